/* Special cards: when each is played, and its rule (5.0). */
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"

enum { ANY_TIME, BEFORE_MOVES, BEFORE_RECRUITS, BEFORE_BATTLES, NO_WARSHIPS };

/* One row a special card: its rule, when it must be played, whether it is for
 * one battle. */
static const struct {
    int16_t rule;
    uint8_t when;
    bool one_battle;
    const char *does; /* what it does, for a breach to be told */
} effect_row[INV_FX_EFFECTS] = {
    [INV_FX_NONE] = {IR_5_0, ANY_TIME, false, "no special card brings such units"},
    [INV_FX_WAR_HAWKS] = {IR_AR_09, BEFORE_BATTLES, false, "more armies than the card and War Hawks move"},
    [INV_FX_HARRISON] = {IR_AR_10, ANY_TIME, false,
                         "only an army that has just won goes on, one area by land, with a blue unit"},
    [INV_FX_BAN] = {IR_AR_11, BEFORE_RECRUITS, false, "Albany takes nobody in this phase"},
    [INV_FX_FORCED_MARCH] = {IR_AR_12, BEFORE_BATTLES, false, "one army only goes further"},
    [INV_FX_KENTUCKY] = {IR_AM_09, ANY_TIME, false, ""},
    [INV_FX_SUPPORT] = {IR_AM_10, BEFORE_BATTLES, false, "two white units come into one American objective"},
    [INV_FX_SHARPSHOOTERS] = {IR_AM_11, ANY_TIME, false, "the Americans choose the losses"},
    [INV_FX_TURNCOAT] = {IR_AM_12, ANY_TIME, true,
                         "one yellow unit turns white where a battle has not begun"},
    [INV_FX_MACKINAC] = {IR_BR_09, BEFORE_BATTLES, false, "two red units come into one area on Lake Huron"},
    [INV_FX_FIFE] = {IR_BR_10, NO_WARSHIPS, false, "not with Warships"}, /* and before the battles */
    [INV_FX_NAPOLEON] = {IR_BR_11, BEFORE_BATTLES, false, "two red units of the reserve come to Montreal"},
    [INV_FX_BROCK] = {IR_BR_12, ANY_TIME, false, "no yellow unit flees"},
    [INV_FX_AMBUSH] = {IR_CM_09, ANY_TIME, true,
                       "two American units fall where a battle in the British homeland is to come"},
    [INV_FX_BILLY_GREEN] = {IR_CM_10, ANY_TIME, true,
                            "one British roll for hits goes before a battle in the British homeland"},
    [INV_FX_TRAINING] = {IR_CM_11, BEFORE_MOVES, false,
                         "two yellow units of one British area turn red, before movement"},
    [INV_FX_SECORD] = {IR_CM_12, BEFORE_BATTLES, false, "two yellow units come into one British objective"},
    [INV_FX_BRANT] = {IR_NA_09, BEFORE_MOVES, false,
                      "two green units come where one stands, before movement"},
    [INV_FX_TECUMSEH] = {IR_NA_10, ANY_TIME, true, "one American roll for flights goes before a battle"},
    [INV_FX_NORTON] = {IR_NA_11, BEFORE_BATTLES, false, "one unit goes into each adjacent area"},
    [INV_FX_WAR_CRY] = {IR_NA_12, BEFORE_BATTLES, false, "one unit comes out of each adjacent area"},
};

/* Decide the rule of a special's effect; a breach says what the card does. */
void inv_decide_effect(um_ctx *c, int effect, um_truth right)
{
    inv_decide_or(c, effect_row[effect].rule, right, effect_row[effect].does);
}

bool inv_for_one_battle(um_ctx *c, int card)
{
    return inv_kind_of(c, card) == INV_CK_SPECIAL && effect_row[inv_effect_of(c, card)].one_battle;
}

bool inv_green_at_home(um_ctx *c)
{
    return um_ruled(c, INV_RUL_Q_10, INV_O_GREEN_HOMELAND);
}

/* AR-11: whether Albany has had neither recruits nor fled units in this phase: Publication Ban comes before
 * them. */
static um_truth none_at_albany(um_ctx *c, const inv_state *s)
{
    um_truth none = UM_YES;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (s->recruited[i] > 0 || s->back[i] > 0)
            none = um_and(none, um_not(inv_has_role(c, i, INV_ROLE_ALBANY)));
    return none;
}

/* 5.0: a special is played before what its text says. Q-23: whether cards that add units are played before
 * movement. */
void inv_decide_when(um_ctx *c, const inv_state *s, int card, int effect)
{
    int when = effect_row[effect].when;
    bool adds = effect == INV_FX_SUPPORT || effect == INV_FX_NAPOLEON || effect == INV_FX_SECORD;
    if (adds && um_ruled(c, INV_RUL_Q_23, INV_O_ADD_AT_START))
        when = BEFORE_MOVES;
    um_fact_ref(c, "card", inv_card_ref(card));
    um_truth right = UM_YES;
    if (when == BEFORE_MOVES)
        right = um_sure(s->nlegs == 0 && s->stage <= INV_STAGE_MOVE);
    else if (when == BEFORE_RECRUITS)
        right = um_and(um_sure(s->stage <= INV_STAGE_RECRUIT), none_at_albany(c, s));
    else if (when == BEFORE_BATTLES)
        right = um_sure(!s->thrown);
    else if (when == NO_WARSHIPS)
        right = um_and(um_sure(!s->thrown),
                       s->movement < 0 ? UM_YES : um_not(inv_moves_by(c, s, INV_CK_WARSHIP)));
    inv_decide_or(c, effect_row[effect].rule, um_and(right, inv_effect_known(c, effect)),
                  when == NO_WARSHIPS && !s->thrown ? "not with Warships" : "it is too late for this card");
}

/* BR-10: a movement card played after Fife and Drum is not Warships. */
void inv_decide_fife(um_ctx *c, const inv_state *s, int card)
{
    int fife = inv_in_play(c, s, INV_FX_FIFE);
    if (fife < 0)
        return;
    um_truth ships = um_and(inv_card_is(c, card, INV_CK_WARSHIP), inv_sound(c, fife));
    inv_decide_effect(c, INV_FX_FIFE, um_not(ships));
}
