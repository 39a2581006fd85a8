/* Decks and first hands (1.5). */
#include "core/invasion/rules/1_5_decks.h"
#include "core/invasion/rules/sc_scenarios.h"
#include "core/invasion/verbs.h"

/* 1.5a, 3.2c, SC-...-b: the cards of an action belong to the faction, to the deck of the scenario, and have
 * not been played. */
void inv_decide_cards_of_deck(um_ctx *c, const inv_state *s, const um_action *a, int f)
{
    int n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    for (int i = 0; i < n; i++) {
        int k = um_ref_row(v[i].ref);
        um_fact_ref(c, "card", v[i].ref);
        if (s->scenario != INV_SC_NONE)
            inv_decide_scenario_deck(c, s, inv_in_deck(c, s, k));
        else
            um_fresh(c);
        bool own = inv_map_of(c)->card_faction[k] == f;
        inv_decide_or(c, IR_1_5a, um_sure(own), "a card of another faction");
        um_fact_ref(c, "card", v[i].ref);
        um_decide(c, IR_3_2c, um_sure(s->card[k].at != INV_CARD_GONE && s->card[k].at != INV_CARD_LAID));
    }
}

bool inv_all_different(const um_value *v, int n)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            if (v[i].ref == v[k].ref)
                return false;
    return true;
}

/* 1.5a: a faction is dealt three cards, all different, out of its own deck. */
void inv_judge_deal(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    inv_decide_cards_of_deck(c, s, a, f);
    int count = um_int_arg(a, IP_HAND_COUNT, n);
    inv_decide_or(c, IR_1_5a, um_sure(count == INV_HAND_FULL && n <= count && inv_all_different(v, n)),
                  "a first hand is three cards, each once");
}

static int cards_in_deck(um_ctx *c, const inv_state *s, int f, bool *sure)
{
    int total = 0;
    *sure = s->scenario != INV_SC_NONE;
    for (int k = 0; k < inv_map_of(c)->ncards; k++) {
        if (inv_map_of(c)->card_faction[k] != f || s->card[k].at == INV_CARD_GONE ||
            s->card[k].at == INV_CARD_LAID)
            continue;
        um_truth in = inv_in_deck(c, s, k);
        total += in == UM_YES;
        *sure = *sure && in != UM_MAYBE;
    }
    return total;
}

void inv_take_cards(um_ctx *c, inv_state *s, const um_action *a, int f)
{
    int n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    for (int i = 0; i < n; i++)
        if (inv_map_of(c)->card_faction[um_ref_row(v[i].ref)] == f)
            s->card[um_ref_row(v[i].ref)].at = INV_CARD_HAND;
}

void inv_apply_deal(um_ctx *c, inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    bool sure;
    um_values_of(a, IP_HAND_CARDS, &n);
    inv_forget_hand(c, s, f);
    inv_take_cards(c, s, a, f);
    int count = um_int_arg(a, IP_HAND_COUNT, n);
    s->hand[f] = (int8_t)(count > n ? count : n);
    s->hand_astray[f] = false;
    int total = cards_in_deck(c, s, f, &sure);
    s->deck[f] = (int8_t)(sure && total >= s->hand[f] ? total - s->hand[f] : -1);
}

/* SC-...-b: a deck whose cards are listed holds what the scenario says, each card once. */
void inv_judge_deck(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    bool sure;
    if (s->scenario == INV_SC_NONE)
        return;
    inv_decide_cards_of_deck(c, s, a, f);
    int due = cards_in_deck(c, s, f, &sure), count = um_int_arg(a, IP_HAND_COUNT, n);
    um_fact_int(c, "cards", count);
    um_fact_int(c, "due", due);
    inv_decide_scenario_deck(c, s,
                             sure ? um_sure(count == due && inv_all_different(v, n))
                                  : um_missing(c, "which cards the deck holds"));
}

/* 1.5c: allies may show each other their cards; what is shown to an enemy is not judged. */
void inv_judge_show(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_SHOW_FACTION)),
        g = inv_faction_of(c, um_ref_arg(a, IP_SHOW_TO));
    (void)s;
    if (inv_side_of(f) == inv_side_of(g))
        um_decide(c, IR_1_5c, UM_YES);
}
