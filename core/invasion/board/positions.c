/* The position: stating one, and telling two apart. */
#include "core/invasion/board/board.h"
#include "core/invasion/verbs.h"

#include <string.h>

void inv_start(um_ctx *c, void *state)
{
    inv_state *s = state;
    memset(s, 0, sizeof *s);
    (void)c;
    for (int i = 0; i < INV_AREAS; i++)
        s->area[i].marker = INV_NOBODY;
    for (int i = 0; i < INV_CARDS; i++)
        s->card[i].target = -1;
    memset(s->hand, -1, sizeof s->hand);
    memset(s->deck, -1, sizeof s->deck);
    s->scenario = INV_SC_NONE;
    s->active = -1;
    inv_forget_phase(s);
}

static void set_now(um_ctx *c, inv_state *s, const um_action *a)
{
    int n, f = inv_faction_of(c, um_ref_arg(a, IP_NOW_FACTION));
    s->turn = (int8_t)um_int_arg(a, IP_NOW_TURN, 1);
    s->scenario = (int8_t)um_int_arg(a, IP_NOW_SCENARIO, s->scenario);
    const um_value *v = um_values_of(a, IP_NOW_DONE, &n);
    s->done = 0;
    s->nphase = 0;
    s->over = um_int_arg(a, IP_NOW_OVER, 0) == 1;
    if (um_has_arg(a, IP_NOW_PHASES)) {
        s->phases_shown = um_int_arg(a, IP_NOW_PHASES, INV_PHASES_DRAWN) == INV_PHASES_DRAWN;
        s->done_unknown = !s->phases_shown;
    } else {
        s->done_unknown = false; /* who has had his phase has been said */
    }
    for (int i = 0; i < n; i++)
        if (inv_faction_of(c, v[i].ref) >= 0) {
            s->done |= (uint8_t)(1 << inv_faction_of(c, v[i].ref));
            s->nphase++;
        }
    s->stated = f >= 0;
    s->active = (int8_t)f;
    s->nphase = um_u8(s->nphase + (f >= 0));
    s->stage = (uint8_t)um_int_arg(a, IP_NOW_STAGE, s->active >= 0 ? INV_STAGE_RECRUIT : INV_STAGE_SETUP);
    s->from_stage = s->stage;
}

static void set_at(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_AT_AREA));
    inv_units n;
    inv_count(c, a, IP_AT_UNITS, n);
    s->area[area].unknown = s->area[area].astray = s->area[area].entered = false;
    for (int f = 0; f < INV_FACTIONS; f++) {
        if (s->reserve_stated[f]) /* what is stated does not contradict itself by its order */
            s->elsewhere[f] = (int16_t)(s->elsewhere[f] + s->area[area].n[f] - (n[f] > 60 ? 60 : n[f]));
        s->area[area].n[f] = (uint8_t)(n[f] > 60 ? 60 : n[f]);
        s->area[area].moved[f] = 0;
    }
}

static void set_moved(um_ctx *c, inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_AT_AREA));
    inv_units n;
    inv_count(c, a, IP_AT_UNITS, n);
    for (int f = 0; f < INV_FACTIONS; f++)
        s->area[area].moved[f] = (uint8_t)(n[f] > s->area[area].n[f] ? s->area[area].n[f] : n[f]);
}

static void set_held(um_ctx *c, inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_HELD_UNITS, &n);
    um_ctx quiet = um_quiet(c);
    for (int i = 0; i < n; i++) {
        int f = inv_faction_of(c, v[i].ref), num = v[i].num < 0 ? 0 : v[i].num > 60 ? 60 : v[i].num;
        if (a->verb == IV_FLED) {
            if (s->reserve_stated[f])
                s->elsewhere[f] = (int16_t)(s->elsewhere[f] + s->fled[f] - num);
            s->fled[f] = (uint8_t)num;
            s->fled_astray[f] = false;
            continue;
        }
        s->elsewhere[f] = 0;
        um_range left = inv_reserve(&quiet, s, f);
        s->elsewhere[f] = (int16_t)(left.hi - num);
        s->reserve_stated[f] = true;
    }
}

static void set_cards(um_ctx *c, inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_CARDS_CARDS, &n);
    for (int i = 0; i < n; i++) {
        int k = um_ref_row(v[i].ref);
        bool special = inv_kind_of(c, k) == INV_CK_SPECIAL;
        s->card[k].at = inv_kind_of(c, k) == INV_CK_TRUCE ? INV_CARD_LAID : INV_CARD_GONE;
        s->card[k].this_phase = a->verb == IV_IN_PLAY;
        if (a->verb != IV_IN_PLAY)
            continue;
        /* Publication Ban goes before the recruits (AR-11) */
        if (!special || inv_effect_of(c, k) != INV_FX_BAN)
            inv_reach_stage(s, INV_STAGE_MOVE);
        if (special)
            s->specials++;
        else
            *(s->movement < 0 ? &s->movement : &s->second) = (int16_t)k;
    }
}

static void set_hand(um_ctx *c, inv_state *s, const um_action *a)
{
    int f = inv_faction_of(c, um_ref_arg(a, IP_HAND_FACTION)), n;
    const um_value *v = um_values_of(a, IP_HAND_CARDS, &n);
    inv_forget_hand(c, s, f);
    for (int i = 0; i < n; i++)
        s->card[um_ref_row(v[i].ref)].at = INV_CARD_HAND;
    int count = um_int_arg(a, IP_HAND_COUNT, n);
    s->hand[f] = (int8_t)(count < n ? n : count > 12 ? 12 : count);
    s->hand_astray[f] = false;
}

/* ---- what the phase has brought so far ---- */

static void set_placed(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    inv_count(c, a, IP_HELD_UNITS, n);
    for (int f = 0; f < INV_FACTIONS; f++)
        s->placed[f] = (uint8_t)(n[f] > 60 ? 60 : n[f]);
}

static void set_mustered(inv_state *s, const um_action *a)
{
    int area = um_ref_row(um_ref_arg(a, IP_MUSTERED_AREA));
    int n = um_int_arg(a, IP_MUSTERED_N, 0), back = um_int_arg(a, IP_MUSTERED_BACK, 0);
    s->recruited[area] = (uint8_t)(n < 0 ? 0 : n > 60 ? 60 : n);
    s->back[area] = (uint8_t)(back < 0 ? 0 : back > 60 ? 60 : back);
    s->extra = (uint8_t)(s->extra | (um_int_arg(a, IP_MUSTERED_EXTRA, 0) == 1));
}

/* The battle that a card in play is for. */
void inv_aim_card(inv_state *s, const um_action *a)
{
    int card = um_ref_row(um_ref_arg(a, IP_PLAY_CARD));
    if (card >= 0)
        s->card[card].target = (int16_t)um_ref_row(um_ref_arg(a, IP_PLAY_AT));
}

static void set_used(um_ctx *c, inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_CARDS_CARDS, &n);
    for (int i = 0; i < n; i++) {
        s->card[um_ref_row(v[i].ref)].used = true;
        s->ambush = s->ambush || inv_effect_of(c, um_ref_row(v[i].ref)) == INV_FX_AMBUSH;
    }
}

static void set_marched(um_ctx *c, inv_state *s, const um_action *a)
{
    int path[INV_PATH], n, water = um_ref_row(um_ref_arg(a, IP_MARCHED_VIA));
    inv_units units;
    if (!inv_path(a, IP_MARCHED_PATH, path, &n)) {
        if (n != 1) {
            um_refuse(c, "the path has too many areas", UM_NONE);
            return;
        }
        path[0] = um_ref_row(um_ref_arg(a, IP_MARCHED_PATH)); /* picked up on the way: gone nowhere yet */
    }
    inv_count(c, a, IP_MARCHED_UNITS, units);
    int areas = um_int_arg(a, IP_MARCHED_AREAS, n - 1);
    inv_leg leg = {.from = (int16_t)path[0],
                   .to = (int16_t)path[n - 1],
                   .npath = (uint8_t)n,
                   .areas = (uint8_t)(areas > 60 ? n - 1 : areas),
                   .army = um_int_arg(a, IP_MARCHED_ARMY, 1) == 1,
                   .water = (int8_t)water};
    for (int i = 0; i < n; i++)
        leg.path[i] = (uint8_t)path[i];
    for (int f = 0; f < INV_FACTIONS; f++)
        leg.n[f] = (uint8_t)units[f];
    if (water >= 0) {
        s->boat_water = (int8_t)water;
        s->boat_to = leg.to;
    }
    inv_note_leg(s, &leg);
}

static void set_fought(inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_FOUGHT_AREAS, &n);
    for (int i = 0; i < n; i++)
        s->area[um_ref_row(v[i].ref)].fought = true;
    s->thrown = true;
    if (um_has_arg(a, IP_FOUGHT_WON))
        s->battle.area = s->battle.won = (int16_t)um_ref_row(um_ref_arg(a, IP_FOUGHT_WON));
    inv_reach_stage(s, INV_STAGE_BATTLE);
}

/* Two sides in the midst of a battle: `next` is to roll. */
static void set_fighting(inv_state *s, const um_action *a, int area)
{
    inv_clear_battle(s);
    s->battle.area = (int16_t)area;
    s->battle.next = (int8_t)um_int_arg(a, IP_FIGHT_NEXT, INV_US);
    s->area[area].fought = true;
    s->thrown = true;
    inv_reach_stage(s, INV_STAGE_BATTLE);
}

static void set_areas(inv_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, IP_UNKNOWN_AREAS, &n);
    for (int i = 0; i < n; i++) {
        inv_area *at = &s->area[um_ref_row(v[i].ref)];
        *(a->verb == IV_UNKNOWN ? &at->unknown : &at->left_over) = true;
    }
}

void inv_apply_position(um_ctx *c, inv_state *s, const um_action *a)
{
    int f;
    switch (a->verb) {
    case IV_NOW:
        set_now(c, s, a);
        break;
    case IV_AT:
        set_at(c, s, a);
        break;
    case IV_FLED:
    case IV_RESERVE:
        set_held(c, s, a);
        break;
    case IV_CONTROL:
        s->area[um_ref_row(um_ref_arg(a, IP_CONTROL_AREA))].marker =
            (int8_t)um_int_arg(a, IP_CONTROL_SIDE, INV_NOBODY);
        s->area[um_ref_row(um_ref_arg(a, IP_CONTROL_AREA))].markers =
            (int8_t)um_int_arg(a, IP_CONTROL_PUT, 0);
        break;
    case IV_HAND:
        set_hand(c, s, a);
        break;
    case IV_DECK_LEFT:
        f = inv_faction_of(c, um_ref_arg(a, IP_DECK_LEFT_FACTION));
        s->deck[f] = (int8_t)um_int_arg(a, IP_DECK_LEFT_N, 0);
        break;
    case IV_PLAYED:
    case IV_IN_PLAY:
        set_cards(c, s, a);
        break;
    case IV_MOVED:
        set_moved(c, s, a);
        break;
    case IV_FIGHT:
        set_fighting(s, a, um_ref_row(um_ref_arg(a, IP_FIGHT_AREA)));
        break;
    case IV_UNKNOWN:
    case IV_UNFOUGHT:
        set_areas(s, a);
        break;
    case IV_SEATS:
        inv_seat_players(c, s, a);
        break;
    case IV_PLACED:
        set_placed(c, s, a);
        break;
    case IV_MUSTERED:
        set_mustered(s, a);
        break;
    case IV_AIMED:
        inv_aim_card(s, a);
        break;
    case IV_SPENT:
        set_used(c, s, a);
        break;
    case IV_MARCHED:
        set_marched(c, s, a);
        break;
    case IV_FOUGHT:
        set_fought(s, a);
        break;
    default:
        break;
    }
}

/* ---- telling two apart ---- */

static void mark(uint64_t *bits, int object)
{
    bits[object >> 6] |= UINT64_C(1) << (object & 63);
}

void inv_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits)
{
    const inv_state *a = before, *b = after;
    for (int i = 0; i < inv_map_of(c)->nareas; i++)
        if (memcmp(a->area[i].n, b->area[i].n, sizeof a->area[i].n) != 0)
            mark(bits, INV_OBJ_AREA + i);
    for (int f = 0; f < INV_FACTIONS; f++)
        if (inv_out(a, f) != inv_out(b, f))
            mark(bits, INV_OBJ_RESERVE + f);
    for (int k = 0; k < inv_map_of(c)->ncards; k++) {
        const inv_card *x = &a->card[k], *y = &b->card[k];
        bool aimed = x->this_phase && y->this_phase && (x->used != y->used || x->target != y->target);
        if (x->at != y->at || aimed)
            mark(bits, INV_OBJ_CARD + k);
    }
}

int inv_object(const um_ctx *c, um_ref r)
{
    (void)c;
    switch (um_ref_kind(r)) {
    case IK_AREA:
        return INV_OBJ_AREA + um_ref_row(r);
    case IK_CARD:
        return INV_OBJ_CARD + um_ref_row(r);
    default:
        return -1;
    }
}

int inv_turn_number(const void *state)
{
    const inv_state *s = state;
    return s->turn < 0 ? 0 : s->turn;
}

void inv_when(const um_ctx *c, const void *state, um_buf *out)
{
    const inv_state *s = state;
    um_buf_printf(out, "turn %d", s->turn);
    if (s->active >= 0) {
        um_text name = um_ref_name(c->pack, inv_faction_ref(c, s->active));
        um_buf_str(out, ", ");
        um_buf_printf(out, "phase of %.*s", UM_FMT(name));
    }
    if (s->over) {
        um_buf_str(out, ", ");
        um_buf_str(out, "over");
    }
}
