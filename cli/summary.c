/* What an input leaves for the table of all games, as objects of JSON, a line each; and the table made of
 * them. */
#include "cli/summary.h"

#include "cli/set_up.h"

#include <stdlib.h>
#include <string.h>

/* ---- what is left behind ---- */

static int put_part(const char *p, size_t n, void *notes)
{
    um_buf_add(notes, p, n);
    return 0; /* what could not be kept, the buffer knows */
}

static void leave(um_buf *notes, json_t *o)
{
    if (!o || json_dump_callback(o, put_part, notes, JSON_COMPACT) != 0)
        um_complain("out of memory: a game is missing from the table");
    um_buf_char(notes, '\n');
    json_decref(o);
}

static json_t *text_of(um_buf *b)
{
    json_t *j = um_json_text(um_buf_view(b));
    um_buf_free(b);
    return j;
}

/* A finding as far as others may be the same. */
static json_t *finding_of(const um_view *v, const um_finding *f)
{
    json_t *o = json_object();
    bool open = f->verdict == UM_UNDETERMINED;
    um_buf rules = {0}, message = {0};
    um_words_rules(v, f, &rules);
    um_words_message_asked(v, f, &message);
    um_json_set(o, "verdict", json_string(um_verdict_text(f->verdict)));
    um_json_set(o, "cause", json_string(open ? um_cause_text(f->cause) : ""));
    um_json_set(o, "rules", text_of(&rules));
    um_json_set(o, "message", text_of(&message));
    return o;
}

static void add_findings(json_t *row, const um_options *o, const um_view *v)
{
    json_t *list = json_array();
    for (int i = 0; i < v->nfindings && o->summary; i++) {
        const um_finding *f = um_view_finding(v, i);
        if (!f->accepted && f->verdict != UM_NOTED && um_finding_wanted(o, f))
            json_array_append_new(list, finding_of(v, f));
    }
    um_json_set(row, "findings", list);
}

static void add_counts(json_t *row, const um_view *v)
{
    const struct {
        const char *key;
        int n;
    } counts[] = {{"turns", v->counts.turns},
                  {"steps", v->counts.steps},
                  {"legal", v->counts.legal},
                  {"illegal", v->counts.illegal},
                  {"undetermined", v->counts.undetermined},
                  {"found-illegal", v->illegal},
                  {"found-undetermined", v->undetermined},
                  {"claims", v->claimed_findings},
                  {"unread", v->run->nbad},
                  {"endless", v->c->endless}};
    for (size_t i = 0; i < UM_COUNT(counts); i++)
        um_json_set(row, counts[i].key, json_integer(counts[i].n));
}

static void add_game(json_t *row, const um_options *o, const um_view *v)
{
    um_buf players = {0}, claimed = {0}, computed = {0};
    um_words_players(v, &players);
    if (v->has_claim)
        um_words_net(v->game, v->claimed, &claimed);
    if (um_has_points(v->game))
        um_words_net(v->game, v->score.net, &computed);
    um_json_set(row, "label", um_json_string(v->label));
    if (v->c->id.n)
        um_json_set(row, "case", um_json_text(v->c->id));
    um_json_set(row, "game", um_json_string(v->game->title));
    um_json_set(row, "players", text_of(&players));
    um_json_set(row, "claimed", text_of(&claimed));
    um_json_set(row, "computed", text_of(&computed));
    add_counts(row, v);
    add_findings(row, o, v);
}

void um_summary_add(const um_reporting *r, const um_view *v)
{
    json_t *row = json_object();
    if (!r->out->notes) {
        json_decref(row);
        return;
    }
    um_json_set(row, "file", um_json_string(r->file));
    if (r->page[0])
        um_json_set(row, "page", um_json_string(r->page));
    if (v)
        add_game(row, r->o, v);
    leave(r->out->notes, row);
}

/* ---- what positions leave out ---- */

void um_summary_position(um_output *out, const char *file, const um_case *c)
{
    um_left_out left;
    if (!out->notes || !um_left_out_of(c, &left))
        return;
    json_t *o = json_object();
    um_json_set(o, "file", um_json_string(file));
    um_json_set(o, "position", um_json_text(left.name));
    um_json_set(o, "game", json_string(c->game->name));
    um_json_set(o, "line", json_integer(left.position->at.line));
    um_json_set(o, "pieces", json_integer(left.pieces));
    leave(out->notes, o);
}

/* ---- what is another input once more ---- */

static const char *const hows[] = {"", "bytes", "history", "part"};

void um_summary_again(um_output *out, const um_chains *c, const um_inputs *inputs, size_t i)
{
    if (c->how[i] == UM_SAME_NOT || !out->notes)
        return;
    json_t *o = json_object();
    um_json_set(o, "again", um_json_string(inputs->paths[i]));
    um_json_set(o, "of", um_json_string(inputs->paths[c->same[i]]));
    um_json_set(o, "how", json_integer(c->how[i]));
    leave(out->notes, o);
}

void um_again_line(um_output *out, const char *file, const char *words, const char *of)
{
    um_buf b = {0};
    um_buf_printf(&b, um_tr("%s %s %s"), file, um_tr(words), of);
    um_out_text(out, um_buf_view(&b));
    um_out(out, "\n");
    um_buf_free(&b);
}

void um_again_json(um_output *out, const char *file, um_same how, const char *of)
{
    json_t *o = json_object();
    um_json_set(o, "type", json_string("same"));
    um_json_set(o, "file", um_json_string(file));
    um_json_set(o, "of", um_json_string(of));
    um_json_set(o, "how", json_string(hows[how]));
    um_json_line(out, o);
}

/* ---- the rows ---- */

/* What is missing for lack of memory is empty: that nothing is printed then, others see to. */
static const char *string_at(const json_t *o, const char *key)
{
    const char *s = json_string_value(json_object_get(o, key));
    return s ? s : "";
}

static int number_at(const json_t *o, const char *key)
{
    return (int)json_integer_value(json_object_get(o, key));
}

static um_standing row_of(const json_t *o, size_t order)
{
    um_standing r = {.o = o, .order = order, .file = string_at(o, "file")};
    r.page = json_string_value(json_object_get(o, "page"));
    r.unread = !json_object_get(o, "label");
    r.label = r.unread ? r.file : string_at(o, "label");
    r.game = string_at(o, "game");
    r.players = string_at(o, "players");
    r.claimed = string_at(o, "claimed");
    r.computed = string_at(o, "computed");
    r.turns = number_at(o, "turns");
    r.steps = number_at(o, "steps");
    r.legal = number_at(o, "legal");
    r.illegal = number_at(o, "illegal");
    r.undetermined = number_at(o, "undetermined");
    r.claims = number_at(o, "claims");
    r.found[UM_ONLY_ILLEGAL] = number_at(o, "found-illegal");
    r.found[UM_ONLY_UNDETERMINED] = number_at(o, "found-undetermined");
    r.found[UM_ONLY_CLAIMS] = r.claims;
    r.bad = number_at(o, "unread");
    r.endless = number_at(o, "endless");
    return r;
}

/* What could not be read stands first, for nobody has judged it. */
static int worse(const void *a, const void *b)
{
    const um_standing *x = a, *y = b;
    if (x->unread != y->unread)
        return x->unread ? -1 : 1;
    if (x->illegal != y->illegal)
        return x->illegal > y->illegal ? -1 : 1;
    if (x->undetermined != y->undetermined)
        return x->undetermined > y->undetermined ? -1 : 1;
    if (x->claims != y->claims)
        return x->claims > y->claims ? -1 : 1;
    return (x->order > y->order) - (x->order < y->order);
}

static bool row_wanted(const um_options *o, const um_standing *r)
{
    return r->unread || !o->only || r->found[o->only] > 0;
}

/* Of what the i-th left: the file that it is about. */
static const char *path_at(const um_standings *t, size_t i)
{
    const json_t *o = json_array_get(t->all, i);
    const char *file = string_at(o, "file");
    return *file ? file : string_at(o, "again");
}

/* How much of two paths is the same folders. */
static size_t same_folders(const char *a, const char *b, size_t most)
{
    size_t n = 0;
    for (size_t i = 0; i < most && a[i] && a[i] == b[i]; i++)
        n = a[i] == '/' ? i + 1 : n;
    return n;
}

/* The folder that all files lie in need not be told in each row. */
static void shorten(um_standings *t)
{
    size_t n = SIZE_MAX;
    for (size_t i = 0; i < json_array_size(t->all); i++)
        n = same_folders(path_at(t, 0), path_at(t, i), n);
    for (size_t i = 0; i < t->n; i++)
        t->rows[i].label += n < strlen(t->rows[i].label) ? n : 0;
}

static um_again again_of(const json_t *o)
{
    um_same how = (um_same)number_at(o, "how");
    return (um_again){string_at(o, "again"), string_at(o, "of"), how, um_same_words(how)};
}

static um_status make_rows(um_standings *t, const um_options *o)
{
    size_t n = json_array_size(t->all);
    t->rows = um_realloc(NULL, 0, n * sizeof *t->rows + 1);
    t->again = um_realloc(NULL, 0, n * sizeof *t->again + 1);
    if (!t->rows || !t->again)
        return UM_MEMORY;
    for (size_t i = 0; i < n; i++) {
        const json_t *left = json_array_get(t->all, i);
        if (json_object_get(left, "position"))
            continue;
        if (json_object_get(left, "again")) {
            t->again[t->nagain++] = again_of(left);
            continue;
        }
        um_standing r = row_of(left, i);
        t->games += !r.unread;
        t->unread += r.unread;
        t->partly += r.bad > 0;
        t->hardly += r.endless > 0;
        t->turns += r.turns;
        t->steps += r.steps;
        t->illegal += r.illegal;
        t->undetermined += r.undetermined;
        if (row_wanted(o, &r))
            t->rows[t->n++] = r;
    }
    qsort(t->rows, t->n, sizeof *t->rows, worse);
    shorten(t);
    return UM_OK;
}

/* ---- what several games have in common ---- */

typedef struct one { /* a finding of a game */
    const json_t *o;
    size_t row, order;
} one;

static int same_words(const json_t *a, const json_t *b)
{
    static const char *const keys[] = {"message", "rules", "verdict", "cause"};
    int d = 0;
    for (size_t i = 0; i < UM_COUNT(keys) && d == 0; i++)
        d = strcmp(string_at(a, keys[i]), string_at(b, keys[i]));
    return d;
}

static int by_words(const void *a, const void *b)
{
    const one *x = a, *y = b;
    int d = same_words(x->o, y->o);
    return d ? d : (x->order > y->order) - (x->order < y->order);
}

static int by_games(const void *a, const void *b)
{
    const um_repeated *x = a, *y = b;
    if (x->games != y->games)
        return x->games > y->games ? -1 : 1;
    if (x->findings != y->findings)
        return x->findings > y->findings ? -1 : 1;
    return (x->order > y->order) - (x->order < y->order);
}

static size_t all_findings(const json_t *all, one *out)
{
    size_t n = 0, i, k;
    const json_t *row, *f;
    json_array_foreach((json_t *)all, i, row)
    {
        json_array_foreach(json_object_get(row, "findings"), k, f)
        {
            if (out)
                out[n] = (one){f, i, n};
            n++;
        }
    }
    return n;
}

/* Findings that are the same stand together: keep those of several games. */
static void count_repeated(um_standings *t, const one *f, size_t n)
{
    for (size_t i = 0, end; i < n; i = end) {
        um_repeated r = {.o = f[i].o, .games = 1, .order = f[i].order};
        for (end = i + 1; end < n && same_words(f[i].o, f[end].o) == 0; end++)
            r.games += f[end].row != f[end - 1].row;
        r.findings = end - i;
        if (r.games > 1)
            t->repeated[t->nrepeated++] = r;
    }
    qsort(t->repeated, t->nrepeated, sizeof *t->repeated, by_games);
}

static um_status find_repeated(um_standings *t)
{
    size_t n = all_findings(t->all, NULL), size = n * sizeof(one) + 1;
    one *f = um_realloc(NULL, 0, size);
    t->repeated = um_realloc(NULL, 0, n * sizeof *t->repeated + 1);
    um_status s = f && t->repeated ? UM_OK : UM_MEMORY;
    if (s == UM_OK) {
        all_findings(t->all, f);
        qsort(f, n, sizeof *f, by_words);
        count_repeated(t, f, n);
    }
    um_free(f, size);
    return s;
}

/* ---- the table ---- */

/* The objects that the inputs left, one a line. */
static um_status gather(um_standings *t, const um_buf *notes, size_t n)
{
    t->all = json_array();
    for (size_t i = 0; i < n; i++) {
        if (notes[i].failed)
            return UM_MEMORY;
        um_text rest = um_buf_view(&notes[i]);
        for (const char *end; rest.n && (end = memchr(rest.p, '\n', rest.n));) {
            size_t line = (size_t)(end - rest.p) + 1;
            json_t *o = json_loadb(rest.p, line, 0, NULL);
            if (!o || json_array_append_new(t->all, o) != 0)
                return UM_MEMORY;
            rest = (um_text){rest.p + line, rest.n - line};
        }
    }
    return t->all ? UM_OK : UM_MEMORY;
}

um_status um_standings_make(um_standings *t, const um_options *o, const um_buf *notes, size_t n)
{
    *t = (um_standings){.n = 0};
    um_status s = gather(t, notes, n);
    if (s == UM_OK)
        s = make_rows(t, o);
    if (s == UM_OK)
        s = find_repeated(t);
    if (s != UM_OK)
        um_standings_free(t);
    return s;
}

/* Whether one before it told of the same position. */
static bool is_told(const um_standings *t, size_t i)
{
    const json_t *o = json_array_get(t->all, i);
    for (size_t k = 0; k < i; k++) {
        const json_t *other = json_array_get(t->all, k);
        if (strcmp(string_at(o, "position"), string_at(other, "position")) == 0 &&
            strcmp(string_at(o, "game"), string_at(other, "game")) == 0)
            return true;
    }
    return false;
}

void um_standings_positions(const um_standings *t, const um_sink *sink)
{
    for (size_t i = 0; i < json_array_size(t->all); i++) {
        const json_t *o = json_array_get(t->all, i);
        if (!json_object_get(o, "position") || is_told(t, i))
            continue;
        um_place at = {.file = string_at(o, "file"), .line = (uint32_t)number_at(o, "line")};
        int n = number_at(o, "pieces");
        um_say(sink, UM_NOTE, UM_OK, at, "position",
               n == 1 ? UM_N("position %s does not say where %d piece begins, which the pack only guesses: "
                             "umpire new %s %s writes it out")
                      : UM_N("position %s does not say where %d pieces begin, which the pack only guesses: "
                             "umpire new %s %s writes them out"),
               string_at(o, "position"), n, string_at(o, "game"), string_at(o, "position"));
    }
}

void um_standings_free(um_standings *t)
{
    size_t n = json_array_size(t->all), findings = all_findings(t->all, NULL);
    um_free(t->rows, t->rows ? n * sizeof *t->rows + 1 : 0);
    um_free(t->again, t->again ? n * sizeof *t->again + 1 : 0);
    um_free(t->repeated, t->repeated ? findings * sizeof *t->repeated + 1 : 0);
    json_decref(t->all);
    *t = (um_standings){.n = 0};
}

bool um_standings_wanted(const um_standings *t, const um_options *o)
{
    return o->summary || t->games + t->unread > 1 || t->nagain;
}
