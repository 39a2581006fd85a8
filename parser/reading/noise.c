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

/* Whether anything between two events was the other side's act, or opened something new. */
static bool interrupted(const um_reader *r, size_t first, size_t last, int side)
{
    for (size_t i = first + 1; i < last; i++) {
        const rd_event *e = &r->ev.p[i];
        if (e->gone)
            continue;
        if (is_move(e) && e->side >= 0 && side >= 0 && e->side != side)
            return true;
        if (e->kind == RD_ROLL || e->kind == RD_TURN)
            return true;
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
static void drop_round_trip(um_reader *r, size_t i)
{
    rd_event *e = r->ev.p;
    for (size_t k = next_move(r, i); k < r->ev.n; k = next_move(r, k)) {
        if (interrupted(r, i, k, e[i].side) || e[k].side != e[i].side)
            return;
        if (!back_again(&e[i], &e[k]))
            continue;
        for (size_t d = i; d <= k; d = next_move(r, d))
            e[d].gone = true;
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

void rd_still(um_reader *r)
{
    for (size_t i = 0; i < r->ev.n; i++) {
        rd_event *e = &r->ev.p[i];
        if (is_move(e) && back_again(e, e))
            e->gone = true; /* from one spot without a meaning to another */
        if (is_move(e))
            drop_round_trip(r, i);
        else if (e->kind == RD_FACE && !e->gone)
            drop_flip_and_back(r, i);
    }
}
