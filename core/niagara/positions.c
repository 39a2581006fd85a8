/* The position: stating one, reading it out again, and telling two apart. */
#include "core/niagara/niagara.h"

#include <string.h>

static int formations_at_start(const um_pack *p, int unit)
{
    static const int of[NIA_TYPES] = {[INFANTRY] = 1 << LINE | 1 << COLUMN | 1 << ROAD_COLUMN,
                                      [CAVALRY] = 1 << LINE | 1 << COLUMN | 1 << ROAD_COLUMN,
                                      [SKIRMISHER] = 1 << SKIRMISH,
                                      [ARTILLERY] = 1 << LIMBERED | 1 << UNLIMBERED,
                                      [INDIAN] = 1 << SKIRMISH,
                                      [ROCKET] = 1 << LIMBERED | 1 << UNLIMBERED};
    const um_datum *d = um_datum_at(p, um_datum_of(NK_UNIT, unit, UNIT_FORMATION));
    if (d->sure != UM_UNKNOWN)
        return 1 << d->lo;
    d = um_datum_at(p, um_datum_of(NK_UNIT, unit, UNIT_TYPE));
    return d->sure != UM_UNKNOWN ? of[d->lo] : (1 << NIA_FORMATIONS) - 1;
}

void nia_start(um_ctx *c, void *state)
{
    nia_state *s = state;
    memset(s, 0, sizeof *s);
    s->brigade = UM_NONE;
    s->winner = NIA_NOBODY;
    for (int i = 0; i < NIA_UNITS; i++) {
        nia_unit *u = &s->unit[i];
        u->hist_target = u->foe = UM_NONE;
        u->last_dice = u->dice = u->contact = u->decree_distance = u->decree_dp = -1;
        u->why_dp = N4_1;
        u->why_cas = N13_5;
        u->band = um_span(BAND_ROUTED, BAND_EASY);
        u->formations = i < um_rows(c->pack, NK_UNIT) ? formations_at_start(c->pack, i) : 0;
        u->spared[0] = u->spared[1] = UM_MAYBE;
        s->last.total[i] = um_span(-99, 99);
    }
    for (int i = 0; i < NIA_COMMANDERS; i++) {
        nia_commander *k = &s->commander[i];
        k->attached = UM_NONE;
        k->cp = um_exactly(-1);
        if (i >= um_rows(c->pack, NK_COMMANDER))
            continue;
        const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_COMMANDER, i, COMMANDER_CP));
        k->cp = d->sure != UM_UNKNOWN ? um_span(d->lo, d->hi) : um_span(-1, -1);
    }
    for (int i = 0; i < NIA_OBJECTIVES; i++)
        s->holder[i] = -1;
}

/* ---- statements ---- */

static void set_range(const um_action *a, int from, int to, um_range *out)
{
    if (!um_has_arg(a, from) && !um_has_arg(a, to))
        return;
    int32_t lo = nia_int(a, from, 0);
    *out = um_span(lo, nia_int(a, to, lo));
}

static void set_unit(nia_unit *u, const um_action *a)
{
    set_range(a, SET_DP, SET_DP_TO, &u->dp);
    set_range(a, SET_CAS, SET_CAS_TO, &u->cas);
    u->dp = um_least(um_most(u->dp, um_exactly(0)), um_exactly(NIA_DP_MOST));
    u->cas = um_least(um_most(u->cas, um_exactly(0)), um_exactly(NIA_DP_MOST * NIA_DP_MOST));
    if (um_has_arg(a, SET_FORMATION))
        u->formations = 1 << nia_int(a, SET_FORMATION, 0);
    u->cover = nia_int(a, SET_COVER, u->cover);
    u->last_dice = nia_int(a, SET_LAST_DICE, u->last_dice);
    u->gone = nia_int(a, SET_GONE, u->gone);
    if (um_has_arg(a, SET_DP))
        u->why_dp = N4_1;
    if (um_has_arg(a, SET_CAS))
        u->why_cas = N13_5;
}

static void set_bit(int32_t *bits, const um_action *a, int param, int bit)
{
    if (um_has_arg(a, param))
        *bits = nia_int(a, param, 0) ? *bits | bit : *bits & ~bit;
}

static void set_was(nia_unit *u, const um_action *a)
{
    set_bit(&u->done, a, WAS_MOVED, DONE_MOVED);
    set_bit(&u->done, a, WAS_CHANGED, DONE_CHANGED);
    set_bit(&u->done, a, WAS_FIRED, DONE_FIRED);
    set_bit(&u->done, a, WAS_FIGHTING, DONE_FOUGHT);
    set_bit(&u->done, a, WAS_BAYONET, DONE_BAYONET);
    u->shot = nia_int(a, WAS_SHOT, u->shot);
    u->shot_before = nia_int(a, WAS_SHOT_BEFORE, u->shot_before);
    u->dressed = nia_int(a, WAS_DRESSED, u->dressed);
    u->dice = nia_int(a, WAS_DICE, u->dice);
    u->inspired = nia_int(a, WAS_INSPIRED, u->inspired);
    u->limbering = nia_int(a, WAS_LIMBER, u->limbering);
    u->limber_turn = nia_int(a, WAS_LIMBER_TURN, u->limber_turn);
    if (um_has_arg(a, WAS_ANNOUNCED)) {
        u->done |= DONE_ANNOUNCED;
        u->foe = um_ref_arg(a, WAS_ANNOUNCED);
    }
}

static void set_history(nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, HISTORY_UNIT))];
    u->hist_known = 1;
    u->hist_target = um_ref_arg(a, HISTORY_TARGET);
    u->hist_band = nia_int(a, HISTORY_BAND, -1);
    u->hist_range = nia_int(a, HISTORY_RANGE, -1);
    if (u->hist_range >= 0 && u->hist_band < 0)
        u->hist_band = u->hist_range >= 10 * NIA_INCH;
    u->hist_turn = nia_int(a, HISTORY_TURN, s->turn - 1);
}

static void set_commander(nia_state *s, const um_action *a)
{
    nia_commander *k = &s->commander[nia_row(um_ref_arg(a, COMMANDER_WHO))];
    if (um_has_arg(a, COMMANDER_POINTS))
        k->cp = um_exactly(nia_int(a, COMMANDER_POINTS, 0));
    k->spent = nia_int(a, COMMANDER_SPENT, k->spent);
    k->spent_game = nia_int(a, COMMANDER_GAME, k->spent_game);
    k->lost = nia_int(a, COMMANDER_LOST, k->lost);
    k->wound_turn = nia_int(a, COMMANDER_WOUND, k->wound_turn);
    k->gone = nia_int(a, COMMANDER_GONE, k->gone);
    k->rolled = nia_int(a, COMMANDER_ROLLED, k->rolled);
    if (um_has_arg(a, COMMANDER_UNIT))
        k->attached = um_ref_arg(a, COMMANDER_UNIT);
}

static void set_place(nia_state *s, const um_action *a)
{
    int n;
    um_ref who = um_ref_arg(a, STAND_UNIT);
    const um_value *v = um_values_of(a, STAND_POINT, &n);
    bool unit = um_ref_kind(who) == NK_UNIT;
    int32_t *placed = unit ? &s->unit[nia_row(who)].placed : &s->commander[nia_row(who)].placed;
    int32_t *at = unit ? s->unit[nia_row(who)].at : s->commander[nia_row(who)].at;
    if (n < 2)
        return;
    *placed = 1;
    at[0] = v[0].num;
    at[1] = v[1].num;
}

static void set_owes(nia_state *s, const um_action *a)
{
    nia_unit *u = &s->unit[nia_row(um_ref_arg(a, OWES_UNIT))];
    u->owes = nia_int(a, OWES_WHAT, 0);
    u->owes_turn = nia_int(a, OWES_TURN, s->turn);
    u->foe = um_has_arg(a, OWES_FOE) ? um_ref_arg(a, OWES_FOE) : u->foe;
}

void nia_apply_position(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, 0, &n);
    (void)c;
    switch (a->verb) {
    case NV_RECORD:
        s->complete = nia_int(a, RECORD_DICE, s->complete);
        s->announced = nia_int(a, RECORD_ANNOUNCEMENTS, s->announced);
        break;
    case NV_NOW:
        s->turn = nia_int(a, NOW_TURN, s->turn);
        s->step = nia_int(a, NOW_STEP, 0);
        s->fought = s->moved = 0;
        break;
    case NV_SET:
        for (int i = 0; i < n; i++)
            set_unit(&s->unit[nia_row(v[i].ref)], a);
        break;
    case NV_WAS:
        for (int i = 0; i < n; i++)
            set_was(&s->unit[nia_row(v[i].ref)], a);
        break;
    case NV_OWES:
        set_owes(s, a);
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
        s->holder[nia_row(um_ref_arg(a, HELD_WHAT))] = nia_int(a, HELD_SIDE, NIA_NOBODY);
    }
}

/* ---- reading it out ---- */

typedef struct reader {
    um_maker m;
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

static void say_unit(reader *r, int i, const nia_unit *u)
{
    um_ref who = um_ref_of(NK_UNIT, i);
    um_maker *m = say(r, NV_SET);
    um_make_ref(m, SET_UNITS, who);
    um_make_int(m, SET_DP, u->dp.lo);
    put(m, SET_DP_TO, u->dp.hi, u->dp.lo);
    um_make_int(m, SET_CAS, u->cas.lo);
    put(m, SET_CAS_TO, u->cas.hi, u->cas.lo);
    for (int f = 0; f < NIA_FORMATIONS; f++)
        if (u->formations == 1 << f)
            um_make_int(m, SET_FORMATION, f);
    put(m, SET_COVER, u->cover, COVER_NONE);
    put(m, SET_LAST_DICE, u->last_dice, -1);
    put(m, SET_GONE, u->gone, 0);
    give(r);
    if (u->placed) {
        um_make_ref(say(r, NV_STAND), STAND_UNIT, who);
        um_make_int(m, STAND_POINT, u->at[0]);
        um_make_int(m, STAND_POINT, u->at[1]);
        give(r);
    }
}

static void say_was(reader *r, int i, const nia_unit *u)
{
    static const struct {
        int param, bit;
    } bits[] = {{WAS_MOVED, DONE_MOVED},
                {WAS_CHANGED, DONE_CHANGED},
                {WAS_FIRED, DONE_FIRED},
                {WAS_FIGHTING, DONE_FOUGHT},
                {WAS_BAYONET, DONE_BAYONET}};
    um_maker *m = say(r, NV_WAS);
    um_make_ref(m, WAS_UNITS, um_ref_of(NK_UNIT, i));
    for (size_t k = 0; k < UM_COUNT(bits); k++)
        if (u->done & bits[k].bit)
            um_make_int(m, bits[k].param, 1);
    put(m, WAS_SHOT, u->shot, 0);
    put(m, WAS_SHOT_BEFORE, u->shot_before, 0);
    put(m, WAS_DRESSED, u->dressed, 0);
    put(m, WAS_DICE, u->dice, -1);
    put(m, WAS_INSPIRED, u->inspired, 0);
    put(m, WAS_LIMBER, u->limbering, 0);
    put(m, WAS_LIMBER_TURN, u->limber_turn, 0);
    if ((u->done & DONE_ANNOUNCED) && u->foe != UM_NONE)
        um_make_ref(m, WAS_ANNOUNCED, u->foe);
    if (m->action.nargs > 1)
        give(r);
    if (u->owes != OWES_NOTHING) {
        um_make_ref(say(r, NV_OWES), OWES_UNIT, um_ref_of(NK_UNIT, i));
        um_make_int(m, OWES_WHAT, u->owes);
        um_make_int(m, OWES_TURN, u->owes_turn);
        if (u->foe != UM_NONE)
            um_make_ref(m, OWES_FOE, u->foe);
        give(r);
    }
    if (u->hist_known) {
        um_make_ref(say(r, NV_HISTORY), HISTORY_UNIT, um_ref_of(NK_UNIT, i));
        if (u->hist_target != UM_NONE)
            um_make_ref(m, HISTORY_TARGET, u->hist_target);
        put(m, HISTORY_BAND, u->hist_band, -1);
        put(m, HISTORY_RANGE, u->hist_range, -1);
        um_make_int(m, HISTORY_TURN, u->hist_turn);
        give(r);
    }
}

static void say_commander(reader *r, int i, const nia_commander *k)
{
    um_maker *m = say(r, NV_COMMANDER);
    um_make_ref(m, COMMANDER_WHO, um_ref_of(NK_COMMANDER, i));
    if (um_known(k->cp) && k->cp.lo >= 0)
        um_make_int(m, COMMANDER_POINTS, k->cp.lo);
    put(m, COMMANDER_SPENT, k->spent, 0);
    put(m, COMMANDER_LOST, k->lost, 0);
    if (k->attached != UM_NONE)
        um_make_ref(m, COMMANDER_UNIT, k->attached);
    put(m, COMMANDER_GONE, k->gone, 0);
    put(m, COMMANDER_ROLLED, k->rolled, 0);
    put(m, COMMANDER_GAME, k->spent_game, 0);
    put(m, COMMANDER_WOUND, k->wound_turn, 0);
    give(r);
    if (k->placed) {
        um_make_ref(say(r, NV_STAND), STAND_UNIT, um_ref_of(NK_COMMANDER, i));
        um_make_int(m, STAND_POINT, k->at[0]);
        um_make_int(m, STAND_POINT, k->at[1]);
        give(r);
    }
}

void nia_position(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    const nia_state *s = state;
    reader r = {.fn = fn, .user = user};
    um_maker *m = say(&r, NV_RECORD);
    um_make_int(m, RECORD_DICE, s->complete);
    um_make_int(m, RECORD_ANNOUNCEMENTS, s->announced);
    give(&r);
    um_make_int(say(&r, NV_NOW), NOW_TURN, s->turn);
    um_make_int(m, NOW_STEP, s->step);
    give(&r);
    for (int i = 0; i < um_rows(c->pack, NK_UNIT) && i < NIA_UNITS; i++) {
        say_unit(&r, i, &s->unit[i]);
        say_was(&r, i, &s->unit[i]);
    }
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER) && i < NIA_COMMANDERS; i++)
        say_commander(&r, i, &s->commander[i]);
    for (int i = 0; i < um_rows(c->pack, NK_OBJECTIVE) && i < NIA_OBJECTIVES; i++)
        if (s->holder[i] >= 0) {
            um_make_ref(say(&r, NV_HELD), HELD_WHAT, um_ref_of(NK_OBJECTIVE, i));
            um_make_int(m, HELD_SIDE, s->holder[i]);
            give(&r);
        }
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

void nia_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits)
{
    const nia_state *s = before, *t = after;
    (void)c;
    for (int i = 0; i < NIA_OBJECTS; i++) {
        int k = i - NIA_UNITS, o = k - NIA_COMMANDERS;
        bool differs = i < NIA_UNITS ? memcmp(&s->unit[i], &t->unit[i], sizeof s->unit[i]) != 0
                       : k < NIA_COMMANDERS
                           ? memcmp(&s->commander[k], &t->commander[k], sizeof s->commander[k]) != 0
                           : s->holder[o] != t->holder[o];
        if (differs)
            bits[i >> 6] |= UINT64_C(1) << (i & 63);
    }
}

void nia_when(const um_ctx *c, const void *state, um_buf *out)
{
    static const char *const step[] = {"",        "compulsory moves", "morale", "fire",
                                       "command", "movement",         "combat", "dressing ranks"};
    const nia_state *s = state;
    (void)c;
    if (s->turn == 0)
        um_buf_str(out, "before the first turn");
    else
        um_buf_printf(out, "turn %d", (int)s->turn);
    if (s->step >= 1 && s->step <= 7)
        um_buf_printf(out, ", %s", step[s->step]);
}
