/* watch.h - what a log hides, as its commands tell: every piece's name, and whether anybody could ever see
 * it. */
#ifndef UMPIRE_TESTS_WATCH_H
#define UMPIRE_TESTS_WATCH_H

#include "test_vassal_support.h"

/* What each piece was over the whole file: its name, and whether anybody could ever see it. */
typedef struct ever {
    char name[64], id[24];
    bool seen, piece;
} ever;

/* Names, and who can be seen now. */
static inline void watch_now(const um_vgame *g, ever *list, size_t max, bool looked)
{
    for (uint32_t k = 1; k <= um_vgame_count(g) && k < max; k++) {
        um_vpiece p;
        um_vgame_piece(g, k, &p);
        snprintf(list[k].id, sizeof list[k].id, "%.*s", UM_FMT(p.id));
        list[k].piece |= p.alive && p.sort == UM_V_PIECE;
        if (p.name.n && p.alive)
            snprintf(list[k].name, sizeof list[k].name, "%.*s", UM_FMT(p.name));
        list[k].seen |= looked && p.alive && !um_vgame_hidden(g, k);
    }
}

/* A table is seen as an entry leaves it, not while the entry is carried out, and not before it is whole. */
static inline size_t watch(const char *game, const um_vmodule *m, ever *list, size_t max, char ids[8][32],
                           size_t *n_ids)
{
    um_varchive *a;
    um_vstream *s;
    um_vgame *g;
    um_vleaf leaf;
    um_arena arena = {0};
    uint32_t entry = 0;
    bool whole = false;
    cr_assert_eq(um_varchive_open(&a, game, NULL), UM_OK);
    cr_assert_eq(um_vstream_open(&s, a), UM_OK);
    cr_assert_eq(um_vgame_new(&g, m, NULL), UM_OK);
    for (bool got = true; um_vstream_next(s, &leaf, &got) == UM_OK && got;) {
        um_vcmd c;
        um_arena_reset(&arena);
        if (leaf.entry != entry)
            watch_now(g, list, max, whole);
        entry = leaf.entry;
        whole |= leaf.history || um_text_is(leaf.text, "end_save");
        if (um_vcmd_parse(leaf.text, &arena, &c, NULL) == UM_OK && c.kind == UM_V_PLAYER && *n_ids < 8)
            snprintf(ids[(*n_ids)++], 32, "%.*s", UM_FMT(c.u.player.id));
        cr_assert_eq(um_vgame_step(g, s, &leaf), UM_OK);
    }
    watch_now(g, list, max, whole);
    size_t n = um_vgame_count(g);
    um_vgame_free(g);
    um_vstream_close(s);
    um_varchive_close(a);
    um_arena_free(&arena);
    return n < max ? n : max - 1;
}

#endif
