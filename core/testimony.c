#include "core/testimony.h"

#include "core/game.h"

#include <string.h>

int um_values_of_datum(const um_pack *p, um_datum_id d, int32_t *first)
{
    int n = 0, attr = um_datum_attr(d);
    *first = 0;
    if (attr == UM_ATTR_EXISTS)
        return um_datum_row(d) == UM_ROW_LIST ? 0 : 2;
    const um_attr *a = &p->game->kinds[um_datum_kind(d)].attrs[attr];
    if (a->type == UM_A_INT && a->hi - a->lo < UM_TESTIMONY_VALUES) {
        *first = a->lo;
        return a->hi - a->lo + 1;
    }
    while (a->type == UM_A_WORD && a->words[n])
        n++;
    return n <= UM_TESTIMONY_VALUES ? n : 0;
}

/* ---- which data decide ---- */

typedef struct hearing {
    um_ctx c; /* as it was asked, with `suppose` */
    const um_question *q;
    um_datum_id data[UM_READS_MAX]; /* below the trust, and read */
    um_supposed suppose[UM_READS_MAX];
    int n;
} hearing;

/* Suppose of each datum that can be weighed the value of this index, or its last; of all others, and with
 * -1, what the pack proposes. */
static void suppose_all(hearing *h, int index)
{
    h->c.nsupposed = 0;
    for (int i = 0; i < h->n; i++) {
        int32_t first;
        int n = um_values_of_datum(h->c.pack, h->data[i], &first);
        const um_datum *d = um_datum_at(h->c.pack, h->data[i]);
        if (n == 0 || (index < 0 && d->sure != UM_UNKNOWN))
            continue;
        int32_t value = first + (index < 0 ? n / 2 : index < n ? index : n - 1);
        if (um_datum_attr(h->data[i]) == UM_ATTR_EXISTS)
            value = 1;
        h->suppose[h->c.nsupposed++] = (um_supposed){h->data[i], {.lo = value, .hi = value}};
    }
}

/* The fewest data found with which, as supposed, the answer is as wanted; 0: more decide than are asked of,
 * or other things do. */
static int deciding(hearing *h, um_truth want, um_datum_id *data)
{
    memcpy(data, h->data, (size_t)h->n * sizeof *data);
    if (um_ask_believing(&h->c, h->q, data, h->n, false) != want)
        return 0;
    return um_leave_out(&h->c, h->q, data, h->n, false, want);
}

/* Whether each of them can be weighed, and not more combinations come of it than are asked. */
static bool can_be_asked(const hearing *h, const um_datum_id *data, int n)
{
    int all = n > 0 && n <= UM_TESTIMONY_DATA;
    for (int i = 0; i < n && all; i++) {
        int32_t first;
        all *= um_values_of_datum(h->c.pack, data[i], &first);
        if (all > UM_TESTIMONY_VERDICTS)
            all = 0;
    }
    return all > 0;
}

/* ---- what they say ---- */

/* Suppose the k-th combination of values. */
static void suppose(hearing *h, const um_datum_id *data, int n, size_t k)
{
    h->c.nsupposed = n;
    for (int i = n - 1; i >= 0; i--) {
        int32_t first;
        size_t values = (size_t)um_values_of_datum(h->c.pack, data[i], &first);
        int32_t value = first + (int32_t)(k % values);
        h->suppose[i] = (um_supposed){data[i], {.lo = value, .hi = value}};
        k /= values;
    }
}

static void tell(hearing *h, const um_datum_id *data, int n, int step, int side, const um_witness *w)
{
    uint8_t verdicts[UM_TESTIMONY_VERDICTS];
    bool no = false, other = false;
    size_t all = 1;
    for (int i = 0; i < n; i++) {
        int32_t first;
        all *= (size_t)um_values_of_datum(h->c.pack, data[i], &first);
    }
    for (size_t k = 0; k < all; k++) {
        suppose(h, data, n, k);
        um_truth t = um_ask_believing(&h->c, h->q, data, n, false);
        no |= t == UM_NO;
        other |= t != UM_NO;
        verdicts[k] = (uint8_t)t;
    }
    const um_testimony said = {step, side, data, n, verdicts, all};
    if (no && other)
        w->hear(w->user, &said);
}

/* Of rows of which another datum decides, too, leave out whether they exist: that is asked by itself. How
 * many are left; the others come behind these. */
static int part(um_datum_id *data, int n)
{
    um_datum_id there[UM_READS_MAX];
    int kept = 0, apart = 0;
    for (int i = 0; i < n; i++) {
        bool other = false;
        for (int k = 0; k < n && um_datum_attr(data[i]) == UM_ATTR_EXISTS; k++)
            other |= k != i && um_datum_kind(data[k]) == um_datum_kind(data[i]) &&
                     um_datum_row(data[k]) == um_datum_row(data[i]);
        if (other)
            there[apart++] = data[i];
        else
            data[kept++] = data[i];
    }
    // cppcheck-suppress uninitvar ; the first `apart` are set
    memcpy(data + kept, there, (size_t)apart * sizeof *data);
    return kept;
}

void um_testify(const um_ctx *c, const um_question *q, int step, int side, const um_witness *w)
{
    enum { TRIES = 8 };
    hearing h = {.c = *c, .q = q};
    um_datum_id data[UM_READS_MAX];
    int n = 0;
    h.c.supposed = h.suppose;
    h.n = um_unsure_reads(c, c->rec, true, h.data);
    for (int i = -1; i < TRIES && n == 0 && h.n; i++) { /* values with which nothing is broken */
        suppose_all(&h, i);
        n = deciding(&h, UM_YES, data);
    }
    for (int i = -1; i < TRIES && n == 0 && h.n; i++) { /* or something is */
        suppose_all(&h, i);
        n = deciding(&h, UM_NO, data);
    }
    int together = part(data, n);
    if (can_be_asked(&h, data, together))
        tell(&h, data, together, step, side, w);
    for (int i = together; i < n && n <= 2 * UM_TESTIMONY_DATA; i++)
        tell(&h, &data[i], 1, step, side, w);
}
