/* What stays the same over all inputs of a run: the options looked over, and the run itself. */
#include "cli/open.h"

#include "cli/policy.h"
#include "cli/summary.h"

#include <string.h>

static um_status call_error(const um_options *o, const char *fmt, ...) UM_PRINTF(2, 3);
static um_status call_error(const um_options *o, const char *fmt, ...)
{
    char words[400];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, um_tr(fmt), ap);
    va_end(ap);
    um_call_error(o->command->name, "%s", words);
    return UM_CALL;
}

/* Say that a ruling has no such option, and which it has. */
static um_status wrong_option(const um_options *o, const um_ruling *r, um_text value)
{
    um_buf names = {0};
    for (int i = 0; i < r->noptions; i++)
        um_buf_printf(&names, "%s%s", i ? ", " : "", r->options[i].name);
    um_status s = r->noptions ? call_error(o, "%s has no option '%.*s'; it takes %s", r->id, UM_FMT(value),
                                           um_buf_view(&names).p)
                              : call_error(o, "%s is settled and takes no option", r->id);
    um_buf_free(&names);
    return s;
}

/* A ruling may be chosen if some game knows it; it then counts for that game's
 * inputs. */
static um_status look_at_ruling(const um_options *o, const um_game *only, const char *pair)
{
    um_text id, value;
    bool known = false;
    um_split_equals(pair, &id, &value);
    for (int g = 0; g < um_ngames; g++) {
        int k = only && um_games[g] != only ? -1 : um_ruling_named(um_games[g], id);
        if (k < 0)
            continue;
        known = true;
        if (um_option_named(&um_games[g]->rulings[k], value) < 0)
            return wrong_option(o, &um_games[g]->rulings[k], value);
    }
    if (known)
        return UM_OK;
    const char *near = um_nearest_ruling(NULL, id);
    return near ? call_error(o, "no ruling '%.*s'; did you mean '%s'?", UM_FMT(id), near)
                : call_error(o, "no ruling '%.*s': umpire rules lists them", UM_FMT(id));
}

/* Find the game of --game. */
static um_status look_at_game(um_setup *b)
{
    const char *names[16];
    size_t n = 0;
    if (!b->o->game)
        return UM_OK;
    b->game = um_game_named(um_text_of(b->o->game));
    if (b->game)
        return UM_OK;
    for (int i = 0; i < um_ngames && n < UM_COUNT(names); i++)
        names[n++] = um_games[i]->name;
    const char *near = um_nearest(b->o->game, names, n);
    return near ? call_error(b->o, "no game '%s'; did you mean '%s'?", b->o->game, near)
                : call_error(b->o, "no game '%s'", b->o->game);
}

um_status um_setup_ready(um_setup *b, const um_options *o)
{
    *b = (um_setup){.o = o};
    um_status s = look_at_game(b);
    if (s != UM_OK)
        um_policy_blame(o, o->game);
    for (size_t i = 0; i < o->rulings.n && s == UM_OK; i++)
        if ((s = look_at_ruling(o, b->game, o->rulings.items[i])) != UM_OK)
            um_policy_blame(o, o->rulings.items[i]);
    return s;
}

um_status um_setup_find(um_setup *b, const um_options *o, um_inputs *inputs)
{
    static const char *const suffixes[] = {".ump", ".vlog", ".vsav", NULL};
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, o);
    um_status s = um_setup_ready(b, o);
    *inputs = (um_inputs){.n = 0};
    if (s == UM_OK && o->nfiles == 0) { /* a list or a store names what is meant */
        um_setup_shelf(b);
        return UM_OK;
    }
    if (s == UM_OK)
        s = um_inputs_find(inputs, o->files, o->nfiles, suffixes, &sink);
    if (s == UM_OK)
        um_inputs_leave(inputs, o->with, o->files, o->nfiles);
    if (s == UM_OK && inputs->n == 0) {
        um_complain("no game is given beside what --with names");
        um_inputs_free(inputs);
        s = UM_IO;
    }
    if (s != UM_OK)
        return s;
    um_setup_shelf(b);
    return UM_OK;
}

void um_setup_shelf(um_setup *b)
{
    b->shelf = um_realloc(NULL, 0, sizeof *b->shelf);
    if (b->shelf)
        *b->shelf = (um_shelf){0};
}

void um_setup_free(um_setup *b)
{
    if (!b->shelf)
        return;
    um_shelf_free(b->shelf);
    um_free(b->shelf, sizeof *b->shelf);
    b->shelf = NULL;
}

/* The table of all games, of what each left behind. */
static int tell_table(const um_setup *b, const um_jobs *jobs, const um_reporter *r, um_output *out)
{
    um_standings t;
    if (!jobs->notes || !r->table)
        return UM_EXIT_LEGAL;
    um_status s = um_standings_make(&t, b->o, jobs->notes, jobs->n);
    if (s != UM_OK) {
        um_complain("out of memory: the table of the games is missing");
        return um_exit_of(s);
    }
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, b->o);
    um_standings_positions(&t, &sink);
    r->table(out, b->o, &t);
    um_standings_free(&t);
    return UM_EXIT_LEGAL;
}

int um_setup_run(const um_setup *b, const um_jobs *jobs, const um_reporter *r)
{
    um_output out;
    um_status s = um_output_open(&out, b->o);
    if (s != UM_OK)
        return um_exit_of(s);
    r->begin(&out, b->o);
    int status = um_jobs_run(jobs, &out);
    size_t games = 0;
    for (size_t i = 0; jobs->results && i < jobs->n; i++)
        games += (size_t)((const int *)jobs->results)[i];
    status = um_exit_worse(status, tell_table(b, jobs, r, &out));
    r->end(&out, b->o, games);
    return um_output_close(&out, status);
}
