/* What the verbs of the game leave on a table: cubes that have no names, cards, dice, markers. The search
 * over them is core/infer's. */
#include "core/invasion/propose/propose.h"

#include "core/infer/infer.h"
#include "core/invasion/rules/5_0_specials.h"

/* Classes of things and of places. */
enum { CUBE = 1, CARD = 2, NONE = 4, AREA = 8 };
#define BOX(role) (UINT32_C(16) << (role))
#define RESERVE (BOX(INV_BOX_RESERVE) | NONE) /* a module may have no box for it */
#define FLED BOX(INV_BOX_FLED)
#define HAND BOX(INV_BOX_HAND)
#define DECK BOX(INV_BOX_DECK)
#define PLAYED BOX(INV_BOX_PLAYED)
#define BAG BOX(INV_BOX_BAG)
#define DRAWN BOX(INV_BOX_DRAWN)
#define ANY UINT32_MAX

static uint32_t class_of(const um_ctx *c, um_ref r)
{
    switch (r == UM_NONE ? -1 : um_ref_kind(r)) {
    case IK_FACTION:
        return CUBE;
    case IK_CARD:
        return CARD;
    case IK_AREA:
        return AREA;
    case IK_BOX:
        return BOX(inv_box_role_of(c, r));
    default:
        return NONE;
    }
}

/* What makes a guess dearer: a battle named, a phase begun, or a retreat behind no dice, that nobody shows.
 */
enum { COST_BATTLE = 2, COST_PHASE = 600, COST_NO_DICE = 4 };

static const inv_state *state_of(const um_guess *g)
{
    return g->state;
}

static bool in_phase(const inv_state *s)
{
    return s->active >= 0;
}

/* ---- cubes ---- */

/* Both: `place` and the verbs like it. */
static bool units_into(um_guess *g)
{
    um_make_ref(g->m, IP_PLACE_AREA, um_guess_now(g)->to);
    um_guess_company(g, IP_PLACE_UNITS, in_phase(state_of(g)));
    return true;
}

static bool units_out_of(um_guess *g)
{
    um_make_ref(g->m, IP_PLACE_AREA, um_guess_now(g)->from);
    um_guess_company(g, IP_PLACE_UNITS, false);
    return true;
}

static int faction_now(const um_guess *g)
{
    return inv_faction_of(g->c, um_guess_now(g)->what);
}

/* Units come by the rules of recruits in a phase, before anybody moves, */
static bool recruits(um_guess *g)
{
    bool due = in_phase(state_of(g)) && faction_now(g) == state_of(g)->active;
    return (due || g->said) && units_into(g);
}

/* and so do those who fled. In another's phase that is a breach (3.1.2), but behind its card they may come
 * for their own, which begins only then. */
static bool come_back(um_guess *g)
{
    bool anothers = in_phase(state_of(g)) && state_of(g)->stage == INV_STAGE_RECRUIT;
    return (anothers && units_into(g)) || recruits(g);
}

/* outside the areas of their musters if they are natives, */
static bool further_recruit(um_guess *g)
{
    int area = um_ref_row(um_guess_now(g)->to);
    bool due = in_phase(state_of(g)) && faction_now(g) == INV_F_NA &&
               um_int(g->c, IK_AREA, area, (int)INV_AREA_MUSTER + (int)INV_F_NA).lo == 0;
    return (due || g->said) && units_into(g);
}

/* by a special in play, */
static bool special_adds(um_guess *g)
{
    static const int effect[INV_FACTIONS][2] = {[INV_F_AM] = {INV_FX_SUPPORT},
                                                [INV_F_BR] = {INV_FX_MACKINAC, INV_FX_NAPOLEON},
                                                [INV_F_CM] = {INV_FX_SECORD},
                                                [INV_F_NA] = {INV_FX_BRANT}};
    bool due = g->said;
    for (int i = 0; i < 2; i++)
        due |= effect[faction_now(g)][i] && inv_unused(g->c, state_of(g), effect[faction_now(g)][i]);
    return due && units_into(g);
}

/* The board is set up before the first phase, in which a card is played. */
static bool has_begun(const um_guess *g)
{
    bool begun = in_phase(state_of(g)) || state_of(g)->done;
    for (int k = 0; k < inv_map_of(g->c)->ncards; k++)
        begun |= state_of(g)->card[k].at == INV_CARD_GONE || state_of(g)->card[k].at == INV_CARD_LAID;
    return begun;
}

/* or while the board of the campaign is set up; where no cubes are drawn a phase may as well have begun. */
static bool free_units(um_guess *g)
{
    g->extra = state_of(g)->phases_shown ? 0 : COST_PHASE;
    return ((!has_begun(g) && state_of(g)->turn <= 1) || g->said) && units_into(g);
}

/* Units stand on the board that nobody was seen to set up: it was before the record begins. */
static bool is_set_up(const um_guess *g)
{
    enum { MOST_OF_THEM = 40 };
    int n = 0;
    for (int i = 0; i < inv_map_of(g->c)->nareas && !state_of(g)->setting_up; i++)
        n += inv_of_side(state_of(g), i, INV_US) + inv_of_side(state_of(g), i, INV_BR);
    return n > MOST_OF_THEM;
}

static bool sets_up(um_guess *g, int from)
{
    if ((has_begun(g) || is_set_up(g)) && !g->said)
        return false;
    um_make_int(g->m, IP_SETUP_FROM, from);
    um_make_ref(g->m, IP_SETUP_AREA, um_guess_now(g)->to);
    um_guess_company(g, IP_SETUP_UNITS, false);
    return true;
}

static bool sets_up_printed(um_guess *g)
{
    return sets_up(g, INV_FROM_PRINTED);
}

static bool sets_up_added(um_guess *g)
{
    return sets_up(g, INV_FROM_ADDED);
}

static bool sets_up_listed(um_guess *g)
{
    return sets_up(g, INV_FROM_LISTED);
}

/* The area of the battle going on, or of the only one there is. */
static bool in_battle(const um_guess *g)
{
    int area = inv_battle_area(g->c, state_of(g));
    return g->said || (area >= 0 && um_guess_now(g)->from == inv_area_ref(area)) ||
           (state_of(g)->battle.area >= 0 && um_guess_now(g)->from == inv_area_ref(state_of(g)->battle.area));
}

static bool lost(um_guess *g)
{
    um_guess_company(g, IP_LOSE_UNITS, false);
    return in_battle(g);
}

static bool lost_to_the_fled(um_guess *g)
{
    um_guess_company(g, IP_LOSE_UNITS, false);
    um_make_int(g->m, IP_LOSE_TO, INV_LOST_TO_FLED);
    g->extra = UM_WEIGHS_MARGIN + 1; /* too many have fled, rather than died the wrong way */
    return in_battle(g);
}

static bool flees(um_guess *g)
{
    um_guess_company(g, IP_FLEE_UNITS, false);
    return in_battle(g);
}

static bool retreats(um_guess *g)
{
    um_guess_company(g, IP_RETREAT_UNITS, false);
    um_make_ref(g->m, IP_RETREAT_TO, um_guess_now(g)->to);
    g->extra = state_of(g)->battle.due ? 0 : COST_NO_DICE;
    return in_battle(g);
}

static bool ambushed(um_guess *g)
{
    return (inv_unused(g->c, state_of(g), INV_FX_AMBUSH) || g->said) && units_out_of(g);
}

static void put_way(um_guess *g)
{
    um_guess_company(g, IP_MOVE_UNITS, false);
    um_make_step(g->m, IP_MOVE_PATH, um_guess_now(g)->from, false);
    um_make_step(g->m, IP_MOVE_PATH, um_guess_now(g)->to,
                 inv_adjacent(g->c, um_ref_row(um_guess_now(g)->from), um_ref_row(um_guess_now(g)->to)) !=
                     UM_YES);
}

static bool moves_by(const um_guess *g, int kind)
{
    return g->said || (state_of(g)->movement >= 0 && inv_card_is(g->c, state_of(g)->movement, kind) != UM_NO);
}

static bool marches(um_guess *g)
{
    put_way(g);
    return in_phase(state_of(g)) || g->said;
}

/* Only the ends of a crossing show: of the waters the one that both are likeliest to lie on. */
static bool crosses(um_guess *g, int via)
{
    int from = um_ref_row(um_guess_now(g)->from), to = um_ref_row(um_guess_now(g)->to), best = -1, sure = -1;
    for (int w = 0; w < inv_map_of(g->c)->nwaters; w++) {
        int here = (int)inv_touches(g->c, w, from) + (int)inv_touches(g->c, w, to);
        if (here > sure) {
            sure = here;
            best = w;
        }
    }
    um_make_ref(g->m, via, um_ref_of(IK_WATER, best));
    g->supposed |= UINT32_C(1) << via;
    return best >= 0;
}

static bool goes_by_boat(um_guess *g)
{
    put_way(g);
    return (moves_by(g, INV_CK_WARSHIP) || moves_by(g, INV_CK_BOAT)) && crosses(g, IP_MOVE_VIA);
}

/* Natives come together out of several areas. */
static bool goes_by_canoe(um_guess *g)
{
    if (!moves_by(g, INV_CK_CANOE))
        return false;
    um_guess_fan(g, false, AREA, IP_CANOE_FROM);
    um_make_ref(g->m, IP_CANOE_TO, um_guess_now(g)->to);
    if (faction_now(g) != INV_F_NA)
        um_make_count(g->m, IP_CANOE_UNITS, um_guess_now(g)->what, 1);
    return crosses(g, IP_CANOE_VIA);
}

/* Some of the army that marched last are left behind on its way, or more are taken along. */
static bool changes_army(um_guess *g, um_ref end, um_ref by_the_way)
{
    const inv_leg *last = state_of(g)->last >= 0 ? &state_of(g)->leg[state_of(g)->last] : NULL;
    if (g->said) {
        um_make_ref(g->m, IP_PLACE_AREA, by_the_way);
        um_guess_company(g, IP_PLACE_UNITS, false);
        return true;
    }
    if (!last || end != inv_area_ref(last->to))
        return false;
    for (int i = 0; i + 1 < last->npath; i++)
        if (by_the_way == inv_area_ref(last->path[i])) {
            um_make_ref(g->m, IP_PLACE_AREA, by_the_way);
            um_guess_company(g, IP_PLACE_UNITS, false);
            return true;
        }
    return false;
}

static bool drops(um_guess *g)
{
    return changes_army(g, um_guess_now(g)->from, um_guess_now(g)->to);
}

static bool picks_up(um_guess *g)
{
    return changes_army(g, um_guess_now(g)->to, um_guess_now(g)->from);
}

static bool pursues(um_guess *g)
{
    put_way(g);
    return inv_unused(g->c, state_of(g), INV_FX_HARRISON) || g->said;
}

/* Natives go out of one area into several, or the other way: `hub` is the one, `list` are the others. */
static bool natives(um_guess *g, int effect, int hub, int list, bool out)
{
    const um_change *now = um_guess_now(g);
    if (faction_now(g) != INV_F_NA || (!inv_unused(g->c, state_of(g), effect) && !g->said))
        return false;
    um_make_ref(g->m, hub, out ? now->from : now->to);
    um_guess_fan(g, out, AREA, list);
    return true;
}

static bool norton(um_guess *g)
{
    return natives(g, INV_FX_NORTON, IP_NORTON_FROM, IP_NORTON_TO, true);
}

static bool war_cry(um_guess *g)
{
    return natives(g, INV_FX_WAR_CRY, IP_WARCRY_TO, IP_WARCRY_FROM, false);
}

/* Units of one colour go out of an area, and as many of another come there. */
static bool swaps(um_guess *g)
{
    const um_change *now = um_guess_now(g);
    bool out = um_ref_kind(now->from) == IK_AREA;
    um_ref area = out ? now->from : now->to, goes = UM_NONE, comes = UM_NONE;
    int n[2] = {0, 0};
    if (!inv_unused(g->c, state_of(g), INV_FX_TURNCOAT) && !inv_unused(g->c, state_of(g), INV_FX_TRAINING) &&
        !g->said)
        return false;
    for (int i = g->now; i >= 0; i = um_guess_next(g, i)) {
        const um_change *ch = &g->ch[i];
        bool in = ch->to == area && um_ref_kind(ch->from) != IK_AREA;
        um_ref *who = in ? &comes : &goes;
        if ((!in && (ch->from != area || um_ref_kind(ch->to) == IK_AREA)) ||
            (*who != UM_NONE && *who != ch->what))
            continue;
        *who = ch->what;
        n[in]++;
        um_guess_take(g, i);
    }
    if (goes == UM_NONE || comes == UM_NONE)
        return false;
    um_make_ref(g->m, IP_SWAP_AREA, area);
    um_make_count(g->m, IP_SWAP_FROM, goes, n[0]);
    um_make_count(g->m, IP_SWAP_TO, comes, n[1]);
    return true;
}

static bool begins_phase(um_guess *g)
{
    um_make_ref(g->m, IP_PHASE_FACTION, um_guess_now(g)->what);
    return true;
}

/* ---- cards ---- */

static bool plays(um_guess *g)
{
    um_ref card = um_guess_now(g)->what;
    if (card == UM_NONE && g->said) /* it is masked, and its owner says which it is */
        card = um_ref_arg(g->said, IP_PLAY_CARD);
    um_make_ref(g->m, IP_PLAY_CARD, card);
    if (class_of(g->c, um_guess_now(g)->from) & HAND)
        um_make_int(g->m, IP_PLAY_FROM, 0);
    return card != UM_NONE && um_ref_kind(card) == IK_CARD;
}

/* Cards into one hand: those that everybody can see are named. */
static bool takes_cards(um_guess *g)
{
    int hand = inv_box_faction_of(g->c, um_guess_now(g)->to), n = 0;
    um_ref card[16];
    int cards = 0;
    if (hand < 0)
        return false;
    for (int i = g->now; i >= 0; i = um_guess_next(g, i)) {
        if (inv_box_faction_of(g->c, g->ch[i].to) != hand ||
            inv_box_role_of(g->c, g->ch[i].to) != INV_BOX_HAND)
            continue;
        um_guess_take(g, i);
        if (g->ch[i].what != UM_NONE && cards < (int)UM_COUNT(card))
            card[cards++] = g->ch[i].what;
        n++;
    }
    um_make_ref(g->m, IP_HAND_FACTION, inv_faction_ref(g->c, hand));
    if (cards < n)
        um_make_int(g->m, IP_HAND_COUNT, n);
    for (int i = 0; i < cards; i++)
        um_make_ref(g->m, IP_HAND_CARDS, card[i]);
    return true;
}

static bool is_dealt(um_guess *g)
{
    int hand = inv_box_faction_of(g->c, um_guess_now(g)->to);
    bool first = hand >= 0 && !in_phase(state_of(g)) && !state_of(g)->done && state_of(g)->hand[hand] <= 0;
    return (first || g->said) && takes_cards(g);
}

static bool draws(um_guess *g)
{
    return in_phase(state_of(g)) && takes_cards(g);
}

/* The next card that is moved, if nothing but words lies between; -1: something else does. */
static int next_card(const um_guess *g, int i)
{
    while (++i < g->n && (g->ch[i].kind == UM_C_SAY || g->ch[i].kind == UM_C_SHUFFLE))
        ;
    return i < g->n && i - g->at < UM_INFER_AHEAD && (class_of(g->c, g->ch[i].from) & (HAND | DECK)) ? i : -1;
}

/* A whole hand goes back to its deck, and others come out of that. */
static bool redraws(um_guess *g)
{
    int f = inv_box_faction_of(g->c, um_guess_now(g)->from), back = 0, i = g->now;
    while (i >= 0 && (class_of(g->c, g->ch[i].from) & HAND) && (class_of(g->c, g->ch[i].to) & DECK)) {
        um_guess_take(g, i);
        back++;
        i = next_card(g, i);
    }
    if (f < 0 || i < 0 || back != state_of(g)->hand[f] || inv_box_faction_of(g->c, g->ch[i].to) != f)
        return false;
    g->now = i;
    return takes_cards(g);
}

/* ---- dice ---- */

/* Dice of one side, each faction's once, are one roll. */
static bool dice(um_guess *g, int param)
{
    int side = inv_side_of(faction_now(g));
    unsigned seen = 0;
    for (int i = g->now; i >= 0; i = um_guess_next(g, i)) {
        const um_change *ch = &g->ch[i];
        int f = inv_faction_of(g->c, ch->what);
        if (f < 0 || inv_side_of(f) != side || ((seen >> f) & 1))
            break;
        seen |= 1u << f;
        um_make_ref(g->m, param, ch->what);
        for (int k = 0; k < ch->ndice; k++)
            um_make_int(g->m, param, ch->dice[k] % INV_FACES);
        um_guess_take(g, i);
    }
    return seen != 0;
}

/* Dice where nobody can fight are for nothing: for luck, or who fetches the tea. */
static bool idle_dice(um_guess *g)
{
    for (int i = 0; i < inv_map_of(g->c)->nareas; i++)
        if (inv_both_there(state_of(g), i) || inv_unknown(state_of(g), i))
            return false;
    return true;
}

static bool rolls(um_guess *g)
{
    return dice(g, IP_ROLL_FACES);
}

static bool rolls_before(um_guess *g)
{
    int effect = inv_side_of(faction_now(g)) == INV_US ? INV_FX_TECUMSEH : INV_FX_BILLY_GREEN;
    return (inv_unused(g->c, state_of(g), effect) || g->said) && dice(g, IP_PRE_FACES);
}

/* ---- markers and words ---- */

static bool turn_comes(um_guess *g)
{
    um_make_int(g->m, IP_TURN_NUMBER, um_guess_now(g)->value);
    return true;
}

/* A control marker on the board: put there, or taken away. */
static bool marks(um_guess *g)
{
    const um_action *a = um_guess_now(g)->said;
    if (a->verb != IV_MARKER && a->verb != IV_CONTROL)
        return false;
    _Static_assert((int)IP_MARKER_AREA == (int)IP_CONTROL_AREA && (int)IP_MARKER_SIDE == (int)IP_CONTROL_SIDE,
                   "both say where and whose");
    um_make_ref(g->m, IP_MARKER_AREA, um_ref_arg(a, IP_MARKER_AREA));
    um_make_int(g->m, IP_MARKER_SIDE, um_int_arg(a, IP_MARKER_SIDE, INV_NOBODY));
    return true;
}

/* ---- the rows ---- */

#define KIND(k) (1u << (k))
#define SAID(verb)                                                                                           \
    {                                                                                                        \
        verb, KIND(UM_C_SAY), ANY, ANY, ANY, um_guess_as_said                                                \
    } /* it leaves no trace */
#define GOES (KIND(UM_C_MOVE) | KIND(UM_C_ADD) | KIND(UM_C_REMOVE))
static const um_trace_row rows[] = {
    {IV_PHASE, KIND(UM_C_MOVE), CUBE, BAG, DRAWN | NONE, begins_phase},
    {-1, KIND(UM_C_MOVE), CUBE, DRAWN | NONE, BAG | DRAWN, NULL},
    {-1, KIND(UM_C_MOVE), CUBE, DRAWN, NONE, NULL},
    {IV_TURN, KIND(UM_C_TURN), ANY, ANY, ANY, turn_comes},
    {IV_ADD, GOES, CUBE, RESERVE | FLED, AREA, special_adds},
    {IV_EXTRA, GOES, CUBE, RESERVE, AREA, further_recruit},
    {IV_RECRUIT, GOES, CUBE, RESERVE, AREA, recruits},
    {IV_SETUP, GOES, CUBE, RESERVE, AREA, sets_up_printed},
    {IV_SETUP, GOES, CUBE, RESERVE, AREA, sets_up_added},
    {IV_SETUP, GOES, CUBE, RESERVE, AREA, sets_up_listed},
    {IV_PLACE, GOES, CUBE, RESERVE, AREA, free_units},
    {IV_SWAP, GOES, CUBE, RESERVE | AREA, RESERVE | AREA, swaps},
    {IV_RETURN, KIND(UM_C_MOVE), CUBE, FLED, AREA, come_back},
    {IV_LOSE, GOES, CUBE, AREA, RESERVE, lost},
    {IV_ELIMINATE, GOES, CUBE, AREA, RESERVE, ambushed},
    {IV_FLEE, KIND(UM_C_MOVE), CUBE, AREA, FLED, flees},
    {IV_LOSE, KIND(UM_C_MOVE), CUBE, AREA, FLED, lost_to_the_fled},
    {IV_RETREAT, KIND(UM_C_MOVE), CUBE, AREA, AREA, retreats},
    {IV_NORTON, KIND(UM_C_MOVE), CUBE, AREA, AREA, norton},
    {IV_WARCRY, KIND(UM_C_MOVE), CUBE, AREA, AREA, war_cry},
    {IV_PURSUE, KIND(UM_C_MOVE), CUBE, AREA, AREA, pursues},
    {IV_CANOE, KIND(UM_C_MOVE), CUBE, AREA, AREA, goes_by_canoe},
    {IV_BOAT, KIND(UM_C_MOVE), CUBE, AREA, AREA, goes_by_boat},
    {IV_MOVE, KIND(UM_C_MOVE), CUBE, AREA, AREA, marches},
    {IV_DROP, KIND(UM_C_MOVE), CUBE, AREA, AREA, drops},
    {IV_PICK_UP, KIND(UM_C_MOVE), CUBE, AREA, AREA, picks_up},
    {IV_PLAY, GOES, CARD | NONE, HAND | DECK | NONE, PLAYED | AREA, plays},
    {IV_PLAY, GOES, CARD | NONE, HAND, NONE, plays},
    {-1, GOES, CARD, PLAYED | AREA, PLAYED | AREA | NONE, NULL},
    {IV_DEAL, KIND(UM_C_DRAW) | KIND(UM_C_MOVE), CARD | NONE, DECK, HAND, is_dealt},
    {IV_DRAW, KIND(UM_C_DRAW) | KIND(UM_C_MOVE), CARD | NONE, DECK, HAND, draws},
    {IV_REDRAW, KIND(UM_C_MOVE), CARD | NONE, HAND, DECK, redraws},
    {-1, KIND(UM_C_SHUFFLE), ANY, ANY, ANY, NULL},
    {-1, KIND(UM_C_ROLL), CUBE, ANY, ANY, idle_dice},
    {IV_PRE_ROLL, KIND(UM_C_ROLL), CUBE, ANY, ANY, rolls_before},
    {IV_ROLL, KIND(UM_C_ROLL), CUBE, ANY, ANY, rolls},
    {IV_MARKER, KIND(UM_C_SAY), ANY, ANY, ANY, marks},
    SAID(IV_ASSIGN),
    SAID(IV_DECK),
    SAID(IV_KEEP),
    SAID(IV_SHOW),
    SAID(IV_BAG),
    SAID(IV_PHASE),
    SAID(IV_END_PHASE),
    SAID(IV_END_TURN),
    SAID(IV_END_GAME),
    SAID(IV_TARGET),
    SAID(IV_PASS_MOVE),
    SAID(IV_BATTLE),
    SAID(IV_STAY),
    SAID(IV_WON),
};

/* ---- what leaves no trace ---- */

/* Which battle dice are for, where several are to be fought. */
static bool silent_battle(um_guess *g, int k)
{
    const inv_state *s = state_of(g);
    if (s->battle.area >= 0 && s->battle.rolled == INV_NOBODY && !s->battle.assumed)
        return false; /* one has been named, and these are its first dice */
    for (int i = 0; i < inv_map_of(g->c)->nareas; i++)
        if (inv_both_there(s, i) && !s->area[i].fought && s->battle.area != i && k-- == 0) {
            um_make(g->m, IV_BATTLE, -1);
            um_make_ref(g->m, IP_BATTLE_AREA, inv_area_ref(i));
            g->extra = COST_BATTLE;
            return true;
        }
    return false;
}

/* 1.7: blue begins the campaign without being drawn. */
static bool blue_begins(const inv_state *s, int f)
{
    return f == INV_F_AR && s->turn <= 1 && !s->done && !in_phase(s);
}

/* Where no cubes are drawn the phase of whoever acts may have begun; where an enemy's was under way, that of
 * any faction in his army. */
static bool silent_phase(um_guess *g, int k, int f, bool army)
{
    const inv_state *s = state_of(g);
    for (int i = 0; i < INV_FACTIONS && f >= 0 && (!s->phases_shown || blue_begins(s, f)); i++) {
        int whose = (f + i) % INV_FACTIONS;
        bool ally = army && inv_side_of(whose) == inv_side_of(f) && in_phase(s) &&
                    inv_side_of(s->active) != inv_side_of(f);
        if ((i && !ally) || (in_phase(s) && s->active == whose) || k--)
            continue;
        um_make(g->m, IV_PHASE, -1);
        um_make_ref(g->m, IP_PHASE_FACTION, inv_faction_ref(g->c, whose));
        g->extra = in_phase(s) ? COST_PHASE : 0;
        return true;
    }
    return false;
}

static bool silent(um_guess *g, int k)
{
    const um_change *now = um_guess_now(g);
    if (now->kind == UM_C_ROLL)
        return silent_battle(g, k);
    bool card = now->what != UM_NONE && um_ref_kind(now->what) == IK_CARD;
    if ((class_of(g->c, now->to) & AREA) && !card)
        return silent_phase(g, k, faction_now(g), class_of(g->c, now->from) & AREA);
    return card && (now->kind == UM_C_MOVE || now->kind == UM_C_ADD) &&
           silent_phase(g, k, inv_map_of(g->c)->card_faction[um_ref_row(now->what)], false);
}

/* ---- what nothing explains ---- */

/* How many of a faction stand in an area when the change is done. */
static void put_units(um_guess *g, int area, um_ref what, int more)
{
    um_make(g->m, IV_AT, -1);
    um_make_ref(g->m, IP_AT_AREA, inv_area_ref(area));
    for (int f = 0; f < INV_FACTIONS; f++) {
        bool its = inv_faction_of(g->c, what) == f;
        int n = state_of(g)->area[area].n[f] + (its ? more : 0);
        if (n > 0 || (its && n == 0)) /* an area that is empty then is told as such */
            um_make_count(g->m, IP_AT_UNITS, inv_faction_ref(g->c, f), n);
    }
}

/* A card that nobody may name left a hand, or came into one: so many are held now. */
static bool put_hand(um_guess *g, int f, int more)
{
    int n = state_of(g)->hand[f] + more;
    um_make(g->m, IV_HAND, -1);
    um_make_ref(g->m, IP_HAND_FACTION, inv_faction_ref(g->c, f));
    um_make_int(g->m, IP_HAND_COUNT, n > 0 ? n : 0);
    return state_of(g)->hand[f] >= 0;
}

/* It may have been the movement card of its faction's phase. */
static bool put_phase(um_guess *g, int f)
{
    const inv_state *s = state_of(g);
    bool begun = in_phase(s) && s->active == f;
    if (!begun && s->phases_shown)
        return false; /* a special thrown into the phase of another */
    um_make(g->m, IV_NOW, -1);
    um_make_int(g->m, IP_NOW_TURN, s->turn);
    um_make_ref(g->m, IP_NOW_FACTION, inv_faction_ref(g->c, f));
    um_make_int(g->m, IP_NOW_STAGE, begun && s->stage > INV_STAGE_MOVE ? s->stage : INV_STAGE_MOVE);
    for (int k = 0; k < INV_FACTIONS; k++)
        if (k != f && (((s->done >> k) & 1) || (in_phase(s) && s->active == k)))
            um_make_ref(g->m, IP_NOW_DONE, inv_faction_ref(g->c, k));
    um_make_int(g->m, IP_NOW_PHASES, s->phases_shown ? INV_PHASES_DRAWN : INV_PHASES_UNKNOWN);
    return true;
}

static bool lies(um_guess *g, int k)
{
    const um_change *now = um_guess_now(g);
    uint32_t what = class_of(g->c, now->what), from = class_of(g->c, now->from), to = class_of(g->c, now->to);
    int whose = inv_box_faction_of(g->c, to & HAND ? now->to : now->from);
    if (what != CUBE && ((from | to) & HAND) && whose >= 0)
        return k == 0   ? put_hand(g, whose, to & HAND ? 1 : -1)
               : k == 1 ? !(to & HAND) && what == NONE && put_phase(g, whose)
                        : false;
    bool comes = k == 0 && (to & AREA), goes = k == (to & AREA ? 1 : 0) && (from & AREA);
    if (what != CUBE || !(comes || goes))
        return false;
    put_units(g, um_ref_row(comes ? now->to : now->from), now->what, comes ? 1 : -1);
    return true;
}

static bool allied(const um_ctx *c, um_ref a, um_ref b)
{
    int f = inv_faction_of(c, a), g = inv_faction_of(c, b);
    return f >= 0 && g >= 0 && inv_side_of(f) == inv_side_of(g);
}

static const um_traces traces = {
    rows, (int)UM_COUNT(rows), class_of, BAG | HAND | DECK, allied, silent, lies,
};

void inv_propose(um_ctx *c, const void *state, const um_change *ch, int n, um_action_fn *fn, void *user)
{
    if (inv_is_first_position(ch, n))
        inv_propose_position(c, state, ch, n, fn, user);
    else
        um_infer(&traces, c, state, ch, n, fn, user);
}
