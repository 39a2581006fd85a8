#include "cli/report.h"

#include <string.h>

/* ---- keeping what is said ---- */

static const char *keep_text(um_arena *a, const char *s)
{
    um_text kept;
    return s && um_text_dup(a, um_text_of(s), &kept) == UM_OK ? kept.p : NULL;
}

/* The message, with the suggestion and what could stand there. */
static const char *keep_words(um_arena *a, const um_diag *d)
{
    um_buf words = {0};
    um_words_diag(d, &words);
    if (d->choices)
        um_buf_printf(&words, "; %s", d->choices);
    const char *kept = keep_text(a, words.failed ? d->message : um_buf_view(&words).p);
    um_buf_free(&words);
    return kept;
}

static const char *keep_quote(um_arena *a, um_text t)
{
    um_text kept;
    return um_text_dup(a, um_text_trim(t), &kept) == UM_OK ? kept.p : NULL;
}

static void keep_said(void *user, const um_diag *d)
{
    um_said_list *l = user;
    void *items = l->items;
    if (um_grow(&items, &l->cap, l->n + 1, sizeof *l->items) == UM_OK) {
        um_said s = {.level = d->level, .status = d->status, .at = d->at, .code = d->code};
        s.at.file = keep_text(&l->arena, d->at.file);
        s.message = keep_words(&l->arena, d);
        s.quote = d->quote.n ? keep_quote(&l->arena, d->quote) : NULL;
        l->items = items;
        l->items[l->n++] = s;
    }
    if (l->next && l->next->fn)
        l->next->fn(l->next->user, d);
}

um_sink um_said_sink(um_said_list *l, const um_sink *next)
{
    *l = (um_said_list){.next = next};
    return (um_sink){keep_said, l};
}

void um_said_free(um_said_list *l)
{
    um_free(l->items, l->cap * sizeof *l->items);
    um_arena_free(&l->arena);
    *l = (um_said_list){0};
}

size_t um_said_errors(const um_said_list *l)
{
    size_t n = 0;
    for (size_t i = 0; i < l->n; i++)
        n += l->items[i].level == UM_ERROR;
    return n;
}

bool um_finding_wanted(const um_options *o, const um_finding *f)
{
    static const um_verdict verdict[] = {
        [UM_ONLY_ILLEGAL] = UM_ILLEGAL, [UM_ONLY_UNDETERMINED] = UM_UNDETERMINED};
    if (!o->only)
        return true;
    if (f->accepted || f->verdict == UM_NOTED)
        return false;
    return o->only == UM_ONLY_CLAIMS ? f->claim : f->verdict == verdict[o->only];
}

bool um_view_wanted(const um_options *o, const um_view *v)
{
    bool wanted = !o->only;
    for (int i = 0; i < v->nfindings && !wanted; i++)
        wanted = um_finding_wanted(o, um_view_finding(v, i));
    return wanted;
}

int um_view_status(const um_view *v, const um_options *o)
{
    int status = v->illegal ? UM_EXIT_ILLEGAL : UM_EXIT_LEGAL;
    if (v->undetermined && !o->undetermined_ok)
        status = um_exit_worse(status, UM_EXIT_UNDETERMINED);
    if (v->run->nbad)
        status = um_exit_worse(status, UM_EXIT_INPUT);
    return status;
}

/* ---- words for a shell ---- */

/* Whether a shell would take the text apart. */
static bool needs_quotes(um_text t)
{
    for (size_t i = 0; i < t.n; i++)
        if (strchr(" '\"\\$&;|<>()*?[]~`!{}", t.p[i]))
            return true;
    return t.n == 0;
}

void um_words_operand(const um_view *v, um_buf *out)
{
    um_buf name = {0};
    um_buf_str(&name, v->file);
    if (v->c->id.n) {
        um_buf_char(&name, '#');
        um_harmless(&name, v->c->id);
    }
    bool quote = name.n && needs_quotes(um_buf_view(&name)) && !memchr(name.p, '\'', name.n);
    um_buf_str(out, quote ? "'" : "");
    um_buf_text(out, um_buf_view(&name));
    um_buf_str(out, quote ? "'" : "");
    um_buf_free(&name);
}

void um_words_message_asked(const um_view *v, const um_finding *f, um_buf *out)
{
    const char *before = um_language(), *asked = um_options_language_asked();
    if (asked)
        um_language_use(asked);
    um_words_message(v, f, out);
    um_language_use(before);
}
