/* Units as they take the field: sizes, bases, grades (N1). */
#include "core/niagara/board/board.h"
#include "core/niagara/rules.h"
#include "core/niagara/rules/11_indians.h"
#include "core/niagara/rulings.h"
#include "core/niagara/verbs.h"

static bool stated(um_ctx *c, int unit, int attr, um_range *out)
{
    const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, attr));
    *out = um_int(c, NK_UNIT, unit, attr);
    return d->sure != UM_UNKNOWN;
}

/* Figures stand so many to a base (N1.1, N1.3, N1.5). */
static void judge_bases(um_ctx *c, int unit, int each, int rule)
{
    um_range figures, bases;
    if (!stated(c, unit, NIA_UNIT_FIGURES, &figures))
        return;
    if (!stated(c, unit, NIA_UNIT_BASES, &bases)) { /* any number of full ones */
        um_fact_range(c, "figures", figures);
        um_decide(c, rule, um_sure(!um_known(figures) || figures.lo % each == 0));
        return;
    }
    um_fact_range(c, "figures", figures);
    um_fact_range(c, "bases", bases);
    um_decide(c, rule, um_eq(figures, um_times(bases, each)));
}

/* N1.2, N1.4, N1.7: a unit begins with no fewer and no more figures than its kind allows. */
static void judge_size(um_ctx *c, int unit, int least, int most, int each, int rule)
{
    um_range figures;
    if (!stated(c, unit, NIA_UNIT_FIGURES, &figures)) {
        um_range bases;
        if (!stated(c, unit, NIA_UNIT_BASES, &bases)) {
            um_decide(c, rule, um_missing(c, "how many figures the unit has"));
            return;
        }
        figures = um_times(bases, each);
    }
    um_fact_range(c, "figures", figures);
    um_decide(c, rule, um_and(um_ge(figures, um_exactly(least)), um_le(figures, um_exactly(most))));
}

/* N1.8, N7.1: a gun has two crew figures, and its weight of shot is one of its class. */
static void judge_crew(um_ctx *c, int unit)
{
    um_range crew, guns = um_int(c, NK_UNIT, unit, NIA_UNIT_GUNS);
    um_ref gun = nia_gun_class(c, unit);
    um_range pounds;
    if (stated(c, unit, NIA_UNIT_CREW, &crew)) {
        um_fact_range(c, "guns", guns);
        um_fact_range(c, "crew", crew);
        um_decide(c, NR_1_8, um_eq(crew, um_times(guns, 2)));
    }
    if (!stated(c, unit, NIA_UNIT_POUNDER, &pounds))
        return;
    um_fact_range(c, "pounder", pounds);
    if (gun == UM_NONE) {
        um_decide(c, NR_7_1,
                  um_missing(c, "the class of a gun of this weight, which the text does not list"));
        return;
    }
    um_fact_ref(c, "gun", gun);
    um_range from = um_int(c, NK_GUN, nia_row(gun), NIA_GUN_FROM),
             to = um_int(c, NK_GUN, nia_row(gun), NIA_GUN_TO);
    um_truth fits = um_and(um_ge(pounds, from), um_le(pounds, to));
    bool listed = false;
    for (int i = 0; i < um_rows(c->pack, NK_GUN); i++)
        listed |= um_ge(pounds, um_int(c, NK_GUN, i, NIA_GUN_FROM)) == UM_YES &&
                  um_le(pounds, um_int(c, NK_GUN, i, NIA_GUN_TO)) == UM_YES;
    um_decide(c, NR_7_1,
              fits == UM_NO && !listed
                  ? um_missing(c, "the class of a gun of this weight, which the text does not list")
                  : fits);
}

/* N1.24, N1.25, NR59: which of the two classes of leaderless Indians. */
static void judge_indians(um_ctx *c)
{
    um_ruled(c, NIA_NR59, NIA_O_NR59_SCENARIO);
    um_use(c, NR_1_24);
    um_decide(c, NR_1_25, um_missing(c, "the class of the Indians, 4 or 5"));
}

/* N1.21 - N1.26: the printed grade binds a record that says so. */
static void judge_grade(um_ctx *c, int unit)
{
    static const int rule[] = {NR_1_20, NR_1_21, NR_1_22, NR_1_23, NR_1_24, NR_1_25};
    um_range grade;
    bool graded = stated(c, unit, NIA_UNIT_CLASS, &grade);
    const um_datum *d = um_datum_at(c->pack, um_datum_of(NK_UNIT, unit, NIA_UNIT_REGIMENT));
    bool indian = nia_is_type(c, unit, NIA_INDIAN) == UM_YES;
    um_fact_range(c, "grade", grade);
    if (graded)
        um_decide(c, NR_1_20, um_and(um_ge(grade, um_exactly(1)), um_le(grade, um_exactly(5))));
    else if (indian)
        judge_indians(c);
    else
        um_decide(c, NR_1_20, um_missing(c, "the grade of the unit"));
    if (!graded || d->lo == UM_NONE)
        return;
    if (um_is(c, NK_UNIT, unit, NIA_UNIT_OVERRIDE, NIA_OVERRIDE_NO) != UM_YES) {
        um_use(c, NR_1_26);
        return;
    }
    int regiment = nia_row(d->lo);
    um_range printed = um_int(c, NK_REGIMENT, regiment, NIA_REGIMENT_GRADE);
    if (um_is(c, NK_REGIMENT, regiment, NIA_REGIMENT_ROLE, NIA_REGIMENT_SWISS) == UM_YES)
        printed = um_exactly(um_ruled(c, NIA_NR60, NIA_O_NR60_SWISS2) ? 2 : 3);
    um_fact_ref(c, "regiment", d->lo);
    um_fact_range(c, "grade", grade);
    um_fact_range(c, "printed", printed);
    um_decide(c, um_known(printed) ? rule[printed.lo] : NR_1_20, um_eq(grade, printed));
}

/* N1: a unit takes the field with figures, bases, crew, command group and grade as its kind has them. */
void nia_judge_deploy(um_ctx *c, const nia_state *s, const um_action *a)
{
    static const struct {
        int type, each, least, most, bases_rule, size_rule;
    } sizes[] = {{NIA_INFANTRY, 4, 12, 32, NR_1_1, NR_1_2},
                 {NIA_CAVALRY, 2, 4, 12, NR_1_3, NR_1_4},
                 {NIA_SKIRMISHER, 1, 1, 12, NR_1_5, NR_1_7}};
    int n;
    const um_value *v = um_values_of(a, NP_DEPLOY_UNITS, &n);
    for (int i = 0; i < n; i++) {
        int u = nia_row(v[i].ref);
        nia_blame(c, a, u);
        um_fact_ref(c, "who", v[i].ref);
        for (size_t k = 0; k < UM_COUNT(sizes); k++)
            if (nia_is_type(c, u, sizes[k].type) == UM_YES) {
                judge_bases(c, u, sizes[k].each, sizes[k].bases_rule);
                judge_size(c, u, sizes[k].least, sizes[k].most, sizes[k].each, sizes[k].size_rule);
            }
        if (nia_is_type(c, u, NIA_ARTILLERY) == UM_YES)
            judge_crew(c, u);
        um_range groups = um_int(c, NK_UNIT, u, NIA_UNIT_GROUPS);
        um_fact_range(c, "groups", groups);
        um_decide(c, NR_1_9, um_eq(groups, um_exactly(1)));
        if (nia_is_type(c, u, NIA_INDIAN) == UM_YES)
            nia_decide_indian_order(c, v[i].ref, false, nia_skirmishes(c, s, u));
        um_fresh(c);
        judge_grade(c, u);
        um_fresh(c);
    }
    nia_blame(c, a, UM_NONE);
}

void nia_apply_deploy(um_ctx *c, nia_state *s, const um_action *a)
{
    int n;
    const um_value *v = um_values_of(a, NP_DEPLOY_UNITS, &n);
    (void)c;
    for (int i = 0; i < n; i++)
        s->unit[nia_row(v[i].ref)].gone = 0;
}
