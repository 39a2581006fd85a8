/* What a reading of a log breaks, as the referee finds it, and what it explains by no action. */
#include "parser/reading/breaches.h"

#include <string.h>

static bool known(const um_log_breaches *b, const um_finding *f)
{
    for (size_t i = 0; i < b->n; i++)
        if (b->p[i].step == f->step && f->nrules && b->p[i].nrules && b->p[i].rules[0] == f->rules[0])
            return true;
    return false;
}

static um_status add_breach(um_log_breaches *b, const um_finding *f)
{
    if (f->verdict != UM_ILLEGAL || known(b, f))
        return UM_OK;
    um_status s = um_grow((void **)&b->p, &b->cap, b->n + 1, sizeof *b->p);
    if (s != UM_OK)
        return s;
    um_log_breach *x = &b->p[b->n++];
    *x = (um_log_breach){.step = f->step, .at = f->at, .owed = f->at_close && !f->claim, .faults = SIZE_MAX};
    for (int i = 0; i < f->ndecided && i < UM_LOG_BREACH_RULES; i++)
        x->rules[x->nrules++] = f->rules[i];
    return UM_OK;
}

static um_status add_left(um_log_breaches *b, const um_place *at)
{
    um_status s = um_grow((void **)&b->left, &b->left_cap, b->nleft + 1, sizeof *b->left);
    if (s == UM_OK)
        b->left[b->nleft++] = *at;
    return s;
}

/* What the reading explains by no action: places stated once the game has begun, or where an entry has
 * changed them, and dice. */
static um_status find_left_over(const um_reading *r, bool begun, um_log_breaches *out)
{
    const um_case *c = &r->record->cases[0];
    um_status s = UM_OK;
    out->nleft = 0;
    for (int i = 0; i < c->nitems && s == UM_OK; i++) {
        if (c->items[i].kind != UM_I_ACTION)
            continue;
        unsigned flags = c->game->verbs[c->items[i].action.verb].flags;
        begun |= !(flags & UM_V_POSITION);
        if ((begun || c->items[i].at.entry > 0) && (flags & UM_V_POSITION) &&
            !(flags & (UM_V_UNCLEAR | UM_V_HIDDEN | UM_V_READINGS | UM_V_DOUBT)))
            s = add_left(out, &c->items[i].at);
    }
    for (size_t i = 0; i < r->nrolls && s == UM_OK; i++)
        if (!r->rolls[i].used && !r->rolls[i].undone)
            s = add_left(out, &r->rolls[i].at);
    return s;
}

/* A step for which no card was played; where pieces have no names almost anything can be told so that nobody
 * knows enough to judge it. */
static bool explains_nothing(const um_game *g, const um_finding *f)
{
    bool lacks = f->verdict == UM_UNDETERMINED && f->cause == UM_WHY_MISSING;
    bool cardless = lacks && g->cardless && f->nmissing && strcmp(f->missing[0], g->cardless) == 0;
    return cardless || (lacks && um_game_is_nameless(g));
}

/* With every guess taken as true: what is illegal for all values that the data may have is illegal for these,
 * too. Each breach by itself: what one hides from the other must be looked at as well. */
um_status um_log_find_breaches(const um_reading *r, const int8_t *rulings, const um_snapshot *from,
                               um_log_breaches *out)
{
    um_run_settings rs = {.trust = UM_GUESS,
                          .trust_forced = true,
                          .options = rulings,
                          .untainted = true,
                          .bare = true,
                          .lacking = true};
    const um_game *g = r->record->cases[0].game;
    um_run *run;
    out->n = 0;
    if (from) {
        rs.state = from->state;
        rs.steps = from->steps;
    }
    um_status s = find_left_over(r, from != NULL, out);
    out->nover = out->nleft;
    if (s == UM_OK)
        s = um_run_case(&r->record->cases[0], &rs, NULL, &run);
    if (s != UM_OK)
        return s;
    for (int i = 0; i < um_replay_findings(run->replay) && s == UM_OK; i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        s = explains_nothing(g, f) ? add_left(out, &f->at) : add_breach(out, f);
    }
    um_run_free(run);
    return s;
}

void um_log_forget_breaches(um_log_breaches *b)
{
    um_free(b->p, b->cap * sizeof *b->p);
    um_free(b->left, b->left_cap * sizeof *b->left);
    *b = (um_log_breaches){.n = 0};
}
