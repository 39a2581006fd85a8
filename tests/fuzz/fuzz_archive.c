/* Any bytes as an archive: a log is replayed, a module read and asked. Nothing may crash, hang or leak. */
#include <stdlib.h>

#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_xml)

static void play(um_varchive *a, const um_vmodule *m)
{
    um_vstream *s;
    um_vgame *g;
    um_vleaf leaf;
    um_arena arena = {0};
    um_vmeta meta;
    um_vmeta_read(a, &arena, &meta);
    if (um_vstream_open(&s, a) == UM_OK) {
        if (um_vgame_new(&g, m, NULL) == UM_OK) {
            um_status st = UM_OK;
            for (bool got = true; st == UM_OK && um_vstream_next(s, &leaf, &got) == UM_OK && got;)
                st = um_vgame_step(g, s, &leaf);
            um_vgame_free(g);
        }
        um_vstream_close(s);
    }
    um_arena_free(&arena);
}

static void ask(const um_vmodule *m)
{
    um_arena arena = {0};
    for (size_t i = 0; i < m->slots; i++) {
        um_vtraits t;
        if (um_vmodule_slot_traits(m, &m->slot[i], &arena, &t) == UM_OK)
            um_vtraits_name(&t, UM_TEXT("name"), &arena);
        um_arena_reset(&arena);
    }
    for (size_t i = 0; i < m->maps; i++)
        for (int32_t x = -100; x < 1000; x += 97) {
            um_vplace p;
            um_vlocate(m, m->map[i].name, x, x * 3 - 500, NULL, 0, &arena, &p);
            um_arena_reset(&arena);
        }
    um_text turn;
    um_vmodule_turn_name(m, (um_text){NULL, 0}, UM_TEXT("0|1;0;0;0;1\\;0"), &arena, &turn);
    um_arena_free(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    um_text bytes = {(const char *)data, size};
    um_varchive *a;
    um_vmodule *m = NULL;
    if (um_varchive_open_memory(&a, bytes, "fuzz", NULL) == UM_OK) {
        if (um_vmodule_open_memory(&m, bytes, "fuzz", NULL) == UM_OK)
            ask(m);
        play(a, m);
        um_vmodule_free(m);
        um_varchive_close(a);
    } else if (um_vmodule_parse(&m, bytes, "fuzz", NULL) == UM_OK) {
        ask(m);
        um_vmodule_free(m);
    }
    return 0;
}
