/* The position: stating one, reading it out again, and telling two apart. */
#include "core/niagara/board/board.h"
#include "core/niagara/rules.h"
#include "core/niagara/verbs.h"

#include <stddef.h>
#include <string.h>

int nia_formations_of(const um_pack *p, int unit)
{
    static const int of[NIA_TYPES] = {[NIA_INFANTRY] = 1 << NIA_LINE | 1 << NIA_COLUMN |
                                                       1 << NIA_ROAD_COLUMN | 1 << NIA_SKIRMISH,
                                      [NIA_CAVALRY] = 1 << NIA_LINE | 1 << NIA_COLUMN | 1 << NIA_ROAD_COLUMN,
                                      [NIA_SKIRMISHER] = 1 << NIA_SKIRMISH,
                                      [NIA_ARTILLERY] = 1 << NIA_LIMBERED | 1 << NIA_UNLIMBERED,
                                      [NIA_INDIAN] = 1 << NIA_SKIRMISH,
                                      [NIA_ROCKET] = 1 << NIA_LIMBERED | 1 << NIA_UNLIMBERED};
    const um_datum *d = um_datum_at(p, um_datum_of(NK_UNIT, unit, NIA_UNIT_TYPE));
    return d->sure != UM_UNKNOWN ? of[d->lo] : (1 << NIA_FORMATIONS) - 1;
}

/* The one declared, else any of its troops. */
static int formations_at_start(const um_pack *p, int unit)
{
    const um_datum *d = um_datum_at(p, um_datum_of(NK_UNIT, unit, NIA_UNIT_FORMATION));
    return d->sure != UM_UNKNOWN ? 1 << d->lo : nia_formations_of(p, unit);
}

void nia_start(um_ctx *c, void *state)
{
    nia_state *s = state;
    memset(s, 0, sizeof *s);
    s->brigade = UM_NONE;
    s->winner = NIA_NOBODY;
    for (int i = 0; i < NIA_UNITS; i++) {
        nia_unit *u = &s->unit[i];
        u->foe = UM_NONE;
        u->untold = 1;
        for (int k = 0; k < 2; k++) {
            nia_aim_clear(&u->before[k]);
            nia_aim_clear(&u->now[k]);
        }
        u->last_dice = u->dice = u->contact = u->decree_distance = u->decree_dp = -1;
        u->set_off = um_exactly(-1);
        u->why_dp = NR_4_1;
        u->why_cas = NR_13_5;
        u->band = um_span(NIA_BAND_ROUTED, NIA_BAND_EASY);
        u->formations = i < um_rows(c->pack, NK_UNIT) ? formations_at_start(c->pack, i) : 0;
        u->spared[0] = u->spared[1] = UM_MAYBE;
        s->last.total[i] = um_span(-99, 99);
    }
    for (int i = 0; i < NIA_COMMANDERS; i++) {
        nia_commander *k = &s->commander[i];
        k->attached = k->beside = UM_NONE;
        k->cp = um_exactly(-1);
        if (i >= um_rows(c->pack, NK_COMMANDER))
            continue;
        const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_COMMANDER, i, NIA_COMMANDER_CP));
        k->cp = d->sure != UM_UNKNOWN ? um_span(d->lo, d->hi) : um_span(-1, -1);
    }
    for (int i = 0; i < NIA_OBJECTIVES; i++)
        s->holder[i] = s->counted[i] = -1;
}

/* ---- statements ---- */

/* What is said of a unit by a number: the parameter, the field, and the value that goes without saying. */
typedef struct number {
    int param;
    size_t at;
    int32_t usual;
} number;

#define FIELD(p, f, u)                                                                                       \
    {                                                                                                        \
        (p), offsetof(nia_unit, f), (u)                                                                      \
    }
static const number set_numbers[] = {FIELD(NP_SET_COVER, cover, NIA_COVER_NONE),
                                     FIELD(NP_SET_LAST_DICE, last_dice, -1), FIELD(NP_SET_GONE, gone, 0),
                                     FIELD(NP_SET_RAN, ran, 0)};
static const number was_numbers[] = {
    FIELD(NP_WAS_SHOT, shot, NIA_NOT_SHOT),    FIELD(NP_WAS_SHOT_BEFORE, shot_before, NIA_NOT_SHOT),
    FIELD(NP_WAS_DRESSED, dressed, 0),         FIELD(NP_WAS_DICE, dice, -1),
    FIELD(NP_WAS_INSPIRED, inspired, 0),       FIELD(NP_WAS_LIMBER, limbering, NIA_NOT_LIMBERING),
    FIELD(NP_WAS_LIMBER_TURN, limber_turn, 0), FIELD(NP_WAS_NEAR, contact, -1),
    FIELD(NP_WAS_FIRED_WITH, fired_with, 0),   FIELD(NP_WAS_MORALE_DP, morale_dp, 0),
    FIELD(NP_WAS_MORALE_CAS, morale_cas, 0),   FIELD(NP_WAS_DECREE_DISTANCE, decree_distance, -1),
    FIELD(NP_WAS_DECREE_DP, decree_dp, -1)};
static const number fared_numbers[] = {FIELD(NP_FARED_SPARED, spared[0], UM_MAYBE),
                                       FIELD(NP_FARED_SPARED_STANDOFF, spared[1], UM_MAYBE)};

static const struct {
    int param, bit;
} was_bits[] = {{NP_WAS_MOVED, NIA_DONE_MOVED},     {NP_WAS_CHANGED, NIA_DONE_CHANGED},
                {NP_WAS_FIRED, NIA_DONE_FIRED},     {NP_WAS_FIGHTING, NIA_DONE_FOUGHT},
                {NP_WAS_BAYONET, NIA_DONE_BAYONET}, {NP_WAS_WHEELED, NIA_DONE_WHEELED},
                {NP_WAS_ABOUT, NIA_DONE_ABOUT},     {NP_WAS_WENT, NIA_DONE_WENT},
                {NP_WAS_ROUTED, NIA_DONE_ROUTED},   {NP_WAS_PURSUED, NIA_DONE_PURSUED},
                {NP_WAS_RALLIED, NIA_DONE_RALLIED}, {NP_WAS_STOPPING, NIA_DONE_STOP},
                {NP_WAS_DECREED, NIA_DONE_DECREED}, {NP_WAS_HALTED, NIA_DONE_HALTED}};

static int32_t *field(nia_unit *u, const number *n)
{
    return (int32_t *)(void *)((char *)u + n->at);
}

static void set_numbers_of(nia_unit *u, const um_action *a, const number *list, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (um_has_arg(a, list[i].param))
            *field(u, &list[i]) = nia_int(a, list[i].param, 0);
}

static void set_range(const um_action *a, int from, int to, um_range *out)
{
    if (!um_has_arg(a, from) && !um_has_arg(a, to))
        return;
    int32_t lo = nia_int(a, from, 0);
    *out = um_span(lo, nia_int(a, to, lo));
}

static void set_counts(const um_action *a, int dp, int cas, um_range *dp_out, um_range *cas_out)
{
    set_range(a, dp, dp + 1, dp_out);
    set_range(a, cas, cas + 1, cas_out);
    *dp_out = um_least(um_most(*dp_out, um_exactly(0)), um_exactly(NIA_DP_MOST));
    *cas_out = um_least(um_most(*cas_out, um_exactly(0)), um_exactly(NIA_CAS_MOST));
}

/* One order, either of two, or any that such troops may be in. */
static void set_formations(const um_pack *p, int unit, const um_action *a, int32_t *formations)
{
    int first = nia_int(a, NP_SET_FORMATION, NIA_FORMATIONS);
    if (um_has_arg(a, NP_SET_FORMATION))
        *formations = first < NIA_FORMATIONS ? 1 << first : nia_formations_of(p, unit);
    if (um_has_arg(a, NP_SET_FORMATION_OR))
        *formations |= 1 << nia_int(a, NP_SET_FORMATION_OR, 0);
}

static void set_unit(nia_unit *u, const um_action *a)
{
    set_counts(a, NP_SET_DP, NP_SET_CAS, &u->dp, &u->cas);
    set_numbers_of(u, a, set_numbers, UM_COUNT(set_numbers));
    set_range(a, NP_SET_OFF_DP, NP_SET_OFF_DP_TO, &u->set_off);
    u->set_off = um_least(u->set_off, um_exactly(NIA_DP_MOST));
    if (um_has_arg(a, NP_SET_DP) || um_has_arg(a, NP_SET_CAS))
        u->untold = 0;
    u->untold = nia_int(a, NP_SET_UNTOLD, u->untold);
    if (um_has_arg(a, NP_SET_DP))
        u->why_dp = NR_4_1;
    if (um_has_arg(a, NP_SET_CAS))
        u->why_cas = NR_13_5;
}

static void set_point(const um_action *a, int param, int32_t *placed, int32_t *at)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    if (n < 2)
        return;
    *placed = 1;
    at[0] = nia_bear(v[0].num);
    at[1] = nia_bear(v[1].num);
}

static void set_was(nia_unit *u, const um_action *a)
{
    for (size_t i = 0; i < UM_COUNT(was_bits); i++)
        if (um_has_arg(a, was_bits[i].param))
            u->done =
                nia_int(a, was_bits[i].param, 0) ? u->done | was_bits[i].bit : u->done & ~was_bits[i].bit;
    set_numbers_of(u, a, was_numbers, UM_COUNT(was_numbers));
    set_point(a, NP_WAS_FROM, &u->fled_placed, u->fled_from);
    if (um_has_arg(a, NP_WAS_ROLLED))
        u->rolled = nia_faces(a, NP_WAS_ROLLED);
    if (nia_int(a, NP_WAS_ADVANCING, 0))
        u->done |= NIA_DONE_ANNOUNCED;
    if (um_has_arg(a, NP_WAS_ANNOUNCED)) {
        u->done |= NIA_DONE_ANNOUNCED;
        u->foe = um_ref_arg(a, NP_WAS_ANNOUNCED);
    }
}

static void set_fared(nia_unit *u, const um_action *a)
{
    set_range(a, NP_FARED_BAND, NP_FARED_BAND_TO, &u->band);
    set_counts(a, NP_FARED_DP, NP_FARED_CAS, &u->fight_dp, &u->fight_cas);
    set_range(a, NP_FARED_BEGAN, NP_FARED_BEGAN_TO, &u->began_cas);
    set_numbers_of(u, a, fared_numbers, UM_COUNT(fared_numbers));
    if (um_has_arg(a, NP_FARED_FOE))
        u->foe = um_ref_arg(a, NP_FARED_FOE);
}

/* A line that says how many guns adds to those before it; one that does not takes their place. */
static void set_history(nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_HISTORY_UNIT))];
    nia_aim aim = {.guns = nia_int(a, NP_HISTORY_GUNS, 0),
                   .target = um_ref_arg(a, NP_HISTORY_TARGET),
                   .band = nia_int(a, NP_HISTORY_BAND, -1),
                   .range = nia_int(a, NP_HISTORY_RANGE, -1),
                   .turn = nia_int(a, NP_HISTORY_TURN, s->turn - 1)};
    if (aim.range >= 0 && aim.band < 0)
        aim.band = aim.range >= 10 * NIA_INCH;
    if (aim.guns > 0 && aim.turn >= s->turn) {
        nia_note_aim(u, &aim);
        return;
    }
    u->hist_known = 1;
    bool second = aim.guns > 0 && u->before[0].guns > 0;
    u->before[second] = aim;
    if (!second)
        nia_aim_clear(&u->before[1]);
}

static void set_commander(nia_state *s, const um_action *a)
{
    nia_commander *k = &s->commander[nia_row(um_ref_arg(a, NP_COMMANDER_WHO))];
    if (um_has_arg(a, NP_COMMANDER_POINTS))
        k->cp = um_exactly(nia_int(a, NP_COMMANDER_POINTS, 0));
    k->spent = nia_int(a, NP_COMMANDER_SPENT, k->spent);
    k->spent_game = nia_int(a, NP_COMMANDER_GAME, k->spent_game);
    k->lost = nia_int(a, NP_COMMANDER_LOST, k->lost);
    k->wound_turn = nia_int(a, NP_COMMANDER_WOUND, k->wound_turn);
    k->gone = nia_int(a, NP_COMMANDER_GONE, k->gone);
    k->killed = nia_int(a, NP_COMMANDER_KILLED, k->killed);
    k->maybe_gone = nia_int(a, NP_COMMANDER_HIT, k->maybe_gone);
    k->earlier = nia_int(a, NP_COMMANDER_EARLIER, k->earlier);
    k->rolled = nia_int(a, NP_COMMANDER_ROLLED, k->rolled);
    if (um_has_arg(a, NP_COMMANDER_UNIT))
        k->attached = um_ref_arg(a, NP_COMMANDER_UNIT);
    if (um_has_arg(a, NP_COMMANDER_BESIDE))
        k->beside = um_ref_arg(a, NP_COMMANDER_BESIDE);
    if (um_has_arg(a, NP_COMMANDER_DUE)) {
        k->due_step = nia_int(a, NP_COMMANDER_DUE, 0) == UM_YES ? -1 : 0;
        k->maybe_due = nia_int(a, NP_COMMANDER_DUE, 0) != UM_NO;
    }
}

static void set_place(nia_state *s, const um_action *a)
{
    um_ref who = um_ref_arg(a, NP_STAND_UNIT);
    nia_unit *u = &s->unit[nia_row(who) % NIA_UNITS];
    nia_commander *k = &s->commander[nia_row(who) % NIA_COMMANDERS];
    if (um_ref_kind(who) != NK_UNIT) {
        set_point(a, NP_STAND_POINT, &k->placed, k->at);
        return;
    }
    u->facing = 0;
    set_point(a, NP_STAND_POINT, &u->placed, u->at);
    set_point(a, NP_STAND_FACING, &u->facing, u->looks_at);
}

static void set_owes(nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, NP_OWES_UNIT))];
    u->owes = nia_int(a, NP_OWES_WHAT, 0);
    u->owes_turn = nia_int(a, NP_OWES_TURN, s->turn);
    u->foe = um_has_arg(a, NP_OWES_FOE) ? um_ref_arg(a, NP_OWES_FOE) : u->foe;
}

/* The first turn that is told from its beginning, where a position is stated in one. */
static int32_t told_since(int32_t turn, int32_t phase)
{
    return phase <= NIA_PHASE_FLIGHTS ? turn : turn + 1;
}

static void set_now(nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_NOW_DICE, &n);
    int32_t turn = nia_int(a, NP_NOW_TURN, s->turn);
    if (turn != s->turn)
        s->brigade = UM_NONE;
    if (!s->started || turn != s->turn)
        s->since = told_since(turn, nia_int(a, NP_NOW_STEP, 0));
    s->since = nia_int(a, NP_NOW_SINCE, s->since);
    for (int i = 0; i < NIA_UNITS && turn > 0 && s->since <= 1; i++)
        s->unit[i].untold = 0;
    s->turn = turn;
    s->phase = nia_int(a, NP_NOW_STEP, 0);
    s->moved = nia_int(a, NP_NOW_MOVED, 0);
    s->fought = nia_int(a, NP_NOW_FOUGHT, 0);
    if (um_has_arg(a, NP_NOW_BRIGADE))
        nia_note_roll(s, um_ref_arg(a, NP_NOW_BRIGADE), v, n);
}

static void set_holder(nia_state *s, const um_action *a)
{
    int row = nia_row(um_ref_arg(a, NP_HELD_WHAT));
    s->holder[row] = nia_int(a, NP_HELD_SIDE, NIA_NOBODY);
    s->counted[row] = nia_int(a, NP_HELD_COUNTED, s->holder[row]);
}

void nia_apply_position(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    _Static_assert((int)NP_SET_UNITS == (int)NP_WAS_UNITS && (int)NP_SET_UNITS == (int)NP_FARED_UNIT, "who");
    const um_value *v = um_values_of(a, NP_SET_UNITS, &n);
    switch (a->verb) {
    case NV_RECORD:
        s->complete = nia_int(a, NP_RECORD_DICE, s->complete);
        s->announced = nia_int(a, NP_RECORD_ANNOUNCEMENTS, s->announced);
        break;
    case NV_NOW:
        set_now(s, a);
        break;
    case NV_SET:
        for (int i = 0; i < n; i++) {
            set_unit(&s->unit[nia_row(v[i].ref)], a);
            set_formations(c->pack, nia_row(v[i].ref), a, &s->unit[nia_row(v[i].ref)].formations);
        }
        break;
    case NV_WAS:
        for (int i = 0; i < n; i++)
            set_was(&s->unit[nia_row(v[i].ref)], a);
        break;
    case NV_OWES:
        set_owes(s, a);
        break;
    case NV_FARED:
        set_fared(&s->unit[nia_row(v[0].ref)], a);
        break;
    case NV_HISTORY:
        set_history(s, a);
        break;
    case NV_STAND:
        set_place(s, a);
        break;
    case NV_COMMANDER:
        set_commander(s, a);
        break;
    default:
        set_holder(s, a);
    }
}

/* ---- reading it out ---- */

typedef struct reader {
    um_maker m;
    const um_pack *pack;
    um_action_fn *fn;
    void *user;
    bool enough;
} reader;

static um_maker *say(reader *r, int verb)
{
    um_make(&r->m, verb, -1);
    return &r->m;
}

static void give(reader *r)
{
    if (!r->enough)
        r->enough = !r->fn(r->user, &r->m.action);
}

static void put(um_maker *m, int param, int32_t value, int32_t usual)
{
    if (value != usual)
        um_make_int(m, param, value);
}

static void put_numbers(um_maker *m, const nia_unit *u, const number *list, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        int32_t value;
        memcpy(&value, (const char *)u + list[i].at, sizeof value);
        put(m, list[i].param, value, list[i].usual);
    }
}

static void put_range(um_maker *m, int from, int to, um_range r)
{
    um_make_int(m, from, r.lo);
    put(m, to, r.hi, r.lo);
}

static void put_point(um_maker *m, int param, int told, const int32_t *at)
{
    for (int i = 0; i < 2 && told; i++)
        um_make_int(m, param, at[i]);
}

static void say_place(reader *r, um_ref who, int placed, const int32_t *at, int facing,
                      const int32_t *looks_at)
{
    if (!placed)
        return;
    um_make_ref(say(r, NV_STAND), NP_STAND_UNIT, who);
    put_point(&r->m, NP_STAND_POINT, placed, at);
    put_point(&r->m, NP_STAND_FACING, facing, looks_at);
    give(r);
}

/* A mask has one order, two, or all that the troops may be in. */
static void put_formations(um_maker *m, const um_pack *p, int unit, int32_t formations)
{
    int first = 0, last = NIA_FORMATIONS - 1;
    while (first < last && !(formations & 1 << first))
        first++;
    while (last > first && !(formations & 1 << last))
        last--;
    bool any = formations == nia_formations_of(p, unit);
    if (any && formations == formations_at_start(p, unit) && first != last)
        return;
    um_make_int(m, NP_SET_FORMATION, any && first != last ? NIA_FORMATIONS : first);
    if (!any && first != last)
        um_make_int(m, NP_SET_FORMATION_OR, last);
}

static void say_unit(reader *r, int i, const nia_unit *u)
{
    um_ref who = um_ref_of(NK_UNIT, i);
    um_maker *m = say(r, NV_SET);
    um_make_ref(m, NP_SET_UNITS, who);
    if (!u->untold || u->dp.hi > 0 || u->cas.hi > 0) {
        put_range(m, NP_SET_DP, NP_SET_DP_TO, u->dp);
        put_range(m, NP_SET_CAS, NP_SET_CAS_TO, u->cas);
        put(m, NP_SET_UNTOLD, u->untold, 0);
    }
    put_formations(m, r->pack, i, u->formations);
    put_numbers(m, u, set_numbers, UM_COUNT(set_numbers));
    if (u->set_off.lo >= 0)
        put_range(m, NP_SET_OFF_DP, NP_SET_OFF_DP_TO, u->set_off);
    give(r);
    say_place(r, who, u->placed, u->at, u->facing, u->looks_at);
}

static void say_was(reader *r, int i, const nia_unit *u)
{
    um_maker *m = say(r, NV_WAS);
    um_make_ref(m, NP_WAS_UNITS, um_ref_of(NK_UNIT, i));
    for (size_t k = 0; k < UM_COUNT(was_bits); k++)
        if (u->done & was_bits[k].bit)
            um_make_int(m, was_bits[k].param, 1);
    put_numbers(m, u, was_numbers, UM_COUNT(was_numbers));
    if ((u->done & NIA_DONE_ANNOUNCED) && u->foe != UM_NONE)
        um_make_ref(m, NP_WAS_ANNOUNCED, u->foe);
    else if (u->done & NIA_DONE_ANNOUNCED)
        um_make_int(m, NP_WAS_ADVANCING, 1);
    put_point(m, NP_WAS_FROM, u->fled_placed, u->fled_from);
    for (int k = 0; nia_face(u->rolled, k); k++)
        um_make_int(m, NP_WAS_ROLLED, nia_face(u->rolled, k));
    if (m->action.nargs > 1)
        give(r);
}

/* Its last fight, and what that left it to do. */
static void say_fight(reader *r, int i, const nia_unit *u)
{
    um_ref who = um_ref_of(NK_UNIT, i);
    bool fought = u->band.lo != NIA_BAND_ROUTED || u->band.hi != NIA_BAND_EASY || (u->done & NIA_DONE_FOUGHT);
    um_maker *m = say(r, NV_FARED);
    um_make_ref(m, NP_FARED_UNIT, who);
    if (fought) {
        put_range(m, NP_FARED_BAND, NP_FARED_BAND_TO, u->band);
        put_range(m, NP_FARED_DP, NP_FARED_DP_TO, u->fight_dp);
        put_range(m, NP_FARED_CAS, NP_FARED_CAS_TO, u->fight_cas);
        put_range(m, NP_FARED_BEGAN, NP_FARED_BEGAN_TO, u->began_cas);
        put_numbers(m, u, fared_numbers, UM_COUNT(fared_numbers));
    }
    if (u->foe != UM_NONE && u->owes == NIA_OWES_NOTHING && !(u->done & NIA_DONE_ANNOUNCED))
        um_make_ref(m, NP_FARED_FOE, u->foe);
    if (m->action.nargs > 1)
        give(r);
    if (u->owes == NIA_OWES_NOTHING)
        return;
    um_make_ref(say(r, NV_OWES), NP_OWES_UNIT, who);
    um_make_int(m, NP_OWES_WHAT, u->owes);
    um_make_int(m, NP_OWES_TURN, u->owes_turn);
    if (u->foe != UM_NONE)
        um_make_ref(m, NP_OWES_FOE, u->foe);
    give(r);
}

static void say_aim(reader *r, int i, const nia_aim *aim)
{
    um_maker *m = say(r, NV_HISTORY);
    um_make_ref(m, NP_HISTORY_UNIT, um_ref_of(NK_UNIT, i));
    if (aim->target != UM_NONE)
        um_make_ref(m, NP_HISTORY_TARGET, aim->target);
    put(m, NP_HISTORY_BAND, aim->band, -1);
    put(m, NP_HISTORY_RANGE, aim->band < 0 ? -1 : aim->range, -1); /* else it would tell the band */
    um_make_int(m, NP_HISTORY_TURN, aim->turn);
    put(m, NP_HISTORY_GUNS, aim->guns, 0);
    give(r);
}

static void say_history(reader *r, int i, const nia_unit *u)
{
    if (u->hist_known)
        say_aim(r, i, &u->before[0]);
    if (u->hist_known && u->before[1].target != UM_NONE)
        say_aim(r, i, &u->before[1]);
    for (int k = 0; k < 2; k++)
        if (u->now[k].guns > 0)
            say_aim(r, i, &u->now[k]);
}

static void say_commander(reader *r, int i, const nia_commander *k)
{
    um_ref who = um_ref_of(NK_COMMANDER, i);
    um_maker *m = say(r, NV_COMMANDER);
    um_make_ref(m, NP_COMMANDER_WHO, who);
    if (um_known(k->cp) && k->cp.lo >= 0)
        um_make_int(m, NP_COMMANDER_POINTS, k->cp.lo);
    put(m, NP_COMMANDER_SPENT, k->spent, 0);
    put(m, NP_COMMANDER_LOST, k->lost, 0);
    if (k->attached != UM_NONE)
        um_make_ref(m, NP_COMMANDER_UNIT, k->attached);
    put(m, NP_COMMANDER_GONE, k->gone, 0);
    put(m, NP_COMMANDER_ROLLED, k->rolled, 0);
    put(m, NP_COMMANDER_GAME, k->spent_game, 0);
    put(m, NP_COMMANDER_WOUND, k->wound_turn, 0);
    if (k->beside != UM_NONE)
        um_make_ref(m, NP_COMMANDER_BESIDE, k->beside);
    put(m, NP_COMMANDER_EARLIER, k->earlier, 0);
    put(m, NP_COMMANDER_DUE, k->due_step ? UM_YES : k->maybe_due ? UM_MAYBE : UM_NO, UM_NO);
    put(m, NP_COMMANDER_KILLED, k->killed, 0);
    put(m, NP_COMMANDER_HIT, k->maybe_gone, 0);
    give(r);
    say_place(r, who, k->placed, k->at, 0, k->at);
}

static void say_now(reader *r, const nia_state *s)
{
    um_maker *m = say(r, NV_RECORD);
    um_make_int(m, NP_RECORD_DICE, s->complete);
    um_make_int(m, NP_RECORD_ANNOUNCEMENTS, s->announced);
    give(r);
    um_make_int(say(r, NV_NOW), NP_NOW_TURN, s->turn);
    um_make_int(m, NP_NOW_STEP, s->phase);
    put(m, NP_NOW_SINCE, s->since, told_since(s->turn, s->phase));
    put(m, NP_NOW_MOVED, s->moved, 0);
    put(m, NP_NOW_FOUGHT, s->fought, 0);
    if (s->brigade != UM_NONE)
        um_make_ref(m, NP_NOW_BRIGADE, s->brigade);
    for (int i = 0; i < s->ndice && s->brigade != UM_NONE; i++)
        um_make_int(m, NP_NOW_DICE, s->brigade_dice[i]);
    give(r);
}

static void say_holders(reader *r, const um_ctx *c, const nia_state *s)
{
    for (int i = 0; i < um_rows(c->pack, NK_OBJECTIVE); i++)
        if (s->holder[i] >= 0) {
            um_make_ref(say(r, NV_HELD), NP_HELD_WHAT, um_ref_of(NK_OBJECTIVE, i));
            um_make_int(&r->m, NP_HELD_SIDE, s->holder[i]);
            if (s->counted[i] >= 0)
                put(&r->m, NP_HELD_COUNTED, s->counted[i], s->holder[i]);
            give(r);
        }
}

void nia_position(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    const nia_state *s = state;
    reader r = {.pack = c->pack, .fn = fn, .user = user};
    say_now(&r, s);
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++) {
        say_unit(&r, i, &s->unit[i]);
        say_was(&r, i, &s->unit[i]);
        say_fight(&r, i, &s->unit[i]);
        say_history(&r, i, &s->unit[i]);
    }
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER); i++)
        say_commander(&r, i, &s->commander[i]);
    say_holders(&r, c, s);
}

/* ---- telling two apart ---- */

int nia_object(const um_ctx *c, um_ref r)
{
    (void)c;
    switch (um_ref_kind(r)) {
    case NK_UNIT:
        return nia_row(r);
    case NK_COMMANDER:
        return NIA_UNITS + nia_row(r);
    case NK_OBJECTIVE:
        return NIA_UNITS + NIA_COMMANDERS + nia_row(r);
    default:
        return -1;
    }
}

/* Whether object i, a unit, a commander or an objective, is another in the two states. */
static bool differs(const nia_state *s, const nia_state *t, int i)
{
    if (i < NIA_UNITS)
        return memcmp(&s->unit[i], &t->unit[i], sizeof s->unit[i]) != 0;
    i -= NIA_UNITS;
    if (i < NIA_COMMANDERS)
        return memcmp(&s->commander[i], &t->commander[i], sizeof s->commander[i]) != 0;
    i -= NIA_COMMANDERS;
    return s->holder[i] != t->holder[i];
}

void nia_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits)
{
    (void)c;
    for (int i = 0; i < NIA_OBJECTS; i++)
        if (differs(before, after, i))
            bits[i >> 6] |= UINT64_C(1) << (i & 63);
}

int nia_turn_number(const void *state)
{
    const nia_state *s = state;
    return s->turn < 0 ? 0 : (int)s->turn;
}

void nia_when(const um_ctx *c, const void *state, um_buf *out)
{
    static const char *const phase[] = {"",        "compulsory moves", "morale", "fire",
                                        "command", "movement",         "combat", "dressing ranks"};
    const nia_state *s = state;
    (void)c;
    if (s->turn == 0)
        um_buf_str(out, "before the first turn");
    else
        um_buf_printf(out, "turn %d", (int)s->turn);
    if (s->phase >= 1 && s->phase <= 7)
        um_buf_printf(out, ", %s", phase[s->phase]);
}
