/* Cards dealt one by one: whether more of them follow. */
#include "parser/reading/plays.h"

bool um_log_is_dealt(const um_log_event *e)
{
    return e->kind == UM_LOG_MOVE && e->from.draws && e->to.hand >= 0;
}

bool um_log_draws_again(const um_log_reader *r, size_t at)
{
    for (size_t i = at + 1; i < r->ev.n && i - at <= UM_LOG_DRAWS_AHEAD; i++) {
        const um_log_event *e = &r->ev.p[i];
        if (e->gone || e->put || e->kind != UM_LOG_MOVE)
            continue;
        if (um_log_is_dealt(e) && e->to.hand == r->ev.p[at].to.hand)
            return true;
        if (e->from.hand >= 0)
            return false;
    }
    return false;
}

bool um_log_may_draw_again(const um_log_reader *r, size_t at)
{
    size_t i = at + 1;
    for (; i < r->ev.n && i - at <= UM_LOG_DRAWS_AHEAD; i++) {
        const um_log_event *e = &r->ev.p[i];
        if (!e->gone && !e->put && ((e->kind == UM_LOG_MOVE && e->from.hand >= 0) || e->kind == UM_LOG_TURN))
            return false;
    }
    return i == r->ev.n && !r->in_part;
}
