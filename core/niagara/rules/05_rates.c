/* Rates of movement: how many dice a unit moves, and what an average die shows (N5.1 - N5.6, N5.10, N5.14).
 */
#include "core/niagara/rules/05_rates.h"
#include "core/niagara/rules.h"
#include "core/niagara/rulings.h"

/* N5.14: an average die shows 2 to 5. */
void nia_decide_average_die(um_ctx *c, int32_t die)
{
    um_fact_int(c, "die", die);
    um_decide(c, NR_5_14, um_sure(die >= 2 && die <= 5));
}

/* N5.14 for each die of a parameter: the first that is wrong is told. */
void nia_decide_average_dice(um_ctx *c, const um_action *a, int param)
{
    int n;
    const um_value *v = um_values_of(a, param, &n);
    um_truth holds = UM_YES;
    if (n == 0)
        return;
    for (int i = 0; i < n && holds == UM_YES; i++) {
        holds = um_sure(v[i].num >= 2 && v[i].num <= 5);
        if (holds != UM_YES || i == n - 1)
            um_fact_int(c, "die", v[i].num);
    }
    um_decide(c, NR_5_14, holds);
}

/* N5.6, NR19: no rate is printed for guns; limbered ones may go as a column. */
static um_range gun_rate(um_ctx *c, const nia_state *s, int unit)
{
    if (!um_ruled(c, NIA_NR19, NIA_O_NR19_AS_COLUMN))
        return um_span(0, 4);
    return um_either(nia_in(c, s, unit, NIA_LIMBERED), um_exactly(3), um_exactly(0));
}

/* N5.4, NR18: skirmishers move as a line or a column, and may add a die. */
static um_range skirmish_rate(um_ctx *c)
{
    return um_ruled(c, NIA_NR18, NIA_O_NR18_LINE) ? um_span(2, 3) : um_span(3, 4);
}

static const struct {
    int formation, dice, rule;
} foot_rates[] = {
    {NIA_LINE, 2, NR_5_1}, {NIA_COLUMN, 3, NR_5_2}, {NIA_ROAD_COLUMN, 4, NR_5_3}}; /* of formed foot */

/* Of foot in any of the orders that it may be in; `open`: of skirmishers. */
static int foot_rate(int formations, um_range open, um_range *dice)
{
    bool any = formations & 1 << NIA_SKIRMISH;
    int found = NR_5_4;
    *dice = open;
    for (size_t i = 0; i < UM_COUNT(foot_rates); i++)
        if (formations & 1 << foot_rates[i].formation) {
            um_range one = um_exactly(foot_rates[i].dice);
            *dice = any ? um_hull(*dice, one) : one;
            any = true;
            found = foot_rates[i].rule;
        }
    return found;
}

/* N5.1 - N5.6. A range of dice means the player's choice for skirmishers and horse; for other foot it
 * means that the formation is not known. */
int nia_rate(um_ctx *c, const nia_state *s, int unit, um_range *dice)
{
    if (nia_is_type(c, unit, NIA_INFANTRY) == UM_MAYBE) { /* nobody said what troops it is */
        *dice = um_span(0, 4);
        return NR_5_1;
    }
    if (nia_is_guns(c, unit) == UM_YES) {
        *dice = gun_rate(c, s, unit);
        return NR_5_6;
    }
    if (nia_is_type(c, unit, NIA_CAVALRY) == UM_YES) {
        *dice = um_span(0, 4);
        return NR_5_5;
    }
    return foot_rate(s->unit[unit].formations, skirmish_rate(c), dice);
}

/* NR50: top speed is every die of the formation. */
um_range nia_top_speed(um_ctx *c, const nia_state *s, int unit)
{
    um_range dice;
    int rule = nia_rate(c, s, unit, &dice);
    if (rule == NR_5_5)
        return um_exactly(dice.hi);
    if (nia_is_type(c, unit, NIA_INFANTRY) == UM_MAYBE || rule == NR_5_6)
        return dice;
    foot_rate(s->unit[unit].formations, um_exactly(skirmish_rate(c).hi), &dice);
    return dice;
}

/* The dice that foot moves on tell which of the formed orders it may be in. Skirmishers choose theirs, so
 * that it skirmishes they tell only if no formed foot has so many. */
int nia_formations_on(um_ctx *c, const nia_state *s, int unit, int dice)
{
    int may = s->unit[unit].formations, on = 0;
    um_range open = skirmish_rate(c);
    if (nia_is_type(c, unit, NIA_INFANTRY) != UM_YES)
        return may;
    for (size_t i = 0; i < UM_COUNT(foot_rates); i++)
        on |= foot_rates[i].dice == dice ? may & 1 << foot_rates[i].formation : 0;
    if (dice >= open.lo && dice <= open.hi)
        on |= may & 1 << NIA_SKIRMISH;
    return on ? on : may;
}

/* N5.10: horse that moved three or four dice last turn and has done nothing in this one that stands for a
 * move. */
static bool has_to_move(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    const int moves = NIA_DONE_FOUGHT | NIA_DONE_WENT | NIA_DONE_MOVED | NIA_DONE_WHEELED;
    return u->last_dice >= 3 && u->dice < 0 && !u->gone && u->owes == NIA_OWES_NOTHING &&
           !(u->done & moves) && nia_is_type(c, unit, NIA_CAVALRY) == UM_YES;
}

/* N5.10: horse at three or four dice does not stand in the next turn. */
void nia_decide_stands(um_ctx *c, const nia_state *s, int unit)
{
    if (!has_to_move(c, s, unit))
        return;
    um_fact_ref(c, "stands", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "before", s->unit[unit].last_dice);
    um_decide(c, NR_5_10, UM_NO);
}

/* And in a record which has every move: it did not, nor did it wheel on fewer dice than its pace leaves it.
 */
void nia_close_pace(um_ctx *c, const nia_state *s, int unit)
{
    const nia_unit *u = &s->unit[unit];
    const int others = NIA_DONE_FOUGHT | NIA_DONE_WENT | NIA_DONE_MOVED;
    bool stood = !(u->done & NIA_DONE_HALTED) && has_to_move(c, s, unit),
         slow = (u->done & NIA_DONE_WHEELED) && !(u->done & others) && u->dice >= 0 &&
                u->dice < u->last_dice - 2 && nia_is_type(c, unit, NIA_CAVALRY) == UM_YES;
    if (!s->complete || (!stood && !slow))
        return;
    nia_blame(c, NULL, unit);
    um_fact_ref(c, stood ? "stands" : "who", um_ref_of(NK_UNIT, unit));
    um_fact_int(c, "before", u->last_dice);
    if (slow)
        um_fact_int(c, "dice", u->dice);
    um_decide(c, NR_5_10, UM_NO);
}
