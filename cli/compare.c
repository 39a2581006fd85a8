/* umpire compare: what a ruling changes over an archive. */
#include "cli/name_list.h"
#include "cli/report_json.h"
#include "cli/store.h"

#include <string.h>

enum { OPTIONS_MAX = 8, VARIES_MAX = 512, PART = 4096 }; /* games at hand at a time */

/* A ruling and the options to judge under; the first is what the others are
 * compared with. */
typedef struct vary {
    const um_game *game;
    int ruling, options[OPTIONS_MAX], n;
} vary;

typedef struct tally { /* of one ruling that is varied, in one input or in all */
    int asked;         /* games that ask for it */
    int games;         /* comparisons */
    int changed, findings, scores;
} tally;

typedef struct comparing {
    um_setup setup;
    um_inputs inputs;
    um_chains chains; /* logs that go on from each other are one game */
    char **lines;     /* or the games of a list */
    size_t first;     /* of the part at hand */
    vary *varies;
    size_t n, cap;
    bool all; /* every ruling is varied: only those that change something are told */
    um_store store;
    um_ground ground;
} comparing;

/* ---- reading --vary ---- */

/* Adds an option that --vary names; one too many or unknown is an error of the call. */
static um_status read_option(const um_options *o, vary *v, um_text name)
{
    const um_ruling *r = &v->game->rulings[v->ruling];
    int k = um_option_named(r, name), n = v->n;
    um_buf names = {0};
    for (int i = 0; i < r->noptions; i++)
        um_buf_printf(&names, "%s%s", i ? ", " : "", r->options[i].name);
    if (r->noptions == 0)
        um_call_error(o->command->name, "%s is settled and takes no option", r->id);
    else if (k < 0)
        um_call_error(o->command->name, "%s has no option '%.*s'; it takes %s", r->id, UM_FMT(name),
                      um_buf_view(&names).p);
    else if (n == OPTIONS_MAX)
        um_call_error(o->command->name, "at most %d options of a ruling can be compared", OPTIONS_MAX);
    else
        v->options[n] = k;
    um_buf_free(&names);
    v->n += k >= 0 && n < OPTIONS_MAX;
    return k < 0 || n == OPTIONS_MAX ? UM_CALL : UM_OK;
}

/* "a,b", or "all" for every option, the default first. */
static um_status read_options(const um_options *o, vary *v, um_text list)
{
    const um_ruling *r = &v->game->rulings[v->ruling];
    um_status s = UM_OK;
    if (um_text_is(list, "all")) {
        v->options[v->n++] = r->chosen;
        for (int i = 0; i < r->noptions && v->n < OPTIONS_MAX; i++)
            if (i != r->chosen)
                v->options[v->n++] = i;
    }
    while (v->n == 0 || list.n) {
        if (um_text_is(list, "all"))
            break;
        const char *comma = list.n ? memchr(list.p, ',', list.n) : NULL;
        size_t n = comma ? (size_t)(comma - list.p) : list.n;
        s = read_option(o, v, (um_text){list.p, n});
        if (s != UM_OK)
            return s;
        list.p += n + (comma != NULL);
        list.n -= n + (comma != NULL);
    }
    if (v->n < 2) {
        um_call_error(o->command->name, "--vary wants two options or more of %s, or all", r->id);
        return UM_CALL;
    }
    return UM_OK;
}

static um_status add_vary(comparing *k, const um_options *o, const um_game *g, int ruling, um_text list)
{
    void *varies = k->varies;
    if (k->n == VARIES_MAX) {
        um_call_error(o->command->name, "at most %d rulings can be varied", VARIES_MAX);
        return UM_CALL;
    }
    if (um_grow(&varies, &k->cap, k->n + 1, sizeof *k->varies) != UM_OK)
        return UM_MEMORY;
    k->varies = varies;
    k->varies[k->n] = (vary){.game = g, .ruling = ruling};
    return read_options(o, &k->varies[k->n++], list);
}

/* `--vary all`: every ruling that has two options or more, of every game that may be meant. */
static um_status vary_all(comparing *k, const um_options *o)
{
    um_status s = UM_OK;
    for (int g = 0; g < um_ngames; g++)
        for (int r = 0; r < um_games[g]->nrulings && s == UM_OK; r++)
            if ((!k->setup.game || k->setup.game == um_games[g]) && um_games[g]->rulings[r].noptions > 1)
                s = add_vary(k, o, um_games[g], r, UM_TEXT("all"));
    k->all = true;
    return s;
}

/* One --vary: a ruling, and at least two of its options. */
static um_status read_vary(comparing *k, const um_options *o, const char *pair)
{
    um_text id, list;
    bool known = false;
    if (strcmp(pair, "all") == 0)
        return vary_all(k, o);
    um_split_equals(pair, &id, &list);
    for (int g = 0; g < um_ngames; g++) {
        int r = um_ruling_named(um_games[g], id);
        if (r < 0 || (k->setup.game && k->setup.game != um_games[g]))
            continue;
        known = true;
        um_status s = add_vary(k, o, um_games[g], r, list);
        if (s != UM_OK)
            return s;
    }
    if (!known)
        um_call_error(o->command->name, "no ruling '%.*s' (see 'umpire rules')", UM_FMT(id));
    return known ? UM_OK : UM_CALL;
}

/* ---- comparing two runs ---- */

static bool same_finding(const um_finding *a, const um_finding *b)
{
    return a->step == b->step && a->verdict == b->verdict && a->cause == b->cause && a->claim == b->claim &&
           a->at.line == b->at.line && a->at.entry == b->at.entry && strcmp(a->code, b->code) == 0;
}

/* Whether a view has the same finding. */
static bool has(const um_view *v, const um_finding *f)
{
    for (int i = 0; i < v->nfindings; i++)
        if (same_finding(um_view_finding(v, i), f))
            return true;
    return false;
}

/* How many findings of `to` are not in `from`. */
static int count_new(const um_view *from, const um_view *to)
{
    int n = 0;
    for (int i = 0; i < to->nfindings; i++)
        n += !has(from, um_view_finding(to, i));
    return n;
}

/* The findings of one view that the other has not. */
static void text_findings(um_output *out, const um_view *from, const um_view *v, const char *option)
{
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        um_buf words = {0};
        if (has(from, f))
            continue;
        um_buf_printf(&words, um_tr("only with %s: step %d: "), option, f->step);
        um_words_verdict(f, &words);
        um_buf_str(&words, um_tr(": "));
        um_words_message_asked(v, f, &words);
        um_buf_str(&words, " [");
        um_words_rules(v, f, &words);
        um_buf_str(&words, "]");
        um_out_wrapped(out, "    ", um_buf_view(&words));
        um_buf_free(&words);
    }
}

/* How many steps are illegal and undetermined, and the score. */
static void put_counts(um_buf *b, const um_view *v)
{
    um_buf_printf(b, um_tr("%d illegal, %d undetermined, "), v->illegal, v->undetermined);
    um_words_points(v->game, v->score.net, b);
}

/* One game under two options, where something differs. */
static void text_pair(um_output *out, const um_ruling *r, const char *option[2], const um_view v[2])
{
    um_buf words = {0};
    um_buf_printf(&words, um_tr("%s: %s: %s: "), v[0].label, r->id, option[0]);
    put_counts(&words, &v[0]);
    um_buf_printf(&words, "%s%s%s", um_tr("; "), option[1], um_tr(": "));
    put_counts(&words, &v[1]);
    um_out_bytes(out, um_buf_view(&words));
    um_out(out, "\n");
    um_buf_free(&words);
    text_findings(out, &v[1], &v[0], option[0]);
    text_findings(out, &v[0], &v[1], option[1]);
}

static json_t *only(const um_view *from, const um_view *v)
{
    json_t *list = json_array();
    for (int i = 0; i < v->nfindings; i++)
        if (!has(from, um_view_finding(v, i)))
            json_array_append_new(list, um_json_finding(v, um_view_finding(v, i)));
    return list;
}

static json_t *json_side(const char *option, const um_view *v, json_t *findings)
{
    json_t *o = json_object();
    um_json_set(o, "option", um_json_string(option));
    um_json_set(o, "illegal", json_integer(v->illegal));
    um_json_set(o, "undetermined", json_integer(v->undetermined));
    um_json_set(o, "vp", um_json_range(v->score.net));
    um_json_set(o, "only", findings);
    return o;
}

/* The same as an object. */
static void json_pair(um_output *out, const um_ruling *r, const char *option[2], const um_view v[2])
{
    json_t *o = json_object(), *sides = json_array();
    for (int k = 0; k < 2; k++)
        json_array_append_new(sides, json_side(option[k], &v[k], only(&v[1 - k], &v[k])));
    um_json_set(o, "type", json_string("compare"));
    um_json_set(o, "file", um_json_string(v[0].file));
    um_json_set(o, "case", v[0].c->id.n ? um_json_text(v[0].c->id) : json_null());
    um_json_set(o, "ruling", um_json_string(r->id));
    um_json_set(o, "options", sides);
    um_json_line(out, o);
}

/* ---- one game ---- */

/* Judge a game under one option of a ruling; ruling -1: as the call has it. */
static um_status judge(um_input *in, const um_case *c, int ruling, int option, um_view *v)
{
    const um_play play = {.vary_ruling = ruling, .vary_option = option};
    return um_input_judge(in, c, &play, v);
}

static int option_of(const um_view *v, int ruling)
{
    int chosen = v->run->options[ruling];
    return chosen >= 0 ? chosen : v->game->rulings[ruling].chosen;
}

/* Whether anything has asked for a ruling while the input was read and judged. */
static bool is_asked(const um_packs *packs, const vary *y)
{
    for (size_t i = 0; i < packs->n; i++)
        if (packs->kept[i].pack->game == y->game && um_touched_has_ruling(packs->kept[i].pack, y->ruling))
            return true;
    return false;
}

/* What differs between two options of a ruling, told and counted. */
static void tell_pair(const comparing *k, const vary *y, int option, const um_view v[2], um_output *out,
                      tally *t)
{
    const um_ruling *r = &y->game->rulings[y->ruling];
    const char *names[2] = {r->options[y->options[0]].name, r->options[y->options[option]].name};
    int findings = count_new(&v[0], &v[1]) + count_new(&v[1], &v[0]);
    bool score = !um_range_same(v[0].score.net, v[1].score.net);
    t->findings += findings;
    t->scores += score;
    t->changed += findings || score;
    t->games++;
    if (((findings || score) && !k->all) || k->setup.o->verbose)
        (k->setup.o->format == UM_FORMAT_JSONL ? json_pair : text_pair)(out, r, names, v);
}

/* One game under all options of a ruling. `plain` is the game as the call has it: where nothing asks for the
 * ruling, every option gives it again. */
static um_status compare_options(const comparing *k, um_input *in, const um_case *c, const vary *y,
                                 const um_view *plain, um_output *out, tally *t)
{
    bool asked = is_asked(&in->packs, y) || is_asked(&in->with.packs, y);
    um_view v[2] = {*plain, *plain};
    bool own = asked && option_of(plain, y->ruling) != y->options[0];
    um_status s = own ? judge(in, c, y->ruling, y->options[0], &v[0]) : UM_OK;
    if (s != UM_OK)
        return s;
    t->asked += asked;
    for (int option = 1; option < y->n && s == UM_OK; option++) {
        bool again = asked && option_of(plain, y->ruling) != y->options[option];
        v[1] = *plain;
        if (again)
            s = judge(in, c, y->ruling, y->options[option], &v[1]);
        if (s != UM_OK)
            break;
        tell_pair(k, y, option, v, out, t);
        if (again)
            um_judged_free(&v[1]);
    }
    if (own)
        um_judged_free(&v[0]);
    return s;
}

static um_status compare_case(const comparing *k, um_input *in, const um_case *c, um_output *out, tally *t)
{
    um_view plain;
    um_status s = judge(in, c, -1, 0, &plain);
    if (s != UM_OK)
        return s;
    for (size_t y = 0; y < k->n && s == UM_OK; y++)
        if (k->varies[y].game == c->game)
            s = compare_options(k, in, c, &k->varies[y], &plain, out, &t[y]);
    um_judged_free(&plain);
    return s;
}

/* ---- what a store knows ---- */

/* How many games of a game the unit has, and whether it has asked for any ruling that is varied; -1: the
 * ruling is asked for, or the unit is not known. */
static um_status count_games(um_store *s, const um_unit *u, const vary *y, int *games)
{
    um_status st = UM_OK;
    sqlite3_stmt *q = um_store_ask(
        s,
        "SELECT CASE WHEN EXISTS (SELECT 1 FROM consulted AS r WHERE r.chain = c.id AND r.ruling = ?2"
        " AND r.game = ?3) THEN -1 ELSE (SELECT count(*) FROM game AS g WHERE g.chain = c.id AND g.game = ?3)"
        " END FROM chain AS c WHERE c.digest = ?1",
        "sss", u->digest, y->game->rulings[y->ruling].id, y->game->name);
    *games = -1;
    while (um_store_row(s, q, &st))
        *games = sqlite3_column_int(q, 0);
    return st;
}

/* Whether the store has a result of the unit that holds, and nothing that is varied was asked for: then each
 * option gives it again, and it is counted so. */
static bool is_known_same(comparing *k, um_unit *u, tally *t)
{
    static const um_sink silent = {0};
    um_buf bytes = {0};
    int status, *games = um_realloc(NULL, 0, k->n * sizeof *games);
    um_status s = games ? um_store_open_own(&k->store, k->setup.o->store) : UM_MEMORY;
    if (s == UM_OK)
        s = um_unit_read(u, &bytes, &silent);
    bool same =
        s == UM_OK && um_store_holds(&k->store, &k->ground, &k->setup, u, um_buf_view(&bytes), &status, &s);
    for (size_t y = 0; y < k->n && same; y++) {
        s = count_games(&k->store, u, &k->varies[y], &games[y]);
        same = s == UM_OK && games[y] >= 0;
    }
    for (size_t y = 0; y < k->n && same; y++)
        t[y].games += games[y] * (k->varies[y].n - 1);
    um_buf_free(&bytes);
    um_free(games, k->n * sizeof *games);
    return same;
}

/* ---- the whole archive ---- */

static size_t paths_of(const comparing *k, size_t i, const char **paths)
{
    return k->lines ? um_name_list_cut(k->lines[i], paths, UM_CHAIN_MAX)
                    : um_chains_paths(&k->chains, &k->inputs, k->first + i, paths, UM_CHAIN_MAX);
}

static int compare_one(void *user, size_t i, um_output *out, void *result)
{
    comparing *k = user;
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, k->setup.o);
    um_input in;
    const char *paths[UM_CHAIN_MAX];
    if (!k->lines && k->chains.follows[k->first + i])
        return UM_EXIT_LEGAL; /* told where its chain begins */
    um_unit u = {.paths = paths, .n = paths_of(k, i, paths)};
    bool known = k->setup.o->store && !k->setup.o->verbose && is_known_same(k, &u, result);
    size_t n = u.n;
    um_unit_free(&u);
    if (known)
        return UM_EXIT_LEGAL;
    um_status s = um_input_open_chain(&in, &k->setup, paths, n, &sink);
    for (int c = 0; s == UM_OK && c < in.opened.record->ncases; c++)
        if (um_input_wants(&in, &in.opened.record->cases[c]))
            s = compare_case(k, &in, &in.opened.record->cases[c], out, result);
    int status = um_exit_of(s);
    if (s == UM_OK && in.opened.record->nbad)
        status = UM_EXIT_INPUT;
    um_input_close(&in);
    return status;
}

/* What one ruling changed over all games. */
static void put_total(const comparing *k, const vary *v, const tally *t, um_output *out)
{
    const um_ruling *r = &v->game->rulings[v->ruling];
    if (k->setup.o->format == UM_FORMAT_JSONL) {
        json_t *o = json_object();
        um_json_set(o, "type", json_string("summary"));
        um_json_set(o, "ruling", um_json_string(r->id));
        um_json_set(o, "compared", json_integer(t->games));
        um_json_set(o, "changed", json_integer(t->changed));
        um_json_set(o, "findings", json_integer(t->findings));
        um_json_set(o, "scores", json_integer(t->scores));
        um_json_line(out, o);
        return;
    }
    um_counted findings = um_count_words(um_trn("%d finding", "%d findings", t->findings), t->findings),
               scores = um_count_words(um_trn("%d score", "%d scores", t->scores), t->scores);
    um_buf b = {0};
    um_buf_printf(&b,
                  um_trn("%s: %d of %d comparisons differs: %s, %s",
                         "%s: %d of %d comparisons differ: %s, %s", t->changed),
                  r->id, t->changed, t->games, findings.words, scores.words);
    um_out(out, "%s\n", um_buf_view(&b).p);
    um_buf_free(&b);
}

/* Of every ruling those that change something, and how many do. */
static void put_all(const comparing *k, const tally *t, um_output *out)
{
    int changing = 0;
    size_t varied = 0; /* of games that there are */
    for (size_t y = 0; y < k->n; y++) {
        varied += t[y].games > 0;
        if (t[y].changed) {
            put_total(k, &k->varies[y], &t[y], out);
            changing++;
        }
    }
    if (k->setup.o->format == UM_FORMAT_TEXT)
        um_out(
            out,
            um_trn("%d of %zu rulings changes something\n", "%d of %zu rulings change something\n", changing),
            changing, varied);
}

static void put_totals(const comparing *k, const tally *t, um_output *out)
{
    if (k->all) {
        put_all(k, t, out);
        return;
    }
    for (size_t y = 0; y < k->n; y++)
        put_total(k, &k->varies[y], &t[y], out);
}

/* Work on a part of all games, and add its counts. */
static int compare_part(comparing *k, size_t n, um_pace *pace, um_output *out, tally *all)
{
    size_t each_size = k->n * sizeof(tally), size = n * each_size + 1;
    tally *each = um_realloc(NULL, 0, size);
    if (!each) {
        um_complain("out of memory");
        return UM_EXIT_FAULT;
    }
    const um_jobs jobs = {n, k->setup.o->jobs, compare_one, k, each, each_size, NULL, pace, NULL};
    int status = um_jobs_run(&jobs, out);
    for (size_t i = 0; i < n; i++)
        for (size_t y = 0; y < k->n; y++) {
            const tally *t = &each[i * k->n + y];
            all[y].asked += t->asked;
            all[y].games += t->games;
            all[y].changed += t->changed;
            all[y].findings += t->findings;
            all[y].scores += t->scores;
        }
    um_free(each, size);
    return status;
}

/* The games that the operands name, so many at a time. */
static int compare_inputs(comparing *k, um_output *out, tally *all)
{
    int status = UM_EXIT_LEGAL;
    for (size_t n; k->first < k->inputs.n; k->first += n) {
        n = k->inputs.n - k->first < PART ? k->inputs.n - k->first : PART;
        status = um_exit_worse(status, compare_part(k, n, NULL, out, all));
    }
    return status;
}

/* The games of a list, or all of the store. */
static int compare_list(comparing *k, um_output *out, tally *all)
{
    um_name_list l;
    const um_options *o = k->setup.o;
    int status = UM_EXIT_LEGAL;
    um_status s =
        o->list ? um_name_list_open(&l, o->list) : um_store_names(o->store, false, k->setup.game, &l);
    if (s != UM_OK)
        return um_exit_of(s);
    um_pace pace = {.all = l.games};
    for (; (s = um_name_list_next(&l, PART)) == UM_OK && l.nlines; pace.before += l.nlines) {
        k->lines = l.lines;
        status = um_exit_worse(status, compare_part(k, l.nlines, &pace, out, all));
    }
    um_name_list_close(&l);
    return um_exit_worse(status, um_exit_of(s));
}

static int compare_all(comparing *k)
{
    um_output out;
    size_t size = k->n * sizeof(tally);
    tally *all = um_realloc(NULL, 0, size);
    um_status s = all ? um_output_open(&out, k->setup.o) : UM_MEMORY;
    if (s == UM_OK) {
        memset(all, 0, size);
        if (k->setup.o->format == UM_FORMAT_JSONL)
            um_report_jsonl.begin(&out, k->setup.o);
        int status = k->setup.o->nfiles ? compare_inputs(k, &out, all) : compare_list(k, &out, all);
        put_totals(k, all, &out);
        status = um_output_close(&out, status);
        um_free(all, size);
        return status;
    }
    um_free(all, size);
    return um_exit_of(s);
}

/* ---- the call ---- */

static um_status read_call(comparing *k, const um_options *o)
{
    um_status s = um_setup_ready(&k->setup, o);
    for (size_t i = 0; i < o->vary.n && s == UM_OK; i++)
        s = read_vary(k, o, o->vary.items[i]);
    if (s == UM_OK && k->n == 0) {
        um_call_error("compare", "nothing to vary: --vary ID=A,B");
        s = UM_CALL;
    }
    return s;
}

static int run(comparing *k, const um_options *o)
{
    um_store there;
    um_status s = o->store ? um_store_open(&there, o->store, UM_STORE_READ) : UM_OK;
    if (s == UM_OK && o->store)
        um_store_close(&there);
    if (s == UM_OK)
        s = um_input_find(&k->setup, o, &k->inputs);
    if (s != UM_OK)
        return um_exit_of(s);
    k->setup.touched = true;
    k->setup.whole = o->store; /* as what is kept there was read */
    s = um_chains_find(&k->chains, &k->setup, &k->inputs);
    int status = s == UM_OK ? compare_all(k) : um_exit_of(s);
    um_store_close_own(&k->store);
    um_ground_free(&k->ground);
    um_chains_free(&k->chains);
    um_inputs_free(&k->inputs);
    um_setup_free(&k->setup);
    return status;
}

int um_cmd_compare(int argc, char **argv)
{
    um_options o;
    comparing k = {.n = 0};
    int status;
    if (!um_options_parse(&o, "compare", argc, argv, &status))
        return status;
    um_status s = read_call(&k, &o);
    status = s == UM_OK ? run(&k, &o) : um_exit_of(s);
    um_free(k.varies, k.cap * sizeof *k.varies);
    um_options_free(&o);
    return status;
}
