#include "parser/vassal/format.h"

#include "parser/vassal/sequence.h"

static um_text value_of(um_text name, const um_vfact *facts, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (um_text_is(name, facts[i].name))
            return facts[i].value;
    return UM_TEXT("");
}

/* Every second token is a variable, unless it is the last: then a lone $ stood before it. */
um_status um_vformat(um_text format, const um_vfact *facts, size_t n, um_arena *arena, um_text *out)
{
    um_buf b = {0};
    um_seq s;
    um_text t;
    bool expression = format.n && format.p[0] == '{';
    um_seq_init(&s, format, '$', arena);
    for (bool variable = false; !expression && um_seq_next(&s, &t); variable = !variable) {
        if (variable && !s.done)
            um_buf_text(&b, value_of(t, facts, n));
        else
            um_buf_text(&b, t);
    }
    um_status st = b.failed != UM_OK ? b.failed : um_text_dup(arena, um_buf_view(&b), out);
    um_buf_free(&b);
    return st == UM_OK ? s.failed : st;
}
