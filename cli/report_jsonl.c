#include "cli/policy.h"
#include "cli/summary.h"

#include <string.h>

/* One JSON object a line; stable, for programs. Numbers are numbers, what is
 * not known is null. */

/* Append to a list; takes the value. */
static void append(json_t *list, json_t *value)
{
    json_array_append_new(list, value);
}

/* A buffer's text; frees it. */
static json_t *from_buf(um_buf *b)
{
    json_t *j = um_json_text(um_buf_view(b));
    um_buf_free(b);
    return j;
}

/* {id: option} of those chosen */
static json_t *json_rulings(const um_game *g, const int8_t *options)
{
    json_t *o = json_object();
    for (int i = 0; g && options && i < g->nrulings; i++)
        if (options[i] >= 0 && options[i] < g->rulings[i].noptions)
            um_json_set(o, g->rulings[i].id, um_json_string(g->rulings[i].options[options[i]].name));
    return o;
}

/* ---- findings ---- */

/* A fact: a whole number, a range of them, or text. */
static json_t *fact_value(um_text t)
{
    int32_t lo, hi;
    if (um_text_int(t, &lo) == UM_OK)
        return json_integer(lo);
    for (size_t i = 1; i + 2 < t.n; i++)
        if (t.p[i] == '.' && t.p[i + 1] == '.' && um_text_int((um_text){t.p, i}, &lo) == UM_OK &&
            um_text_int((um_text){t.p + i + 2, t.n - i - 2}, &hi) == UM_OK)
            return um_json_range((um_range){lo, hi});
    return um_json_text(t);
}

/* A key that comes more than once holds a list. */
static json_t *facts(const um_view *v, const um_finding *f)
{
    json_t *o = json_object();
    for (int i = 0; i < f->nfacts; i++) {
        const char *key = f->facts[i].key;
        um_buf words = {0};
        um_plain_fact(v, f, &f->facts[i], &words);
        json_t *value = fact_value(um_buf_view(&words)), *had = json_object_get(o, key);
        if (!had) {
            um_json_set(o, key, value);
        } else if (json_is_array(had)) {
            append(had, value);
        } else {
            json_t *list = json_array();
            json_array_append(list, had);
            append(list, value);
            um_json_set(o, key, list);
        }
        um_buf_free(&words);
    }
    return o;
}

static json_t *rested_rulings(const um_view *v, const um_finding *f)
{
    json_t *list = json_array();
    for (int i = 0; i < f->nrulings; i++) {
        const um_cited_ruling *r = &f->rulings[i];
        json_t *o = json_object();
        um_json_set(o, "id", um_json_string(v->game->rulings[r->ruling].id));
        um_json_set(o, "option", um_json_string(um_option_name(v, r->ruling, r->option)));
        um_json_set(o, "flips", json_boolean(r->flips));
        append(list, o);
    }
    return list;
}

/* The data that a finding rests on, as `data` lines name them. */
static json_t *relies_on(const um_view *v, const um_finding *f)
{
    json_t *list = json_array();
    for (int i = 0; i < f->ndata; i++) {
        um_buf b = {0};
        um_datum_name(v->pack, f->data[i], &b);
        append(list, from_buf(&b));
    }
    return list;
}

static json_t *words_list(const char *const *words, int n)
{
    json_t *list = json_array();
    for (int i = 0; i < n; i++)
        append(list, um_json_string(words[i]));
    return list;
}

static json_t *game_object(const char *type, const um_view *v)
{
    json_t *o = json_object();
    um_json_set(o, "type", json_string(type));
    um_json_set(o, "file", um_json_string(v->file));
    if (v->c->id.n)
        um_json_set(o, "case", um_json_text(v->c->id));
    um_json_set(o, "game", json_string(v->game->name));
    return o;
}

json_t *um_json_finding(const um_view *v, const um_finding *f)
{
    json_t *o = game_object("finding", v), *rules = json_array();
    um_buf message = {0}, line = {0}, legal = {0};
    um_words_legal(v, f, &legal);
    for (int i = 0; i < f->nrules; i++)
        append(rules, um_json_string(v->game->rules[f->rules[i]].id));
    um_words_message_asked(v, f, &message);
    um_words_step(v, f->step, &line);
    um_json_set(o, "step", json_integer(f->step));
    um_json_set(o, "at", um_json_place(&f->at, v->file));
    um_json_set(o, "player", f->side < 0 ? json_null() : um_json_string(v->game->sides[f->side]));
    um_json_set(o, "kind", json_string(f->claim ? "claim" : "step"));
    um_json_set(o, "verdict", json_string(um_verdict_text(f->verdict)));
    um_json_set(o, "cause",
                f->verdict == UM_UNDETERMINED ? json_string(um_cause_text(f->cause)) : json_null());
    um_json_set(o, "code", um_json_string(f->code));
    um_json_set(o, "rules", rules);
    um_json_set(o, "rulings", rested_rulings(v, f));
    um_json_set(o, "message", from_buf(&message));
    um_json_set(o, "facts", facts(v, f));
    um_json_set(o, "missing", words_list(f->missing, f->nmissing));
    um_json_set(o, "relies_on", relies_on(v, f));
    um_json_set(o, "tainted_by", f->tainted_by > 0 ? json_integer(f->tainted_by) : json_null());
    um_json_set(o, "legal", legal.n ? from_buf(&legal) : json_null());
    um_json_set(o, "sealed", f->sealed ? json_integer(f->sealed) : json_null());
    um_json_set(o, "accepted", json_boolean(f->accepted));
    if (f->accepted && f->accepted_why)
        um_json_set(o, "accepted_why", um_json_string(f->accepted_why));
    um_json_set(o, "line", line.n ? from_buf(&line) : json_null());
    um_buf_free(&line);
    um_buf_free(&legal);
    return o;
}

/* ---- score and summary ---- */

static json_t *points(const um_view *v)
{
    json_t *o = json_object();
    for (int side = 0; side < 2; side++)
        um_json_set(o, v->game->sides[side], um_json_range(v->score.side[side]));
    um_json_set(o, "net", um_json_range(v->score.net));
    return o;
}

json_t *um_json_score(const um_view *v)
{
    json_t *o = game_object("score", v), *list = json_array();
    int n;
    const um_book_entry *book = um_replay_book(v->run->replay, &n);
    for (int i = 0; i < n; i++) {
        json_t *e = json_object();
        um_json_set(e, "step", json_integer(book[i].step));
        um_json_set(e, "side", book[i].side < 0 ? json_null() : um_json_string(v->game->sides[book[i].side]));
        um_json_set(e, "points", um_json_range(book[i].points));
        um_json_set(e, "rule",
                    book[i].rule < 0 ? json_null() : um_json_string(v->game->rules[book[i].rule].id));
        um_json_set(e, "what", um_json_text(book[i].what));
        append(list, e);
    }
    um_json_set(o, "vp", points(v));
    um_json_set(o, "claimed", v->has_claim ? um_json_range(v->claimed) : json_null());
    um_json_set(o, "ledger", list);
    return o;
}

static void add_tally(void *user, const um_tally *t)
{
    json_t *o = json_object();
    um_json_set(o, "who", um_json_text(t->who));
    um_json_set(o, "what", um_json_string(t->what));
    um_json_set(o, "value", um_json_range(t->value));
    if (um_known(t->value) && um_word_of(t->words, t->value.lo))
        um_json_set(o, "word", um_json_string(t->words[t->value.lo]));
    append(user, o);
}

/* By side; null: not known. */
static json_t *players(const um_view *v)
{
    json_t *o = json_object();
    for (int side = 0; side < 2; side++)
        um_json_set(o, v->game->sides[side],
                    v->c->players[side].n ? um_json_text(v->c->players[side]) : json_null());
    return o;
}

/* The last object of a game. */
static json_t *summary(const um_view *v)
{
    json_t *o = game_object("summary", v), *open = json_object();
    for (int c = UM_WHY_NONE + 1; c < UM_CAUSES; c++)
        um_json_set(open, um_cause_text((um_cause)c), json_integer(v->counts.by_cause[c]));
    um_json_set(o, "players", players(v));
    um_json_set(o, "turns", json_integer(v->counts.turns));
    um_json_set(o, "steps", json_integer(v->counts.steps));
    um_json_set(o, "legal", json_integer(v->counts.legal));
    um_json_set(o, "illegal", json_integer(v->counts.illegal));
    um_json_set(o, "undetermined", open);
    json_t *claims = json_object();
    um_json_set(claims, "false", json_integer(v->claims_false));
    um_json_set(claims, "undetermined", json_integer(v->claims_open));
    um_json_set(o, "claims", claims);
    um_json_set(o, "accepted", json_integer(v->counts.accepted));
    um_json_set(o, "notes", json_integer(v->counts.notes));
    um_json_set(o, "unread", json_integer(v->run->nbad));
    if (v->c->endless)
        um_json_set(o, "endless", json_integer(v->c->endless));
    um_json_set(o, "vp", points(v));
    um_json_set(o, "claimed", v->has_claim ? um_json_range(v->claimed) : json_null());
    um_json_set(o, "victory", um_json_string(v->score.level));
    if (v->game->tally) {
        json_t *list = json_array();
        um_replay_tally(v->run->replay, add_tally, list);
        um_json_set(o, "tally", list);
    }
    return o;
}

static json_t *dice(const um_view *v)
{
    json_t *o = game_object("dice", v);
    um_json_set(o, "rolls", json_integer(v->rolls));
    um_json_set(o, "undos", json_integer(v->undos));
    um_json_set(o, "undos_after_roll", json_integer(v->undos_after_roll));
    return o;
}

/* ---- the report ---- */

void um_json_run(um_output *out, const um_options *o)
{
    json_t *run = json_object(), *rulings = json_object();
    for (size_t i = 0; i < o->rulings.n; i++) {
        um_text id, value;
        um_buf key = {0};
        um_split_equals(o->rulings.items[i], &id, &value);
        um_buf_text(&key, id);
        um_json_set(rulings, um_buf_view(&key).p, um_json_text(value));
        um_buf_free(&key);
    }
    um_json_set(run, "type", json_string("run"));
    um_json_set(run, "v", json_integer(1));
    um_json_set(run, "umpire", json_string(UMPIRE_VERSION));
    um_json_set(run, "command", json_string(o->command->name));
    um_json_set(run, "trust", o->trust ? json_string(um_sure_text((um_sure_level)o->trust)) : json_null());
    um_json_set(run, "rulings", rulings);
    um_json_set(run, "pack", um_json_string(o->pack));
    um_json_set(run, "reveal", json_boolean(o->reveal));
    um_json_line(out, run);
}

void um_json_said(um_output *out, const char *file, const um_said *s)
{
    static const char *const levels[] = {[UM_NOTE] = "note", [UM_WARNING] = "warning", [UM_ERROR] = "error"};
    json_t *e = json_object();
    um_json_set(e, "type", json_string("error"));
    um_json_set(e, "file", um_json_string(file));
    um_json_set(e, "level", json_string(levels[s->level]));
    um_json_set(e, "at", um_json_place(&s->at, file));
    um_json_set(e, "code", um_json_string(s->code));
    um_json_set(e, "message", um_json_string(s->message ? s->message : "cannot be read"));
    um_json_set(e, "line", um_json_string(s->quote));
    um_json_line(out, e);
}

/* The logs of a chain, with their digests. */
static void chain_line(const um_reporting *r)
{
    json_t *o = json_object(), *files = json_array();
    for (size_t i = 0; i < r->links; i++) {
        json_t *f = json_object();
        um_json_set(f, "file", um_json_string(r->chain[i].file));
        um_json_set(f, "sha256", um_json_string(r->chain[i].digest));
        append(files, f);
    }
    um_json_set(o, "type", json_string("chain"));
    um_json_set(o, "file", um_json_string(r->file));
    um_json_set(o, "files", files);
    um_json_line(r->out, o);
}

/* What was said and is not told yet. */
static void jsonl_said(um_reporting *r)
{
    for (; r->said && r->said_told < r->said->n; r->said_told++)
        um_json_said(r->out, r->file, &r->said->items[r->said_told]);
}

static void jsonl_file(um_reporting *r, const um_view *v)
{
    um_output *out = r->out;
    json_t *f = json_object();
    char digest[65];
    if (v)
        um_opened_digest(v->from, digest);
    um_json_set(f, "type", json_string("file"));
    um_json_set(f, "file", um_json_string(r->file));
    um_json_set(f, "sha256", v ? um_json_string(digest) : json_null());
    um_json_set(f, "game", v ? json_string(v->game->name) : json_null());
    if (v) {
        json_t *pack = json_object();
        um_json_set(pack, "name", um_json_text(v->pack->name));
        um_json_set(pack, "version", um_json_text(v->pack->version));
        um_json_set(pack, "sha256", um_json_string(v->pack->digest));
        um_json_set(f, "pack", pack);
        um_json_set(f, "binding", um_json_string(v->from->binding[0] ? v->from->binding : NULL));
        um_json_set(f, "trust", json_string(um_sure_text(v->run->trust)));
        um_json_set(f, "rulings", json_rulings(v->game, v->run->options));
    }
    um_json_line(out, f);
    if (r->links > 1)
        chain_line(r);
    jsonl_said(r);
}

/* Only where a policy says something about errors. */
static void add_policy(json_t *summary, const um_options *o, const um_view *v)
{
    um_buf b = {0};
    um_policy_words(o, v, &b);
    if (b.n)
        um_json_set(summary, "policy", um_json_text(um_buf_view(&b)));
    um_buf_free(&b);
}

static void jsonl_game(um_reporting *r, const um_view *v)
{
    um_output *out = r->out;
    for (int i = 0; i < v->nfindings && !r->o->summary; i++)
        if (um_finding_wanted(r->o, um_view_finding(v, i)))
            um_json_line(out, um_json_finding(v, um_view_finding(v, i)));
    if (!r->o->summary)
        um_json_line(out, um_json_score(v));
    if ((v->rolls || v->undos) && !r->o->summary)
        um_json_line(out, dice(v));
    json_t *sum = summary(v);
    add_policy(sum, r->o, v);
    um_json_line(out, sum);
}

/* The lines of later games that could not be carried out. */
static void jsonl_file_end(um_reporting *r)
{
    jsonl_said(r);
}

static void repeated_line(um_output *out, const um_repeated *r)
{
    const char *cause = json_string_value(json_object_get(r->o, "cause"));
    const char *id = json_string_value(json_object_get(r->o, "rules"));
    cause = cause ? cause : ""; /* missing for lack of memory: nothing will be printed */
    id = id ? id : "";
    json_t *o = json_object(), *rules = json_array();
    for (size_t n; *id; id += n + strspn(id + n, ", ")) {
        n = strcspn(id, ",");
        append(rules, um_json_text((um_text){id, n}));
    }
    um_json_set(o, "type", json_string("repeated"));
    um_json_set(o, "games", json_integer((json_int_t)r->games));
    um_json_set(o, "findings", json_integer((json_int_t)r->findings));
    um_json_set(o, "verdict", json_copy(json_object_get(r->o, "verdict")));
    um_json_set(o, "cause", *cause ? json_string(cause) : json_null());
    um_json_set(o, "rules", rules);
    um_json_set(o, "message", json_copy(json_object_get(r->o, "message")));
    um_json_line(out, o);
}

/* Behind all games: what several have in common, and the sums. */
static void jsonl_table(um_output *out, const um_options *opt, const um_standings *t)
{
    const struct {
        const char *key;
        json_int_t n;
    } sums[] = {{"games", (json_int_t)t->games},
                {"unread", (json_int_t)t->unread},
                {"partly", (json_int_t)t->partly},
                {"turns", t->turns},
                {"steps", t->steps},
                {"illegal", t->illegal},
                {"undetermined", t->undetermined}};
    if (!um_standings_wanted(t, opt))
        return;
    for (size_t i = 0; i < t->nagain; i++)
        um_again_json(out, t->again[i].file, t->again[i].how, t->again[i].of);
    for (size_t i = 0; i < t->nrepeated; i++)
        repeated_line(out, &t->repeated[i]);
    json_t *o = json_object();
    um_json_set(o, "type", json_string("total"));
    for (size_t i = 0; i < UM_COUNT(sums); i++)
        um_json_set(o, sums[i].key, json_integer(sums[i].n));
    um_json_line(out, o);
}

static void jsonl_end(um_output *out, const um_options *o, size_t games)
{
    (void)out;
    (void)o;
    (void)games;
}

const um_reporter um_report_jsonl = {um_json_run, jsonl_file, jsonl_game,     jsonl_file_end,
                                     jsonl_table, jsonl_end,  .grounds = true};
