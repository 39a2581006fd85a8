/* Fix points and the map they make: pieces whose starting place the pack tells, at the pixels where they lie.
 *
 * A straight map is fitted to them by least squares, points that no map would have are set aside, and what
 * is left at the others may be shared out by nearness. How good that is, each fix point says of itself: it is
 * left out, and the rest must find it. */
#include "parser/reading/bind_calibrate.h"
#include "parser/reading/hold.h"
#include "parser/vassal/stream.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { NEAR = 30, SLACK = 20, LEAST_ERROR = 12 };

/* ---- what the pack tells ---- */

static int attr_named(const um_kind *k, const char *name, um_attr_type type)
{
    for (int a = 0; a < k->nattrs; a++)
        if (k->attrs[a].type == type && strcmp(k->attrs[a].name, name) == 0)
            return a;
    return -1;
}

static bool number_of(const um_pack *p, um_ref r, const char *name, double *out)
{
    int kind = um_ref_kind(r), a = kind < 0 ? -1 : attr_named(&p->game->kinds[kind], name, UM_A_INT);
    const um_datum *d = a < 0 ? NULL : um_datum_at(p, um_datum_of(kind, um_ref_row(r), a));
    if (!d || d->sure == UM_UNKNOWN)
        return false;
    *out = (d->lo + d->hi) / 2.0;
    return true;
}

static bool coordinates(const um_pack *p, um_ref place, double *u, double *v)
{
    return number_of(p, place, "x", u) && number_of(p, place, "y", v) && (*u != 0.0 || *v != 0.0);
}

/* The attributes of a kind that joins pieces and places. */
typedef struct starts {
    int kind, who, where, scenario;
} starts;

static uint32_t mask_of(const um_game *g, bool pieces)
{
    uint32_t m = 0;
    for (int k = 0; k < g->nkinds; k++)
        if (pieces ? g->kinds[k].is_piece : g->kinds[k].is_place && !g->kinds[k].is_piece)
            m |= UM_KIND_BIT(k);
    return m;
}

static bool starts_of(const um_game *g, int kind, starts *s)
{
    *s = (starts){kind, -1, -1, attr_named(&g->kinds[kind], "scenario", UM_A_WORD)};
    for (int a = 0; a < g->kinds[kind].nattrs; a++) {
        const um_attr *attr = &g->kinds[kind].attrs[a];
        if (attr->type == UM_A_REF && (attr->kinds & mask_of(g, true)))
            s->who = a;
        else if (attr->type == UM_A_REF && (attr->kinds & mask_of(g, false)))
            s->where = a;
    }
    return s->who >= 0 && s->where >= 0 && !g->kinds[kind].is_piece;
}

static um_ref start_of(const um_pack *p, const starts *s, um_ref piece, int scenario)
{
    for (int row = 0; row < um_rows(p, s->kind); row++) {
        bool right = s->scenario < 0 || scenario < 0 ||
                     um_datum_at(p, um_datum_of(s->kind, row, s->scenario))->lo == scenario;
        if (right && um_datum_at(p, um_datum_of(s->kind, row, s->who))->lo == piece)
            return um_datum_at(p, um_datum_of(s->kind, row, s->where))->lo;
    }
    return UM_NONE;
}

/* ---- fix points ---- */

typedef struct lying {
    const um_seen **at; /* the pieces that should lie at one place */
    size_t n;
} lying;

static double apart(double x, double y, double a, double b)
{
    return sqrt((x - a) * (x - a) + (y - b) * (y - b));
}

static bool is_near(const um_seen *a, const um_seen *b)
{
    return apart(a->x, a->y, b->x, b->y) <= NEAR;
}

/* The middle of the largest heap of them; false: they lie about, and none is more than half. */
static bool middle(const lying *l, um_fix *f)
{
    size_t best = 0, most = 0;
    for (size_t i = 0; i < l->n; i++) {
        size_t n = 0;
        for (size_t k = 0; k < l->n; k++)
            n += is_near(l->at[i], l->at[k]);
        if (n > most) {
            most = n;
            best = i;
        }
    }
    if (most * 2 <= l->n)
        return false;
    f->pieces = (int)most;
    for (size_t k = 0; k < l->n; k++)
        if (is_near(l->at[best], l->at[k])) {
            f->x += l->at[k]->x / (double)most;
            f->y += l->at[k]->y / (double)most;
        }
    for (size_t k = 0; k < l->n; k++)
        if (is_near(l->at[best], l->at[k]))
            f->spread = fmax(f->spread, apart(f->x, f->y, l->at[k]->x, l->at[k]->y));
    return true;
}

/* The map on which most of the pieces lie. */
static um_text main_map(const um_seen *seen, size_t n)
{
    um_text best = UM_TEXT("");
    size_t most = 0;
    for (size_t i = 0; i < n; i++) {
        size_t same = 0;
        for (size_t k = 0; k < n; k++)
            same += um_text_eq(seen[i].map, seen[k].map);
        if (same > most) {
            most = same;
            best = seen[i].map;
        }
    }
    return best;
}

static bool gathered(const um_calibration *c, um_ref place)
{
    return um_fix_of(c, place) != NULL;
}

/* `start` holds the starting place of each piece seen. */
static um_status gather(const um_pack *p, const um_seen *seen, const um_ref *start, size_t n, um_arena *a,
                        um_calibration *c)
{
    lying l = {um_arena_alloc(a, (n + 1) * sizeof *l.at), 0}; /* NOLINT(bugprone-sizeof-expression) */
    c->fix = um_arena_alloc(a, (n + 1) * sizeof *c->fix);
    if (!l.at || !c->fix)
        return UM_MEMORY;
    for (size_t i = 0; i < n; i++) {
        if (start[i] == UM_NONE || gathered(c, start[i]) || !um_text_eq(seen[i].map, c->map))
            continue;
        um_fix f = {.place = start[i], .residual = -1};
        l.n = 0;
        for (size_t k = i; k < n; k++)
            if (start[k] == start[i] && um_text_eq(seen[k].map, c->map))
                l.at[l.n++] = &seen[k];
        if (!middle(&l, &f))
            continue;
        f.fitted = coordinates(p, f.place, &f.u, &f.v);
        c->fix[c->n++] = f;
    }
    return UM_OK;
}

/* What should lie at several places and lies in one is in a box or a pool, and on no map. */
static void leave_out_pools(um_calibration *c)
{
    for (size_t i = 0; i < c->n; i++)
        for (size_t k = 0; k < c->n; k++)
            if (i != k && apart(c->fix[i].x, c->fix[i].y, c->fix[k].x, c->fix[k].y) <= NEAR / 2.0) {
                c->fix[i].out = true;
                c->fix[i].fitted = false;
            }
}

/* ---- fitting ---- */

/* Solve the three normal equations; false: the points lie on a line. */
static bool solve(double m[3][4], double out[3])
{
    for (int i = 0; i < 3; i++) {
        int best = i;
        for (int k = i + 1; k < 3; k++)
            best = fabs(m[k][i]) > fabs(m[best][i]) ? k : best;
        if (fabs(m[best][i]) < 1e-9)
            return false;
        for (int j = 0; j < 4; j++) {
            double t = m[i][j];
            m[i][j] = m[best][j];
            m[best][j] = t;
        }
        for (int k = 0; k < 3; k++)
            for (int j = 3; k != i && j >= i; j--)
                m[k][j] -= m[i][j] * m[k][i] / m[i][i];
    }
    for (int i = 0; i < 3; i++)
        out[i] = m[i][3] / m[i][i];
    return true;
}

typedef struct normal { /* the normal equations of both directions */
    double x[3][4], y[3][4];
} normal;

static void add_point(normal *m, const um_fix *f)
{
    const double row[3] = {1, f->u, f->v};
    for (int a = 0; a < 3; a++) {
        for (int b = 0; b < 3; b++) {
            m->x[a][b] += row[a] * row[b];
            m->y[a][b] += row[a] * row[b];
        }
        m->x[a][3] += row[a] * f->x;
        m->y[a][3] += row[a] * f->y;
    }
}

/* Least squares over the fitted points, without one of them (-1: with all). */
static bool fit(um_calibration *c, int without)
{
    normal m = {{{0}}, {{0}}};
    for (size_t i = 0; i < c->n; i++)
        if (c->fix[i].fitted && (int)i != without)
            add_point(&m, &c->fix[i]);
    return solve(m.x, c->cx) && solve(m.y, c->cy);
}

/* The map through three points alone. */
static bool fit_three(um_calibration *c, size_t i, size_t j, size_t k)
{
    normal m = {{{0}}, {{0}}};
    add_point(&m, &c->fix[i]);
    add_point(&m, &c->fix[j]);
    add_point(&m, &c->fix[k]);
    return solve(m.x, c->cx) && solve(m.y, c->cy);
}

/* Where the map puts a point, without the help of one fix point (-1: of all). */
static void place_of(const um_calibration *c, double u, double v, int without, double *x, double *y)
{
    double sum = 0, dx = 0, dy = 0;
    *x = c->cx[0] + c->cx[1] * u + c->cx[2] * v;
    *y = c->cy[0] + c->cy[1] * u + c->cy[2] * v;
    for (size_t i = 0; c->bent && i < c->n; i++) {
        const um_fix *f = &c->fix[i];
        if (!f->fitted || (int)i == without)
            continue;
        double fx = c->cx[0] + c->cx[1] * f->u + c->cx[2] * f->v;
        double fy = c->cy[0] + c->cy[1] * f->u + c->cy[2] * f->v;
        double far = apart(*x, *y, fx, fy) + 1, w = 1 / (far * far);
        sum += w;
        dx += w * (f->x - fx);
        dy += w * (f->y - fy);
    }
    if (sum > 0) {
        *x += dx / sum;
        *y += dy / sum;
    }
}

static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static size_t count_fitted(const um_calibration *c)
{
    size_t n = 0;
    for (size_t i = 0; i < c->n; i++)
        n += c->fix[i].fitted;
    return n;
}

static double distance_of(const um_calibration *c, size_t i, int without)
{
    double x, y;
    place_of(c, c->fix[i].u, c->fix[i].v, without, &x, &y);
    return apart(x, y, c->fix[i].x, c->fix[i].y);
}

/* The middle one of the fitted points' distances from where the map puts them. */
static double median_distance(const um_calibration *c, double *room)
{
    size_t n = 0;
    for (size_t i = 0; i < c->n; i++)
        if (c->fix[i].fitted)
            room[n++] = distance_of(c, i, -1);
    qsort(room, n, sizeof *room, by_size);
    return n ? room[n / 2] : 0;
}

/* Of the maps through three points, the one that half of all points agree with best: pieces that have moved
 * do not bend it, so long as they are fewer than the others. Points far from it are set aside. */
static void set_aside(um_calibration *c, double *room)
{
    um_calibration best = *c;
    double least = -1;
    size_t step = c->n > 48 ? c->n / 24 : 1; /* of very many points some triples are enough */
    for (size_t i = 0; i < c->n; i += step)
        for (size_t j = i + 1; j < c->n; j += step)
            for (size_t k = j + 1; k < c->n; k += step) {
                if (!c->fix[i].fitted || !c->fix[j].fitted || !c->fix[k].fitted || !fit_three(c, i, j, k))
                    continue;
                double m = median_distance(c, room);
                if (least < 0 || m < least) {
                    least = m;
                    best = *c;
                }
            }
    for (size_t i = 0; least >= 0 && i < c->n; i++)
        if (c->fix[i].fitted && distance_of(&best, i, -1) > 4 * least + SLACK) {
            c->fix[i].fitted = false;
            c->fix[i].out = true;
        }
}

/* Each fix point as the others would have it; the mean of the squares. */
static double cross_check(um_calibration *c, bool bent)
{
    double sum = 0;
    c->bent = bent;
    c->worst = 0;
    for (size_t i = 0; i < c->n; i++) {
        if (!c->fix[i].fitted || !fit(c, (int)i))
            continue;
        double r = distance_of(c, i, (int)i);
        c->fix[i].residual = r;
        c->worst = fmax(c->worst, r);
        sum += r * r;
    }
    return sqrt(sum / (double)c->fitted);
}

/* How far the fix points lie from their neighbours, on the whole. */
static double mean_gap(const um_calibration *c)
{
    double sum = 0;
    size_t n = 0;
    for (size_t i = 0; i < c->n; i++) {
        double least = -1;
        for (size_t k = 0; k < c->n && c->fix[i].fitted; k++) {
            double gap = apart(c->fix[i].x, c->fix[i].y, c->fix[k].x, c->fix[k].y);
            if (i != k && c->fix[k].fitted && (least < 0 || gap < least))
                least = gap;
        }
        sum += fmax(least, 0);
        n += c->fix[i].fitted;
    }
    return n ? sum / (double)n : 0;
}

static void make_map(um_calibration *c, double *room)
{
    c->bent = false;
    if (count_fitted(c) >= UM_FIT_MIN)
        set_aside(c, room);
    c->fitted = count_fitted(c);
    if (c->fitted < UM_FIT_MIN || !fit(c, -1)) {
        c->fitted = 0;
        return;
    }
    double straight = cross_check(c, false), bent = cross_check(c, true);
    c->rms = bent < straight ? bent : cross_check(c, false);
    fit(c, -1);
    size_t n = 0;
    for (size_t i = 0; i < c->n; i++)
        if (c->fix[i].fitted)
            room[n++] = c->fix[i].residual;
    qsort(room, n, sizeof *room, by_size);
    c->error = fmax(room[n * 9 / 10], LEAST_ERROR);
    if (c->error > 2 * mean_gap(c)) { /* it would say nothing but "somewhere" */
        c->fitted = 0;
        c->no_map = true;
    }
}

/* ---- the whole ---- */

static um_status try_scenario(const um_pack *p, const um_seen *seen, size_t n, int scenario, um_arena *a,
                              um_calibration *c)
{
    um_ref *start = um_arena_alloc(a, (n + 1) * sizeof *start);
    double *room = um_arena_alloc(a, (n + 1) * sizeof *room);
    *c = (um_calibration){.map = main_map(seen, n), .scenario = scenario};
    if (!start || !room)
        return UM_MEMORY;
    for (size_t i = 0; i < n; i++)
        start[i] = UM_NONE;
    for (int k = 0; k < p->game->nkinds; k++) {
        starts s;
        for (size_t i = 0; starts_of(p->game, k, &s) && i < n; i++)
            if (start[i] == UM_NONE)
                start[i] = start_of(p, &s, seen[i].piece, scenario);
    }
    um_status st = gather(p, seen, start, n, a, c);
    if (st == UM_OK) {
        leave_out_pools(c);
        make_map(c, room);
    }
    return st;
}

static const char *const *scenarios(const um_game *g)
{
    for (int k = 0; k < g->nkinds; k++) {
        starts s;
        if (starts_of(g, k, &s) && s.scenario >= 0)
            return g->kinds[k].attrs[s.scenario].words;
    }
    return NULL;
}

/* The scenario whose set-up the pieces agree with best. */
um_status um_calibrate(const um_pack *p, const um_seen *seen, size_t n, um_arena *a, um_calibration *out)
{
    const char *const *words = scenarios(p->game);
    um_status s = try_scenario(p, seen, n, words ? 0 : -1, a, out);
    for (int i = 1; s == UM_OK && words && words[i]; i++) {
        um_calibration c;
        s = try_scenario(p, seen, n, i, a, &c);
        bool better = (double)c.fitted * (out->rms + 1) > (double)out->fitted * (c.rms + 1);
        if (s == UM_OK && better)
            *out = c;
    }
    return s;
}

const um_fix *um_fix_of(const um_calibration *c, um_ref place)
{
    for (size_t i = 0; i < c->n; i++)
        if (c->fix[i].place == place)
            return &c->fix[i];
    return NULL;
}

double um_fix_room(const um_calibration *c)
{
    double least = 100;
    for (size_t i = 0; i < c->n; i++)
        for (size_t k = i + 1; k < c->n; k++)
            if (!c->fix[i].out && !c->fix[k].out)
                least = fmin(least, apart(c->fix[i].x, c->fix[i].y, c->fix[k].x, c->fix[k].y));
    return least * 0.4;
}

bool um_calibrated(const um_calibration *c, const um_pack *p, um_ref place, double *x, double *y,
                   double *error)
{
    double u, v;
    const um_fix *f = um_fix_of(c, place);
    if (f && !f->out) {
        *x = f->x;
        *y = f->y;
        *error = fmax(f->spread, LEAST_ERROR);
        return true;
    }
    if (!c->fitted || !coordinates(p, place, &u, &v))
        return false;
    place_of(c, u, v, -1, x, y);
    *error = c->error;
    return true;
}

/* ---- the table ---- */

static um_status read_start(um_vstream *s, um_vgame *g)
{
    um_vleaf leaf;
    bool got = true;
    um_status st = UM_OK;
    while (st == UM_OK && (st = um_vstream_next(s, &leaf, &got)) == UM_OK && got && !leaf.history)
        st = um_vgame_step(g, s, &leaf);
    return st;
}

/* A set-up of another module says nothing about this one. */
static um_status check_module(um_varchive *a, const um_vmodule *m, const char *name, const um_sink *sink)
{
    um_vmeta meta;
    um_arena arena = {0};
    um_place at = {.file = name};
    um_status st = um_vmeta_read(a, &arena, &meta);
    bool known = st == UM_OK && meta.module.n && m->name.n;
    if (known && !um_text_eq(meta.module, m->name))
        st = um_say(sink, UM_ERROR, UM_NAME, at, "bind-save", "a save of the module '%.*s', not of '%.*s'",
                    UM_FMT(meta.module), UM_FMT(m->name));
    else if (known && meta.version.n && !um_text_eq(meta.version, m->version))
        um_say(sink, UM_WARNING, UM_OK, at, "bind-save",
               "saved with version '%.*s' of the module, this is version '%.*s'", UM_FMT(meta.version),
               UM_FMT(m->version));
    um_arena_free(&arena);
    return st == UM_MEMORY || st == UM_NAME ? st : UM_OK;
}

static um_status open_table(const um_vmodule *m, const char *name, um_text bytes, const um_sink *sink,
                            um_vgame **out)
{
    um_varchive *a;
    um_vstream *s = NULL;
    um_vgame *g = NULL;
    um_status st = um_varchive_open_memory(&a, bytes, name, sink);
    if (st != UM_OK)
        return st;
    st = check_module(a, m, name, sink);
    if (st == UM_OK)
        st = um_vstream_open(&s, a);
    if (st == UM_OK)
        st = um_vgame_new(&g, m, sink);
    if (st == UM_OK)
        st = read_start(s, g);
    um_vstream_close(s);
    um_varchive_close(a);
    if (st == UM_OK)
        *out = g;
    else
        um_vgame_free(g);
    return st;
}

um_status um_bind_table(const um_vmodule *m, const char *name, um_text bytes, const um_sink *sink,
                        um_vgame **out)
{
    um_hold hold; /* the module may be called as a player's id is */
    const um_sink holding = um_hold_begin(&hold, sink);
    um_status s = open_table(m, name, bytes, &holding, out);
    um_status told = um_hold_end_before(&hold, &(um_reading_input){um_text_of(name), bytes});
    if (s == UM_OK && told != UM_OK)
        um_vgame_free(*out);
    return s == UM_OK ? told : s;
}
