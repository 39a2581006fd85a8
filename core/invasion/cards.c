/* Playing cards (3.2, 3.2.3, 3.2.7) and naming the battle of a special (3.3c).
 */
#include "core/invasion/invasion.h"

enum { ANY_TIME, BEFORE_MOVES, BEFORE_RECRUITS, BEFORE_BATTLES, NO_WARSHIPS };

/* One row a special card: its rule, when it must be played, whether it is for
 * one battle. */
static const struct {
    int16_t rule;
    uint8_t when;
    bool one_battle;
    const char *does; /* what it does, for a breach to be told */
} effect_row[FX_EFFECTS] = {
    [FX_NONE] = {R_5_0, ANY_TIME, false, ""},
    [FX_WAR_HAWKS] = {R_AR_09, BEFORE_BATTLES, false, "more armies than the card and War Hawks move"},
    [FX_HARRISON] = {R_AR_10, ANY_TIME, false,
                     "only an army that has just won goes on, one area by land, with a blue unit"},
    [FX_BAN] = {R_AR_11, BEFORE_RECRUITS, false, "Albany takes nobody in this phase"},
    [FX_FORCED_MARCH] = {R_AR_12, BEFORE_BATTLES, false, "one army only goes further"},
    [FX_KENTUCKY] = {R_AM_09, ANY_TIME, false, ""},
    [FX_SUPPORT] = {R_AM_10, BEFORE_BATTLES, false, "two white units come into one American objective"},
    [FX_SHARPSHOOTERS] = {R_AM_11, ANY_TIME, false, "the Americans choose the losses"},
    [FX_TURNCOAT] = {R_AM_12, ANY_TIME, true, "one yellow unit turns white where a battle has not begun"},
    [FX_MACKINAC] = {R_BR_09, BEFORE_BATTLES, false, "two red units come into one area on Lake Huron"},
    [FX_FIFE] = {R_BR_10, NO_WARSHIPS, false, "not with Warships"}, /* and before the battles */
    [FX_NAPOLEON] = {R_BR_11, BEFORE_BATTLES, false, "two red units of the reserve come to Montreal"},
    [FX_BROCK] = {R_BR_12, ANY_TIME, false, "no yellow unit flees"},
    [FX_AMBUSH] = {R_CM_09, ANY_TIME, true,
                   "two American units fall where a battle in the British homeland is to come"},
    [FX_BILLY_GREEN] = {R_CM_10, ANY_TIME, true,
                        "one British roll for hits goes before a battle in the British homeland"},
    [FX_TRAINING] = {R_CM_11, BEFORE_MOVES, false,
                     "two yellow units of one British area turn red, before movement"},
    [FX_SECORD] = {R_CM_12, BEFORE_BATTLES, false, "two yellow units come into one British objective"},
    [FX_BRANT] = {R_NA_09, BEFORE_MOVES, false, "two green units come where one stands, before movement"},
    [FX_TECUMSEH] = {R_NA_10, ANY_TIME, true, "one American roll for flights goes before a battle"},
    [FX_NORTON] = {R_NA_11, BEFORE_BATTLES, false, "one unit goes into each adjacent area"},
    [FX_WAR_CRY] = {R_NA_12, BEFORE_BATTLES, false, "one unit comes out of each adjacent area"},
};

int inv_rule_of_effect(int effect)
{
    return effect_row[effect].rule;
}

/* Decide the rule of a special's effect; a breach says what the card does. */
um_truth inv_decide_effect(um_ctx *c, int effect, um_truth right)
{
    return inv_decide_or(c, effect_row[effect].rule, right, effect_row[effect].does);
}

bool inv_for_one_battle(um_ctx *c, int card)
{
    return inv_kind_of(c, card) == CK_SPECIAL && effect_row[inv_effect_of(c, card)].one_battle;
}

int inv_in_play(um_ctx *c, const inv_state *s, int effect)
{
    for (int k = 0; k < inv_map_of(c)->ncards && s->specials > 0; k++)
        if (s->card[k].this_phase && inv_effect_of(c, k) == effect)
            return k;
    return -1;
}

/* A card that an illegal play put on the table decides nothing for certain. */
um_truth inv_sound(um_ctx *c, int card)
{
    return um_clean(c, OBJ_CARD + card);
}

um_truth inv_ready(um_ctx *c, const inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    return card < 0 || s->card[card].used ? UM_NO : inv_sound(c, card);
}

bool inv_unused(um_ctx *c, const inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    return card >= 0 && !s->card[card].used;
}

void inv_use_card(um_ctx *c, inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    if (card >= 0)
        s->card[card].used = true;
}

static void inv_judge_owned(um_ctx *c, const inv_state *s, int card)
{
    static const int rule[] = {R_SC_INTRO_b, R_SC_1812_b, R_SC_1813_b};
    const inv_card *k = &s->card[card];
    um_fact_ref(c, "card", card_ref(card));
    um_decide(c, R_3_2c, um_sure(k->at != CARD_GONE && k->at != CARD_LAID));
    if (s->scenario != SC_NONE) {
        um_fact_ref(c, "card", card_ref(card));
        um_decide(c, rule[s->scenario], inv_in_deck(c, s, card));
    }
}

/* 3.2a: the one movement card of the phase; Fife and Drum excludes Warships. */
static void inv_judge_movement_card(um_ctx *c, const inv_state *s, int card)
{
    bool own = inv_map_of(c)->card_faction[card] == s->active;
    if (inv_card_is(c, card, CK_TRUCE) == UM_YES)
        um_use(c, R_3_2_3a);
    um_fact_ref(c, "card", card_ref(card));
    um_truth one = um_and(um_sure(own), s->movement < 0 ? UM_YES : um_not(inv_sound(c, s->movement)));
    inv_decide_or(c, R_3_2a, um_and(one, inv_in_hand(c, s, card)),
                  !own               ? "a movement card of another faction"
                  : s->movement >= 0 ? "a second movement card in one phase"
                                     : "a card that the hand does not hold");
    if (s->step == ST_BATTLE)
        inv_judge_all_moves_done(c, s);
    int fife = inv_in_play(c, s, FX_FIFE);
    if (fife >= 0) {
        um_truth ships = um_and(inv_card_is(c, card, CK_WARSHIP), inv_sound(c, fife));
        inv_decide_or(c, R_BR_10, um_not(ships), "not with Warships");
    }
}

/* 3.2.7a: a special of the active faction; Q-24 when its player holds another
 * faction too. */
static um_truth may_play(um_ctx *c, const inv_state *s, int card)
{
    int f = inv_map_of(c)->card_faction[card];
    if (f == s->active)
        return UM_YES;
    if (f < 0 || inv_same_player(s, f, s->active) == UM_NO)
        return UM_NO;
    return inv_by_ruling(c, RUL_Q_24, O_SPECIALS_PLAYER, "whose specials a player of two factions may play");
}

/* Publication Ban is of no use when Albany has had its recruits, or its fled units. */
static um_truth none_at_albany(um_ctx *c, const inv_state *s)
{
    um_truth none = UM_YES;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (s->recruited[i] > 0 || s->back[i] > 0)
            none = um_and(none, um_not(inv_has_role(c, i, ROLE_ALBANY)));
    return none;
}

static void inv_judge_when(um_ctx *c, const inv_state *s, int card, int effect)
{
    int when = effect_row[effect].when;
    bool adds = effect == FX_SUPPORT || effect == FX_NAPOLEON || effect == FX_SECORD;
    if (adds && um_ruled(c, RUL_Q_23, O_ADD_AT_START))
        when = BEFORE_MOVES;
    um_fact_ref(c, "card", card_ref(card));
    um_truth right = UM_YES;
    if (when == BEFORE_MOVES)
        right = um_sure(s->nlegs == 0 && s->step <= ST_MOVE);
    else if (when == BEFORE_RECRUITS)
        right = um_and(um_sure(s->step <= ST_RECRUIT), none_at_albany(c, s));
    else if (when == BEFORE_BATTLES)
        right = um_sure(s->rolls == 0);
    else if (when == NO_WARSHIPS)
        right =
            um_and(um_sure(s->rolls == 0), s->movement < 0 ? UM_YES : um_not(inv_moves_by(c, s, CK_WARSHIP)));
    inv_decide_or(c, effect_row[effect].rule, um_and(right, inv_effect_known(c, effect)),
                  when == NO_WARSHIPS && s->rolls == 0 ? "not with Warships"
                                                       : "it is too late for this card");
}

static void inv_judge_battle_named(um_ctx *c, const inv_state *s, int card, int area)
{
    um_fact_ref(c, "card", card_ref(card));
    bool begun = s->area[area].fought;
    um_decide(c, R_3_3c, um_sure(!begun));
    if (effect_row[inv_effect_of(c, card)].one_battle && begun)
        inv_decide_effect(c, inv_effect_of(c, card), UM_NO);
}

/* How many specials there are with this one, without those that were not to be played. */
static um_range specials_with(um_ctx *c, const inv_state *s)
{
    um_range n = um_exactly(s->specials + 1);
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (s->card[k].this_phase && inv_kind_of(c, k) == CK_SPECIAL && inv_sound(c, k) != UM_YES)
            n.lo--;
    return um_span(n.lo < 1 ? 1 : n.lo, n.hi);
}

static void inv_judge_special(um_ctx *c, const inv_state *s, int card)
{
    um_range n = specials_with(c, s);
    um_truth two = um_le(n, um_exactly(2));
    um_use(c, R_5_0);
    um_fact_ref(c, "card", card_ref(card));
    um_fact_ref(c, "faction", inv_faction_ref(c, s->active));
    um_decide(c, R_3_2_7a, um_and(um_and(may_play(c, s, card), inv_in_hand(c, s, card)), two));
    specials_with(c, s);
    um_fact_range(c, "specials", n);
    um_decide(c, R_3_2b, two);
    inv_judge_when(c, s, card, inv_effect_of(c, card));
}

void inv_judge_play(um_ctx *c, const inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, PLAY_CARD)), at = um_ref_row(um_ref_arg(a, PLAY_AT));
    if (card < 0)
        return;
    um_truth special = inv_card_is(c, card, CK_SPECIAL);
    int step = special == UM_YES      ? (s->step > ST_BATTLE ? ST_BATTLE : s->step)
               : s->step == ST_BATTLE ? ST_BATTLE
                                      : ST_MOVE;
    if (!inv_judge_step(c, s, step))
        return;
    inv_judge_owned(c, s, card);
    if (special == UM_YES)
        inv_judge_special(c, s, card);
    else if (special == UM_NO)
        inv_judge_movement_card(c, s, card);
    else
        um_decide(c, inv_kind_of(c, card) == CK_SPECIAL ? R_3_2_7a : R_3_2a, UM_MAYBE);
    if (at >= 0)
        inv_judge_battle_named(c, s, card, at);
}

void inv_apply_play(um_ctx *c, inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, PLAY_CARD)), at = um_ref_row(um_ref_arg(a, PLAY_AT));
    if (card < 0)
        return;
    inv_leave_hand(c, s, card);
    int kind = inv_kind_of(c, card);
    bool special = kind == CK_SPECIAL;
    s->card[card].at = kind == CK_TRUCE ? CARD_LAID : CARD_GONE;
    s->card[card].this_phase = true;
    s->card[card].used = false;
    s->card[card].target = (int16_t)at;
    if (special)
        s->specials++;
    else
        *(s->movement < 0 ? &s->movement : &s->second) = (int16_t)card;
    if (!special || inv_effect_of(c, card) != FX_BAN)
        inv_reach_step(s, ST_MOVE);
}

void inv_judge_target(um_ctx *c, const inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, PLAY_CARD)), at = um_ref_row(um_ref_arg(a, PLAY_AT));
    if (card < 0 || at < 0)
        return;
    um_fact_ref(c, "card", card_ref(card));
    um_decide(c, R_3_3c, um_sure(s->card[card].this_phase && !s->area[at].fought));
}

void inv_apply_target(um_ctx *c, inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, PLAY_CARD));
    (void)c;
    if (card >= 0)
        s->card[card].target = (int16_t)um_ref_row(um_ref_arg(a, PLAY_AT));
}
