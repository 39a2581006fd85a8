/* What players say and roll. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/writer.h"

static void say(writer *w, int side, const char *text)
{
    lw_leaff(w, "CHAT&lt;%s&gt; - %s", lw_name[side == MAD_BR], text);
    lw_close_entry(w);
}

static void say_values(const writer *w, const um_param *p, const um_value *v, int n, um_buf *out)
{
    if (n < 1)
        return;
    bool word = p->type == UM_P_WORD || p->type == UM_P_SIDE;
    bool ref = p->type == UM_P_REF || p->type == UM_P_REFS;
    const char *const *words = p->type == UM_P_SIDE ? w->c->game->sides : p->words;
    if (!word && !ref && p->type != UM_P_INT && p->type != UM_P_DICE)
        return;
    um_buf_printf(out, "%s %s ", out->n && strchr(out->p, ' ') ? "," : "", p->name);
    if (word)
        um_buf_str(out, words[v[0].num]);
    else if (ref)
        for (int i = 0; i < n; i++) {
            um_buf_str(out, i ? " and " : "");
            um_buf_text(out, um_ref_id(w->p, v[i].ref));
        }
    else
        um_buf_printf(out, "%d", (int)v[0].num);
}

/* `only`: of a list this name alone goes into the line; -1: all of them. */
static void declare_one(writer *w, const um_action *a, int side, int only)
{
    const um_verb *v = &w->c->game->verbs[a->verb];
    um_buf b = {0};
    um_buf_str(&b, v->name);
    for (int i = 0; i < v->nparams; i++) {
        int n;
        const um_value *values = um_values_of(a, i, &n);
        bool one = v->params[i].type == UM_P_REFS && only >= 0;
        if (values && n)
            say_values(w, &v->params[i], values + (one && only < n ? only : 0), one ? 1 : n, &b);
    }
    say(w, side, b.p);
    um_buf_free(&b);
}

/* The longest list of names among the arguments. */
static int names_in(const um_action *a)
{
    int most = 1;
    for (int i = 0; i < mad_verbs[a->verb].nparams; i++) {
        int n;
        um_values_of(a, i, &n);
        if (mad_verbs[a->verb].params[i].type == UM_P_REFS && n > most)
            most = n;
    }
    return most;
}

/* What puts a position right is said piece by piece. */
void lw_declare(writer *w, const um_action *a, int side)
{
    bool each = a->verb == MV_AT || a->verb == MV_OUT;
    for (int k = 0, n = each ? names_in(a) : 1; k < n; k++)
        declare_one(w, a, side, each ? k : -1);
}

static void roll(writer *w, const um_value *v, int n, int side)
{
    char result[64] = "", old[64] = "";
    cr_assert(n == 1 || n == 2);
    for (int i = 0; i < n; i++) {
        snprintf(result + strlen(result), sizeof result - strlen(result), "%s%d", i ? "," : "",
                 (int)v[i].num);
        snprintf(old + strlen(old), sizeof old - strlen(old), "%s%d", i ? "," : "",
                 w->roll[n - 1] ? (int)w->die[n - 1][i] : 1);
        w->die[n - 1][i] = v[i].num;
    }
    w->roll[n - 1] = 1;
    if (w->h == LG_POINTS)
        lw_leaff(w, "CHAT* %s: %dd6 %s", lw_name[side == MAD_BR], n, result);
    else
        lw_leaff(w, "CHAT*** %dd6 = %s *** <%s>", n, result, lw_name[side == MAD_BR]);
    if (w->h != LG_CHAT)
        lw_leaff(w, "MutableProperty\t%dd6_result\t%s\t%s\tModule", n, old, result);
    lw_close_entry(w);
}

void lw_roll_dice(writer *w, const um_action *a, int side)
{
    int first, second;
    const um_value *v = NULL, *after = NULL;
    first = second = 0;
    if (a->verb == MV_ROUND) {
        v = um_values_of(a, MP_ROUND_DICE, &first);
    } else if (a->verb == MV_NAVAL_ROUND) {
        v = um_values_of(a, MP_NROUND_DIE, &first);
        after = um_values_of(a, MP_NROUND_SECOND, &second);
    }
    if (v && (first > 2 || (a->verb == MV_ROUND && first != 2)))
        w->log->unfit = "dice that no button rolls";
    else if (v)
        roll(w, v, first, side);
    if (after && second == 1)
        roll(w, after, 1, side);
}
