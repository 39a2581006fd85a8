#include "parser/vassal/redact.h"

/* A node is what has been read of one or more ids. */
struct um_vredact_node {
    uint32_t first, next; /* the first node below, the next beside; 0: none */
    uint32_t back;        /* the longest other node that is an end of this one */
    uint32_t id;          /* the longest id that ends here, 0: none */
    uint32_t bytes;       /* its length */
    unsigned char byte;
};

struct um_vredact_span {
    size_t from, to;
    uint32_t id, bytes;
};

static uint32_t below(const um_vredactor *r, uint32_t at, unsigned char byte)
{
    uint32_t k = r->node[at].first;
    while (k && r->node[k].byte != byte)
        k = r->node[k].next;
    return k;
}

static um_status grow(um_vredactor *r, uint32_t at, unsigned char byte, uint32_t *out)
{
    if (um_grow((void **)&r->node, &r->cap, r->n + 1, sizeof *r->node) != UM_OK)
        return UM_MEMORY;
    r->node[r->n] = (struct um_vredact_node){.next = r->node[at].first, .byte = byte};
    *out = r->node[at].first = (uint32_t)r->n++;
    return UM_OK;
}

static um_status add(um_vredactor *r, um_text id, uint32_t number)
{
    uint32_t at = 0;
    for (size_t i = 0; i < id.n; i++) {
        uint32_t k = below(r, at, (unsigned char)id.p[i]);
        if (!k && grow(r, at, (unsigned char)id.p[i], &k) != UM_OK)
            return UM_MEMORY;
        at = k;
    }
    r->node[at].id = number;
    r->node[at].bytes = (uint32_t)id.n;
    return UM_OK;
}

/* One byte further: down, or back to a shorter beginning that goes on with it. */
static uint32_t step(const um_vredactor *r, uint32_t at, unsigned char byte)
{
    for (;;) {
        uint32_t k = below(r, at, byte);
        if (k || at == 0)
            return k;
        at = r->node[at].back;
    }
}

/* Links each node back, in the order of their depths. */
static um_status link_back(um_vredactor *r)
{
    uint32_t *queue = um_realloc(NULL, 0, r->n * sizeof *queue);
    size_t head = 0, tail = 0;
    if (!queue)
        return UM_MEMORY;
    queue[tail++] = 0;
    while (head < tail) {
        uint32_t at = queue[head++];
        for (uint32_t k = r->node[at].first; k; k = r->node[k].next) {
            struct um_vredact_node *n = &r->node[k];
            n->back = at ? step(r, r->node[at].back, n->byte) : 0;
            if (!n->id) {
                n->id = r->node[n->back].id;
                n->bytes = r->node[n->back].bytes;
            }
            queue[tail++] = k;
        }
    }
    um_free(queue, r->n * sizeof *queue);
    return UM_OK;
}

static um_status prepare(um_vredactor *r, const um_vnames *ids)
{
    if (r->n && r->known == ids->n)
        return UM_OK;
    r->n = 0;
    if (um_grow((void **)&r->node, &r->cap, 1, sizeof *r->node) != UM_OK)
        return UM_MEMORY;
    r->node[r->n++] = (struct um_vredact_node){0};
    um_status s = UM_OK;
    for (size_t k = 0; k < ids->n && s == UM_OK; k++)
        if (ids->item[k].n >= UM_V_REDACT_LEAST)
            s = add(r, ids->item[k], (uint32_t)k + 1);
    if (s == UM_OK)
        s = link_back(r);
    r->known = ids->n;
    if (s != UM_OK)
        r->n = 0;
    return s;
}

/* Adds an id that was met to the spans, one with those that it overlaps. */
static um_status cover(um_vredactor *r, size_t *n, struct um_vredact_span s)
{
    while (*n && r->span[*n - 1].to > s.from) {
        const struct um_vredact_span *last = &r->span[--*n];
        s.from = last->from < s.from ? last->from : s.from;
        if (last->bytes > s.bytes) {
            s.id = last->id;
            s.bytes = last->bytes;
        }
    }
    if (um_grow((void **)&r->span, &r->spans_cap, *n + 1, sizeof *r->span) != UM_OK)
        return UM_MEMORY;
    r->span[(*n)++] = s;
    return UM_OK;
}

void um_vredact(um_vredactor *r, const um_vnames *ids, um_text t, um_buf *out)
{
    uint32_t whole = um_vnames_find(ids, t), at = 0;
    size_t n = 0, from = 0;
    if (whole) {
        um_buf_printf(out, "player-%u", whole);
        return;
    }
    um_status s = prepare(r, ids);
    for (size_t i = 0; i < t.n && s == UM_OK && r->n > 1; i++) {
        at = step(r, at, (unsigned char)t.p[i]);
        const struct um_vredact_node *k = &r->node[at];
        if (k->id)
            s = cover(r, &n, (struct um_vredact_span){i + 1 - k->bytes, i + 1, k->id, k->bytes});
    }
    if (s != UM_OK) {
        out->failed = s;
        return;
    }
    for (size_t i = 0; i < n; i++) {
        um_buf_add(out, t.p + from, r->span[i].from - from);
        um_buf_printf(out, "player-%u", r->span[i].id);
        from = r->span[i].to;
    }
    if (t.n > from)
        um_buf_add(out, t.p + from, t.n - from);
}

void um_vredact_free(um_vredactor *r)
{
    um_free(r->node, r->cap * sizeof *r->node);
    um_free(r->span, r->spans_cap * sizeof *r->span);
    *r = (um_vredactor){0};
}

/* How many digits stand from here on. */
static size_t digits(um_text t, size_t from)
{
    size_t n = 0;
    while (from + n < t.n && t.p[from + n] >= '0' && t.p[from + n] <= '9')
        n++;
    return n;
}

void um_vredact_pieces(um_text t, bool (*hides)(const void *, um_text), const void *user, um_buf *out)
{
    static const char word[] = "hidden";
    size_t from = 0, n;
    if (t.n >= UM_V_REDACT_DIGITS && hides(user, t)) {
        um_buf_str(out, word);
        return;
    }
    for (size_t i = 0; i < t.n; i += n ? n : 1) {
        n = digits(t, i);
        if (n < UM_V_REDACT_DIGITS || !hides(user, (um_text){t.p + i, n}))
            continue;
        um_buf_add(out, t.p + from, i - from);
        um_buf_str(out, word);
        from = i + n;
    }
    if (t.n > from)
        um_buf_add(out, t.p + from, t.n - from);
}
