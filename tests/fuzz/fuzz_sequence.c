/* Any text as the content of a savedGame: split, parsed, replayed, paired for undo, made safe; and the
 * single-pass splitter must agree with a naive one that goes level by level. */
#include <stdio.h>
#include <stdlib.h>

#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_log)

static void naive(um_text t, uint32_t depth, um_arena *arena, um_buf *out)
{
    um_seq s;
    um_text first, more;
    um_seq_init(&s, t, 27, arena);
    um_seq_next(&s, &first);
    if (um_text_eq(first, t)) {
        um_buf_printf(out, "%u ", depth);
        um_buf_text(out, t);
        um_buf_char(out, '\n');
        return;
    }
    naive(first, depth, arena, out);
    while (um_seq_next(&s, &more))
        naive(more, depth + 1, arena, out);
}

/* Whether a stack or deck has a piece in it just once. */
static bool holds(const um_vgame *g, uint32_t holder, uint32_t piece)
{
    um_vpiece h;
    size_t n = 0;
    if (!um_vgame_piece(g, holder, &h))
        return false;
    for (size_t i = 0; i < h.children; i++)
        n += h.child[i] == piece;
    return n == 1;
}

static void ask(um_vgame *g, um_arena *arena)
{
    for (uint32_t k = 1; k <= um_vgame_count(g); k++) {
        um_vpiece p;
        um_text side;
        um_vlayer layer;
        um_vgame_piece(g, k, &p);
        um_vgame_name(g, k, false, arena);
        um_vgame_name(g, k, true, arena);
        um_vgame_hidden(g, k);
        um_vgame_mask_owner(g, k, &side, arena);
        um_vgame_layer(g, k, "Step", arena, &layer);
        um_vgame_value(g, k, "Side", arena);
        um_vgame_persistent(g, k, "OldMap", arena);
        if (p.parent && (p.sort != UM_V_PIECE || !holds(g, p.parent, k)))
            abort(); /* a piece within itself, or not where its holder says */
    }
    um_text name, container, value;
    for (size_t i = 0; um_vgame_property_at(g, i, &name, &container, &value); i++)
        continue;
}

static void replay(um_text text)
{
    um_vstream *s;
    um_vgame *g = NULL;
    um_vundo *u = NULL;
    um_vleaf leaf;
    um_arena arena = {0};
    um_buf split = {0}, safe = {0}, want = {0};
    bool is_undo;
    um_vundone done;
    if (um_vstream_open_text(&s, text, "fuzz", NULL) != UM_OK)
        return;
    um_status st = um_vgame_new(&g, NULL, NULL);
    if (st == UM_OK)
        st = um_vundo_new(&u);
    bool got = true;
    while (st == UM_OK && (st = um_vstream_next(s, &leaf, &got)) == UM_OK && got) {
        um_buf_printf(&split, "%u ", leaf.depth);
        um_buf_text(&split, leaf.raw);
        um_buf_char(&split, '\n');
        um_vcmd c;
        if (um_vcmd_parse(leaf.text, &arena, &c, NULL) == UM_OK)
            um_vundo_feed(u, &leaf, &c, &is_undo, &done);
        st = um_vgame_step(g, s, &leaf);
        um_buf_clear(&safe);
        um_vgame_redact(g, leaf.text, &safe);
        um_text_safe(leaf.text, &safe);
        um_vchat_plain(leaf.text, &safe);
    }
    if (u)
        um_vundo_finish(u, &is_undo, &done);
    if (g)
        ask(g, &arena);
    if (st == UM_OK && um_vstream_form(s) == UM_VFORM_PLAIN && text.n >= 5 && text.n < 2000) {
        naive(text, 0, &arena, &want);
        if (!um_text_eq(um_buf_view(&want), um_buf_view(&split)))
            abort();
    }
    um_buf_free(&split);
    um_buf_free(&safe);
    um_buf_free(&want);
    um_arena_free(&arena);
    um_vundo_free(u);
    um_vgame_free(g);
    um_vstream_close(s);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    um_text text = {(const char *)data, size};
    um_arena arena = {0};
    um_text *list;
    size_t n;
    um_vtraits t;
    if (um_seq_unnest(text, &arena, &list, &n) == UM_OK && um_vtraits_parse(text, text, &arena, &t) == UM_OK)
        um_vtraits_name(&t, UM_TEXT("x"), &arena);
    um_arena_free(&arena);
    replay(text);
    return 0;
}
