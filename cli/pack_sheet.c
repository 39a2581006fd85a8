/* umpire pack sheet: every datum of a pack, with how sure it is and where it is from, as a record to fill in.
 */
#include "cli/pack_sheet.h"

#include "cli/settle.h"

#include <string.h>

typedef struct form {
    const um_pack *p;
    um_sure_level trust;
    bool defaults;
    um_output *out;
} form;

/* A value that is its attribute's default need not be looked up. */
static bool is_default(const um_pack *p, um_datum_id id)
{
    const um_datum *d = um_datum_at(p, id);
    int attr = um_datum_attr(id);
    return um_datum_row(id) != UM_ROW_LIST && attr != UM_ATTR_EXISTS && d->sure == UM_CERTAIN &&
           d->source == 0;
}

static void put_datum(const form *f, um_datum_id id)
{
    const um_datum *d = um_datum_at(f->p, id);
    um_buf line = {0}, about = {0};
    if ((f->trust != UM_UNKNOWN && (um_sure_level)d->sure >= f->trust) ||
        (!f->defaults && is_default(f->p, id)))
        return;
    um_settle_line(f->p, id, &line);
    um_settle_about(f->p, id, &about);
    um_out(f->out, "#");
    um_out_text(f->out, um_buf_view(&line));
    um_out(f->out, "  # ");
    um_out_text(f->out, um_buf_view(&about));
    um_out(f->out, "\n");
    um_buf_free(&line);
    um_buf_free(&about);
}

static void put_row(const form *f, int kind, int row)
{
    const um_kind *k = &f->p->game->kinds[kind];
    if (um_settle_asked(f->p->game, um_datum_of(kind, row, UM_ATTR_EXISTS)) ==
        um_datum_of(kind, row, UM_ATTR_EXISTS))
        put_datum(f, um_datum_of(kind, row, UM_ATTR_EXISTS));
    for (int i = k->keys; i < k->nattrs; i++)
        put_datum(f, um_datum_of(kind, row, i));
}

void um_pack_sheet_text(const um_pack *p, const char *named, um_sure_level trust, bool defaults,
                        um_output *out)
{
    const form f = {p, trust, defaults, out};
    bool own = strcmp(named, p->game->builtin_pack) == 0;
    um_buf head = {0};
    um_buf_printf(
        &head,
        um_tr("The pack %.*s as a form. Look at the printed map, counters, cards and charts; where you "
              "have, take the '#' before the line away, and correct what is not so; VALUE stands for a "
              "value. A line that keeps its '#' changes nothing. Then give the form back:"),
        UM_FMT(p->name));
    um_out(out, "game %s\n", p->game->name);
    um_settle_comment(out, um_buf_view(&head).p);
    um_buf_free(&head);
    um_out(out, "#     umpire check --with FORM%s FILE...\n", own ? "" : " --pack PACK");
    for (int k = 0; k < p->game->nkinds; k++) {
        if (!um_rows(p, k))
            continue;
        um_out(out, "\n# ---- %s%s%s\n", p->game->kinds[k].plural, um_tr(": "),
               um_tr(p->game->kinds[k].help));
        put_datum(&f, um_datum_of(k, UM_ROW_LIST, UM_ATTR_EXISTS));
        for (int row = 0; row < um_rows(p, k); row++)
            put_row(&f, k, row);
    }
}
