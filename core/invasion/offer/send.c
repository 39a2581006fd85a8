/* Candidates that the rules find nothing against are offered. */
#include "core/alternatives.h"
#include "core/game.h"
#include "core/invasion/offer/offer.h"

bool inv_send(inv_offerer *o)
{
    um_ctx c = um_quiet(o->c);
    c.verdict = UM_YES;
    c.doubts = 0;
    if (o->stop || (c.offer_filter && !um_same_subject(c.offer_filter, &o->m.action)))
        return false;
    c.game->judge(&c, o->s, &o->m.action);
    if (c.verdict == UM_YES)
        o->stop = !o->fn(o->user, &o->m.action);
    return c.verdict == UM_YES;
}
