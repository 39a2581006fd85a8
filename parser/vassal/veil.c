/* Texts of a log let out: without ids of players and of hidden pieces. */
#include "parser/vassal/redact.h"
#include "parser/vassal/table.h"

void um_vgame_redact(const um_vgame *g, um_text t, um_buf *out)
{
    um_vredact(g->redactor, &g->people, t, out);
}

static bool lies_hidden(const void *game, um_text id)
{
    return um_vgame_hidden(game, um_vgame_find(game, id));
}

void um_vgame_veil(const um_vgame *g, um_text t, um_vhides *hides, const void *user, um_buf *out)
{
    um_buf clean = {0};
    um_vgame_redact(g, t, &clean);
    if (clean.failed)
        out->failed = clean.failed;
    else
        um_vredact_pieces(um_buf_view(&clean), hides ? hides : lies_hidden, hides ? user : g, out);
    um_buf_free(&clean);
}
