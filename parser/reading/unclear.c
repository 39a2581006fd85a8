/* Maps without names: which known point a piece lies at, and what if it lies between two. */
#include <math.h>
#include <string.h>

#include "parser/reading/log_reader.h"

static double far_from(const um_bind_spot *s, const um_vpiece *p)
{
    double dx = (double)p->x - s->x, dy = (double)p->y - s->y;
    return sqrt(dx * dx + dy * dy);
}

/* The nearest point within its reach. */
static const um_bind_spot *nearest(const um_binding *b, const um_vpiece *p)
{
    const um_bind_spot *best = NULL;
    for (size_t i = 0; i < b->spots; i++) {
        const um_bind_spot *s = &b->spot[i];
        double far = far_from(s, p);
        if (far <= s->within && um_text_eq(s->map, p->map) && (!best || far < far_from(best, p)))
            best = s;
    }
    return best;
}

/* Either point may be off by its error: another place could be the nearer one as well. */
static void add_rivals(const um_binding *b, const um_vpiece *p, const um_bind_spot *of, um_log_place *spot)
{
    double first = far_from(of, p);
    for (size_t i = 0; i < b->spots && first > of->sure; i++) {
        const um_bind_spot *s = &b->spot[i];
        bool other = s->ref != of->ref && um_text_eq(s->map, p->map) && (s->error || of->error);
        double far = far_from(s, p);
        if (!other || far - first > s->error + of->error || far > s->within + s->error)
            continue;
        spot->vague = true;
        if (spot->others < UM_LOG_OTHERS)
            spot->other[spot->others++] = s->ref;
        else
            spot->anywhere = true; /* more than can be named: none is ruled out */
    }
}

static bool is_calibrated(const um_binding *b, um_text map)
{
    for (size_t i = 0; i < b->spots; i++)
        if (b->spot[i].error && um_text_eq(b->spot[i].map, map))
            return true;
    return false;
}

void um_log_nearest_place(const um_binding *b, const um_vpiece *p, um_log_place *spot)
{
    const um_bind_spot *s = nearest(b, p);
    spot->others = 0;
    spot->anywhere = false;
    spot->place = s ? s->ref : UM_NONE;
    spot->vague = !s && is_calibrated(b, p->map);
    if (s)
        add_rivals(b, p, s, spot);
}

/* ---- tracks ---- */

static bool on_line(const um_bind_line *l, const um_vpiece *p, int32_t *value)
{
    double dx = (double)l->to_x - l->x, dy = (double)l->to_y - l->y;
    double px = (double)p->x - l->x, py = (double)p->y - l->y;
    double steps = fabs((double)l->to - l->from), length = steps > 0 ? sqrt(dx * dx + dy * dy) : 0;
    double beside = length > 0 ? fabs(px * dy - py * dx) / length : sqrt(px * px + py * py);
    double at = length > 0 ? (px * dx + py * dy) / length * steps / length : 0, number = floor(at + 0.5);
    if (beside > l->within || number < 0 || number > steps || fabs(at - number) > 0.4)
        return false;
    *value = l->from + (l->to < l->from ? -1 : 1) * (int32_t)number;
    return true;
}

bool um_log_on_line(const um_bind_line *line, size_t n, const um_vpiece *p, int32_t *value)
{
    for (size_t i = 0; i < n; i++)
        if (p->map.p && um_text_eq(line[i].map, p->map) && on_line(&line[i], p, value))
            return true;
    return false;
}

/* ---- events ---- */

static bool moves(const um_log_event *e)
{
    return (e->kind == UM_LOG_MOVE || e->kind == UM_LOG_ADD) && !e->gone && !e->put;
}

static bool other_side_acted(const um_log_reader *r, size_t first, size_t last, int side)
{
    for (size_t i = first + 1; i < last; i++) {
        const um_log_event *e = &r->ev.p[i];
        if (!e->gone && e->side >= 0 && e->side != side && (moves(e) || e->kind == UM_LOG_ROLL))
            return true;
    }
    return false;
}

/* A drop between two places that its owner went on from at once was no stop: the piece went past it. */
void um_log_drop_passing(um_log_reader *r, size_t n, bool last)
{
    for (; r->clear < n; r->clear++) {
        size_t i = r->clear, k = i + 1, end = um_log_look_end(i, n);
        um_log_event *e = &r->ev.p[i], *next;
        if (e->kind != UM_LOG_MOVE || !moves(e) || !e->to.vague)
            continue;
        while (k < end && !(moves(&r->ev.p[k]) && um_log_same_piece(&r->ev.p[k], e)))
            k++;
        if (other_side_acted(r, i, k, e->side))
            continue;
        if (k == n && !last)
            return;
        next = &r->ev.p[k];
        if (k == end || next->kind != UM_LOG_MOVE || next->side != e->side)
            continue;
        next->from = e->from;
        next->since = next->log != e->log ? next->since : e->since ? e->since : e->entry;
        e->gone = true;
    }
}

/* ---- statements ---- */

enum { NAMED_AT_ONCE = 120 }; /* pieces in one statement, which has room for UM_VALUES_MAX names */

static int unclear_verb(const um_game *g)
{
    for (int v = 0; v < g->nverbs; v++)
        if (g->verbs[v].flags & UM_V_UNCLEAR)
            return v;
    return -1;
}

/* Whether the place may stand in the statement's list. */
static bool may_name(const um_verb *v, um_ref place)
{
    return place != UM_NONE && v->nparams > 1 && (v->params[1].kinds & UM_KIND_BIT(um_ref_kind(place)));
}

static bool is_doubted(const um_log_reader *r, const um_verb *v, const um_log_event *e)
{
    return e->to.vague && !e->gone && (e->shown || r->o->reveal) &&
           (e->kind == UM_LOG_MOVE || e->kind == UM_LOG_ADD) && e->what != UM_NONE &&
           (v->params[0].kinds & UM_KIND_BIT(um_ref_kind(e->what)));
}

static bool same_doubt(const um_log_place *a, const um_log_place *b)
{
    return a->place == b->place && a->others == b->others && a->anywhere == b->anywhere &&
           memcmp(a->other, b->other, (size_t)a->others * sizeof *a->other) == 0;
}

static bool is_like(const um_log_reader *r, const um_verb *v, const um_log_event *e, const um_log_event *like)
{
    return is_doubted(r, v, e) && same_doubt(&e->to, &like->to);
}

bool um_log_make_unclear(um_log_reader *r, const size_t *event, size_t n, size_t i, um_maker *m)
{
    int verb = unclear_verb(r->g);
    const um_verb *v = verb < 0 ? NULL : &r->g->verbs[verb];
    const um_log_event *e = &r->ev.p[event[i]];
    size_t before = 0, named_here = 0;
    if (!v || !is_doubted(r, v, e))
        return false;
    for (size_t k = 0; k < i; k++)
        before += is_like(r, v, &r->ev.p[event[k]], e);
    if (before % NAMED_AT_ONCE)
        return false; /* named with one of those */
    um_make(m, verb, -1);
    for (size_t k = i; k < n && named_here < NAMED_AT_ONCE; k++)
        if (is_like(r, v, &r->ev.p[event[k]], e)) {
            um_make_ref(m, 0, r->ev.p[event[k]].what);
            named_here++;
        }
    if (!e->to.anywhere && may_name(v, e->to.place))
        um_make_ref(m, 1, e->to.place);
    for (int k = 0; k < e->to.others && !e->to.anywhere; k++)
        if (may_name(v, e->to.other[k]))
            um_make_ref(m, 1, e->to.other[k]);
    m->action.at = (um_place){.file = e->file, .entry = e->entry, .entry_end = e->entry};
    return !m->overflow;
}

static bool is_bound(const um_binding *b, um_ref what)
{
    for (size_t i = 0; i < b->pieces; i++)
        if (b->piece[i].ref == what)
            return true;
    return false;
}

/* A piece that the binding has left over may be any that it does not name: where those are, nobody can tell.
 */
bool um_log_make_unbound(um_log_reader *r, const um_pack *p, um_maker *m)
{
    int verb = unclear_verb(r->g), named_here = 0;
    const um_verb *v = verb < 0 ? NULL : &r->g->verbs[verb];
    if (!v || !r->unbound_seen)
        return false;
    um_make(m, verb, -1);
    for (int k = 0; k < r->g->nkinds; k++)
        for (int row = 0;
             r->g->kinds[k].is_piece && (v->params[0].kinds & UM_KIND_BIT(k)) && row < um_rows(p, k); row++)
            if (named_here < NAMED_AT_ONCE && !is_bound(r->b, um_ref_of(k, row))) {
                um_make_ref(m, 0, um_ref_of(k, row));
                named_here++;
            }
    m->action.at = (um_place){.file = r->file};
    return named_here > 0 && !m->overflow;
}
