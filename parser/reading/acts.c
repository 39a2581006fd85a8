/* What the entries of a log did, and where its plays began: kept for those who read a part of it once more.
 */
#include <string.h>

#include "parser/reading/limits.h"
#include "parser/reading/plays.h"

enum { SNAPSHOTS_MAX = 128 };

/* ---- what entries did ---- */

bool um_log_is_card(const um_log_reader *r, um_ref what)
{
    const um_binding *b = r->b;
    for (size_t i = 0; i < b->pieces; i++)
        if (b->piece[i].ref == what)
            return b->piece[i].group >= 0 && b->group[b->piece[i].group].places_mask;
    return false;
}

int um_log_actor(const um_log_reader *r, const um_log_event *e)
{
    bool piece = e->kind == UM_LOG_MOVE && e->what != UM_NONE && !um_log_is_card(r, e->what);
    int owner = piece ? um_log_side_of(r, e->what) : -1;
    return owner >= 0 ? owner : e->side;
}

static bool is_way(const um_log_event *e)
{
    return e->from.place != UM_NONE && e->to.place != UM_NONE &&
           um_ref_kind(e->from.place) == um_ref_kind(e->to.place);
}

unsigned um_log_kind_of_act(const um_log_event *e)
{
    static const unsigned kind[] = {[UM_LOG_FACE] = UM_ACT_FACE,
                                    [UM_LOG_ROLL] = UM_ACT_ROLL,
                                    [UM_LOG_SCORE] = UM_ACT_MARKER,
                                    [UM_LOG_TURN] = UM_ACT_MARKER | UM_ACT_TURN,
                                    [UM_LOG_STATED] = UM_ACT_MARKER,
                                    [UM_LOG_CHAT] = 0,
                                    [UM_LOG_SHOW] = 0,
                                    [UM_LOG_SHUFFLE] = UM_ACT_CARD};
    if (e->kind == UM_LOG_MOVE || e->kind == UM_LOG_ADD || e->kind == UM_LOG_REMOVE)
        return e->from.hand >= 0 || e->to.hand >= 0 || e->from.draws || e->to.draws ? UM_ACT_CARD
               : is_way(e)                                                          ? UM_ACT_MOVE | UM_ACT_WAY
                                                                                    : UM_ACT_MOVE;
    return kind[e->kind];
}

static bool keeps_cards(const um_log_reader *r, um_ref place)
{
    return place != UM_NONE && r->g->kinds[um_ref_kind(place)].keeps_cards;
}

bool um_log_is_held(const um_log_reader *r, um_ref place)
{
    if (place == UM_NONE)
        return false;
    int kind = um_ref_kind(place);
    const um_kind *k = &r->g->kinds[kind];
    return k->held_word &&
           um_datum_at(r->o->pack, um_datum_of(kind, um_ref_row(place), k->held_attr))->lo == k->held_word;
}

/* A card that a side laid aside comes onto the table: it is played then, as one out of the hand is. */
bool um_log_leaves_held(const um_log_reader *r, const um_log_event *e)
{
    bool table = e->to.hand < 0 && e->to.place == UM_NONE && e->to.on_table;
    return e->kind == UM_LOG_MOVE && table && e->side >= 0 && um_log_is_card(r, e->what) &&
           um_log_is_held(r, e->from.place);
}

/* Whether an action made of the group came from the entry of an event. */
static bool is_explained(const um_log_play *k, const um_log_event *e)
{
    for (size_t i = 0; i < k->nmade; i++) {
        const um_place *at = &k->made[i].at;
        if (at->file == e->file && at->entry <= e->entry && e->entry <= at->entry_end)
            return true;
    }
    return false;
}

/* A card that comes out of a box onto the table, or in somebody's play to another box, was put to some use.
 */
static bool is_open_card(const um_log_play *k, const um_log_event *e)
{
    bool used = !keeps_cards(k->r, e->to.place) || (k->g.side >= 0 && e->from.place != e->to.place);
    return used && e->kind == UM_LOG_MOVE && e->what != UM_NONE && um_log_is_card(k->r, e->what) &&
           (e->from.hand < 0 || um_log_is_held(k->r, e->from.place)) && e->to.hand < 0 && !e->from.draws &&
           !e->to.draws && keeps_cards(k->r, e->from.place) && !is_explained(k, e);
}

/* A card turned up in the box where it has been kept: it is put to some use there. One that came there in the
 * same play was only turned up late. */
static bool is_used_there(const um_log_play *k, const um_log_event *e)
{
    bool kept = e->kind == UM_LOG_SHOW && e->what != UM_NONE && um_log_is_card(k->r, e->what) &&
                !e->to.draws && e->to.hand < 0 && keeps_cards(k->r, e->to.place);
    for (size_t i = 0; i < k->g.n && kept; i++) {
        const um_log_event *o = &k->r->ev.p[k->g.event[i]];
        kept = o->what != e->what || o->kind != UM_LOG_MOVE;
    }
    return kept && !is_explained(k, e);
}

/* Tell what the entries of the group did. */
void um_log_list_acts(um_log_play *k)
{
    um_log_trail *out = k->r->view->trail;
    bool acted = false; /* dice before anything is done are for nothing that a play has left open */
    for (size_t i = 0; i < k->g.n && out->nacts < UM_READING_ACTS_MAX; i++) {
        const um_log_event *e = &k->r->ev.p[k->g.event[i]];
        bool used = !e->gone && is_used_there(k, e);
        unsigned kind = e->gone && !e->put_back ? 0 : used ? UM_ACT_CARD : um_log_kind_of_act(e);
        um_act *a = out->nacts ? &out->acts[out->nacts - 1] : NULL;
        if (!kind)
            continue;
        if ((kind & UM_ACT_WAY) && um_log_is_card(k->r, e->what))
            kind = UM_ACT_MOVE; /* from box to box */
        if (!a || a->log != e->log || a->entry != e->entry || a->play != k->plays) {
            if (um_grow((void **)&out->acts, &out->acts_cap, out->nacts + 1, sizeof *out->acts) != UM_OK) {
                k->r->failed = UM_MEMORY;
                return;
            }
            a = &out->acts[out->nacts++];
            *a = (um_act){.file = e->file,
                          .idle = k->g.side < 0,
                          .turned = UM_NONE,
                          .moved = UM_NONE,
                          .from = UM_NONE,
                          .to = UM_NONE,
                          .log = e->log,
                          .entry = e->entry,
                          .side = -1,
                          .actor = -1,
                          .play = k->plays,
                          .begun = k->r->ev.p[k->g.event[0]].log == e->log ? k->r->ev.p[k->g.event[0]].entry
                                                                           : e->entry};
        }
        bool back = e->kind == UM_LOG_FACE && e->value;
        a->kinds |= kind | (e->kind == UM_LOG_FACE && !back && !(a->kinds & UM_ACT_FACE) ? UM_ACT_FRONT : 0);
        a->turned = e->kind == UM_LOG_FACE && a->turned == UM_NONE ? e->what : a->turned;
        if (e->kind == UM_LOG_MOVE && a->moved == UM_NONE) {
            a->moved = e->what;
            a->from = e->from.place;
            a->to = e->to.place;
        }
        if (e->what != UM_NONE && a->ntouched++ < UM_ACT_TOUCHED)
            a->touched[a->ntouched - 1] = e->what;
        a->slips |= e->gone;
        a->kinds &= back ? ~(unsigned)UM_ACT_FRONT : ~0u;
        a->side = a->side < 0 ? e->side : a->side;
        a->actor = a->actor < 0 ? um_log_actor(k->r, e) : a->actor;
        acted |= kind != UM_ACT_ROLL;
        a->open |= used || is_open_card(k, e) ||
                   (e->kind == UM_LOG_ROLL && acted && !k->r->out->rolls[e->roll].used);
    }
}

/* ---- where plays began ---- */

/* Every other snapshot goes. */
static void thin_out(um_log_trail *out, size_t size)
{
    size_t n = 0;
    for (size_t i = 0; i < out->nsnapshots; i++)
        if (i % 2 == 0)
            out->snapshot[n++] = out->snapshot[i];
        else
            um_free(out->snapshot[i].state, size);
    out->nsnapshots = n;
    out->every *= 2;
}

/* A play begins with event i: remember how the game stands. */
void um_log_keep_snapshot(um_log_play *k, size_t i)
{
    um_log_reader *r = k->r;
    um_log_trail *out = r->view->trail;
    size_t size = r->g->state_size, n = i;
    out->every = out->every ? out->every : 1;
    if ((size_t)k->plays % out->every)
        return;
    if (out->nsnapshots == SNAPSHOTS_MAX)
        thin_out(out, size);
    void *state = um_realloc(NULL, 0, size);
    if (!state || um_grow((void **)&out->snapshot, &out->snapshots_cap, out->nsnapshots + 1,
                          sizeof *out->snapshot) != UM_OK) {
        um_free(state, state ? size : 0);
        r->failed = UM_MEMORY;
        return;
    }
    while (n > 0 && r->ev.p[n - 1].entry == r->ev.p[i].entry && r->ev.p[n - 1].log == r->ev.p[i].log)
        n--;
    memcpy(state, r->state, size);
    out->snapshot[out->nsnapshots++] = (um_snapshot){.log = r->ev.p[i].log,
                                                     .play = k->plays,
                                                     .steps = r->steps,
                                                     .entry = r->ev.p[i].entry,
                                                     .nth = (int)(i - n),
                                                     .unbound_told = k->unbound_told,
                                                     .state = state};
}

void um_log_make_resume(um_log_reader *r, const um_snapshot *from)
{
    r->steps = from->steps;
    r->maker->plays = from->play;
    r->maker->known = true;
    r->maker->unbound_told = from->unbound_told;
    memcpy(r->state, from->state, r->g->state_size);
}

void um_log_trail_index(um_log_trail *t)
{
    uint32_t reached = 0, left = UINT32_MAX;
    t->indexed = true;
    for (size_t i = 0; i < t->nacts; i++) {
        um_act *a = &t->acts[i];
        a->reached = reached = a->entry > reached ? a->entry : reached;
        t->indexed &= a->log == t->acts[0].log && (i == 0 || a->play >= t->acts[i - 1].play);
    }
    for (size_t i = t->nacts; i > 0; i--) {
        um_act *a = &t->acts[i - 1];
        a->left = left = a->entry < left ? a->entry : left;
    }
}

void um_log_trail_free(um_log_trail *t, const um_game *g)
{
    for (size_t i = 0; i < t->nsnapshots; i++)
        um_free(t->snapshot[i].state, g->state_size);
    um_free(t->snapshot, t->snapshots_cap * sizeof *t->snapshot);
    um_free(t->acts, t->acts_cap * sizeof *t->acts);
    *t = (um_log_trail){.nacts = 0};
}

bool um_log_is_under_way(const um_log_play *k, int side)
{
    bool moved = k->g.side == side;
    for (size_t i = 0; i < k->g.n && k->g.side < 0 && !moved; i++) {
        const um_log_event *o = &k->r->ev.p[k->g.event[i]];
        moved = o->kind == UM_LOG_MOVE && !o->gone && o->side == side && o->from.place != UM_NONE;
    }
    return moved;
}
