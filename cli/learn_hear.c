/* Hearing the games of a store: each is judged with all data in doubt that are not certain, and what its open
 * steps say of these is kept there. */
#include "cli/learn.h"

#include "cli/name_list.h"

#include <string.h>

enum { PART = 4096 }; /* games at hand at a time */

typedef struct said { /* the same of several steps is kept once */
    int game, side, step, steps;
    um_text data, verdicts;
} said;

typedef struct hearing {
    const um_pack *pack; /* of the game at hand */
    int game;
    um_arena arena;
    said *items;
    size_t n, cap;
    um_status failed;
} hearing;

typedef struct listening {
    um_setup *setup;
    char **lines;
    um_store store; /* that of this process */
} listening;

/* ---- one step ---- */

static bool is_same(const said *a, const said *b)
{
    return a->game == b->game && a->side == b->side && um_text_eq(a->verdicts, b->verdicts) &&
           um_text_eq(a->data, b->data);
}

static void add(hearing *h, said s)
{
    for (size_t i = h->n; i > 0; i--)
        if (is_same(&h->items[i - 1], &s)) {
            h->items[i - 1].steps++;
            return;
        }
    h->failed = um_grow((void **)&h->items, &h->cap, h->n + 1, sizeof s);
    if (h->failed == UM_OK)
        h->failed = um_text_dup(&h->arena, s.data, &s.data);
    if (h->failed == UM_OK)
        h->failed = um_text_dup(&h->arena, s.verdicts, &s.verdicts);
    if (h->failed == UM_OK)
        h->items[h->n++] = s;
}

static void hear_step(void *user, const um_testimony *t)
{
    hearing *h = user;
    um_buf data = {0};
    char verdicts[UM_TESTIMONY_VERDICTS];
    for (int i = 0; i < t->n; i++) {
        um_buf_str(&data, i ? "\n" : "");
        um_datum_name(h->pack, t->data[i], &data);
    }
    for (size_t i = 0; i < t->nverdicts; i++)
        verdicts[i] = "nmy"[t->verdicts[i]];
    if (data.failed)
        h->failed = data.failed;
    if (h->failed == UM_OK)
        add(h, (said){.game = h->game,
                      .side = t->side,
                      .step = t->step,
                      .steps = 1,
                      .data = um_buf_view(&data),
                      .verdicts = {verdicts, t->nverdicts}});
    um_buf_free(&data);
}

/* ---- one input ---- */

static um_status hear_cases(hearing *h, um_input *in)
{
    const um_witness witness = {hear_step, h};
    const um_play play = {.witness = &witness, .vary_ruling = -1};
    um_status s = UM_OK;
    for (int i = 0; i < in->opened.record->ncases && s == UM_OK; i++) {
        um_run *run;
        h->game = i;
        h->pack = in->opened.record->cases[i].pack;
        s = um_input_run(in, &in->opened.record->cases[i], &play, &run);
        if (s == UM_OK)
            um_run_free(run);
    }
    return s == UM_OK ? h->failed : s;
}

static um_status keep(um_store *s, int64_t chain, const hearing *h)
{
    um_status st = um_store_begin(s);
    if (st != UM_OK)
        return st;
    st = um_store_put(s, "INSERT OR IGNORE INTO heard SELECT id FROM chain WHERE id = ?", "l", chain);
    bool first = sqlite3_changes(s->db) > 0; /* another process may have been faster */
    for (size_t i = 0; i < h->n && st == UM_OK && first; i++)
        st = um_store_put(s,
                          "INSERT INTO testimony SELECT id, ?, ?, ?, ?, ?, ? FROM game"
                          " WHERE chain = ? AND seq = ?",
                          "iniiTTli", (int)i, h->items[i].side, h->items[i].step, h->items[i].steps,
                          h->items[i].data, h->items[i].verdicts, chain, h->items[i].game);
    return um_store_end(s, st);
}

static um_status hear_unit(listening *k, const um_unit *u, int64_t chain, const um_sink *sink)
{
    um_input in;
    hearing h = {.failed = UM_OK};
    um_status s = um_input_open_chain(&in, k->setup, u->paths, u->n, sink);
    if (s == UM_OK)
        s = hear_cases(&h, &in);
    if (s == UM_OK)
        s = keep(&k->store, chain, &h);
    um_input_close(&in);
    um_free(h.items, h.cap * sizeof *h.items);
    um_arena_free(&h.arena);
    return s;
}

/* A game whose files are no longer those that were judged is told, and not heard. */
static int hear_one(void *user, size_t i, um_output *out, void *result)
{
    listening *k = user;
    const char *paths[UM_CHAIN_MAX];
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, k->setup->o);
    um_buf bytes = {0};
    um_unit u = {.paths = paths, .n = um_name_list_cut(k->lines[i], paths, UM_CHAIN_MAX)};
    (void)out;
    (void)result;
    um_status s = um_store_open_own(&k->store, k->setup->o->store);
    if (s == UM_OK)
        s = um_unit_read(&u, &bytes, &sink);
    int64_t chain =
        s == UM_OK ? um_store_id(&k->store, "SELECT id FROM chain WHERE digest = ?", u.digest) : -1;
    if (s == UM_OK && chain < 0)
        s = um_say(&sink, UM_WARNING, UM_IO, (um_place){.file = paths[0]}, "changed",
                   "changed since it was judged: umpire check --store judges it anew");
    if (s == UM_OK)
        s = hear_unit(k, &u, chain, &sink);
    um_buf_free(&bytes);
    um_unit_free(&u);
    return um_exit_of(s);
}

/* ---- all of them ---- */

int um_learn_hear(um_setup *b, um_output *out)
{
    listening k = {.setup = b};
    um_name_list l;
    int status = UM_EXIT_LEGAL;
    um_status s = um_store_names(b->o->store, true, NULL, &l);
    if (s != UM_OK)
        return um_exit_of(s);
    um_pace pace = {.all = l.games};
    for (; (s = um_name_list_next(&l, PART)) == UM_OK && l.nlines; pace.before += l.nlines) {
        k.lines = l.lines;
        const um_jobs jobs = {l.nlines, b->o->jobs, hear_one, &k, NULL, 0, NULL, &pace, NULL};
        status = um_exit_worse(status, um_jobs_run(&jobs, out));
    }
    um_name_list_close(&l);
    um_store_close_own(&k.store);
    return um_exit_worse(status, um_exit_of(s));
}
