/* Cards: what the data say of one, what is in play in the phase, what the hands are known to hold. */
#include "core/invasion/board/board.h"
#include "core/invasion/rulings.h"

um_truth inv_card_is(um_ctx *c, int card, int kind)
{
    return um_is(c, IK_CARD, card, INV_CARD_KIND, kind);
}

int inv_effect_of(um_ctx *c, int card)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(IK_CARD, card, INV_CARD_EFFECT));
    return d->sure == UM_UNKNOWN ? INV_FX_NONE : d->lo;
}

int inv_kind_of(const um_ctx *c, int card)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(IK_CARD, card, INV_CARD_KIND));
    return d->sure == UM_UNKNOWN ? INV_CK_MOVEMENT : d->lo;
}

um_truth inv_effect_known(um_ctx *c, int effect)
{
    bool english = effect == INV_FX_WAR_HAWKS || effect == INV_FX_FORCED_MARCH || effect == INV_FX_BROCK;
    if (english && um_ruled(c, INV_RUL_Q_02, INV_O_ENGLISH_UNKNOWN))
        return um_missing(c, "what the card says");
    return UM_YES;
}

um_truth inv_in_deck(um_ctx *c, const inv_state *s, int card)
{
    if (s->scenario == INV_SC_INTRO)
        return um_is(c, IK_CARD, card, INV_CARD_INTRO, 1);
    return s->scenario == INV_SC_1813 ? um_is(c, IK_CARD, card, INV_CARD_1813, 1) : UM_YES;
}

/* ---- in play ---- */

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
    return um_clean(c, INV_OBJ_CARD + card);
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

int inv_worked(um_ctx *c, const inv_state *s, int effect)
{
    int card = inv_in_play(c, s, effect);
    return card < 0 ? 0 : s->card[card].count;
}

bool inv_worked_at(const inv_state *s, int card, int area)
{
    return card >= 0 && (s->card[card].used || s->card[card].count > 0) && s->card[card].target == area;
}

void inv_work_card(um_ctx *c, inv_state *s, int effect, int area, int n, int enough)
{
    int card = inv_in_play(c, s, effect);
    if (card < 0)
        return;
    inv_card *k = &s->card[card];
    k->count = (uint8_t)(k->count + n > 200 ? 200 : k->count + n);
    k->target = (int16_t)area;
    k->step = c->step;
    k->used = k->count >= enough;
    s->working = true;
}

int inv_truces(um_ctx *c, const inv_state *s, int side)
{
    int n = 0;
    for (int k = 0; k < inv_map_of(c)->ncards; k++) {
        int f = inv_map_of(c)->card_faction[k];
        n += inv_side_of(f) == side && s->card[k].at == INV_CARD_LAID;
    }
    return n;
}

/* ---- the movement card ---- */

/* Two movement cards were played, the second rightly: it is open which of them moves an army. */
static void doubt_second(um_ctx *c, const inv_state *s)
{
    if (inv_sound(c, s->second) == UM_YES)
        um_ambiguous(c, "which of two movement cards moves them");
}

static um_truth of_kind(um_ctx *c, int card, int kind)
{
    if (kind == INV_CK_BY_LAND)
        return um_or(inv_card_is(c, card, INV_CK_MOVEMENT), inv_card_is(c, card, INV_CK_TRUCE));
    return inv_card_is(c, card, kind);
}

um_truth inv_moves_by(um_ctx *c, const inv_state *s, int kind)
{
    um_truth is = of_kind(c, s->movement, kind);
    if (inv_sound(c, s->movement) != UM_YES)
        return UM_MAYBE;
    if (s->second < 0 || of_kind(c, s->second, kind) == is)
        return is;
    doubt_second(c, s);
    return UM_MAYBE;
}

/* A figure of the movement card, with a second one up to the sum of both; 0 to `most` of one that was not to
 * be played. */
um_range inv_card_figure(um_ctx *c, const inv_state *s, int attr, int most)
{
    um_range r = um_int(c, IK_CARD, s->movement, attr);
    if (inv_sound(c, s->movement) != UM_YES)
        return um_span(0, most);
    if (s->second < 0)
        return r;
    doubt_second(c, s);
    return um_hull(r, um_add(r, um_int(c, IK_CARD, s->second, attr)));
}

/* ---- hands ---- */

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

/* Whether its hand holds a card. A hand that the record does not tell, or tells in part or by its size alone,
 * held what was played out of it. */
um_truth inv_in_hand(um_ctx *c, const inv_state *s, int card)
{
    int f = inv_map_of(c)->card_faction[card];
    if (s->hand[f] < 0 || s->card[card].at == INV_CARD_HAND)
        return UM_YES;
    if (s->hand_astray[f])
        return um_missing(c, "which cards the hand holds");
    return um_sure(!inv_hand_told(c, s, f));
}

void inv_forget_hand(const um_ctx *c, inv_state *s, int f)
{
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        if (inv_map_of(c)->card_faction[k] == f && s->card[k].at == INV_CARD_HAND)
            s->card[k].at = INV_CARD_DECK;
}

/* A card leaves its hand. If the hand was told in full without it, what it holds is not known any more. */
void inv_leave_hand(um_ctx *c, inv_state *s, int card)
{
    int f = inv_map_of(c)->card_faction[card];
    if (s->hand[f] <= 0)
        return;
    if (s->card[card].at != INV_CARD_HAND && inv_hand_told(c, s, f))
        inv_forget_hand(c, s, f);
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

/* Whether a hand told in full holds specials alone, with no card left in the deck. */
bool inv_no_card_left(um_ctx *c, const inv_state *s, int f)
{
    return inv_hand_told(c, s, f) && inv_only_specials(c, s, f) == UM_YES && s->deck[f] == 0;
}

um_truth inv_deck_empty(um_ctx *c, const inv_state *s, int f)
{
    enum { MOST_A_PHASE = 3 };
    if (s->deck[f] >= 0)
        return um_sure(s->deck[f] == 0);
    if (s->scenario == INV_SC_NONE)
        return UM_MAYBE;
    int all = 0, phases = s->turn - inv_first_turn(s) + 1;
    for (int k = 0; k < inv_map_of(c)->ncards; k++)
        all += inv_map_of(c)->card_faction[k] == f && inv_in_deck(c, s, k) == UM_YES;
    return all > INV_HAND_FULL + MOST_A_PHASE * phases ? UM_NO : UM_MAYBE;
}

/* A hand that was not filled up when the phase ended, or was kept with specials alone, which was found then,
 * is not known for certain. */
void inv_settle_hand(um_ctx *c, inv_state *s, int f)
{
    bool full = s->hand[f] >= INV_HAND_FULL;
    bool kept = full && inv_hand_told(c, s, f) && inv_only_specials(c, s, f) != UM_NO;
    if (s->deck[f] != 0 && (kept || (s->drew && s->hand[f] >= 0 && !full)))
        s->hand_astray[f] = true;
}
