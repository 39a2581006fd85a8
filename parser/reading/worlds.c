/* Breaches that another way to read the log does not have.
 *
 * The reader takes the words of the players and the order of things in one way, the best that it finds. That
 * is a guess, and a guess accuses nobody: where the log breaks a rule so, it is read again without the words,
 * without each line that counted, with the acts of its play in every order that the table does not rule out
 * (um_worlds_next_order), with what lies between two plays sorted by its phases, and with acts near the
 * breach done a play or two earlier. Each of these is a world. Words about what a card is played for that
 * only make breaches were not meant so, and go. A step is left as a breach only if it is one in all worlds
 * that may be; else a statement in front of it says what it hangs on. */
#include "parser/reading/worlds.h"

/* The play that the item asked for comes from is told of as it was read. */
static um_status trace(const um_worlds *w)
{
    const um_case *c = &w->base->record->cases[0];
    um_log_view v = {.lens = w->lens,
                     .nlens = w->nlens,
                     .bare = w->o->bare,
                     .tracer = w->o->tracer,
                     .traced = w->o->traced};
    um_reading *same;
    int behind = (int)w->base->nhead + w->o->traced;
    for (int i = (int)w->base->nhead; i < behind && i < c->nitems; i++)
        v.traced -= c->items[i].kind == UM_I_ACTION &&
                    (c->game->verbs[c->items[i].action.verb].flags & UM_V_DOUBT) != 0;
    um_status s = um_log_tape_play(w->tape, &v, &same);
    if (s == UM_OK)
        um_reading_free(same);
    return s;
}

static um_status weigh_worlds(const um_reading_options *o, const um_log_tape *tape, um_reading **base)
{
    um_worlds w = {.o = o, .tape = tape};
    w.heard = um_log_tape_heard(tape, &w.nheard);
    um_status s = um_worlds_make_base(&w);
    if (s == UM_OK && w.found.n)
        s = um_worlds_take_better(&w);
    if (s == UM_OK && w.found.n)
        s = um_worlds_doubt_all(&w);
    if (s == UM_OK && o->tracer)
        s = trace(&w);
    um_log_forget_breaches(&w.found);
    um_log_forget_breaches(&w.first);
    um_log_forget_breaches(&w.rival);
    um_log_trail_free(&w.trail, o->pack->game);
    um_log_memo_free(&w.memo);
    if (s == UM_OK)
        *base = w.base;
    else
        um_reading_free(w.base);
    return s;
}

um_status um_reading_open(const um_reading_input *logs, size_t n, const um_reading_options *o,
                          um_reading **out)
{
    um_log_tape *tape;
    um_reading *r;
    if (n == 0)
        return UM_CALL;
    um_status s = um_log_tape_open(logs, n, o, &tape, &r);
    if (s == UM_OK)
        s = tape ? weigh_worlds(o, tape, &r) : um_log_doubt_all(r);
    if (s != UM_OK) {
        um_log_tape_free(tape);
        if (!tape)
            um_reading_free(r);
        return s;
    }
    r->tape = tape;
    *out = r;
    return UM_OK;
}
