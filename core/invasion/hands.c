/* Decks and hands (1.5, 3.4). What the record does not tell of a hand is not
 * held against anybody. */
#include "core/invasion/invasion.h"

#include <string.h>

enum { HAND_FULL = 3 };

static int told(const um_ctx *c, const inv_state *s, int f)
{
    int n = 0;
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        n += inv_map_of(c)->card_faction[k] == f && s->card[k].at == INV_CARD_HAND;
    return n;
}

bool inv_hand_told(const um_ctx *c, const inv_state *s, int f)
{
    return s->hand[f] >= 0 && told(c, s, f) == s->hand[f];
}

/* A hand that the record never speaks of held what was played out of it. */
um_truth inv_in_hand(um_ctx *c, const inv_state *s, int card)
{
    int f = inv_map_of(c)->card_faction[card];
    if (f < 0 || s->hand[f] < 0 || s->card[card].at == INV_CARD_HAND)
        return UM_YES;
    return inv_hand_told(c, s, f) && !s->hand_astray[f] ? UM_NO : um_missing(c, "which cards the hand holds");
}

static void forget_hand(const um_ctx *c, inv_state *s, int f)
{
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (inv_map_of(c)->card_faction[k] == f && s->card[k].at == INV_CARD_HAND)
            s->card[k].at = INV_CARD_DECK;
}

/* A card out of a hand that was told otherwise: then nobody knows what it holds. */
void inv_leave_hand(um_ctx *c, inv_state *s, int card)
{
    int f = inv_map_of(c)->card_faction[card];
    if (f < 0 || s->hand[f] <= 0)
        return;
    if (s->card[card].at != INV_CARD_HAND && inv_hand_told(c, s, f))
        forget_hand(c, s, f);
    s->hand[f]--;
}

um_truth inv_only_specials(um_ctx *c, const inv_state *s, int f)
{
    um_truth only = UM_YES;
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (inv_map_of(c)->card_faction[k] == f && s->card[k].at == INV_CARD_HAND)
            only = um_and(only, inv_card_is(c, k, INV_CK_SPECIAL));
    return only;
}

/* A hand dealt before the first phase stands under 1.5b, a drawn one
 * under 3.4b. */
static int hand_rule(const um_ctx *c, const inv_state *s, int f)
{
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (inv_map_of(c)->card_faction[k] == f &&
            (s->card[k].at == INV_CARD_GONE || s->card[k].at == INV_CARD_LAID))
            return IR_3_4b;
    bool began =
        s->open || s->done || s->step > INV_ST_SETUP || s->turn > (s->scenario == INV_SC_1813 ? 3 : 1);
    return began ? IR_3_4b : IR_1_5b;
}

/* Whether the hand, if it is told, may be kept: a movement card is in it while
 * there is one. */
void inv_judge_kept(um_ctx *c, const inv_state *s, int f)
{
    if (!inv_hand_told(c, s, f) || s->hand[f] == 0)
        return;
    um_truth only = inv_only_specials(c, s, f), kept = um_not(only);
    if (only != UM_NO && s->deck[f] == 0)
        kept = um_ruled(c, INV_RUL_Q_40, INV_O_NO_CARD_SKIP)
                   ? UM_YES
                   : um_unruled(c, "what happens without a movement card");
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_fact_text(c, "hand", "holds specials alone");
    um_decide(c, hand_rule(c, s, f), kept);
}

void inv_judge_keep(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_KEEP_FACTION));
    if (f < 0)
        return;
    if (s->deck[f] == 0)
        um_use(c, IR_3_4c);
    if (inv_hand_told(c, s, f))
        inv_judge_kept(c, s, f);
    else
        um_decide(c, hand_rule(c, s, f), um_missing(c, "which cards the hand holds"));
}

/* ---- what is dealt ---- */

static void inv_judge_cards_of_deck(um_ctx *c, const inv_state *s, const um_action *a, int f)
{
    static const int rule[] = {IR_SC_INTRO_b, IR_SC_1812_b, IR_SC_1813_b};
    int n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    for (int i = 0; i < n; i++) {
        int k = um_ref_row(v[i].ref);
        um_fact_ref(c, "card", v[i].ref);
        if (s->scenario != INV_SC_NONE)
            um_decide(c, rule[s->scenario], inv_in_deck(c, s, k));
        else
            um_fresh(c);
        um_decide(c, IR_1_5a,
                  um_sure(inv_map_of(c)->card_faction[k] == f && s->card[k].at != INV_CARD_GONE &&
                          s->card[k].at != INV_CARD_LAID));
    }
}

static bool all_different(const um_value *v, int n)
{
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i; k++)
            if (v[i].ref == v[k].ref)
                return false;
    return true;
}

void inv_judge_deal(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    if (f < 0)
        return;
    inv_judge_cards_of_deck(c, s, a, f);
    int count = um_int_arg(a, IP_HAND_COUNT, n);
    um_decide(c, IR_1_5a, um_sure(count == HAND_FULL && n <= count && all_different(v, n)));
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

static void take_cards(um_ctx *c, inv_state *s, const um_action *a, int f)
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
    if (f < 0)
        return;
    forget_hand(c, s, f);
    take_cards(c, s, a, f);
    s->hand[f] = (int8_t)um_int_arg(a, IP_HAND_COUNT, n);
    s->hand_astray[f] = false;
    int total = cards_in_deck(c, s, f, &sure);
    s->deck[f] = (int8_t)(sure && total >= s->hand[f] ? total - s->hand[f] : -1);
}

void inv_judge_deck(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    bool sure;
    if (f < 0 || s->scenario == INV_SC_NONE)
        return;
    inv_judge_cards_of_deck(c, s, a, f);
    int due = cards_in_deck(c, s, f, &sure), count = um_int_arg(a, IP_HAND_COUNT, n);
    static const int rule[] = {IR_SC_INTRO_b, IR_SC_1812_b, IR_SC_1813_b};
    um_decide(c, rule[s->scenario],
              sure ? um_sure(count == due && all_different(v, n))
                   : um_missing(c, "which cards the deck holds"));
}

void inv_judge_redraw(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION));
    if (f < 0)
        return;
    int rule = hand_rule(c, s, f);
    um_fact_ref(c, "faction", um_ref_arg(a, IP_HAND_FACTION));
    um_fact_text(c, "hand", "is not one to be drawn anew");
    if (!inv_hand_told(c, s, f)) {
        um_decide(c, rule, um_missing(c, "which cards the hand holds"));
        return;
    }
    um_truth redrawn = inv_only_specials(c, s, f);
    bool full =
        s->hand[f] >= HAND_FULL && !(s->open && s->active == f && s->movement >= 0 && s->step < INV_ST_DRAW);
    if (!full && redrawn == UM_YES && um_ruled(c, INV_RUL_Q_42, INV_O_HANDS_FULL))
        redrawn = UM_NO;
    um_decide(c, rule, redrawn);
    inv_judge_cards_of_deck(c, s, a, f);
    int n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    bool as_many = um_int_arg(a, IP_HAND_COUNT, n) == s->hand[f] && n <= s->hand[f] && all_different(v, n);
    um_fact_ref(c, "faction", um_ref_arg(a, IP_HAND_FACTION));
    um_fact_text(c, "hand", "is drawn anew with another number of cards");
    um_decide(c, rule, um_sure(as_many));
}

void inv_apply_redraw(um_ctx *c, inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION));
    if (f < 0)
        return;
    forget_hand(c, s, f);
    take_cards(c, s, a, f);
}

void inv_judge_show(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_SHOW_FACTION)),
        g = inv_faction_of(c, um_ref_arg(a, IP_SHOW_TO));
    (void)s;
    if (f >= 0 && g >= 0 && inv_side_of(f) == inv_side_of(g))
        um_decide(c, IR_1_5c, UM_YES);
}

/* 3.0: the movement card comes before battles and drawing, unless the faction
 * has none left. */
void inv_judge_card_played(um_ctx *c, const inv_state *s)
{
    int f = s->active;
    if (s->stated || s->movement >= 0 || s->early)
        return;
    bool none = inv_hand_told(c, s, f) && inv_only_specials(c, s, f) == UM_YES && s->deck[f] == 0;
    if (none)
        return;
    inv_decide_or(c, IR_3_0, UM_NO, "a battle or drawing before the movement card");
}

/* 3.0: cards come after the battles. */
static void inv_judge_battles_done(um_ctx *c, const inv_state *s)
{
    um_truth open = UM_NO;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (inv_of_side(s, i, INV_US) > 0 && inv_of_side(s, i, INV_BR) > 0 && !s->area[i].left_over)
            open = um_or(open, inv_contested(c, s, i));
    inv_decide_or(c, IR_3_0, um_not(open), "drawing before all battles are fought");
}

/* A card comes out of the deck: it is not in the hand, and each comes once. */
static void inv_judge_new_cards(um_ctx *c, const inv_state *s, const um_action *a, int f)
{
    int n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    bool fresh = all_different(v, n);
    um_ref twice = n ? v[0].ref : UM_NONE;
    for (int i = 0; i < n; i++)
        if (s->card[um_ref_row(v[i].ref)].at == INV_CARD_HAND) {
            fresh = false;
            twice = v[i].ref;
        }
    if (n == 0)
        return;
    um_fact_ref(c, "faction", inv_faction_ref(c, f));
    um_fact_ref(c, "card", twice);
    um_fact_int(c, "hand", s->hand[f] + n);
    um_fact_int(c, "due", HAND_FULL);
    um_decide(c, IR_3_4a, um_sure(fresh));
}

/* 3.4a: up to three, or what the deck has. */
void inv_judge_draw(um_ctx *c, const inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    um_values_of(a, IP_HAND_CARDS, &n);
    n = um_int_arg(a, IP_HAND_COUNT, n);
    if (f < 0)
        return;
    if (s->open) {
        inv_judge_card_played(c, s);
        inv_judge_battles_done(c, s);
    }
    um_fact_ref(c, "faction", um_ref_arg(a, IP_HAND_FACTION));
    if (s->hand[f] < 0) {
        um_decide(c, IR_3_4a, um_missing(c, "how many cards the hand held"));
        return;
    }
    int missing = HAND_FULL - s->hand[f];
    um_truth right = um_sure(n == missing);
    um_fact_int(c, "hand", s->hand[f] + n);
    um_fact_int(c, "due", HAND_FULL);
    if (s->deck[f] >= 0 && s->deck[f] < missing) {
        um_use(c, IR_3_4c);
        right = um_sure(n == s->deck[f]);
    } else if (s->deck[f] < 0 && n < missing) {
        right = um_missing(c, "how many cards the deck holds");
    }
    if (right == UM_NO && s->hand_astray[f])
        right = um_missing(c, "how many cards the hand holds");
    um_decide(c, IR_3_4a, um_and(right, um_sure(s->active < 0 || s->active == f)));
    inv_judge_cards_of_deck(c, s, a, f);
    inv_judge_new_cards(c, s, a, f);
}

void inv_apply_draw(um_ctx *c, inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    um_values_of(a, IP_HAND_CARDS, &n);
    n = um_int_arg(a, IP_HAND_COUNT, n);
    if (f < 0)
        return;
    take_cards(c, s, a, f);
    if (s->hand[f] >= 0 && s->hand[f] + n != HAND_FULL && (s->deck[f] < 0 || s->deck[f] > n))
        s->hand_astray[f] = true;
    if (s->hand[f] >= 0)
        s->hand[f] = (int8_t)(s->hand[f] + n > 12 ? 12 : s->hand[f] + n);
    if (s->deck[f] >= 0)
        s->deck[f] = (int8_t)(s->deck[f] > n ? s->deck[f] - n : 0);
    s->drew = s->open && s->active == f;
    s->early = s->early || (s->open && !s->stated && s->movement < 0);
    for (int i = 0; i < inv_map_of(c)->nareas && s->open; i++)
        s->area[i].left_over |= inv_of_side(s, i, INV_US) > 0 && inv_of_side(s, i, INV_BR) > 0;
    inv_reach_step(s, INV_ST_DRAW);
}
