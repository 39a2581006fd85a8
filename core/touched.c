#include "core/touched.h"

#include "core/game.h"

#include <string.h>

/* Each row has a number for each attribute, and one for its existence; behind the rows stands the list. */
static size_t data_of(const um_pack *p, int kind, int rows)
{
    return (size_t)rows * ((size_t)p->game->kinds[kind].nattrs + 1) + 1;
}

um_status um_touched_begin(um_pack *p)
{
    um_touched *t = p->touched;
    if (p->game->nrulings > UM_TOUCHED_RULINGS)
        return UM_LIMIT;
    if (!t) {
        size_t n = 0;
        t = um_arena_alloc(&p->arena, sizeof *t);
        for (int k = 0; t && k < p->game->nkinds; k++) {
            t->first[k] = (uint32_t)n;
            t->rows[k] = p->tables[k].nrows;
            n += data_of(p, k, t->rows[k]);
        }
        if (t)
            t->words = n / 64 + 1;
        if (!t || !(t->data = um_arena_alloc(&p->arena, t->words * sizeof *t->data)))
            return UM_MEMORY;
    }
    memset(t->data, 0, t->words * sizeof *t->data);
    memset(t->rulings, 0, sizeof t->rulings);
    p->touched = t;
    return UM_OK;
}

/* The number of a datum; SIZE_MAX: the pack itself has none such. */
static size_t number_of(const um_pack *p, um_datum_id id)
{
    const um_touched *t = p->touched;
    int kind = um_datum_kind(id), row = um_datum_row(id), attr = um_datum_attr(id);
    if (kind < 0 || kind >= p->game->nkinds)
        return SIZE_MAX;
    int nattrs = p->game->kinds[kind].nattrs;
    if (row == UM_ROW_LIST)
        return t->first[kind] + data_of(p, kind, t->rows[kind]) - 1;
    if (row >= t->rows[kind] || (attr >= nattrs && attr != UM_ATTR_EXISTS))
        return SIZE_MAX;
    return t->first[kind] + (size_t)row * ((size_t)nattrs + 1) +
           (size_t)(attr == UM_ATTR_EXISTS ? nattrs : attr);
}

void um_touched_mark(const um_pack *p, um_datum_id id)
{
    size_t n = number_of(p, id);
    if (n != SIZE_MAX)
        p->touched->data[n / 64] |= (uint64_t)1 << n % 64;
}

bool um_touched_has(const um_pack *p, um_datum_id id)
{
    size_t n = p->touched ? number_of(p, id) : SIZE_MAX;
    return n != SIZE_MAX && (p->touched->data[n / 64] >> n % 64 & 1);
}

bool um_touched_has_ruling(const um_pack *p, int ruling)
{
    return p->touched && (p->touched->rulings[ruling / 64] >> ruling % 64 & 1);
}

/* The first datum of a kind's row, or of its list, or of the next kind that there is. */
static um_datum_id first_of(const um_pack *p, int kind, int row)
{
    if (kind >= p->game->nkinds)
        return 0;
    if (row >= p->tables[kind].nrows)
        return um_datum_of(kind, UM_ROW_LIST, UM_ATTR_EXISTS);
    return um_datum_of(kind, row, p->game->kinds[kind].nattrs ? 0 : UM_ATTR_EXISTS);
}

um_datum_id um_datum_next(const um_pack *p, um_datum_id id)
{
    if (!id)
        return first_of(p, 0, 0);
    int kind = um_datum_kind(id), row = um_datum_row(id), attr = um_datum_attr(id);
    if (row == UM_ROW_LIST)
        return first_of(p, kind + 1, 0);
    if (attr == UM_ATTR_EXISTS)
        return first_of(p, kind, row + 1);
    return um_datum_of(kind, row, attr + 1 < p->game->kinds[kind].nattrs ? attr + 1 : UM_ATTR_EXISTS);
}
