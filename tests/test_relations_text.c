/* Relations between a game and the texts made of it: laid out, converted from a log, taken up from a
 * position. */
#include "tests/test_relations_support.h"

#include <criterion/criterion.h>
#include <string.h>

enum { MANY = 900, FILES = 15 };

static void same_findings(const rel_case *k, const um_run *a, const um_run *b, const char *when)
{
    int n = um_replay_findings(a->replay), m = um_replay_findings(b->replay);
    unsigned what = REL_STEPS | REL_FACTS | REL_SEALED;
    if (n != m)
        rel_fail(k, "%s: %d findings, not %d", when, m, n);
    for (int i = 0; i < n && i < m; i++)
        if (!rel_same_finding(a, i, b, i, what)) {
            rel_fail(k, "%s: %s; not: %s", when, rel_finding(b, i, what), rel_finding(a, i, what));
            return;
        }
}

static void same_cases(const rel_case *k, const um_record *again, const char *when)
{
    if (again->ncases != k->record->ncases) {
        rel_fail(k, "%s: %d cases, not %d", when, again->ncases, k->record->ncases);
        return;
    }
    for (int i = 0; i < again->ncases; i++) {
        um_run *a = rel_run(&k->record->cases[i], NULL), *b = rel_run(&again->cases[i], NULL);
        same_findings(k, a, b, when);
        if (a->nsteps != b->nsteps)
            rel_fail(k, "%s: %d steps, not %d", when, b->nsteps, a->nsteps);
        if (memcmp(um_replay_state(a->replay), um_replay_state(b->replay), k->c->game->state_size) != 0)
            rel_fail(k, "%s: the position at the end differs", when);
        um_run_free(a);
        um_run_free(b);
    }
}

/* Laying a record out, or converting a log, changes nothing that is found; laid out twice is laid out. */
static void check_written(const rel_case *k)
{
    um_buf once = {0}, twice = {0};
    cr_assert_eq(um_record_write(k->record, &once), UM_OK);
    um_record *again = rel_read(k, um_buf_view(&once));
    if (!again) {
        rel_fail(k, "what is written cannot be read");
    } else {
        cr_assert_eq(um_record_write(again, &twice), UM_OK);
        if (!um_text_eq(um_buf_view(&once), um_buf_view(&twice)))
            rel_fail(k, "laid out twice is not laid out once");
        same_cases(k, again, k->is_log ? "converted" : "laid out");
    }
    um_record_free(again);
    um_buf_free(&once);
    um_buf_free(&twice);
}

Test(relations_text, a_record_laid_out_is_the_same_game)
{
    cr_expect_gt(rel_each_record(REL_CASES, check_written), FILES);
}

Test(relations_text, a_log_converted_is_the_same_game)
{
    cr_expect_gt(rel_each_record(REL_LOGS, check_written), 2);
}

/* ---- positions ---- */

typedef struct writing {
    const um_case *c;
    um_buf *out;
} writing;

static bool write_line(void *user, const um_action *a)
{
    writing *w = user;
    um_action_write(w->c->game, w->c->pack, &w->c->game->verbs[a->verb], a, w->out);
    um_buf_char(w->out, '\n');
    return true;
}

static void write_position(const um_case *c, um_run *run, const void *state, um_buf *out)
{
    writing w = {c, out};
    um_ctx ctx = *um_replay_ctx(run->replay);
    c->game->position(&ctx, state, write_line, &w);
}

/* What a case says of its game, pack, data and rulings. */
static void write_headers(const um_case *c, um_buf *out)
{
    for (int i = 0; c && i < c->nitems; i++) {
        const um_item *it = &c->items[i];
        um_text t = um_text_trim(it->text);
        if (it->kind != UM_I_HEADER || it->made || um_text_starts(t, "position") || um_text_is(t, "end"))
            continue;
        um_buf_text(out, t);
        um_buf_char(out, '\n');
    }
}

/* The position behind a step, written down and read again, is the position behind the step. */
static void compare_position(const rel_case *k, um_run *run, int step)
{
    um_buf head = {0}, text = {0}, again = {0};
    write_headers(k->c->head, &head);
    write_headers(k->c, &head);
    size_t n = head.n;
    write_position(k->c, run, um_replay_state_at(run->replay, step), &head);
    um_buf_add(&text, head.p + n, head.n - n);
    um_record *r = rel_read(k, um_buf_view(&head));
    if (!r || r->ncases != 1) {
        rel_fail(k, "the position behind step %d cannot be read: %.300s", step, um_buf_view(&text).p);
    } else {
        um_run *b = rel_run(&r->cases[0], NULL);
        if (b->nbad)
            rel_fail(k, "the position behind step %d cannot be set up", step);
        write_position(&r->cases[0], b, um_replay_state(b->replay), &again);
        if (!um_text_eq(um_buf_view(&text), um_buf_view(&again)))
            rel_fail(k, "the position behind step %d is: %.600s\nread again: %.600s", step,
                     um_buf_view(&text).p, um_buf_view(&again).p);
        um_run_free(b);
    }
    um_record_free(r);
    um_buf_free(&head);
    um_buf_free(&text);
    um_buf_free(&again);
}

static void check_positions(const rel_case *k)
{
    const um_run_settings s = {.history = true};
    if (k->is_log)
        return;
    um_run *run = rel_run(k->c, &s);
    int n = run->nsteps, by = n > 6 ? n / 6 : 1;
    for (int step = 0; step <= n; step += by)
        compare_position(k, run, step);
    um_run_free(run);
}

Test(relations_text, a_position_written_is_the_same_position)
{
    cr_expect_gt(rel_each(REL_CASES, check_positions), MANY);
}

/* ---- going on from a position ---- */

static int went_on;

/* The actions behind a step, each under the side that acted. */
static void write_rest(const um_case *c, um_run *run, int step, um_buf *out)
{
    um_ctx ctx = *um_replay_ctx(run->replay);
    for (int i = run->step_item[step - 1] + 1; i < c->nitems; i++) {
        if (c->items[i].kind != UM_I_ACTION || c->items[i].action.undone)
            continue;
        um_action a = c->items[i].action;
        if (step < run->nsteps && run->step_item[step] == i) {
            int actor = c->game->actor(&ctx, um_replay_state_at(run->replay, step++), &a);
            a.player = a.player < 0 ? (int8_t)actor : a.player;
        }
        um_action_write(c->game, c->pack, &c->game->verbs[a.verb], &a, out);
        um_buf_char(out, '\n');
    }
}

/* Positions of Niagara tell of a turn under way. */
static bool tells_of_turns(const rel_case *k)
{
    return strcmp(k->c->game->name, "niagara") == 0;
}

static bool breach_before(um_run *run, int step)
{
    bool found = false, tainted;
    for (int i = 1; i <= step && !found; i++)
        found = rel_verdict(run, i, false, &tainted) == UM_ILLEGAL;
    return found;
}

/* Whoever takes a game up from a position knows less of what came before: a step may then be open, or a
 * breach that rests on it go unseen. But what was legal is not called illegal. */
static void compare_continued(const rel_case *k, um_run *run, int step)
{
    um_buf text = {0};
    write_headers(k->c->head, &text);
    write_headers(k->c, &text);
    write_position(k->c, run, um_replay_state_at(run->replay, step), &text);
    write_rest(k->c, run, step, &text);
    um_record *r = rel_read(k, um_buf_view(&text));
    if (!r || r->ncases != 1) {
        rel_fail(k, "what goes on behind step %d cannot be read: %s", step, um_buf_view(&text).p);
        um_buf_free(&text);
        return;
    }
    um_run *b = rel_run(&r->cases[0], NULL);
    bool before = k->record->has_cases && tells_of_turns(k) &&
                  breach_before(run, step); /* what was left undone there may come up behind it now */
    for (int i = 1; i <= b->nsteps && b->nbad == 0 && step + i <= run->nsteps && !before; i++) {
        bool was_tainted, tainted;
        um_verdict was = rel_verdict(run, step + i, false, &was_tainted),
                   now = rel_verdict(b, i, false, &tainted);
        went_on++;
        if (!was_tainted && was == UM_LEGAL && now == UM_ILLEGAL)
            rel_fail(k, "taken up behind step %d, step %d is %s, not %s", step, step + i,
                     um_verdict_text(now), um_verdict_text(was));
    }
    um_run_free(b);
    um_record_free(r);
    um_buf_free(&text);
}

/* A position does not tell of a play that is not over: it can be taken up where the next step begins one. */
static bool between_plays(const rel_case *k, um_run *run, int step)
{
    int item = run->step_item[step - 1], next = run->step_item[step];
    if (item < 0 || next < 0 || k->c->items[item].kind != UM_I_ACTION ||
        k->c->items[next].kind != UM_I_ACTION)
        return false;
    um_ctx c = *um_replay_ctx(run->replay);
    return k->c->game->begins_play(&c, um_replay_state_at(run->replay, step), &k->c->items[next].action);
}

/* Games are not held to it yet: a position of Madison does not tell what was drawn before the war, who goes
 * first, which ships have gone home this turn, nor (3.54) who is off the map because he has not come yet, nor
 * (11.12) that it was found already who stays aboard. */
static void check_continued(const rel_case *k)
{
    const um_run_settings s = {.history = true};
    if (k->is_log || um_text_is(k->c->id, "S33-3.54-a") || um_text_is(k->c->id, "X36-11.12-a") ||
        (!k->record->has_cases && !tells_of_turns(k)))
        return;
    um_run *run = rel_run(k->c, &s);
    bool anywhere = tells_of_turns(k);
    int n = run->nsteps, by = anywhere ? 1 : n > 6 ? n / 6 : 1;
    for (int step = 1, next = 1; step < n && run->nbad == 0; step++)
        if (step >= next && (anywhere || between_plays(k, run, step))) {
            compare_continued(k, run, step);
            next = step + by;
        }
    um_run_free(run);
}

Test(relations_text, a_game_taken_up_from_a_position_goes_on)
{
    went_on = 0;
    cr_expect_gt(rel_each(REL_CASES, check_continued), MANY);
    cr_expect_gt(went_on, 100);
}
