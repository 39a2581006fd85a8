/* umpire rules --coverage: which rules cases have seen kept and broken, and by
 * which cases. */
#include "cli/rules.h"

#include <string.h>

/* How a rule stands. A definition holds or is used, it cannot be broken by
 * itself. */
typedef enum standing { BOTH, KEPT, BROKEN, UNSEEN, UNDECIDABLE, STANDINGS } standing;
static const char *const standing_text[] = {UM_N("kept and broken"), UM_N("kept only"), UM_N("broken only"),
                                            UM_N("not seen"), UM_N("undecidable")};

enum { SHOWN = 3 }; /* cases named for each side without -v */

typedef struct sightings {
    um_text *ids;
    size_t n, cap;
} sightings;

typedef struct book {
    const um_game *game;
    sightings *kept, *broken;        /* per rule */
    uint32_t *was_kept, *was_broken; /* counters before the case */
    int cases, failed;
} book;

typedef struct survey {
    um_coverage coverage;
    book *books;
    size_t n, cap;
    um_arena arena;
    bool no_memory;
} survey;

/* The counts of a game, made at its first case. */
static book *book_of(survey *s, const um_game *g)
{
    for (size_t i = 0; i < s->n; i++)
        if (s->books[i].game == g)
            return &s->books[i];
    size_t n = (size_t)g->nrules + 1;
    book b = {.game = g,
              .kept = um_arena_alloc(&s->arena, n * sizeof(sightings)),
              .broken = um_arena_alloc(&s->arena, n * sizeof(sightings)),
              .was_kept = um_arena_alloc(&s->arena, n * sizeof(uint32_t)),
              .was_broken = um_arena_alloc(&s->arena, n * sizeof(uint32_t))};
    if (!b.kept || !b.broken || !b.was_kept || !b.was_broken ||
        um_grow((void **)&s->books, &s->cap, s->n + 1, sizeof b) != UM_OK)
        return NULL;
    s->books[s->n] = b;
    return &s->books[s->n++];
}

/* Add a case to those that have seen a rule. */
static void add(survey *s, sightings *to, um_text id)
{
    if (um_grow((void **)&to->ids, &to->cap, to->n + 1, sizeof *to->ids) == UM_OK)
        to->ids[to->n++] = id;
    else
        s->no_memory = true;
}

/* Take what one tested case has seen. */
static void seen(void *user, const um_tested *t)
{
    survey *s = user;
    book *b = book_of(s, t->c->game);
    um_game_coverage *now = um_coverage_of(&s->coverage, t->c->game);
    um_text id;
    if (!b || !now || um_text_dup(&s->arena, t->c->id.n ? t->c->id : um_text_of("(game)"), &id) != UM_OK) {
        s->no_memory = true;
        return;
    }
    b->cases++;
    b->failed += !t->passed;
    for (int i = 0; i < b->game->nrules; i++) {
        if (now->kept[i] > b->was_kept[i])
            add(s, &b->kept[i], id);
        if (now->broken[i] > b->was_broken[i])
            add(s, &b->broken[i], id);
        b->was_kept[i] = now->kept[i];
        b->was_broken[i] = now->broken[i];
    }
}

static standing stands(const book *b, int rule)
{
    const um_rule *r = &b->game->rules[rule];
    bool definition = r->kind == UM_R_DEFINITION || r->kind == UM_R_AID;
    if (r->undecided)
        return UNDECIDABLE;
    if (definition && (b->kept[rule].n || b->broken[rule].n))
        return BOTH;
    if (b->kept[rule].n && b->broken[rule].n)
        return BOTH;
    return b->kept[rule].n ? KEPT : b->broken[rule].n ? BROKEN : UNSEEN;
}

/* ---- showing ---- */

static void put_cases(um_buf *b, const char *words, const sightings *s, bool all)
{
    if (s->n == 0)
        return;
    um_buf_str(b, b->n ? um_tr("; ") : "");
    um_buf_str(b, words);
    for (size_t i = 0; i < s->n && (all || i < SHOWN); i++) {
        um_buf_str(b, i ? ", " : "");
        um_buf_text(b, s->ids[i]);
    }
    if (!all && s->n > SHOWN)
        um_buf_printf(b, um_tr(" and %zu more"), s->n - SHOWN);
}

static void text_rule(um_output *out, const book *b, int rule, bool all)
{
    static const um_style styles[] = {UM_GREEN, UM_YELLOW, UM_YELLOW, UM_RED, UM_DIM};
    const um_rule *r = &b->game->rules[rule];
    standing st = stands(b, rule);
    um_buf words = {0};
    char lead[80];
    const char *stands_so =
        um_tr(st == BOTH && r->kind == UM_R_DEFINITION ? UM_N("used") : standing_text[st]);
    um_out_styled(out, styles[st], "%s%*s", stands_so, um_pad(stands_so, 15), "");
    snprintf(lead, sizeof lead, "  %-14s  ", r->id);
    um_buf_printf(&words, "%s%s", um_tr(r->title), st == UNDECIDABLE ? um_tr(": ") : "");
    if (st == UNDECIDABLE)
        um_buf_str(&words, um_tr(r->undecided));
    um_out(out, "%s%s\n", lead, um_buf_view(&words).p);
    um_buf_clear(&words);
    put_cases(&words, um_tr("kept by "), &b->kept[rule], all);
    put_cases(&words, um_tr("broken by "), &b->broken[rule], all);
    if (words.n)
        um_out_wrapped(out, "                                   ", um_buf_view(&words));
    um_buf_free(&words);
}

static void count_all(const book *b, int *n)
{
    memset(n, 0, STANDINGS * sizeof *n);
    for (int i = 0; i < b->game->nrules; i++)
        n[stands(b, i)]++;
}

static void text_book(um_output *out, const book *b, bool all)
{
    int n[STANDINGS], decidable;
    for (int i = 0; i < b->game->nrules; i++)
        text_rule(out, b, i, all);
    count_all(b, n);
    decidable = b->game->nrules - n[UNDECIDABLE];
    um_out(out, "\n");
    um_out(out,
           um_tr("%s: %d rules: %d no record can decide; of the other %d, %d seen kept and broken or used "
                 "(%d %%), "
                 "%d kept only, %d broken only, %d not seen"),
           b->game->name, b->game->nrules, n[UNDECIDABLE], decidable, n[BOTH],
           decidable ? n[BOTH] * 100 / decidable : 0, n[KEPT], n[BROKEN], n[UNSEEN]);
    um_out(out, "\n");
    um_out(out,
           um_trn("%s: %d case, %d failed and do not count", "%s: %d cases, %d failed and do not count",
                  b->cases),
           b->game->name, b->cases, b->failed);
    um_out(out, "\n");
}

static json_t *ids(const sightings *s)
{
    json_t *list = json_array();
    for (size_t i = 0; i < s->n; i++)
        json_array_append_new(list, um_json_text(s->ids[i]));
    return list;
}

static void json_book(um_output *out, const book *b)
{
    int n[STANDINGS];
    for (int i = 0; i < b->game->nrules; i++) {
        json_t *o = json_object();
        um_json_set(o, "type", json_string("coverage"));
        um_json_set(o, "game", json_string(b->game->name));
        um_json_set(o, "rule", um_json_string(b->game->rules[i].id));
        um_json_set(o, "kind", json_string(um_words_rule_kind(b->game->rules[i].kind)));
        um_json_set(o, "standing", json_string(standing_text[stands(b, i)]));
        um_json_set(o, "reason", um_json_string(b->game->rules[i].undecided));
        um_json_set(o, "kept", ids(&b->kept[i]));
        um_json_set(o, "broken", ids(&b->broken[i]));
        um_json_line(out, o);
    }
    json_t *sum = json_object();
    count_all(b, n);
    um_json_set(sum, "type", json_string("summary"));
    um_json_set(sum, "game", json_string(b->game->name));
    um_json_set(sum, "rules", json_integer(b->game->nrules));
    for (int k = 0; k < STANDINGS; k++)
        um_json_set(sum, standing_text[k], json_integer(n[k]));
    um_json_set(sum, "cases", json_integer(b->cases));
    um_json_set(sum, "failed", json_integer(b->failed));
    um_json_line(out, sum);
}

/* ---- running ---- */

static int look_at(survey *s, const um_setup *b, const char *path)
{
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, b->o);
    um_input in;
    um_status st = um_input_open(&in, b, path, &sink);
    const um_suite_settings settings = {
        .run = {.trust = b->o->trust ? (um_sure_level)b->o->trust : UM_LIKELY}, .coverage = &s->coverage};
    if (st == UM_OK)
        st = um_suite_run(in.opened.record, &settings, &in.sink, seen, s);
    if (st == UM_OK && s->no_memory)
        st = UM_MEMORY;
    um_input_close(&in);
    return um_exit_of(st);
}

static void release(survey *s)
{
    for (size_t i = 0; i < s->n; i++)
        for (int k = 0; k < s->books[i].game->nrules; k++) {
            um_free(s->books[i].kept[k].ids, s->books[i].kept[k].cap * sizeof(um_text));
            um_free(s->books[i].broken[k].ids, s->books[i].broken[k].cap * sizeof(um_text));
        }
    um_free(s->books, s->cap * sizeof *s->books);
    um_arena_free(&s->arena);
    um_coverage_free(&s->coverage);
}

int um_rules_coverage(um_output *out, const um_setup *b)
{
    static const char *const suffixes[] = {".ump", NULL};
    survey s = {.n = 0};
    um_inputs inputs = {.n = 0};
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, b->o);
    if (b->o->nfiles == 0)
        return um_call_error("rules", "--coverage takes cases: CASE|DIR...");
    int status = um_exit_of(um_inputs_find(&inputs, b->o->files, b->o->nfiles, suffixes, &sink));
    for (size_t i = 0; i < inputs.n; i++)
        status = um_exit_worse(status, look_at(&s, b, inputs.paths[i]));
    for (size_t i = 0; i < s.n; i++) {
        if (b->o->format == UM_FORMAT_JSONL)
            json_book(out, &s.books[i]);
        else
            text_book(out, &s.books[i], b->o->verbose > 0);
    }
    release(&s);
    um_inputs_free(&inputs);
    return status;
}
