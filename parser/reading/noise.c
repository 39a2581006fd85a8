/* What has no effect: a piece dragged away and put back, cards shuffled about in one place. */
#include "parser/reading/inside.h"

static bool is_move(const rd_event *e)
{
    return (e->kind == RD_MOVE || e->kind == RD_ADD || e->kind == RD_REMOVE) && !e->gone && !e->put;
}

static bool back_again(const rd_event *first, const rd_event *last)
{
    return first->from.place == last->to.place && first->from.hand == last->to.hand &&
           first->from.on_table == last->to.on_table;
}

typedef struct table { /* what happened, and what was declared */
    um_reader *r;
    const um_bind_say *const *said;
    const um_action *action;
} table;

/* Whether anything between two events was the other side's act, or opened something new. */
static bool interrupted(const table *t, size_t first, size_t last, int side)
{
    for (size_t i = first + 1; i < last; i++) {
        const rd_event *e = &t->r->ev.p[i];
        if (e->gone)
            continue;
        if (is_move(e) && e->side >= 0 && side >= 0 && e->side != side)
            return true;
        if (e->kind == RD_ROLL || e->kind == RD_TURN || e->kind == RD_SCORE)
            return true;
        if (t->said[i] || (e->kind == RD_MOVE && e->from.hand >= 0 && e->to.hand < 0))
            return true;
    }
    return false;
}

static bool speaks_of(const um_action *a, um_ref what)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++)
            if (a->values[a->args[i].first + k].ref == what)
                return true;
    return false;
}

/* Whether the player has just said what the piece does: that is no slip. */
static bool announced(const table *t, size_t i)
{
    enum { BACK = 32 };
    for (size_t k = i; k-- > 0 && i - k < BACK;) {
        const rd_event *e = &t->r->ev.p[k];
        if (t->said[k])
            return !t->said[k]->opens && speaks_of(&t->action[k], t->r->ev.p[i].what);
        if (e->kind == RD_ROLL || e->kind == RD_TURN)
            return false;
    }
    return false;
}

/* The piece's next move after event i, or n. */
static size_t next_move(const um_reader *r, size_t i)
{
    size_t k = i + 1;
    while (k < r->ev.n && !(is_move(&r->ev.p[k]) && r->ev.p[k].what == r->ev.p[i].what))
        k++;
    return k;
}

/* A way that leads back to where it began is dropped whole, so long as nobody else acted meanwhile. */
static void drop_round_trip(const table *t, size_t i)
{
    um_reader *r = t->r;
    rd_event *e = r->ev.p;
    for (size_t k = next_move(r, i); k < r->ev.n; k = next_move(r, k)) {
        if (interrupted(t, i, k, e[i].side) || e[k].side != e[i].side)
            return;
        if (!back_again(&e[i], &e[k]))
            continue;
        for (size_t d = i; d <= k; d = next_move(r, d))
            e[d].gone = e[d].slip = true;
        return;
    }
}

static void drop_flip_and_back(um_reader *r, size_t i)
{
    rd_event *e = r->ev.p;
    for (size_t k = i + 1; k < r->ev.n && !e[i].gone; k++) {
        if (e[k].gone)
            continue;
        if (e[k].kind == RD_ROLL || e[k].kind == RD_CHAT)
            return;
        if (e[k].kind == RD_FACE && e[k].what == e[i].what) {
            if (e[k].value == e[i].was)
                e[i].gone = e[k].gone = true;
            return;
        }
    }
}

void rd_still(um_reader *r, const um_bind_say *const *said, const um_action *action)
{
    const table t = {r, said, action};
    for (size_t i = 0; i < r->ev.n; i++) {
        rd_event *e = &r->ev.p[i];
        if (is_move(e) && back_again(e, e))
            e->gone = true; /* from one spot without a meaning to another */
        if (is_move(e) && !announced(&t, i))
            drop_round_trip(&t, i);
        else if (e->kind == RD_FACE && !e->gone)
            drop_flip_and_back(r, i);
    }
}
