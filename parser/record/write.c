#include "parser/record/reader.h"

#include <string.h>

/* Writing is tried in three ways, from the plainest to the most explicit; the first that reads back
 * as the same action is taken. So no name, however odd, can make a line mean something else. */
enum { PLAIN, KEYED_AFTER_GAP, EXPLICIT, WAYS };

typedef struct writer {
    const um_game *g;
    const um_pack *p;
    um_buf *out;
    int way;
    bool range;
} writer;

/* ---- words ---- */

static void write_quoted(um_buf *out, um_text t)
{
    um_buf_char(out, '"');
    for (size_t i = 0; i < t.n; i++) {
        unsigned char c = (unsigned char)t.p[i];
        if (c == '"' || c == '\\')
            um_buf_char(out, '\\');
        bool bad = (c < 0x20 && c != '\t' && c != '\r') || c == 0x7f; /* no line may hold it */
        um_buf_char(out, bad ? ' ' : (char)c);
    }
    um_buf_char(out, '"');
}

/* Whether a text can stand as a word or words without quotes. */
static bool plain(um_text t)
{
    static const char *const special[] = {"-", "..", "...", "\xe2\x80\x93", "\xe2\x80\x94", "\xe2\x80\xa6"};
    bool fresh = true;
    if (t.n == 0)
        return false;
    for (size_t i = 0; i < t.n; i++) {
        unsigned char c = (unsigned char)t.p[i];
        if (c < 0x20 || c == 0x7f || c == ',' || c == '=' || c == '"' || c == '\\' || (fresh && c == '#'))
            return false;
        fresh = c == ' ';
    }
    for (size_t i = 0; i < UM_COUNT(special); i++) {
        size_t n = strlen(special[i]);
        for (size_t k = 0; k + n <= t.n; k++)
            if (memcmp(t.p + k, special[i], n) == 0 && (k == 0 || t.p[k - 1] == ' ') &&
                (k + n == t.n || t.p[k + n] == ' '))
                return false;
    }
    return t.p[0] != ' ' && t.p[t.n - 1] != ' ';
}

/* A single word as it is, anything else in quotes. */
static void write_word(um_buf *out, um_text t)
{
    bool one = !memchr(t.p, ' ', t.n) && !memchr(t.p, ':', t.n);
    if (plain(t) && one)
        um_buf_text(out, t);
    else
        write_quoted(out, t);
}

/* A row by its name; a row that joins two others by its id. EXPLICIT: quoted, the side before the quote. */
static void write_name(writer *w, um_ref r)
{
    um_buf name = {0};
    bool there = um_row_at(w->p, r) != NULL;
    bool by_id = there && w->g->kinds[um_ref_kind(r)].keys > 0; /* their name is made of two */
    if (by_id)
        um_buf_text(&name, um_ref_id(w->p, r));
    else
        um_ref_write(w->p, r, &name);
    um_text t = um_buf_view(&name);
    const char *colon = t.n ? memchr(t.p, ':', t.n) : NULL;
    size_t n = colon ? (size_t)(colon - t.p) : 0;
    bool done = !there || (t.n && memchr(t.p, '"', t.n)) || w->way < EXPLICIT;
    if (done || um_word_in(w->g->sides, (um_text){t.p, n}) < 0)
        n = 0;
    else
        n++;
    um_buf_add(w->out, t.p, n);
    if (done && !by_id)
        um_buf_text(w->out, t);
    else
        write_quoted(w->out, (um_text){t.p + n, t.n - n});
    if (name.failed)
        w->out->failed = name.failed;
    um_buf_free(&name);
}

/* ---- values ---- */

static void write_range(writer *w, int32_t lo, int32_t hi)
{
    if (w->range && lo != hi)
        um_buf_printf(w->out, "%d..%d", (int)lo, (int)hi);
    else
        um_buf_printf(w->out, "%d", (int)lo);
}

static void write_decimal(um_buf *out, int32_t v)
{
    int64_t a = v < 0 ? -(int64_t)v : v;
    um_buf_printf(out, "%s%d", v < 0 ? "-" : "", (int)(a / 100));
    if (a % 100)
        um_buf_printf(out, a % 10 ? ".%02d" : ".%d", (int)(a % 10 ? a % 100 : a % 100 / 10));
}

/* A word by its index, or the range of two; -1 in an answer is `none`. */
static void write_index(writer *w, const char *const *words, int32_t lo, int32_t hi)
{
    const char *first = um_word_of(words, lo), *last = um_word_of(words, w->range ? hi : lo);
    if (!first || !last || hi < lo)
        um_buf_str(w->out, w->range && lo == -1 && hi == -1 ? "none" : "?");
    else if (first == last)
        um_buf_str(w->out, first);
    else if (strcmp(words[0], "no") == 0 && !um_word_of(words, 2))
        um_buf_str(w->out, "maybe");
    else
        um_buf_printf(w->out, "%s..%s", first, last);
}

/* A score as it is read: the side that leads and its points, 0, or a range across 0. */
static void write_vp(writer *w, int32_t lo, int32_t hi)
{
    if (!w->range)
        hi = lo;
    if (lo == 0 && hi == 0)
        um_buf_char(w->out, '0');
    else if (lo >= 0 || hi <= 0) {
        um_buf_printf(w->out, "%s ", w->g->sides[lo >= 0 ? 0 : 1]);
        write_range(w, lo >= 0 ? lo : -hi, lo >= 0 ? hi : -lo);
    } else
        write_range(w, lo, hi);
}

/* The last text of a line needs no quotes if it is plain. */
static void write_text_value(writer *w, const um_param *p, um_text t, bool last)
{
    bool rest = last && w->way < EXPLICIT && !(p->flags & UM_KEYED) && plain(t) && !memchr(t.p, ':', t.n);
    if (rest)
        um_buf_text(w->out, t);
    else
        write_quoted(w->out, t);
}

/* What stands before value i of a parameter. */
static void write_joint(writer *w, const um_param *p, const um_value *v, int i)
{
    if (p->type == UM_P_PATH && i == 0 && v->gap)
        um_buf_str(w->out, ".. ");
    if (i == 0)
        return;
    if (p->type == UM_P_PATH)
        um_buf_str(w->out, v->gap ? " .. " : " - ");
    else if (p->type == UM_P_GROUPS && v->ref == UM_NONE)
        um_buf_char(w->out, ' ');
    else
        um_buf_str(w->out, p->type == UM_P_DICE || p->type == UM_P_POINT ? "," : ", ");
}

static void write_value(writer *w, const um_param *p, const um_value *v, bool last)
{
    switch (p->type) {
    case UM_P_REF:
    case UM_P_REFS:
    case UM_P_PATH:
        write_name(w, v->ref);
        if (um_word_of(p->marks, v->mark))
            um_buf_printf(w->out, " %s", um_word_of(p->marks, v->mark));
        break;
    case UM_P_COUNTS:
        write_name(w, v->ref);
        um_buf_printf(w->out, " %d", (int)v->num);
        break;
    case UM_P_GROUPS:
        if (v->ref != UM_NONE)
            write_name(w, v->ref);
        else
            write_index(w, p->words, v->num, v->num);
        break;
    case UM_P_INT:
    case UM_P_DICE:
        write_range(w, v->num, v->hi);
        break;
    case UM_P_DECIMAL:
    case UM_P_POINT:
        write_decimal(w->out, v->num);
        break;
    case UM_P_WORD:
        write_index(w, p->words, v->num, v->hi);
        break;
    case UM_P_SIDE:
        write_index(w, w->g->sides, v->num, v->hi);
        break;
    case UM_P_VP:
        write_vp(w, v->num, v->hi);
        break;
    case UM_P_TEXT:
        write_text_value(w, p, v->text, last);
        break;
    }
}

/* ---- statements ---- */

/* The argument to be written, or NULL. */
static const um_arg *written(const um_action *a, int param)
{
    const um_arg *arg = um_arg_of(a, param);
    return arg && arg->count ? arg : NULL;
}

/* Whether an argument behind this one is written. */
static bool any_behind(const um_verb *verb, const um_action *a, int param)
{
    for (int i = param + 1; i < verb->nparams; i++)
        if (written(a, i))
            return true;
    return false;
}

/* An argument: its key or its lead, then its values. */
static void write_arg(writer *w, const um_verb *verb, const um_action *a, int i, bool keyed)
{
    const um_param *p = &verb->params[i];
    const um_arg *arg = written(a, i);
    if (keyed)
        um_buf_printf(w->out, " %s=", p->name);
    else if (p->lead && strcmp(p->lead, ":") == 0)
        um_buf_str(w->out, ": ");
    else if (p->lead)
        um_buf_printf(w->out, " %s ", p->lead);
    else
        um_buf_char(w->out, ' ');
    bool last = !keyed && !any_behind(verb, a, i);
    for (int k = 0; k < arg->count; k++) {
        const um_value *v = &a->values[arg->first + k];
        write_joint(w, p, v, k);
        write_value(w, p, v, last);
    }
}

static bool is_query(const um_game *g, const um_verb *verb)
{
    return verb >= g->queries && verb < g->queries + g->nqueries;
}

/* The whole statement in the way of writing that is tried. */
static void write_way(writer *w, const um_verb *verb, const um_action *a)
{
    bool gap = false, query = is_query(w->g, verb);
    if (a->player >= 0)
        um_buf_printf(w->out, "%s: ", w->g->sides[a->player]);
    um_buf_str(w->out, verb->name);
    for (int i = 0; i < verb->nparams; i++) {
        const um_param *p = &verb->params[i];
        bool named =
            (p->flags & UM_KEYED) || w->way == EXPLICIT || (w->way == KEYED_AFTER_GAP && gap && !p->lead);
        w->range = query && i == verb->nparams - 1;
        if (written(a, i))
            write_arg(w, verb, a, i, named);
        else
            gap |= !p->lead && !(p->flags & UM_KEYED);
    }
}

/* ---- reading back ---- */

/* Whether a line is read as this action again. */
static bool reads_back(um_record_reader *r, const um_verb *verb, const um_action *a, um_text line)
{
    um_lex_fault fault;
    um_action back;
    bool query = is_query(r->c.game, verb);
    r->erred = false;
    r->looked.at = -1;
    if (!um_lex_line(&r->line, line, r->c.game, &r->rec->arena, &fault)) {
        if (fault.status == UM_MEMORY)
            r->fatal = UM_MEMORY;
        return false;
    }
    r->line.at = a->player >= 0 ? 3 : 1;
    return um_read_action(r, verb, a->verb, query, a->player, &back) &&
           um_same_action(a, &back, UM_SAME_WORDS);
}

void um_action_write(const um_game *g, const um_pack *p, const um_verb *verb, const um_action *a, um_buf *out)
{
    static const um_read_options silent = {.find_pack = NULL};
    um_record rec = {.file = {"", 0}};
    um_record_reader *r = um_realloc(NULL, 0, sizeof *r);
    um_buf line = {0};
    writer w = {.g = g, .p = p, .out = &line};
    if (!r) {
        out->failed = UM_MEMORY;
        return;
    }
    memset(r, 0, sizeof *r);
    r->rec = &rec;
    r->o = &silent;
    r->c.game = g;
    r->c.pack = (um_pack *)(uintptr_t)p; /* only looked into */
    r->pack_ready = true;
    for (w.way = PLAIN; w.way < WAYS; w.way++) {
        um_buf_clear(&line);
        write_way(&w, verb, a);
        if (line.failed || reads_back(r, verb, a, um_buf_view(&line)) || r->fatal)
            break;
    }
    if (w.way == WAYS) { /* an action no line can say: the plainest is the best to look at */
        um_buf_clear(&line);
        w.way = PLAIN;
        write_way(&w, verb, a);
    }
    um_buf_text(out, um_buf_view(&line));
    if (line.failed || r->fatal)
        out->failed = line.failed ? line.failed : r->fatal;
    um_buf_free(&line);
    um_arena_free(&rec.arena);
    um_free(r, sizeof *r);
}

/* ---- records ---- */

/* Blanks outside quotes become one. */
static void write_squeezed(um_buf *out, um_text t)
{
    bool quoted = false, gap = false;
    for (size_t i = 0; i < t.n; i++) {
        char c = t.p[i];
        if (!quoted && (c == ' ' || c == '\t' || c == '\r')) {
            gap = true;
            continue;
        }
        if (gap)
            um_buf_char(out, ' ');
        bool begins = i == 0 || gap || t.p[i - 1] == '=' || t.p[i - 1] == ',' || t.p[i - 1] == ':';
        gap = false;
        um_buf_char(out, c);
        if (quoted && c == '\\' && i + 1 < t.n)
            um_buf_char(out, t.p[++i]);
        else if (c == '"' && (quoted || begins))
            quoted = !quoted;
    }
}

static void write_expect(const um_case *c, const um_item *it, um_buf *out)
{
    um_buf_str(out, "expect ");
    if (it->about_query) {
        um_action_write(c->game, c->pack, &c->game->queries[it->action.verb], &it->action, out);
        return;
    }
    um_buf_str(out, um_verdict_text(it->verdict));
    if (it->cause != UM_WHY_NONE)
        um_buf_printf(out, " %s", um_cause_text(it->cause));
    if (it->whose)
        um_buf_printf(out, " by %s", it->whose < 0 ? "nobody" : c->game->sides[it->whose - 1]);
    if (it->only)
        um_buf_str(out, " only");
    for (int i = 0; i < it->nrules; i++) {
        um_buf_char(out, ' ');
        um_buf_text(out, um_expected_rule(c, it, i));
    }
}

static void write_claim(const um_case *c, const um_item *it, um_buf *out)
{
    um_action a = it->action;
    a.player = -1;
    if (it->action.player >= 0)
        um_buf_printf(out, "%s: ", c->game->sides[it->action.player]);
    um_buf_str(out, "claim ");
    um_action_write(c->game, c->pack, &c->game->queries[a.verb], &a, out);
}

static void write_line_of_words(um_buf *out, um_text words)
{
    enum { WIDTH = 120 };
    um_text part = um_text_part(words, WIDTH - 1);
    um_buf_printf(out, "# %.*s", UM_FMT(part));
    while (part.n < words.n) {
        words = um_text_trim((um_text){words.p + part.n, words.n - part.n});
        part = um_text_part(words, WIDTH);
        um_buf_printf(out, "\n#   %.*s", UM_FMT(part));
    }
}

/* What was said at the table, in lines that one can read. */
static void write_words(um_buf *out, um_text words)
{
    while (words.n) {
        const char *end = memchr(words.p, '\n', words.n);
        size_t n = end ? (size_t)(end - words.p) : words.n;
        write_line_of_words(out, (um_text){words.p, n});
        if (end)
            um_buf_char(out, '\n');
        words = (um_text){words.p + n + (end != NULL), words.n - n - (end != NULL)};
    }
}

static void write_item(const um_case *c, const um_item *it, um_buf *out)
{
    switch (it->kind) {
    case UM_I_ACTION:
        um_action_write(c->game, c->pack, &c->game->verbs[it->action.verb], &it->action, out);
        break;
    case UM_I_CLAIM:
        write_claim(c, it, out);
        break;
    case UM_I_EXPECT:
        write_expect(c, it, out);
        break;
    case UM_I_ACCEPT:
        um_buf_printf(out, "accept %d ", it->number);
        write_quoted(out, it->text);
        break;
    case UM_I_OF:
        um_buf_str(out, "of ");
        write_quoted(out, it->text);
        if (it->number)
            um_buf_printf(out, " %s:%d", it->by_line ? "line" : "entry", it->number);
        um_buf_char(out, ' ');
        um_action_write(c->game, c->pack, &c->game->verbs[it->action.verb], &it->action, out);
        break;
    case UM_I_HEADER:
        write_squeezed(out, it->text);
        break;
    case UM_I_BAD:
        um_buf_text(out, it->text);
        break;
    case UM_I_COMMENT:
        break;
    }
    if (!it->comment.p)
        return;
    if (it->kind != UM_I_COMMENT)
        um_buf_str(out, "  ");
    if (it->kind == UM_I_COMMENT &&
        !it->at.line) /* no line of a record: what a log tells, at any place in it */
        write_words(out, it->comment);
    else
        um_buf_printf(out, "#%.*s", UM_FMT(it->comment));
}

static bool is_blank(const um_item *it)
{
    return it->kind == UM_I_COMMENT && !it->comment.p;
}

/* Whether what is written ends with an empty line, or is empty. */
static bool after_blank_line(const um_buf *out)
{
    return out->n == 0 || (out->n >= 2 && out->p[out->n - 1] == '\n' && out->p[out->n - 2] == '\n');
}

/* The first item of a case that stands apart from it: comments behind its last statement, after a
 * blank line, are about what follows. */
static int own_items(const um_case *c)
{
    int last = c->nitems;
    while (last > 0 && c->items[last - 1].kind == UM_I_COMMENT)
        last--;
    while (last < c->nitems && !is_blank(&c->items[last]))
        last++;
    return last;
}

/* The items of a case a line each, a case's own indented; several empty lines become one. */
static void write_items(const um_case *c, bool in_case, um_buf *out)
{
    int own = in_case ? own_items(c) : 0;
    for (int i = 0; i < c->nitems; i++) {
        const um_item *it = &c->items[i];
        if (is_blank(it)) {
            if (!after_blank_line(out))
                um_buf_char(out, '\n');
            continue;
        }
        um_buf_str(out, i < own ? "    " : "");
        write_item(c, it, out);
        um_buf_char(out, '\n');
    }
}

static bool after_comment(const um_case *c)
{
    return c->nitems > 0 && c->items[c->nitems - 1].kind == UM_I_COMMENT;
}

/* A `case` line, an empty line before it unless a comment stands there, and the items. */
static void write_case(const um_case *c, const um_case *before, um_buf *out)
{
    if (!after_blank_line(out) && !after_comment(before))
        um_buf_char(out, '\n');
    um_buf_str(out, "case ");
    write_word(out, c->id);
    if (c->title.n) {
        um_buf_char(out, ' ');
        write_quoted(out, c->title);
    }
    if (c->comment.p) {
        um_buf_str(out, "  #");
        um_buf_text(out, c->comment);
    }
    um_buf_char(out, '\n');
    write_items(c, true, out);
}

um_status um_record_write(const um_record *r, um_buf *out)
{
    if (r->has_cases)
        write_items(&r->head, false, out);
    for (int i = 0; i < r->ncases; i++) {
        if (r->has_cases)
            write_case(&r->cases[i], i ? &r->cases[i - 1] : &r->head, out);
        else
            write_items(&r->cases[i], false, out);
    }
    while (after_blank_line(out) && out->n && !out->failed)
        out->p[--out->n] = '\0';
    return out->failed;
}
