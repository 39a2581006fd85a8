/* A game of its own for the tests of the engine and of records. */
#include "tests/toy.h"

#include <string.h>

static const char *const sides[] = {"us", "br", NULL};
static const char *const side_names[] = {"US", "British", NULL};
static const char *const paths[] = {"none", "road", "trail", NULL};
static const char *const grades[] = {"raw", "good", "elite", NULL};
static const char *const faces[] = {"full", "reduced", NULL};
static const char *const yes_no[] = {"no", "yes", NULL};
static const char *const hits[] = {"H", "F", "C", NULL};
static const char *const modes[] = {"event", "march", NULL};
static const char *const skills[] = {"swim", "climb", "ride", NULL};

static const um_attr town_attrs[] = {
    {.name = "value", .type = UM_A_INT, .lo = 0, .hi = 9, .has_default = true, .help = "worth"},
    {.name = "port", .type = UM_A_WORD, .words = yes_no, .has_default = true, .help = "a port"}};
static const um_attr link_attrs[] = {
    {.name = "a", .type = UM_A_REF, .kinds = UM_KIND_BIT(TOY_TOWN), .help = "one end"},
    {.name = "b", .type = UM_A_REF, .kinds = UM_KIND_BIT(TOY_TOWN), .help = "other end"},
    {.name = "path", .type = UM_A_WORD, .words = paths, .help = "what kind"}};
static const um_attr piece_attrs[] = {
    {.name = "side", .type = UM_A_WORD, .words = sides, .help = "whose"},
    {.name = "grade", .type = UM_A_WORD, .words = grades, .help = "how good"},
    {.name = "home",
     .type = UM_A_REF,
     .kinds = UM_KIND_BIT(TOY_TOWN),
     .has_default = true,
     .fallback = UM_NONE,
     .help = "home"},
    {.name = "skills", .type = UM_A_SET, .words = skills, .has_default = true, .help = "what it can do"},
    {.name = "motto", .type = UM_A_TEXT, .has_default = true, .help = "motto"}};
static const um_attr table_attrs[] = {
    {.name = "result", .type = UM_A_WORD, .words = grades, .help = "result"}};
static const um_attr card_attrs[] = {
    {.name = "points", .type = UM_A_INT, .lo = 1, .hi = 3, .help = "points"}};

static const um_kind kinds[TOY_KINDS] = {
    [TOY_TOWN] = {"town", "towns", town_attrs, 2, 0, -1, false, true, "a town"},
    [TOY_LINK] = {"link", "links", link_attrs, 3, 2, -1, false, false, "a way"},
    [TOY_PIECE] = {"piece", "pieces", piece_attrs, 5, 0, 0, true, false, "a piece"},
    [TOY_TABLE] = {"table", "tables", table_attrs, 1, 0, -1, false, false, "results"},
    [TOY_CARD] = {"card", "cards", card_attrs, 1, 0, -1, false, false, "a card"}};

#define TOWN UM_KIND_BIT(TOY_TOWN)
#define PIECE UM_KIND_BIT(TOY_PIECE)
#define CARD UM_KIND_BIT(TOY_CARD)
#define OPT UM_OPTIONAL
#define KEY (UM_OPTIONAL | UM_KEYED)
#define VERB(n, f, h, ...)                                                                                   \
    {                                                                                                        \
        .name = (n), .flags = (f), .help = (h), .params = (const um_param[]){__VA_ARGS__},                   \
        .nparams = (int)(sizeof((um_param[]){__VA_ARGS__}) / sizeof(um_param))                               \
    }
/* The flags come first in the rest, then fields by name. */
#define P(n, t, l, ...)                                                                                      \
    {                                                                                                        \
        .name = (n), .type = (t), .lead = (l), .help = "a " n, .flags = __VA_ARGS__                          \
    }

static const um_verb verbs[TOY_VERBS] = {
    [TOY_AT] = VERB("at", UM_V_POSITION, "who is there", P("town", UM_P_REF, NULL, 0, .kinds = TOWN),
                    P("pieces", UM_P_REFS, ":", 0, .kinds = PIECE, .marks = faces)),
    [TOY_SCORE] = VERB("score", UM_V_POSITION, "the marker", P("net", UM_P_VP, NULL, 0)),
    [TOY_MOVE] = VERB("move", 0, "march", P("pieces", UM_P_REFS, NULL, 0, .kinds = PIECE, .marks = faces),
                      P("path", UM_P_PATH, ":", 0, .kinds = TOWN), P("cost", UM_P_INT, NULL, KEY),
                      P("with", UM_P_REFS, NULL, KEY, .kinds = PIECE)),
    [TOY_PLAY] = VERB("play", 0, "a card", P("card", UM_P_REF, NULL, OPT, .kinds = CARD),
                      P("mode", UM_P_WORD, NULL, 0, .words = modes),
                      P("who", UM_P_REF, NULL, OPT, .kinds = PIECE | TOWN),
                      P("where", UM_P_REF, "at", OPT, .kinds = TOWN)),
    [TOY_ROLL] = VERB("roll", 0, "dice", P("dice", UM_P_DICE, NULL, OPT), P("side", UM_P_SIDE, "for", OPT),
                      P("result", UM_P_WORD, NULL, KEY, .words = grades)),
    [TOY_FIRE] = VERB("fire", 0, "faces", P("side", UM_P_SIDE, NULL, 0),
                      P("faces", UM_P_GROUPS, ":", 0, .kinds = PIECE, .words = hits),
                      P("target", UM_P_REF, "at", OPT, .kinds = TOWN)),
    [TOY_GIVE] = VERB("give", 0, "counts", P("counts", UM_P_COUNTS, NULL, 0, .kinds = PIECE | TOWN),
                      P("to", UM_P_SIDE, "to", 0)),
    [TOY_AIM] = VERB(
        "aim", 0, "numbers", P("piece", UM_P_REF, NULL, 0, .kinds = PIECE), P("point", UM_P_POINT, "to", OPT),
        {.name = "distance", .type = UM_P_DECIMAL, .lo = -1000, .hi = 1000, .lead = "by", .flags = OPT},
        P("points", UM_P_VP, NULL, KEY)),
    [TOY_SAY] = VERB("say", UM_V_FRAME, "words", P("text", UM_P_TEXT, NULL, 0)),
    [TOY_PASS] = VERB("pass", 0, "nothing", P("why", UM_P_TEXT, NULL, KEY)),
    [TOY_ODD] =
        VERB("odd", 0, "what can be confused", P("a", UM_P_INT, NULL, OPT), P("b", UM_P_INT, NULL, OPT),
             P("who", UM_P_REF, NULL, OPT, .kinds = PIECE), P("mode", UM_P_WORD, NULL, OPT, .words = modes),
             P("town", UM_P_REF, "at", OPT, .kinds = TOWN), P("side", UM_P_SIDE, NULL, OPT))};

static const um_verb queries[TOY_QUERIES] = {
    [TOY_Q_COST] = VERB("cost", 0, "of the last move", P("points", UM_P_INT, NULL, 0)),
    [TOY_Q_VP] = VERB("vp", 0, "net", P("net", UM_P_VP, NULL, 0)),
    [TOY_Q_WHERE] = VERB("where", 0, "place", P("piece", UM_P_REF, NULL, 0, .kinds = PIECE),
                         P("town", UM_P_REF, "at", 0, .kinds = TOWN)),
    [TOY_Q_OWNER] =
        VERB("owner", 0, "whose", P("town", UM_P_REF, NULL, 0, .kinds = TOWN), P("side", UM_P_SIDE, NULL, 0)),
    [TOY_Q_THERE] =
        VERB("linked", 0, "a way", P("a", UM_P_REF, NULL, 0, .kinds = TOWN),
             P("b", UM_P_REF, "-", 0, .kinds = TOWN), P("linked", UM_P_WORD, NULL, 0, .words = yes_no)),
    [TOY_Q_GRADE] = VERB("grade", 0, "of a piece", P("piece", UM_P_REF, NULL, 0, .kinds = PIECE),
                         P("grade", UM_P_WORD, NULL, 0, .words = grades))};

enum { R_WAY, R_COST, R_CLAIM, R_END, R_COUNT };
static const um_rule rules[R_COUNT] = {
    [R_WAY] = {.id = "1.1", .title = "Ways", .kind = UM_R_CONSTRAINT, .text = "a march follows ways"},
    [R_COST] = {.id = "1.2(road)",
                .title = "Cost",
                .kind = UM_R_CONSTRAINT,
                .text = "a march costs at most 2"},
    [R_CLAIM] = {.id = "1.3", .title = "Claims", .kind = UM_R_CONSTRAINT, .text = "what is claimed is so"},
    [R_END] = {.id = "2.1",
               .title = "Last",
               .kind = UM_R_CONSTRAINT,
               .text = "the score ends at 0 or better for us"}};

static const um_option_text options[] = {{"strict", "at most 2"}, {"loose", "at most 4"}};
static const um_ruling rulings[] = {
    {.id = "R-pace", .rules = "1.2(road)", .question = "how far", .options = options, .noptions = 2}};

typedef struct toy_state {
    um_ref at[32];
    um_range cost;
    int32_t net;
} toy_state;

static void toy_start(um_ctx *c, void *state)
{
    toy_state *s = state;
    (void)c;
    *s = (toy_state){0};
    for (size_t i = 0; i < UM_COUNT(s->at); i++)
        s->at[i] = UM_NONE;
}

/* What a step from one town to the next costs; UM_NO when the list certainly has no such way. */
static um_truth way(um_ctx *c, um_ref a, um_ref b, um_range *cost)
{
    um_ref link = um_row_by_keys(c->pack, TOY_LINK, a, b);
    *cost = um_exactly(0);
    if (link == UM_NONE)
        return um_complete(c, TOY_LINK) == UM_YES ? UM_NO : UM_MAYBE;
    *cost = um_word(c, TOY_LINK, um_ref_row(link), 2);
    return um_gt(*cost, um_exactly(0));
}

static void toy_judge(um_ctx *c, const void *state, const um_action *a)
{
    (void)state;
    int n;
    const um_value *v = um_values_of(a, 1, &n);
    um_range total = um_exactly(0), one = total;
    um_truth ways = UM_YES;
    if (a->verb != TOY_MOVE)
        return;
    for (int i = 1; i < n; i++) {
        ways =
            um_and(ways, v[i].gap ? um_missing(c, "the way between") : way(c, v[i - 1].ref, v[i].ref, &one));
        total = um_add(total, v[i].gap ? um_span(1, 9) : one);
    }
    um_decide(c, R_WAY, ways);
    int limit = um_ruled(c, 0, 0) ? 2 : 4;
    um_fact_range(c, "cost", total);
    um_decide(c, R_COST, um_le(total, um_exactly(limit)));
    if (um_has_arg(a, 2)) {
        c->claim = true;
        um_decide(c, R_CLAIM, um_eq(total, um_exactly(um_int_arg(a, 2, 0))));
        c->claim = false;
    }
}

static void place(toy_state *s, um_ref piece, um_ref town)
{
    s->at[um_ref_row(piece)] = town;
}

static void toy_refuse(um_ctx *c, const void *state, const um_action *a)
{
    const toy_state *s = state;
    int n;
    const um_value *v = um_values_of(a, a->verb == TOY_AT, &n);
    for (int i = 0; i < n && (a->verb == TOY_AT || a->verb == TOY_MOVE); i++) {
        int row = um_ref_row(v[i].ref);
        if (row < 0 || row >= (int)UM_COUNT(s->at))
            um_refuse(c, "the piece does not exist", v[i].ref);
        else if (a->verb == TOY_MOVE && s->at[row] == UM_NONE)
            um_refuse(c, "it is not on the map", v[i].ref);
    }
}

static void toy_apply(um_ctx *c, void *state, const um_action *a)
{
    toy_state *s = state;
    int n, m;
    const um_value *v = um_values_of(a, 0, &n), *path = um_values_of(a, 1, &m);
    if (a->verb == TOY_AT)
        for (int i = 0; i < m; i++)
            place(s, path[i].ref, v[0].ref);
    if (a->verb == TOY_SCORE)
        s->net = v[0].num;
    if (a->verb != TOY_MOVE)
        return;
    for (int i = 0; i < n; i++)
        place(s, v[i].ref, path[m - 1].ref);
    um_range one;
    s->cost = um_exactly(0);
    for (int i = 1; i < m; i++) {
        way(c, path[i - 1].ref, path[i].ref, &one);
        s->cost = um_add(s->cost, one);
    }
}

static bool toy_begins_play(const um_ctx *c, const void *state, const um_action *a)
{
    (void)c;
    (void)state;
    return a->verb == TOY_PLAY;
}

static void toy_close(um_ctx *c, const void *state, bool last)
{
    (void)last;
    um_decide(c, R_END, um_sure(((const toy_state *)state)->net >= 0));
}

static int toy_actor(const um_ctx *c, const void *state, const um_action *a)
{
    (void)c;
    (void)state;
    return a->player;
}

static void toy_changed(const um_ctx *c, const void *before, const void *after, uint64_t *bits)
{
    const toy_state *x = before, *y = after;
    (void)c;
    for (size_t i = 0; i < UM_COUNT(x->at); i++)
        if (x->at[i] != y->at[i])
            bits[0] |= UINT64_C(1) << i;
}

static int toy_object(const um_ctx *c, um_ref r)
{
    (void)c;
    return um_ref_kind(r) == TOY_PIECE && um_ref_row(r) < 32 ? um_ref_row(r) : r == UM_NONE ? 32 : -1;
}

static void toy_score(um_ctx *c, const void *state, um_score *out)
{
    (void)c;
    *out = (um_score){.net = um_exactly(((const toy_state *)state)->net)};
}

static um_status toy_query(um_ctx *c, const void *state, const um_action *q, um_answer *out)
{
    const toy_state *s = state;
    um_range one;
    *out = (um_answer){.value = um_exactly(0)};
    switch (q->verb) {
    case TOY_Q_COST:
        out->value = s->cost;
        break;
    case TOY_Q_VP:
        out->value = um_exactly(s->net);
        break;
    case TOY_Q_WHERE:
        out->value = um_exactly(s->at[um_ref_row(um_ref_arg(q, 0)) % 32]);
        break;
    case TOY_Q_OWNER:
        out->no_such = true;
        break;
    case TOY_Q_THERE: {
        um_truth t = way(c, um_ref_arg(q, 0), um_ref_arg(q, 1), &one);
        out->value = um_span(t == UM_YES, t != UM_NO);
        break;
    }
    default:
        out->value = um_word(c, TOY_PIECE, um_ref_row(um_ref_arg(q, 0)), 1);
    }
    return UM_OK;
}

static void toy_when(const um_ctx *c, const void *state, um_buf *out)
{
    (void)c;
    (void)state;
    um_buf_str(out, "now");
}

static um_status toy_compile(um_pack *p, const um_sink *sink)
{
    (void)p;
    (void)sink;
    return UM_OK;
}

const um_game toy_game = {.name = "toy",
                          .title = "Toy",
                          .sides = sides,
                          .side_names = side_names,
                          .kinds = kinds,
                          .nkinds = TOY_KINDS,
                          .verbs = verbs,
                          .nverbs = TOY_VERBS,
                          .queries = queries,
                          .nqueries = TOY_QUERIES,
                          .rules = rules,
                          .nrules = R_COUNT,
                          .rulings = rulings,
                          .nrulings = 1,
                          .state_size = sizeof(toy_state),
                          .nobjects = 33,
                          .builtin_pack = "toy",
                          .compile = toy_compile,
                          .start = toy_start,
                          .judge = toy_judge,
                          .refuse = toy_refuse,
                          .apply = toy_apply,
                          .begins_play = toy_begins_play,
                          .close = toy_close,
                          .actor = toy_actor,
                          .changed = toy_changed,
                          .object = toy_object,
                          .score = toy_score,
                          .query = toy_query,
                          .when = toy_when};

/* ---- the pack ---- */

static um_ref add(um_pack *p, int kind, const char *id, const char *name)
{
    um_ref r = UM_NONE;
    if (um_pack_add_row(p, kind, um_text_of(id), um_text_of(name), &r) != UM_OK)
        return UM_NONE;
    *um_datum_edit(p, um_datum_of(kind, um_ref_row(r), UM_ATTR_EXISTS)) = (um_datum){1, 1, UM_CERTAIN, 0, 0};
    return r;
}

static void set(um_pack *p, um_ref r, int attr, int32_t v, um_sure_level sure)
{
    *um_datum_edit(p, um_datum_of(um_ref_kind(r), um_ref_row(r), attr)) =
        (um_datum){v, v, (uint8_t)sure, 0, 0};
}

static um_ref piece(um_pack *p, const char *id, const char *name, int side)
{
    um_ref r = add(p, TOY_PIECE, id, name);
    set(p, r, 0, side, UM_CERTAIN);
    set(p, r, 1, 1, UM_CERTAIN);
    return r;
}

static void join(um_pack *p, const char *id, um_ref a, um_ref b, int path, um_sure_level sure)
{
    um_ref r = add(p, TOY_LINK, id, id);
    set(p, r, 0, a, UM_CERTAIN);
    set(p, r, 1, b, UM_CERTAIN);
    set(p, r, 2, path, sure);
}

#define POSITION(n, t)                                                                                       \
    {                                                                                                        \
        {(n), sizeof(n) - 1},                                                                                \
        {                                                                                                    \
            (t), sizeof(t) - 1                                                                               \
        }                                                                                                    \
    }
static const um_named_text positions[] = {
    POSITION("start", "# where all begins\nat York: us:1st, 41st\n\nat Bath: br:1st reduced\n"),
    POSITION("late", "position start\nscore us 2\n"), POSITION("loop", "position loop\n"),
    POSITION("faulty", "at York: us:1st\nat Yorck: 41st\n"),
    POSITION("moved", "position start\nus: play 3 march\nus: move us:1st: York - Fort Erie\n")};

um_pack *toy_pack(void)
{
    static const char *const numbers[] = {"1", "2", "3", "4", "5", "6", "7", "8", "9"};
    um_pack *p;
    if (um_pack_new(&toy_game, &p) != UM_OK)
        return NULL;
    p->name = UM_TEXT("toy");
    p->positions = (um_named_text *)(uintptr_t)positions;
    p->npositions = (int)UM_COUNT(positions);
    um_ref york = add(p, TOY_TOWN, "t1", "York"), erie = add(p, TOY_TOWN, "t2", "Fort Erie"),
           bath = add(p, TOY_TOWN, "t3", "Bath");
    join(p, "y-e", york, erie, 1, UM_CERTAIN);
    join(p, "e-b", erie, bath, 2, UM_GUESS);
    p->tables[TOY_LINK].complete = (um_datum){1, 1, UM_LIKELY, 0, 0};
    piece(p, "u1", "1st", 0);
    piece(p, "b1", "1st", 1);
    piece(p, "b41", "41st", 1);
    piece(p, "rwb", "Red, White & Blue", 0);
    piece(p, "at", "at", 0);
    piece(p, "c2", "C2", 0);
    piece(p, "c22", "C 22", 0);
    piece(p, "q", "say \"when\" \\ now", 0);
    piece(p, "mode", "march", 1);
    for (size_t i = 0; i < UM_COUNT(numbers); i++)
        set(p, add(p, TOY_CARD, numbers[i], numbers[i]), 0, 1 + (int32_t)i % 3, UM_CERTAIN);
    for (size_t i = 0; i < 3; i++)
        set(p, add(p, TOY_TABLE, numbers[i], numbers[i]), 0, (int32_t)i, UM_GUESS);
    return p;
}

um_status toy_find_pack(void *user, const um_game *g, um_text name, um_pack **out)
{
    if (g != &toy_game || (name.n && !um_text_is(name, "toy")))
        return UM_NAME;
    *out = user;
    return UM_OK;
}
