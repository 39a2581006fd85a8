/* What may be done now: candidates by phase with a few rolls each, those that the rules find nothing against.
 */
#include "core/niagara/offer/offer.h"

#include "core/alternatives.h"
#include "core/grounds.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rules/08_musketry.h"

enum { ROLLS = 3, FACES = 24 };

/* A few rolls, in place of those that a player will throw. */
static const int8_t average[ROLLS][4] = {{3, 4, 2, 3}, {5, 4, 5, 5}, {2, 3, 3, 2}};
static const int8_t ordinary[ROLLS][4] = {{1, 3, 2, 4}, {6, 4, 6, 5}, {5, 6, 1, 3}};

typedef struct offering {
    um_ctx c;
    const nia_state *s;
    um_action_fn *fn;
    void *user;
    um_maker m;
    bool enough;
} offering;

static um_maker *begin(offering *o, int verb)
{
    um_make(&o->m, verb, -1);
    return &o->m;
}

/* Whether the rules allow it for certain, by no ruling that is open and was not chosen. */
static bool allowed(offering *o, const um_action *a)
{
    um_question q = {.game = o->c.game, .state = o->s, .action = a, .ask = UM_ASK_ACTION};
    um_ctx c = o->c;
    if (c.offer_filter && !um_same_subject(c.offer_filter, a))
        return false;
    um_ask(&c, &q);
    if (c.verdict != UM_YES || c.open_ruling)
        return false;
    if (a->verb != NV_TURN || !o->s->started)
        return true;
    q.ask = UM_ASK_CLOSE;
    c = o->c;
    um_ask(&c, &q);
    return c.verdict == UM_YES && !c.open_ruling;
}

static void give(offering *o)
{
    if (!o->enough && !o->m.overflow && allowed(o, &o->m.action))
        o->enough = !o->fn(o->user, &o->m.action);
}

static um_ref unit_ref(int i)
{
    return um_ref_of(NK_UNIT, i);
}

static int units(const offering *o)
{
    int n = um_rows(o->c.pack, NK_UNIT);
    return n < NIA_UNITS ? n : NIA_UNITS;
}

static bool up(const offering *o, int i)
{
    return !o->s->unit[i].gone;
}

static bool enemies(offering *o, int a, int b)
{
    return nia_side_of(&o->c, unit_ref(a)) != nia_side_of(&o->c, unit_ref(b));
}

static void add_dice(um_maker *m, int param, const int8_t *face, int n)
{
    for (int i = 0; i < n && i < FACES; i++)
        um_make_int(m, param, face[i % 4]);
}

static int sum_of(const int8_t *face, int n, bool less_highest)
{
    int sum = 0, most = 0;
    for (int i = 0; i < n; i++) {
        sum += face[i % 4];
        most = face[i % 4] > most ? face[i % 4] : most;
    }
    return less_highest ? sum - most : sum;
}

/* ---- phases ---- */

static void offer_start(offering *o)
{
    um_make_int(begin(o, NV_TURN), NP_TURN_N, o->s->turn + 1);
    give(o);
    for (int i = 0; i < um_rows(o->c.pack, NK_COMMANDER) && o->s->turn == 0; i++)
        if (o->s->commander[i].cp.lo < 0) {
            um_make_ref(begin(o, NV_CP_ROLL), NP_CPROLL_WHO, um_ref_of(NK_COMMANDER, i));
            um_make_int(&o->m, NP_CPROLL_DIE, 4);
            give(o);
        }
    for (int i = 0; i < units(o) && !o->s->started; i++) {
        um_make_ref(begin(o, NV_DEPLOY), NP_DEPLOY_UNITS, unit_ref(i));
        give(o);
    }
}

static void offer_flight(offering *o, int i)
{
    const nia_unit *u = &o->s->unit[i];
    um_range dice;
    if (u->owes < NIA_OWES_RETREAT || u->owes > NIA_OWES_PURSUE)
        return;
    int rule = nia_rate(&o->c, o->s, i, &dice);
    int n = dice.hi, verb = u->owes == NIA_OWES_ROUT     ? NV_ROUT
                            : u->owes == NIA_OWES_PURSUE ? NV_PURSUE
                                                         : NV_RETREAT;
    for (int r = 0; r < ROLLS && rule != NR_5_6; r++) {
        um_make_ref(begin(o, verb), NP_BACK_UNIT, unit_ref(i));
        add_dice(&o->m, NP_BACK_DICE, average[r], n);
        um_make_int(&o->m, NP_BACK_DISTANCE, sum_of(average[r], n, false) * NIA_INCH);
        give(o);
    }
    um_make_ref(begin(o, verb), NP_BACK_UNIT, unit_ref(i));
    give(o);
}

static void offer_morale(offering *o, int i)
{
    for (int k = 0; k < units(o) && (o->s->unit[i].done & NIA_DONE_WENT); k++) {
        if (k == i || enemies(o, i, k) || !up(o, k))
            continue;
        um_make_ref(begin(o, NV_MORALE), NP_MORALE_UNIT, unit_ref(k));
        um_make_ref(&o->m, NP_MORALE_SOURCE, unit_ref(i));
        um_make_int(&o->m, NP_MORALE_KIND, i & 1);
        um_make_int(&o->m, NP_MORALE_DISTANCE, (k & 1 ? 5 : 7) * NIA_INCH);
        give(o);
    }
}

static void offer_guns(offering *o, int i, int target)
{
    for (int r = 0; r < ROLLS; r++) {
        um_make_ref(begin(o, NV_FIRE_ART), NP_FIRE_UNIT, unit_ref(i));
        um_make_ref(&o->m, NP_FIRE_TARGET, unit_ref(target));
        um_make_int(&o->m, NP_FIRE_RANGE, (r ? 24 : 9) * NIA_INCH);
        add_dice(&o->m, NP_FIRE_DICE, ordinary[r], nia_guns(&o->c, o->s, i).lo);
        give(o);
    }
}

static void offer_rockets(offering *o, int i, int target)
{
    um_make_ref(begin(o, NV_ROCKET), NP_ROCKET_UNIT, unit_ref(i));
    um_make_ref(&o->m, NP_ROCKET_TARGET, unit_ref(target));
    um_make_int(&o->m, NP_ROCKET_RANGE, 30 * NIA_INCH);
    um_make_int(&o->m, NP_ROCKET_DICE, 6);
    um_make_int(&o->m, NP_ROCKET_DICE, 5);
    um_make_int(&o->m, NP_ROCKET_HIT, 1 + (i + o->s->turn) % 6);
    give(o);
    um_make_ref(begin(o, NV_ROCKET), NP_ROCKET_UNIT, unit_ref(i));
    um_make_ref(&o->m, NP_ROCKET_TARGET, unit_ref(target));
    um_make_int(&o->m, NP_ROCKET_DICE, 4);
    um_make_int(&o->m, NP_ROCKET_DICE, 3);
    um_make_int(&o->m, NP_ROCKET_DEVIATION, 1 + o->s->turn % 6);
    give(o);
}

/* As many dice as bases and D-points leave; where another number is due the rules find them wrong. */
static void offer_foot(offering *o, int i, int target)
{
    um_truth half = um_or(nia_is_guns(&o->c, target), nia_skirmishes(&o->c, o->s, target));
    bool again = o->s->unit[target].cover != NIA_COVER_NONE;
    bool formed = nia_is_type(&o->c, i, NIA_INFANTRY) == UM_YES;
    um_range strength = formed ? nia_bases(&o->c, o->s, i) : um_div_down(nia_figures(&o->c, o->s, i), 4);
    int n = nia_odds_dice(strength, o->s->unit[i].dp, half == UM_YES, again).lo;
    bool rolls_again =
        nia_is_type(&o->c, i, NIA_INDIAN) != UM_YES && nia_skirmishes(&o->c, o->s, i) == UM_YES;
    if (half == UM_MAYBE) /* nobody knows how many are due */
        return;
    for (int r = 0; r < ROLLS && n > 0; r++) {
        um_make_ref(begin(o, NV_FIRE_INF), NP_INF_UNIT, unit_ref(i));
        um_make_ref(&o->m, NP_INF_TARGET, unit_ref(target));
        um_make_int(&o->m, NP_INF_RANGE, 7 * NIA_INCH);
        add_dice(&o->m, NP_INF_DICE, ordinary[r], n);
        for (int d = 0; d < n && rolls_again; d++)
            if (ordinary[r][d % 4] == 5)
                um_make_int(&o->m, NP_INF_REROLLS, 3 + r);
        give(o);
    }
}

static void offer_fire(offering *o, int i)
{
    if (o->s->unit[i].done & NIA_DONE_FIRED)
        return;
    for (int k = 0; k < units(o) && !o->enough; k++) {
        if (!up(o, k) || !enemies(o, i, k))
            continue;
        if (nia_is_type(&o->c, i, NIA_ARTILLERY) == UM_YES)
            offer_guns(o, i, k);
        else if (nia_is_type(&o->c, i, NIA_ROCKET) == UM_YES)
            offer_rockets(o, i, k);
        else if (nia_is_foot(&o->c, i) == UM_YES)
            offer_foot(o, i, k);
    }
}

static void offer_commander(offering *o, int i)
{
    um_ref who = um_ref_of(NK_COMMANDER, i);
    const nia_commander *k = &o->s->commander[i];
    if (k->gone)
        return;
    for (int r = 1; r <= 6 && k->due_step && !k->rolled; r += 2) {
        um_make_ref(begin(o, NV_RISK), NP_RISK_WHO, who);
        um_make_int(&o->m, NP_RISK_DICE, r);
        if (r == 1)
            um_make_int(&o->m, NP_RISK_DICE, 1 + (i + o->s->turn) % 6);
        give(o);
    }
    for (int u = 0; u < units(o) && !o->enough; u++) {
        if (!up(o, u) || nia_side_of(&o->c, unit_ref(u)) != nia_side_of(&o->c, who))
            continue;
        for (int verb = NV_INSPIRE; verb <= NV_RALLY; verb++) {
            um_make_ref(begin(o, verb), NP_SPEND_WHO, who);
            um_make_ref(&o->m, NP_SPEND_UNIT, unit_ref(u));
            um_make_int(&o->m, NP_SPEND_ADJACENT, 1);
            give(o);
        }
        um_make_ref(begin(o, NV_RIDE), NP_RIDE_WHO, who);
        um_make_int(&o->m, NP_RIDE_DIE, 4);
        um_make_int(&o->m, NP_RIDE_KIND, u & 1);
        um_make_int(&o->m, NP_RIDE_DISTANCE, 3 * NIA_INCH);
        um_make_ref(&o->m, NP_RIDE_UNIT, unit_ref(u));
        give(o);
    }
    if (k->attached != UM_NONE) {
        um_make_ref(begin(o, NV_DETACH), NP_ATTACH_WHO, who);
        give(o);
    }
}

static void offer_changes(offering *o, int i)
{
    bool guns = nia_is_guns(&o->c, i) == UM_YES;
    for (int f = NIA_LINE; f <= NIA_ROAD_COLUMN && !guns; f++)
        if (nia_is_type(&o->c, i, NIA_INFANTRY) == UM_YES && o->s->unit[i].formations != 1 << f) {
            um_make_ref(begin(o, NV_FORM), NP_FORM_UNITS, unit_ref(i));
            um_make_int(&o->m, NP_FORM_TO, f);
            give(o);
        }
    if (guns && o->s->unit[i].limbering == NIA_NOT_LIMBERING) {
        um_make_ref(begin(o, o->s->unit[i].formations == 1 << NIA_LIMBERED ? NV_UNLIMBER : NV_LIMBER),
                    NP_LIMBER_UNITS, unit_ref(i));
        give(o);
    }
}

static void offer_moves(offering *o, int i)
{
    um_range dice;
    int rule = nia_rate(&o->c, o->s, i, &dice);
    int woods = um_ref_row(um_row_by_id(o->c.pack, NK_TERRAIN, UM_TEXT("woods")));
    bool indian = nia_is_type(&o->c, i, NIA_INDIAN) == UM_YES;
    if (o->s->unit[i].done & (NIA_DONE_MOVED | NIA_DONE_CHANGED) || (rule == NR_5_6 && dice.lo == 0))
        return;
    for (int n = dice.lo > 0 ? dice.lo : 1; n <= dice.hi; n++)
        for (int r = 0; r < ROLLS; r++) {
            bool wood = r == 2 && woods >= 0, charge = o->s->unit[i].done & NIA_DONE_ANNOUNCED;
            um_make_ref(begin(o, NV_MOVE), NP_MOVE_UNITS, unit_ref(i));
            add_dice(&o->m, NP_MOVE_DICE, average[r], n);
            um_make_int(&o->m, NP_MOVE_DISTANCE, sum_of(average[r], n, wood && !indian) * NIA_INCH);
            if (wood)
                um_make_ref(&o->m, NP_MOVE_OVER, um_ref_of(NK_TERRAIN, woods));
            if (charge)
                um_make_int(&o->m, NP_MOVE_CHARGE, 1);
            um_make_int(&o->m, NP_MOVE_ENDS, charge ? 0 : 12 * NIA_INCH);
            give(o);
        }
    um_make_ref(begin(o, NV_WHEEL), NP_TURNING_UNIT, unit_ref(i));
    add_dice(&o->m, NP_TURNING_DICE, average[0], dice.lo > 0 ? dice.lo : 2);
    um_make_int(&o->m, NP_TURNING_DISTANCE, 2 * NIA_INCH);
    give(o);
}

static void offer_fights(offering *o, int i)
{
    const nia_unit *u = &o->s->unit[i];
    bool comes = u->contact >= 0 && u->contact <= 4 * NIA_INCH, goes_on = u->owes == NIA_OWES_STANDOFF;
    for (int k = 0; k < units(o) && !o->enough; k++) {
        if (!up(o, k) || !enemies(o, i, k))
            continue;
        if (!o->s->moved && o->s->phase <= 5 && !(u->done & NIA_DONE_ANNOUNCED)) {
            um_make_ref(begin(o, NV_ANNOUNCE), NP_ANNOUNCE_UNIT, unit_ref(i));
            um_make_ref(&o->m, NP_ANNOUNCE_TARGET, unit_ref(k));
            if (k & 1)
                um_make_int(&o->m, NP_ANNOUNCE_BAYONET, 1);
            give(o);
        }
        if (!(comes || goes_on) || u->foe != unit_ref(k) || (u->done & NIA_DONE_FOUGHT))
            continue;
        for (int r = 0; r < ROLLS; r++) {
            um_make_ref(begin(o, NV_COMBAT), NP_COMBAT_ATTACKERS, unit_ref(i));
            um_make_ref(&o->m, NP_COMBAT_DEFENDERS, unit_ref(k));
            add_dice(&o->m, NP_COMBAT_DICE, average[r], 2);
            if (u->done & NIA_DONE_BAYONET)
                um_make_ref(&o->m, NP_COMBAT_BAYONET, unit_ref(i));
            give(o);
        }
    }
}

static void offer_redress(offering *o, int i)
{
    for (int n = 1; n <= 2 && o->s->unit[i].dp.hi >= n; n++) {
        um_make_ref(begin(o, NV_REDRESS), NP_REDRESS_UNIT, unit_ref(i));
        um_make_int(&o->m, NP_REDRESS_N, n);
        give(o);
    }
}

void nia_offer(um_ctx *c, const void *state, um_action_fn *fn, void *user)
{
    static void (*const each[])(offering *, int) = {offer_flight, offer_morale, offer_fire,   offer_changes,
                                                    offer_moves,  offer_fights, offer_redress};
    offering o = {.c = um_quiet(c), .s = state, .fn = fn, .user = user};
    o.c.cover = NULL;
    if (o.s->over)
        return;
    offer_start(&o);
    for (size_t k = 0; k < UM_COUNT(each) && o.s->turn > 0; k++)
        for (int i = 0; i < units(&o) && !o.enough; i++)
            if (up(&o, i))
                each[k](&o, i);
    for (int i = 0; i < um_rows(c->pack, NK_COMMANDER) && o.s->turn > 0 && !o.enough; i++)
        offer_commander(&o, i);
}
