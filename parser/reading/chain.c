/* Several logs of one game: each should begin as the one before ended. */
#include <string.h>

#include "parser/reading/log_reader.h"

static bool is_card(const um_log_reader *r, const um_bind_piece *b)
{
    return b && b->group >= 0 && r->b->group[b->group].places_mask;
}

static bool is_card_event(const um_log_reader *r, const um_log_event *e)
{
    return e->kind == UM_LOG_ADD && is_card(r, e->bound);
}

um_status um_log_keep_end(um_log_reader *r)
{
    uint32_t n = um_vgame_count(r->game);
    r->nlast = 0;
    for (uint32_t k = 1; k <= n; k++) {
        const um_log_thing *t = um_log_thing_of(r, k);
        if (!t)
            return UM_MEMORY;
        bool lies = t->role == UM_LOG_THING ? t->spot.on_table && t->what != UM_NONE
                                            : t->role == UM_LOG_MARK && t->spot.place != UM_NONE;
        if (!lies)
            continue;
        if (um_grow((void **)&r->last, &r->last_cap, r->nlast + 1, sizeof *r->last) != UM_OK)
            return UM_MEMORY;
        bool mark = t->role == UM_LOG_MARK;
        r->last[r->nlast++] = (um_log_last){.what = mark ? UM_NONE : t->what,
                                            .mark = mark ? t->mark : NULL,
                                            .card = !mark && is_card(r, t->bound),
                                            .spot = t->spot,
                                            .face = t->face,
                                            .shown = t->shown || r->o->reveal};
    }
    return UM_OK;
}

static const um_log_last *last_of(const um_log_reader *r, um_ref what)
{
    for (size_t i = 0; i < r->nlast; i++)
        if (r->last[i].what == what)
            return &r->last[i];
    return NULL;
}

/* Of several counters of one thing any may be the one. */
static bool lies_elsewhere(const um_log_reader *r, const um_log_event *e)
{
    for (size_t i = 0; i < r->nlast; i++) {
        const um_log_last *l = &r->last[i];
        if (l->what == e->what && l->mark == e->mark && l->spot.place == e->to.place &&
            (l->mark || (l->spot.hand == e->to.hand && l->face == e->value)))
            return false;
    }
    return true;
}

/* ---- a position as a number ---- */

/* Every thing's share is mixed by itself and added, so that the order does not count. */
static uint64_t mix(uint64_t a, uint64_t b, uint64_t c, uint64_t d)
{
    uint64_t h = UINT64_C(1469598103934665603);
    const uint64_t v[] = {a, b, c, d};
    for (size_t i = 0; i < UM_COUNT(v); i++)
        for (int k = 0; k < 8; k++)
            h = (h ^ ((v[i] >> (8 * k)) & 0xff)) * UINT64_C(1099511628211);
    return h ^ (h >> 29);
}

static uint64_t share(um_ref what, const um_log_place *spot, int face)
{
    return mix((uint32_t)what, (uint32_t)spot->place, (uint32_t)spot->hand, (uint32_t)face);
}

static uint64_t number_share(um_log_kind kind, int32_t value)
{
    return mix(UINT64_C(0x100000000) + kind, (uint32_t)value, 0, 0);
}

/* Things far apart in a pack seldom share a slot. */
static size_t slot_of(uint32_t key)
{
    return (key * 2654435761u) >> 23;
}

/* If they do, both are still in the sum. */
static void add_share(um_reading_end *to, uint32_t key, uint64_t value)
{
    to->number += value;
    to->slot[slot_of(key)] += (uint32_t)(value ^ (value >> 32));
}

/* In a hand or a pile that is drawn from, or laid aside for a later play. */
static void add_card(const um_log_reader *r, um_reading_end *to, um_ref what, const um_log_place *spot)
{
    size_t slot = slot_of((uint32_t)what);
    uint64_t bit = UINT64_C(1) << slot % 64;
    bool held = um_log_is_held(r, spot->place);
    if (held)
        to->held[slot / 64] |= bit;
    if (held || spot->hand >= 0 || spot->draws)
        to->unplayed[slot / 64] |= bit;
}

/* Markers are told apart by their kinds, behind all things. */
static uint32_t mark_key(const um_log_reader *r, const um_bind_marker *mark)
{
    return UINT32_C(0x70000000) + (uint32_t)(mark - r->b->marker);
}

void um_log_start_of(const um_log_reader *r, um_reading_end *out)
{
    *out = (um_reading_end){.number = 1};
    for (size_t i = 0; i < r->start.n; i++) {
        const um_log_event *e = &r->start.p[i];
        if (is_card_event(r, e))
            add_card(r, out, e->what, &e->to);
        if (e->kind == UM_LOG_ADD)
            add_share(out, (uint32_t)e->what, share(e->what, &e->to, e->value));
        else if (e->kind == UM_LOG_STATED)
            add_share(out, mark_key(r, e->mark), share((um_ref)mark_key(r, e->mark), &e->to, 0));
        else if (e->kind == UM_LOG_SCORE || e->kind == UM_LOG_TURN)
            add_share(out, (uint32_t)e->kind, number_share(e->kind, e->value));
    }
}

void um_log_end_of(const um_log_reader *r, um_reading_end *out)
{
    *out = (um_reading_end){.number = 1};
    for (size_t i = 0; i < r->nlast; i++) {
        const um_log_last *l = &r->last[i];
        um_ref what = l->mark ? (um_ref)mark_key(r, l->mark) : l->what;
        add_share(out, (uint32_t)what, share(what, &l->spot, l->mark ? 0 : l->face));
        if (l->card)
            add_card(r, out, what, &l->spot);
    }
    if (r->score_known)
        add_share(out, UM_LOG_SCORE, number_share(UM_LOG_SCORE, r->score));
    if (r->turn_known)
        add_share(out, UM_LOG_TURN, number_share(UM_LOG_TURN, r->turn));
}

size_t um_reading_distance(const um_reading_end *a, const um_reading_end *b)
{
    size_t n = 0;
    for (size_t i = 0; i < UM_END_SLOTS; i++)
        n += a->slot[i] != b->slot[i];
    return n;
}

bool um_reading_goes_on(const um_reading_end *began, const um_reading_end *ended,
                        const um_reading_end *begins)
{
    enum { GHOSTS = 6 }; /* so many things may have moved between two logs */
    size_t moved = um_reading_distance(ended, begins);
    return moved <= GHOSTS && moved * 2 <= um_reading_distance(began, begins);
}

bool um_reading_is_gap(const um_reading_end *ended, const um_reading_end *begins)
{
    uint64_t played = 0;
    for (size_t i = 0; i < UM_END_WORDS; i++)
        played |= ended->unplayed[i] & (~begins->unplayed[i] | (begins->held[i] & ~ended->held[i]));
    return played != 0;
}

/* ---- which log goes on from which ---- */

/* Logs ordered by where they begin: those of one beginning stand together, each group with how many logs not
 * placed yet end there. */
typedef struct ordering {
    const uint64_t *start, *end;
    size_t n, placed;
    size_t *by_start;     /* logs by start, then by index */
    size_t *first;        /* of a position in by_start that begins a group: the first log not placed yet */
    size_t *before;       /* likewise: how many logs not placed yet end here */
    size_t *heap, heaped; /* logs that may follow none, the least on top */
    bool *done;
    size_t least; /* no log before it is left */
} ordering;

/* Where the group of a beginning stands, or n if no log begins so. */
static size_t group_of(const ordering *o, uint64_t start)
{
    size_t lo = 0, hi = o->n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (o->start[o->by_start[mid]] < start)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo < o->n && o->start[o->by_start[lo]] == start ? lo : o->n;
}

static void heap_add(ordering *o, size_t log)
{
    size_t k = o->heaped++;
    for (; k > 0 && o->heap[(k - 1) / 2] > log; k = (k - 1) / 2)
        o->heap[k] = o->heap[(k - 1) / 2];
    o->heap[k] = log;
}

static size_t heap_take(ordering *o)
{
    size_t top = o->heap[0], last = o->heap[--o->heaped], k = 0;
    for (size_t next; (next = 2 * k + 1) < o->heaped; k = next) {
        next += next + 1 < o->heaped && o->heap[next + 1] < o->heap[next];
        if (o->heap[next] >= last)
            break;
        o->heap[k] = o->heap[next];
    }
    o->heap[k] = last;
    return top;
}

/* All logs of a group that are left may now follow none: whether they do is seen when they are taken. */
static void may_begin(ordering *o, size_t group)
{
    for (size_t k = group; k < o->n && o->start[o->by_start[k]] == o->start[o->by_start[group]]; k++)
        if (!o->done[o->by_start[k]])
            heap_add(o, o->by_start[k]);
}

static void place(ordering *o, size_t log, size_t *order)
{
    size_t behind = group_of(o, o->end[log]);
    o->done[log] = true;
    order[o->placed++] = log;
    if (behind < o->n && --o->before[behind] <= 1)
        may_begin(o, behind);
}

/* Whether no other log that is left ends where this one begins. */
static bool follows_none(const ordering *o, size_t log)
{
    size_t others = o->before[group_of(o, o->start[log])];
    return others == (o->end[log] == o->start[log] ? 1u : 0u);
}

/* The first log not placed yet that goes on from none of the others; in a ring of logs, any. */
static size_t next_head(ordering *o)
{
    while (o->heaped) {
        size_t log = heap_take(o);
        if (!o->done[log] && follows_none(o, log))
            return log;
    }
    while (o->done[o->least])
        o->least++;
    return o->least;
}

/* The first log of those that begin so that is left, or n. */
static size_t next_of(ordering *o, uint64_t start)
{
    size_t group = group_of(o, start);
    if (group == o->n)
        return o->n;
    size_t *k = &o->first[group];
    while (*k < o->n && o->start[o->by_start[*k]] == start && o->done[o->by_start[*k]])
        ++*k;
    return *k < o->n && o->start[o->by_start[*k]] == start ? o->by_start[*k] : o->n;
}

/* Merges two ordered runs of logs into one, by start, then by index. */
static void merge(const uint64_t *start, const size_t *a, size_t na, const size_t *b, size_t nb, size_t *out)
{
    while (na || nb) {
        bool left = na && (!nb || start[*a] < start[*b] || (start[*a] == start[*b] && *a < *b));
        *out++ = left ? *a++ : *b++;
        left ? na-- : nb--;
    }
}

/* By halves that double, between two arrays; by_start holds the result. */
static void sort_by_start(ordering *o, size_t *spare)
{
    for (size_t i = 0; i < o->n; i++)
        o->by_start[i] = i;
    for (size_t run = 1; run < o->n; run *= 2) {
        for (size_t i = 0; i < o->n; i += 2 * run) {
            size_t na = o->n - i < run ? o->n - i : run, rest = o->n - i - na, nb = rest < run ? rest : run;
            merge(o->start, o->by_start + i, na, o->by_start + i + na, nb, spare + i);
        }
        memcpy(o->by_start, spare, o->n * sizeof *spare);
    }
}

static void prepare(ordering *o)
{
    sort_by_start(o, o->heap);
    for (size_t k = 0; k < o->n; k++)
        o->first[k] = k;
    for (size_t i = 0; i < o->n; i++) {
        size_t group = group_of(o, o->end[i]);
        if (group < o->n)
            o->before[group]++;
    }
    for (size_t i = 0; i < o->n; i++)
        if (follows_none(o, i))
            heap_add(o, i);
}

um_status um_reading_order(const uint64_t *start, const uint64_t *end, size_t n, size_t *order)
{
    um_arena arena = {0};
    ordering o = {.start = start, .end = end, .n = n};
    o.by_start = um_arena_alloc(&arena, (n + 1) * sizeof *o.by_start);
    o.first = um_arena_alloc(&arena, (n + 1) * sizeof *o.first);
    o.before = um_arena_alloc(&arena, (n + 1) * sizeof *o.before);
    o.heap = um_arena_alloc(&arena, (3 * n + 1) * sizeof *o.heap); /* each at first, and twice later */
    o.done = um_arena_alloc(&arena, n + 1);
    bool room = o.by_start && o.first && o.before && o.heap && o.done;
    if (room)
        prepare(&o);
    while (room && o.placed < n) {
        size_t at = next_head(&o);
        for (; at < n; at = next_of(&o, end[at]))
            place(&o, at, order);
    }
    um_arena_free(&arena);
    return room ? UM_OK : UM_MEMORY;
}

/* ---- joining ---- */

static void tell(um_log_reader *r, const um_log_event *e)
{
    const um_log_last *l = e->mark ? NULL : last_of(r, e->what);
    const um_pack *p = r->o->pack;
    um_text what = e->mark                    ? e->mark->name
                   : e->shown || r->o->reveal ? um_ref_name(p, e->what)
                                              : UM_TEXT("a hidden piece");
    um_text is = e->to.place != UM_NONE ? um_ref_name(p, e->to.place) : UM_TEXT("no place");
    const char *turned = e->value && !e->mark ? " (turned)" : "";
    if (!l) {
        um_say(&r->o->sink, UM_WARNING, UM_OK, (um_place){.file = r->file}, "reading-chain",
               "%.*s is at %.*s%s where the log before left none", UM_FMT(what), UM_FMT(is), turned);
        return;
    }
    um_text was = l->spot.place != UM_NONE ? um_ref_name(p, l->spot.place) : UM_TEXT("no place");
    um_say(&r->o->sink, UM_WARNING, UM_OK, (um_place){.file = r->file}, "reading-chain",
           "%.*s is at %.*s%s where the log before left it at %.*s%s", UM_FMT(what), UM_FMT(is), turned,
           UM_FMT(was), l->face ? " (turned)" : "");
}

static void put(um_log_reader *r, const um_log_event *from)
{
    const um_log_event kept = *from;
    um_log_event *e = um_log_add_event(r, &r->ev, kept.kind);
    if (!e)
        return;
    *e = kept;
    e->put = true;
}

/* Numbers are compared with what the log before left, then taken over. */
static void join_number(um_log_reader *r, const um_log_event *e, bool *known, int32_t *value,
                        const char *what)
{
    if (*known && *value != e->value) {
        um_say(&r->o->sink, UM_WARNING, UM_OK, (um_place){.file = r->file}, "reading-chain",
               "%s is %d where the log before left it at %d", what, (int)e->value, (int)*value);
        put(r, e);
    }
    *known = true;
    *value = e->value;
}

static bool is_there(const um_log_reader *r, const um_log_last *l)
{
    for (size_t i = 0; i < r->start.n; i++) {
        const um_log_event *e = &r->start.p[i];
        if (l->mark ? e->kind == UM_LOG_STATED && e->mark == l->mark && e->to.place == l->spot.place
                    : e->kind == UM_LOG_ADD && e->what == l->what)
            return true;
    }
    return false;
}

static um_text name_of_last(const um_log_reader *r, const um_log_last *l)
{
    return l->mark ? l->mark->name : l->shown ? um_ref_name(r->o->pack, l->what) : UM_TEXT("a hidden piece");
}

/* What the log before left on the table and this one does not find: told, and taken off. */
static void take_off(um_log_reader *r, const um_log_last *l)
{
    um_text what = name_of_last(r, l);
    um_text was = l->spot.place != UM_NONE ? um_ref_name(r->o->pack, l->spot.place) : UM_TEXT("no place");
    um_say(&r->o->sink, UM_WARNING, UM_OK, (um_place){.file = r->file}, "reading-chain",
           "%.*s is gone; the log before left it at %.*s", UM_FMT(what), UM_FMT(was));
    um_log_event *e = l->card ? NULL : um_log_add_event(r, &r->ev, l->mark ? UM_LOG_STATED : UM_LOG_REMOVE);
    if (!e)
        return;
    e->put = true;
    e->what = l->what;
    e->mark = l->mark;
    e->shown = l->shown;
    e->from = l->spot;
}

/* Hands and piles are stated whole or not at all. */
static bool cards_differ(const um_log_reader *r)
{
    for (size_t i = 0; i < r->start.n; i++)
        if (is_card_event(r, &r->start.p[i]) && lies_elsewhere(r, &r->start.p[i]))
            return true;
    for (size_t i = 0; i < r->nlast; i++)
        if (r->last[i].card && !is_there(r, &r->last[i]))
            return true;
    return false;
}

static void join_piece(um_log_reader *r, const um_log_event *e, bool cards)
{
    if (lies_elsewhere(r, e)) {
        tell(r, e);
        put(r, e);
    } else if (cards && is_card_event(r, e)) {
        put(r, e);
    }
}

static void tell_gap(const um_log_reader *r)
{
    um_reading_end ended, begins;
    um_log_end_of(r, &ended);
    um_log_start_of(r, &begins);
    if (um_reading_is_gap(&ended, &begins))
        um_say(&r->o->sink, UM_WARNING, UM_OK, (um_place){.file = r->file}, "reading-chain",
               "a log seems to be missing: cards were played since the log before ended");
}

void um_log_join(um_log_reader *r)
{
    bool first = r->log == 0, cards = !first && cards_differ(r);
    if (cards)
        tell_gap(r);
    for (size_t i = 0; i < r->nlast && !first && r->failed == UM_OK; i++)
        if (!is_there(r, &r->last[i]))
            take_off(r, &r->last[i]);
    for (size_t i = 0; i < r->start.n && r->failed == UM_OK; i++) {
        const um_log_event *e = &r->start.p[i];
        if (first)
            put(r, e);
        else if (e->kind == UM_LOG_ADD || e->kind == UM_LOG_STATED)
            join_piece(r, e, cards);
        if (e->kind == UM_LOG_SCORE)
            join_number(r, e, &r->score_known, &r->score, "the score marker");
        else if (e->kind == UM_LOG_TURN)
            join_number(r, e, &r->turn_known, &r->turn, "the turn");
    }
}
