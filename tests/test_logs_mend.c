/* A fault mended in a log, and nothing else: its finding goes, and no other comes. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/logs.h"

static const lg_wrap common = {.form = LG_VCSK, .key = 0x21};

typedef struct mending {
    lg_habit habit;
    int stride, other, back, wrong;
} mending;

static void judge_log(const um_case *c, const um_run *like, const lg_log *l, lg_habit h, um_buf *out)
{
    um_buf text = {0}, bytes = {0};
    lg_text(l, &text);
    lg_pack(um_buf_view(&text), lg_module_name(h), &common, &bytes);
    um_reading_input in = {UM_TEXT("made.vlog"), um_buf_view(&bytes)};
    um_reading *r = lg_read(lg_kit_for(c, h), c->pack, &in, 1);
    lg_judge(r, like, out);
    um_reading_free(r);
    um_buf_free(&text);
    um_buf_free(&bytes);
}

/* Findings of one verdict or all, as a count. */
static int count(const um_buf *found, const char *word)
{
    int n = 0;
    for (const char *p = found->p; p && (p = strstr(p, word)) != NULL; p++)
        n++;
    return n;
}

/* The one step found illegal in the record, if it is the last that left a trace; 0: none such. */
static int planted(const um_run *run, const lg_log *l)
{
    int step = 0, last = 0;
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        if (f->verdict == UM_NOTED)
            continue;
        if (f->verdict != UM_ILLEGAL || step || f->claim || f->at_close)
            return 0;
        step = f->step;
    }
    for (int k = 1; k <= l->steps; k++)
        last = l->mark[k - 1].first ? k : last;
    return step == last ? step : 0;
}

/* A movement that stops one or two places earlier, or is made by all but the last or the first of the pieces.
 */
/* A27-16.1-a: of two who may not come one may still not when the other is mended. X37-3.61-c: a ship that
 * stays beside enemies who came by sea, while others go, is read as having been met by them. */
enum { WRONG = 2 };

enum { PLACE_LESS, TWO_PLACES_LESS, LAST_STAYS, FIRST_STAYS, MENDS };

static bool change(um_action *a, int how)
{
    int path = a->verb == MV_MOVE ? (int)MP_MOVE_PATH : a->verb == MV_SAIL ? (int)MP_SAIL_PATH : -1;
    bool places = how == PLACE_LESS || how == TWO_PLACES_LESS;
    const um_param *params = mad_verbs[a->verb].params;
    for (int k = 0; k < a->nargs; k++) {
        um_arg *arg = &a->args[k];
        int less = how == TWO_PLACES_LESS ? 2 : 1;
        bool right = places ? arg->param == path : arg->param == 0 && params[0].type == UM_P_REFS;
        if (!right || arg->count < less + (places ? 2 : 1))
            continue;
        arg->count = (uint16_t)(arg->count - less);
        arg->first = (uint16_t)(arg->first + (how == FIRST_STAYS));
        return true;
    }
    return false;
}

static bool change_step(const um_case *c, const um_run *run, int step, int how, um_case *out, um_item *items)
{
    int i = run->step_item[step - 1];
    if (i < 0 || c->items[i].kind != UM_I_ACTION)
        return false;
    memcpy(items, c->items, (size_t)c->nitems * sizeof *items);
    *out = *c;
    out->items = items;
    return change(&items[i].action, how);
}

/* What was to be done instead, if the record finds it legal: as a log it is clean, too. */
static void try_other(mending *m, const um_case *c, const um_run *record, const um_buf *faulty, int step,
                      int how)
{
    um_case mended;
    um_item *items = malloc((size_t)c->nitems * sizeof *items);
    cr_assert(items);
    if (change_step(c, record, step, how, &mended, items)) {
        um_run *run = lg_judge_case(&mended, NULL);
        bool legal = true;
        for (int i = 0; i < um_replay_findings(run->replay); i++)
            legal &= um_replay_finding(run->replay, i)->verdict == UM_NOTED;
        if (legal) {
            lg_log l;
            um_buf found = {0};
            lg_write(&mended, run, m->habit, false, &l);
            judge_log(&mended, record, &l, m->habit, &found);
            m->other++;
            bool clean = count(&found, "illegal") == 0 && count(&found, "undetermined") == 0;
            m->wrong += !clean;
            if (!clean)
                fprintf(stderr, "%.*s: done otherwise\n--- before\n%s--- after\n%s", UM_FMT(c->id), faulty->p,
                        found.p);
            um_buf_free(&found);
            lg_log_free(&l);
        }
        um_run_free(run);
    }
    free(items);
}

/* The faulty drags are taken back at the end. */
static void try_undo(mending *m, const um_case *c, const um_run *record, const lg_log *l,
                     const um_buf *faulty, int step)
{
    lg_log undone;
    um_buf text = {0}, found = {0};
    lg_text(l, &text);
    lg_parse(um_buf_view(&text), &undone);
    bool all = true;
    for (int e = l->mark[step - 1].last; e >= l->mark[step - 1].first && all; e--)
        all = lg_take_back(&undone, (size_t)e - 1);
    if (all) {
        judge_log(c, record, &undone, m->habit, &found);
        m->back++;
        bool clean = count(&found, "illegal") == 0 && count(&found, "undetermined") == 0;
        m->wrong += !clean;
        if (!clean)
            fprintf(stderr, "%.*s: taken back\n--- before\n%s--- after\n%s", UM_FMT(c->id), faulty->p,
                    found.p);
    }
    um_buf_free(&text);
    um_buf_free(&found);
    lg_log_free(&undone);
}

/* Who takes back a loss or a retreat still owes it. */
static bool pays_debt(const um_case *c, const um_run *run, int step)
{
    static const int verbs[] = {MV_LOSS,          MV_RETREAT,   MV_RETREAT_BEFORE, MV_FORCED_RETREAT,
                                MV_FLEE,          MV_DISPLACE,  MV_SURRENDER,      MV_NAVAL_LOSS,
                                MV_NAVAL_RETREAT, MV_ATTRITION, MV_DISCARD};
    int i = run->step_item[step - 1];
    for (size_t k = 0; i >= 0 && k < UM_COUNT(verbs); k++)
        if (c->items[i].action.verb == verbs[k])
            return true;
    return false;
}

static void mend(void *user, const um_case *c)
{
    mending *m = user;
    lg_log l;
    um_buf faulty = {0};
    if (lg_cannot(c) || !lg_sampled(c, m->stride))
        return;
    um_run *record = lg_judge_case(c, NULL);
    lg_write(c, record, m->habit, false, &l);
    int step = l.unfit ? 0 : planted(record, &l);
    lg_outcome o = {0};
    if (step)
        lg_compare(c, m->habit, &common, &o);
    bool shown = step && !o.skipped && o.equal; /* the log shows it, too */
    if (shown)
        judge_log(c, record, &l, m->habit, &faulty);
    if (shown && count(&faulty, "illegal") == 1 && count(&faulty, "undetermined") == 0) {
        for (int how = 0; how < MENDS; how++)
            try_other(m, c, record, &faulty, step, how);
        if (!pays_debt(c, record, step))
            try_undo(m, c, record, &l, &faulty, step);
    }
    um_buf_free(&o.said);
    um_buf_free(&faulty);
    lg_log_free(&l);
    um_run_free(record);
}

static void mend_all(lg_habit h, int stride, int other, int back)
{
    mending m = {.habit = h, .stride = stride};
    lg_each_case("fixtures/madison", mend, &m);
    fprintf(stderr,
            "module %s: %d faults mended by another move, %d by taking back, %d with something left\n",
            lg_module_name(h), m.other, m.back, m.wrong);
    cr_expect_leq(m.wrong, WRONG);
    cr_expect_geq(m.other, other);
    cr_expect_geq(m.back, back);
}

Test(logs_mend, one_planted_fault)
{
    mend_all(LG_REGIONS, 1, 30, 90);
}

Test(logs_mend, one_planted_fault_elsewhere)
{
    mend_all(LG_POINTS, 4, 8, 30);
    mend_all(LG_CHAT, 4, 8, 30);
}
