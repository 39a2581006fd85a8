/* umpire compare: what a ruling changes over an archive. */
#include "cli/open.h"
#include "cli/report_json.h"

#include <string.h>

enum { OPTIONS_MAX = 8, VARIES_MAX = 16 };

/* A ruling and the options to judge under; the first is what the others are
 * compared with. */
typedef struct vary {
    const um_game *game;
    int ruling, options[OPTIONS_MAX], n;
} vary;

typedef struct comparing {
    um_setup setup;
    const um_inputs *inputs;
    um_chains chains; /* logs that go on from each other are one game */
    vary varies[VARIES_MAX];
    int n;
} comparing;

typedef struct tally { /* of one input, per ruling varied */
    int games[VARIES_MAX], changed[VARIES_MAX], findings[VARIES_MAX], scores[VARIES_MAX];
} tally;

/* ---- reading --vary ---- */

/* Adds an option that --vary names; one too many or unknown is an error of the call. */
static um_status read_option(const um_options *o, vary *v, um_text name)
{
    const um_ruling *r = &v->game->rulings[v->ruling];
    int k = um_option_named(r, name), n = v->n;
    um_buf names = {0};
    for (int i = 0; i < r->noptions; i++)
        um_buf_printf(&names, "%s%s", i ? ", " : "", r->options[i].name);
    if (k < 0)
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

/* One --vary: a ruling, and at least two of its options. */
static um_status read_vary(comparing *k, const um_options *o, const char *pair)
{
    um_text id, list;
    bool known = false;
    um_split_equals(pair, &id, &list);
    for (int g = 0; g < um_ngames; g++) {
        int r = um_ruling_named(um_games[g], id);
        if (r < 0 || (k->setup.game && k->setup.game != um_games[g]))
            continue;
        known = true;
        if (k->n == VARIES_MAX) {
            um_call_error(o->command->name, "at most %d rulings can be varied", VARIES_MAX);
            return UM_CALL;
        }
        vary *v = &k->varies[k->n++];
        *v = (vary){.game = um_games[g], .ruling = r};
        um_status s = read_options(o, v, list);
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
        um_buf_printf(&words, "only with %s: step %d: ", option, f->step);
        um_words_verdict(f, &words);
        um_buf_str(&words, ": ");
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
    um_buf_printf(b, "%d illegal, %d undetermined, ", v->illegal, v->undetermined);
    um_words_points(v->game, v->score.net, b);
}

/* One game under two options, where something differs. */
static void text_pair(um_output *out, const um_ruling *r, const char *option[2], const um_view v[2])
{
    um_buf words = {0};
    um_buf_printf(&words, "%s: %s: %s: ", v[0].label, r->id, option[0]);
    put_counts(&words, &v[0]);
    um_buf_printf(&words, "; %s: ", option[1]);
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

/* Judge a game under one option of a ruling. */
static um_status judge(um_input *in, const um_case *c, const vary *y, int option, um_view *v)
{
    const um_play play = {.vary_ruling = y->ruling, .vary_option = y->options[option]};
    return um_input_judge(in, c, &play, v);
}

/* One game under one option beside the first. */
static um_status compare_pair(const comparing *k, um_input *in, const um_case *c, int y, int option,
                              um_output *out, tally *t)
{
    const vary *varied = &k->varies[y];
    const um_ruling *r = &varied->game->rulings[varied->ruling];
    const char *names[2] = {r->options[varied->options[0]].name, r->options[varied->options[option]].name};
    um_view v[2];
    um_status s = judge(in, c, varied, 0, &v[0]);
    if (s != UM_OK)
        return s;
    s = judge(in, c, varied, option, &v[1]);
    if (s != UM_OK) {
        um_judged_free(&v[0]);
        return s;
    }
    int findings = count_new(&v[0], &v[1]) + count_new(&v[1], &v[0]);
    bool score = !um_range_same(v[0].score.net, v[1].score.net);
    t->findings[y] += findings;
    t->scores[y] += score;
    t->changed[y] += findings || score;
    t->games[y]++;
    if (findings || score || k->setup.o->verbose)
        (k->setup.o->format == UM_FORMAT_JSONL ? json_pair : text_pair)(out, r, names, v);
    um_judged_free(&v[0]);
    um_judged_free(&v[1]);
    return UM_OK;
}

/* One game under all options. */
static um_status compare_case(const comparing *k, um_input *in, const um_case *c, um_output *out, tally *t)
{
    um_status s = UM_OK;
    for (int y = 0; y < k->n; y++)
        for (int option = 1; option < k->varies[y].n && s == UM_OK; option++)
            if (k->varies[y].game == c->game)
                s = compare_pair(k, in, c, y, option, out, t);
    return s;
}

static int compare_one(void *user, size_t i, um_output *out, void *result)
{
    const comparing *k = user;
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, k->setup.o);
    um_input in;
    const char *paths[UM_CHAIN_MAX];
    if (k->chains.follows[i])
        return UM_EXIT_LEGAL; /* told where its chain begins */
    size_t logs = um_chains_paths(&k->chains, k->inputs, i, paths, UM_COUNT(paths));
    um_status s = um_input_open_chain(&in, &k->setup, paths, logs, &sink);
    for (int n = 0; s == UM_OK && n < in.opened.record->ncases; n++)
        if (um_input_wants(&in, &in.opened.record->cases[n]))
            s = compare_case(k, &in, &in.opened.record->cases[n], out, result);
    int status = um_exit_of(s);
    if (s == UM_OK && in.opened.record->nbad)
        status = UM_EXIT_INPUT;
    um_input_close(&in);
    return status;
}

/* ---- the whole archive ---- */

/* What one ruling changed over all games. */
static void put_total(const comparing *k, int y, const tally *t, um_output *out)
{
    const vary *v = &k->varies[y];
    const um_ruling *r = &v->game->rulings[v->ruling];
    if (k->setup.o->format == UM_FORMAT_JSONL) {
        json_t *o = json_object();
        um_json_set(o, "type", json_string("summary"));
        um_json_set(o, "ruling", um_json_string(r->id));
        um_json_set(o, "compared", json_integer(t->games[y]));
        um_json_set(o, "changed", json_integer(t->changed[y]));
        um_json_set(o, "findings", json_integer(t->findings[y]));
        um_json_set(o, "scores", json_integer(t->scores[y]));
        um_json_line(out, o);
        return;
    }
    um_out(out, "%s: %d of %d comparisons differ: %d findings, %d scores\n", r->id, t->changed[y],
           t->games[y], t->findings[y], t->scores[y]);
}

/* Add the counts of a game to those of all. */
static void add_up(tally *to, const tally *t, int n)
{
    for (int y = 0; y < n; y++) {
        to->games[y] += t->games[y];
        to->changed[y] += t->changed[y];
        to->findings[y] += t->findings[y];
        to->scores[y] += t->scores[y];
    }
}

static int compare_all(comparing *k)
{
    um_output out;
    tally all = {.games = {0}};
    size_t n = k->inputs->n;
    tally *each = um_realloc(NULL, 0, n * sizeof *each + 1);
    um_status s = each ? um_output_open(&out, k->setup.o) : UM_MEMORY;
    if (s != UM_OK) {
        um_free(each, n * sizeof *each + 1);
        return um_exit_of(s);
    }
    const um_jobs jobs = {n, k->setup.o->jobs, compare_one, k, each, sizeof *each, NULL};
    if (k->setup.o->format == UM_FORMAT_JSONL)
        um_report_jsonl.begin(&out, k->setup.o);
    int status = um_jobs_run(&jobs, &out);
    for (size_t i = 0; i < n; i++)
        add_up(&all, &each[i], k->n);
    for (int y = 0; y < k->n; y++)
        put_total(k, y, &all, &out);
    um_free(each, n * sizeof *each + 1);
    return um_output_close(&out, status);
}

int um_cmd_compare(int argc, char **argv)
{
    um_options o;
    um_inputs inputs;
    comparing k = {.n = 0};
    int status;
    if (!um_options_parse(&o, "compare", argc, argv, &status))
        return status;
    um_status s = um_setup_ready(&k.setup, &o);
    for (size_t i = 0; i < o.vary.n && s == UM_OK; i++)
        s = read_vary(&k, &o, o.vary.items[i]);
    if (s == UM_OK && k.n == 0) {
        um_call_error("compare", "nothing to vary: --vary ID=A,B");
        s = UM_CALL;
    }
    if (s == UM_OK)
        s = um_setup_find(&k.setup, &o, &inputs);
    status = um_exit_of(s);
    if (s == UM_OK) {
        k.inputs = &inputs;
        s = um_chains_find(&k.chains, &k.setup, &inputs);
        status = s == UM_OK ? compare_all(&k) : um_exit_of(s);
        um_chains_free(&k.chains);
        um_inputs_free(&inputs);
        um_setup_free(&k.setup);
    }
    um_options_free(&o);
    return status;
}
