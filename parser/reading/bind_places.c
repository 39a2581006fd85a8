/* Places by their names, decks by what lies in them, and what is left over. */
#include <string.h>

#include "parser/reading/bind_proposer.h"
#include "parser/vassal/format.h"

/* ---- what the module has ---- */

static void add_spot(um_proposer *q, um_module_places *s, um_module_place one)
{
    for (size_t i = 0; i < s->n; i++)
        if (um_text_eq(s->p[i].name, one.name) && um_text_eq(s->p[i].map, one.map))
            return;
    if (um_grow((void **)&s->p, &s->cap, s->n + 1, sizeof *s->p) != UM_OK) {
        q->failed = UM_MEMORY;
        return;
    }
    one.ref = UM_NONE;
    s->p[s->n++] = one;
}

static um_text zone_name(um_proposer *q, const um_vzone *z, um_text region)
{
    um_vfact facts[] = {{"name", z->name}, {"gridLocation", region}};
    um_text out = z->name;
    um_vformat(z->format, facts, UM_COUNT(facts), &q->arena, &out);
    return out;
}

static void add_grid(um_proposer *q, um_module_places *s, const um_vgrid *g, const um_vzone *zone)
{
    if (!g)
        return;
    for (size_t i = 0; i < g->regions; i++) {
        if (!g->region[i].name.n)
            continue;
        um_text name = zone ? zone_name(q, zone, g->region[i].name) : g->region[i].name;
        add_spot(q, s, (um_module_place){.name = name, .zone = zone ? zone->name : UM_TEXT(""), .hand = -1});
    }
    for (size_t i = 0; i < g->zones; i++) {
        const um_vzone *z = &g->zone[i];
        bool squares = z->grid && !z->grid->regions && !z->grid->zones;
        um_module_place whole = {.zone = z->name, .hand = -1, .squares = squares, .whole = z->grid != NULL};
        whole.name = z->grid ? z->name : zone_name(q, z, UM_TEXT(""));
        add_spot(q, s, whole);
        add_grid(q, s, z->grid, z);
    }
    add_grid(q, s, g->background, NULL);
}

/* Coordinates of a grid of hexes or squares name no place. */
static bool grid_has_names(const um_vgrid *g)
{
    if (!g)
        return false;
    for (size_t i = 0; i < g->regions; i++)
        if (g->region[i].name.n)
            return true;
    return g->zones > 0 || grid_has_names(g->background);
}

bool um_vmap_has_names(const um_vmap *map)
{
    for (size_t i = 0; i < map->boards; i++)
        if (grid_has_names(map->board[i].grid))
            return true;
    return false;
}

/* ---- which of the pack's they are ---- */

/* The only place whose `role` is this word, and, if one is asked for, whose name has a word. */
static um_ref with_role(const um_proposer *q, const char *role, int side, const char *word)
{
    const um_game *g = q->p->game;
    um_ref found = UM_NONE;
    for (int k = 0; k < g->nkinds; k++)
        for (int i = 0; (um_place_kinds(g) >> k) & 1 && i < um_rows(q->p, k); i++) {
            um_ref r = um_ref_of(k, i);
            if (!um_propose_is_role(q, r, role) || (side >= 0 && um_side_of_row(q->p, r) != side))
                continue;
            um_name_words w;
            bool has = !word;
            um_name_cut(g, um_ref_name(q->p, r), &w);
            for (size_t n = 0; n < w.n; n++)
                has |= word && strcmp(word, w.w[n].text) == 0;
            if (has && found != UM_NONE)
                return UM_NONE;
            found = has ? r : found;
        }
    return found;
}

bool um_propose_is_role(const um_proposer *q, um_ref r, const char *role)
{
    const char *word = um_word_of_row(q->p, r, "role", UM_GUESS);
    return word && strcmp(word, role) == 0;
}

/* A deck is that of a year if nearly all its cards are: some titles are in several decks. */
static um_ref deck_by_cards(const um_proposer *q, const um_vpile *pile)
{
    enum { YEARS_MAX = 8 };
    const char *year[YEARS_MAX];
    size_t count[YEARS_MAX] = {0}, years = 0, best = 0, all = 0;
    for (uint32_t i = pile->first_slot; i < pile->first_slot + pile->slots && i < q->slots; i++) {
        const char *word = um_word_of_row(q->p, q->slot[i].ref, "year", UM_LIKELY);
        size_t k = 0;
        while (word && k < years && strcmp(year[k], word) != 0)
            k++;
        if (!word || k == YEARS_MAX)
            continue;
        year[k] = word;
        years += k == years;
        count[k]++;
        all++;
        best = count[k] > count[best] ? k : best;
    }
    return all && count[best] * 5 >= all * 4 ? with_role(q, "deck", -1, year[best]) : UM_NONE;
}

static void tell(um_proposer *q, um_module_place *s)
{
    um_name_match m = um_propose_find(q, um_place_kinds(q->p->game), s->hand, s->name.n ? s->name : s->map);
    if (m.ref == UM_NONE && s->hand >= 0)
        m = (um_name_match){with_role(q, "hand", s->hand, NULL), UM_MATCH_WORDED};
    if (m.ref == UM_NONE && s->pile)
        m = (um_name_match){deck_by_cards(q, s->pile), UM_MATCH_WORDED};
    if (!s->deck && m.how != UM_MATCH_NAMED &&
        (um_propose_is_role(q, m.ref, "deck") || um_propose_is_role(q, m.ref, "prewar-deck")))
        m.ref = UM_NONE; /* a box of the turn track is called 1812, too */
    s->ref = s->whole && m.how == UM_MATCH_SIMILAR ? UM_NONE : m.ref;
    s->how = m.how;
}

/* What is merely alike to a place gives way to what is called so; of several alike none is it. */
static void settle(um_module_places *s)
{
    for (size_t i = 0; i < s->n; i++)
        for (size_t k = 0; k < s->n && s->p[i].how == UM_MATCH_SIMILAR && s->p[i].ref != UM_NONE; k++)
            s->p[i].clash |= i != k && s->p[k].ref == s->p[i].ref && !um_text_eq(s->p[i].name, s->p[k].name);
    for (size_t i = 0; i < s->n; i++)
        if (s->p[i].clash)
            s->p[i].ref = UM_NONE;
}

static bool same_zone(const um_module_place *a, const um_module_place *b)
{
    return a->zone.n && um_text_eq(a->zone, b->zone);
}

/* A zone is the place it is called after, if none of the places within is one of its own. */
static void settle_zones(um_module_places *s)
{
    for (size_t i = 0; i < s->n; i++)
        for (size_t k = 0; k < s->n && s->p[i].whole && s->p[i].ref != UM_NONE; k++)
            if (k != i && same_zone(&s->p[i], &s->p[k]) && s->p[k].ref != UM_NONE)
                s->p[i].ref = UM_NONE;
    for (size_t i = 0; i < s->n; i++)
        for (size_t k = 0; k < s->n && s->p[i].whole && s->p[i].ref != UM_NONE; k++)
            s->p[k].within |= k != i && same_zone(&s->p[i], &s->p[k]);
}

static bool says_hand(const um_proposer *q, um_text name)
{
    um_name_words w;
    um_name_cut(q->p->game, name, &w);
    for (size_t i = 0; i < w.n; i++)
        if (strcmp(w.w[i].text, "hand") == 0)
            return true;
    return false;
}

static void add_map(um_proposer *q, um_module_places *s, const um_vmap *map)
{
    bool hand = map->kind == UM_VMAP_HAND || (map->kind == UM_VMAP_PRIVATE && says_hand(q, map->name));
    for (size_t b = 0; b < map->boards && map->kind == UM_VMAP_SHARED; b++)
        add_grid(q, s, map->board[b].grid, NULL);
    for (size_t k = 0; k < map->piles; k++)
        if (map->pile[k].deck && map->pile[k].name.n) /* nothing else would tell it */
            add_spot(q, s,
                     (um_module_place){
                         .name = map->pile[k].name, .deck = true, .hand = -1, .pile = &map->pile[k]});
    if (hand && map->name.n)
        add_spot(q, s,
                 (um_module_place){
                     .name = UM_TEXT(""),
                     .map = map->name,
                     .is_hand = true,
                     .hand = um_side_of_player(q->p->game, map->owners.n ? map->owners : map->name)});
    else if (map->kind == UM_VMAP_SHARED && !um_vmap_has_names(map) &&
             um_propose_find(q, um_place_kinds(q->p->game), -1, map->name).how <= UM_MATCH_WORDED &&
             um_propose_find(q, um_place_kinds(q->p->game), -1, map->name).ref != UM_NONE)
        add_spot(q, s, (um_module_place){.name = UM_TEXT(""), .map = map->name, .hand = -1});
}

void um_propose_find_places(um_proposer *q, um_module_places *s)
{
    for (size_t i = 0; i < q->m->maps; i++)
        add_map(q, s, &q->m->map[i]);
    for (size_t i = 0; i < s->n; i++)
        tell(q, &s->p[i]);
    for (size_t i = 0; i < s->n; i++)
        s->p[i].key = um_propose_track_key(q, &s->p[i]);
    settle(s);
    settle_zones(s);
}

/* ---- put down ---- */

static void put_place(um_proposer *q, const um_module_place *s)
{
    const um_game *g = q->p->game;
    um_buf_str(q->out, "    <place");
    um_propose_attr(q->out, "is", um_ref_id(q->p, s->ref));
    if (s->whole)
        um_propose_name(q, "zone", s->zone);
    else if (s->name.n)
        um_propose_name(q, "name", s->name);
    if (s->map.n)
        um_propose_name(q, "map", s->map);
    if (s->hand >= 0)
        um_buf_printf(q->out, " hand=\"%s\"", g->sides[s->hand]);
    if (s->deck && !um_propose_is_role(q, s->ref, "discard") && !um_propose_is_role(q, s->ref, "removed"))
        um_buf_str(q->out, " draws=\"yes\"");
    um_buf_str(q->out, "/>");
    um_propose_put_how(q, s->how, s->ref);
}

void um_propose_put_places(um_proposer *q, const um_module_places *s)
{
    const um_game *g = q->p->game;
    for (int k = 0; k < g->nkinds; k++) {
        bool any = false;
        for (size_t i = 0; i < s->n; i++) {
            if (um_ref_kind(s->p[i].ref) != k)
                continue;
            if (!any)
                um_buf_printf(q->out, "  <places kind=\"%s\">\n", g->kinds[k].name);
            any = true;
            put_place(q, &s->p[i]);
        }
        if (any)
            um_buf_str(q->out, "  </places>\n");
    }
}

static void put_unbound_place(um_proposer *q, const um_module_place *s)
{
    um_text near = um_nearest_name(q->p, um_place_kinds(q->p->game), s->name);
    if (s->squares) { /* only umpire dump shows what its places are called */
        um_propose_open_unbound(q, "grid", s->zone);
        um_buf_str(q->out,
                   " note=\"a zone of squares: if the score is shown there, a score with a pattern for the "
                   "names of its places; if nothing is, ignore the zone\"/>\n");
        return;
    }
    um_propose_open_unbound(q, s->name.n ? "place" : "map", s->name.n ? s->name : s->map);
    if (near.n)
        um_propose_attr(q->out, "nearest", near);
    if (s->is_hand)
        um_buf_str(q->out, " hand=\"\"");
    if (s->deck)
        um_buf_str(q->out, " draws=\"\"");
    um_buf_str(q->out, " is=\"\"/>\n");
}

void um_propose_put_left(um_proposer *q, const um_module_places *s)
{
    um_text track = um_propose_score(q, s);
    q->turn_told = um_propose_turn(q, s);
    if (q->bare.n)
        um_propose_bare_tracks(q);
    um_propose_markers(q);
    for (size_t i = 0; i < q->slots; i++)
        if (q->slot[i].ref == UM_NONE && !q->slot[i].told)
            um_propose_unbound_piece(q, &q->slot[i]);
    for (size_t i = 0; i < s->n; i++) {
        bool told = s->p[i].within || (s->p[i].whole && !s->p[i].squares) ||
                    um_propose_is_score(q, &s->p[i], track) ||
                    (q->turn_told && um_propose_is_turn(q, &s->p[i]));
        if (s->p[i].ref == UM_NONE && !told)
            put_unbound_place(q, &s->p[i]);
    }
}
