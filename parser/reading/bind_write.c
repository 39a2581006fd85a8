/* Writing a proposed binding: elements, attributes, and what is left over. */
#include "parser/reading/bind_proposer.h"

#include <string.h>

void um_propose_escaped(um_buf *b, um_text t)
{
    for (size_t i = 0; i < t.n; i++) {
        char c = t.p[i];
        const char *e = c == '&'   ? "&amp;"
                        : c == '<' ? "&lt;"
                        : c == '>' ? "&gt;"
                        : c == '"' ? "&quot;"
                                   : NULL;
        if (e)
            um_buf_str(b, e);
        else
            um_buf_char(b, (unsigned char)c < 0x20 ? ' ' : c);
    }
}

void um_propose_attr(um_buf *b, const char *name, um_text value)
{
    um_buf_printf(b, " %s=\"", name);
    um_propose_escaped(b, value);
    um_buf_char(b, '"');
}

um_text um_propose_seen(um_proposer *q, um_text name)
{
    um_buf b = {0};
    if (!q->table)
        return name;
    um_vgame_redact(q->table, name, &b);
    if (b.failed ||
        (!um_text_eq(um_buf_view(&b), name) && um_text_dup(&q->arena, um_buf_view(&b), &name) != UM_OK)) {
        q->failed = UM_MEMORY;
        name = UM_TEXT("");
    }
    um_buf_free(&b);
    return name;
}

void um_propose_name(um_proposer *q, const char *attr, um_text name)
{
    um_propose_attr(q->out, attr, um_propose_seen(q, name));
}

void um_propose_open_unbound(um_proposer *q, const char *what, um_text name)
{
    q->left++;
    um_buf_printf(q->out, "  <unbound what=\"%s\"", what);
    um_propose_name(q, "name", name);
}

void um_propose_unbound(um_proposer *q, const char *what, um_text name)
{
    um_propose_open_unbound(q, what, name);
    um_buf_str(q->out, "/>\n");
}

void um_propose_unbound_piece(um_proposer *q, const um_module_slot *s)
{
    um_text near = um_nearest_name(q->p, um_piece_kinds(q->p->game, s->card), s->name);
    um_propose_open_unbound(q, s->card ? "card" : "piece", s->name);
    if (s->gpid.n)
        um_propose_attr(q->out, "gpid", s->gpid);
    if (s->card && s->own_image.n)
        um_propose_name(q, "image", s->own_image);
    if (near.n)
        um_propose_attr(q->out, "nearest", near);
    um_buf_str(q->out, " is=\"\"/>\n");
}

/* What is bound for being alike says so, to be looked over; the end of a line. */
void um_propose_put_how(um_proposer *q, um_match_how how, um_ref ref)
{
    um_text name = um_ref_name(q->p, ref);
    q->bound++;
    if (how == UM_MATCH_SIMILAR) {
        q->alike++;
        um_buf_str(q->out, " <!-- alike: ");
        for (size_t i = 0; i < name.n; i++) /* a comment may hold no double dash */
            if (name.p[i] != '-' || i == 0 || name.p[i - 1] != '-')
                um_buf_char(q->out, name.p[i]);
        um_buf_str(q->out, " -->");
    }
    um_buf_char(q->out, '\n');
}

int um_propose_attr_named(const um_kind *k, const char *name)
{
    for (int a = 0; a < k->nattrs; a++)
        if (strcmp(k->attrs[a].name, name) == 0)
            return a;
    return -1;
}
