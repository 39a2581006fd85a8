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

/* Whether any of these events was the other side's act, or opened something new. */
static bool interrupted(const um_reader *r, size_t from, size_t to, int side)
{
    for (size_t i = from; i < to; i++) {
        const rd_event *e = &r->ev.p[i];
        if (e->gone)
            continue;
        if (is_move(e) && e->side >= 0 && side >= 0 && e->side != side)
            return true;
        if (e->kind == RD_ROLL || e->kind == RD_TURN || e->kind == RD_SCORE)
            return true;
        if (e->said || (e->kind == RD_MOVE && e->from.hand >= 0 && e->to.hand < 0))
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
static bool announced(const um_reader *r, size_t i)
{
    for (size_t k = i, seen = 1; k-- > 0 && seen < RD_BACK;) {
        const rd_event *e = &r->ev.p[k];
        if (e->said)
            return !e->said->opens && speaks_of(e->action, r->ev.p[i].what);
        if (e->kind == RD_ROLL || e->kind == RD_TURN)
            return false;
        seen += !e->quiet;
    }
    return false;
}

/* The piece's next move after event i, or n. */
static size_t next_move(const um_reader *r, size_t i, size_t n)
{
    size_t k = i + 1;
    while (k < n && !(is_move(&r->ev.p[k]) && r->ev.p[k].what == r->ev.p[i].what))
        k++;
    return k;
}

/* A way that leads back to where it began is dropped whole, so long as nobody else acted meanwhile. False:
 * what comes behind the n events may show it. */
static bool drop_round_trip(um_reader *r, size_t i, size_t n)
{
    rd_event *e = r->ev.p;
    for (size_t k = i, from = i + 1;; from = k) {
        k = next_move(r, k, n);
        if (interrupted(r, from, k, e[i].side))
            return true;
        if (k == n)
            return false;
        if (e[k].side != e[i].side)
            return true;
        if (back_again(&e[i], &e[k])) {
            for (size_t d = i; d <= k; d = next_move(r, d, n))
                e[d].gone = e[d].slip = true;
            return true;
        }
    }
}

/* False: what comes behind the n events may show it. */
static bool drop_flip_and_back(um_reader *r, size_t i, size_t n)
{
    rd_event *e = r->ev.p;
    for (size_t k = i + 1; k < n; k++) {
        if (e[k].gone)
            continue;
        if (e[k].kind == RD_ROLL || e[k].said)
            return true;
        if (e[k].kind == RD_FACE && e[k].what == e[i].what) {
            if (e[k].value == e[i].was)
                e[i].gone = e[k].gone = true;
            return true;
        }
    }
    return false;
}

void rd_still(um_reader *r, size_t n, bool last)
{
    for (bool known = true; r->still < n; r->still++) {
        size_t i = r->still, end = rd_look_end(i, n);
        rd_event *e = &r->ev.p[i];
        if (is_move(e) && back_again(e, e))
            e->gone = true; /* from one spot without a meaning to another */
        if (is_move(e) && !announced(r, i))
            known = drop_round_trip(r, i, end);
        else if (e->kind == RD_FACE && !e->gone)
            known = drop_flip_and_back(r, i, end);
        if (!known && end == n && !last)
            return;
    }
}
