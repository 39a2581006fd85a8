/* Every allocation of a whole reading fails once: no leak, no crash, no wrong answer taken for a right one.
 */
#include "test_vassal_support.h"

#include "torture.h"

typedef struct work {
    const char *log, *module;
} work;

static um_status follow(um_varchive *a, const um_vmodule *m, um_arena *arena)
{
    um_vstream *s = NULL;
    um_vgame *g = NULL;
    um_vundo *u = NULL;
    um_vmeta meta;
    um_vleaf leaf;
    um_arena fields = {0};
    um_status st = um_vmeta_read(a, arena, &meta);
    if (st == UM_OK)
        st = um_vstream_open(&s, a);
    if (st == UM_OK)
        st = um_vgame_new(&g, m, NULL);
    if (st == UM_OK)
        st = um_vundo_new(&u);
    for (bool got = true; st == UM_OK && (st = um_vstream_next(s, &leaf, &got)) == UM_OK && got;) {
        um_vcmd c;
        bool is_undo;
        um_vundone done;
        um_arena_reset(&fields);
        st = um_vcmd_parse(leaf.text, &fields, &c, NULL);
        if (st == UM_OK)
            st = um_vundo_feed(u, &leaf, &c, &is_undo, &done);
        if (st == UM_OK)
            st = um_vgame_apply(g, &c, &leaf, um_vleaf_place(s, &leaf));
    }
    for (uint32_t k = 1; st == UM_OK && k <= um_vgame_count(g); k++) {
        um_vpiece p;
        um_vplace at;
        um_vgame_piece(g, k, &p);
        if (p.alive && p.map.p)
            st = um_vlocate(m, p.map, p.x, p.y, NULL, 0, arena, &at);
    }
    um_arena_free(&fields);
    um_vundo_free(u);
    um_vgame_free(g);
    um_vstream_close(s);
    return st;
}

static um_status read_whole(void *user)
{
    const work *w = user;
    um_vmodule *m = NULL;
    um_varchive *a = NULL;
    um_arena arena = {0};
    um_status st = um_vmodule_open(&m, w->module, NULL);
    if (st == UM_OK)
        st = um_varchive_open(&a, w->log, NULL);
    if (st == UM_OK)
        st = follow(a, m, &arena);
    um_varchive_close(a);
    um_vmodule_free(m);
    um_arena_free(&arena);
    return st;
}

Test(vassal_torture, a_whole_reading_survives_each_failing_allocation)
{
    work w = {VASSAL "undo-1813.vlog", VASSAL "MadisonSample.vmod"};
    cr_assert_gt(um_torture(read_whole, &w, 1500), 150);
    w.log = VASSAL "cards-1812.vlog";
    um_torture(read_whole, &w, 500);
}
