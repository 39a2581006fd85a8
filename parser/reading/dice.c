/* Dice: what a report says that they show, and which action they were for. */
#include <string.h>

#include "parser/reading/plays.h"

/* What one die shows: a number, or of dice with words the index of one. */
static bool read_die(const um_bind_die *d, um_text t, int32_t *out)
{
    int32_t n = 0;
    for (int k = 0; k < d->faces; k++)
        if (um_text_eq(t, d->face[k])) {
            *out = d->shows[k];
            return true;
        }
    if (um_text_int(t, &n) != UM_OK || (d->faces && (n < 1 || n > d->faces)))
        return false;
    *out = d->faces ? d->shows[n - 1] : n;
    return true;
}

int um_log_read_dice(const um_bind_die *d, um_text t, int32_t *dice)
{
    int n = 0;
    while (t.n && n < UM_DICE_MAX) {
        const char *comma = memchr(t.p, ',', t.n);
        um_text one = um_text_trim((um_text){t.p, comma ? (size_t)(comma - t.p) : t.n});
        if (!read_die(d, one, &dice[n]))
            return 0;
        n++;
        t = comma ? (um_text){comma + 1, t.n - (size_t)(comma + 1 - t.p)} : (um_text){"", 0};
    }
    return n;
}

static void use_roll(um_log_play *k, um_roll *roll, const um_verb *v)
{
    roll->used = true;
    roll->step = k->r->steps + 1;
    roll->purpose = um_text_of(v->name);
}

/* Dice with words, as an action tells them: "am hit flee". */
static void use_faces(um_log_play *k, const um_action *a)
{
    const um_verb *v = &k->r->g->verbs[a->verb];
    for (int p = 0; p < v->nparams; p++) {
        int n = 0;
        const um_value *who = v->params[p].flags & UM_FACES ? um_values_of(a, p, &n) : NULL;
        for (size_t i = 0; i < k->g.n && n > 0; i++) {
            const um_log_event *e = &k->r->ev.p[k->g.event[i]];
            um_roll *roll = e->kind == UM_LOG_ROLL ? &k->r->out->rolls[e->roll] : NULL;
            bool within = e->file == a->at.file && e->entry >= a->at.entry && e->entry <= a->at.entry_end;
            for (int w = 0; roll && !roll->used && within && e->what != UM_NONE && w < n; w++)
                if (who[w].ref == e->what)
                    use_roll(k, roll, v);
        }
    }
}

static bool same_dice(const um_roll *roll, const um_value *v, int n)
{
    if (roll->ndice != n)
        return false;
    for (int i = 0; i < n; i++)
        if (v[i].num != roll->dice[i])
            return false;
    return true;
}

/* One die among the entries of an action that has rolled others may be one of its numbers. */
static void use_single_dice(um_log_play *k, const um_action *a)
{
    const um_verb *v = &k->r->g->verbs[a->verb];
    for (size_t i = 0; i < k->g.n; i++) {
        const um_log_event *e = &k->r->ev.p[k->g.event[i]];
        um_roll *roll = e->kind == UM_LOG_ROLL ? &k->r->out->rolls[e->roll] : NULL;
        if (!roll || roll->used || roll->ndice != 1 || e->file != a->at.file || e->entry < a->at.entry ||
            e->entry > a->at.entry_end)
            continue;
        for (int p = 0; p < v->nparams && !roll->used; p++)
            if (v->params[p].type == UM_P_INT && um_has_arg(a, p) && um_int_arg(a, p, 0) == roll->dice[0])
                use_roll(k, roll, v);
    }
}

/* Dice that an action states came from a roll of its group: mark it used. */
void um_log_use_rolls(um_log_play *k, const um_action *a)
{
    const um_verb *v = &k->r->g->verbs[a->verb];
    for (int p = 0; p < v->nparams; p++) {
        int n;
        const um_value *dice = v->params[p].type == UM_P_DICE ? um_values_of(a, p, &n) : NULL;
        for (size_t i = 0; dice && i < k->g.n; i++) {
            const um_log_event *e = &k->r->ev.p[k->g.event[i]];
            um_roll *roll = e->kind == UM_LOG_ROLL ? &k->r->out->rolls[e->roll] : NULL;
            if (!roll || roll->used || !same_dice(roll, dice, n))
                continue;
            use_roll(k, roll, v);
            break;
        }
    }
    use_faces(k, a);
    use_single_dice(k, a);
}
