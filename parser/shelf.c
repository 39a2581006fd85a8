#include "parser/shelf.h"

static void hear(void *user, const um_diag *d)
{
    um_listener *l = user;
    l->heard = true;
    if (l->next && l->next->fn)
        l->next->fn(l->next->user, d);
}

um_sink um_listen(um_listener *l, const um_sink *next)
{
    *l = (um_listener){.next = next};
    return (um_sink){hear, l};
}

um_pack *um_shelf_pack(const um_shelf *s, const um_game *g, um_text name)
{
    for (size_t i = 0; i < s->npacks; i++)
        if (s->packs[i].game == g && um_text_eq(s->packs[i].name, name))
            return s->packs[i].pack;
    return NULL;
}

static const um_binding *binding_at(const void *shelf, const char *path)
{
    const um_shelf *s = shelf;
    for (size_t i = 0; i < s->nkits; i++)
        if (um_text_is(s->kits[i].kit.found.binding_path, path))
            return s->kits[i].kit.binding;
    return NULL;
}

static bool is_module_at(const void *shelf, const char *path, um_text name, um_text version)
{
    const um_shelf *s = shelf;
    for (size_t i = 0; i < s->nkits; i++) {
        const um_reading_found *f = &s->kits[i].kit.found;
        if (um_text_is(f->module_path, path) && um_text_eq(f->module, name) &&
            um_text_eq(f->version, version))
            return true;
    }
    return false;
}

um_reading_known um_shelf_known(const um_shelf *s)
{
    return (um_reading_known){binding_at, is_module_at, s};
}

const um_reading_kit *um_shelf_kit(const um_shelf *s, const um_reading_found *found, const um_pack *pack)
{
    for (size_t i = 0; i < s->nkits; i++) {
        const um_reading_found *f = &s->kits[i].kit.found;
        if (s->kits[i].pack == pack && um_text_eq(f->module_path, found->module_path) &&
            um_text_eq(f->binding_path, found->binding_path) && um_text_eq(f->module, found->module) &&
            um_text_eq(f->version, found->version))
            return &s->kits[i].kit;
    }
    return NULL;
}

bool um_shelve_pack(um_shelf *s, const um_game *g, um_text name, um_pack *pack)
{
    um_text kept;
    if (um_text_dup(&s->arena, name, &kept) != UM_OK ||
        um_grow((void **)&s->packs, &s->packs_cap, s->npacks + 1, sizeof *s->packs) != UM_OK)
        return false;
    s->packs[s->npacks++] = (um_shelved_pack){g, kept, pack};
    return true;
}

bool um_shelve_kit(um_shelf *s, const um_reading_kit *kit, const um_pack *pack)
{
    if (um_grow((void **)&s->kits, &s->kits_cap, s->nkits + 1, sizeof *s->kits) != UM_OK)
        return false;
    s->kits[s->nkits++] = (um_shelved_kit){*kit, pack};
    return true;
}

void um_shelf_free(um_shelf *s)
{
    for (size_t i = 0; i < s->nkits; i++)
        um_reading_kit_close(&s->kits[i].kit);
    for (size_t i = 0; i < s->npacks; i++)
        um_pack_free(s->packs[i].pack);
    um_free(s->kits, s->kits_cap * sizeof *s->kits);
    um_free(s->packs, s->packs_cap * sizeof *s->packs);
    um_arena_free(&s->arena);
    *s = (um_shelf){0};
}
