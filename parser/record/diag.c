#include "parser/record/reader.h"

#include <stdio.h>

enum { QUOTE_MAX = 500 };

um_place um_reader_place(const um_record_reader *r, uint32_t byte)
{
    const um_source *s = &r->source[r->depth];
    return (um_place){.file = s->file, .line = s->line, .column = um_columns_of(r->line.raw, byte) + 1};
}

/* Hands a message on; behind the first UM_RECORD_SAID_MAX, one that there are more and then none. */
void um_send(um_record_reader *r, um_diag *d)
{
    const um_sink *sink = &r->o->sink;
    r->said++;
    if (r->in_case)
        d->in = r->c.id;
    if (r->choices.n)
        d->choices = um_buf_view(&r->choices).p;
    if (sink->fn && r->said <= UM_RECORD_SAID_MAX)
        sink->fn(sink->user, d);
    if (r->said == UM_RECORD_SAID_MAX + 1)
        um_say(sink, UM_WARNING, UM_LIMIT, d->at, "many-errors", "more than %d faults; the rest is not shown",
               UM_RECORD_SAID_MAX);
    um_reader_drop(r, &r->choices);
    r->choices = (um_buf){.max = 0};
}

bool um_choices(um_record_reader *r, um_list which, const char *nearest, const char *lead)
{
    bool again = which != UM_L_OPTIONS && (r->listed >> which & 1);
    if (nearest || again)
        return false;
    r->listed |= 1u << which;
    um_buf_str(&r->choices, lead);
    return true;
}

void um_choice(um_record_reader *r, um_text word)
{
    const um_buf *b = &r->choices;
    um_buf_str(&r->choices, b->n && b->p[b->n - 1] == ':' ? " " : ", ");
    um_buf_text(&r->choices, word);
}

void um_choices_of(um_record_reader *r, um_list which, const char *nearest, const char *lead,
                   const char *const *words)
{
    if (um_choices(r, which, nearest, lead))
        for (int i = 0; words[i]; i++)
            um_choice(r, um_text_of(words[i]));
}

/* A message about the bytes from start to end of the line at hand, which is quoted if it is short. */
static void point(um_record_reader *r, uint32_t start, uint32_t end, um_diag *d)
{
    const um_line *l = &r->line;
    d->at = um_reader_place(r, start);
    uint32_t width = um_columns_of(l->raw, end) + 1 - d->at.column;
    d->width = width ? width : 1;
    if (l->raw.n <= QUOTE_MAX)
        d->quote = l->shown;
    if (d->level == UM_ERROR)
        r->erred = true;
    um_send(r, d);
}

bool um_cry_bytes(um_record_reader *r, uint32_t start, uint32_t end, um_status status, const char *code,
                  const char *words)
{
    um_diag d = {.level = UM_ERROR, .status = status, .code = code, .message = words};
    if (status == UM_MEMORY)
        r->fatal = UM_MEMORY;
    point(r, start, end, &d);
    return false;
}

bool um_cry(um_record_reader *r, int from, int to, um_level level, const char *code, const char *nearest,
            const char *fmt, ...)
{
    char words[600];
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, fmt, ap);
    va_end(ap);
    const um_token *tok = r->line.tok;
    um_diag d = {.level = level, .status = UM_FORMAT, .code = code, .message = words, .nearest = nearest};
    point(r, tok[from].start, tok[to].end, &d);
    return false;
}

/* How many bytes of a text a message shows: at most 60. */
static int shown(um_text t)
{
    return t.n > 60 ? 60 : (int)t.n;
}

bool um_expected(um_record_reader *r, const char *what)
{
    const um_token *t = um_now(r);
    int i = r->line.at;
    if (t->kind == UM_T_END)
        return um_cry(r, i, i, UM_ERROR, "expected", NULL, "the line ends where %s should stand", what);
    um_text words = {r->line.raw.p + t->start, t->end - t->start};
    return um_cry(r, i, i, UM_ERROR, "expected", NULL, "'%.*s' stands where %s should be", shown(words),
                  words.p, what);
}

bool um_expected_for(um_record_reader *r, const char *what, const char *name, const char *help)
{
    const um_token *t = um_now(r);
    int i = r->line.at;
    if (t->kind == UM_T_END)
        return um_cry(r, i, i, UM_ERROR, "expected", NULL, "the line ends where %s should stand (%s: %s)",
                      what, name, help);
    um_text words = {r->line.raw.p + t->start, t->end - t->start};
    return um_cry(r, i, i, UM_ERROR, "expected", NULL, "'%.*s' stands where %s should be (%s: %s)",
                  shown(words), words.p, what, name, help);
}

void um_reader_drop(um_record_reader *r, um_buf *b)
{
    if (b->failed == UM_MEMORY)
        r->fatal = UM_MEMORY;
    um_buf_free(b);
}
