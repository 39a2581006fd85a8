/* Land movement (9.1 to 9.3), with the movement rules of pieces (3.16, 3.34, 3.6). */
#include "core/madison/rules/09_movement.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/04_ledger.h"
#include "core/madison/board/07_turn.h"
#include "core/madison/board/09_ways.h"
#include "core/madison/board/10_battle.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/rules/03_bounds.h"
#include "core/madison/rules/08_activation.h"
#include "core/madison/verbs.h"

#include <string.h>

/* ---- a stated path ---- */

enum { WALK_MOST = MAD_SPACES + 1 };

typedef struct walk {
    um_range cost;
    um_truth stopped_on_the_way; /* it goes on from a space with enemy combat units */
    int before, at;              /* where its last leg began, and led */
    int16_t spaces[WALK_MOST];
    int n;
    um_ref why_stopped, why_from, why_to; /* where; two spaces between which no way leads */
    bool why_road, why_trail, why_route;
} walk;

static void add_space(walk *w, int space)
{
    w->before = w->at;
    w->at = space;
    if (w->n < WALK_MOST)
        w->spaces[w->n++] = (int16_t)space;
}

static void note_kind(um_ctx *c, walk *w, int a, int b)
{
    int link = mad_link(c, a, b);
    int32_t kind = link < 0 ? -1 : um_datum_at(c->pack, um_datum_of(MK_LINK, link, MAD_LINK_PATH))->lo;
    w->why_road = w->why_road || kind == MAD_PATH_ROAD;
    w->why_trail = w->why_trail || kind == MAD_PATH_TRAIL;
    w->why_route = w->why_route || kind == MAD_PATH_INVASION;
}

/* The way goes on from a space where enemies may stand. */
static void halt_at(um_ctx *c, const mad_state *s, int side, int space, walk *w)
{
    um_truth halt = um_not(mad_may_pass(c, s, space, side));
    if (halt > w->stopped_on_the_way)
        w->why_stopped = mad_space_ref(space);
    w->stopped_on_the_way = um_or(w->stopped_on_the_way, halt);
}

static void walk_leg(um_ctx *c, const mad_state *s, int side, walk *w, int from, int to, bool open)
{
    int16_t via[MAD_SPACES];
    int n = 0;
    um_range cost = open ? mad_way(c, s, side, from, to, via, &n) : mad_leg_cost(c, from, to);
    bool barred = open && cost.lo >= UM_NEVER;
    if (barred)
        cost = mad_way(c, s, MAD_NOBODY, from, to, via, &n);
    w->cost = um_add(w->cost, cost);
    if (cost.lo >= UM_NEVER) {
        w->why_from = mad_space_ref(from);
        w->why_to = mad_space_ref(to);
    }
    if (!open || cost.lo >= UM_NEVER) {
        note_kind(c, w, from, to);
        add_space(w, to);
    }
    for (int i = 1; i < n; i++) { /* a way that is told, or not there, has none of its own */
        if (barred && i > 1)
            halt_at(c, s, side, via[i - 1], w);
        note_kind(c, w, via[i - 1], via[i]);
        add_space(w, via[i]);
    }
}

static void walk_path(um_ctx *c, const mad_state *s, int side, const um_value *v, int n, walk *w)
{
    int start = um_ref_row(v[0].ref);
    *w = (walk){.cost = {0, 0}, .stopped_on_the_way = UM_NO, .at = start};
    w->why_stopped = w->why_from = w->why_to = UM_NONE;
    add_space(w, start);
    for (int i = 1; i < n; i++) {
        int from = um_ref_row(v[i - 1].ref), to = um_ref_row(v[i].ref);
        if (i > 1)
            halt_at(c, s, side, from, w);
        walk_leg(c, s, side, w, from, to, v[i].gap);
    }
}

static void fact_path(um_ctx *c, const walk *w)
{
    char words[480];
    size_t n = 0;
    words[0] = '\0';
    for (int i = 0; i < w->n; i++) {
        um_text name = um_ref_name(c->pack, mad_space_ref(w->spaces[i]));
        if (n + name.n + 4 >= sizeof words)
            break;
        if (i) {
            memcpy(words + n, " - ", 3);
            n += 3;
        }
        memcpy(words + n, name.p, name.n);
        n += name.n;
        words[n] = '\0';
    }
    um_fact_text(c, "path", "%s", words);
}

/* Cites the costs of the paths that were walked (2.21 to 2.23, 9.2). */
static void use_costs(um_ctx *c, const walk *w)
{
    um_use(c, MR_9_2);
    if (w->why_road)
        um_use(c, MR_2_21);
    if (w->why_trail)
        um_use(c, MR_2_22);
    if (w->why_route)
        um_use(c, MR_2_23);
}

/* Cites what the points of the piece rest on (3.16, 3.34, 3.62, 8.42). */
static void use_allowance(um_ctx *c, const mad_state *s, um_ref piece)
{
    int row = um_ref_row(piece);
    const mad_piece *m = mad_piece_at(s, piece);
    if (um_ref_kind(piece) == MK_LEADER)
        um_use(c, MR_3_34);
    else
        um_use(c, MR_3_16);
    if (um_ref_kind(piece) == MK_UNIT && mad_is_dragoon(c, row) != UM_NO)
        um_use(c, MR_3_62);
    if (um_ref_kind(piece) == MK_UNIT && mad_is_indian(c, row) != UM_NO)
        um_use(c, MR_3_7_2);
    if (s->play.mode == MAD_MODE_LEADER || s->play.mode == MAD_MODE_CAMPAIGN)
        um_use(c, MR_8_42);
    if (m->spent_hi)
        um_use(c, MR_9_44);
}

/* 9.1: what is left of the piece's own points pays for the path. */
static void decide_cost(um_ctx *c, const mad_state *s, um_ref piece, const walk *w)
{
    const mad_piece *m = mad_piece_at(s, piece);
    um_range total = um_add(um_span(m->spent_lo, m->spent_hi), w->cost);
    um_range allowance = mad_allowance(c, piece);
    um_fact_ref(c, "who", piece);
    fact_path(c, w);
    if (w->why_from != UM_NONE) {
        um_fact_ref(c, "from", w->why_from);
        um_fact_ref(c, "to", w->why_to);
    } else {
        um_fact_range(c, "cost", total);
        um_fact_range(c, "allowance", allowance);
    }
    use_costs(c, w);
    use_allowance(c, s, piece);
    um_decide(c, MR_9_1, um_le(total, allowance));
}

/* 10.1, 10.61: while a battle goes on round after round nobody joins it, and nobody else marches. */
static void decide_battle_first(um_ctx *c, const mad_state *s, const um_action *a, const walk *w)
{
    const mad_combat *k = &s->combat;
    int n;
    const um_value *v = um_values_of(a, MP_MOVE_PIECES, &n);
    if (!k->open || k->over || (!k->rolled && k->round <= 1))
        return;
    bool joins = w->at == um_ref_row(k->space);
    um_ctx quiet = um_quiet(c);
    um_truth both = um_and(mad_has_units(&quiet, s, um_ref_row(k->space), MAD_US),
                           mad_has_units(&quiet, s, um_ref_row(k->space), MAD_BR));
    um_truth on = !k->rolled || joins ? both : um_and(both, mad_goes_on(c, s));
    um_fact_ref(c, "who", v[0].ref);
    um_fact_ref(c, "where", k->space);
    um_use(c, MR_10_61);
    /* if not for certain, somebody has to retreat yet, which may be told later */
    um_decide(c, MR_10_1, um_sure(on != UM_YES));
}

void mad_decide_stopped(um_ctx *c, const mad_state *s, um_ref piece)
{
    const mad_piece *m = mad_piece_at(s, piece);
    if (m->flags & (MF_FOUGHT | MF_RETREATED)) {
        um_fact_ref(c, "who", piece);
        um_fact_ref(c, "where", m->at);
        um_use(c, MR_9_3);
        um_decide(c, MR_10_1, UM_NO);
        return;
    }
    if (!(m->flags & MF_STOPPED) || um_ref_kind(m->at) != MK_SPACE)
        return;
    um_truth still = mad_has_units(c, s, um_ref_row(m->at), mad_other(mad_side_of(c, piece)));
    um_fact_ref(c, "who", piece);
    um_fact_ref(c, "where", m->at);
    um_decide(c, MR_9_3, um_not(still));
}

/* 9.3: nobody goes on from a space with enemy combat units, where he stands or on the way. */
static void decide_stops(um_ctx *c, const mad_state *s, const um_action *a, const walk *w)
{
    int n;
    const um_value *v = um_values_of(a, MP_MOVE_PIECES, &n);
    for (int i = 0; i < n; i++)
        mad_decide_stopped(c, s, v[i].ref);
    if (w->why_stopped != UM_NONE) {
        um_fact_ref(c, "who", v[0].ref);
        um_fact_ref(c, "where", w->why_stopped);
    }
    um_decide(c, MR_9_3, um_not(w->stopped_on_the_way));
}

/* 6.2(3.c): before the war nobody enters enemy territory. */
static void decide_prewar(um_ctx *c, const mad_state *s, int side, const walk *w)
{
    if (s->turn != -1)
        return;
    um_truth home = UM_YES;
    for (int i = 1; i < w->n; i++)
        home = um_and(home, mad_territory(c, w->spaces[i], side));
    um_fact_ref(c, "to", mad_space_ref(w->at));
    um_decide(c, MR_6_2_3_c, um_if(mad_before_war(c, s), home));
}

/* 11.36: what was aboard a ship in this play does not march. */
static void decide_finished(um_ctx *c, const mad_state *s, um_ref piece)
{
    const mad_piece *m = mad_piece_at(s, piece);
    if (m->flags & (MF_CARRIED | MF_LANDED)) {
        um_fact_ref(c, "who", piece);
        if (m->flags & MF_LANDED)
            um_use(c, MR_11_52);
        um_decide(c, MR_11_36, UM_NO);
    }
}

/* 11.15: a naval leader goes by water, with a ship. */
static void decide_ashore(um_ctx *c, um_ref leader)
{
    um_truth naval = mad_is_naval(c, um_ref_row(leader));
    if (naval == UM_NO)
        return;
    um_fact_ref(c, "who", leader);
    um_decide(c, MR_11_15, um_not(naval));
}

/* 9.1 to 9.3: a march of activated pieces, space by space, that each can pay for and that stops at enemies.
 * */
void mad_judge_move(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, legs;
    const um_value *who = um_values_of(a, MP_MOVE_PIECES, &n);
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &legs);
    int side = mad_side_of(c, who[0].ref);
    walk w;
    mad_decide_activation(c, s, a, MP_MOVE_PIECES);
    walk_path(c, s, side, path, legs, &w);
    decide_stops(c, s, a, &w);
    decide_battle_first(c, s, a, &w);
    decide_prewar(c, s, side, &w);
    for (int i = 0; i < n; i++) {
        decide_finished(c, s, who[i].ref);
        if (um_ref_kind(who[i].ref) == MK_UNIT)
            mad_decide_bounds(c, who[i].ref, w.spaces + 1, w.n - 1);
        else
            decide_ashore(c, who[i].ref);
        decide_cost(c, s, who[i].ref, &w);
    }
    if (um_has_arg(a, MP_MOVE_COST)) {
        um_fact_int(c, "claimed", um_int_arg(a, MP_MOVE_COST, 0));
        um_fact_range(c, "cost", w.cost);
        use_costs(c, &w);
        um_decide_claim(c, MR_9_2, um_eq(w.cost, um_exactly(um_int_arg(a, MP_MOVE_COST, 0))));
    }
}

void mad_refuse_move(um_ctx *c, const mad_state *s, const um_action *a)
{
    int n, legs;
    const um_value *who = um_values_of(a, MP_MOVE_PIECES, &n);
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &legs);
    if (legs < 2)
        um_refuse(c, "a move names where from and where to", UM_NONE);
    for (int i = 0; i < n && legs > 1; i++)
        if (mad_place(s, who[i].ref) != path[0].ref)
            um_refuse_elsewhere(c, "is not there", who[i].ref, mad_place(s, who[i].ref));
}

void mad_apply_move(um_ctx *c, mad_state *s, const um_action *a)
{
    int n, legs;
    const um_value *who = um_values_of(a, MP_MOVE_PIECES, &n);
    const um_value *path = um_values_of(a, MP_MOVE_PATH, &legs);
    int side = mad_side_of(c, who[0].ref), to = um_ref_row(path[legs - 1].ref);
    walk w;
    walk_path(c, s, side, path, legs, &w);
    mad_activate(c, s, a, MP_MOVE_PIECES);
    for (int i = 0; i < n; i++)
        for (int k = 1; k < legs && um_ref_kind(who[i].ref) == MK_UNIT; k++)
            um_bit_set(&s->play.entered, um_ref_row(path[k].ref));
    bool enemies = mad_has_units(c, s, to, mad_other(side)) != UM_NO;
    um_bit_clear(&s->play.stood, to); /* whoever is there may choose anew (9.41) */
    for (int i = 0; i < n; i++) {
        mad_piece *m = mad_piece_of(s, who[i].ref);
        mad_stand(s, who[i].ref, path[legs - 1].ref);
        m->last = mad_space_ref(w.before);
        mad_spend(m, w.cost);
        m->flags |= MF_MOVED;
        if (enemies)
            m->flags |= MF_STOPPED;
        m->step = c->step;
        if (um_ref_kind(who[i].ref) == MK_UNIT)
            mad_take_fort(c, s, um_ref_row(who[i].ref), to);
    }
    mad_book_spaces(c, s);
}

/* `stop` says what its movers chose, which nobody may forbid them and nothing follows from. */
void mad_apply_stop(um_ctx *c, mad_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}
