/* Slips of the hand: a piece dropped where it was not to go, and put right before anybody else acted; the
 * score marker, put right by the other side. */
#include "parser/reading/log_reader.h"
#include "parser/reading/plays.h"

typedef struct group { /* what happened in a play, and what was made of it */
    um_log_reader *r;
    const size_t *event;
    size_t n, first_item;
} group;

static const um_log_event *event_at(const group *g, size_t i)
{
    return &g->r->ev.p[g->event[i]];
}

static bool is_drop(const um_log_event *e)
{
    return e->kind == UM_LOG_MOVE && !e->gone && !e->put && e->what != UM_NONE && e->from.place != UM_NONE &&
           e->to.place != UM_NONE && !e->from.vague && !e->to.vague && e->from.hand < 0 && e->to.hand < 0;
}

/* Where the piece went next, with nothing but its own side's moves in between; NULL: nowhere. */
static const um_log_event *corrected(const group *g, size_t i)
{
    const um_log_event *e = event_at(g, i);
    for (size_t k = i + 1; k < g->n; k++) {
        const um_log_event *o = event_at(g, k);
        if (o->gone)
            continue;
        if (um_log_same_piece(o, e) && o->kind == UM_LOG_MOVE)
            return is_drop(o) && o->side == e->side && o->from.place == e->to.place ? o : NULL;
        if (o->kind == UM_LOG_ROLL || o->kind == UM_LOG_SCORE || o->kind == UM_LOG_TURN ||
            (o->kind == UM_LOG_MOVE && o->side != e->side))
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
static size_t item_without(const group *g, const um_log_event *drop, const um_log_event *next)
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

static bool alike(const um_log_event *drop, const um_log_event *next)
{
    int kind = um_ref_kind(drop->to.place);
    return um_ref_kind(drop->from.place) == kind && um_ref_kind(next->to.place) == kind &&
           next->to.place != drop->to.place;
}

static void keep(um_log_reader *r, const um_log_event *drop, const um_log_event *next, size_t item)
{
    um_reading *out = r->out;
    if (um_grow((void **)&out->misdrops, &out->misdrops_cap, out->nmisdrops + 1, sizeof *out->misdrops) !=
        UM_OK) {
        r->failed = UM_MEMORY;
        return;
    }
    out->misdrops[out->nmisdrops++] =
        (um_misdrop){.at = {.file = drop->file,
                            .entry = drop->entry,
                            .entry_end = next->file == drop->file ? next->entry : drop->entry},
                     .item = (int)item,
                     .side = drop->side,
                     .what = drop->what,
                     .dropped = drop->to.place,
                     .corrected = next->to.place};
}

void um_log_find_misdrops(um_log_reader *r, const size_t *event, size_t n, size_t first_item)
{
    const group g = {r, event, n, first_item};
    for (size_t i = 0; i < n && r->failed == UM_OK; i++) {
        const um_log_event *drop = event_at(&g, i), *next = is_drop(drop) ? corrected(&g, i) : NULL;
        size_t item = next && alike(drop, next) ? item_without(&g, drop, next) : SIZE_MAX;
        if (item != SIZE_MAX)
            keep(r, drop, next, item);
    }
}

/* ---- as remarks ---- */

/* A misdrop (a piece put down wrongly and put right at once) in words, behind others. */
static um_status tell_misdrop(const um_case *c, um_arena *a, const char *before, const um_misdrop *drop,
                              um_text *out)
{
    static const char form[] =
        UM_N("%s was dropped at %s by a slip, and put at %s before anybody else acted");
    um_buf words = {.max = 1000}, what = {0}, first = {0}, then = {0};
    um_ref_write(c->pack, drop->what, &what);
    um_ref_write(c->pack, drop->dropped, &first);
    um_ref_write(c->pack, drop->corrected, &then);
    um_buf_str(&words, before);
    um_buf_printf(&words, form, um_buf_view(&what).p, um_buf_view(&first).p, um_buf_view(&then).p);
    um_status s =
        what.failed || first.failed || then.failed ? UM_MEMORY : um_text_dup(a, um_buf_view(&words), out);
    um_buf_free(&words);
    um_buf_free(&what);
    um_buf_free(&first);
    um_buf_free(&then);
    return s;
}

um_status um_reading_note_misdrops(const um_reading *log, const um_case *c, um_run *run)
{
    size_t drops = log->nmisdrops, n = 0;
    um_remark *remark = um_realloc(NULL, 0, drops * sizeof *remark + 1);
    um_status s = remark ? UM_OK : UM_MEMORY;
    int step = 1;
    for (size_t i = 0; i < drops && s == UM_OK; i++) {
        const um_misdrop *drop = &log->misdrops[i];
        while (step <= run->nsteps && run->step_item[step - 1] < drop->item)
            step++;
        if (step > run->nsteps || run->step_item[step - 1] != drop->item)
            continue;
        remark[n] = (um_remark){.step = step, .at = drop->at, .code = "slip"};
        s = tell_misdrop(c, &run->arena, "", drop, &remark[n++].words);
    }
    if (s == UM_OK)
        s = um_replay_note(run->replay, remark, n);
    um_free(remark, drops * sizeof *remark + 1);
    return s;
}

um_status um_reading_comment_misdrops(um_reading *log)
{
    const um_case *c = &log->record->cases[0];
    um_status s = UM_OK;
    for (size_t i = 0; i < log->nmisdrops && s == UM_OK; i++) {
        const um_misdrop *drop = &log->misdrops[i];
        um_item *it = drop->item >= 0 && drop->item < c->nitems ? &c->items[drop->item] : NULL;
        if (it && !it->comment.p)
            s = tell_misdrop(c, &log->arena, " ", drop, &it->comment);
    }
    return s;
}

um_log_event *um_log_put_right(const um_log_reader *r, const um_log_event *e)
{
    um_log_event *first = r->ev.p, *on = first + (e - first);
    bool idle = true;
    while (idle && on > first && on[-1].log == e->log) {
        on--;
        idle = on->gone || on->kind == UM_LOG_CHAT || on->kind == UM_LOG_SHOW ||
               (on->kind == UM_LOG_MOVE && um_log_is_card(r, on->what));
    }
    bool right = !idle && on->kind == UM_LOG_SCORE && !on->put && on->side >= 0 && e->side >= 0 &&
                 on->side != e->side && (on->value > on->was) == (e->was > e->value);
    return right ? on : NULL;
}
