/* Names: folding them, finding rows by them, and the nearest one to a slip. */
#include "core/names.h"

#include "core/game.h"
#include "core/unicode.h"

#include <string.h>

/* ---- folding ---- */

/* What a byte is to a name: itself (the small letter of a capital), nothing, or what only its successors
 * tell. */
enum { PLAIN, SKIPPED, WIDE };

static int class_of(unsigned char c)
{
    static const unsigned char class[256] = {
        [' '] = SKIPPED, ['\t'] = SKIPPED, ['\r'] = SKIPPED, ['\n'] = SKIPPED, ['-'] = SKIPPED,
        ['_'] = SKIPPED, ['.'] = SKIPPED,  ['`'] = SKIPPED,  ['\''] = SKIPPED, [0xc2] = WIDE,
        [0xc3] = WIDE,   [0xc4] = WIDE,    [0xc5] = WIDE,    [0xcc] = WIDE,    [0xcd] = WIDE,
        [0xe2] = WIDE,   [0xef] = WIDE,
    };
    return class[c];
}

/* How many bytes the character at t[i] takes, and the one that it is in a folded name; 0: it does not count,
 * as blanks, '-', '_', '.', apostrophes, and what typography makes of them. A byte that is no letter of ours
 * is kept as it is. */
static size_t fold_at(um_text t, size_t i, char *out)
{
    uint32_t code;
    int class = class_of((unsigned char)t.p[i]);
    size_t n = class == WIDE ? um_code_take(t.p + i, t.n - i, &code) : 0;
    *out = um_small(t.p[i]);
    if (class == SKIPPED && !(i == 0 && t.n > 1 && t.p[0] == '-' && t.p[1] >= '0' && t.p[1] <= '9'))
        *out = '\0'; /* but for the sign of a number: -1 is not 1 */
    if (n == 0)
        return 1;
    if (um_code_silent(code))
        *out = '\0';
    else if (um_code_letter(code))
        *out = um_code_letter(code);
    else
        return 1;
    return n;
}

/* Folds a text behind the *n bytes that are folded already; false: there is no room for it. */
static bool fold_behind(um_text t, char *out, size_t cap, size_t *n)
{
    for (size_t i = 0; i < t.n;) {
        char c = um_small(t.p[i]);
        i += class_of((unsigned char)t.p[i]) == PLAIN ? 1 : fold_at(t, i, &c);
        if (!c)
            continue;
        if (*n + 1 >= cap)
            return false;
        out[(*n)++] = c;
    }
    return true;
}

bool um_fold(um_text t, char *out, size_t cap)
{
    size_t n = 0;
    if (cap == 0 || !fold_behind(t, out, cap, &n))
        return false;
    out[n] = '\0';
    return true;
}

/* ---- the index ---- */

enum { HASH_PRIME = 16777619 };
static const uint32_t hash_of_nothing = 2166136261u;

static uint32_t hash_on(uint32_t h, const char *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        h = (h ^ (unsigned char)p[i]) * HASH_PRIME;
    return h;
}

static uint32_t *bucket_of(const struct um_names *x, uint32_t hash)
{
    return &x->bucket[hash & (x->buckets - 1)];
}

/* Room for one entry more. */
static um_status grow(um_pack *p)
{
    struct um_names *x = p->names;
    if (x->n < x->room)
        return UM_OK;
    uint32_t room = x->room ? 2 * x->room : 64;
    um_name_entry *more = um_arena_alloc(&p->arena, room * sizeof *more);
    if (!more)
        return UM_MEMORY;
    if (x->n)
        memcpy(more, x->entry, x->n * sizeof *more);
    x->entry = more;
    x->room = room;
    return UM_OK;
}

static um_status add_name(um_pack *p, um_text name, um_ref r, bool is_id)
{
    char folded[UM_FOLD_MAX];
    struct um_names *x = p->names;
    if (!um_fold(name, folded, sizeof folded) || !folded[0])
        return UM_OK;
    um_text t = um_text_of(folded);
    uint32_t *at = bucket_of(x, hash_on(hash_of_nothing, t.p, t.n));
    /* the names of a row are added in one go, so its others stand first */
    for (uint32_t i = *at; i && x->entry[i - 1].ref == r; i = x->entry[i - 1].next)
        if (um_text_eq(x->entry[i - 1].folded, t)) {
            x->entry[i - 1].is_id |= is_id;
            return UM_OK;
        }
    um_name_entry e = {.ref = r, .is_id = is_id, .next = *at};
    if (grow(p) != UM_OK || um_text_dup(&p->arena, t, &e.folded) != UM_OK)
        return UM_MEMORY;
    x->entry[x->n++] = e;
    *at = x->n;
    return UM_OK;
}

um_status um_names_add(um_pack *p, um_ref r)
{
    const um_row *row = um_row_at(p, r);
    um_status s = add_name(p, row->id, r, true);
    if (s == UM_OK)
        s = add_name(p, row->name, r, false);
    for (int i = 0; s == UM_OK && i < row->naliases; i++)
        s = add_name(p, row->aliases[i], r, false);
    return s;
}

static size_t count_names(const um_pack *p)
{
    size_t n = 0;
    for (int k = 0; k < p->game->nkinds; k++)
        for (int i = 0; i < p->tables[k].nrows; i++)
            n += 2 + (size_t)p->tables[k].rows[i].naliases;
    return n;
}

um_status um_names_build(um_pack *p)
{
    uint32_t buckets = 256, n = (uint32_t)count_names(p);
    while (buckets < n)
        buckets *= 2;
    struct um_names *names = um_arena_alloc(&p->arena, sizeof *names);
    if (!names)
        return UM_MEMORY;
    *names = (struct um_names){.buckets = buckets, .room = n};
    names->bucket = um_arena_alloc(&p->arena, buckets * sizeof *names->bucket);
    names->entry = um_arena_alloc(&p->arena, n * sizeof *names->entry + 1);
    if (!names->bucket || !names->entry)
        return UM_MEMORY;
    p->names = names;
    for (int k = 0; k < p->game->nkinds; k++)
        for (int i = 0; i < p->tables[k].nrows; i++) {
            um_status s = um_names_add(p, um_ref_of(k, i));
            if (s != UM_OK)
                return s;
        }
    return UM_OK;
}

um_status um_names_move(um_pack *p)
{
    const struct um_names *from = p->names;
    struct um_names *x = um_arena_alloc(&p->arena, sizeof *x);
    uint32_t *bucket = um_arena_alloc(&p->arena, from->buckets * sizeof *bucket);
    um_name_entry *entry = um_arena_alloc(&p->arena, from->n * sizeof *entry + 1);
    if (!x || !bucket || !entry)
        return UM_MEMORY;
    memcpy(bucket, from->bucket, from->buckets * sizeof *bucket);
    memcpy(entry, from->entry, from->n * sizeof *entry);
    *x = (struct um_names){bucket, entry, from->buckets, from->n, from->n};
    p->names = x;
    return UM_OK;
}

/* ---- finding ---- */

static bool is_of_side(const um_pack *p, um_ref r, int side)
{
    if (side < 0)
        return true;
    int kind = um_ref_kind(r), attr = p->game->kinds[kind].side;
    if (attr < 0)
        return false;
    const um_datum *d = um_datum_at(p, um_datum_of(kind, um_ref_row(r), attr));
    return d->sure != UM_UNKNOWN && d->lo == side;
}

void um_folding_begin(um_folding *f)
{
    f->n = 0;
    f->hash = hash_of_nothing;
    f->too_long = false;
}

void um_folding_add(um_folding *f, um_text part)
{
    const size_t had = f->n;
    f->too_long |= !fold_behind(part, f->folded, sizeof f->folded, &f->n);
    f->hash = hash_on(f->hash, f->folded + had, f->n - had);
}

um_found um_find_folded(const um_pack *p, uint32_t kinds, int side, const um_folding *f)
{
    um_found by_id = {UM_NONE, 0}, by_name = {UM_NONE, 0};
    const um_text name = {f->folded, f->n};
    if (!p->names || name.n == 0 || f->too_long)
        return by_id;
    const struct um_names *x = p->names;
    for (uint32_t i = *bucket_of(x, f->hash); i; i = x->entry[i - 1].next) {
        const um_name_entry *e = &x->entry[i - 1];
        if (!((kinds >> um_ref_kind(e->ref)) & 1) || e->folded.n != name.n || !um_text_eq(e->folded, name) ||
            !is_of_side(p, e->ref, side))
            continue;
        um_found *by = e->is_id ? &by_id : &by_name;
        if (by->matches++ == 0 || e->ref < by->ref)
            by->ref = e->ref;
    }
    return by_id.matches ? by_id : by_name;
}

um_found um_find_name(const um_pack *p, uint32_t kinds, int side, um_text t)
{
    um_folding f;
    um_folding_begin(&f);
    um_folding_add(&f, t);
    return um_find_folded(p, kinds, side, &f);
}

/* Whether the name goes on, in another word, from what is folded. */
static bool begins(um_text name, um_text folded)
{
    size_t same = 0;
    for (size_t i = 0; i < name.n;) {
        if (i > 0 && name.p[i] == ' ' && same == folded.n)
            return true;
        char c;
        i += fold_at(name, i, &c);
        if (c && (same == folded.n || c != folded.p[same]))
            return false;
        same += c != '\0';
    }
    return false;
}

um_found um_find_beginning(const um_pack *p, uint32_t kinds, int side, um_text t)
{
    um_found f = {UM_NONE, 0};
    char folded[UM_FOLD_MAX];
    if (!um_fold(t, folded, sizeof folded) || strlen(folded) < 3)
        return f;
    const um_text name = um_text_of(folded);
    for (int k = 0; k < p->game->nkinds; k++)
        for (int i = 0; (kinds >> k) & 1 && i < p->tables[k].nrows; i++) {
            const um_row *row = &p->tables[k].rows[i];
            bool is = begins(row->name, name);
            for (int j = 0; j < row->naliases && !is; j++)
                is = begins(row->aliases[j], name);
            if (!is || !is_of_side(p, um_ref_of(k, i), side))
                continue;
            f.matches++;
            f.ref = um_ref_of(k, i);
        }
    return f;
}
