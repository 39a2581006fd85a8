/* Slips of the hand: a piece dropped where it was not to go, and put right before anybody else acted. */
#include "parser/reading/inside.h"

typedef struct group { /* what happened in a play, and what was made of it */
    um_reader *r;
    const size_t *event;
    size_t n, first_item;
} group;

static const rd_event *event_at(const group *g, size_t i)
{
    return &g->r->ev.p[g->event[i]];
}

static bool is_drop(const rd_event *e)
{
    return e->kind == RD_MOVE && !e->gone && !e->put && e->what != UM_NONE && e->from.place != UM_NONE &&
           e->to.place != UM_NONE && !e->from.vague && !e->to.vague && e->from.hand < 0 && e->to.hand < 0;
}

/* Where the piece went next, with nothing but its own side's moves in between; NULL: nowhere. */
static const rd_event *corrected(const group *g, size_t i)
{
    const rd_event *e = event_at(g, i);
    for (size_t k = i + 1; k < g->n; k++) {
        const rd_event *o = event_at(g, k);
        if (o->gone)
            continue;
        if (o->what == e->what && o->kind == RD_MOVE)
            return is_drop(o) && o->side == e->side && o->from.place == e->to.place ? o : NULL;
        if (o->kind == RD_ROLL || o->kind == RD_SCORE || o->kind == RD_TURN ||
            (o->kind == RD_MOVE && o->side != e->side))
            return NULL;
    }
    return NULL;
}

static bool names(const um_action *a, um_ref ref)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++)
            if (a->values[a->args[i].first + k].ref == ref)
                return true;
    return false;
}

/* Whether an action goes from somewhere straight to a place, without a word of what lies between. */
static bool goes_straight(const um_verb *v, const um_action *a, um_ref to)
{
    for (int p = 0; p < v->nparams; p++) {
        int n = 0;
        const um_value *path = v->params[p].type == UM_P_PATH ? um_values_of(a, p, &n) : NULL;
        if (path && n == 2 && path[1].ref == to)
            return true;
    }
    return false;
}

/* The item that says where the piece went, if none of the piece's has the drop in it; SIZE_MAX: none. */
static size_t item_without(const group *g, const rd_event *drop, const rd_event *next)
{
    size_t found = SIZE_MAX;
    for (size_t i = g->first_item; i < g->r->nitems; i++) {
        const um_item *it = &g->r->items[i];
        if (it->kind != UM_I_ACTION || !names(&it->action, drop->what))
            continue;
        const um_verb *v = &g->r->g->verbs[it->action.verb];
        if ((v->flags & UM_V_POSITION) || names(&it->action, drop->to.place))
            return SIZE_MAX;
        if (goes_straight(v, &it->action, next->to.place))
            found = i;
    }
    return found;
}

static bool alike(const rd_event *drop, const rd_event *next)
{
    int kind = um_ref_kind(drop->to.place);
    return um_ref_kind(drop->from.place) == kind && um_ref_kind(next->to.place) == kind &&
           next->to.place != drop->to.place;
}

static void keep(um_reader *r, const rd_event *drop, const rd_event *next, size_t item)
{
    um_reading *out = r->out;
    if (um_grow((void **)&out->slips, &out->slips_cap, out->nslips + 1, sizeof *out->slips) != UM_OK) {
        r->failed = UM_MEMORY;
        return;
    }
    out->slips[out->nslips++] =
        (um_slip){.at = {.file = drop->file,
                         .entry = drop->entry,
                         .entry_end = next->file == drop->file ? next->entry : drop->entry},
                  .item = (int)item,
                  .side = drop->side,
                  .what = drop->what,
                  .dropped = drop->to.place,
                  .corrected = next->to.place};
}

void rd_find_slips(um_reader *r, const size_t *event, size_t n, size_t first_item)
{
    const group g = {r, event, n, first_item};
    for (size_t i = 0; i < n && r->failed == UM_OK; i++) {
        const rd_event *drop = event_at(&g, i), *next = is_drop(drop) ? corrected(&g, i) : NULL;
        size_t item = next && alike(drop, next) ? item_without(&g, drop, next) : SIZE_MAX;
        if (item != SIZE_MAX)
            keep(r, drop, next, item);
    }
}
