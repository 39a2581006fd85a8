#include "cli/report_open.h"

#include <string.h>
#include <sys/stat.h>

/* ---- options ---- */

static um_status call_error(const um_options *o, const char *fmt, ...) UM_PRINTF(2, 3);
static um_status call_error(const um_options *o, const char *fmt, ...)
{
    char words[400];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    um_call_error(o->command->name, "%s", words);
    return UM_CALL;
}

static const char *nearest_ruling(um_text id)
{
    const char *best = NULL;
    int cap = (int)(id.n > 60 ? 20 : id.n / 3) + 2;
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nrulings; i++) {
            int d = um_distance(um_text_of(um_games[g]->rulings[i].id), id, cap);
            if (d < cap) {
                cap = d;
                best = um_games[g]->rulings[i].id;
            }
        }
    return best;
}

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
    const char *near = nearest_ruling(id);
    return near ? call_error(o, "no ruling '%.*s'; did you mean '%s'?", UM_FMT(id), near)
                : call_error(o, "no ruling '%.*s' (see 'umpire rules')", UM_FMT(id));
}

static um_status look_at_game(um_bench *b)
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

um_status um_bench_ready(um_bench *b, const um_options *o)
{
    *b = (um_bench){.o = o};
    um_status s = look_at_game(b);
    for (size_t i = 0; i < o->rulings.n && s == UM_OK; i++)
        s = look_at_ruling(o, b->game, o->rulings.items[i]);
    return s;
}

um_status um_bench_find(um_bench *b, const um_options *o, um_inputs *inputs)
{
    static const char *const suffixes[] = {".ump", ".vlog", ".vsav", NULL};
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, o);
    um_status s = um_bench_ready(b, o);
    return s == UM_OK ? um_inputs_find(inputs, o->files, o->nfiles, suffixes, &sink) : s;
}

int um_bench_run(const um_bench *b, const um_jobs *jobs, const um_reporter *r)
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
    r->end(&out, b->o, games);
    return um_output_close(&out, status);
}

/* ---- inputs ---- */

static um_status fetch(void *user, const char *path, um_buf *out, const um_sink *sink)
{
    (void)user;
    return um_input_read(path, UM_PACK_BYTES_MAX, out, sink);
}

static um_text folder_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? (um_text){path, slash == path ? 1 : (size_t)(slash - path)} : (um_text){"", 0};
}

/* FILE#ID names a case, unless a file is called so. */
static const char *split_case(um_input *in, const char *path)
{
    struct stat st;
    const char *hash = strrchr(path, '#');
    um_text file;
    if (!hash || hash == path || !hash[1] || stat(path, &st) == 0 ||
        um_text_dup(&in->arena, (um_text){path, (size_t)(hash - path)}, &file) != UM_OK)
        return path;
    in->wanted = um_text_of(hash + 1);
    return file.p;
}

static um_opening opening(um_input *in, const char *path)
{
    const um_bench *b = in->bench;
    in->packs = (um_packs){
        .fetch = fetch, .sink = in->sink, .folder = folder_of(path), .given = um_text_of(b->o->pack)};
    return (um_opening){.game = b->game,
                        .pack = um_text_of(b->o->pack),
                        .packs = &in->packs,
                        .module = um_text_of(b->o->module),
                        .bind = um_text_of(b->o->bind),
                        .reveal = b->o->reveal};
}

um_status um_input_open(um_input *in, const um_bench *b, const char *path, const um_sink *sink)
{
    *in = (um_input){.bench = b};
    in->sink = um_said_sink(&in->said, sink);
    path = split_case(in, path);
    in->file = um_input_name(path);
    um_opening how = opening(in, path);
    um_status s = um_input_read(path, 0, &in->bytes, &in->sink);
    if (s == UM_OK)
        s = um_open_input(&how, in->file, um_buf_view(&in->bytes), &in->sink, &in->opened);
    return s;
}

um_status um_input_open_chain(um_input *in, const um_bench *b, const char *const *paths, size_t n, const um_sink *sink)
{
    um_reading_input log[UM_CHAIN_MAX];
    if (n == 1)
        return um_input_open(in, b, paths[0], sink);
    if (n > UM_CHAIN_MAX)
        return UM_LIMIT;
    *in = (um_input){.bench = b, .file = paths[0]};
    in->sink = um_said_sink(&in->said, sink);
    um_opening how = opening(in, paths[0]);
    in->more = um_arena_alloc(&in->arena, n * sizeof *in->more);
    um_status s = in->more ? UM_OK : UM_MEMORY;
    for (size_t i = 0; i < n && s == UM_OK; i++) {
        um_buf *bytes = i ? &in->more[in->nmore++] : &in->bytes;
        s = um_input_read(paths[i], 0, bytes, &in->sink);
        log[i] = (um_reading_input){um_text_of(paths[i]), um_buf_view(bytes)};
    }
    return s == UM_OK ? um_open_logs(&how, log, n, &in->sink, &in->opened) : s;
}

void um_input_close(um_input *in)
{
    um_opened_free(&in->opened);
    um_packs_free(&in->packs);
    for (size_t i = 0; i < in->nmore; i++)
        um_buf_free(&in->more[i]);
    um_buf_free(&in->bytes);
    um_said_free(&in->said);
    um_arena_free(&in->arena);
    *in = (um_input){0};
}

/* ---- chains ---- */

/* Start and end of a log; false if it is none, or cannot be read. */
static bool ends_of(const um_bench *b, const char *path, uint64_t *start, uint64_t *end)
{
    static const um_sink silent = {0};
    um_input in = {.bench = b, .sink = silent};
    um_opening how = opening(&in, path);
    bool got = um_input_read(path, 0, &in.bytes, &silent) == UM_OK && um_is_log(um_buf_view(&in.bytes));
    um_reading_input log = {um_text_of(path), um_buf_view(&in.bytes)};
    got = got && um_log_ends(&how, &log, &silent, start, end) == UM_OK;
    um_input_close(&in);
    return got;
}

um_status um_chains_find(um_chains *c, const um_bench *b, const um_inputs *inputs)
{
    size_t n = inputs->n, logs = 0;
    *c = (um_chains){.n = n};
    c->next = um_realloc(NULL, 0, n * sizeof *c->next + 1);
    c->follows = um_realloc(NULL, 0, n * sizeof *c->follows + 1);
    uint64_t *start = um_realloc(NULL, 0, 2 * n * sizeof *start + 1), *end = start + n;
    size_t *which = um_realloc(NULL, 0, 2 * n * sizeof *which + 1), *order = which + n;
    bool room = c->next && c->follows && start && which;
    for (size_t i = 0; room && i < n; i++) {
        c->next[i] = SIZE_MAX;
        c->follows[i] = false;
        if (n > 1 && strcmp(inputs->paths[i], "-") != 0 && ends_of(b, inputs->paths[i], &start[logs], &end[logs]))
            which[logs++] = i;
    }
    if (room && logs > 1)
        um_reading_order(start, end, logs, order);
    for (size_t k = 0; room && k + 1 < logs; k++)
        if (end[order[k]] == start[order[k + 1]]) {
            c->next[which[order[k]]] = which[order[k + 1]];
            c->follows[which[order[k + 1]]] = true;
        }
    um_free(start, 2 * n * sizeof *start + 1);
    um_free(which, 2 * n * sizeof *which + 1);
    if (!room)
        um_chains_free(c);
    return room ? UM_OK : UM_MEMORY;
}

size_t um_chains_paths(const um_chains *c, const um_inputs *inputs, size_t i, const char **paths, size_t cap)
{
    size_t n = 0;
    for (size_t at = i; at != SIZE_MAX && n < cap; at = c->next[at])
        paths[n++] = inputs->paths[at];
    return n;
}

void um_chains_free(um_chains *c)
{
    um_free(c->next, c->n * sizeof *c->next + 1);
    um_free(c->follows, c->n * sizeof *c->follows + 1);
    *c = (um_chains){0};
}

/* ---- running ---- */

static int8_t *options_for(um_input *in, const um_game *g, const um_play *play)
{
    const um_options *o = in->bench->o;
    int8_t *options = um_arena_alloc(&in->arena, (size_t)g->nrulings + 1);
    if (!options)
        return NULL;
    memset(options, -1, (size_t)g->nrulings);
    for (size_t i = 0; i < o->rulings.n; i++) {
        um_text id, value;
        um_split_equals(o->rulings.items[i], &id, &value);
        int k = um_ruling_named(g, id);
        if (k >= 0)
            options[k] = (int8_t)um_option_named(&g->rulings[k], value);
    }
    if (play->vary_ruling >= 0)
        options[play->vary_ruling] = (int8_t)play->vary_option;
    return options;
}

um_status um_input_run(um_input *in, const um_case *c, const um_play *play, um_run **out)
{
    const um_options *o = in->bench->o;
    um_run_settings s = {.trust = o->trust ? (um_sure_level)o->trust : UM_LIKELY,
                         .trust_forced = o->trust != UM_UNKNOWN,
                         .options = options_for(in, c->game, play),
                         .history = play->history,
                         .explain = play->explain,
                         .stop_after = play->stop_after};
    return s.options ? um_run_case(c, &s, &in->sink, out) : UM_MEMORY;
}

bool um_input_wants(const um_input *in, const um_case *c)
{
    return in->wanted.n == 0 || um_text_eq(in->wanted, c->id);
}

const um_case *um_input_case(um_input *in)
{
    const um_record *r = in->opened.record;
    um_place at = {.file = in->file};
    for (int i = 0; i < r->ncases; i++)
        if ((in->wanted.n || r->ncases == 1) && um_input_wants(in, &r->cases[i]))
            return &r->cases[i];
    if (in->wanted.n)
        um_say(&in->sink, UM_ERROR, UM_CALL, at, "input", "holds no case '%.*s'", UM_FMT(in->wanted));
    else if (r->ncases)
        um_say(&in->sink, UM_ERROR, UM_CALL, at, "input", "holds %d cases; name one: %s#%.*s", r->ncases,
               in->file, UM_FMT(r->cases[0].id));
    else
        um_say(&in->sink, UM_ERROR, UM_CALL, at, "input", "holds no game");
    return NULL;
}

/* ---- steps ---- */

static bool reached(const um_view *v, int step, const char *by, int32_t n)
{
    const um_item *it = um_step_item(v, step);
    if (!it)
        return false;
    return *by == 'e' ? it->at.entry && it->at.entry <= (uint32_t)n
                      : it->at.line && it->at.line <= (uint32_t)n;
}

static int step_at(const um_view *v, const char *by, int32_t n)
{
    int found = 0;
    for (int step = 1; step <= v->counts.steps; step++)
        if (reached(v, step, by, n))
            found = step;
    return found;
}

int um_find_step(const um_view *v, const char *step, const char *command)
{
    const char *colon = strchr(step, ':');
    bool entry = colon && strncmp(step, "entry:", 6) == 0, line = colon && strncmp(step, "line:", 5) == 0;
    int32_t n;
    if ((colon && !entry && !line) || um_text_int(um_text_of(colon ? colon + 1 : step), &n) != UM_OK ||
        n < 1) {
        um_call_error(command, "a step is N, entry:N or line:N, not '%s'", step);
        return 0;
    }
    int found = colon ? step_at(v, step, n) : n;
    if (found >= 1 && found <= v->counts.steps)
        return found;
    if (colon)
        um_call_error(command, "%s has no step at %s", v->label, step);
    else
        um_call_error(command, "%s has %d steps, no step %d", v->label, v->counts.steps, (int)n);
    return 0;
}

/* ---- one game ---- */

um_status um_single_again(um_single *s, const um_play *play)
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

static um_status open_single(um_single *s, const um_play *play)
{
    um_status status = um_output_open(&s->out, &s->o);
    if (status != UM_OK)
        return status;
    um_sink sink = um_printer_sink(&s->printer, &s->o);
    status = um_input_open(&s->in, &s->bench, s->o.files[0], &sink);
    s->v.c = status == UM_OK ? um_input_case(&s->in) : NULL;
    if (status == UM_OK && !s->v.c)
        status = UM_CALL;
    if (status == UM_OK)
        status = um_single_again(s, play);
    if (status == UM_OK)
        return UM_OK;
    um_input_close(&s->in);
    um_output_drop(&s->out);
    return status;
}

bool um_single_open(um_single *s, const char *command, int argc, char **argv, const um_play *play,
                    int *status)
{
    *s = (um_single){.run = NULL};
    if (!um_options_parse(&s->o, command, argc, argv, status))
        return false;
    um_status st = um_bench_ready(&s->bench, &s->o);
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
    status = um_output_close(&s->out, status);
    um_options_free(&s->o);
    return status;
}
