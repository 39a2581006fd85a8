/* A binding proposed from the names of a module and of a pack. What is certain is bound; everything else
 * is listed as <unbound>, with the nearest name, for a person to finish. */
#include <stdio.h>
#include <string.h>

#include "parser/pack/pack_xml.h"
#include "parser/reading/bind_proposer.h"
#include "parser/vassal/format.h"
#include "parser/vassal/sequence.h"

/* ---- XML out ---- */

/* ---- kinds ---- */

/* ---- slots ---- */

static void look_at_marker(um_proposer *q, um_module_slot *s, um_text name)
{
    const um_game *g = q->p->game;
    um_text value = s->side_name; /* set by the caller: the value under inspection */
    s->side_name = UM_TEXT("");
    um_name_words w;
    um_name_cut(g, value, &w);
    if (w.side >= 0 && w.n == 0 && s->side < 0) {
        s->side = w.side;
        s->side_marker = name;
        s->side_name = value;
    }
    for (int k = 0; k < g->nkinds; k++)
        if (um_same_name(value, um_text_of(g->kinds[k].name))) {
            s->kind_marker = name;
            s->kind_value = value;
        }
}

static void look_at_markers(um_proposer *q, um_module_slot *s, const um_vtraits *t)
{
    um_text side = UM_TEXT("");
    for (size_t i = 0; i < t->n; i++) {
        if (t->list[i].kind != UM_VT_MARKER || t->list[i].type.n < 5)
            continue;
        um_text names = {t->list[i].type.p + 5, t->list[i].type.n - 5}; /* behind "mark;" */
        um_seq a, b;
        um_text name, value;
        um_seq_init(&a, names, ',', &q->arena);
        um_seq_init(&b, t->list[i].state, ',', &q->arena);
        while (um_seq_next(&a, &name) && um_seq_next(&b, &value)) {
            s->side_name = value;
            look_at_marker(q, s, name);
            if (s->side_name.n)
                side = s->side_name;
        }
    }
    s->side_name = side;
}

static void note_layers(um_proposer *q, const um_vtraits *t)
{
    for (size_t i = 0; i < t->n; i++) {
        um_vlayer l;
        bool known = false;
        if (!um_vtrait_layer(&t->list[i], &q->arena, &l) || l.levels < 2 || !l.name.n)
            continue;
        for (size_t k = 0; k < q->layers; k++)
            known |= um_text_eq(q->layer[k], l.name);
        if (!known && q->layers < UM_PROPOSE_LAYERS)
            q->layer[q->layers++] = l.name;
    }
}

/* The side that goes without saying: by a marker, else by its name, its palette or a prototype. */
static int side_about(const um_proposer *q, const um_module_slot *s, const um_vslot *v)
{
    const um_game *g = q->p->game;
    static const char word[] = "prototype;";
    um_name_words w;
    um_text hint[3] = {s->name, v->palette, UM_TEXT("")};
    for (size_t i = 0; i + sizeof word <= v->text.n && !hint[2].n; i++)
        if (memcmp(v->text.p + i, word, sizeof word - 1) == 0) {
            hint[2] = (um_text){v->text.p + i + sizeof word - 1, 0};
            while (hint[2].p + hint[2].n < v->text.p + v->text.n && !memchr("\t\\/", hint[2].p[hint[2].n], 3))
                hint[2].n++;
        }
    for (size_t i = 0; i < UM_COUNT(hint) && s->side < 0; i++) {
        um_name_cut(g, hint[i], &w);
        if (w.side >= 0)
            return w.side;
    }
    return s->side;
}

/* A card, though no deck holds it: it is called so. */
static bool says_card(const um_proposer *q, um_text name)
{
    static const char *const word[] = {"card", "karte"};
    char text[UM_PROPOSE_NAME_MAX];
    for (size_t i = 0; i < UM_COUNT(word); i++)
        if (um_fold(name, text, sizeof text) && strstr(text, word[i]))
            return um_piece_kinds(q->p->game, true) != 0;
    return false;
}

static void name_slot(um_proposer *q, um_module_slot *s)
{
    const um_game *g = q->p->game;
    s->card = s->card || says_card(q, s->name);
    uint32_t kinds = um_piece_kinds(g, s->card);
    int kind = s->kind_value.n ? um_kind_named(g, s->kind_value) : -1;
    um_name_match m = {UM_NONE, UM_MATCH_NAMED};
    for (int k = 0; kind < 0 && s->kind_value.n && k < g->nkinds; k++)
        if (um_same_name(s->kind_value, um_text_of(g->kinds[k].name)))
            kind = k;
    if (kind >= 0)
        m = um_propose_find(q, UM_KIND_BIT(kind), s->side, s->name);
    if (m.ref == UM_NONE)
        m = um_propose_find(q, kinds, s->side, s->name);
    if (m.ref == UM_NONE && !s->card && says_card(q, s->palette)) {
        s->card = true;
        m = um_propose_find(q, um_piece_kinds(g, true), -1, s->name);
    }
    s->ref = m.ref;
    s->how = m.how;
}

static void read_slot(um_proposer *q, const um_vslot *v, um_module_slot *s)
{
    um_vtraits t;
    *s = (um_module_slot){.name = v->entry,
                          .gpid = v->gpid,
                          .card = v->card,
                          .side = -1,
                          .ref = UM_NONE,
                          .palette = v->palette};
    if (um_vmodule_slot_traits(q->m, v, &q->arena, &t) == UM_OK && t.n) {
        um_vbasic basic;
        um_vbasic_parse(t.list[t.n - 1].type, t.list[t.n - 1].state, &q->arena, &basic);
        if (basic.name.n)
            s->name = basic.name;
        look_at_markers(q, s, &t);
        note_layers(q, &t);
        s->images = um_vtraits_images(&t, &q->arena, s->image, UM_SLOT_IMAGES);
    }
    s->side = side_about(q, s, v);
    name_slot(q, s);
}

/* ---- each row for one slot ---- */

/* "Name 2", "Name 3" ...: the pack's rows for several things of one name. */
static um_ref next_of(const um_proposer *q, um_ref ref, int n)
{
    um_buf name = {0};
    um_buf_text(&name, um_ref_name(q->p, ref));
    um_buf_printf(&name, " %d", n);
    um_found f = um_find_name(q->p, UM_KIND_BIT(um_ref_kind(ref)), -1, um_buf_view(&name));
    um_buf_free(&name);
    return f.matches == 1 ? f.ref : UM_NONE;
}

/* Who else has the row: the one that is told best, and of those the first. */
static um_module_slot *holder_of(um_proposer *q, um_ref ref, const um_module_slot *but)
{
    um_module_slot *best = NULL;
    for (size_t i = 0; i < q->slots && ref != UM_NONE; i++)
        if (q->slot[i].ref == ref && &q->slot[i] != but && (!best || q->slot[i].how < best->how))
            best = &q->slot[i];
    return best;
}

static void give_next(um_proposer *q, um_module_slot *s)
{
    um_ref next = UM_NONE;
    for (int n = 2; n < 10 && next == UM_NONE; n++) {
        next = next_of(q, s->ref, n);
        next = holder_of(q, next, s) ? UM_NONE : next;
    }
    s->ref = next;
}

/* A row stands for one piece. What is told better keeps it; of several told equally well the others get the
 * pack's "Name 2", "Name 3" ..., if it has them. Two of different names that are merely alike to it are both
 * left to a person. */
static void settle(um_proposer *q)
{
    for (size_t i = 0; i < q->slots; i++) {
        const um_module_slot *s = &q->slot[i],
                             *other = s->how == UM_MATCH_SIMILAR ? holder_of(q, s->ref, s) : NULL;
        q->slot[i].clash = other && !um_text_eq(s->name, other->name);
    }
    for (size_t i = 0; i < q->slots; i++)
        if (q->slot[i].clash)
            q->slot[i].ref = UM_NONE;
    for (int how = UM_MATCH_NAMED; how <= UM_MATCH_SIMILAR; how++)
        for (size_t i = 0; i < q->slots; i++) {
            um_module_slot *s = &q->slot[i], *other = (int)s->how == how ? holder_of(q, s->ref, s) : NULL;
            if (other && (other->how < s->how || (other->how == s->how && other < s)))
                give_next(q, s);
        }
}

static void find_twins(um_proposer *q)
{
    for (size_t i = 0; i < q->slots; i++)
        for (size_t k = 0; k < q->slots && !q->slot[i].twin; k++)
            q->slot[i].twin = i != k && um_text_eq(q->slot[i].name, q->slot[k].name);
}

static void put_piece(um_proposer *q, const um_module_slot *s)
{
    um_buf_str(q->out, "    <piece");
    um_propose_attr(q->out, "is", um_ref_id(q->p, s->ref));
    um_propose_name(q, "name", s->name);
    if (s->gpid.n)
        um_propose_attr(q->out, "gpid", s->gpid);
    bool by_side = s->twin && s->side_marker.n, by_kind = s->twin && s->kind_marker.n;
    if (s->own_image.n && (s->by_image || (s->twin && s->card)))
        um_propose_name(q, "image", s->own_image);
    if (!by_side && !by_kind) {
        um_buf_str(q->out, "/>");
        um_propose_put_how(q, s->how, s->ref);
        return;
    }
    um_buf_char(q->out, '>');
    for (int i = 0; i < 2; i++)
        if (i ? by_kind : by_side) {
            um_buf_str(q->out, "<where");
            um_propose_name(q, "property", i ? s->kind_marker : s->side_marker);
            um_propose_name(q, "value", i ? s->kind_value : s->side_name);
            um_buf_str(q->out, "/>");
        }
    um_buf_str(q->out, "</piece>");
    um_propose_put_how(q, s->how, s->ref);
}

/* Cards count only where cards are kept. */
static void open_pieces(um_proposer *q, int kind)
{
    const um_game *g = q->p->game;
    um_buf_printf(q->out, "  <pieces kind=\"%s\"", g->kinds[kind].name);
    for (int b = 0; b < g->nkinds && g->kinds[kind].is_card; b++)
        if (g->kinds[b].keeps_cards)
            um_buf_printf(q->out, " places=\"%s\"", g->kinds[b].name);
    um_buf_str(q->out, ">\n");
}

static void put_pieces(um_proposer *q)
{
    const um_game *g = q->p->game;
    for (int k = 0; k < g->nkinds; k++) {
        bool any = false;
        for (size_t i = 0; i < q->slots; i++) {
            const um_module_slot *s = &q->slot[i];
            bool left_card = s->ref == UM_NONE && s->card && g->kinds[k].is_card;
            if (um_ref_kind(s->ref) != k && !left_card)
                continue;
            if (!any)
                open_pieces(q, k);
            any = true;
            if (!left_card)
                put_piece(q, s);
        }
        if (any)
            um_buf_str(q->out, "  </pieces>\n");
    }
}

/* ---- the rest ---- */

static void put_module(um_proposer *q)
{
    const um_game *g = q->p->game;
    um_buf_str(q->out, "  <module");
    um_propose_name(q, "name", q->m->name);
    um_propose_name(q, "version", q->m->version);
    um_buf_str(q->out, "/>\n");
    for (size_t i = 0; i < q->m->sides; i++) {
        int side = um_side_of_player(g, q->m->side[i]);
        if (side < 0) {
            um_propose_open_unbound(q, "side", q->m->side[i]);
            um_buf_str(q->out, " is=\"\"/>\n");
            continue;
        }
        um_buf_str(q->out, "  <side");
        um_propose_name(q, "name", q->m->side[i]);
        um_buf_printf(q->out, " is=\"%s\"/>\n", g->sides[side]);
    }
}

/* The game's word for what a module writes on the side of a die: the first that it holds; NULL: none. */
static const char *word_of_side(const um_game *g, um_text side)
{
    char folded[200];
    if (!g->face_names || !um_fold(side, folded, sizeof folded))
        return NULL;
    for (int i = 0; g->face_names[i][0]; i++)
        if (strstr(folded, g->face_names[i][0]))
            return g->face_names[i][1];
    return NULL;
}

/* Special dice that show 1, 2, 3... are as good as plain ones. */
static bool shows_numbers(const um_vdie *d)
{
    int32_t n;
    for (int i = 0; i < d->sides; i++)
        if (um_text_int(d->face[i], &n) != UM_OK || n != i + 1)
            return false;
    return true;
}

/* What the sides of special dice show, if all of them are known. */
static bool put_sides(um_proposer *q, const um_vdie *d)
{
    const char *word[UM_VDIE_FACES];
    for (int i = 0; i < d->sides; i++)
        if (!d->special || (word[i] = word_of_side(q->p->game, d->face[i])) == NULL)
            return false;
    for (int i = 0; i < d->sides; i++)
        um_buf_printf(q->out, "%s%s", i ? " " : " faces=\"", word[i]);
    um_buf_str(q->out, "\"");
    return true;
}

/* Whose dice a button rolls, where pieces have no names: the name of what there is many of is in its own. */
static void put_owner(um_proposer *q, const um_vdie *d)
{
    const um_game *g = q->p->game;
    uint32_t counted = 0;
    for (int k = 0; k < g->nkinds; k++)
        counted |= g->kinds[k].is_counted ? UM_KIND_BIT(k) : 0;
    um_name_match m = {UM_NONE, UM_MATCH_NAMED};
    if (counted)
        m = um_propose_find(q, counted, -1, d->name);
    if (m.ref != UM_NONE)
        um_buf_printf(q->out, " kind=\"%s\" is=\"%.*s\"", g->kinds[um_ref_kind(m.ref)].name,
                      UM_FMT(um_ref_id(q->p, m.ref)));
    bool told = m.ref != UM_NONE && put_sides(q, d);
    um_buf_str(q->out, "/>\n");
    if (m.ref != UM_NONE && !told)
        um_buf_str(q->out,
                   "    <!-- add what its sides show, from the first on: faces=\"hit hit flee ...\" -->\n");
}

static void put_dice(um_proposer *q)
{
    bool any = false;
    for (size_t i = 0; i < q->m->dice; i++) {
        const um_vdie *d = &q->m->die[i];
        bool words = d->special && q->p->game->face_names;
        if (d->dice < 1 || d->sides < 1 || (d->special && !words && !shows_numbers(d)))
            continue;
        um_buf_str(q->out, any ? "" : "  <dice>\n");
        any = true;
        um_buf_str(q->out, "    <button");
        um_propose_name(q, "name", d->name);
        um_buf_printf(q->out, " count=\"%d\" sides=\"%d\"", (int)d->dice, (int)d->sides);
        put_owner(q, d);
    }
    um_buf_str(q->out, any ? "  </dice>\n" : "");
    if (q->layers)
        um_buf_str(q->out, "  <faces>\n");
    for (size_t i = 0; i < q->layers; i++) {
        um_buf_str(q->out, "    <layer");
        um_propose_name(q, "name", q->layer[i]);
        um_buf_str(q->out, " back=\"2\"/>\n");
    }
    if (q->layers)
        um_buf_str(q->out, "  </faces>\n");
    for (size_t i = 0; i < q->m->turns; i++)
        if (!q->turn_told && !(q->turn_told = um_propose_tracker(q, &q->m->turn[i])))
            um_propose_unbound(q, "turn-tracker", q->m->turn[i].name);
}

/* How players of the game speak, as far as the program knows. */
static void put_chat(um_proposer *q)
{
    char name[64];
    int n = snprintf(name, sizeof name, "%s_chat", q->p->game->name);
    um_buf_text(q->out, um_pack_builtin_xml((um_text){name, (size_t)n}));
}

um_status um_bind_propose(const um_vmodule *m, const um_pack *p, const um_vgame *table, um_buf *out,
                          um_buf *report_to, um_bind_tally *tally)
{
    um_proposer q = {.m = m, .p = p, .out = out, .table = table, .report = report_to};
    um_module_places s = {0};
    q.slot = um_arena_alloc(&q.arena, (m->slots + 1) * sizeof *q.slot);
    q.failed = q.slot ? um_propose_know(&q) : UM_MEMORY;
    for (size_t i = 0; q.failed == UM_OK && i < m->slots; i++)
        read_slot(&q, &m->slot[i], &q.slot[q.slots++]);
    if (q.failed == UM_OK)
        q.failed = um_propose_own_images(&q);
    if (q.failed == UM_OK)
        um_propose_cards(&q);
    settle(&q);
    find_twins(&q);
    um_propose_find_places(&q, &s);
    um_buf_printf(
        out,
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<binding version=\"1\" game=\"%s\" pack=\"%.*s\">\n",
        p->game->name, UM_FMT(p->name));
    put_module(&q);
    put_pieces(&q);
    um_propose_put_places(&q, &s);
    um_propose_points(&q, &s);
    um_propose_put_left(&q, &s);
    put_dice(&q);
    put_chat(&q);
    um_buf_str(out, "</binding>\n");
    *tally = (um_bind_tally){q.bound, q.left, q.alike, q.bare.n && !table};
    um_free(s.p, s.cap * sizeof *s.p);
    um_arena_free(&q.arena);
    return q.failed ? q.failed : out->failed;
}
