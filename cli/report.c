#include "cli/report.h"

#include <string.h>

bool um_finding_wanted(const um_options *o, const um_finding *f)
{
    static const um_verdict verdict[] = {
        [UM_ONLY_ILLEGAL] = UM_ILLEGAL, [UM_ONLY_UNDETERMINED] = UM_UNDETERMINED};
    if (!o->only)
        return true;
    if (f->accepted || f->verdict == UM_NOTED)
        return false;
    return o->only == UM_ONLY_CLAIMS ? f->claim : f->verdict == verdict[o->only];
}

bool um_view_wanted(const um_options *o, const um_view *v)
{
    bool wanted = !o->only;
    for (int i = 0; i < v->nfindings && !wanted; i++)
        wanted = um_finding_wanted(o, um_view_finding(v, i));
    return wanted;
}

int um_view_status(const um_view *v, const um_options *o)
{
    int status = v->illegal ? UM_EXIT_ILLEGAL : UM_EXIT_LEGAL;
    if (v->undetermined && !o->undetermined_ok)
        status = um_exit_worse(status, UM_EXIT_UNDETERMINED);
    if (v->run->nbad)
        status = um_exit_worse(status, UM_EXIT_INPUT);
    return status;
}

/* ---- words for a shell ---- */

/* Whether a shell would take the text apart. */
static bool needs_quotes(um_text t)
{
    for (size_t i = 0; i < t.n; i++)
        if (strchr(" '\"\\$&;|<>()*?[]~`!{}", t.p[i]))
            return true;
    return t.n == 0;
}

void um_words_operand(const um_view *v, um_buf *out)
{
    um_buf name = {0};
    um_buf_str(&name, v->file);
    if (v->c->id.n) {
        um_buf_char(&name, '#');
        um_harmless(&name, v->c->id);
    }
    bool quote = name.n && needs_quotes(um_buf_view(&name)) && !memchr(name.p, '\'', name.n);
    um_buf_str(out, quote ? "'" : "");
    um_buf_text(out, um_buf_view(&name));
    um_buf_str(out, quote ? "'" : "");
    um_buf_free(&name);
}
