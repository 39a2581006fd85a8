/* A digest of all of a pack but some of its data: two packs that have the same differ in these data alone. */
#include "parser/pack/pack_xml.h"

#include <stdlib.h>

static void add_number(um_buf *h, int64_t v)
{
    unsigned char b[8];
    for (int i = 0; i < 8; i++)
        b[i] = (unsigned char)((uint64_t)v >> 8 * i);
    um_buf_add(h, b, sizeof b);
}

static void add_text(um_buf *h, um_text t)
{
    add_number(h, (int64_t)t.n);
    um_buf_add(h, t.p, t.n);
}

static void add_row(um_buf *h, const um_row *r)
{
    add_text(h, r->id);
    add_text(h, r->name);
    add_number(h, r->naliases);
    for (int i = 0; i < r->naliases; i++)
        add_text(h, r->aliases[i]);
}

static int by_id(const void *a, const void *b)
{
    um_datum_id x = *(const um_datum_id *)a, y = *(const um_datum_id *)b;
    return (x > y) - (x < y);
}

/* What names a row stands in the digest whatever the caller leaves out. */
static bool is_key(const um_pack *p, um_datum_id id)
{
    return um_datum_row(id) != UM_ROW_LIST && um_datum_attr(id) < p->game->kinds[um_datum_kind(id)].keys;
}

static void add_datum(um_buf *h, const um_pack *p, um_datum_id id)
{
    const um_datum *d = um_datum_at(p, id);
    bool known = d->sure != UM_UNKNOWN;
    int kind = um_datum_kind(id), attr = um_datum_attr(id);
    add_number(h, id);
    add_number(h, d->sure);
    add_number(h, known ? d->lo : 0);
    add_number(h, known ? d->hi : 0);
    bool text = um_datum_row(id) != UM_ROW_LIST && attr != UM_ATTR_EXISTS &&
                p->game->kinds[kind].attrs[attr].type == UM_A_TEXT;
    if (known && text && d->lo >= 0 && d->lo < p->ntexts)
        add_text(h, p->texts[d->lo]);
}

void um_pack_skeleton(const um_pack *p, const um_datum_id *except, size_t n, char hex[65])
{
    um_buf h = {0};
    add_text(&h, um_text_of(p->game->name));
    for (int k = 0; k < p->game->nkinds; k++) {
        add_number(&h, p->tables[k].nrows);
        for (int i = 0; i < p->tables[k].nrows; i++)
            add_row(&h, &p->tables[k].rows[i]);
    }
    for (int i = 0; i < p->npositions; i++) {
        add_text(&h, p->positions[i].name);
        add_text(&h, p->positions[i].text);
    }
    for (um_datum_id id = 0; (id = um_datum_next(p, id));)
        if (is_key(p, id) || !n || !bsearch(&id, except, n, sizeof id, by_id))
            add_datum(&h, p, id);
    hex[0] = '\0';
    if (!h.failed)
        um_sha256(h.p, h.n, hex);
    um_buf_free(&h);
}
