/* Typed lines that count, and those that a lens takes away. */
#include "parser/reading/limits.h"
#include "parser/reading/log_reader.h"

/* A line that counts is told of in the reading, so that it can be read without it. */
static void hear(um_log_reader *r, const um_log_event *e)
{
    um_reading *out = r->out;
    if (out->nheard == UM_READING_HEARD_MAX)
        return;
    if (um_grow((void **)&out->heard, &out->heard_cap, out->nheard + 1, sizeof *out->heard) != UM_OK) {
        r->failed = UM_MEMORY;
        return;
    }
    um_heard *h = &out->heard[out->nheard++];
    *h = (um_heard){.at = {.file = e->file, .entry = e->entry, .entry_end = e->entry},
                    .log = e->log,
                    .side = e->side,
                    .verb = e->said ? e->said->verb : -1,
                    .opens = e->said && e->said->opens};
    if (um_text_dup(&out->arena, um_text_part(e->text, 60), &h->text) != UM_OK)
        r->failed = UM_MEMORY;
}

static bool mutes(const um_lens *l, const um_log_event *e)
{
    switch (l->kind) {
    case UM_LENS_MUTE:
        return true;
    case UM_LENS_MUTE_SIDE:
        return e->side == l->which;
    case UM_LENS_MUTE_VERB:
        return e->said && e->said->verb == l->which;
    case UM_LENS_MUTE_LINE:
        return e->log == l->which && e->entry == l->entry;
    case UM_LENS_MUTE_USE:
    case UM_LENS_EARLIER:
    case UM_LENS_TURN:
    case UM_LENS_CANCEL:
    case UM_LENS_NONE:
        break;
    }
    return false;
}

static bool is_mute(const um_reading_options *o, const um_log_event *e)
{
    for (size_t i = 0; i < o->nlens; i++)
        if (mutes(&o->lens[i], e))
            return true;
    return false;
}

static bool mutes_use(const um_reading_options *o, const um_log_event *e)
{
    for (size_t i = 0; i < o->nlens; i++)
        if (o->lens[i].kind == UM_LENS_MUTE_USE && e->log == o->lens[i].which && e->entry == o->lens[i].entry)
            return true;
    return false;
}

/* Of a declaration only cards, numbers and sides are left. */
static void drop_use(const um_game *g, um_action *a)
{
    const um_param *p = g->verbs[a->verb].params;
    int n = 0;
    for (int i = 0; i < a->nargs; i++) {
        um_ref r = a->args[i].count ? a->values[a->args[i].first].ref : UM_NONE;
        um_param_type type = p[a->args[i].param].type;
        bool card = r != UM_NONE && g->kinds[um_ref_kind(r)].is_card;
        if (type == UM_P_INT || type == UM_P_SIDE || card)
            a->args[n++] = a->args[i];
    }
    a->nargs = (uint8_t)n;
}

void um_log_hear(um_log_reader *r, um_log_event *e, um_action *said)
{
    if (e->said || (e->corrects && r->b->corrections))
        hear(r, e);
    if (e->said && mutes_use(r->o, e))
        drop_use(r->g, said);
    if (is_mute(r->o, e)) {
        e->said = NULL;
        e->corrects = false;
    }
}
