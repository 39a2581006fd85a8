#include "core/history.h"

#include <string.h>

enum { EVERY = 128, STATES_MAX = 256 };

/* A long game keeps as many states as a short one, farther apart. */
static void thin(um_history *h, size_t size)
{
    size_t n = 0;
    for (size_t i = 0; i < h->nstates; i++)
        if (i % 2 == 0)
            h->states[n++] = h->states[i];
        else
            um_free(h->states[i], size);
    h->nstates = n;
    h->every *= 2;
}

um_status um_history_state(um_history *h, const void *state, size_t size)
{
    h->every = h->every ? h->every : EVERY;
    if (h->nstates == STATES_MAX)
        thin(h, size);
    if (h->n != h->nstates * h->every)
        return UM_OK;
    um_status s = um_grow((void **)&h->states, &h->states_cap, h->nstates + 1, sizeof(void *));
    if (s == UM_OK && !h->shown)
        h->shown = um_realloc(NULL, 0, size);
    void *copy = s == UM_OK && h->shown ? um_realloc(NULL, 0, size) : NULL;
    if (!copy)
        return UM_MEMORY;
    memcpy(copy, state, size);
    h->states[h->nstates++] = copy;
    return UM_OK;
}

um_status um_history_add(um_history *h, const um_action *a, int step, um_arena *arena)
{
    um_action *copy = NULL;
    um_status s = um_grow((void **)&h->actions, &h->actions_cap, h->n + 1, sizeof(um_action *));
    if (s == UM_OK)
        s = um_grow((void **)&h->step, &h->step_cap, h->n + 1, sizeof *h->step);
    if (s == UM_OK && arena) {
        copy = um_arena_alloc(arena, sizeof *copy);
        s = copy ? um_action_keep(arena, a, copy) : UM_MEMORY;
    }
    if (s != UM_OK)
        return s;
    h->actions[h->n] = copy ? copy : a;
    h->step[h->n++] = step;
    return UM_OK;
}

void um_history_advance(um_ctx *c, void *state, const um_action *a, int step)
{
    const um_game *g = c->game;
    bool position = g->verbs[a->verb].flags & UM_V_POSITION;
    c->step = position ? step : step - 1;
    if (!position && g->settle && g->begins_play(c, state, a))
        g->settle(c, state);
    c->step = step;
    um_carry_out(c, state, a);
}

/* How many actions were applied up to a step; their steps never fall. */
static size_t actions_until(const um_history *h, int step)
{
    size_t low = 0, high = h->n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (h->step[mid] <= step)
            low = mid + 1;
        else
            high = mid;
    }
    return low;
}

const void *um_history_at(um_history *h, const um_ctx *c, int step)
{
    size_t n = actions_until(h, step), size = c->game->state_size;
    if (h->nstates == 0)
        return NULL;
    size_t from = n / h->every < h->nstates ? n / h->every : h->nstates - 1;
    size_t done = from * h->every;
    if (h->shown_n > done && h->shown_n <= n) /* asked for one after another: go on from the last */
        done = h->shown_n;
    else
        memcpy(h->shown, h->states[from], size);
    for (size_t i = done; i < n; i++) {
        um_ctx again = *c;
        um_history_advance(&again, h->shown, h->actions[i], h->step[i]);
    }
    h->shown_n = n;
    return h->shown;
}

void um_history_free(um_history *h, size_t size)
{
    for (size_t i = 0; i < h->nstates; i++)
        um_free(h->states[i], size);
    um_free(h->states, h->states_cap * sizeof(void *));
    um_free(h->actions, h->actions_cap * sizeof(um_action *));
    um_free(h->step, h->step_cap * sizeof *h->step);
    um_free(h->shown, h->shown ? size : 0);
}
