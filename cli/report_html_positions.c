/* The positions of a game as data: the first whole, each later one as what differs from the one before.
 *
 * A position is what the game says of it (um_game.position), taken apart into slots: where a piece stands,
 * how many of a kind stand at a place, and what else is said of a place, a piece or a side. A card is never
 * named, only counted. */
#include "cli/report_html.h"

#include <string.h>

typedef enum slot_sort { S_PIECE, S_COUNT, S_SAID } slot_sort;

/* What a slot is of. */
typedef struct slot_key {
    int32_t sort, verb; /* a verb of the game, or CONTROLLED */
    um_ref a, b;        /* piece; place and what is counted there; what is spoken of, and which side */
    int32_t nth;        /* of several that are alike */
} slot_key;

enum { CONTROLLED = -1, NOBODY = -1 };

typedef struct slot {
    slot_key key;
    um_text value; /* empty: nothing now */
    int seen;      /* in which position, 1 + its step */
    uint32_t next; /* the next of its bucket, counted from 1 */
} slot;

enum { BUCKETS = 4096 };

typedef struct reading {
    const um_view *v;
    um_page_rows *rows;
    slot *slots;
    size_t n, cap;
    uint32_t bucket[BUCKETS];
    um_arena arena; /* values */
    int at;         /* 1 + the step whose position is read */
    json_t *delta;
    const char *const *marks; /* of the pieces */
    int control;              /* the query that tells who controls a place; -1: none */
    bool failed;
} reading;

static uint32_t bucket_of(const slot_key *k)
{
    uint32_t h = 2166136261u;
    const int32_t part[] = {k->sort, k->verb, k->a, k->b, k->nth};
    for (size_t i = 0; i < UM_COUNT(part); i++)
        h = (h ^ (uint32_t)part[i]) * 16777619u;
    return (h ^ (h >> 15)) % BUCKETS;
}

static bool same_key(const slot_key *a, const slot_key *b)
{
    return a->sort == b->sort && a->verb == b->verb && a->a == b->a && a->b == b->b && a->nth == b->nth;
}

/* The number of a slot, made if there was none; SIZE_MAX: no memory. */
static size_t slot_of(reading *r, const slot_key *key)
{
    uint32_t *first = &r->bucket[bucket_of(key)];
    for (uint32_t i = *first; i; i = r->slots[i - 1].next)
        if (same_key(&r->slots[i - 1].key, key))
            return i - 1;
    void *slots = r->slots;
    if (um_grow(&slots, &r->cap, r->n + 1, sizeof *r->slots) != UM_OK) {
        r->failed = true;
        return SIZE_MAX;
    }
    r->slots = slots;
    r->slots[r->n] = (slot){.key = *key, .next = *first};
    *first = (uint32_t)++r->n;
    return r->n - 1;
}

static void changed(reading *r, size_t i, um_text value)
{
    json_array_append_new(r->delta, json_integer((json_int_t)i));
    json_array_append_new(r->delta, value.n ? um_json_text(value) : json_null());
    if (um_text_dup(&r->arena, value, &r->slots[i].value) != UM_OK)
        r->failed = true;
}

/* A slot has this value in the position being read. */
static void put(reading *r, slot_key key, um_text value)
{
    size_t i = slot_of(r, &key);
    while (i != SIZE_MAX && r->slots[i].seen == r->at) { /* said twice: of another */
        key.nth++;
        i = slot_of(r, &key);
    }
    if (i == SIZE_MAX)
        return;
    r->slots[i].seen = r->at;
    if (!um_text_eq(r->slots[i].value, value))
        changed(r, i, value);
}

/* ---- a statement of a position, taken apart ---- */

static const um_param *param_of(const reading *r, const um_action *a, int arg)
{
    return &r->v->game->verbs[a->verb].params[a->args[arg].param];
}

static bool of_cards(const reading *r, const um_param *p)
{
    return p->type == UM_P_REFS && (p->kinds & um_piece_kinds(r->v->game, true));
}

/* The row that a statement is about, and which of its arguments that is: the first that is one row, else the
 * first list of rows that are no cards. UM_NONE: it is about none, or about several; -1: about none. */
static um_ref about(const reading *r, const um_action *a, int *arg)
{
    for (*arg = 0; *arg < a->nargs; ++*arg)
        if (param_of(r, a, *arg)->type == UM_P_REF)
            return a->values[a->args[*arg].first].ref;
    for (*arg = 0; *arg < a->nargs; ++*arg)
        if (param_of(r, a, *arg)->type == UM_P_REFS && !(param_of(r, a, *arg)->flags & UM_KEYED) &&
            !of_cards(r, param_of(r, a, *arg)))
            return UM_NONE;
    *arg = -1;
    return UM_NONE;
}

static void put_pieces(reading *r, const um_action *a, um_ref place, const um_arg *arg)
{
    const um_param *p = &r->v->game->verbs[a->verb].params[arg->param];
    r->marks = p->marks ? p->marks : r->marks;
    for (int i = 0; i < arg->count; i++) {
        const um_value *v = &a->values[arg->first + i];
        um_buf b = {0};
        if (v->ref == UM_NONE || r->v->game->kinds[um_ref_kind(v->ref)].is_card)
            continue;
        um_buf_printf(&b, "%d", um_page_row(r->rows, place));
        if (v->mark >= 0)
            um_buf_printf(&b, "/%d", v->mark);
        put(r, (slot_key){S_PIECE, a->verb, v->ref, UM_NONE, 0}, um_buf_view(&b));
        um_buf_free(&b);
    }
}

static void put_counts(reading *r, const um_action *a, um_ref place, const um_arg *arg)
{
    for (int i = 0; i < arg->count; i++) {
        const um_value *v = &a->values[arg->first + i];
        um_buf b = {0};
        um_buf_printf(&b, "%d", (int)v->num);
        put(r, (slot_key){S_COUNT, a->verb, place, v->ref, 0}, um_buf_view(&b));
        um_buf_free(&b);
    }
}

/* Anything else that is said: its words but for what it is about, one row or each of a list. Cards are
 * counted. */
static void put_said(reading *r, const um_action *a, int subject_arg)
{
    const um_arg *each = subject_arg >= 0 ? &a->args[subject_arg] : NULL;
    const um_verb *verb = &r->v->game->verbs[a->verb];
    um_action rest = *a;
    um_ref side = NOBODY;
    int cards = 0;
    rest.nargs = 0;
    for (int i = 0; i < a->nargs; i++) {
        const um_param *p = param_of(r, a, i);
        if (i == subject_arg)
            continue;
        if (!each && side == NOBODY && p->type == UM_P_SIDE && !(p->flags & UM_KEYED))
            side = a->values[a->args[i].first].num;
        else if (of_cards(r, p))
            cards += a->args[i].count;
        else
            rest.args[rest.nargs++] = a->args[i];
    }
    um_buf b = {0}, line = {0};
    um_action_write(r->v->game, r->v->pack, verb, &rest, &line);
    size_t skip = strlen(verb->name);
    um_text words = um_buf_view(&line);
    words = um_text_trim(words.n > skip ? (um_text){words.p + skip, words.n - skip} : UM_TEXT(""));
    um_buf_text(&b, words);
    if (cards && !words.n)
        um_buf_printf(&b, "%d", cards);
    if (!b.n)
        um_buf_str(&b, "yes");
    for (int i = 0; i < (each ? each->count : 1); i++)
        put(r, (slot_key){S_SAID, a->verb, each ? a->values[each->first + i].ref : UM_NONE, side, 0},
            um_buf_view(&b));
    um_buf_free(&line);
    um_buf_free(&b);
}

static bool read_statement(void *user, const um_action *a)
{
    reading *r = user;
    int subject_arg;
    bool apart = false;
    um_ref subject = about(r, a, &subject_arg);
    for (int i = 0; i < a->nargs; i++) {
        const um_param *p = param_of(r, a, i);
        bool pieces = p->type == UM_P_REFS && (p->kinds & um_piece_kinds(r->v->game, false)) &&
                      !(p->flags & UM_KEYED) && subject != UM_NONE;
        if (pieces)
            put_pieces(r, a, subject, &a->args[i]);
        else if (p->type == UM_P_COUNTS)
            put_counts(r, a, subject, &a->args[i]);
        apart |= pieces || p->type == UM_P_COUNTS;
    }
    if (!apart)
        put_said(r, a, subject_arg);
    return true;
}

/* ---- who controls what ---- */

/* A question named `control`: of a place, answered by a word. */
static int control_query(const um_game *g)
{
    int q = um_verb_named(g->queries, g->nqueries, UM_TEXT("control"));
    bool fits = q >= 0 && g->queries[q].nparams == 2 && g->queries[q].params[0].type == UM_P_REF &&
                g->queries[q].params[1].type == UM_P_WORD;
    return fits ? q : -1;
}

static void ask_control(reading *r, um_ctx *c, const void *state, um_ref place)
{
    const um_game *g = r->v->game;
    const um_param *p = g->queries[r->control].params;
    um_maker m;
    um_answer answer = {.no_such = false};
    um_make(&m, r->control, -1);
    um_make_ref(&m, 0, place);
    if (g->query(c, state, &m.action, &answer) != UM_OK || answer.no_such || !um_known(answer.value))
        return;
    const char *word = um_word_of(p[1].words, answer.value.lo);
    if (word && strcmp(word, "none") != 0)
        put(r, (slot_key){S_SAID, CONTROLLED, place, NOBODY, 0}, um_text_of(word));
}

static void read_control(reading *r, um_ctx *c, const void *state)
{
    if (r->control < 0)
        return;
    uint32_t kinds = r->v->game->queries[r->control].params[0].kinds;
    for (int k = 0; k < r->v->game->nkinds; k++)
        for (int i = 0; (kinds & UM_KIND_BIT(k)) && i < um_rows(r->v->pack, k); i++)
            ask_control(r, c, state, um_ref_of(k, i));
}

/* ---- all of them ---- */

static void read_position(reading *r, int step)
{
    const um_game *g = r->v->game;
    const void *state = um_replay_state_at(r->v->run->replay, step);
    um_ctx quiet = *um_replay_ctx(r->v->run->replay);
    quiet.rec = NULL;
    quiet.book_cap = 0;
    r->at = 1 + step;
    if (!state)
        return;
    if (g->position)
        g->position(&quiet, state, read_statement, r);
    read_control(r, &quiet, state);
    for (size_t i = 0; i < r->n; i++)
        if (r->slots[i].seen != r->at && r->slots[i].value.n)
            changed(r, i, UM_TEXT(""));
}

/* [sort, what it is called, row or -1, row or side or -1] */
static json_t *slot_keys(const reading *r)
{
    json_t *list = json_array();
    for (size_t i = 0; i < r->n; i++) {
        const slot_key *k = &r->slots[i].key;
        json_t *one = json_array();
        json_array_append_new(one, json_integer(k->sort));
        json_array_append_new(
            one, um_json_string(k->verb == CONTROLLED ? "controlled" : r->v->game->verbs[k->verb].name));
        json_array_append_new(one, json_integer(um_page_row(r->rows, k->a)));
        json_array_append_new(one, json_integer(k->sort == S_SAID ? k->b : um_page_row(r->rows, k->b)));
        json_array_append_new(list, one);
    }
    return list;
}

void um_page_positions(const um_view *v, um_page_rows *rows, json_t *data)
{
    json_t *deltas = json_array(), *marks = json_array();
    reading *r = um_realloc(NULL, 0, sizeof *r);
    if (r) {
        *r = (reading){.v = v, .rows = rows, .control = control_query(v->game)};
        for (int step = 0; step <= v->counts.steps; step++) {
            r->delta = json_array();
            read_position(r, step);
            json_array_append_new(deltas, r->delta);
        }
        for (int i = 0; um_word_of(r->marks, i); i++)
            json_array_append_new(marks, um_json_string(r->marks[i]));
        um_json_set(data, "slots", slot_keys(r));
        um_free(r->slots, r->cap * sizeof *r->slots);
        um_arena_free(&r->arena);
        um_free(r, sizeof *r);
    }
    um_json_set(data, "marks", marks);
    um_json_set(data, "positions", deltas);
}
