/* umpire settle: what to look up for many games, in one round. A game is judged as it is; then again as if
 * what it asks for were known, as the pack has it and otherwise, for what is asked then. */
#include "cli/settle.h"

#include <string.h>

/* ---- data ---- */

um_datum_id um_settle_asked(const um_game *g, um_datum_id id)
{
    const um_kind *k = &g->kinds[um_datum_kind(id)];
    bool told = um_datum_attr(id) == UM_ATTR_EXISTS && um_datum_row(id) != UM_ROW_LIST && k->keys &&
                k->nattrs == k->keys + 1;
    return told ? um_datum_of(um_datum_kind(id), um_datum_row(id), k->keys) : id;
}

static const um_attr *attr_of(const um_pack *p, um_datum_id id)
{
    const um_kind *k = &p->game->kinds[um_datum_kind(id)];
    int attr = um_datum_attr(id);
    return um_datum_row(id) == UM_ROW_LIST || attr >= k->nattrs ? NULL : &k->attrs[attr];
}

static void put_choices(const um_attr *a, um_buf *out)
{
    if (a->type == UM_A_INT)
        um_buf_printf(out, um_tr("; %d to %d"), (int)a->lo, (int)a->hi);
    if (a->type != UM_A_WORD && a->type != UM_A_SET)
        return;
    um_buf_str(out, a->type == UM_A_WORD ? um_tr("; one of ") : um_tr("; any of "));
    for (int i = 0; a->words[i]; i++)
        um_buf_printf(out, "%s%s", i ? ", " : "", a->words[i]);
}

void um_settle_about(const um_pack *p, um_datum_id id, um_buf *out)
{
    const um_datum *d = um_datum_at(p, id);
    const um_attr *a = attr_of(p, id);
    um_buf_str(out, um_tr(um_sure_text((um_sure_level)d->sure)));
    if (d->source && d->source < p->nsources) {
        um_buf_str(out, um_tr(", from "));
        um_buf_text(out, p->sources[d->source]);
    }
    if (a)
        put_choices(a, out);
    else if (um_datum_row(id) == UM_ROW_LIST)
        um_buf_printf(out, um_tr("; the pack lists %d: are these all?"), um_rows(p, um_datum_kind(id)));
}

void um_settle_line(const um_pack *p, um_datum_id id, um_buf *out)
{
    um_buf_str(out, "data ");
    um_datum_name(p, id, out);
    if (um_datum_row(id) == UM_ROW_LIST) /* "links complete" has no value */
        return;
    um_buf_char(out, ' ');
    if (um_datum_at(p, id)->sure != UM_UNKNOWN)
        um_datum_value(p, id, out);
    else
        um_buf_str(out, "VALUE");
}

/* ---- what a game asks for ---- */

typedef struct asked {
    um_datum_id datum; /* or 0: */
    int ruling;
    int now, later; /* findings that wait for it */
} asked;

typedef struct game_asks {
    um_input *in; /* as the game is known */
    const um_case *c;
    const um_pack *pack;
    asked *items;
    size_t n, cap;
    json_t *facts;
    int left;
    bool later; /* what is judged now is only supposed */
    bool failed;
} game_asks;

static asked *ask_for(game_asks *k, um_datum_id datum, int ruling)
{
    for (size_t i = 0; i < k->n; i++)
        if (k->items[i].datum == datum && k->items[i].ruling == ruling)
            return &k->items[i];
    void *items = k->items;
    if (um_grow(&items, &k->cap, k->n + 1, sizeof *k->items) != UM_OK) {
        k->failed = true;
        return NULL;
    }
    k->items = items;
    k->items[k->n] = (asked){.datum = datum, .ruling = ruling};
    return &k->items[k->n++];
}

static void count(game_asks *k, um_datum_id datum, int ruling)
{
    asked *a = ask_for(k, datum, ruling);
    if (a && k->later)
        a->later++;
    else if (a)
        a->now++;
}

/* Every datum once, by whatever names the finding has it. */
static int count_data(game_asks *k, const um_view *v, const um_finding *f)
{
    int n = 0;
    for (int i = 0; i < f->ndata; i++) {
        um_datum_id id = um_settle_asked(v->game, f->data[i]);
        bool again = !um_datum_there(k->pack, id);
        for (int j = 0; j < i && !again; j++)
            again = um_settle_asked(v->game, f->data[j]) == id;
        if (!again)
            count(k, id, -1);
        n += !again;
    }
    return n;
}

/* ---- what a file does not tell ---- */

/* The file as the sheet names it: by its name alone, unless another input has that, too. */
static const char *called(const game_asks *k, const char *path)
{
    const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path;
    const um_inputs *all = k->in->setup->inputs;
    int n = 0;
    for (size_t i = 0; all && i < all->n; i++)
        n += um_input_called(um_text_of(base), all->paths[i]);
    return n > 1 ? path : base;
}

static void put_of(const game_asks *k, const um_place *at, um_buf *out)
{
    const char *file = called(k, at->file ? at->file : k->in->file);
    um_buf_str(out, "of \"");
    for (const char *p = file; *p; p++)
        um_buf_printf(out, *p == '"' || *p == '\\' ? "\\%c" : "%c", *p);
    um_buf_str(out, "\" ");
}

/* A row's words with the side in its place. */
static void put_words(const um_game *g, const char *words, int side, um_buf *out)
{
    static const char mark[] = "{side}";
    const char *at = strstr(words, mark);
    um_buf_add(out, words, at ? (size_t)(at - words) : strlen(words));
    if (!at)
        return;
    um_buf_str(out, side >= 0 ? g->sides[side] : "SIDE");
    um_buf_str(out, at + strlen(mark));
}

/* The item of the last step of a verb, up to a finding's own; -1: there is none. */
static int item_of(const um_view *v, const um_finding *f, const char *verb)
{
    for (int step = f->step; step > 0; step--) {
        const um_item *it = um_step_item(v, step);
        if (it && (!verb || strcmp(v->game->verbs[it->action.verb].name, verb) == 0))
            return (int)(it - v->c->items);
        if (!verb)
            break;
    }
    return -1;
}

/* The verb that a line begins with. */
static int verb_of(const um_game *g, const char *line)
{
    return um_verb_named(g->verbs, g->nverbs, (um_text){line, strcspn(line, " ")});
}

/* Whether a line with this place and verb would be put where it belongs. */
static bool finds(const game_asks *k, int item, int verb)
{
    const um_item *it = &k->c->items[item];
    const char *file = it->at.file ? it->at.file : k->in->file;
    um_item of = {.kind = UM_I_OF, .text = um_text_of(called(k, file)), .by_line = it->at.entry == 0};
    bool instead;
    of.number = (int)(it->at.entry ? it->at.entry : it->at.line);
    of.action.verb = (uint16_t)verb;
    return of.number && um_beside_target(k->c, &of, &instead) == item;
}

/* A line that tells the fact: of the first position, before a step, or the step itself with more in it. */
static void put_answer(const game_asks *k, const um_view *v, const um_finding *f, const char *line, int item,
                       json_t *lines)
{
    const um_item *it = item >= 0 ? &v->c->items[item] : NULL;
    bool on = *line == '+' || !*line;
    int verb = on && it ? it->action.verb : verb_of(v->game, line);
    bool start = verb >= 0 && v->game->verbs[verb].flags & UM_V_POSITION;
    um_buf b = {0};
    if (verb < 0 || (start ? !k->in->opened.is_log : !it || !finds(k, item, verb)))
        return;
    put_of(k, it ? &it->at : &f->at, &b);
    if (!start)
        um_buf_printf(&b, "%s:%u ", it->at.entry ? "entry" : "line",
                      (unsigned)(it->at.entry ? it->at.entry : it->at.line));
    if (on) {
        um_action_write(v->game, v->pack, &v->game->verbs[verb], &it->action, &b);
        um_buf_str(&b, *line ? " " : "");
    }
    put_words(v->game, *line == '+' ? line + 1 : line, f->side, &b);
    json_array_append_new(lines, um_json_text(um_buf_view(&b)));
    um_buf_free(&b);
}

static json_t *answers(const game_asks *k, const um_view *v, const um_finding *f, const char *missing)
{
    json_t *lines = json_array();
    const um_telling *a = v->game->asks;
    bool known = um_is_hidden(missing);
    for (; a && a->missing; a++)
        if (strcmp(a->missing, missing) == 0) {
            known = true;
            put_answer(k, v, f, a->line, item_of(v, f, a->verb), lines);
        }
    if (!known)
        put_answer(k, v, f, "", item_of(v, f, NULL), lines);
    return lines;
}

/* "game.vlog, step 13, entry 25: Only reduced left for Hull: who led in the round" */
static void put_question(const game_asks *k, const um_view *v, const um_finding *f, const char *missing,
                         um_buf *out)
{
    um_buf where = {0};
    um_words_place(&f->at, &where);
    um_buf_printf(out, um_tr("%s, step %d%s%s: "), called(k, f->at.file ? f->at.file : k->in->file), f->step,
                  where.n ? ", " : "", um_buf_view(&where).p);
    um_buf_str(out, um_tr(f->nrules ? v->game->rules[f->rules[0]].title : "this step"));
    um_buf_str(out, um_tr(": "));
    um_tr_made(um_text_of(missing), out);
    um_buf_free(&where);
}

/* One question about one step's fact: a later step may wait for it, too. */
static bool is_asked(const json_t *facts, const json_t *lines, const char *missing, const char *question)
{
    size_t i;
    const json_t *one;
    json_array_foreach((json_t *)facts, i, one)
    {
        bool same = strcmp(json_string_value(json_object_get(one, "missing")), missing) == 0;
        if (same && json_array_size(lines) && json_equal(json_object_get(one, "lines"), lines))
            return true;
        if (strcmp(json_string_value(json_object_get(one, "about")), question) == 0)
            return true;
    }
    return false;
}

static int count_facts(game_asks *k, const um_view *v, const um_finding *f)
{
    bool words =
        f->cause == UM_WHY_TOLD || f->cause == UM_WHY_AMBIGUOUS; /* not facts, but what is in doubt */
    for (int i = 0; i < f->nmissing && !words; i++) {
        um_buf about = {0};
        json_t *one = json_object(), *lines = answers(k, v, f, f->missing[i]);
        put_question(k, v, f, f->missing[i], &about);
        if (is_asked(k->facts, lines, f->missing[i], um_buf_view(&about).p)) {
            json_decref(lines);
            json_decref(one);
        } else {
            um_json_set(one, "missing", um_json_string(f->missing[i]));
            um_json_set(one, "about", um_json_text(um_buf_view(&about)));
            um_json_set(one, "lines", lines);
            json_array_append_new(k->facts, one);
        }
        um_buf_free(&about);
    }
    return words ? 0 : f->nmissing;
}

/* ---- a game ---- */

static void look(game_asks *k, const um_view *v)
{
    for (int i = 0; i < v->nfindings; i++) {
        const um_finding *f = um_view_finding(v, i);
        if (f->verdict != UM_UNDETERMINED || f->accepted)
            continue;
        const um_open *open = v->open_of[v->order[i]] >= 0 ? &v->open[v->open_of[v->order[i]]] : NULL;
        bool unruled = open && open->cause == UM_WHY_UNRULED && open->number >= 0 &&
                       v->game->rulings[open->number].noptions > 0;
        if (unruled)
            count(k, 0, open->number);
        int n = count_data(k, v, f) + count_facts(k, v, f) + unruled;
        k->left += n == 0 && !k->later;
    }
}

/* What an answer might be: as the pack has it, or something else. False: there is nothing to suppose. */
static bool value_of(const um_pack *p, um_datum_id id, bool other, int32_t *value)
{
    const um_datum *d = um_datum_at(p, id);
    const um_attr *a = attr_of(p, id);
    int words = 0;
    *value = !a ? 1 : d->sure != UM_UNKNOWN ? d->lo : a->type == UM_A_INT ? a->lo : 0;
    if (!a || !other)
        return !a || d->sure != UM_UNKNOWN || a->type != UM_A_REF;
    while (a->type == UM_A_WORD && a->words[words])
        words++;
    if (words)
        *value = (*value + 1) % words;
    else if (a->type == UM_A_INT)
        *value = *value == a->hi ? a->lo : a->hi;
    return words || a->type == UM_A_INT || d->sure != UM_UNKNOWN;
}

/* The pack as it would be with all that is asked for. */
static um_status suppose(const game_asks *k, um_pack *base, bool other, um_pack **out)
{
    um_status s = um_pack_copy(base, out, &(um_sink){NULL, NULL});
    if (s != UM_OK)
        return s;
    for (size_t i = 0; i < k->n; i++) {
        um_datum_id id = k->items[i].datum, exists = id | UM_ATTR_EXISTS;
        um_datum *d = id ? um_datum_edit(*out, id) : NULL;
        int32_t value;
        if (!d || !value_of(base, id, other, &value))
            continue;
        *d = (um_datum){.lo = value, .hi = value, .sure = UM_CERTAIN, .stated = 1};
        if (um_datum_row(id) != UM_ROW_LIST && (d = um_datum_edit(*out, exists)))
            *d = (um_datum){.lo = 1, .hi = 1, .sure = UM_CERTAIN, .stated = 1};
    }
    s = um_pack_recompile(*out, &(um_sink){NULL, NULL});
    if (s != UM_OK)
        um_pack_free(*out);
    return s;
}

/* Judge the game again as if all were known that it asks for: as it was read, */
static um_status judge_as_read(game_asks *k, um_input *in, um_pack *pack)
{
    const um_play play = {.vary_ruling = -1};
    um_case c = *k->c;
    um_view v;
    if (pack)
        c.pack = pack;
    um_status s = um_input_judge(in, &c, &play, &v);
    if (s != UM_OK)
        return s;
    look(k, &v);
    um_judged_free(&v);
    return UM_OK;
}

/* or read anew, for what a log shows may be read otherwise then. */
static um_status judge_anew(game_asks *k, const um_setup *setup)
{
    static const um_sink silent = {NULL, NULL};
    um_input in, *known = k->in;
    const um_case *c = k->c;
    um_status s = um_input_open_chain(&in, setup, known->paths, known->npaths, &silent);
    if (s == UM_OK && in.opened.record->ncases == 1) {
        k->in = &in; /* what it asks for stands in this reading */
        k->c = &in.opened.record->cases[0];
        s = judge_as_read(k, &in, NULL);
        k->in = known;
        k->c = c;
    }
    um_input_close(&in);
    return s;
}

/* The rulings asked for, as their default has it or by another option. */
static void choose(const game_asks *k, bool other, int8_t *options)
{
    const um_game *g = k->c->game;
    memset(options, -1, (size_t)g->nrulings);
    for (size_t i = 0; i < k->n; i++)
        if (!k->items[i].datum) {
            const um_ruling *r = &g->rulings[k->items[i].ruling];
            options[k->items[i].ruling] = (int8_t)((r->chosen + other) % r->noptions);
        }
}

enum { ROUNDS = 8 };

/* The pack that data of the record's own change; NULL: it cannot be had. */
static um_pack *base_of(const game_asks *k)
{
    const um_options *o = k->in->setup->o;
    um_pack *base = k->c->pack;
    um_text name = o->pack ? um_text_of(o->pack) : k->c->pack_name;
    bool there = !k->c->owns_pack || um_packs_find(&k->in->packs, k->c->game, name, &base) == UM_OK;
    return there ? base : NULL;
}

static um_status judge_supposed(game_asks *k, bool other, bool anew, int8_t *options)
{
    const um_setup *known = k->in->setup;
    um_setup setup = *known;
    um_pack *base = anew ? base_of(k) : k->c->pack, *pack;
    um_status s = base ? suppose(k, base, other, &pack) : UM_NAME;
    if (s != UM_OK)
        return s;
    choose(k, other, options);
    setup.supposed = pack;
    setup.supposed_options = options;
    k->in->setup = &setup;
    s = anew ? judge_anew(k, &setup) : judge_as_read(k, k->in, pack);
    k->in->setup = known;
    um_pack_free(pack);
    return s;
}

/* What becomes the question once these are answered, until nothing more does. */
static void foresee(game_asks *k, bool other, bool anew)
{
    int8_t *options = um_arena_alloc(&k->in->arena, (size_t)k->c->game->nrulings + 1);
    bool more = options != NULL;
    k->later = true;
    for (int round = 0; round < ROUNDS && more; round++) {
        size_t before = k->n, facts = json_array_size(k->facts);
        more = judge_supposed(k, other, anew, options) == UM_OK &&
               (k->n > before || json_array_size(k->facts) > facts);
    }
}

/* ---- what is left behind ---- */

static json_t *text_of(um_buf *b)
{
    json_t *j = um_json_text(um_buf_view(b));
    um_buf_free(b);
    return j;
}

static void put_ruling(const um_ruling *r, um_buf *line, um_buf *about)
{
    um_buf_printf(line, "ruling %s=%s", r->id, r->options[r->chosen].name);
    um_buf_printf(about, um_tr("%s One of "), um_tr(r->question));
    for (int i = 0; i < r->noptions; i++)
        um_buf_printf(about, um_tr("%s%s (%s)"), i ? um_tr(", ") : "", r->options[i].name,
                      um_tr(r->options[i].text));
}

static json_t *item_json(const game_asks *k, const asked *a)
{
    json_t *o = json_object();
    um_buf line = {0}, about = {0};
    if (a->datum) {
        um_settle_line(k->pack, a->datum, &line);
        um_settle_about(k->pack, a->datum, &about);
    } else {
        put_ruling(&k->c->game->rulings[a->ruling], &line, &about);
    }
    um_json_set(o, "line", text_of(&line));
    um_json_set(o, "about", text_of(&about));
    um_json_set(o, "now", json_integer(a->now));
    um_json_set(o, "later", json_integer(a->now ? 0 : a->later));
    return o;
}

/* How a sheet names the pack, so that it is found again: not at all if it is the game's own. */
static json_t *pack_name(const game_asks *k)
{
    um_text name = k->c->pack_name;
    bool own = name.n == 0 || um_text_is(name, k->c->game->builtin_pack) || k->in->setup->o->pack;
    return own ? json_string("") : um_json_text(name);
}

static int put_part(const char *p, size_t n, void *notes)
{
    um_buf_add(notes, p, n);
    return 0; /* what could not be kept, the buffer knows */
}

static void leave(const game_asks *k, const um_view *v, um_buf *notes)
{
    json_t *o = json_object(), *data = json_array(), *rulings = json_array();
    for (size_t i = 0; i < k->n; i++)
        json_array_append_new(k->items[i].datum ? data : rulings, item_json(k, &k->items[i]));
    um_json_set(o, "game", json_string(v->game->name));
    um_json_set(o, "title", um_json_string(v->game->title));
    um_json_set(o, "pack", um_json_string(k->pack->digest));
    um_json_set(o, "name", pack_name(k));
    um_json_set(o, "label", um_json_string(v->label));
    um_json_set(o, "undetermined", json_integer(v->undetermined));
    um_json_set(o, "left", json_integer(k->left));
    um_json_set(o, "data", data);
    um_json_set(o, "rulings", rulings);
    um_json_set(o, "facts", json_incref(k->facts));
    if (json_dump_callback(o, put_part, notes, JSON_COMPACT) != 0)
        um_complain("out of memory: a game is missing from the sheet");
    um_buf_char(notes, '\n');
    json_decref(o);
}

void um_settle_leave(um_input *in, const um_case *c, um_view *v, um_buf *notes)
{
    game_asks k = {.in = in, .c = c, .pack = v->pack, .facts = json_array()};
    look(&k, v);
    if (k.n) {
        foresee(&k, true, false);
        foresee(&k, false, false);
    }
    if (k.n && in->opened.is_log)
        foresee(&k, false, true);
    if (k.failed)
        um_complain("out of memory: a game is missing from the sheet");
    leave(&k, v, notes);
    json_decref(k.facts);
    um_free(k.items, k.cap * sizeof *k.items);
}

/* ---- the command ---- */

static int settle_case(um_input *in, const um_case *c, um_buf *notes)
{
    const um_play play = {.vary_ruling = -1};
    um_view v;
    if (in->setup->game && in->setup->game != c->game)
        return UM_EXIT_LEGAL;
    um_status s = um_input_judge(in, c, &play, &v);
    if (s != UM_OK)
        return um_exit_of(s);
    um_settle_leave(in, c, &v, notes);
    um_judged_free(&v);
    return UM_EXIT_LEGAL;
}

static int settle_one(void *user, size_t i, um_output *out, void *result)
{
    const um_many *m = user;
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, &m->o);
    um_input in;
    (void)result;
    if (m->chains.follows[i])
        return UM_EXIT_LEGAL; /* told where its chain begins */
    um_status s = um_many_input(m, i, &in, &sink, NULL, NULL);
    int status = um_exit_of(s);
    for (int n = 0; s == UM_OK && n < in.opened.record->ncases; n++)
        if (um_input_wants(&in, &in.opened.record->cases[n]))
            status = um_exit_worse(status, settle_case(&in, &in.opened.record->cases[n], out->notes));
    if (s == UM_OK && in.opened.record->nbad)
        status = um_exit_worse(status, UM_EXIT_INPUT);
    um_input_close(&in);
    return status;
}

static int settle_all(um_many *m)
{
    size_t n = m->inputs.n, size = n * sizeof(um_buf) + 1;
    um_output nowhere = {.f = stdout, .quiet = true}, out;
    um_buf *notes = um_realloc(NULL, 0, size);
    if (!notes) {
        um_complain("out of memory");
        return UM_EXIT_FAULT;
    }
    memset(notes, 0, size);
    m->setup.inputs = &m->inputs;
    const um_jobs jobs = {n, m->o.jobs, settle_one, m, NULL, 0, notes, NULL, NULL};
    int status = um_jobs_run(&jobs, &nowhere);
    um_status s = um_output_open(&out, &m->o);
    if (s == UM_OK) {
        s = um_settle_sheet(&m->o, notes, n, &out);
        if (s == UM_OK)
            status = um_output_close(&out, status);
        else
            um_output_drop(&out);
    }
    status = um_exit_worse(status, um_exit_of(s));
    for (size_t i = 0; i < n; i++)
        um_buf_free(&notes[i]);
    um_free(notes, size);
    return status;
}

int um_cmd_settle(int argc, char **argv)
{
    um_many m;
    int status;
    if (!um_many_open(&m, "settle", argc, argv, &status))
        return status;
    status = settle_all(&m);
    um_many_close(&m);
    return status;
}
