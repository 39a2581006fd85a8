#include "core/unclear.h"

#include "core/bits.h"

#include <string.h>

enum {
    PLACES_MAX = 8,
    TRIED_MAX = 1000000 /* states with a piece elsewhere that are judged in one game: a second or two */
};

/* The object of a value that names a piece, or -1. */
static int piece_object(const um_unclear *u, um_ctx *c, um_ref ref)
{
    int kind = um_ref_kind(ref);
    return kind >= 0 && u->game->kinds[kind].is_piece ? u->game->object(c, ref) : -1;
}

/* The refs of an action, one after another; false: no more. */
typedef struct walk {
    const um_action *a;
    int arg, k;
} walk;

static bool next_ref(walk *w, um_ref *ref)
{
    for (; w->arg < w->a->nargs; w->arg++, w->k = 0)
        if (w->k < w->a->args[w->arg].count) {
            *ref = w->a->values[w->a->args[w->arg].first + w->k++].ref;
            return true;
        }
    return false;
}

/* Allocate the sets, when the first statement is made. */
static um_status make_room(um_unclear *u, um_ctx *c, um_arena *arena)
{
    if (u->pending)
        return UM_OK;
    u->game = c->game;
    u->words = ((size_t)u->game->nobjects + 63) / 64;
    u->may_lie = um_arena_alloc(arena, ((size_t)u->game->nobjects + 1) * PLACES_MAX * sizeof *u->may_lie);
    u->who = um_arena_alloc(arena, ((size_t)u->game->nobjects + 1) * sizeof *u->who);
    u->elsewhere = um_arena_alloc(arena, u->game->state_size);
    uint64_t *bits = um_arena_alloc(arena, 3 * (u->words + 1) * sizeof *bits);
    if (!u->may_lie || !u->who || !u->elsewhere || !bits)
        return UM_MEMORY;
    u->pending = bits;
    u->lying = bits + u->words + 1;
    u->doubted = bits + 2 * (u->words + 1);
    return UM_OK;
}

/* Where an object may lie, as the statement lists it; all UM_NONE: it does not say. */
static void keep_places(um_unclear *u, um_ctx *c, const um_action *a, int o)
{
    um_ref *list = u->may_lie + (size_t)o * PLACES_MAX, ref;
    walk w = {.a = a};
    int n = 0;
    for (int k = 0; k < PLACES_MAX; k++)
        list[k] = UM_NONE;
    while (next_ref(&w, &ref))
        if (ref != UM_NONE && piece_object(u, c, ref) < 0 && n < PLACES_MAX)
            list[n++] = ref;
}

um_status um_unclear_note(um_unclear *u, um_ctx *c, const um_action *a, bool at_once, um_arena *arena)
{
    um_status s = make_room(u, c, arena);
    walk w = {.a = a};
    um_ref ref;
    while (s == UM_OK && next_ref(&w, &ref)) {
        int o = piece_object(u, c, ref);
        if (o < 0)
            continue;
        u->who[o] = ref;
        um_set_bit(at_once ? u->lying : u->pending, o);
        keep_places(u, c, a, o);
        u->any = u->score_doubted = true;
    }
    return s;
}

void um_unclear_settle(um_unclear *u, int object)
{
    if (!u->any)
        return;
    um_clear_bit(u->pending, object);
    um_clear_bit(u->lying, object);
}

void um_unclear_follow(um_unclear *u, const um_action *a, const uint64_t *changed)
{
    for (int o = 0; o < u->game->nobjects; o++) {
        if (!um_has_bit(changed, o))
            continue;
        um_clear_bit(u->lying, o);
        if (um_has_bit(u->pending, o))
            um_set_bit(u->lying, o);
        um_clear_bit(u->pending, o);
    }
    /* a stated score is judged by what was booked since the one before */
    if (u->game->verbs[a->verb].flags & UM_V_CLAIM)
        u->score_doubted = false;
    for (size_t i = 0; i < u->words; i++)
        u->score_doubted |= u->lying[i] || u->pending[i];
}

/* Whether the action names a piece of the set. */
static bool names_any(const um_unclear *u, um_ctx *c, const uint64_t *bits, const um_action *a)
{
    walk w = {.a = a};
    um_ref ref;
    while (next_ref(&w, &ref)) {
        int o = piece_object(u, c, ref);
        if (o >= 0 && um_has_bit(bits, o))
            return true;
    }
    return false;
}

/* Where the pieces that the action names may go; NULL: they have no list, or each another. */
static const um_ref *places_pending(const um_unclear *u, um_ctx *c, const um_action *a)
{
    const um_ref *list = NULL;
    walk w = {.a = a};
    um_ref ref;
    while (next_ref(&w, &ref)) {
        int o = piece_object(u, c, ref);
        if (o < 0 || !um_has_bit(u->pending, o))
            continue;
        const um_ref *own = u->may_lie + (size_t)o * PLACES_MAX;
        if (list && memcmp(list, own, PLACES_MAX * sizeof *own) != 0)
            return NULL;
        list = own;
    }
    return list;
}

/* The action with another place in the stead of the one it was taken to lead to; false: no memory. */
static bool lead_to(const um_action *a, um_ref taken, um_ref place, um_arena *arena, um_action *out)
{
    int n = 0;
    for (int i = 0; i < a->nargs; i++)
        n = a->args[i].first + a->args[i].count > n ? a->args[i].first + a->args[i].count : n;
    um_value *values = um_arena_alloc(arena, ((size_t)n + 1) * sizeof *values);
    if (!values)
        return false;
    for (int i = 0; i < n; i++) {
        values[i] = a->values[i];
        if (values[i].ref == taken)
            values[i].ref = place;
    }
    *out = *a;
    out->values = values;
    return true;
}

/* How many rules the recorded answer broke. */
static int count_broken(const um_recorder *rec)
{
    int n = 0;
    for (int i = 0; i < rec->ndecisions; i++)
        n += rec->decisions[i].holds == UM_NO;
    return n;
}

/* Which of the places the action was taken to lead to: the last of them that it names. */
static um_ref place_taken(const um_action *a, const um_ref *list)
{
    um_ref taken = list[0], ref;
    walk w = {.a = a};
    while (next_ref(&w, &ref))
        for (int i = 0; i < PLACES_MAX && list[i] != UM_NONE; i++)
            if (list[i] == ref)
                taken = ref;
    return taken;
}

/* Judge the action as if it led to each of the places that it may have led to: true if that breaks a rule
 * every time. */
static bool illegal_everywhere(um_unclear *u, um_ctx c, const um_question *q, um_arena *arena,
                               um_action *best)
{
    int least = -1;
    const um_ref *list = places_pending(u, &c, q->action);
    for (int i = 0; list && i < PLACES_MAX && list[i] != UM_NONE; i++) {
        um_action one;
        um_question again = *q;
        if (!lead_to(q->action, place_taken(q->action, list), list[i], arena, &one))
            return false;
        again.action = &one;
        um_ask(&c, &again);
        if (c.verdict != UM_NO)
            return false;
        int n = count_broken(c.rec);
        if (least < 0 || n < least) {
            least = n;
            *best = one;
        }
    }
    return least >= 0;
}

void um_unclear_ask(um_unclear *u, um_ctx *c, um_question *q, const uint64_t *taint, um_arena *arena,
                    um_action *other)
{
    const um_action *a = q->action;
    bool pending = a && q->ask == UM_ASK_ACTION && names_any(u, c, u->pending, a);
    bool score = q->ask == UM_ASK_CLAIM || (a && (u->game->verbs[a->verb].flags & UM_V_CLAIM));
    for (size_t i = 0; i < u->words; i++)
        u->doubted[i] = taint[i] | u->lying[i] | (pending ? 0 : u->pending[i]);
    c->taint = u->doubted;
    q->tainted |= (a && names_any(u, c, u->lying, a)) || (score && u->score_doubted);
    if (pending && !q->tainted && illegal_everywhere(u, *c, q, arena, other))
        q->action = other;
    else
        q->tainted |= pending;
    um_ask(c, q);
}

/* The parameter of a verb that names one of these kinds; -1: none does. */
static int param_of(const um_verb *v, uint32_t kinds)
{
    for (int p = 0; p < v->nparams; p++)
        if (v->params[p].kinds & kinds)
            return p;
    return -1;
}

/* The statement that a piece lies at a place; false: the game has none. */
static bool state_at(const um_unclear *u, um_ref piece, um_ref place, um_maker *m)
{
    int verb = um_verb_named(u->game->verbs, u->game->nverbs, UM_TEXT("at"));
    if (verb < 0)
        return false;
    const um_verb *v = &u->game->verbs[verb];
    int where = param_of(v, 1u << um_ref_kind(place)), who = param_of(v, 1u << um_ref_kind(piece));
    if (where < 0 || who < 0 || where == who)
        return false;
    um_make(m, verb, -1);
    um_make_ref(m, where, place);
    um_make_ref(m, who, piece);
    return true;
}

/* The question, as if the piece of the object lay at a place. */
static um_truth answer_elsewhere(um_unclear *u, const um_ctx *c, const um_question *q, int o, um_ref place)
{
    um_ctx there = um_quiet(c);
    um_question again = *q;
    um_maker m;
    if (!state_at(u, u->who[o], place, &m))
        return UM_NO;
    memcpy(u->elsewhere, q->state, u->game->state_size);
    there.taint = NULL;
    um_carry_out(&there, u->elsewhere, &m.action);
    again.state = u->elsewhere;
    um_ask(&there, &again);
    return there.verdict;
}

bool um_unclear_acquits(um_unclear *u, const um_ctx *c, const um_question *q)
{
    for (int o = 0; o < u->game->nobjects; o++) {
        const um_ref *list = u->may_lie + (size_t)o * PLACES_MAX;
        for (int i = 0; um_has_bit(u->lying, o) && i < PLACES_MAX && list[i] != UM_NONE; i++)
            if (u->tried++ >= TRIED_MAX || answer_elsewhere(u, c, q, o, list[i]) != UM_NO)
                return true;
    }
    return false;
}
