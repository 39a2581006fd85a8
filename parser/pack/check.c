/* What can be wrong with a pack that could be read, and how sure its data are. */
#include <stdio.h>
#include <string.h>

#include "parser/pack/pack_xml.h"

typedef struct checker {
    const um_pack *p;
    const um_sink *sink;
    um_pack_report *r;
} checker;

/* ---- counting ---- */

/* How many values of an attribute are certain, likely, guesses and unknown; attr: also UM_COUNT_LIST,
 * whether the list is complete. */
static um_status count(checker *k, int kind, int attr)
{
    const um_table *t = &k->p->tables[kind];
    void *items = k->r->counts;
    if (um_grow(&items, &k->r->cap, k->r->ncounts + 1, sizeof *k->r->counts) != UM_OK)
        return UM_MEMORY;
    k->r->counts = items;
    um_pack_count *c = &k->r->counts[k->r->ncounts++];
    *c = (um_pack_count){.kind = kind, .attr = attr};
    for (int i = 0; i < (attr == UM_COUNT_LIST ? 1 : t->nrows); i++) {
        const um_datum *d =
            attr == UM_COUNT_LIST ? &t->complete : um_datum_at(k->p, um_datum_of(kind, i, attr));
        c->n[d->sure > UM_CERTAIN ? UM_UNKNOWN : d->sure]++;
        c->defaults += attr >= 0 && attr != UM_ATTR_EXISTS && d->sure == UM_CERTAIN && d->source == 0;
    }
    return UM_OK;
}

static um_status count_all(checker *k)
{
    um_status s = UM_OK;
    for (int kind = 0; kind < k->p->game->nkinds && s == UM_OK; kind++) {
        const um_kind *of = &k->p->game->kinds[kind];
        if (!um_rows(k->p, kind) && k->p->tables[kind].complete.sure == UM_UNKNOWN)
            continue;
        s = count(k, kind, UM_COUNT_LIST);
        if (s == UM_OK)
            s = count(k, kind, UM_ATTR_EXISTS);
        for (int attr = of->keys; attr < of->nattrs && s == UM_OK; attr++)
            s = count(k, kind, attr);
    }
    return s;
}

/* ---- names ---- */

/* Whether two rows belong to one side, so that a side before the name does not tell them apart. */
static bool same_side(const checker *k, int kind, int a, int b)
{
    int attr = k->p->game->kinds[kind].side;
    if (attr < 0)
        return true;
    const um_datum *x = um_datum_at(k->p, um_datum_of(kind, a, attr));
    const um_datum *y = um_datum_at(k->p, um_datum_of(kind, b, attr));
    return x->lo == y->lo;
}

/* Warns of a name that two rows of a kind and side share. */
static void check_name(checker *k, int kind, int row, um_text name)
{
    um_found f = um_find_name(k->p, UM_KIND_BIT(kind), -1, name);
    if (f.matches < 2 || f.ref == um_ref_of(kind, row) || !same_side(k, kind, um_ref_row(f.ref), row))
        return;
    um_text id = um_ref_id(k->p, um_ref_of(kind, row)), other = um_ref_id(k->p, f.ref);
    um_say(k->sink, UM_WARNING, UM_NAME, (um_place){0}, "pack-same-name",
           "of the %s '%.*s' and '%.*s' are both called '%.*s', and no side tells them apart",
           k->p->game->kinds[kind].plural, UM_FMT(other), UM_FMT(id), UM_FMT(name));
}

static void check_names(checker *k, int kind)
{
    for (int i = 0; i < um_rows(k->p, kind); i++) {
        const um_row *row = um_row_at(k->p, um_ref_of(kind, i));
        check_name(k, kind, i, row->name);
        for (int j = 0; j < row->naliases; j++)
            check_name(k, kind, i, row->aliases[j]);
    }
}

/* ---- rows that join others ---- */

/* A row that joins two others must not join one to itself. */
static void check_keys(checker *k, int kind)
{
    const um_kind *of = &k->p->game->kinds[kind];
    for (int i = 0; of->keys == 2 && i < um_rows(k->p, kind); i++) {
        um_ref a = um_datum_at(k->p, um_datum_of(kind, i, 0))->lo,
               b = um_datum_at(k->p, um_datum_of(kind, i, 1))->lo;
        if (a == b)
            um_say(k->sink, UM_ERROR, UM_VALUE, (um_place){0}, "pack-self", "a %s joins '%.*s' to itself",
                   of->name, UM_FMT(um_ref_id(k->p, a)));
    }
}

/* ---- all of it ---- */

typedef struct counting { /* a sink that counts what passes it */
    const um_sink *to;
    um_pack_report *r;
} counting;

static void count_and_pass(void *user, const um_diag *d)
{
    counting *c = user;
    c->r->problems += d->level == UM_ERROR;
    c->r->warnings += d->level == UM_WARNING;
    if (c->to && c->to->fn)
        c->to->fn(c->to->user, d);
}

um_status um_pack_check(const um_pack *p, const um_sink *sink, um_pack_report *out)
{
    *out = (um_pack_report){.counts = NULL};
    counting c = {sink, out};
    const um_sink counted = {count_and_pass, &c};
    checker k = {p, &counted, out};
    for (int kind = 0; kind < p->game->nkinds; kind++) {
        check_names(&k, kind);
        check_keys(&k, kind);
    }
    if (p->game->check)
        p->game->check(p, &counted);
    return count_all(&k);
}

void um_pack_report_free(um_pack_report *r)
{
    um_free(r->counts, r->cap * sizeof *r->counts);
    *r = (um_pack_report){.counts = NULL};
}
