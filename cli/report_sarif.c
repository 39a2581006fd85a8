#include "cli/report_json.h"

#include <string.h>

/* SARIF 2.1.0, one run an input. What is illegal fails; what is undetermined stands open or asks for a
 * review; the rule book's sections are a taxonomy that results cite. */

static const struct {
    const char *id, *text, *kind, *level;
} codes[] = {
    {"illegal", "A step that the rules do not allow", "fail", "error"},
    {"false-claim", "A stated cost, modifier, result or score that the rules contradict", "fail", "error"},
    {"missing", "The record lacks a fact that would decide the step", "open", "none"},
    {"ambiguous", "The record can be read in more than one way", "open", "none"},
    {"told", "Only what a player said makes the step illegal", "review", "none"},
    {"unsure", "The step rests on a datum that is not sure enough", "open", "none"},
    {"unruled", "The rule book leaves the question open", "review", "none"},
    {"tainted", "The step builds on an illegal one", "open", "none"},
    {"unmodelled", "umpire does not judge this rule yet", "notApplicable", "none"},
    {"note", "A remark", "informational", "none"},
};
enum { ILLEGAL, FALSE_CLAIM, MISSING, AMBIGUOUS, TOLD, UNSURE, UNRULED, TAINTED, UNMODELLED, NOTE };

static int code_of(const um_finding *f)
{
    static const int of_cause[UM_CAUSES] = {
        [UM_WHY_NONE] = MISSING,  [UM_WHY_MISSING] = MISSING,      [UM_WHY_AMBIGUOUS] = AMBIGUOUS,
        [UM_WHY_UNSURE] = UNSURE, [UM_WHY_UNRULED] = UNRULED,      [UM_WHY_TAINTED] = TAINTED,
        [UM_WHY_TOLD] = TOLD,     [UM_WHY_UNMODELLED] = UNMODELLED};
    if (f->verdict == UM_ILLEGAL)
        return f->claim ? FALSE_CLAIM : ILLEGAL;
    return f->verdict == UM_UNDETERMINED ? of_cause[f->cause] : NOTE;
}

static void append(json_t *list, json_t *value)
{
    json_array_append_new(list, value);
}

static json_t *message(um_text t)
{
    json_t *o = json_object();
    um_json_set(o, "text", um_json_text(t));
    return o;
}

/* A path as a relative reference: what is not plain is percent-encoded. */
static json_t *uri(const char *path)
{
    um_buf b = {0};
    for (const char *p = path; *p; p++) {
        unsigned char c = (unsigned char)*p;
        bool plain =
            (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || strchr("/-._~", c);
        if (plain)
            um_buf_char(&b, (char)c);
        else
            um_buf_printf(&b, "%%%02X", c);
    }
    json_t *o = json_object();
    um_json_set(o, "uri", um_json_text(um_buf_view(&b)));
    um_buf_free(&b);
    return o;
}

/* ---- the tool and the rule book ---- */

/* The program: name, version, the codes of its results. */
static json_t *driver(void)
{
    json_t *tool = json_object(), *d = json_object(), *rules = json_array();
    for (size_t i = 0; i < UM_COUNT(codes); i++) {
        json_t *r = json_object();
        um_json_set(r, "id", json_string(codes[i].id));
        um_json_set(r, "shortDescription", message(um_text_of(codes[i].text)));
        append(rules, r);
    }
    um_json_set(d, "name", json_string("umpire"));
    um_json_set(d, "version", json_string(UMPIRE_VERSION));
    um_json_set(d, "rules", rules);
    um_json_set(tool, "driver", d);
    return tool;
}

/* The rules of a game as a taxonomy, which results cite by id and index. */
static json_t *taxonomy(const um_game *g)
{
    json_t *o = json_object(), *taxa = json_array();
    for (int i = 0; i < g->nrules; i++) {
        json_t *t = json_object();
        um_json_set(t, "id", um_json_string(g->rules[i].id));
        um_json_set(t, "name", um_json_string(g->rules[i].title));
        um_json_set(t, "shortDescription", message(um_text_of(g->rules[i].text)));
        append(taxa, t);
    }
    um_json_set(o, "name", json_string(g->name));
    um_json_set(o, "fullName", um_json_string(g->title));
    um_json_set(o, "taxa", taxa);
    return o;
}

/* ---- results ---- */

/* The file and the line or entries. */
static json_t *physical(const um_view *v, const um_finding *f, const char *file)
{
    json_t *o = json_object();
    um_buf line = {0};
    um_json_set(o, "artifactLocation", uri(file));
    if (f->at.line) { /* a log is no text: it has no line to show */
        json_t *region = json_object(), *snippet = json_object();
        um_words_step(v, f->step, &line);
        um_json_set(region, "startLine", json_integer(f->at.line));
        if (f->at.column)
            um_json_set(region, "startColumn", json_integer(f->at.column));
        um_json_set(snippet, "text", um_json_text(um_buf_view(&line)));
        if (line.n)
            um_json_set(region, "snippet", snippet);
        else
            json_decref(snippet);
        um_json_set(o, "region", region);
    }
    um_buf_free(&line);
    return o;
}

/* Something that has no file of its own, by kind and name, within its game. */
static json_t *logical(const char *kind, um_text name, const um_view *v)
{
    json_t *o = json_object();
    um_buf full = {0};
    um_buf_printf(&full, "%s/", v->label);
    um_buf_text(&full, name);
    um_json_set(o, "name", um_json_text(name));
    um_json_set(o, "fullyQualifiedName", um_json_text(um_buf_view(&full)));
    um_json_set(o, "kind", json_string(kind));
    um_buf_free(&full);
    return o;
}

/* A list in which nothing stands twice. */
static void append_once(json_t *list, json_t *value)
{
    bool had = false;
    for (size_t i = 0; i < json_array_size(list) && !had; i++)
        had = json_equal(json_array_get(list, i), value);
    if (had)
        json_decref(value);
    else
        append(list, value);
}

/* The step, and the pieces and spaces it names. */
static json_t *logicals(const um_view *v, const um_finding *f)
{
    json_t *list = json_array();
    um_buf step = {0};
    const um_item *it = um_step_item(v, f->step);
    um_buf_printf(&step, "step %d", f->step);
    append(list, logical("step", um_buf_view(&step), v));
    for (int i = 0; it && i < it->action.nargs; i++)
        for (int k = 0; k < it->action.args[i].count; k++) {
            um_ref r = it->action.values[it->action.args[i].first + k].ref;
            if (r != UM_NONE)
                append_once(list, logical(v->game->kinds[um_ref_kind(r)].name, um_ref_name(v->pack, r), v));
        }
    um_buf_free(&step);
    return list;
}

static json_t *locations(const um_view *v, const um_finding *f)
{
    json_t *list = json_array(), *l = json_object();
    um_json_set(l, "physicalLocation", physical(v, f, v->file));
    um_json_set(l, "logicalLocations", logicals(v, f));
    append(list, l);
    return list;
}

/* The rules that a finding cites. */
static json_t *taxa(const um_view *v, const um_finding *f)
{
    json_t *list = json_array();
    for (int i = 0; i < f->nrules; i++) {
        json_t *t = json_object(), *component = json_object();
        um_json_set(component, "name", json_string(v->game->name));
        um_json_set(t, "id", um_json_string(v->game->rules[f->rules[i]].id));
        um_json_set(t, "index", json_integer(f->rules[i]));
        um_json_set(t, "toolComponent", component);
        append(list, t);
    }
    return list;
}

/* Why a finding does not count. */
static json_t *suppressions(const um_finding *f)
{
    json_t *list = json_array(), *s = json_object();
    um_json_set(s, "kind", json_string("external"));
    um_json_set(s, "justification", um_json_string(f->accepted_why ? f->accepted_why : ""));
    append(list, s);
    return list;
}

static json_t *result(const um_view *v, const um_finding *f)
{
    json_t *o = json_object(), *prints = json_object(), *finding = um_json_finding(v, f),
           *kept = json_object();
    static const char *const properties[] = {"facts",  "missing", "relies_on", "rulings",
                                             "sealed", "legal",   "line"};
    um_buf words = {0}, print = {0};
    int code = code_of(f);
    um_words_message_asked(v, f, &words);
    um_buf_printf(&print, "%d/%s", f->step, f->code);
    um_json_set(prints, "stepAndCode/v1", um_json_text(um_buf_view(&print)));
    for (size_t i = 0; i < UM_COUNT(properties); i++)
        json_object_set(kept, properties[i], json_object_get(finding, properties[i]));
    json_decref(finding);
    um_json_set(o, "ruleId", json_string(codes[code].id));
    um_json_set(o, "ruleIndex", json_integer(code));
    um_json_set(o, "kind", json_string(codes[code].kind));
    um_json_set(o, "level", json_string(codes[code].level));
    um_json_set(o, "message", message(um_buf_view(&words)));
    um_json_set(o, "locations", locations(v, f));
    um_json_set(o, "taxa", taxa(v, f));
    um_json_set(o, "partialFingerprints", prints);
    if (f->accepted)
        um_json_set(o, "suppressions", suppressions(f));
    um_json_set(o, "properties", kept);
    um_buf_free(&words);
    um_buf_free(&print);
    return o;
}

/* ---- the report ---- */

/* Something said while an input was read. */
static json_t *notification(const um_reporting *r, const um_said *s)
{
    static const char *const levels[] = {[UM_NOTE] = "note", [UM_WARNING] = "warning", [UM_ERROR] = "error"};
    json_t *o = json_object(), *list = json_array(), *l = json_object(), *p = json_object();
    um_json_set(p, "artifactLocation", uri(r->file));
    if (s->at.line) {
        json_t *region = json_object();
        um_json_set(region, "startLine", json_integer(s->at.line));
        if (s->at.column)
            um_json_set(region, "startColumn", json_integer(s->at.column));
        if (s->quote)
            um_json_set(region, "snippet", message(um_text_of(s->quote)));
        um_json_set(p, "region", region);
    }
    um_json_set(l, "physicalLocation", p);
    append(list, l);
    um_json_set(o, "level", json_string(levels[s->level]));
    um_json_set(o, "message", message(um_text_of(s->message ? s->message : "cannot be read")));
    um_json_set(o, "locations", list);
    if (s->code) {
        json_t *d = json_object();
        um_json_set(d, "id", um_json_string(s->code));
        um_json_set(o, "descriptor", d);
    }
    return o;
}

static json_t *invocations(const um_reporting *r, bool read)
{
    json_t *list = json_array(), *o = json_object(), *said = json_array();
    for (size_t i = 0; i < r->said->n; i++)
        append(said, notification(r, &r->said->items[i]));
    um_json_set(o, "executionSuccessful", json_boolean(read && um_said_errors(r->said) == 0));
    um_json_set(o, "toolExecutionNotifications", said);
    append(list, o);
    return list;
}

static void sarif_begin(um_output *out, const um_options *o)
{
    (void)o;
    um_out(
        out,
        "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[\n");
}

/* A run is written as it goes: it may have any number of results, and they come one by one. */
static const char read_state[] = "read", unread_state[] = "not read";

static void sarif_file(um_reporting *r, const um_view *v)
{
    json_t *run = json_object(), *books = json_array();
    um_json_set(run, "tool", driver());
    um_json_set(run, "columnKind", json_string("unicodeCodePoints"));
    if (v)
        append(books, taxonomy(v->game));
    um_json_set(run, "taxonomies", books);
    um_out(r->out, "%s{", r->i ? ",\n" : "");
    um_json_members(r->out, run);
    um_out(r->out, ",\"results\":[");
    r->state = (void *)(uintptr_t)(v ? read_state : unread_state);
    r->told = 0;
}

static void sarif_game(um_reporting *r, const um_view *v)
{
    for (int i = 0; i < v->nfindings; i++) {
        if (r->told++)
            um_out(r->out, ",");
        um_json_value(r->out, result(v, um_view_finding(v, i)));
    }
}

static void sarif_file_end(um_reporting *r)
{
    if (!r->state)
        return;
    um_out(r->out, "],\"invocations\":");
    um_json_value(r->out, invocations(r, r->state == read_state));
    um_out(r->out, "}\n");
    r->state = NULL;
}

static void sarif_end(um_output *out, const um_options *o, size_t games)
{
    (void)o;
    (void)games;
    um_out(out, "]}\n");
}

const um_reporter um_report_sarif = {sarif_begin, sarif_file, sarif_game, sarif_file_end,
                                     NULL,        sarif_end,  true};
