/* ledger.h - do the points that are told of a game add up, and is each finding told once? For the tests, and
 * for what notices changes of the rules. */
#ifndef UMPIRE_TESTS_LEDGER_H
#define UMPIRE_TESTS_LEDGER_H

#include <string.h>

#include "parser/umpire.h"

typedef struct told { /* what a case says of the score, and whether nothing but bookings can have changed it
                       */
    bool acted, marked, restated;
    int32_t at_first;
} told;

static inline void hear(const um_case *c, const um_item *it, told *t)
{
    for (int i = 0; i < it->nmade; i++)
        hear(c, &it->made[i], t);
    if (it->kind != UM_I_ACTION)
        return;
    const um_verb *v = &c->game->verbs[it->action.verb];
    bool score = strcmp(v->name, "score") == 0, marker = strcmp(v->name, "vp") == 0;
    t->restated |= t->acted && (v->flags & UM_V_POSITION);
    t->restated |= marker && !t->marked;
    t->marked |= score || marker;
    t->acted |= !(v->flags & UM_V_POSITION);
    if (score)
        t->at_first = um_int_arg(&it->action, 0, 0);
}

/* Whether the score is what it was when the case began and all that was booked since, and each side's points
 * are its share of it. A case that states its position anew while it is under way says nothing of the former.
 */
static inline bool adds_up(const um_case *c, um_run *run)
{
    told t = {.acted = false};
    um_score now;
    int n;
    const um_book_entry *book = um_replay_book(run->replay, &n);
    for (int i = 0; i < c->nitems; i++)
        hear(c, &c->items[i], &t);
    um_replay_score(run->replay, &now);
    um_range sum = um_exactly(t.at_first);
    for (int i = 0; i < n; i++)
        sum = book[i].side == 0 ? um_add(sum, book[i].points) : um_sub(sum, book[i].points);
    bool sides = um_range_same(um_sub(now.side[0], now.side[1]), now.net) &&
                 (now.side[0].lo == 0 || now.side[1].lo == 0) && now.side[0].lo >= 0 && now.side[1].lo >= 0;
    return sides && (t.restated || !um_known(sum) || um_range_same(sum, now.net));
}

static inline bool same_fact(const um_fact *a, const um_fact *b)
{
    return strcmp(a->key, b->key) == 0 && um_text_eq(a->value, b->value);
}

/* Whether two findings say the same of one step: by the same rule first, for the same facts. */
static inline bool same_finding(const um_finding *a, const um_finding *b)
{
    bool same = a->step == b->step && a->verdict == b->verdict && a->verdict != UM_NOTED &&
                a->claim == b->claim && a->ndecided && b->ndecided && a->rules[0] == b->rules[0] &&
                a->nown == b->nown;
    for (int i = 0; same && i < a->nown; i++)
        same = same_fact(&a->facts[i], &b->facts[i]);
    return same;
}

/* No finding of a run is told a second time. */
static inline bool told_once(const um_run *run)
{
    int n = um_replay_findings(run->replay);
    bool once = true;
    for (int i = 0; i < n; i++)
        for (int k = 0; k < i && once; k++)
            once = !same_finding(um_replay_finding(run->replay, i), um_replay_finding(run->replay, k));
    return once;
}

#endif
