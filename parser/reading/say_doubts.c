/* Breaches that are none beyond doubt, as statements in front of the steps. */
#include <stdlib.h>
#include <string.h>

#include "parser/reading/breaches.h"

typedef um_log_breach breach;

static void put_words(const breach *x, um_buf *out)
{
    const um_lens *l = &x->lens;
    if (x->why == UM_LOG_BOUND)
        um_buf_str(out, "the log is too long for every other way to read it to be looked at");
    else if (x->why == UM_LOG_CROWD)
        um_buf_str(out, "legal if these plays are to be read otherwise: too much in them breaks rules");
    else if (x->why == UM_LOG_KEPT)
        um_buf_str(out, "legal if these moves are to be read otherwise: what is not there does not move");
    else if (x->why == UM_LOG_FIRST)
        um_buf_str(out, "legal if all was done in the order of the log and meant as it was said");
    else if (x->why == UM_LOG_RIVAL)
        um_buf_str(out, "legal if these plays are to be read otherwise: that explains the log as well");
    else if (x->why == UM_LOG_OPEN)
        um_buf_printf(out, "legal if what entry %u shows explains it, of which nothing could be made",
                      x->open);
    else if (x->why == UM_LOG_ENDS)
        um_buf_str(out, "legal if what this owes comes in the next play, in which the log ends");
    else if (l->kind == UM_LENS_CANCEL)
        um_buf_printf(out, "legal if entry %u put right what entry %u had turned by mistake", l->last,
                      l->entry);
    else if (l->kind == UM_LENS_VAIN)
        um_buf_printf(out, "legal if the dice of entry %u did not count", l->entry);
    else if (l->kind == UM_LENS_MENDED)
        um_buf_printf(out, "legal if entry %u put an earlier move right", l->entry);
    else if (x->why == UM_LOG_ORDER && l->entry == l->last)
        um_buf_printf(out, "legal if what entry %u shows was done before entry %u", l->entry, l->before);
    else if (x->why == UM_LOG_ORDER)
        um_buf_printf(out, "legal if what entries %u to %u show was done before entry %u", l->entry, l->last,
                      l->before);
    else if (x->line.n)
        um_buf_printf(out, "illegal only if \"%.*s\" (entry %u) was meant so", UM_FMT(x->line), l->entry);
    else
        um_buf_str(out, "illegal only as the words of the players were taken");
}

static um_status make_doubt(um_reading *r, const breach *x, int verb, um_item *it)
{
    um_maker m;
    um_buf words = {.max = 400};
    um_text kept = {NULL, 0};
    put_words(x, &words);
    um_arena *arena = &r->record->arena;
    um_status s = words.failed == UM_MEMORY ? UM_MEMORY : um_text_dup(arena, um_buf_view(&words), &kept);
    um_buf_free(&words);
    if (s != UM_OK)
        return s;
    um_make(&m, verb, -1);
    um_make_int(&m, UM_DOUBT_WHY, x->why == UM_LOG_TOLD);
    um_make_int(&m, UM_DOUBT_STEPS, x->steps ? x->steps : 1);
    um_make_text(&m, UM_DOUBT_TEXT, kept);
    m.action.at = x->at;
    *it = (um_item){.kind = UM_I_ACTION, .at = x->at};
    return um_action_keep(arena, &m.action, &it->action);
}

static int verb_of_doubt(const um_game *g)
{
    for (int v = 0; v < g->nverbs; v++)
        if (g->verbs[v].flags & UM_V_DOUBT)
            return v;
    return -1;
}

static int by_step(const void *a, const void *b)
{
    const breach *x = a, *y = b;
    if (x->step != y->step)
        return x->step < y->step ? -1 : 1;
    return (x->rules[0] > y->rules[0]) - (x->rules[0] < y->rules[0]);
}

static bool is_step(const um_game *g, const um_item *it)
{
    return it->kind == UM_I_ACTION && !it->action.undone &&
           !(g->verbs[it->action.verb].flags & UM_V_POSITION);
}

/* The doubts of the step that an item is, in front of it; *next is the first that has not been said. */
static um_status say_of_step(um_reading *r, const um_log_breaches *found, int step, int verb, size_t *next,
                             um_item *out, int *n)
{
    um_status s = UM_OK;
    for (; *next < found->n && found->p[*next].step <= step && s == UM_OK; ++*next)
        if (found->p[*next].step == step && found->p[*next].why != UM_LOG_STANDS)
            s = make_doubt(r, &found->p[*next], verb, &out[(*n)++]);
    return s;
}

um_status um_log_say_doubts(um_reading *r, um_log_breaches *found)
{
    um_case *c = &r->record->cases[0];
    int verb = verb_of_doubt(c->game), n = 0, step = 0;
    um_item *items = NULL;
    size_t cap = 0, next = 0, misdrop = 0;
    um_status s = UM_OK;
    if (verb < 0 || found->n == 0)
        return UM_OK;
    s = um_grow((void **)&items, &cap, (size_t)c->nitems + found->n, sizeof *items);
    qsort(found->p, found->n, sizeof *found->p, by_step);
    for (int i = 0; i < c->nitems && s == UM_OK; i++) {
        const um_item *it = &c->items[i];
        if (is_step(c->game, it))
            s = say_of_step(r, found, ++step, verb, &next, items, &n);
        for (; misdrop < r->nmisdrops && r->misdrops[misdrop].item <= i; misdrop++)
            r->misdrops[misdrop].item = n;
        items[n++] = *it;
    }
    if (s != UM_OK) {
        um_free(items, cap * sizeof *items);
        return s;
    }
    um_free(c->items, c->items_cap * sizeof *c->items);
    c->items = items;
    c->items_cap = cap;
    c->nitems = n;
    return UM_OK;
}

/* Put an item in front of another. */
static um_status put_in(um_reading *r, const um_item *it, int at)
{
    um_case *c = &r->record->cases[0];
    um_status s = um_grow((void **)&c->items, &c->items_cap, (size_t)c->nitems + 1, sizeof *c->items);
    if (s != UM_OK)
        return s;
    memmove(&c->items[at + 1], &c->items[at], (size_t)(c->nitems - at) * sizeof *it);
    c->items[at] = *it;
    c->nitems++;
    for (size_t i = 0; i < r->nmisdrops; i++)
        r->misdrops[i].item += r->misdrops[i].item >= at;
    return UM_OK;
}

um_status um_log_doubt_all(um_reading *r)
{
    const um_case *c = &r->record->cases[0];
    breach x = {.step = 1, .why = UM_LOG_BOUND};
    int first = -1, verb = verb_of_doubt(c->game);
    um_item it;
    for (int i = 0; i < c->nitems; i++) {
        bool step = is_step(c->game, &c->items[i]);
        x.steps += step;
        first = first < 0 && step ? i : first;
    }
    if (verb < 0 || first < 0)
        return UM_OK;
    x.at = c->items[first].at;
    um_status s = make_doubt(r, &x, verb, &it);
    return s == UM_OK ? put_in(r, &it, first) : s;
}
