/* The roll for a lake box (12.2, 12.3): who fights, its modifiers, and what the table says of it. */
#include "core/madison/board/12_naval_odds.h"

#include "core/madison/board/11_waters.h"
#include "core/madison/board/pieces.h"

/* ---- who fights ---- */

bool mad_sea_in_fight(const mad_state *s, int ship)
{
    return (s->sea.in[ship >> 3] >> (ship & 7)) & 1;
}

bool mad_sea_leader_in_fight(const mad_state *s, int leader)
{
    return (s->sea.leader_in[leader >> 3] >> (leader & 7)) & 1;
}

/* Undamaged ships of a side in the fight (12.42), as they were when the dice fell. */
int mad_sea_fighters(um_ctx *c, const mad_state *s, int side, um_ref *ships)
{
    int n = 0;
    for (int i = 0; i < mad_map_of(c)->nships; i++) {
        if (!mad_sea_in_fight(s, i) || mad_side_of(c, mad_ship_ref(i)) != side)
            continue;
        if (ships)
            ships[n] = mad_ship_ref(i);
        n++;
    }
    return n;
}

/* ---- modifiers (12.3): positive for the attacker ---- */

/* 12.31: more ships one, twice as many two. */
static um_range ratio_drm(um_ctx *c, const mad_state *s)
{
    int us = mad_sea_fighters(c, s, s->sea.attacker, NULL),
        them = mad_sea_fighters(c, s, mad_other(s->sea.attacker), NULL);
    um_use(c, MR_12_31);
    if (us == them)
        return um_exactly(0);
    int more = us > them ? us : them, less = us > them ? them : us;
    int drm = more >= 2 * less ? 2 : 1;
    return um_exactly(us > them ? drm : -drm);
}

static const char which_leads[] = "which ship leads";

/* The class of the lead ship: of the one named, else of whichever it may be. */
um_range mad_sea_lead_class(um_ctx *c, const mad_state *s, int side)
{
    um_ref ships[MAD_SEA_MAX], lead = s->sea.lead[side];
    if (lead != UM_NONE)
        return um_word(c, MK_SHIP, um_ref_row(lead), MAD_SHIP_CLASS);
    int n = mad_sea_fighters(c, s, side, ships);
    um_range r = n ? um_word(c, MK_SHIP, um_ref_row(ships[0]), MAD_SHIP_CLASS) : um_exactly(MAD_CLASS_C);
    for (int i = 1; i < n; i++)
        r = um_hull(r, um_word(c, MK_SHIP, um_ref_row(ships[i]), MAD_SHIP_CLASS));
    if (n > 1 && !um_known(r))
        um_missing(c, which_leads);
    return um_most(r, um_exactly(MAD_CLASS_C));
}

/* 12.32: one for each class of difference. */
static um_range lead_drm(um_ctx *c, const mad_state *s)
{
    um_use(c, MR_12_32);
    um_use(c, MR_3_22);
    return um_sub(mad_sea_lead_class(c, s, s->sea.attacker),
                  mad_sea_lead_class(c, s, mad_other(s->sea.attacker)));
}

static um_range commander(um_ctx *c, const mad_state *s, int side)
{
    um_range r = um_exactly(0);
    bool any = false;
    for (int i = 0; i < mad_map_of(c)->nleaders; i++) {
        if (!mad_sea_leader_in_fight(s, i) || mad_side_of(c, mad_leader_ref(i)) != side)
            continue;
        um_range m = mad_modifier(c, s, i);
        r = any ? um_hull(r, m) : m;
        any = true;
    }
    return r;
}

/* 12.33: the commanders' modifiers. */
static um_range leader_drm(um_ctx *c, const mad_state *s)
{
    um_use(c, MR_12_33);
    return um_sub(commander(c, s, s->sea.attacker), commander(c, s, mad_other(s->sea.attacker)));
}

/* Whether a side has a ship of a type in the range; whether all of its ships are. */
static um_truth any_of(um_ctx *c, const mad_state *s, int side, int lo, int hi)
{
    um_ref ships[MAD_SEA_MAX];
    int n = mad_sea_fighters(c, s, side, ships);
    um_truth t = UM_NO;
    for (int i = 0; i < n; i++) {
        um_range type = um_word(c, MK_SHIP, um_ref_row(ships[i]), MAD_SHIP_TYPE);
        t = um_or(t, um_and(um_ge(type, um_exactly(lo)), um_le(type, um_exactly(hi))));
    }
    return t;
}

static um_range one_if(um_truth t)
{
    return um_either(t, um_exactly(1), um_exactly(0));
}

/* 12.34: for the only side with a frigate. */
static um_range frigate_drm(um_ctx *c, const mad_state *s)
{
    um_truth us = any_of(c, s, s->sea.attacker, MAD_FRIGATE, MAD_FRIGATE),
             them = any_of(c, s, mad_other(s->sea.attacker), MAD_FRIGATE, MAD_FRIGATE);
    um_use(c, MR_12_34);
    return um_sub(one_if(um_and(us, um_not(them))), one_if(um_and(them, um_not(us))));
}

/* 12.35: against a fleet of schooners and sloops alone. */
static um_range small_drm(um_ctx *c, const mad_state *s)
{
    um_truth us = any_of(c, s, s->sea.attacker, MAD_BRIG, MAD_SHIP_OF_THE_LINE),
             them = any_of(c, s, mad_other(s->sea.attacker), MAD_BRIG, MAD_SHIP_OF_THE_LINE);
    um_use(c, MR_12_35);
    um_use(c, MR_3_21);
    return um_sub(one_if(um_and(us, um_not(them))), one_if(um_and(them, um_not(us))));
}

/* 12.36: a battle card counts one. */
static um_range card_drm(um_ctx *c, const mad_state *s)
{
    um_use(c, MR_12_36);
    int us = s->sea.cards[s->sea.attacker] > 0, them = s->sea.cards[mad_other(s->sea.attacker)] > 0;
    return um_exactly(us - them);
}

/* 12.31 to 12.36: one modifier of the naval roll, or their sum, from the attacker's side. */
um_range mad_naval_drm(um_ctx *c, const mad_state *s, int family)
{
    switch (family) {
    case MAD_DRM_RATIO:
    case MAD_DRM_ODDS:
        return ratio_drm(c, s);
    case MAD_DRM_LEAD:
        return lead_drm(c, s);
    case MAD_DRM_LEADER:
        return leader_drm(c, s);
    case MAD_DRM_FRIGATE:
        return frigate_drm(c, s);
    case MAD_DRM_SMALL:
        return small_drm(c, s);
    case MAD_DRM_CARD:
        return card_drm(c, s);
    case MAD_DRM_TOTAL:
        break;
    default:
        return um_exactly(0);
    }
    um_range sum = um_add(um_add(ratio_drm(c, s), lead_drm(c, s)), leader_drm(c, s));
    sum = um_add(sum, um_add(frigate_drm(c, s), small_drm(c, s)));
    sum = um_add(sum, card_drm(c, s));
    um_use(c, MR_12_2);
    return sum;
}

/* ---- the tables ---- */

static int32_t row_number(const um_pack *p, int kind, int row)
{
    int32_t v = 0;
    return um_text_int(p->tables[kind].rows[row].id, &v) == UM_OK ? v : 0;
}

/* The row for a number; beyond the ends of a whole table its end. -1: the pack has no such row. */
static int row_for(um_ctx *c, int kind, int32_t number)
{
    int best = -1;
    int32_t gap = 0;
    for (int i = 0; i < um_rows(c->pack, kind); i++) {
        int32_t d = row_number(c->pack, kind, i) - number;
        d = d < 0 ? -d : d;
        if (best < 0 || d < gap) {
            best = i;
            gap = d;
        }
    }
    return gap == 0 || um_complete(c, kind) == UM_YES ? best : -1;
}

/* What the table says for every roll that it may be; the whole range without a table. */
um_range mad_sea_table_word(um_ctx *c, const mad_state *s, int attr, int words)
{
    um_range r = {0, 0};
    bool any = false;
    if (!s->sea.rolled || s->sea.roll.lo <= -UM_NEVER) {
        um_missing(c, "the naval die");
        return um_span(0, words - 1);
    }
    for (int32_t roll = s->sea.roll.lo; roll <= s->sea.roll.hi && roll - s->sea.roll.lo < 40; roll++) {
        int row = row_for(c, MK_NAVAL_CRT, roll);
        if (row < 0) {
            if (um_rows(c->pack, MK_NAVAL_CRT) == 0)
                um_missing(c, "the naval combat table");
            return um_span(0, words - 1);
        }
        um_range w = um_word(c, MK_NAVAL_CRT, row, attr);
        r = any ? um_hull(r, w) : w;
        any = true;
    }
    if (s->sea.no_die && !um_known(r))
        um_missing(c, "the naval die");
    if (s->sea.no_lead && !um_known(r))
        um_missing(c, which_leads);
    return r;
}

/* What the table says of a side: a mad_naval_result. */
um_range mad_sea_suffers(um_ctx *c, const mad_state *s, int side)
{
    return mad_sea_table_word(c, s, side == s->sea.attacker ? MAD_NCRT_ATTACKER : MAD_NCRT_DEFENDER,
                              MAD_NAV_FLEET_STRIKES + 1);
}

um_range mad_naval_winner(um_ctx *c, const mad_state *s)
{
    um_range w = mad_sea_table_word(c, s, MAD_NCRT_WINNER, 2);
    if (!um_known(w))
        return um_span(MAD_US, MAD_BR);
    return um_exactly(w.lo == 0 ? s->sea.attacker : mad_other(s->sea.attacker));
}

/* Strengths a side has to lose by turning ships over; strikes are apart. */
um_range mad_sea_ships_due(um_ctx *c, const mad_state *s, int side)
{
    um_range r = mad_sea_suffers(c, s, side), due = {UM_NEVER, 0};
    for (int32_t w = r.lo; w <= r.hi; w++) {
        um_range d = um_exactly(0);
        if (w == MAD_NAV_STEP_1 || w == MAD_NAV_STEP_2)
            d = um_exactly(w - MAD_NAV_STEP_0);
        if (w == MAD_NAV_LOSS_ROLL) {
            int row =
                s->sea.second && s->sea.second != MAD_NO_DIE ? row_for(c, MK_NAVAL_LOSS, s->sea.second) : -1;
            d = row < 0 ? um_span(0, 3) : um_int(c, MK_NAVAL_LOSS, row, MAD_NLOSS_STEPS);
            if (!s->sea.second)
                um_missing(c, "the victor's die for his own losses");
        }
        due = um_hull(due.lo == UM_NEVER ? d : due, d);
    }
    return um_least(due, um_exactly(s->sea.able[side]));
}

um_truth mad_sea_strikes(um_range result, int what)
{
    return um_eq(result, um_exactly(what));
}

um_truth mad_sea_all_struck(um_ctx *c, const mad_state *s, int side)
{
    um_range result = mad_sea_suffers(c, s, side);
    um_truth all = mad_sea_strikes(result, MAD_NAV_FLEET_STRIKES);
    return s->sea.able[side] == 1 ? um_or(all, mad_sea_strikes(result, MAD_NAV_LEAD_STRIKES)) : all;
}
