/* Why a log is judged otherwise than its record: what the table cannot show, found out by judging once more,
 * or by what the log's own record says of the same entries. */
#include <criterion/criterion.h>
#include <string.h>

#include "tests/logs/inv.h"

const char *const lg_reason_text[LG_REASONS_END] = {
#define X(id, text) [LG_##id] = (text),
    LG_REASONS(X)
#undef X
};

typedef enum depth { NOTHING, TAINTED, OPEN, BROKEN } depth; /* the worst that is found of some entries */

typedef struct depths {
    uint8_t record[LG_GROUPS], log[LG_GROUPS], direct[LG_GROUPS];
} depths;

static depth depth_of(const um_finding *f)
{
    if (f->claim || (f->verdict != UM_ILLEGAL && f->verdict != UM_UNDETERMINED))
        return NOTHING;
    return f->verdict == UM_ILLEGAL ? BROKEN : f->cause == UM_WHY_TAINTED ? TAINTED : OPEN;
}

static void deepen(uint8_t *d, depth by)
{
    *d = by > *d ? (uint8_t)by : *d;
}

static void sound(lg_two *t, const um_run *run, bool is_log, uint8_t *out)
{
    for (int i = 0; i < um_replay_findings(run->replay); i++) {
        const um_finding *f = um_replay_finding(run->replay, i);
        if (depth_of(f) != NOTHING)
            deepen(&out[is_log ? lg_group_of_log(t, f->step) : lg_group_of_record(t, f->step)], depth_of(f));
    }
}

/* ---- the record, its ways left open between their ends ---- */

static bool is_way(const um_game *g, const um_action *a, int arg)
{
    return g->verbs[a->verb].params[a->args[arg].param].type == UM_P_PATH && a->args[arg].count > 1;
}

/* Whether its way is what shows least of it. */
static bool is_march(const um_game *g, int verb)
{
    return g == &um_madison ? verb == MV_MOVE || verb == MV_SAIL : verb == IV_MOVE;
}

static void straighten(const um_game *g, const um_action *a, um_maker *m)
{
    um_make(m, a->verb, a->player);
    m->action.at = a->at;
    for (int i = 0; i < a->nargs; i++) {
        um_arg arg = a->args[i];
        const um_value *v = a->values + arg.first;
        bool way = is_way(g, a, i);
        arg.first = (uint16_t)m->n;
        arg.count = way ? 2 : arg.count;
        for (int k = 0; k < arg.count; k++)
            m->values[m->n++] = way && k ? v[a->args[i].count - 1] : v[k];
        if (way)
            m->values[m->n - 1].gap = true;
        m->action.args[m->action.nargs++] = arg;
    }
}

static um_run *judge_straight(const um_case *c, um_item *items, um_maker *makers)
{
    um_case straight = *c;
    memcpy(items, c->items, (size_t)c->nitems * sizeof *items);
    for (int i = 0; i < c->nitems; i++) {
        int verb = items[i].action.verb;
        if (items[i].kind != UM_I_ACTION || !is_march(c->game, verb))
            continue;
        straighten(c->game, &c->items[i].action, &makers[i]);
        items[i].action = makers[i].action;
    }
    straight.items = items;
    return lg_judge_case(&straight, NULL);
}

static void sound_straight(lg_two *t, const um_case *c, uint8_t *out)
{
    size_t n = (size_t)c->nitems + 1;
    um_item *items = um_realloc(NULL, 0, n * sizeof *items);
    um_maker *makers = um_realloc(NULL, 0, n * sizeof *makers);
    um_run *run = judge_straight(c, items, makers);
    if (run->nsteps == t->record->nsteps)
        sound(t, run, false, out);
    um_run_free(run);
    um_free(items, n * sizeof *items);
    um_free(makers, n * sizeof *makers);
}

/* ---- what the log's record says of some entries ---- */

/* Nothing else lies in the entries. */
static bool only_said(lg_two *t, int group)
{
    static const char line[] = "LOG\tCHAT&lt;";
    bool said = false;
    for (size_t i = 0; i < t->l->n; i++)
        if (lg_group_of_entry(t, (int)i + 1) == group) {
            said = true;
            if (strncmp(t->l->entry[i].p, line, strlen(line)) != 0)
                return false;
        }
    return said;
}

static lg_reason told_as(lg_two *t, int group)
{
    bool acts = false, states = false;
    for (int i = 0; i < t->logged->nitems; i++) {
        const um_action *a = &t->logged->items[i].action;
        if (t->logged->items[i].kind != UM_I_ACTION || a->at.entry == 0 ||
            lg_group_of_entry(t, (int)a->at.entry) != group)
            continue;
        acts |= !(t->logged->game->verbs[a->verb].flags & UM_V_POSITION);
        states |= (t->logged->game->verbs[a->verb].flags & UM_V_POSITION) != 0;
    }
    return states ? LG_STATED : acts ? LG_ANOTHER_ACT : only_said(t, group) ? LG_ONLY_SAID : LG_BACK_AGAIN;
}

static lg_reason of_group(lg_two *t, const depths *d, int g)
{
    if (d->log[g] == d->record[g])
        return LG_OTHER_RULES;
    if (d->log[g] == OPEN)
        return LG_LEFT_OPEN;
    if (d->log[g] > d->record[g])
        return LG_ACCUSED;
    return d->direct[g] < d->record[g] ? LG_ANOTHER_WAY : told_as(t, g);
}

/* What is found at another step of the play is found; what follows from a difference is none of its own. */
static lg_reason settle(const depths *d, lg_reason worst)
{
    int record = 0, log = 0;
    for (int g = 0; g < LG_GROUPS; g++) {
        record += d->record[g] == BROKEN && d->log[g] != BROKEN;
        log += d->log[g] == BROKEN && d->record[g] != BROKEN;
    }
    return worst == LG_ACCUSED && record && log <= record ? LG_ELSEWHERE : worst;
}

lg_reason lg_reason_of(lg_two *t, const um_case *c)
{
    depths *d = um_realloc(NULL, 0, sizeof *d);
    lg_reason worst = LG_OTHER_RULES;
    cr_assert(d);
    memset(d, 0, sizeof *d);
    sound(t, t->record, false, d->record);
    sound(t, t->log, true, d->log);
    sound_straight(t, c, d->direct);
    for (int g = 0; g < LG_GROUPS; g++) {
        if (d->log[g] == d->record[g] || (d->log[g] <= TAINTED && d->record[g] <= TAINTED))
            continue;
        lg_reason r = of_group(t, d, g);
        worst = r > worst ? r : worst;
    }
    worst = settle(d, worst);
    um_free(d, sizeof *d);
    return worst;
}
