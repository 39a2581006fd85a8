/* What players of the second game say: "move units am 3 and ar 1, path rome to utica", and how the bindings
 * know it. */
#include <string.h>

#include "tests/logs/inv.h"

/* What the table alone tells, if the module has the means. */
bool li_says(lg_habit h, int verb)
{
    static const int silent[] = {IV_TURN, IV_MARKER, IV_NOTE,   IV_END_TURN,
                                 IV_DRAW, IV_DEAL,   IV_REDRAW, IV_ROLL};
    for (size_t i = 0; i < UM_COUNT(silent); i++)
        if (silent[i] == verb)
            return false;
    return !(inv_verbs[verb].flags & UM_V_POSITION) && (verb != IV_PHASE || !li_has_bag(h));
}

static bool say_values(const um_pack *p, const um_param *param, const um_value *v, int n, um_buf *out)
{
    const char *between = param->type == UM_P_PATH ? " to " : " and ";
    size_t before = out->n;
    um_buf_printf(out, "%s %s ", strchr(out->p, ' ') ? "," : "", param->name);
    for (int i = 0; i < n; i++) {
        um_buf_str(out, i ? between : "");
        if (param->type == UM_P_WORD || param->type == UM_P_SIDE)
            um_buf_str(out, param->type == UM_P_SIDE ? inv_sides[v[i].num] : param->words[v[i].num]);
        else if (param->type == UM_P_REF || param->type == UM_P_REFS ||
                 (param->type == UM_P_PATH && !v[i].gap))
            um_buf_text(out, um_ref_id(p, v[i].ref));
        else if (param->type == UM_P_COUNTS)
            um_buf_printf(out, "%.*s %d", UM_FMT(um_ref_id(p, v[i].ref)), (int)v[i].num);
        else if (param->type == UM_P_INT && v[i].num == v[i].hi)
            um_buf_printf(out, "%d", (int)v[i].num);
        else
            return out->n = before, false; /* no player would say it so */
    }
    return true;
}

void li_words(const um_pack *p, const um_action *a, um_buf *out)
{
    const um_verb *v = &inv_verbs[a->verb];
    um_buf_str(out, v->name);
    for (int i = 0; i < v->nparams; i++) {
        int n;
        const um_value *values = um_values_of(a, i, &n);
        if (n && !say_values(p, &v->params[i], values, n, out))
            out->p[out->n] = '\0';
    }
}

void li_bind_words(lg_habit h, um_buf *out)
{
    um_buf_str(out, "<chat>\n");
    for (int verb = 0; verb < IV_VERBS; verb++) {
        const um_verb *v = &inv_verbs[verb];
        if (!li_says(h, verb))
            continue;
        um_buf_printf(out, "<say verb=\"%s\">\n<when><pattern>^%s(?: |$)</pattern></when>\n", v->name,
                      v->name);
        for (int i = 0; i < v->nparams; i++)
            um_buf_printf(out, "<also><pattern>(?:,|^%s) %s (?&lt;%s&gt;[^,]+)</pattern></also>\n", v->name,
                          v->params[i].name, v->params[i].name);
        um_buf_str(out, "</say>\n");
    }
    um_buf_str(out, "</chat>\n");
}
