/* A command about one game: its options, input and run. */
#include "cli/open.h"

#include <string.h>

/* Run the game again, otherwise; the view is of the new run. */
static um_status run_again(um_single *s, const um_play *play)
{
    const um_case *c = s->v.c;
    um_run *run;
    um_status status = um_input_run(&s->in, c, play, &run);
    if (status != UM_OK)
        return status;
    um_view_free(&s->v);
    um_run_free(s->run);
    s->run = run;
    status = um_view_make(&s->v, s->in.file, &s->in.opened, c, run);
    return status;
}

/* Several logs before a step are one game, in whatever order they are given. */
static um_status open_logs(um_single *s, const um_sink *sink)
{
    static const char *const suffixes[] = {".vlog", ".vsav", NULL};
    const char *paths[UM_CHAIN_MAX];
    um_chains chains = {0};
    um_status status = um_inputs_find(&s->logs, s->o.files, s->o.nfiles - 1, suffixes, sink);
    if (status == UM_OK)
        status = um_chains_find(&chains, &s->setup, &s->logs);
    if (status != UM_OK)
        return status;
    size_t first = 0;
    while (first + 1 < chains.n && chains.follows[first])
        first++;
    size_t n = s->logs.n ? um_chains_paths(&chains, &s->logs, first, paths, UM_CHAIN_MAX) : 0;
    um_chains_free(&chains);
    if (n != s->logs.n || n == 0)
        return um_say(sink, UM_ERROR, UM_CALL, (um_place){.file = s->o.files[0]}, "input",
                      "the %d files are not the logs of one game", s->o.nfiles - 1);
    return um_input_open_chain(&s->in, &s->setup, paths, n, sink);
}

/* Open the input that the operands name and run its game. */
static um_status open_single(um_single *s, const um_play *play)
{
    um_status status = um_output_open(&s->out, &s->o);
    if (status != UM_OK)
        return status;
    um_sink sink = um_printer_sink(&s->printer, &s->o);
    status = s->o.nfiles > 2 ? open_logs(s, &sink) : um_input_open(&s->in, &s->setup, s->o.files[0], &sink);
    s->v.c = status == UM_OK ? um_input_case(&s->in) : NULL;
    if (status == UM_OK && !s->v.c)
        status = UM_CALL;
    if (status == UM_OK)
        status = run_again(s, play);
    if (status == UM_OK)
        return UM_OK;
    if (s->run) /* run, but not viewed for lack of memory */
        um_run_free(s->run);
    um_input_close(&s->in);
    um_inputs_free(&s->logs);
    um_output_drop(&s->out);
    return status;
}

bool um_single_open(um_single *s, const char *command, int argc, char **argv, const um_play *play,
                    int *status)
{
    *s = (um_single){.run = NULL};
    if (!um_options_parse(&s->o, command, argc, argv, status))
        return false;
    um_status st = um_setup_ready(&s->setup, &s->o);
    if (st == UM_OK)
        st = open_single(s, play);
    *status = um_exit_of(st);
    if (st == UM_OK)
        return true;
    um_options_free(&s->o);
    return false;
}

int um_single_close(um_single *s, int status)
{
    if (s->run->nbad)
        status = um_exit_worse(status, UM_EXIT_INPUT);
    um_view_free(&s->v);
    um_run_free(s->run);
    um_input_close(&s->in);
    um_inputs_free(&s->logs);
    status = um_output_close(&s->out, status);
    um_options_free(&s->o);
    return status;
}

/* ---- steps ---- */

/* Whether a step lies at or before a line or an entry. */
static bool reached(const um_view *v, int step, const char *by, int32_t n)
{
    const um_item *it = um_step_item(v, step);
    if (!it)
        return false;
    return *by == 'e' ? it->at.entry && it->at.entry <= (uint32_t)n
                      : it->at.line && it->at.line <= (uint32_t)n;
}

/* The last step that lies at or before a line or an entry, 0: none. */
static int step_at(const um_view *v, const char *by, int32_t n)
{
    int found = 0;
    for (int step = 1; step <= v->counts.steps; step++)
        if (reached(v, step, by, n))
            found = step;
    return found;
}

/* The last line of the file, or the last entry of its logs. */
static int32_t last_place(const um_single *s, bool entry)
{
    um_text bytes = um_buf_view(&s->in.bytes);
    int32_t lines = 1;
    if (entry)
        return s->in.opened.reading ? (int32_t)s->in.opened.reading->entries
                                    : INT32_MAX; /* a record that keeps them */
    for (size_t i = 0; i + 1 < bytes.n && lines < INT32_MAX; i++)
        lines += bytes.p[i] == '\n';
    return lines;
}

int um_find_step(const um_single *s, const char *step, bool behind)
{
    const um_view *v = &s->v;
    const char *colon = strchr(step, ':'), *command = s->o.command->name;
    bool entry = colon && strncmp(step, "entry:", 6) == 0, line = colon && strncmp(step, "line:", 5) == 0;
    int32_t n;
    if ((colon && !entry && !line) || um_text_int(um_text_of(colon ? colon + 1 : step), &n) != UM_OK ||
        n < 1) {
        um_call_error(command, "a step is N, entry:N or line:N, not '%s'", step);
        return 0;
    }
    int found = !colon ? n : n <= last_place(s, entry) ? step_at(v, step, n) : 0;
    if (found >= 1 && found <= v->counts.steps + behind)
        return found;
    if (colon)
        um_call_error(command, "%s has no step at %s", v->label, step);
    else
        um_call_error(command,
                      um_trn("%s has %d step, no step %d", "%s has %d steps, no step %d", v->counts.steps),
                      v->label, v->counts.steps, (int)n);
    return 0;
}

void um_offer_lesser(const um_single *s, int step, const um_ctx *c, um_action_fn *fn, void *user)
{
    const um_item *it = um_step_item(&s->v, step);
    const void *state = um_replay_state_at(s->run->replay, step - 1);
    um_arena arena = {0};
    um_alternatives found = {.n = 0};
    bool breach = false;
    for (int i = 0; i < s->v.nfindings; i++) {
        const um_finding *f = um_view_finding(&s->v, i);
        breach |= f->step == step && !f->claim && (f->verdict == UM_ILLEGAL || f->doubted);
    }
    if (breach && it && state &&
        um_find_alternatives(s->v.game, c, state, &it->action, &arena, &found) == UM_OK)
        for (int i = 0; i < found.less; i++)
            fn(user, &found.action[i]);
    um_arena_free(&arena);
}
