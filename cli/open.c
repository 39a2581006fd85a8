#define _XOPEN_SOURCE 700 /* realpath */

#include "cli/open.h"

#include "cli/policy.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- inputs ---- */

/* A um_fetch_fn over files. */
static um_status fetch(void *user, const char *path, um_buf *out, const um_sink *sink)
{
    (void)user;
    return um_input_read_found(path, UM_PACK_BYTES_MAX, out, sink);
}

/* A um_admit_fn over files. */
static um_status admit(void *user, const char *folder, const char *path)
{
    (void)user;
    struct stat st;
    char *real = realpath(folder, NULL), *file = real ? realpath(path, NULL) : NULL;
    size_t n = real ? strlen(real) : 0;
    bool below = file && strncmp(file, real, n) == 0 && file[n] == '/';
    um_status s = n == 1 ? UM_LIMIT : below && stat(file, &st) == 0 && S_ISREG(st.st_mode) ? UM_OK : UM_NAME;
    free(real); /* allowed: realpath took them */
    free(file); /* allowed: see above */
    return s;
}

/* The folder that a path lies in; empty: the present one. */
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

um_packs um_setup_packs(const um_setup *b, const char *path, const um_sink *sink)
{
    return (um_packs){.fetch = fetch,
                      .admit = admit,
                      .sink = *sink,
                      .folder = folder_of(path),
                      .given = um_text_of(b->o->pack),
                      .shelf = b->shelf,
                      .touched = b->touched,
                      .instead = b->supposed};
}

/* The packs of an input; with a record beside it, that record's pack and what it states. */
static um_status open_packs(um_input *in, const char *path)
{
    const um_options *o = in->setup->o;
    um_beside *w = &in->with;
    in->packs = um_setup_packs(in->setup, path, &in->sink);
    if (!o->with)
        return UM_OK;
    w->packs = in->packs;
    w->packs.folder = folder_of(o->with);
    um_opening how = {.game = in->setup->game, .pack = um_text_of(o->pack), .packs = &w->packs};
    um_status s = um_input_read(o->with, 0, &w->bytes, &in->sink);
    if (s == UM_OK && um_is_log(um_buf_view(&w->bytes))) {
        w->log = (um_reading_input){um_text_of(o->with), um_buf_view(&w->bytes)};
        return UM_OK;
    }
    if (s == UM_OK)
        s = um_open_input(&how, o->with, um_buf_view(&w->bytes), &in->sink, &w->opened);
    if (s == UM_OK)
        s = um_beside_look(in, o->with, w->opened.record);
    if (s != UM_OK)
        return s;
    w->c = &w->opened.record->cases[0];
    if (!in->packs.instead)
        in->packs.instead = w->c->pack;
    return UM_OK;
}

/* Read what --with names: what is wrong with it is told. */
static um_status look_beside(const um_setup *b, const um_sink *sink)
{
    static const um_sink silent = {0};
    um_status s = UM_OK;
    for (int pass = 0; pass < 2; pass++) { /* what is a warning is told with each game that it is about */
        um_input in = {.setup = b, .sink = pass ? *sink : silent};
        s = open_packs(&in, b->o->with);
        um_input_close(&in);
        if (s == UM_OK)
            break;
    }
    return s;
}

um_status um_input_find(um_setup *b, const um_options *o, um_inputs *inputs)
{
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, o);
    um_status s = um_setup_find(b, o, inputs);
    if (s != UM_OK || !o->with || inputs->n == 1)
        return s;
    s = look_beside(b, &sink);
    if (s != UM_OK) {
        um_setup_free(b);
        um_inputs_free(inputs);
    }
    return s;
}

/* Another log of the game, given with --with, or NULL. */
static const um_reading_input *other_log(const um_input *in)
{
    return in->with.log.bytes.n ? &in->with.log : NULL;
}

static int8_t *rulings_for(um_input *in, const um_game *g, const um_play *play);

/* A log is read by the rulings by which it is judged. */
static const int8_t *rulings_of(void *user, const um_game *g)
{
    const um_play play = {.vary_ruling = -1};
    return rulings_for(user, g, &play);
}

/* How an input is opened under the options. */
static um_opening opening(um_input *in)
{
    const um_setup *b = in->setup;
    return (um_opening){.game = b->game,
                        .pack = um_text_of(b->o->pack),
                        .packs = &in->packs,
                        .module = um_text_of(b->o->module),
                        .bind = um_text_of(b->o->bind),
                        .reveal = b->o->reveal,
                        .undone = b->o->undone,
                        .rulings = rulings_of,
                        .rulings_user = in,
                        .bare = !b->whole};
}

/* What is known beside the logs: another of them, or statements of where they begin. */
static void look_at_other(const um_input *in, um_opening *how)
{
    how->with = other_log(in);
    how->known = in->with.known;
}

/* Whether the case that FILE#CASE names is there. */
static bool has_wanted(const um_input *in)
{
    const um_record *r = in->opened.record;
    for (int i = 0; i < r->ncases; i++)
        if (um_text_eq(in->wanted, r->cases[i].id))
            return true;
    return false;
}

/* Says that no case has the id of FILE#CASE, and which is near. */
static um_status no_such_case(const um_input *in)
{
    const um_record *r = in->opened.record;
    um_near near;
    um_near_begin(&near, in->wanted);
    for (int i = 0; i < r->ncases; i++)
        um_near_offer(&near, r->cases[i].id);
    um_text best = near.found;
    return um_say(&in->sink, UM_ERROR, UM_CALL, (um_place){.file = in->file}, "input",
                  best.n ? UM_N("holds no case '%.*s'; did you mean '%.*s'?") : UM_N("holds no case '%.*s'"),
                  UM_FMT(in->wanted), UM_FMT(best));
}

/* Keep what was asked for, so that it can be opened again. */
static um_status keep_paths(um_input *in, const char *const *paths, size_t n)
{
    const char **kept = um_arena_alloc(&in->arena, n * sizeof *kept);
    for (size_t i = 0; kept && i < n; i++)
        kept[i] = paths[i];
    in->paths = kept;
    in->npaths = n;
    return kept ? UM_OK : UM_MEMORY;
}

um_status um_input_open(um_input *in, const um_setup *b, const char *path, const um_sink *sink)
{
    *in = (um_input){.setup = b};
    in->sink = um_said_sink(&in->said, sink);
    um_status s = keep_paths(in, &path, 1);
    path = split_case(in, path);
    in->file = um_input_name(path);
    um_opening how = opening(in);
    if (s == UM_OK)
        s = open_packs(in, path);
    if (s == UM_OK)
        s = um_beside_known(in, &in->file, 1);
    look_at_other(in, &how);
    if (s == UM_OK)
        s = um_input_read(path, 0, &in->bytes, &in->sink);
    if (s == UM_OK && b->no_logs && um_is_log(um_buf_view(&in->bytes)))
        s = um_say(&in->sink, UM_ERROR, UM_UNSUPPORTED, (um_place){.file = in->file}, "input", "%s",
                   b->no_logs);
    if (s == UM_OK)
        s = um_open_input(&how, in->file, um_buf_view(&in->bytes), &in->sink, &in->opened);
    if (s == UM_OK)
        s = um_beside_apply(in);
    return s == UM_OK && in->wanted.n && !has_wanted(in) ? no_such_case(in) : s;
}

um_status um_input_open_chain(um_input *in, const um_setup *b, const char *const *paths, size_t n,
                              const um_sink *sink)
{
    um_reading_input log[UM_CHAIN_MAX];
    if (n == 1)
        return um_input_open(in, b, paths[0], sink);
    if (n > UM_CHAIN_MAX)
        return UM_LIMIT;
    *in = (um_input){.setup = b, .file = paths[0]};
    in->sink = um_said_sink(&in->said, sink);
    um_opening how = opening(in);
    um_status s = keep_paths(in, paths, n);
    if (s == UM_OK)
        s = open_packs(in, paths[0]);
    if (s == UM_OK)
        s = um_beside_known(in, paths, n);
    look_at_other(in, &how);
    in->more = um_arena_alloc(&in->arena, n * sizeof *in->more);
    if (s == UM_OK && !in->more)
        s = UM_MEMORY;
    for (size_t i = 0; i < n && s == UM_OK; i++) {
        um_buf *bytes = i ? &in->more[in->nmore++] : &in->bytes;
        s = um_input_read(paths[i], 0, bytes, &in->sink);
        log[i] = (um_reading_input){um_text_of(paths[i]), um_buf_view(bytes)};
    }
    if (s == UM_OK)
        s = um_open_logs(&how, log, n, &in->sink, &in->opened);
    return s == UM_OK ? um_beside_apply(in) : s;
}

void um_input_close(um_input *in)
{
    um_opened_free(&in->opened);
    um_packs_free(&in->packs);
    for (size_t i = 0; i < in->nmore; i++)
        um_buf_free(&in->more[i]);
    um_buf_free(&in->bytes);
    um_opened_free(&in->with.opened);
    um_packs_free(&in->with.packs);
    um_buf_free(&in->with.bytes);
    um_said_free(&in->said);
    um_arena_free(&in->arena);
    *in = (um_input){0};
}

/* ---- chains ---- */

enum { LOOSE_MAX = 1000 }; /* logs that each may go on from each */

typedef struct log_ends {
    bool is_log;
    um_reading_end start, end;
    um_print print;
    bool refused; /* memory was: what is known here is not all */
} log_ends;

typedef struct looking {
    const um_setup *setup;
    const um_inputs *inputs;
    const bool *alone; /* of each input: no other is as long, so that none has the same bytes */
} looking;

/* Start and end of a log; nothing of what is no log, or cannot be read. */
static int look_at_ends(void *user, size_t i, um_output *out, void *result)
{
    static const um_sink silent = {0};
    const looking *k = user;
    const char *path = k->inputs->paths[i];
    log_ends *ends = result;
    size_t refused = um_refusals();
    um_input in = {.setup = k->setup, .sink = silent};
    um_opening how = opening(&in);
    const char *file = split_case(&in, path);
    bool got = strcmp(path, "-") != 0 && open_packs(&in, file) == UM_OK &&
               um_input_read(file, 0, &in.bytes, &silent) == UM_OK;
    um_reading_input log = {um_text_of(path), um_buf_view(&in.bytes)};
    ends->is_log =
        got && um_is_log(log.bytes) && um_log_ends(&how, &log, &silent, &ends->start, &ends->end) == UM_OK;
    ends->print.start = ends->start.number;
    ends->print.end = ends->end.number;
    if (got)
        um_same_look(&ends->print, k->alone[i] ? NULL : path + (in.wanted.n ? strlen(file) : strlen(path)),
                     log.bytes, ends->is_log, out->notes);
    um_input_close(&in);
    ends->refused = um_refusals() > refused;
    return UM_EXIT_LEGAL;
}

/* What logs are read with is read once, before there are several processes, for the first of them: the others
 * find it on the shelf. What is wrong with it is said by whoever wants it. */
static void shelve_tools(const um_setup *b, const um_inputs *inputs)
{
    static const um_sink silent = {0};
    bool done = b->o->jobs < 2;
    for (size_t i = 0; i < inputs->n && !done; i++) {
        um_input in = {.setup = b, .sink = silent};
        um_opening how = opening(&in);
        const char *path = split_case(&in, inputs->paths[i]), *dot = strrchr(path, '.');
        done = dot && strcmp(dot, ".vlog") == 0;
        if (done && open_packs(&in, path) == UM_OK && um_input_read(path, 0, &in.bytes, &silent) == UM_OK &&
            um_is_log(um_buf_view(&in.bytes)))
            um_log_prepare(&how, &(um_reading_input){um_text_of(path), um_buf_view(&in.bytes)}, &silent);
        um_input_close(&in);
    }
}

/* Log `to` goes on from log `from`. */
static void link(um_chains *c, size_t from, size_t to)
{
    c->next[from] = to;
    c->follows[to] = true;
    c->gap[to] = SIZE_MAX;
}

/* Whether a log is among those that go on from another. */
static bool leads_to(const um_chains *c, size_t from, size_t to)
{
    while (from != SIZE_MAX && from != to)
        from = c->next[from];
    return from == to;
}

/* Logs that tell the same play in part do not go on from each other. */
static bool overlap(const um_chains *c, size_t a, size_t b)
{
    return c->same[a] == b || c->same[b] == a;
}

/* Of the logs that nothing follows, the one nearest to where this one begins; SIZE_MAX: none. `gap`: cards
 * were played in between. */
static size_t nearest(const um_chains *c, const log_ends *ends, size_t to, bool gap)
{
    size_t best = SIZE_MAX, least = SIZE_MAX;
    for (size_t from = 0; from < c->n; from++) {
        bool open = ends[from].is_log && from != to && c->next[from] == SIZE_MAX && !leads_to(c, to, from);
        if (!open || overlap(c, from, to) ||
            !um_reading_goes_on(&ends[from].start, &ends[from].end, &ends[to].start) ||
            um_reading_is_gap(&ends[from].end, &ends[to].start) != gap)
            continue;
        size_t far = um_reading_distance(&ends[from].end, &ends[to].start);
        if (far < least) {
            least = far;
            best = from;
        }
    }
    return best;
}

/* A log that nothing follows, and one that follows nothing, belong together if but a few things lie
 * otherwise; of several such, the nearest. */
static void link_near(um_chains *c, const log_ends *ends)
{
    size_t loose = 0;
    for (size_t i = 0; i < c->n; i++)
        loose += ends[i].is_log && !c->follows[i];
    if (loose > LOOSE_MAX) {
        um_complain("more than %d games: only logs that go on exactly where another ended are joined",
                    LOOSE_MAX);
        return;
    }
    for (size_t to = 0; to < c->n; to++) {
        if (!ends[to].is_log || c->follows[to])
            continue;
        size_t best = nearest(c, ends, to, false);
        if (best != SIZE_MAX)
            link(c, best, to);
        else
            c->gap[to] = nearest(c, ends, to, true);
    }
}

/* --chain: whatever does not go on from another follows the chain before it, in the order given. */
static void link_all(um_chains *c, const log_ends *ends)
{
    size_t last = SIZE_MAX;
    for (size_t i = 0; i < c->n; i++) {
        if (!ends[i].is_log || c->follows[i] || (last != SIZE_MAX && leads_to(c, i, last)))
            continue;
        if (last != SIZE_MAX)
            link(c, last, i);
        for (last = i; c->next[last] != SIZE_MAX;)
            last = c->next[last];
    }
}

/* Put logs of one game in their order and note which follows which. */
static um_status link_logs(um_chains *c, const log_ends *ends, bool all)
{
    size_t n = c->n, logs = 0;
    uint64_t *start = um_realloc(NULL, 0, 2 * n * sizeof *start + 1), *end = start + n;
    size_t *which = um_realloc(NULL, 0, 2 * n * sizeof *which + 1), *order = which + n;
    bool room = start && which;
    for (size_t i = 0; room && i < n; i++) {
        if (!ends[i].is_log)
            continue;
        start[logs] = ends[i].start.number;
        end[logs] = ends[i].end.number;
        which[logs++] = i;
    }
    if (room && logs > 1)
        room = um_reading_order(start, end, logs, order) == UM_OK;
    for (size_t k = 0; room && k + 1 < logs; k++)
        if (end[order[k]] == start[order[k + 1]] && !overlap(c, which[order[k]], which[order[k + 1]]))
            link(c, which[order[k]], which[order[k + 1]]);
    if (room)
        link_near(c, ends);
    if (room && all)
        link_all(c, ends);
    um_free(start, 2 * n * sizeof *start + 1);
    um_free(which, 2 * n * sizeof *which + 1);
    return room ? UM_OK : UM_MEMORY;
}

/* Of what is another input once more, nothing goes on, and it goes on from nothing. */
static um_status find_same(um_chains *c, log_ends *ends, const um_buf *marks)
{
    um_print *prints = um_realloc(NULL, 0, c->n * sizeof *prints + 1);
    um_status s = prints ? UM_OK : UM_MEMORY;
    for (size_t i = 0; s == UM_OK && i < c->n; i++)
        prints[i] = ends[i].print;
    if (s == UM_OK)
        s = um_same_find(c, prints, marks);
    for (size_t i = 0; s == UM_OK && i < c->n; i++)
        ends[i].is_log &= !c->follows[i];
    um_free(prints, c->n * sizeof *prints + 1);
    return s;
}

typedef struct length {
    off_t size;
    size_t i;
} length;

static int by_length(const void *a, const void *b)
{
    const length *x = a, *y = b;
    return (x->size > y->size) - (x->size < y->size);
}

/* Which inputs are regular files as long as no other. */
static void find_alone(const um_inputs *inputs, length *of, bool *alone)
{
    for (size_t i = 0; i < inputs->n; i++) {
        struct stat st;
        bool file = stat(inputs->paths[i], &st) == 0 && S_ISREG(st.st_mode);
        of[i] = (length){file ? st.st_size : -1, i};
    }
    qsort(of, inputs->n, sizeof *of, by_length);
    for (size_t i = 0; i < inputs->n; i++)
        alone[of[i].i] = of[i].size >= 0 && (i == 0 || of[i - 1].size != of[i].size) &&
                         (i + 1 == inputs->n || of[i + 1].size != of[i].size);
}

static uint64_t size_of(const char *path)
{
    struct stat st;
    return stat(path, &st) == 0 && S_ISREG(st.st_mode) ? (uint64_t)st.st_size : 0;
}

static uint64_t weigh(void *user, size_t i)
{
    return size_of(((const looking *)user)->inputs->paths[i]);
}

/* Look at all inputs, in as many processes as there may be, and put together what belongs together. */
static um_status look_at_all(um_chains *c, const um_setup *b, const um_inputs *inputs, log_ends *ends,
                             um_buf *marks)
{
    um_output nowhere = {.f = stdout, .quiet = true};
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, b->o);
    size_t lengths = c->n * sizeof(length) + 1;
    length *of = um_realloc(NULL, 0, lengths);
    bool *alone = um_realloc(NULL, 0, c->n + 1);
    looking k = {b, inputs, alone};
    const um_jobs jobs = {c->n, b->o->jobs, look_at_ends, &k, ends, sizeof *ends, marks, NULL, weigh};
    if (of && alone) {
        find_alone(inputs, of, alone);
        um_jobs_run(&jobs, &nowhere);
    }
    um_status room = of && alone ? UM_OK : UM_MEMORY;
    um_free(of, lengths);
    um_free(alone, c->n + 1);
    if (room != UM_OK)
        return room;
    for (size_t i = 0; i < c->n; i++)
        if (ends[i].refused) {
            um_complain("out of memory");
            return UM_MEMORY;
        }
    um_status s = find_same(c, ends, marks);
    if (s == UM_OK)
        s = link_logs(c, ends, b->o->chain);
    if (s == UM_OK)
        um_same_tell(c, inputs, &sink);
    return s;
}

um_status um_chains_alone(um_chains *c, size_t n)
{
    *c = (um_chains){.n = n};
    c->next = um_realloc(NULL, 0, n * sizeof *c->next + 1);
    c->follows = um_realloc(NULL, 0, n * sizeof *c->follows + 1);
    c->same = um_realloc(NULL, 0, n * sizeof *c->same + 1);
    c->how = um_realloc(NULL, 0, n * sizeof *c->how + 1);
    c->gap = um_realloc(NULL, 0, n * sizeof *c->gap + 1);
    if (!c->next || !c->follows || !c->same || !c->how || !c->gap) {
        um_chains_free(c);
        return UM_MEMORY;
    }
    for (size_t i = 0; i < n; i++) {
        c->next[i] = c->same[i] = c->gap[i] = SIZE_MAX;
        c->follows[i] = false;
        c->how[i] = UM_SAME_NOT;
    }
    return UM_OK;
}

um_status um_chains_find(um_chains *c, const um_setup *b, const um_inputs *inputs)
{
    size_t n = inputs->n;
    um_status s = um_chains_alone(c, n);
    if (s != UM_OK)
        return s;
    log_ends *ends = um_realloc(NULL, 0, n * sizeof *ends + 1);
    um_buf *marks = um_realloc(NULL, 0, n * sizeof *marks + 1);
    s = ends && marks ? UM_OK : UM_MEMORY;
    for (size_t i = 0; s == UM_OK && i < n; i++)
        marks[i] = (um_buf){.n = 0};
    if (s == UM_OK && n > 1) {
        shelve_tools(b, inputs);
        s = look_at_all(c, b, inputs, ends, marks);
        for (size_t i = 0; i < n; i++)
            um_buf_free(&marks[i]);
    }
    um_free(ends, n * sizeof *ends + 1);
    um_free(marks, n * sizeof *marks + 1);
    if (s != UM_OK)
        um_chains_free(c);
    return s;
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
    um_free(c->same, c->n * sizeof *c->same + 1);
    um_free(c->how, c->n * sizeof *c->how + 1);
    um_free(c->gap, c->n * sizeof *c->gap + 1);
    *c = (um_chains){0};
}

/* ---- many games ---- */

bool um_many_open(um_many *m, const char *command, int argc, char **argv, int *status)
{
    if (!um_options_parse(&m->o, command, argc, argv, status))
        return false;
    um_status s = um_input_find(&m->setup, &m->o, &m->inputs);
    if (s == UM_OK) {
        um_printer printer;
        um_sink sink = um_printer_sink(&printer, &m->o);
        um_policy_not_judged(&m->o, &m->inputs, &sink);
        m->chains = (um_chains){.n = 0};
        if (!m->o.store) /* which remembers them */
            s = um_chains_find(&m->chains, &m->setup, &m->inputs);
        if (s == UM_OK)
            return true;
        um_inputs_free(&m->inputs);
        um_setup_free(&m->setup);
    }
    um_options_free(&m->o);
    *status = um_exit_of(s);
    return false;
}

uint64_t um_many_weight(const um_many *m, size_t i)
{
    const char *paths[UM_CHAIN_MAX];
    uint64_t sum = 0;
    size_t n = m->chains.follows[i] ? 0 : um_chains_paths(&m->chains, &m->inputs, i, paths, UM_CHAIN_MAX);
    while (n-- > 0)
        sum += size_of(paths[n]);
    return sum;
}

um_status um_many_input(const um_many *m, size_t i, um_input *in, const um_sink *sink,
                        const char *paths[UM_CHAIN_MAX], size_t *n)
{
    const char *own[UM_CHAIN_MAX];
    paths = paths ? paths : own;
    size_t logs = um_chains_paths(&m->chains, &m->inputs, i, paths, UM_CHAIN_MAX);
    if (n)
        *n = logs;
    um_status s = um_input_open_chain(in, &m->setup, paths, logs, sink);
    size_t gap = m->chains.gap[i];
    if (s == UM_OK && gap != SIZE_MAX)
        um_say(&in->sink, UM_WARNING, UM_OK, (um_place){.file = paths[0]}, "reading-chain",
               "a log seems to be missing: cards were played since %s ended; each is judged as a game "
               "of its own",
               m->inputs.paths[gap]);
    return s;
}

void um_many_close(um_many *m)
{
    um_chains_free(&m->chains);
    um_inputs_free(&m->inputs);
    um_setup_free(&m->setup);
    um_options_free(&m->o);
}

/* ---- running ---- */

int8_t *um_input_rulings(um_input *in, const um_game *g)
{
    const um_options *o = in->setup->o;
    int8_t *options = um_arena_alloc(&in->arena, (size_t)g->nrulings + 1);
    if (!options)
        return NULL;
    memset(options, -1, (size_t)g->nrulings);
    const um_case *with = in->with.c;
    if (with && with->game == g && with->options)
        memcpy(options, with->options, (size_t)g->nrulings);
    const int8_t *supposed = in->setup->supposed ? in->setup->supposed_options : NULL;
    for (int i = 0; supposed && in->setup->supposed->game == g && i < g->nrulings; i++)
        options[i] = options[i] < 0 ? supposed[i] : options[i];
    for (size_t i = 0; i < o->rulings.n; i++) {
        um_text id, value;
        um_split_equals(o->rulings.items[i], &id, &value);
        int k = um_ruling_named(g, id);
        if (k >= 0)
            options[k] = (int8_t)um_option_named(&g->rulings[k], value);
    }
    return options;
}

/* The same, but for the ruling that a play varies. */
static int8_t *rulings_for(um_input *in, const um_game *g, const um_play *play)
{
    int8_t *options = um_input_rulings(in, g);
    if (options && play->vary_ruling >= 0)
        options[play->vary_ruling] = (int8_t)play->vary_option;
    return options;
}

um_status um_input_run(um_input *in, const um_case *c, const um_play *play, um_run **out)
{
    um_sure_level trust = (um_sure_level)in->setup->o->trust;
    if (!trust && in->with.c)
        trust = in->with.c->trust;
    if (play->witness)
        trust = UM_CERTAIN;
    um_run_settings s = {.trust = trust ? trust : UM_LIKELY,
                         .trust_forced = trust != UM_UNKNOWN,
                         .witness = play->witness,
                         .options = rulings_for(in, c->game, play),
                         .history = play->history,
                         .binding = in->setup->o->declarations,
                         .explain = play->explain,
                         .bare = play->bare,
                         .stop_after = play->stop_after};
    um_status st = s.options ? um_beside_none_inside(in, c) : UM_MEMORY;
    if (st == UM_OK)
        st = um_run_case(c, &s, &in->sink, out);
    if (st != UM_OK)
        return st;
    st = um_beside_accept(in->with.c, *out);
    if (st == UM_OK)
        st = um_policy_apply(in->setup->o, in->file, c, *out, &in->sink);
    if (st == UM_OK && in->opened.reading)
        st = um_reading_note_misdrops(in->opened.reading, c, *out);
    if (st != UM_OK)
        um_run_free(*out);
    return st;
}

um_status um_input_judge(um_input *in, const um_case *c, const um_play *play, um_view *v)
{
    um_run *run;
    um_status s = um_input_run(in, c, play, &run);
    if (s != UM_OK)
        return s;
    s = um_view_make(v, in->file, &in->opened, c, run);
    if (s != UM_OK)
        um_run_free(run);
    return s;
}

void um_judged_free(um_view *v)
{
    um_run_free(v->run);
    um_view_free(v);
}

um_status um_input_trace(um_input *in, int index, const um_tracer *tracer)
{
    static const um_sink silent = {0};
    um_opening how = opening(in);
    um_opened again = {0};
    um_reading_input log[UM_CHAIN_MAX] = {{um_text_of(in->file), um_buf_view(&in->bytes)}};
    size_t n = 1;
    look_at_other(in, &how);
    how.tracer = tracer;
    how.traced = um_beside_before(in, index) - (int)in->opened.reading->nhead;
    for (; n <= in->nmore && n < UM_CHAIN_MAX; n++)
        log[n] = (um_reading_input){log[0].name, um_buf_view(&in->more[n - 1])};
    um_status s = um_open_logs(&how, log, n, &silent, &again);
    if (s == UM_OK)
        um_opened_free(&again);
    return s;
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
    if (r->ncases)
        um_say(&in->sink, UM_ERROR, UM_CALL, at, "input", "holds %d cases; name one: %s#%.*s", r->ncases,
               in->file, UM_FMT(r->cases[0].id));
    else
        um_say(&in->sink, UM_ERROR, UM_CALL, at, "input", "holds no game");
    return NULL;
}
