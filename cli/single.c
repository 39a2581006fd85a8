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
