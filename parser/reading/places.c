/* Which thing of the game a piece is, and which place the spot it lies on. */
#include <string.h>

#include "parser/reading/log_reader.h"

static void tell_once(um_log_reader *r, const char *code, const char *what, um_text name)
{
    size_t had = r->told.n;
    uint32_t k;
    if (um_vnames_add(&r->told, name, &k) != UM_OK || r->told.n == had)
        return;
    um_say(&r->o->sink, UM_WARNING, UM_NAME, (um_place){.file = r->file, .entry = r->entry}, code,
           "%s '%.*s'", what, (int)(name.n > 80 ? 80 : name.n), name.p);
}

/* ---- pieces ---- */

static bool conditions_hold(um_log_reader *r, uint32_t piece, const um_bind_where *w, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        um_text v = um_vgame_value(r->game, piece, w[i].property.p, &r->scratch);
        if (!v.p || !um_text_eq(v, w[i].value))
            return false;
    }
    return true;
}

/* A slot's number identifies a piece if both sides have it; its name must agree all the same. */
static bool is_named(const um_vpiece *p, um_text name, um_text gpid)
{
    if (name.n && !um_text_eq(name, p->name))
        return false;
    if (gpid.n && p->gpid.n)
        return um_text_eq(gpid, p->gpid);
    return name.n > 0;
}

static bool has_image(const um_text *image, size_t n, um_text wanted)
{
    for (size_t i = 0; i < n; i++)
        if (um_text_eq(image[i], wanted))
            return true;
    return false;
}

static const um_bind_piece *find_piece(um_log_reader *r, uint32_t k, const um_vpiece *p)
{
    um_text image[UM_LOG_IMAGES];
    size_t n = um_vtraits_images(&p->traits, &r->scratch, image, UM_LOG_IMAGES);
    for (size_t i = 0; i < r->b->pieces; i++) {
        const um_bind_piece *b = &r->b->piece[i];
        bool by_image = b->image.n > 0 && !b->name.n && !(b->gpid.n && p->gpid.n);
        if (b->image.n && !has_image(image, n, b->image))
            continue;
        if ((by_image || is_named(p, b->name, b->gpid)) && conditions_hold(r, k, b->where, b->wheres))
            return b;
    }
    return NULL;
}

/* Which side of a piece its layers show. */
static int shown_face(um_log_reader *r, uint32_t piece)
{
    for (size_t i = 0; i < r->b->layers; i++) {
        um_vlayer l;
        if (um_vgame_layer(r->game, piece, r->b->layer[i].name.p, &r->scratch, &l))
            return l.active && l.level >= r->b->layer[i].back;
    }
    return 0;
}

static int face_of(um_log_reader *r, uint32_t piece, const um_log_thing *t)
{
    if (t->bound && t->bound->face != UM_B_KEEP)
        return t->bound->face == UM_B_BACK;
    return shown_face(r, piece);
}

static const um_bind_marker *find_mark(um_log_reader *r, uint32_t k, const um_vpiece *p)
{
    for (size_t i = 0; i < r->b->markers; i++) {
        const um_bind_marker *b = &r->b->marker[i];
        if (is_named(p, b->name, b->gpid) && conditions_hold(r, k, b->where, b->wheres) &&
            (b->face == UM_B_KEEP || (b->face == UM_B_BACK) == shown_face(r, k)))
            return b;
    }
    return NULL;
}

void um_log_mark_again(um_log_reader *r, uint32_t piece)
{
    um_vpiece p;
    const um_bind_marker *now =
        um_vgame_piece(r->game, piece, &p) && p.alive ? find_mark(r, piece, &p) : NULL;
    if (now)
        r->thing[piece].mark = now;
}

static bool is_stranger(const um_binding *b, const um_vpiece *p)
{
    for (size_t i = 0; i < b->left_pieces; i++)
        if (is_named(p, b->left_piece[i].name, b->left_piece[i].gpid))
            return true;
    return false;
}

static void classify(um_log_reader *r, uint32_t k, um_log_thing *t)
{
    um_vpiece p;
    *t = (um_log_thing){.role = UM_LOG_NOTHING, .what = UM_NONE, .spot = {.place = UM_NONE, .hand = -1}};
    if (!um_vgame_piece(r->game, k, &p) || p.sort != UM_V_PIECE)
        return;
    if (r->b->has_score && is_named(&p, r->b->score.marker, r->b->score.gpid)) {
        t->role = UM_LOG_SCORE_MARKER;
    } else if (r->b->has_turn && is_named(&p, r->b->turn_marker, r->b->turn_gpid)) {
        t->role = UM_LOG_TURN_MARKER;
    } else if ((t->bound = find_piece(r, k, &p)) != NULL) {
        t->what = t->bound->ref;
        t->role = t->what == UM_NONE ? UM_LOG_NOTHING : UM_LOG_THING;
    } else if ((t->mark = find_mark(r, k, &p)) != NULL) {
        t->role = UM_LOG_MARK;
    } else {
        if (p.map.p && is_stranger(r->b, &p)) {
            r->unbound_seen = true;
            t->role = UM_LOG_UNBOUND;
        }
        tell_once(r, "reading-piece",
                  "a piece is not in the binding and is left out (is=\"none\" there says that it is none of "
                  "the game's):",
                  um_vgame_name(r->game, k, r->o->reveal, &r->scratch));
    }
}

um_log_thing *um_log_thing_of(um_log_reader *r, uint32_t piece)
{
    if (um_grow((void **)&r->thing, &r->things_cap, (size_t)piece + 1, sizeof *r->thing) != UM_OK) {
        r->failed = UM_MEMORY;
        return NULL;
    }
    um_log_thing *t = &r->thing[piece];
    if (t->role == UM_LOG_NOT_SEEN)
        classify(r, piece, t);
    return t;
}

/* ---- spots ---- */

static bool agrees(um_text wanted, um_text has)
{
    return wanted.n == 0 || (has.p && um_text_eq(wanted, has));
}

static const um_bind_place *find_place(const um_binding *b, um_text map, const um_vplace *v)
{
    for (size_t i = 0; i < b->places; i++) {
        const um_bind_place *p = &b->place[i];
        if (agrees(p->name, v->name) && agrees(p->zone, v->zone) && agrees(p->map, map))
            return p;
    }
    return NULL;
}

bool um_log_score_of(um_log_reader *r, um_text points, bool for_side_1, int32_t *net)
{
    static const um_param score = {.type = UM_P_VP};
    um_bounds may = um_param_range(&score);
    int32_t v = 0;
    um_text t = um_text_trim(points);
    size_t sign = t.n && t.p[0] == '-' ? 1 : 0;
    bool digits = t.n > sign;
    for (size_t i = sign; i < t.n; i++)
        digits &= t.p[i] >= '0' && t.p[i] <= '9';
    if (!digits)
        return false;
    if (um_text_int(t, &v) != UM_OK || v < may.lo || v > may.hi) {
        um_say(&r->o->sink, UM_WARNING, UM_VALUE, (um_place){.file = r->file, .entry = r->entry},
               "score-range", "a score is %d to %d, not %.*s: it is passed over", (int)may.lo, (int)may.hi,
               UM_FMT(um_text_part(t, 40)));
        return false;
    }
    *net = for_side_1 ? -v : v;
    return true;
}

static void read_score_spot(um_log_reader *r, const um_vpiece *p, um_text name, um_log_place *s)
{
    const um_binding *b = r->b;
    s->means = um_log_on_line(b->score.line, b->score.lines, p, &s->value);
    for (size_t i = 0; i < b->score.ats && !s->means; i++) {
        um_text points, side;
        if (!um_pattern_find(b->score.at[i], name) || !um_pattern_group(b->score.at[i], "points", &points))
            continue;
        bool second = um_pattern_group(b->score.at[i], "side", &side) && um_bind_side_of(b, side) == 1;
        s->means = um_log_score_of(r, points, second, &s->value);
    }
}

static void read_turn_spot(const um_binding *b, const um_vpiece *p, um_text name, um_log_place *s)
{
    s->means = um_log_on_line(b->turn_line, b->turn_lines, p, &s->value);
    for (size_t i = 0; i < b->turns; i++)
        if (um_text_eq(b->turn[i].text, name)) {
            s->value = b->turn[i].turn;
            s->means = true;
        }
}

/* A named place that the binding lists as left over may be any place of the game. */
static bool is_left_over(const um_binding *b, um_text name)
{
    for (size_t i = 0; i < b->lefts; i++)
        if (b->left[i].n && um_text_eq(b->left[i], name))
            return true;
    return false;
}

/* No place of the binding. One that was left over when it was made may be any of the game's. */
static void unknown_spot(um_log_reader *r, const um_vplace *v, bool card, um_log_place *s)
{
    if (!um_text_is(v->name, UM_V_OFFBOARD))
        tell_once(r, "reading-place", "a place is not in the binding:", v->name);
    s->unknown = s->anywhere = s->vague = !card && is_left_over(r->b, v->name);
}

/* Where spots were found that were looked at last: speed dictates that they are kept, for pieces lie at few.
 */
enum { SPOTS_KEPT = 256 };

struct um_log_found_spot {
    const char *map; /* the game's own text of it; NULL: nothing is kept here */
    int32_t x, y;
    const um_bind_group *group;
    um_log_place place;
};

static struct um_log_found_spot *found_spot(um_log_reader *r, const um_vpiece *p, const um_bind_group *g)
{
    if (!r->found && um_grow((void **)&r->found, &r->found_cap, SPOTS_KEPT, sizeof *r->found) != UM_OK) {
        r->failed = UM_MEMORY;
        return NULL;
    }
    uint32_t h = (uint32_t)(g ? g - r->b->group + 1 : 0) * 0x9e3779b1u ^ (uint32_t)p->x * 0x85ebca6bu ^
                 (uint32_t)p->y * 0xc2b2ae35u;
    return &r->found[(h ^ h >> 15) % SPOTS_KEPT];
}

static bool is_found(const struct um_log_found_spot *f, const um_vpiece *p, const um_bind_group *g)
{
    return f->map == p->map.p && f->x == p->x && f->y == p->y && f->group == g;
}

void um_log_forget_spots(um_log_reader *r)
{
    um_free(r->found, r->found_cap * sizeof *r->found);
    r->found = NULL;
    r->found_cap = 0;
}

static void place_spot(um_log_reader *r, const um_bind_group *g, const um_vpiece *piece, const um_vplace *v,
                       um_log_place *s)
{
    const um_bind_place *p = find_place(r->b, piece->map, v);
    bool card = g && g->places_mask;
    um_log_place near = {.place = UM_NONE};
    if (!p)
        um_log_nearest_place(r->b, piece, &near);
    um_ref place = p ? p->ref : near.place;
    if (!p && place == UM_NONE && !near.vague) {
        unknown_spot(r, v, card, s);
        return;
    }
    if (place != UM_NONE && card && !(g->places_mask & UM_KIND_BIT(um_ref_kind(place))))
        return; /* a card that lies on a town is on the table, no more */
    s->place = place;
    s->others = near.others;
    s->anywhere = near.anywhere;
    memcpy(s->other, near.other, sizeof s->other);
    s->vague = near.vague && !card;
    if (p) {
        s->hand = p->hand;
        s->draws = p->draws;
    }
}

static void note_strange(um_log_reader *r, um_ref place)
{
    for (size_t i = 0; i < r->nunbound_at; i++)
        if (r->unbound_at[i] == place)
            return;
    if (um_grow((void **)&r->unbound_at, &r->unbound_at_cap, r->nunbound_at + 1, sizeof *r->unbound_at) !=
        UM_OK)
        r->failed = UM_MEMORY;
    else
        r->unbound_at[r->nunbound_at++] = place;
}

/* Where on the map a piece lies; false: nobody can tell. */
static bool locate(um_log_reader *r, const um_vpiece *p, um_vplace *v)
{
    const um_vboard_ref *boards = NULL;
    size_t n = um_vgame_boards(r->game, p->map, &boards);
    um_status s = um_vlocate(r->m, p->map, p->x, p->y, n ? boards : NULL, n, &r->scratch, v);
    if (s == UM_MEMORY)
        r->failed = s;
    return s == UM_OK;
}

void um_log_look(um_log_reader *r, uint32_t piece, um_log_place *s, int *face, bool *shown)
{
    um_vpiece p;
    um_vplace v;
    const um_log_thing *t = &r->thing[piece];
    *s = (um_log_place){.place = UM_NONE, .hand = -1};
    *face = 0;
    *shown = false;
    if (!um_vgame_piece(r->game, piece, &p) || !p.alive || !p.map.p)
        return;
    s->on_table = true;
    *shown = !um_vgame_hidden(r->game, piece) || (r->nknown && um_log_is_known(r, p.id));
    const um_bind_group *g = t->bound && t->bound->group >= 0 ? &r->b->group[t->bound->group] : NULL;
    bool marker = t->role == UM_LOG_SCORE_MARKER || t->role == UM_LOG_TURN_MARKER;
    struct um_log_found_spot *found = marker ? NULL : found_spot(r, &p, g);
    if (found && is_found(found, &p, g)) {
        *s = found->place;
    } else {
        if (!locate(r, &p, &v))
            return;
        if (t->role == UM_LOG_SCORE_MARKER)
            read_score_spot(r, &p, v.name, s);
        else if (t->role == UM_LOG_TURN_MARKER)
            read_turn_spot(r->b, &p, v.name, s);
        else
            place_spot(r, g, &p, &v, s);
        if (found)
            *found = (struct um_log_found_spot){p.map.p, p.x, p.y, g, *s};
    }
    if (t->role == UM_LOG_THING || t->role == UM_LOG_MARK)
        *face = face_of(r, piece, t);
    else if (t->role == UM_LOG_UNBOUND && s->place != UM_NONE)
        note_strange(r, s->place);
}
