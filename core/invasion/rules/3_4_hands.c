/* Drawing up to three, and hands of specials alone (3.4; 1.5b asks the same of a first hand). What the
 * record does not tell of a hand is not held against anybody. */
#include "core/invasion/rules/3_4_hands.h"
#include "core/invasion/rules.h"
#include "core/invasion/rules/1_5_decks.h"
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rulings.h"
#include "core/invasion/verbs.h"

/* A hand dealt before the first phase stands under 1.5b, a drawn one
 * under 3.4b. */
static int hand_rule(const um_ctx *c, const inv_state *s, int f)
{
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (inv_map_of(c)->card_faction[k] == f &&
            (s->card[k].at == INV_CARD_GONE || s->card[k].at == INV_CARD_LAID))
            return IR_3_4b;
    bool began = s->active >= 0 || s->done || s->stage > INV_STAGE_SETUP || s->turn > inv_first_turn(s);
    return began ? IR_3_4b : IR_1_5b;
}

/* Whether the hand, if it is told, may be kept: a movement card is in it while
 * there is one. */
void inv_decide_kept(um_ctx *c, const inv_state *s, int f)
{
    if (!inv_hand_told(c, s, f) || s->hand[f] == 0 || s->hand_astray[f])
        return;
    um_truth only = inv_only_specials(c, s, f), kept = um_not(only);
    if (only != UM_NO && s->deck[f] < 0 && hand_rule(c, s, f) == IR_3_4b && inv_deck_empty(c, s, f) != UM_NO)
        kept = um_missing(c, "how many cards the deck holds");
    else if (only != UM_NO && s->deck[f] == 0)
        kept = um_ruled(c, INV_RUL_Q_40, INV_O_NO_CARD_SKIP)
                   ? UM_YES
                   : um_unruled(c, "what happens without a movement card");
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_fact_text(c, "hand", "holds specials alone");
    um_decide(c, hand_rule(c, s, f), kept);
}

/* 3.4b: who has drawn a full hand of specials shows it and draws anew, before the phase ends and the next
 * cube is drawn. What else a hand may lack is asked when its faction's next phase begins. */
void inv_decide_hand_shown(um_ctx *c, const inv_state *s, int f)
{
    if (s->hand[f] >= INV_HAND_FULL && s->deck[f] != 0)
        inv_decide_kept(c, s, f);
}

/* 3.4b, 1.5b: a hand that is kept is one that may be. */
void inv_judge_keep(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_KEEP_FACTION));
    if (s->deck[f] == 0)
        um_use(c, IR_3_4c);
    if (inv_hand_told(c, s, f))
        inv_decide_kept(c, s, f);
    else
        um_decide(c, hand_rule(c, s, f), um_missing(c, "which cards the hand holds"));
}

/* 3.4b, 1.5b: a full hand of specials alone is drawn anew, as many cards. Q-42: whether one that is not full
 * is. */
void inv_judge_redraw(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION));
    int rule = hand_rule(c, s, f);
    um_fact_ref(c, "faction", um_ref_arg(a, IP_HAND_FACTION));
    um_fact_text(c, "hand", "is not one to be drawn anew");
    if (!inv_hand_told(c, s, f)) {
        um_decide(c, rule, um_missing(c, "which cards the hand holds"));
        return;
    }
    um_truth redrawn = inv_only_specials(c, s, f);
    bool full =
        s->hand[f] >= INV_HAND_FULL && !(s->active == f && s->movement >= 0 && s->stage < INV_STAGE_DRAW);
    if (!full && redrawn == UM_YES && um_ruled(c, INV_RUL_Q_42, INV_O_HANDS_FULL))
        redrawn = UM_NO;
    um_decide(c, rule, redrawn);
    inv_decide_cards_of_deck(c, s, a, f);
    int n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    bool as_many =
        um_int_arg(a, IP_HAND_COUNT, n) == s->hand[f] && n <= s->hand[f] && inv_all_different(v, n);
    um_fact_ref(c, "faction", um_ref_arg(a, IP_HAND_FACTION));
    um_fact_text(c, "hand", "is drawn anew with another number of cards");
    um_decide(c, rule, um_sure(as_many));
}

void inv_apply_redraw(um_ctx *c, inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION));
    inv_forget_hand(c, s, f);
    inv_take_cards(c, s, a, f);
    if (inv_hand_told(c, s, f))
        s->hand_astray[f] = false;
}

/* A card comes out of the deck: it is not in the hand, and each comes once. */
static void judge_new_cards(um_ctx *c, const inv_state *s, const um_action *a, int f)
{
    int n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    bool fresh = inv_all_different(v, n);
    um_ref twice = n ? v[0].ref : UM_NONE;
    for (int i = 0; i < n; i++)
        if (s->card[um_ref_row(v[i].ref)].at == INV_CARD_HAND) {
            fresh = false;
            twice = v[i].ref;
        }
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_fact_ref(c, "card", twice);
    um_fact_int(c, "hand", s->hand[f] + n);
    um_fact_int(c, "due", INV_HAND_FULL);
    um_decide(c, IR_3_4a, um_sure(fresh));
}

/* 3.4b: cards of the draw may have made the hand one of specials alone, so that the others are of the hand
 * drawn anew. */
static bool may_have_redrawn(um_ctx *c, const inv_state *s, const um_action *a, int f)
{
    int n, specials = 0;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    for (int i = 0; i < n; i++)
        specials += inv_card_is(c, um_ref_row(v[i].ref), INV_CK_SPECIAL) != UM_NO;
    return s->hand[f] + specials >= INV_HAND_FULL && inv_hand_told(c, s, f) &&
           inv_only_specials(c, s, f) != UM_NO;
}

/* 3.4a: up to three, or what the deck has, to the faction whose phase it is. */
static void judge_number_drawn(um_ctx *c, const inv_state *s, const um_action *a, int f, int n)
{
    int lacks = INV_HAND_FULL - s->hand[f], deck = s->deck[f] < 0 ? lacks : s->deck[f];
    /* cards may be drawn one by one; that the hand is full is asked when the phase ends */
    um_truth right = um_sure(n <= (deck < lacks ? deck : lacks));
    um_fact_int(c, "hand", s->hand[f] + n);
    um_fact_int(c, "due", INV_HAND_FULL);
    if (deck < lacks)
        um_use(c, IR_3_4c);
    if (right == UM_NO && s->hand_astray[f])
        right = um_missing(c, "how many cards the hand holds");
    else if (right == UM_NO && may_have_redrawn(c, s, a, f))
        right = um_missing(c, "whether a hand of specials was drawn anew");
    um_decide(c, IR_3_4a, um_and(right, um_sure(s->active < 0 || s->active == f)));
}

/* 3.4a: cards are drawn when all else is done, out of the deck. */
void inv_judge_draw(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    um_values_of(a, IP_HAND_CARDS, &n);
    n = um_int_arg(a, IP_HAND_COUNT, n);
    if (s->active >= 0) {
        inv_decide_card_played(c, s);
        inv_decide_battles_done(c, s);
    }
    um_fact_ref(c, "faction", um_ref_arg(a, IP_HAND_FACTION));
    if (s->hand[f] < 0)
        um_decide(c, IR_3_4a, um_missing(c, "how many cards the hand held"));
    else
        judge_number_drawn(c, s, a, f, n);
    inv_decide_cards_of_deck(c, s, a, f);
    judge_new_cards(c, s, a, f);
}

void inv_apply_draw(um_ctx *c, inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    um_values_of(a, IP_HAND_CARDS, &n);
    n = um_int_arg(a, IP_HAND_COUNT, n);
    inv_take_cards(c, s, a, f);
    if (s->hand[f] >= 0 && s->hand[f] + n > INV_HAND_FULL)
        s->hand_astray[f] = true;
    s->drew_at = s->active == f ? c->step : s->drew_at;
    if (s->hand[f] >= 0)
        s->hand[f] = um_i8(s->hand[f] + n);
    s->deck[f] = s->deck[f] < 0 ? -1 : um_i8(um_u8(s->deck[f] - n));
    s->drew = s->active == f;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        s->area[i].left_over |= s->active >= 0 && inv_both_there(s, i);
    inv_reach_stage(s, INV_STAGE_DRAW);
}

static void decide_full(um_ctx *c, const inv_state *s, int f)
{
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_fact_int(c, "hand", s->hand[f]);
    um_fact_int(c, "due", INV_HAND_FULL);
    bool full = s->hand[f] >= INV_HAND_FULL || s->deck[f] == 0;
    um_truth right = um_sure(full);
    if (right == UM_NO && s->hand_astray[f])
        right = um_missing(c, "how many cards the hand holds");
    else if (right == UM_NO && s->deck[f] == -1)
        right = um_missing(c, "how many cards the deck holds");
    um_decide(c, IR_3_4a, right);
}

/* 3.4a: when a phase ends without a draw the hand is full, unless the deck is empty. Where the record begins
 * while cards are drawn, the draw that fell short stands before it. */
void inv_decide_hand_full(um_ctx *c, const inv_state *s, int f)
{
    if (s->hand[f] >= 0 && s->deck[f] != -1 && !s->drew && !(s->stated && s->from_stage >= INV_STAGE_DRAW))
        decide_full(c, s, f);
}

/* 3.4a: the draws of a phase that ends have filled the hand. */
void inv_close_draws(um_ctx *c, const inv_state *s)
{
    int f = s->active;
    if (f < 0 || !s->drew || s->hand[f] < 0) /* nobody is told to be in his phase, or how many he had */
        return;
    um_about(c, s->drew_at);
    decide_full(c, s, f);
}
