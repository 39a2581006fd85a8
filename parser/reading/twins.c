/* Pieces of a log that stand for one and the same of the game: the table has cloned it. */
#include "parser/reading/log_reader.h"

static um_log_twin *twin_of(um_log_reader *r, um_ref what)
{
    for (size_t i = 0; i < r->ntwins; i++)
        if (r->twin[i].what == what)
            return &r->twin[i];
    if (um_grow((void **)&r->twin, &r->twins_cap, r->ntwins + 1, sizeof *r->twin) != UM_OK) {
        r->failed = UM_MEMORY;
        return NULL;
    }
    r->twin[r->ntwins] = (um_log_twin){.what = what};
    return &r->twin[r->ntwins++];
}

/* In sight, on the map. What is hidden is not counted: its number would tell of it. */
static bool counts(const um_log_place *at, bool shown)
{
    return at->on_table && shown && at->hand < 0 && (at->place != UM_NONE || at->vague);
}

void um_log_count_twin(um_log_reader *r, const um_log_thing *was, const um_log_place *at, bool shown)
{
    bool before = counts(&was->spot, was->shown), now = counts(at, shown);
    if (was->what == UM_NONE || r->g->kinds[um_ref_kind(was->what)].is_counted)
        return; /* there are many of them */
    um_log_twin *t = before != now ? twin_of(r, was->what) : NULL;
    if (!t)
        return;
    t->n += now ? 1 : -1;
    r->twins_due |= now && t->n > 1 && !t->told;
}

void um_log_tell_twins(um_log_reader *r)
{
    for (size_t i = 0; i < r->ntwins && r->twins_due; i++) {
        um_log_twin *t = &r->twin[i];
        if (t->n < 2 || t->told)
            continue;
        t->told = true;
        um_say(&r->o->sink, UM_WARNING, UM_VALUE, (um_place){.file = r->file, .entry = r->entry},
               "reading-twice",
               "%d pieces of the log are %.*s, and the game has one: which did what is not known", t->n,
               UM_FMT(um_ref_name(r->o->pack, t->what)));
    }
    r->twins_due = false;
}

void um_log_forget_twins(um_log_reader *r)
{
    um_free(r->twin, r->twins_cap * sizeof *r->twin);
    r->twin = NULL;
    r->ntwins = r->twins_cap = 0;
    r->twins_due = false;
}
