/* The rows of a pack that a page names: each has a number, by which its data speak of it. */
#include "cli/report_html.h"

int um_page_row(um_page_rows *rows, um_ref r)
{
    int kind = um_ref_kind(r), row = um_ref_row(r);
    if (kind < 0 || kind >= UM_KINDS_MAX || row >= um_rows(rows->pack, kind))
        return -1;
    if (!rows->number[kind])
        rows->number[kind] =
            um_arena_alloc(&rows->arena, (size_t)um_rows(rows->pack, kind) * sizeof *rows->number[kind]);
    int *number = rows->number[kind];
    void *list = rows->row;
    if (!number || (!number[row] && um_grow(&list, &rows->cap, rows->n + 1, sizeof *rows->row) != UM_OK))
        return -1;
    if (!number[row]) {
        rows->row = list;
        rows->row[rows->n++] = r;
        number[row] = (int)rows->n;
    }
    return number[row] - 1;
}
