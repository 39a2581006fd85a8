/* The sheet of umpire settle: what all games ask for, pooled, what decides most first; a record to fill in.
 */
#include "cli/settle.h"

#include <stdlib.h>
#include <string.h>

typedef struct question { /* of several games; texts belong to the objects that these left */
    const char *line, *about;
    int now, later;   /* findings that wait for it, at once or once others are known */
    int games, after; /* games that have such */
} question;

typedef struct sheet {
    json_t *games;
    question *data, *rulings;
    size_t ndata, nrulings, room;
    int undetermined, left;
} sheet;

/* What is missing for lack of memory is empty: the output knows, and is not kept. */
static const char *string_at(const json_t *o, const char *key)
{
    const char *s = json_string_value(json_object_get(o, key));
    return s ? s : "";
}

static int number_at(const json_t *o, const char *key)
{
    return (int)json_integer_value(json_object_get(o, key));
}

/* ---- pooling ---- */

static int by_line(const void *a, const void *b)
{
    const question *x = a, *y = b;
    return strcmp(x->line, y->line);
}

static int more_first(int a, int b)
{
    return (a < b) - (a > b);
}

/* What decides most stands first, what is a question only after others last. */
static int by_weight(const void *a, const void *b)
{
    const question *x = a, *y = b;
    int d = more_first(x->now, y->now);
    d = d ? d : more_first(x->games, y->games);
    d = d ? d : more_first(x->later, y->later);
    d = d ? d : more_first(x->after, y->after);
    return d ? d : by_line(a, b);
}

static size_t gather(const json_t *games, const char *key, question *out)
{
    size_t n = 0, i, k;
    const json_t *game, *one;
    json_array_foreach((json_t *)games, i, game)
    {
        json_array_foreach(json_object_get(game, key), k, one)
        {
            int now = number_at(one, "now"), later = number_at(one, "later");
            out[n++] =
                (question){string_at(one, "line"), string_at(one, "about"), now, later, now > 0, later > 0};
        }
    }
    return n;
}

/* The same line of several games is one question. */
static size_t pool(question *q, size_t n)
{
    size_t out = 0;
    qsort(q, n, sizeof *q, by_line);
    for (size_t i = 0; i < n; i++) {
        if (out && strcmp(q[out - 1].line, q[i].line) == 0) {
            q[out - 1].now += q[i].now;
            q[out - 1].later += q[i].later;
            q[out - 1].games += q[i].games;
            q[out - 1].after += q[i].after;
        } else {
            q[out++] = q[i];
        }
    }
    qsort(q, out, sizeof *q, by_weight);
    return out;
}

static um_status read_notes(sheet *s, const um_buf *notes, size_t n)
{
    s->games = json_array();
    for (size_t i = 0; i < n; i++) {
        if (notes[i].failed)
            return UM_MEMORY;
        um_text rest = um_buf_view(&notes[i]);
        for (const char *end; rest.n && (end = memchr(rest.p, '\n', rest.n));) {
            size_t line = (size_t)(end - rest.p) + 1;
            json_t *o = json_loadb(rest.p, line, 0, NULL);
            if (!o || json_array_append_new(s->games, o) != 0)
                return UM_MEMORY;
            rest = (um_text){rest.p + line, rest.n - line};
        }
    }
    return s->games ? UM_OK : UM_MEMORY;
}

static um_status make(sheet *s)
{
    size_t i;
    const json_t *game;
    s->room = 1;
    json_array_foreach(s->games, i, game)
    {
        s->room += json_array_size(json_object_get(game, "data")) +
                   json_array_size(json_object_get(game, "rulings"));
        s->undetermined += number_at(game, "undetermined");
        s->left += number_at(game, "left");
    }
    s->data = um_realloc(NULL, 0, s->room * sizeof *s->data);
    s->rulings = um_realloc(NULL, 0, s->room * sizeof *s->rulings);
    if (!s->data || !s->rulings)
        return UM_MEMORY;
    s->ndata = pool(s->data, gather(s->games, "data", s->data));
    s->nrulings = pool(s->rulings, gather(s->games, "rulings", s->rulings));
    return UM_OK;
}

/* A sheet is of one game, and of one pack: data beside inputs stand for whatever pack they name. */
static um_status of_one(const sheet *s)
{
    const json_t *first = json_array_get(s->games, 0), *game;
    size_t i;
    json_array_foreach(s->games, i, game)
    {
        const char *a = string_at(first, "game"), *b = string_at(game, "game");
        if (strcmp(a, b) != 0) {
            um_call_error("settle", "a sheet is of one game: choose %s or %s with --game", a, b);
            return UM_CALL;
        }
        if (strcmp(string_at(first, "pack"), string_at(game, "pack")) != 0) {
            um_call_error("settle",
                          "a sheet is of one pack: %s and %s are judged by two; choose one with --pack",
                          string_at(first, "label"), string_at(game, "label"));
            return UM_CALL;
        }
    }
    return UM_OK;
}

/* ---- writing ---- */

enum { WIDTH = 110 };

/* Words as comments, a line each. */
void um_settle_comment(um_output *out, const char *words)
{
    for (um_text rest = um_text_of(words); rest.n;) {
        um_text line = um_text_part(rest, WIDTH);
        um_out(out, "# ");
        um_out_text(out, line);
        um_out(out, "\n");
        rest = um_text_trim((um_text){rest.p + line.n, rest.n - line.n});
    }
}

/* "3 findings in 2 games" */
static void put_waiting(int findings, int games, um_buf *out)
{
    um_buf n = {0};
    um_buf_printf(&n, um_trn("%d finding", "%d findings", findings), findings);
    um_buf_printf(out, um_trn("%s in %d game", "%s in %d games", games), um_buf_view(&n).p, games);
    um_buf_free(&n);
}

/* A comment of one line, since the next may be a line to fill in. */
static void put_question(um_output *out, const question *q)
{
    um_buf b = {0};
    if (q->now)
        put_waiting(q->now, q->games, &b);
    if (q->later) {
        um_buf_str(&b, b.n ? um_tr("; then ") : "");
        put_waiting(q->later, q->after, &b);
    }
    um_buf_printf(&b, "%s%s", um_tr("; "), q->about);
    um_out(out, "\n# ");
    um_out_text(out, um_buf_view(&b));
    um_out(out, "\n#");
    um_out_text(out, um_text_of(q->line));
    um_out(out, "\n");
    um_buf_free(&b);
}

/* Those that wait now, or those that wait only then. */
static void put_questions(um_output *out, const question *q, size_t n, bool now, const char *head)
{
    bool told = false;
    for (size_t i = 0; i < n; i++) {
        if ((q[i].now > 0) != now)
            continue;
        if (!told) {
            um_out(out, "\n");
            um_settle_comment(out, head);
        }
        told = true;
        put_question(out, &q[i]);
    }
}

static void put_facts(um_output *out, const sheet *s)
{
    size_t i, k, n;
    const json_t *game, *fact, *line;
    bool told = false;
    json_array_foreach(s->games, i, game)
    {
        json_array_foreach(json_object_get(game, "facts"), k, fact)
        {
            if (!told) {
                um_out(out, "\n");
                um_settle_comment(out,
                                  um_tr("---- What single files do not tell. Who played them may know."));
            }
            told = true;
            um_out(out, "\n# ");
            um_out_text(out, um_text_of(string_at(fact, "about")));
            um_out(out, "\n");
            if (!json_array_size(json_object_get(fact, "lines")))
                um_out(out, "#   %s\n",
                       um_is_hidden(string_at(fact, "missing"))
                           ? um_tr("(the opponent's log may show it, given with --with; a piece without a "
                                   "name in the binding needs one, or is=\"none\")")
                           : um_tr("(make a record of it, umpire convert, and state it there)"));
            json_array_foreach(json_object_get(fact, "lines"), n, line)
            {
                um_out(out, "#");
                um_out_text(out, um_text_of(json_string_value(line)));
                um_out(out, "\n");
            }
        }
    }
}

static void put_head(um_output *out, const um_options *o, const sheet *s)
{
    const json_t *first = json_array_get(s->games, 0);
    int games = (int)json_array_size(s->games);
    um_buf b = {0}, of = {0};
    um_out(out, "game %s\n", *string_at(first, "game") ? string_at(first, "game") : um_games[0]->name);
    if (*string_at(first, "name")) {
        um_out(out, "pack \"");
        um_out_text(out, um_text_of(string_at(first, "name")));
        um_out(out, "\"\n");
    }
    um_buf_printf(&of, um_trn("%d game", "%d games", games), games);
    um_buf_printf(&b,
                  um_trn("What decides %d undetermined finding of %s, what decides most first.",
                         "What decides %d undetermined findings of %s, what decides most first.",
                         s->undetermined),
                  s->undetermined, um_buf_view(&of).p);
    um_buf_free(&of);
    if (s->left) {
        um_buf_char(&b, ' ');
        um_buf_printf(&b,
                      um_trn("%d of them waits for nothing that can be looked up.",
                             "%d of them wait for nothing that can be looked up.", s->left),
                      s->left);
    }
    um_settle_comment(out, um_buf_view(&b).p);
    um_buf_free(&b);
    um_settle_comment(
        out, um_tr("Look it up on the printed map, counters and cards. Where you have, take the '#' "
                   "before the line away, "
                   "and correct what is not so; a word in capitals stands for a value. A line that keeps "
                   "its '#' changes "
                   "nothing. Then give the sheet back:"));
    um_out(out, "#     umpire check --with SHEET%s FILE...\n", o->pack ? " --pack PACK" : "");
}

static void put_sheet(um_output *out, const um_options *o, const sheet *s)
{
    put_head(out, o, s);
    put_questions(out, s->data, s->ndata, true, um_tr("---- What the pack is not sure of."));
    put_questions(out, s->data, s->ndata, false,
                  um_tr("---- What becomes a question once those above are answered, as the pack has them or "
                        "otherwise."));
    put_questions(out, s->rulings, s->nrulings, true,
                  um_tr("---- What the rule book leaves open: how do you rule?"));
    put_questions(out, s->rulings, s->nrulings, false,
                  um_tr("---- What it leaves open once those above are answered."));
    put_facts(out, s);
}

um_status um_settle_sheet(const um_options *o, const um_buf *notes, size_t n, um_output *out)
{
    sheet s = {.games = NULL};
    um_status st = read_notes(&s, notes, n);
    if (st == UM_OK)
        st = of_one(&s);
    if (st == UM_OK)
        st = make(&s);
    if (st == UM_OK)
        put_sheet(out, o, &s);
    else if (st == UM_MEMORY)
        um_complain("out of memory");
    um_free(s.data, s.data ? s.room * sizeof *s.data : 0);
    um_free(s.rulings, s.rulings ? s.room * sizeof *s.rulings : 0);
    json_decref(s.games);
    return st;
}
