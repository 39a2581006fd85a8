/* Recruits and returns (3.1). */
#include "core/invasion/rules/3_0_order.h"
#include "core/invasion/rules/5_0_specials.h"
#include "core/invasion/rules/decide.h"
#include "core/invasion/verbs.h"

/* The number under the cube of faction f. */
static um_range muster(um_ctx *c, const inv_state *s, int area, int f)
{
    int as = inv_musters_as(c, s, area, f);
    return as < 0 ? um_exactly(0) : um_int(c, IK_AREA, as, INV_AREA_MUSTER + f);
}

/* 3.1c, AR-11: whether faction f may muster in an area. Q-16: with Publication Ban, whether enemies in Albany
 * close Rome. */
static um_truth open_to(um_ctx *c, const inv_state *s, int area, int f)
{
    int enemy = inv_other_side(inv_side_of(f));
    um_truth open = um_not(inv_holds(c, s, area, enemy));
    bool rome =
        f == INV_F_AR && inv_in_play(c, s, INV_FX_BAN) >= 0 && inv_has_role(c, area, INV_ROLE_ROME) == UM_YES;
    for (int i = 0; i < inv_map_of(c)->nareas && rome && um_ruled(c, INV_RUL_Q_16, INV_O_BAN_ALBANY); i++)
        if (inv_has_role(c, i, INV_ROLE_ALBANY) == UM_YES)
            open = um_and(open, um_not(inv_holds(c, s, i, enemy)));
    return open;
}

/* 3.1c: no enemies stand in the muster area. */
static void judge_open(um_ctx *c, const inv_state *s, int area)
{
    um_fact_ref(c, "area", inv_area_ref(area));
    um_decide(c, IR_3_1c, open_to(c, s, area, s->active));
}

/* 3.1b: recruits come out of the reserve. */
static void judge_reserve(um_ctx *c, const inv_state *s, int n)
{
    um_range left = inv_reserve(c, s, s->active);
    um_use(c, IR_1_4);
    um_fact_range(c, "reserve", left);
    um_fact_int(c, "units", n);
    um_decide(c, IR_3_1b, um_le(um_exactly(n), left));
}

/* 3.1b, Q-13: with a short reserve, whether its units must go to the larger muster areas first. */
static void judge_short(um_ctx *c, const inv_state *s, int area, int n)
{
    um_range left = inv_reserve(c, s, s->active), here = muster(c, s, area, s->active);
    um_truth right = UM_YES;
    if (um_ruled(c, INV_RUL_Q_13, INV_O_SHORT_OWNER))
        return;
    for (int i = 0; i < inv_map_of(c)->nareas; i++) {
        um_range there = muster(c, s, i, s->active);
        if (i == area || there.lo <= here.hi || open_to(c, s, i, s->active) != UM_YES)
            continue;
        int missing = there.lo - s->recruited[i];
        right = um_and(right, um_le(um_exactly(n + missing), left));
    }
    um_fact_range(c, "reserve", left);
    um_fact_ref(c, "smaller", inv_area_ref(area));
    um_decide(c, IR_3_1b, right);
}

/* 3.1a: no more recruits come into an area than the number under the cube. Q-15: a player who takes fewer has
 * done nothing illegal. */
void inv_judge_recruit(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    if (!inv_decide_stage(c, s, INV_STAGE_RECRUIT))
        return;
    int others = inv_total(n) - n[s->active], count = n[s->active];
    um_range due = muster(c, s, area, s->active);
    um_fact_ref(c, "area", inv_area_ref(area));
    um_fact_range(c, "due", due);
    if (others)
        um_fact_int(c, "others", others);
    else
        um_fact_int(c, "units", s->recruited[area] + count);
    um_truth within = um_le(um_exactly(s->recruited[area] + count), due);
    if (um_option(c, INV_RUL_Q_15) == INV_O_RECRUITS_DUE && within == UM_YES)
        um_legal(c, "the number under the cube is due, fewer only if the reserve is short");
    um_decide(c, IR_3_1a, um_and(within, um_sure(others == 0)));
    judge_open(c, s, area);
    judge_reserve(c, s, count);
    judge_short(c, s, area, count);
}

static void from_reserve(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    for (int f = 0; f < INV_FACTIONS; f++) {
        inv_put(s, area, f, n[f], false);
        s->recruited[area] = um_u8(s->recruited[area] + (a->verb == IV_RECRUIT && f == s->active ? n[f] : 0));
    }
    if (a->verb == IV_EXTRA)
        s->extra = um_u8(s->extra + inv_total(n));
}

void inv_apply_recruit(um_ctx *c, inv_state *s, const um_action *a)
{
    from_reserve(c, s, a);
}

/* 3.1.1: one unit more, where a native unit stands, outside their muster area.
 */
void inv_judge_extra(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    if (!inv_decide_stage(c, s, INV_STAGE_RECRUIT))
        return;
    um_truth there = inv_unknown(s, area) ? um_missing(c, "who stands in the area")
                                          : um_sure(s->area[area].n[INV_F_NA] > 0);
    um_truth muster_area = um_gt(um_int(c, IK_AREA, area, INV_AREA_MUSTER + INV_F_NA), um_exactly(0));
    bool one = s->active == INV_F_NA && n[INV_F_NA] == 1 && inv_total(n) == 1 && s->extra == 0;
    um_fact_ref(c, "area", inv_area_ref(area));
    inv_decide_or(c, IR_3_1_1, um_and(um_sure(one), um_and(there, um_not(muster_area))),
                  s->active != INV_F_NA ? "it is not their phase"
                  : s->extra            ? "it has come in this phase"
                  : !one                ? "it is one native unit"
                  : there != UM_YES     ? "none of theirs stands there"
                                        : "it is their muster area");
    judge_reserve(c, s, n[INV_F_NA]);
}

void inv_apply_extra(um_ctx *c, inv_state *s, const um_action *a)
{
    from_reserve(c, s, a);
}

/* 3.1.2: units of the active faction that have fled come back into its own muster areas. */
void inv_judge_return(um_ctx *c, const inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    if (!inv_decide_stage(c, s, INV_STAGE_RECRUIT))
        return;
    int count = n[s->active];
    um_range here = muster(c, s, area, s->active);
    um_fact_ref(c, "area", inv_area_ref(area));
    um_fact_text(c, "units", "%d", inv_total(n));
    um_truth mustered = um_gt(here, um_exactly(0));
    bool own = inv_total(n) == count, back = own && count <= s->fled[s->active];
    if (inv_total(n) != count)
        um_fact_text(c, "what", "they are not the active faction's");
    else if (mustered == UM_NO)
        um_fact_text(c, "what", "it is no muster area of theirs");
    else if (!back)
        um_fact_text(c, "what", "%d have fled", s->fled[s->active]);
    um_truth fled =
        own && !back && s->fled_astray[s->active] ? um_missing(c, "how many have fled") : um_sure(back);
    um_decide(c, IR_3_1_2, um_and(mustered, fled));
    judge_open(c, s, area);
}

void inv_apply_return(um_ctx *c, inv_state *s, const um_action *a)
{
    inv_units n;
    int area = inv_placed(c, a, n);
    for (int f = 0; f < INV_FACTIONS; f++) {
        inv_put(s, area, f, n[f], false);
        s->back[area] = um_u8(s->back[area] + n[f]);
        s->fled_astray[f] |= n[f] > s->fled[f];
        s->fled[f] = um_u8(s->fled[f] - n[f]);
    }
}
