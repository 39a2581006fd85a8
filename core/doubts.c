#include "core/doubts.h"

#include <string.h>

const char *const um_doubt_words[] = {"ambiguous", "told", NULL};

/* What a statement of UM_V_READINGS means, in words. */
static um_status say_readings(const um_action *a, const um_doubted *p, um_buf *out)
{
    um_buf_printf(
        out,
        "steps %d to %d are one play of a log, taken in the best of %d readings; others were not looked at",
        p->first, p->last, um_int_arg(a, UM_READINGS_TRIED, 1));
    return out->failed ? out->failed : UM_OK;
}

um_status um_doubts_note(um_doubts *d, const um_verb *v, const um_action *a, int steps, um_arena *arena)
{
    bool readings = v->flags & UM_V_READINGS;
    int n = um_int_arg(a, readings ? UM_READINGS_STEPS : UM_DOUBT_STEPS, 1);
    bool told = !readings && um_int_arg(a, UM_DOUBT_WHY, 0) == 1;
    um_doubted p = {.first = steps + 1, .last = steps + n, .cause = told ? UM_WHY_TOLD : UM_WHY_AMBIGUOUS};
    um_buf words = {.max = 1000};
    um_text kept = {NULL, 0};
    um_status s = UM_OK;
    int texts;
    const um_value *text = um_values_of(a, UM_DOUBT_TEXT, &texts);
    if (readings)
        s = say_readings(a, &p, &words);
    else if (text && texts > 0)
        um_buf_text(&words, text->text);
    if (s == UM_OK)
        s = words.failed == UM_MEMORY ? UM_MEMORY : um_text_dup(arena, um_buf_view(&words), &kept);
    um_buf_free(&words);
    if (s == UM_OK)
        s = um_grow((void **)&d->span, &d->cap, d->n + 1, sizeof *d->span);
    p.words = kept.p;
    if (s == UM_OK)
        d->span[d->n++] = p;
    return s;
}

static const um_doubted *doubt_of(const um_doubts *d, int step)
{
    for (size_t i = d->n; i > 0; i--)
        if (step >= d->span[i - 1].first && step <= d->span[i - 1].last)
            return &d->span[i - 1];
    return NULL;
}

/* Tell among the facts of a breach on which words it rests. */
static um_status rest_on_words(um_finding *f, const char *words, um_arena *arena)
{
    um_fact *facts = um_arena_alloc(arena, ((size_t)f->nfacts + 1) * sizeof *facts);
    if (!facts)
        return UM_MEMORY;
    if (f->nfacts)
        memcpy(facts, f->facts, (size_t)f->nfacts * sizeof *facts);
    facts[f->nfacts] = (um_fact){.key = UM_FACT_TOLD, .value = um_text_of(words)};
    f->facts = facts;
    f->nfacts++;
    return UM_OK;
}

um_status um_doubts_apply(const um_doubts *d, um_finding *f, bool binding, um_arena *arena)
{
    const um_doubted *p = f->verdict == UM_ILLEGAL ? doubt_of(d, f->step) : NULL;
    if (!p)
        return UM_OK;
    if (binding && p->cause == UM_WHY_TOLD)
        return rest_on_words(f, p->words, arena);
    const char **why = um_arena_alloc(arena, sizeof *why);
    if (!why)
        return UM_MEMORY;
    why[0] = p->words;
    f->verdict = UM_UNDETERMINED;
    f->cause = p->cause;
    f->doubted = true;
    f->missing = why;
    f->nmissing = 1;
    f->ndata = 0;
    return UM_OK;
}

bool um_doubts_has(const um_doubts *d, int step)
{
    return doubt_of(d, step) != NULL;
}

void um_doubts_free(um_doubts *d)
{
    um_free(d->span, d->cap * sizeof *d->span);
}
