/* What stands beside the inputs (--with): a record of data, rulings, acceptances, and of what single games
 * and logs do not tell, with the file and the place that each is about. */
#include "cli/open.h"

#include <string.h>

/* ---- what it may hold ---- */

/* What a record beside the inputs may hold: anything else would be passed over in silence. */
static bool may_stand_beside(const um_game *g, const um_item *it)
{
    static const char *const words[] = {"umpire", "game", "pack", "title", "trust", "ruling", "data"};
    bool ok =
        it->kind == UM_I_COMMENT || it->kind == UM_I_BAD || it->kind == UM_I_ACCEPT || it->kind == UM_I_OF;
    if (it->kind == UM_I_ACTION)
        return g->verbs[it->action.verb].flags & UM_V_POSITION;
    for (size_t i = 0; it->kind == UM_I_HEADER && i < UM_COUNT(words); i++)
        ok |= um_text_starts(it->text, words[i]);
    return ok;
}

um_status um_beside_look(um_input *in, const char *path, const um_record *r)
{
    static const char *const wanted = UM_N(
        "a record beside the inputs holds data, rulings, trust, acceptances, what files do not tell, and "
        "what is known of a log's first position, nothing else");
    if (r->nbad)
        return UM_FORMAT; /* each line was told in its place */
    if (r->has_cases || r->ncases != 1)
        return um_say(&in->sink, UM_ERROR, UM_FORMAT, (um_place){.file = path}, "with", "%s", wanted);
    for (int i = 0; i < r->cases[0].nitems; i++)
        if (!may_stand_beside(r->cases[0].game, &r->cases[0].items[i]))
            return um_say(&in->sink, UM_ERROR, UM_FORMAT, r->cases[0].items[i].at, "with", "%s", wanted);
    return UM_OK;
}

/* Acceptances beside the input count as if they stood in it. */
um_status um_beside_accept(const um_case *c, um_run *run)
{
    for (int i = 0; c && i < c->nitems; i++) {
        um_text why;
        if (c->items[i].kind != UM_I_ACCEPT)
            continue;
        um_status s = um_text_dup(&run->arena, c->items[i].text, &why);
        if (s == UM_OK)
            s = um_replay_accept(run->replay, c->items[i].number, why.p);
        if (s != UM_OK)
            return s;
    }
    return UM_OK;
}

/* ---- the first position of a log ---- */

/* Whether a line beside the inputs is about this input's first position. */
static bool begins(const um_item *it, const char *const *paths, size_t n)
{
    bool about = it->kind == UM_I_ACTION;
    for (size_t i = 0; it->kind == UM_I_OF && !it->number && i < n; i++)
        about |= um_input_called(it->text, paths[i]);
    return about;
}

um_status um_beside_known(um_input *in, const char *const *paths, size_t n)
{
    const um_case *c = in->with.c;
    if (!c)
        return UM_OK;
    in->with.known = um_arena_alloc(&in->arena, sizeof *in->with.known);
    um_item *items = um_arena_alloc(&in->arena, ((size_t)c->nitems + 1) * sizeof *items);
    if (!in->with.known || !items)
        return UM_MEMORY;
    *in->with.known = *c;
    in->with.known->items = items;
    in->with.known->nitems = 0;
    for (int i = 0; i < c->nitems; i++)
        if (begins(&c->items[i], paths, n)) {
            items[in->with.known->nitems] = c->items[i];
            items[in->with.known->nitems++].kind = UM_I_ACTION;
        }
    return UM_OK;
}

/* What is known of a position is said of a log's; a record states its own. */
static um_status only_of_logs(const um_input *in)
{
    const um_case *c = in->opened.is_log ? NULL : in->with.known;
    return c && c->nitems ? um_say(&in->sink, UM_ERROR, UM_FORMAT, c->items[0].at, "with",
                                   "a position is stated beside a log only: '%s' is a record", in->file)
                          : UM_OK;
}

/* ---- steps ---- */

int um_beside_target(const um_case *c, const um_item *of, bool *instead)
{
    int found = -1;
    *instead = false;
    for (int i = 0; i < c->nitems; i++) {
        const um_item *it = &c->items[i];
        uint32_t n = of->by_line ? it->at.line : it->at.entry;
        bool step = it->kind == UM_I_ACTION && !it->action.undone && !it->number && /* none that was put in */
                    !(c->game->verbs[it->action.verb].flags & UM_V_POSITION);
        if (!step || n != (uint32_t)of->number || !um_input_called(of->text, it->at.file))
            continue;
        bool same = it->action.verb == of->action.verb;
        if (same || !*instead)
            found = i;
        *instead |= same;
    }
    return found;
}

/* Put a line in the place of the step that it tells anew, or in front of the step that it belongs to. */
static void put_in(um_case *c, const um_item *of, int at, bool instead)
{
    um_item made = *of;
    const um_item *step = &c->items[at];
    made.kind = UM_I_ACTION;
    made.at = step->at;
    made.action.at = step->action.at;
    if (instead) {
        made.number = 0;
        if (made.action.player < 0)
            made.action.player = step->action.player;
    } else {
        memmove(&c->items[at + 1], &c->items[at], (size_t)(c->nitems - at) * sizeof *c->items);
        c->nitems++;
    }
    c->items[at] = made;
}

/* What counts items counts one more. */
static void count_up(um_input *in, int at)
{
    um_reading *r = in->opened.reading;
    for (size_t i = 0; r && i < r->nmisdrops; i++)
        r->misdrops[i].item += r->misdrops[i].item >= at;
    in->with.put[in->with.nput++] = at;
}

/* Whether a line is about this input at all. */
static bool concerns(const um_case *c, const um_item *of)
{
    const char *seen = NULL;
    for (int i = 0; i < c->nitems; i++) {
        if (c->items[i].at.file != seen && um_input_called(of->text, c->items[i].at.file))
            return true;
        seen = c->items[i].at.file;
    }
    return false;
}

/* The case's items with room for more, in the input's arena. */
static um_status make_room(um_input *in, um_case *c)
{
    size_t n = (size_t)c->nitems + (size_t)in->with.c->nitems + 1;
    um_item *items = um_arena_alloc(&in->arena, n * sizeof *items);
    in->with.put = um_arena_alloc(&in->arena, ((size_t)in->with.c->nitems + 1) * sizeof *in->with.put);
    if (!items || !in->with.put)
        return UM_MEMORY;
    if (c->nitems)
        memcpy(items, c->items, (size_t)c->nitems * sizeof *items);
    um_free(c->items_cap ? c->items : NULL, c->items_cap * sizeof *c->items);
    c->items = items;
    c->items_cap = 0;
    return UM_OK;
}

um_status um_beside_none_inside(const um_input *in, const um_case *c)
{
    for (int i = 0; i < c->nitems; i++)
        if (c->items[i].kind == UM_I_OF)
            return um_say(&in->sink, UM_ERROR, UM_FORMAT, c->items[i].at, "with",
                          "'of' stands in a record that is given with --with");
    return UM_OK;
}

um_status um_beside_apply(um_input *in)
{
    um_case *c = in->opened.record->ncases == 1 ? &in->opened.record->cases[0] : NULL;
    const um_case *with = in->with.c;
    um_status s = only_of_logs(in);
    if (s != UM_OK || !c || !with || with->game != c->game)
        return s;
    s = make_room(in, c);
    for (int i = 0; i < with->nitems && s == UM_OK; i++) {
        const um_item *of = &with->items[i];
        bool instead;
        if (of->kind != UM_I_OF || !of->number || !concerns(c, of))
            continue;
        int at = um_beside_target(c, of, &instead);
        if (at < 0) {
            um_say(&in->sink, UM_WARNING, UM_NAME, of->at, "with", "%s has no step at %s %d", in->file,
                   of->by_line ? "line" : "entry", of->number);
            continue;
        }
        put_in(c, of, at, instead);
        if (!instead)
            count_up(in, at);
    }
    return s;
}

int um_beside_before(const um_input *in, int index)
{
    for (size_t i = in->with.nput; i-- > 0;) /* as they were put in, the last first */
        index -= index > in->with.put[i];
    return index;
}
