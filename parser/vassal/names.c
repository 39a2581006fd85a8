#include "parser/vassal/names.h"

#include <string.h>

static uint32_t hash(um_text t)
{
    uint32_t h = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < t.n; i++)
        h = (h ^ (uint8_t)t.p[i]) * 16777619u;
    return h;
}

uint32_t um_vnames_find(const um_vnames *t, um_text name)
{
    if (!t->slots)
        return 0;
    for (size_t at = hash(name) & (t->slots - 1); t->slot[at]; at = (at + 1) & (t->slots - 1))
        if (um_text_eq(t->item[t->slot[at] - 1], name))
            return t->slot[at];
    return 0;
}

static void enter(um_vnames *t, uint32_t k)
{
    size_t at = hash(t->item[k - 1]) & (t->slots - 1);
    while (t->slot[at])
        at = (at + 1) & (t->slots - 1);
    t->slot[at] = k;
}

static um_status widen(um_vnames *t)
{
    if ((t->n + 1) * 2 <= t->slots)
        return UM_OK;
    size_t now = t->slots ? t->slots * 2 : 64;
    uint32_t *slot = um_realloc(NULL, 0, now * sizeof *slot);
    if (!slot)
        return UM_MEMORY;
    memset(slot, 0, now * sizeof *slot);
    um_free(t->slot, t->slots * sizeof *slot);
    t->slot = slot;
    t->slots = now;
    for (uint32_t k = 1; k <= t->n; k++)
        enter(t, k);
    return UM_OK;
}

um_status um_vnames_add(um_vnames *t, um_text name, uint32_t *out)
{
    uint32_t k = um_vnames_find(t, name);
    if (k) {
        *out = k;
        return UM_OK;
    }
    if (t->limit && t->n >= t->limit)
        return UM_LIMIT;
    void *items = t->item;
    um_status s = um_grow(&items, &t->cap, t->n + 1, sizeof *t->item);
    t->item = items;
    if (s == UM_OK)
        s = widen(t);
    char *copy = s == UM_OK ? um_realloc(NULL, 0, name.n + 1) : NULL;
    if (!copy)
        return UM_MEMORY;
    if (name.n)
        memcpy(copy, name.p, name.n);
    copy[name.n] = '\0';
    t->item[t->n++] = (um_text){copy, name.n};
    enter(t, (uint32_t)t->n);
    *out = (uint32_t)t->n;
    return UM_OK;
}

void um_vnames_free(um_vnames *t)
{
    for (size_t i = 0; i < t->n; i++)
        um_free((char *)(uintptr_t)t->item[i].p, t->item[i].n + 1);
    um_free(t->item, t->cap * sizeof *t->item);
    um_free(t->slot, t->slots * sizeof *t->slot);
    *t = (um_vnames){0};
}
