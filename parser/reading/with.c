/* Another log of the same game, as the opponent keeps it: what it shows to everybody at some time need not be
 * hidden in this one. */
#include "parser/reading/log_reader.h"

static void learn_piece(um_log_reader *r, um_vgame *g, uint32_t k)
{
    um_vpiece p;
    if (k == 0 || !um_vgame_piece(g, k, &p) || !p.alive || !p.map.p)
        return;
    if (p.sort != UM_V_PIECE) {
        for (size_t i = 0; i < p.children; i++)
            learn_piece(r, g, p.child[i]);
        return;
    }
    if (um_vgame_hidden(g, k) || um_log_is_known(r, p.id))
        return;
    um_text id;
    if (um_text_dup(&r->out->arena, p.id, &id) != UM_OK ||
        um_grow((void **)&r->known, &r->known_cap, r->nknown + 1, sizeof *r->known) != UM_OK)
        r->failed = UM_MEMORY;
    else
        r->known[r->nknown++] = id;
}

static void learn_all(um_log_reader *r, um_vgame *g)
{
    for (uint32_t k = 1; k <= um_vgame_count(g); k++)
        learn_piece(r, g, k);
}

static um_text piece_of(const um_vcmd *c)
{
    return c->kind == UM_V_CHANGE ? c->u.change.id
           : c->kind == UM_V_MOVE ? c->u.move.id
           : c->kind == UM_V_ADD  ? c->u.add.id
                                  : (um_text){NULL, 0};
}

static um_status learn_stream(um_log_reader *r, um_vstream *s, um_vgame *g)
{
    um_vleaf leaf;
    bool got = true, begun = false;
    um_status st;
    while ((st = um_vstream_next(s, &leaf, &got)) == UM_OK && got && r->failed == UM_OK) {
        um_vcmd c;
        const char *why;
        if (leaf.history && !begun) {
            learn_all(r, g);
            begun = true;
        }
        st = um_vcmd_parse(leaf.text, &r->scratch, &c, &why);
        if (st == UM_OK)
            st = um_vgame_apply(g, &c, &leaf, um_vleaf_place(s, &leaf));
        else if (st != UM_MEMORY && st != UM_LIMIT)
            continue;
        if (st != UM_OK)
            return st;
        um_text id = piece_of(&c);
        if (leaf.history && id.p)
            learn_piece(r, g, um_vgame_find(g, id));
        um_arena_reset(&r->scratch);
    }
    learn_all(r, g);
    return st != UM_OK ? st : r->failed;
}

um_status um_log_learn(um_log_reader *r, const um_reading_input *in)
{
    static const um_sink silent = {0};
    um_log_source src;
    um_vgame *g = NULL;
    um_status st = um_log_open_source(&src, in, &silent);
    if (st == UM_OK)
        st = um_vgame_new(&g, r->m, &silent);
    if (st == UM_OK)
        st = learn_stream(r, src.stream, g);
    um_vgame_free(g);
    um_log_close_source(&src);
    return st;
}

bool um_log_is_known(const um_log_reader *r, um_text id)
{
    for (size_t i = 0; i < r->nknown; i++)
        if (um_text_eq(r->known[i], id))
            return true;
    return false;
}
