#include "cli/set_up.h"

#include <string.h>

static int attr_named(const um_kind *k, const char *name)
{
    for (int i = 0; i < k->nattrs; i++)
        if (strcmp(k->attrs[i].name, name) == 0)
            return i;
    return -1;
}

/* A datum of a row, in words. */
static um_text value_of(const um_pack *p, int kind, int row, int attr, um_buf *out)
{
    um_buf_clear(out);
    um_datum_value(p, um_datum_of(kind, row, attr), out);
    return um_buf_view(out);
}

/* The piece that a row names; UM_NONE: it is not known. */
static um_ref piece_of(const um_pack *p, int kind, int row, int attr)
{
    const um_datum *d = um_datum_at(p, um_datum_of(kind, row, attr));
    return d && d->sure != UM_UNKNOWN && d->lo == d->hi ? (um_ref)d->lo : UM_NONE;
}

void um_set_up_each(const um_pack *p, um_text scenario, um_set_up_fn *fn, void *user)
{
    int kind = um_kind_named(p->game, UM_TEXT("setup"));
    if (kind < 0)
        return;
    const um_kind *k = &p->game->kinds[kind];
    int piece = attr_named(k, "piece"), place = attr_named(k, "place"), of = attr_named(k, "scenario");
    um_buf words = {0};
    for (int row = 0; piece >= 0 && place >= 0 && of >= 0 && row < um_rows(p, kind); row++) {
        um_ref r = piece_of(p, kind, row, piece);
        if (r < 0 || !um_text_eq(value_of(p, kind, row, of, &words), scenario))
            continue;
        um_text at = value_of(p, kind, row, place, &words);
        if (at.n)
            fn(user, r, at);
    }
    um_buf_free(&words);
}

/* ---- what a position leaves out ---- */

typedef struct looking {
    const um_case *c;
    int pieces;
} looking;

static bool names(const um_action *a, um_ref r)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++)
            if (a->values[a->args[i].first + k].ref == r)
                return true;
    return false;
}

/* Whether what a case states before its first step names a piece. *begun: that step was seen. */
static bool states(const um_case *c, um_ref r, bool *begun)
{
    for (int i = 0; i < c->nitems && !*begun; i++) {
        const um_item *it = &c->items[i];
        *begun = it->kind == UM_I_ACTION && !(c->game->verbs[it->action.verb].flags & UM_V_POSITION);
        if (it->kind == UM_I_ACTION && names(&it->action, r))
            return true;
        for (int k = 0; k < it->nmade; k++)
            if (it->made[k].kind == UM_I_ACTION && names(&it->made[k].action, r))
                return true;
    }
    return false;
}

static void look_for(void *user, um_ref piece, um_text place)
{
    looking *l = user;
    bool begun = false;
    (void)place;
    l->pieces += !(l->c->head && states(l->c->head, piece, &begun)) && !states(l->c, piece, &begun);
}

/* The `position` of a case. */
static const um_item *position_in(const um_case *c)
{
    for (int i = 0; i < c->nitems; i++)
        if (c->items[i].kind == UM_I_HEADER && c->items[i].made)
            return &c->items[i];
    return NULL;
}

bool um_left_out_of(const um_case *c, um_left_out *out)
{
    static const char word[] = "position";
    const um_item *it = position_in(c);
    looking l = {.c = c};
    if (!it && c->head)
        it = position_in(c->head);
    if (!it || !um_text_starts(it->text, word))
        return false;
    size_t n = sizeof word - 1;
    um_text name = um_text_trim((um_text){it->text.p + n, it->text.n - n});
    if (name.n > 1 && *name.p == '"')
        name = (um_text){name.p + 1, name.n - 2};
    um_set_up_each(c->pack, name, look_for, &l);
    *out = (um_left_out){it, name, l.pieces};
    return l.pieces > 0;
}
