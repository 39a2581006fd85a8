/* Modifiers of the land combat roll (10.3, 10.4, 2.72, 3.35, 3.5). */
#include "core/madison/board/10_drm.h"

#include "core/madison/board/02_forts.h"
#include "core/madison/board/10_fight.h"
#include "core/madison/board/10_lead.h"
#include "core/madison/board/10_odds.h"
#include "core/madison/board/map.h"
#include "core/madison/board/pieces.h"
#include "core/madison/board/what_if.h"
#include "core/madison/drms.h"

static int round_of(const mad_fight *f)
{
    return f->open ? f->s->combat.round : 1;
}

/* ---- lead units (10.3) ---- */

static um_range sign_of(um_range r)
{
    return um_least(um_most(r, um_exactly(-1)), um_exactly(1));
}

/* 10.31 with R-class-step-size. */
static um_range drm_lead(const mad_fight *f)
{
    um_range attack = mad_lead_class(f, f->attacker), defence = mad_lead_class(f, mad_other(f->attacker));
    um_use(f->c, MR_3_12);
    um_use(f->c, MR_10_31);
    if (attack.hi == MAD_CLASS_NONE || defence.hi == MAD_CLASS_NONE)
        return um_exactly(0);
    um_range gap = um_sub(attack, defence);
    switch (um_option(f->c, MAD_RUL_CLASS_STEP_SIZE)) {
    case MAD_O_CLASS_STEP_SIZE_ONE_FLAT:
        return sign_of(gap);
    case MAD_O_CLASS_STEP_SIZE_TABLE:
        um_missing(f->c, "the lead modifier that the table prints");
        return um_hull(sign_of(gap), gap);
    default:
        return gap;
    }
}

/* ---- the place (10.41, 2.14, 2.23, 2.72, 11.55) ---- */

/* 11.55: the unit came ashore in this play. */
static um_truth landed(const mad_fight *f, int unit)
{
    return um_sure((f->s->unit[unit].flags & MF_LANDED) != 0);
}

/* 2.23: the unit came over an invasion route; arrivals and landings did not. */
static um_truth crossed(const mad_fight *f, int unit)
{
    const mad_piece *m = &f->s->unit[unit];
    if (m->flags & (MF_LANDED | MF_ARRIVED))
        return UM_NO;
    if (um_ref_kind(m->last) != MK_SPACE)
        return um_missing(f->c, "where the attackers came from");
    int link = mad_link(f->c, um_ref_row(m->last), f->space);
    return link < 0 ? UM_NO : um_is(f->c, MK_LINK, link, MAD_LINK_PATH, MAD_PATH_INVASION);
}

/* R-mixed-entry: whether the way in of some, all or the leading attackers counts for the battle. */
static um_truth entered(const mad_fight *f, um_truth (*how)(const mad_fight *, int))
{
    um_ctx *c = f->c;
    um_truth any = UM_NO, all = UM_YES;
    for (int u = -1; (u = mad_next_fighter(f, f->attacker, u)) >= 0;) {
        um_truth here = mad_fights(f, u, f->attacker);
        if (here == UM_NO)
            continue;
        um_truth so = how(f, u);
        any = um_or(any, um_and(here, so));
        all = um_and(all, um_if(here, so));
    }
    if (any == all)
        return any;
    switch (um_option(c, MAD_RUL_MIXED_ENTRY)) {
    case MAD_O_MIXED_ENTRY_ALL:
        return all;
    case MAD_O_MIXED_ENTRY_LEAD: {
        um_ref lead = f->open ? mad_fight_part(f, f->attacker)->lead : UM_NONE;
        return lead == UM_NONE ? um_missing(c, "which unit leads the attack") : how(f, um_ref_row(lead));
    }
    default:
        return any;
    }
}

/* Terrain counts in the first round only (10.41, 10.61). */
static bool later_round(const mad_fight *f)
{
    if (round_of(f) <= 1)
        return false;
    um_use(f->c, MR_10_61);
    return true;
}

static um_truth any_landed(const mad_fight *f)
{
    return entered(f, landed);
}

static um_truth any_crossed(const mad_fight *f)
{
    return entered(f, crossed);
}

/* 2.14 with R-montreal-drm: the space is Montreal, and under route-only they came over a route. */
static um_truth at_montreal(const mad_fight *f)
{
    um_truth there = um_is(f->c, MK_SPACE, f->space, MAD_SPACE_ROLE, MAD_ROLE_MONTREAL);
    if (there != UM_NO && um_ruled(f->c, MAD_RUL_MONTREAL_DRM, MAD_O_MONTREAL_DRM_ROUTE_ONLY))
        there = um_and(there, entered(f, crossed));
    return there;
}

/* The modifiers of the place that are one number when something is so, in the first round: 10.41. */
static const struct place_drm {
    um_truth (*due)(const mad_fight *f);
    int drm;
    int definition, rule;
} amphibious = {any_landed, MAD_DRM_IS_LANDING(MAD_NUMBER), MR_11_55, MR_10_41_amphib},
  route = {any_crossed, MAD_DRM_IS_ROUTE(MAD_NUMBER), MR_2_23, MR_10_41_route},
  montreal = {at_montreal, MAD_DRM_IS_MONTREAL(MAD_NUMBER), MR_2_14, MR_10_41_montreal};
_Static_assert(MAD_DRM_IS_ROUTE(MAD_NUMBER) + MAD_DRM_IS_MONTREAL(MAD_NUMBER) == -2,
               "as 10.41(montreal) says");

static um_range of_place(const mad_fight *f, const struct place_drm *p)
{
    um_range r = um_exactly(0);
    if (!later_round(f))
        r = um_either(p->due(f), um_exactly(p->drm), um_exactly(0));
    um_use(f->c, p->definition);
    um_use(f->c, p->rule);
    return r;
}

static um_range drm_amphibious(const mad_fight *f)
{
    return of_place(f, &amphibious);
}

static um_range drm_route(const mad_fight *f)
{
    return of_place(f, &route);
}

static um_range drm_montreal(const mad_fight *f)
{
    return of_place(f, &montreal);
}

typedef struct makeup {       /* of a force */
    um_truth indians, others; /* some are */
} makeup;

static makeup makeup_of(const mad_fight *f, int side)
{
    makeup m = {UM_NO, UM_NO};
    for (int u = -1; (u = mad_next_fighter(f, side, u)) >= 0;) {
        um_truth here = mad_fights(f, u, side);
        if (here == UM_NO)
            continue;
        um_truth indian = mad_is_indian(f->c, u);
        m.indians = um_or(m.indians, um_and(here, indian));
        m.others = um_or(m.others, um_and(here, um_not(indian)));
    }
    return m;
}

/* 10.41: -1, or -2 against Indians alone, +1 for Indians alone (R-forest-indian-drm,
 * R-forest-mixed-attackers). */
static um_range in_forest(const mad_fight *f)
{
    um_ctx *c = f->c;
    makeup attack = makeup_of(f, f->attacker), defence = makeup_of(f, mad_other(f->attacker));
    um_truth against = um_and(um_and(defence.indians, um_not(defence.others)), attack.others);
    um_truth raiders = um_and(um_and(attack.indians, um_not(attack.others)), defence.others);
    if (um_and(against, attack.indians) != UM_NO &&
        um_ruled(c, MAD_RUL_FOREST_MIXED_ATTACKERS, MAD_O_FOREST_MIXED_ATTACKERS_MINUS_1))
        against = um_and(against, um_not(attack.indians));
    bool adds = (against != UM_NO || raiders != UM_NO) &&
                um_ruled(c, MAD_RUL_FOREST_INDIAN_DRM, MAD_O_FOREST_INDIAN_DRM_ADD);
    int base = adds ? MAD_DRM_IS_FOREST(MAD_NUMBER) : 0;
    um_range two = um_exactly(base + MAD_DRM_IS_INDIANS_SOUGHT(MAD_NUMBER)),
             plus = um_exactly(base + MAD_DRM_IS_INDIANS_COME(MAD_NUMBER));
    if (defence.indians != UM_NO || attack.indians != UM_NO) {
        um_use(c, MR_3_7_5);
        um_use(c, defence.indians != UM_NO ? MR_10_41_forest_2 : MR_10_41_forest_plus);
    }
    return um_either(against, two, um_either(raiders, plus, um_exactly(MAD_DRM_IS_FOREST(MAD_NUMBER))));
}

/* 2.11, 2.72: the forest shelters its defenders unless a fort does (R-forest-regulars-fort). */
static um_range drm_forest(const mad_fight *f)
{
    um_ctx *c = f->c;
    um_truth forest = um_is(c, MK_SPACE, f->space, MAD_SPACE_TERRAIN, MAD_FOREST);
    um_range r = um_exactly(0);
    um_use(c, MR_2_11);
    if (!later_round(f) && forest != UM_NO) {
        um_truth fort = mad_fort_counts(f);
        if (fort == UM_NO && mad_has_fort(c, f->s, f->space) != UM_NO &&
            um_ruled(c, MAD_RUL_FOREST_REGULARS_FORT, MAD_O_FOREST_REGULARS_FORT_IGNORED))
            fort = mad_has_fort(c, f->s, f->space);
        if (fort != UM_NO)
            um_use(c, MR_2_72);
        r = um_either(um_and(forest, um_not(fort)), in_forest(f), um_exactly(0));
    }
    um_use(c, MR_10_41_forest);
    return r;
}

/* A modifier among others: the rules of one that gives nothing are not cited, unless all are. */
static um_range counted(const mad_fight *f, um_range (*modifier)(const mad_fight *), bool cite_all)
{
    int mark = mad_uses(f->c);
    um_range one = modifier(f);
    if (one.lo == 0 && one.hi == 0 && !cite_all)
        mad_unuse(f->c, mark);
    return one;
}

/* All of the place together, with R-forest-route-stack; none where reinforcements fight for their
 * arrival under R-reinf-attack-drm=none. */
static um_range sum_of_place(const mad_fight *f, bool cite_all)
{
    if (f->s->combat.arrival && um_ruled(f->c, MAD_RUL_REINF_ATTACK_DRM, MAD_O_REINF_ATTACK_DRM_NONE))
        return um_exactly(0);
    um_range at_town = counted(f, drm_montreal, cite_all), by_sea = counted(f, drm_amphibious, cite_all),
             by_route = counted(f, drm_route, cite_all), in_woods = counted(f, drm_forest, cite_all);
    um_range sum = um_add(um_add(by_sea, by_route), in_woods);
    int lines = (by_sea.lo != 0) + (by_route.lo != 0) + (in_woods.lo < 0);
    if (lines > 1 && um_ruled(f->c, MAD_RUL_FOREST_ROUTE_STACK, MAD_O_FOREST_ROUTE_STACK_ONE))
        sum = um_least(um_least(by_sea, by_route), in_woods);
    return um_add(sum, at_town);
}

static um_range drm_place(const mad_fight *f)
{
    return sum_of_place(f, true);
}

static um_range drm_place_in_total(const mad_fight *f)
{
    return sum_of_place(f, false);
}

/* ---- leaders (3.31, 3.35, 3.5, 10.42) ---- */

/* Seniority: stars; Tecumseh is below everybody (3.51); naval leaders do not count ashore. */
static int rank_of(const mad_fight *f, int leader)
{
    if (mad_is_tecumseh(f->c, leader))
        return 0;
    return mad_stars(f->c, f->s, leader).lo;
}

int mad_commander(const mad_fight *f, int side, bool *several)
{
    um_ref named = f->open ? mad_fight_part(f, side)->leader : UM_NONE;
    int best = -1;
    *several = false;
    if (named != UM_NONE)
        return um_ref_row(named);
    for (int l = 0; l < mad_map_of(f->c)->nleaders; l++) {
        if (mad_leads_there(f, l, side) == UM_NO || mad_is_naval(f->c, l) == UM_YES)
            continue;
        int d = best < 0 ? 1 : rank_of(f, l) - rank_of(f, best);
        *several = d == 0 || (d < 0 && *several);
        if (d > 0)
            best = l;
    }
    return best;
}

static um_truth indians_there(const mad_fight *f, int side)
{
    return makeup_of(f, side).indians;
}

/* 3.51: whether no other British leader keeps Tecumseh from using his modifier. A naval leader does so under
 * R-tecumseh-naval; the card that is named in 3.51 sets the rule aside. */
um_truth mad_tecumseh_free(const mad_fight *f, int side, int tecumseh)
{
    um_ctx *c = f->c;
    const mad_play *play = &f->s->play;
    if (play->card != UM_NONE && play->mode == MAD_MODE_EVENT &&
        um_is(c, MK_CARD, um_ref_row(play->card), MAD_CARD_ROLE, MAD_CARD_BROCK_AND_TECUMSEH) != UM_NO)
        return UM_YES;
    um_truth alone = UM_YES;
    for (int l = 0; l < mad_map_of(c)->nleaders; l++) {
        um_truth here = l == tecumseh ? UM_NO : mad_leads_there(f, l, side);
        if (here == UM_NO)
            continue;
        um_truth naval = mad_is_naval(c, l);
        if (naval != UM_NO && um_ruled(c, MAD_RUL_TECUMSEH_NAVAL, MAD_O_TECUMSEH_NAVAL_LAND_ONLY))
            here = um_and(here, um_not(naval));
        alone = um_and(alone, um_not(here));
    }
    return alone;
}

/* What one leader's modifier gives his side; Tecumseh's under 3.51 and 3.52. */
static um_range modifier_of(const mad_fight *f, int side, int leader)
{
    um_ctx *c = f->c;
    um_range m = um_either(mad_leads_there(f, leader, side), mad_modifier(c, f->s, leader), um_exactly(0));
    if (!mad_is_tecumseh(c, leader))
        return m;
    um_use(c, MR_3_52);
    return um_either(um_and(indians_there(f, side), mad_tecumseh_free(f, side, leader)), m, um_exactly(0));
}

/* 3.35, 3.51: the senior leader of the side commands, Tecumseh last of all; equals leave it open. */
static um_range leader_of(const mad_fight *f, int side)
{
    bool several;
    int commander = mad_commander(f, side, &several), company = 0;
    for (int l = 0; l < mad_map_of(f->c)->nleaders; l++) {
        um_truth here = mad_leads_there(f, l, side);
        company += here != UM_NO;
        if (here != UM_NO && mad_is_tecumseh(f->c, l))
            um_use(f->c, MR_3_51);
    }
    if (company > 1)
        um_use(f->c, MR_3_35);
    if (commander < 0)
        return um_exactly(0);
    um_range m = modifier_of(f, side, commander);
    for (int l = 0; several && l < mad_map_of(f->c)->nleaders; l++)
        if (mad_leads_there(f, l, side) != UM_NO && mad_is_naval(f->c, l) != UM_YES &&
            rank_of(f, l) == rank_of(f, commander))
            m = um_hull(m, modifier_of(f, side, l));
    if (!um_known(m) && several)
        um_missing(f->c, "which leader commands");
    return m;
}

/* 10.42: what the attacker's leader is worth, less what the defender's is. */
static um_range drm_leader(const mad_fight *f)
{
    um_range r = um_sub(leader_of(f, f->attacker), leader_of(f, mad_other(f->attacker)));
    um_use(f->c, MR_3_31_modifier);
    um_use(f->c, MR_10_42);
    return r;
}

/* ---- battle cards (10.43) ---- */

/* The modifier of a battle card: as printed, else as stated (which counts as likely), else -3 to 3. */
static um_range card_value(um_ctx *c, um_ref card, int stated)
{
    if (card != UM_NONE) {
        const um_datum *d = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_DRM));
        um_range printed = um_int(c, MK_CARD, um_ref_row(card), MAD_CARD_DRM);
        if (um_known(printed) || d->sure != UM_UNKNOWN || stated == MAD_DRM_NOT_SAID)
            return printed;
    }
    if (stated != MAD_DRM_NOT_SAID && c->trust <= UM_LIKELY)
        return um_exactly(stated);
    um_missing(c, "the modifier of the battle card");
    return um_span(-3, 3);
}

/* 8.22, R-dual-card=forced: an operations and battle card helps the attack that it moves, unasked. */
static bool dual_counts(const mad_fight *f, int side)
{
    const mad_play *play = &f->s->play;
    bool moves =
        play->mode == MAD_MODE_LEADER || play->mode == MAD_MODE_UNITS || play->mode == MAD_MODE_CAMPAIGN;
    if (!play->open || !moves || play->side != side || play->card == UM_NONE || f->s->combat.round > 1)
        return false;
    for (int i = 0; i < mad_fight_part(f, side)->nused; i++)
        if (mad_fight_part(f, side)->used[i] == play->card)
            return false;
    int row = um_ref_row(play->card);
    return um_is(f->c, MK_CARD, row, MAD_CARD_USES, MAD_USE_OPERATIONS) == UM_YES &&
           um_is(f->c, MK_CARD, row, MAD_CARD_USES, MAD_USE_BATTLE) == UM_YES &&
           um_ruled(f->c, MAD_RUL_DUAL_CARD, MAD_O_DUAL_CARD_FORCED);
}

/* 10.62: whether a card of an earlier round counts on, as its text says; that of a card whose modifier is not
 * known either is open. */
static um_truth counts_on(um_ctx *c, um_ref card)
{
    if (card != UM_NONE) {
        const um_datum *drm = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_DRM)),
                       *all = um_datum_at(c->pack, um_datum_of(MK_CARD, um_ref_row(card), MAD_CARD_DRM_ALL));
        um_truth so = um_is(c, MK_CARD, um_ref_row(card), MAD_CARD_DRM_ALL, 1);
        if (so != UM_NO || all->stated || drm->sure != UM_UNKNOWN)
            return so;
    }
    return um_missing(c, "whether a battle card counts in all rounds");
}

/* 10.43, 10.62: the card of this round, and those of earlier rounds that last. */
static um_range cards_of(const mad_fight *f, int side)
{
    const mad_side_combat *p = mad_fight_part(f, side);
    um_range sum = um_exactly(0);
    if (dual_counts(f, side))
        sum = card_value(f->c, f->s->play.card, MAD_DRM_NOT_SAID);
    if (p->cards)
        sum = um_add(sum, card_value(f->c, p->card, p->card_drm));
    for (int i = 0; i + p->cards < p->nused; i++) {
        um_truth on = counts_on(f->c, p->used[i]);
        if (on != UM_NO)
            sum = um_add(sum, um_either(on, card_value(f->c, p->used[i], p->used_drm[i]), um_exactly(0)));
    }
    return sum;
}

static um_range drm_card(const mad_fight *f)
{
    um_range r = um_exactly(0);
    if (f->open)
        r = um_sub(cards_of(f, f->attacker), cards_of(f, mad_other(f->attacker)));
    if (round_of(f) > 1)
        um_use(f->c, MR_10_62);
    um_use(f->c, MR_10_43);
    return r;
}

/* ---- British Regulars (10.44) ---- */

/* 10.44: through 1813; the winter of 1813 by R-year-of-winter. */
static um_truth in_time(const mad_fight *f)
{
    int turn = f->s->turn;
    if (turn == MAD_NO_TURN)
        return um_missing(f->c, "the turn");
    if (mad_season(turn) == MAD_WINTER && mad_year(turn) == 1813 &&
        um_ruled(f->c, MAD_RUL_YEAR_OF_WINTER, MAD_O_YEAR_OF_WINTER_SPLIT))
        return um_missing(f->c, "in which year the winter battle was fought");
    return um_sure(mad_year(turn) <= 1813);
}

/* Whether a British unit was attacked when the battle began; what 10.44 finds then holds in all its rounds.
 */
static um_truth attacked_at_first(const mad_fight *f, int unit)
{
    if (round_of(f) <= 1)
        return mad_fights(f, unit, MAD_BR);
    if (!mad_byte_bit(f->s->combat.in[1], unit))
        return UM_NO;
    return um_clean(f->c, mad_object(f->c, mad_unit_ref(unit)));
}

static bool reduced_at_first(const mad_fight *f, int unit)
{
    return round_of(f) <= 1 ? mad_fight_face(f, unit) : mad_byte_bit(f->s->combat.met_reduced, unit);
}

/* 10.44 with R-british-regulars: British Regulars are attacked, at full strength or leading where a ruling
 * asks it; for all rounds, though they fall in the first. */
static um_truth regulars_there(const mad_fight *f)
{
    int way = um_option(f->c, MAD_RUL_BRITISH_REGULARS);
    um_ref lead = f->open ? mad_fight_part(f, MAD_BR)->lead : UM_NONE;
    um_truth any = UM_NO;
    for (int u = 0; u < mad_map_of(f->c)->nunits; u++) {
        um_truth here = attacked_at_first(f, u);
        if (here == UM_NO || (way == MAD_O_BRITISH_REGULARS_FULL_ONLY && reduced_at_first(f, u)))
            continue;
        if (way == MAD_O_BRITISH_REGULARS_LEAD_MUST_BE && lead != mad_unit_ref(u)) {
            if (lead != UM_NONE || mad_may_lead(f, u, MAD_BR) == UM_NO)
                continue;
            here = um_and(here, um_missing(f->c, "which unit leads the defence"));
        }
        any = um_or(any, um_and(here, mad_is_regular(f->c, u)));
    }
    return any;
}

/* 10.44: an American attack on British Regulars in the open, without a fort. */
static um_range drm_regulars(const mad_fight *f)
{
    um_truth due = UM_NO;
    if (f->attacker == MAD_US) {
        um_truth clear = um_is(f->c, MK_SPACE, f->space, MAD_SPACE_TERRAIN, MAD_CLEAR);
        due = um_and(um_and(clear, in_time(f)), um_and(regulars_there(f), um_not(mad_fort_counts(f))));
        um_use(f->c, MR_3_11_Regulars);
        um_use(f->c, MR_2_12);
    }
    um_use(f->c, MR_10_44);
    return um_either(due, um_exactly(MAD_DRM_IS_REGULARS(MAD_NUMBER)), um_exactly(0));
}

/* ---- all of them (10.45) ---- */

/* 10.21: what the rows of the ratio say. */
static um_range drm_odds(const mad_fight *f)
{
    int low, high;
    mad_odds_rows(f->c, mad_ratio(f), &low, &high);
    um_use(f->c, MR_10_21);
    if (low < 0 || high < 0) {
        um_missing(f->c, "the modifiers of the ratios");
        return um_span(-6, 6);
    }
    return um_hull(um_int(f->c, MK_ODDS, low, MAD_ODDS_DRM), um_int(f->c, MK_ODDS, high, MAD_ODDS_DRM));
}

/* 10.45: all modifiers together. */
static um_range drm_total(const mad_fight *f)
{
    um_range (*const family[])(const mad_fight *) = {drm_odds,   drm_lead, drm_place_in_total,
                                                     drm_leader, drm_card, drm_regulars};
    um_range sum = um_exactly(0);
    for (size_t i = 0; i < UM_COUNT(family); i++)
        sum = um_add(sum, counted(f, family[i], false));
    um_use(f->c, MR_10_45);
    return sum;
}

um_range mad_drm(const mad_fight *f, int family)
{
    static um_range (*const by[])(const mad_fight *) = {
        [MAD_DRM_TOTAL] = drm_total,       [MAD_DRM_ODDS] = drm_odds,
        [MAD_DRM_LEAD] = drm_lead,         [MAD_DRM_AMPHIBIOUS] = drm_amphibious,
        [MAD_DRM_FOREST] = drm_forest,     [MAD_DRM_ROUTE] = drm_route,
        [MAD_DRM_MONTREAL] = drm_montreal, [MAD_DRM_PLACE] = drm_place,
        [MAD_DRM_LEADER] = drm_leader,     [MAD_DRM_CARD] = drm_card,
        [MAD_DRM_REGULARS] = drm_regulars};
    return by[family](f);
}
