/* What a person means by a name: a list, a row, or one datum of a row. */
#include <string.h>

#include "parser/pack/pack_xml.h"

typedef struct look {
    const um_pack *p;
    um_pack_seen_fn *fn;
    void *user;
    int found;
} look;

static void see_row(look *l, int kind, int row, int attr)
{
    l->found++;
    if (attr >= 0) {
        l->fn(l->user, um_datum_of(kind, row, attr));
        return;
    }
    l->fn(l->user, um_datum_of(kind, row, UM_ATTR_EXISTS));
    for (int i = l->p->game->kinds[kind].keys; i < l->p->game->kinds[kind].nattrs; i++)
        l->fn(l->user, um_datum_of(kind, row, i));
}

/* Take the first word off a text. */
static um_text first_word(um_text *t)
{
    const char *blank = t->n ? memchr(t->p, ' ', t->n) : NULL;
    size_t n = blank ? (size_t)(blank - t->p) : t->n;
    um_text word = {t->p, n};
    *t = um_text_trim((um_text){t->p + n, t->n - n});
    return word;
}

static um_text last_word(um_text t, um_text *before)
{
    size_t n = t.n;
    while (n > 0 && t.p[n - 1] != ' ')
        n--;
    *before = um_text_trim((um_text){t.p, n});
    return (um_text){t.p + n, t.n - n};
}

static int side_of(const um_game *g, um_text *t)
{
    const char *colon = t->n ? memchr(t->p, ':', t->n) : NULL;
    for (int i = 0; colon && g->sides[i]; i++)
        if (um_text_is((um_text){t->p, (size_t)(colon - t->p)}, g->sides[i])) {
            size_t skip = (size_t)(colon - t->p) + 1;
            *t = (um_text){t->p + skip, t->n - skip};
            return i;
        }
    return -1;
}

/* Rows of a kind by name; both sides' if the name is that of two. */
static void see_named(look *l, int kind, um_text t, int attr)
{
    int side = side_of(l->p->game, &t);
    um_found f = um_find_name(l->p, UM_KIND_BIT(kind), side, t);
    if (f.matches <= 1) {
        if (f.matches)
            see_row(l, kind, um_ref_row(f.ref), attr);
        return;
    }
    for (int i = 0; i < um_rows(l->p, kind); i++) {
        const um_row *row = um_row_at(l->p, um_ref_of(kind, i));
        bool is = um_distance(row->name, t, 1) == 0 || um_distance(row->id, t, 1) == 0;
        for (int j = 0; j < row->naliases && !is; j++)
            is = um_distance(row->aliases[j], t, 1) == 0;
        if (is)
            see_row(l, kind, i, attr);
    }
}

/* "Albany - Utica" */
static void see_joined(look *l, int kind, um_text t, int attr)
{
    const um_kind *k = &l->p->game->kinds[kind];
    for (size_t i = 1; i + 1 < t.n; i++) {
        if (t.p[i] != '-')
            continue;
        um_found a = um_find_name(l->p, k->attrs[0].kinds, -1, um_text_trim((um_text){t.p, i}));
        um_found b =
            um_find_name(l->p, k->attrs[1].kinds, -1, um_text_trim((um_text){t.p + i + 1, t.n - i - 1}));
        um_ref r = a.matches == 1 && b.matches == 1 ? um_row_by_keys(l->p, kind, a.ref, b.ref) : UM_NONE;
        if (r != UM_NONE) {
            see_row(l, kind, um_ref_row(r), attr);
            return;
        }
    }
}

static void see(look *l, int kind, um_text t, int attr)
{
    if (l->p->game->kinds[kind].keys == 2)
        see_joined(l, kind, t, attr);
    if (!l->found || l->p->game->kinds[kind].keys != 2)
        see_named(l, kind, t, attr);
}

static int attr_named(const um_kind *k, um_text t)
{
    for (int i = 0; i < k->nattrs; i++)
        if (um_text_is(t, k->attrs[i].name))
            return i;
    return um_text_is(t, "exists") ? UM_ATTR_EXISTS : -1;
}

static void see_list(look *l, int kind)
{
    l->fn(l->user, um_datum_of(kind, UM_ROW_LIST, UM_ATTR_EXISTS));
    l->found++;
    for (int i = 0; i < um_rows(l->p, kind); i++)
        see_row(l, kind, i, -1);
}

int um_pack_look(const um_pack *p, um_text name, um_pack_seen_fn *fn, void *user, um_text *nearest)
{
    look l = {p, fn, user, 0};
    const um_game *g = p->game;
    um_text t = um_text_trim(name), rest = t, before;
    int only = um_kind_named(g, first_word(&rest));
    if (only >= 0 && rest.n)
        t = rest;
    else if (only >= 0 && um_text_is(t, g->kinds[only].plural)) {
        see_list(&l, only);
        return l.found;
    } else
        only = -1;
    for (int k = 0; k < g->nkinds; k++)
        if (only < 0 || k == only)
            see(&l, k, t, -1);
    um_text word = last_word(t, &before);
    for (int k = 0; k < g->nkinds && !l.found && before.n; k++)
        if ((only < 0 || k == only) && attr_named(&g->kinds[k], word) >= 0)
            see(&l, k, before, attr_named(&g->kinds[k], word));
    if (nearest)
        *nearest =
            l.found ? (um_text){"", 0} : um_nearest_name(p, only < 0 ? UINT32_MAX : UM_KIND_BIT(only), t);
    return l.found;
}
