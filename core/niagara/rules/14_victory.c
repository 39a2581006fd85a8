/* Objectives, losses and the end: the text has no points of its own (N14). */
#include "core/niagara/rules/14_victory.h"
#include "core/niagara/rules.h"
#include "core/niagara/verbs.h"

static um_range count_units(um_ctx *c, const nia_state *s, int side, bool broken)
{
    int n = 0;
    for (int i = 0; i < um_rows(c->pack, NK_UNIT); i++)
        n += nia_side_of(c, um_ref_of(NK_UNIT, i)) == side && (nia_broken(s, i) == UM_YES) == broken;
    return um_exactly(n);
}

/* N14.1: whether an objective of the scenario is met: so many units whole or broken, or a place held in time.
 */
um_truth nia_met(um_ctx *c, const nia_state *s, int objective)
{
    int side = nia_side_of(c, um_ref_of(NK_OBJECTIVE, objective)), holder = s->counted[objective];
    um_range sort = um_word(c, NK_OBJECTIVE, objective, NIA_OBJECTIVE_SORT);
    um_range count = um_int(c, NK_OBJECTIVE, objective, NIA_OBJECTIVE_COUNT);
    um_use(c, NR_14_1);
    if (sort.lo == NIA_PRESERVE)
        return um_ge(count_units(c, s, side, false), count);
    if (sort.lo == NIA_BREAK)
        return um_ge(count_units(c, s, !side, true), count);
    if (holder < 0)
        return um_missing(c, "who holds the objective");
    return um_sure(holder == side);
}

void nia_score(um_ctx *c, const void *state, um_score *out)
{
    const nia_state *s = state;
    *out = (um_score){.level = NULL};
    for (int i = 0; i < um_rows(c->pack, NK_OBJECTIVE); i++) {
        int side = nia_side_of(c, um_ref_of(NK_OBJECTIVE, i));
        if (side > NIA_BR)
            continue;
        um_range value = um_int(c, NK_OBJECTIVE, i, NIA_OBJECTIVE_VALUE);
        out->side[side] = um_add(out->side[side], um_either(nia_met(c, s, i), value, um_exactly(0)));
    }
    out->net = um_sub(out->side[0], out->side[1]);
    if (s->over)
        out->level = out->net.lo > 0 ? "US" : out->net.hi < 0 ? "British" : NULL;
}

static void tell(um_tally_fn *fn, void *user, um_text who, const char *what, um_range value,
                 const char *const *words)
{
    fn(user, &(um_tally){.who = who, .what = what, .value = value, .words = words});
}

/* The text scores nothing: who held what, and what it cost, is for the players to weigh. */
void nia_tally(um_ctx *c, const void *state, um_tally_fn *fn, void *user)
{
    static const char *const holder[] = {"US", "British", "nobody"}, *const met[] = {"no", "yes"};
    static const char *const lost[] = {"bases lost", "figures lost", "guns lost", "commanders lost"};
    const nia_state *s = state;
    for (int i = 0; i < um_rows(c->pack, NK_OBJECTIVE); i++) {
        um_text name = um_ref_name(c->pack, um_ref_of(NK_OBJECTIVE, i));
        um_truth done = nia_met(c, s, i);
        int h = s->holder[i];
        tell(fn, user, name, "held by", h < 0 ? um_span(NIA_US, NIA_NOBODY) : um_exactly(h), holder);
        tell(fn, user, name, "met", um_span(done == UM_YES, done != UM_NO), met);
    }
    for (int side = NIA_US; side <= NIA_BR; side++) {
        for (int what = NIA_LOST_BASES; what <= NIA_LOST_COMMANDERS; what++)
            tell(fn, user, um_text_of(nia_side_names[side]), lost[what], nia_lost(c, s, side, what), NULL);
        tell(fn, user, um_text_of(nia_side_names[side]), "units broken", count_units(c, s, side, true), NULL);
    }
    tell(fn, user, UM_TEXT("without places or distances"), "checks left out", um_exactly(s->skipped), NULL);
}

void nia_judge_objective(um_ctx *c, const nia_state *s, const um_action *a)
{
    (void)c;
    (void)s;
    (void)a;
}

void nia_apply_objective(um_ctx *c, nia_state *s, const um_action *a)
{
    int row = nia_row(um_ref_arg(a, NP_OBJECTIVE_WHAT));
    um_range by = um_int(c, NK_OBJECTIVE, row, NIA_OBJECTIVE_TURN);
    s->holder[row] = nia_int(a, NP_OBJECTIVE_HOLDER, NIA_NOBODY);
    if (by.lo == 0 || s->turn <= by.lo) /* who comes later does not count */
        s->counted[row] = s->holder[row];
}

/* N14.1: who won follows from the objectives of the scenario or from nothing. */
void nia_judge_end(um_ctx *c, const nia_state *s, const um_action *a)
{
    static const char *const word[] = {"nobody", "the US", "the British"};
    if (!um_has_arg(a, NP_END_WINNER))
        return;
    int said = nia_int(a, NP_END_WINNER, 0);
    um_score score;
    if (um_rows(c->pack, NK_OBJECTIVE) == 0) {
        um_decide_claim(c, NR_14_1, um_missing(c, "the objectives of the scenario"));
    } else {
        nia_score(c, s, &score);
        um_truth won = said == NIA_US ? um_gt(score.net, um_exactly(0)) : um_lt(score.net, um_exactly(0));
        um_fact_text(c, "computed", "%s ahead",
                     score.net.lo > 0   ? word[1]
                     : score.net.hi < 0 ? word[2]
                                        : word[0]);
        um_fact_text(c, "claimed", "%s", word[said + 1]);
        um_decide_claim(c, NR_14_1, won);
    }
}

void nia_apply_end(um_ctx *c, nia_state *s, const um_action *a)
{
    um_score score;
    s->over = true;
    s->winner = nia_int(a, NP_END_WINNER, NIA_NOBODY);
    nia_score(c, s, &score);
    for (int side = 0; side < 2; side++)
        um_book(c, side, score.side[side], NR_14_1, "objectives met by the %s", nia_side_names[side]);
}
