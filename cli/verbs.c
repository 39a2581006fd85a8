/* umpire verbs: the words of a game's records, from the tables that the reader of records follows. */
#include "cli/man.h"
#include "cli/open.h"
#include "cli/report_json.h"

#include <ctype.h>
#include <string.h>

/* ---- what a parameter takes, in words ---- */

static const char *const type_words[] = {
    [UM_P_REF] = "ref",       [UM_P_REFS] = "refs", [UM_P_PATH] = "path", [UM_P_COUNTS] = "counts",
    [UM_P_GROUPS] = "groups", [UM_P_INT] = "int",   [UM_P_DICE] = "dice", [UM_P_DECIMAL] = "decimal",
    [UM_P_POINT] = "point",   [UM_P_WORD] = "word", [UM_P_SIDE] = "side", [UM_P_VP] = "score",
    [UM_P_TEXT] = "text",
};

/* "full, reduced or removed". */
static void put_words(um_buf *b, const char *const *words)
{
    for (int i = 0; words[i]; i++)
        um_buf_printf(b, "%s%s", i == 0 ? "" : words[i + 1] ? ", " : um_tr(" or "), words[i]);
}

/* "space, lake or box", or the same in the plural: the kinds of rows that a name may be of. */
static void put_kinds(um_buf *b, const um_game *g, uint32_t kinds, bool plural)
{
    const char *names[UM_KINDS_MAX + 1] = {NULL};
    int n = 0;
    for (int k = 0; k < g->nkinds; k++)
        if (kinds & UM_KIND_BIT(k))
            names[n++] = plural ? g->kinds[k].plural : g->kinds[k].name;
    put_words(b, names);
}

static void put_list(um_buf *b, const um_game *g, const um_param *p)
{
    put_kinds(b, g, p->kinds, true);
    if (p->type == UM_P_COUNTS)
        um_buf_str(b, um_tr(", each with a number"));
    if (p->type == UM_P_GROUPS) {
        um_buf_str(b, um_tr(", each with words of "));
        put_words(b, p->words);
    }
    if (p->marks) {
        um_buf_str(b, um_tr(", each may be followed by "));
        put_words(b, p->marks);
    }
}

static void put_type(um_buf *b, const um_game *g, const um_param *p)
{
    switch (p->type) {
    case UM_P_REF:
        put_kinds(b, g, p->kinds, false);
        break;
    case UM_P_PATH:
        put_kinds(b, g, p->kinds, true);
        um_buf_str(b, um_tr(" joined by ' - '"));
        break;
    case UM_P_REFS:
    case UM_P_COUNTS:
    case UM_P_GROUPS:
        put_list(b, g, p);
        break;
    case UM_P_INT:
        um_buf_str(b, um_tr("number"));
        break;
    case UM_P_DECIMAL:
        um_buf_str(b, um_tr("number with up to two decimals"));
        break;
    case UM_P_POINT:
        um_buf_str(b, "x,y");
        break;
    case UM_P_DICE:
        um_buf_str(b, um_tr("dice, as 5,3"));
        break;
    case UM_P_WORD:
        put_words(b, p->words);
        break;
    case UM_P_SIDE:
        put_words(b, g->sides);
        break;
    case UM_P_VP:
        um_buf_printf(b, um_tr("net score, as %s 3 or 0"), g->sides[0]);
        break;
    case UM_P_TEXT:
        um_buf_str(b, um_tr("text to the end of the line, or quoted"));
        break;
    }
}

/* ---- text ---- */

static void put_upper(um_buf *b, const char *s)
{
    for (; *s; s++)
        um_buf_char(b, (char)toupper((unsigned char)*s));
}

/* "move PIECES: PATH [leader=LEADER] [cost=COST]". */
static void put_syntax(um_buf *b, const um_verb *v)
{
    um_buf_str(b, v->name);
    for (int i = 0; i < v->nparams; i++) {
        const um_param *p = &v->params[i];
        bool may = p->flags & UM_OPTIONAL, colon = p->lead && strcmp(p->lead, ":") == 0;
        um_buf_str(b, may ? " [" : colon ? "" : " ");
        if (p->flags & UM_KEYED)
            um_buf_printf(b, "%s=", p->name);
        else if (p->lead)
            um_buf_printf(b, "%s ", p->lead);
        put_upper(b, p->name);
        um_buf_str(b, may ? "]" : "");
    }
}

static void text_param(um_output *out, const um_game *g, const um_param *p, int width)
{
    um_buf words = {0}, lead = {0}, name = {0};
    put_upper(&name, p->name);
    um_buf_printf(&lead, "    %-*s  ", width, um_buf_view(&name).p);
    um_buf_printf(&words, "%s%s (", p->flags & UM_OPTIONAL ? um_tr("optional: ") : "", um_tr(p->help));
    put_type(&words, g, p);
    um_buf_char(&words, ')');
    um_out_wrapped(out, um_buf_view(&lead).p, um_buf_view(&words));
    um_buf_free(&words);
    um_buf_free(&lead);
    um_buf_free(&name);
}

static void text_verb(um_output *out, const um_game *g, const um_verb *v, bool query)
{
    um_buf syntax = {0};
    int width = 0;
    put_syntax(&syntax, v);
    for (int i = 0; i < v->nparams; i++)
        width = (int)strlen(v->params[i].name) > width ? (int)strlen(v->params[i].name) : width;
    um_out_styled(out, UM_BOLD, "%s", v->name);
    um_out(out, "  (%s%s)\n", g->name,
           query                      ? um_tr(", behind claim or expect")
           : v->flags & UM_V_POSITION ? um_tr(", states the position")
                                      : "");
    um_out_wrapped(out, "    ", um_text_of(um_tr(v->help)));
    um_out_wrapped(out, "    ", um_buf_view(&syntax));
    for (int i = 0; i < v->nparams; i++)
        text_param(out, g, &v->params[i], width);
    um_out(out, um_tr("    for example: %s%s"), query ? "claim " : "", v->example);
    um_out(out, "\n\n");
    um_buf_free(&syntax);
}

static int longest(const um_verb *v, int n, int least)
{
    for (int i = 0; i < n; i++)
        least = (int)strlen(v[i].name) > least ? (int)strlen(v[i].name) : least;
    return least;
}

static void text_list(um_output *out, const um_verb *v, int n, int width)
{
    char lead[80];
    for (int i = 0; i < n; i++) {
        snprintf(lead, sizeof lead, "  %-*s  ", width, v[i].name);
        um_out_wrapped(out, lead, um_text_of(um_tr(v[i].help)));
    }
    um_out(out, "\n");
}

static void text_game(um_output *out, const um_game *g)
{
    int width = longest(g->queries, g->nqueries, longest(g->verbs, g->nverbs, 0));
    um_out(out, um_tr("%s (%s): %d verbs, %d queries"), um_tr(g->title), g->name, g->nverbs, g->nqueries);
    um_out(out, "\n\n");
    text_list(out, g->verbs, g->nverbs, width);
    um_out(out, "%s\n\n", um_tr("behind claim or expect:"));
    text_list(out, g->queries, g->nqueries, width);
}

/* ---- JSON Lines ---- */

static json_t *json_words(const char *const *words)
{
    json_t *list = json_array();
    for (int i = 0; words && words[i]; i++)
        json_array_append_new(list, um_json_string(words[i]));
    return list;
}

static json_t *json_param(const um_game *g, const um_param *p)
{
    json_t *o = json_object(), *kinds = json_array();
    for (int k = 0; k < g->nkinds; k++)
        if (p->kinds & UM_KIND_BIT(k))
            json_array_append_new(kinds, json_string(g->kinds[k].name));
    um_json_set(o, "name", json_string(p->name));
    um_json_set(o, "type", json_string(type_words[p->type]));
    um_json_set(o, "kinds", kinds);
    um_json_set(o, "words", json_words(p->type == UM_P_SIDE ? g->sides : p->words));
    um_json_set(o, "marks", json_words(p->marks));
    um_json_set(o, "lead", um_json_string(p->lead));
    um_json_set(o, "optional", json_boolean(p->flags & UM_OPTIONAL));
    um_json_set(o, "keyed", json_boolean(p->flags & UM_KEYED));
    um_json_set(o, "help", json_string(p->help));
    return o;
}

static void json_verb(um_output *out, const um_game *g, const um_verb *v, bool query)
{
    json_t *o = json_object(), *params = json_array();
    for (int i = 0; i < v->nparams; i++)
        json_array_append_new(params, json_param(g, &v->params[i]));
    um_json_set(o, "type", json_string(query ? "query" : "verb"));
    um_json_set(o, "game", json_string(g->name));
    um_json_set(o, "name", json_string(v->name));
    um_json_set(o, "help", json_string(v->help));
    um_json_set(o, "position", json_boolean(v->flags & UM_V_POSITION));
    um_json_set(o, "parameters", params);
    um_json_set(o, "example", json_string(v->example));
    um_json_line(out, o);
}

/* ---- lists for the manual ---- */

static void man_param(um_output *out, const um_game *g, const um_param *p, bool last)
{
    um_buf words = {0}, name = {0};
    um_man_literal(&name, p->name);
    um_out(out, ".Ar %s\n", um_buf_view(&name).p);
    um_buf_char(&words, '(');
    put_type(&words, g, p);
    um_buf_printf(&words, ") %s%s", p->help, last ? "." : ";");
    um_man_text(out, um_buf_view(&words).p);
    um_buf_free(&words);
    um_buf_free(&name);
}

/* The line that an entry begins with. */
static void put_item(um_buf *b, const um_verb *v)
{
    um_buf_str(b, ".It Cm ");
    um_man_literal(b, v->name);
    for (int i = 0; i < v->nparams; i++) {
        const um_param *p = &v->params[i];
        bool may = p->flags & UM_OPTIONAL;
        um_buf_str(b, may ? " Oo" : "");
        if (p->flags & UM_KEYED) {
            um_buf_str(b, " Cm ");
            um_man_literal(b, p->name);
            um_buf_str(b, " Ns = Ns");
        } else if (p->lead) {
            um_buf_printf(b, " Cm %s",
                          strcmp(p->lead, ":") == 0   ? "\\&:"
                          : strcmp(p->lead, "-") == 0 ? "\\-"
                                                      : p->lead);
        }
        um_buf_str(b, " Ar ");
        um_man_literal(b, p->name);
        um_buf_str(b, may ? " Oc" : "");
    }
    um_buf_char(b, '\n');
}

static void man_verb(um_output *out, const um_game *g, const um_verb *v, bool query)
{
    um_buf item = {0}, help = {0}, example = {0};
    put_item(&item, v);
    um_out_bytes(out, um_buf_view(&item));
    um_buf_printf(&help, "%c%s.", toupper((unsigned char)v->help[0]), v->help + 1);
    um_man_text(out, um_buf_view(&help).p);
    for (int i = 0; i < v->nparams; i++)
        man_param(out, g, &v->params[i], i == v->nparams - 1);
    um_man_literal(&example, v->example);
    um_out(out, ".Dl \"%s%s\"\n", query ? "claim " : "", um_buf_view(&example).p);
    um_buf_free(&item);
    um_buf_free(&help);
    um_buf_free(&example);
}

static void man_list(um_output *out, const um_game *g, bool query)
{
    int n = query ? g->nqueries : g->nverbs;
    um_out(out, ".Ss %s of %s\n.Bl -tag -width Ds\n", query ? "Queries" : "Verbs", g->title);
    for (int i = 0; i < n; i++)
        man_verb(out, g, query ? &g->queries[i] : &g->verbs[i], query);
    um_out(out, ".El\n");
}

/* ---- the command ---- */

static void show_verb(um_output *out, const um_options *o, const um_game *g, const um_verb *v, bool query)
{
    if (o->format == UM_FORMAT_JSONL)
        json_verb(out, g, v, query);
    else
        text_verb(out, g, v, query);
}

/* Show the verbs and queries of a game that have the name, or without a name all in full; how many there are.
 */
static int show_named(um_output *out, const um_options *o, const um_game *g, const char *name)
{
    int n = 0;
    for (int i = 0; i < g->nverbs + g->nqueries; i++) {
        bool query = i >= g->nverbs;
        const um_verb *v = query ? &g->queries[i - g->nverbs] : &g->verbs[i];
        if (name && !um_word_is(um_text_of(name), v->name))
            continue;
        show_verb(out, o, g, v, query);
        n++;
    }
    return n;
}

static int no_such(const um_game *only, const char *name)
{
    um_near near;
    um_near_begin(&near, um_text_of(name));
    for (int k = 0; k < um_ngames; k++) {
        const um_game *g = um_games[k];
        for (int i = 0; i < g->nverbs + g->nqueries && (!only || g == only); i++) {
            const char *word = i < g->nverbs ? g->verbs[i].name : g->queries[i - g->nverbs].name;
            um_near_offer(&near, um_text_of(word));
        }
    }
    for (int i = 0; um_header_word(i); i++)
        if (strcmp(um_header_word(i), name) == 0)
            return um_call_error(
                "verbs",
                "'%s' begins a line of the header: see Statements about the record in umpire-record(5)",
                name);
    const char *best = um_near_found(&near).p;
    return best ? um_call_error("verbs", "no verb or query '%s'; did you mean '%s'?", name, best)
                : um_call_error("verbs", "no verb or query '%s'", name);
}

static int show(um_output *out, const um_options *o, const um_game *only)
{
    const char *name = o->nfiles ? o->files[0] : NULL;
    int n = 0;
    for (int k = 0; k < um_ngames; k++) {
        const um_game *g = um_games[k];
        if (only && g != only)
            continue;
        if (o->man) {
            man_list(out, g, false);
            man_list(out, g, true);
        } else if (name || o->verbose || o->format == UM_FORMAT_JSONL) {
            n += show_named(out, o, g, name);
        } else {
            text_game(out, g);
        }
    }
    return name && !o->man && n == 0 ? no_such(only, name) : UM_EXIT_LEGAL;
}

int um_cmd_verbs(int argc, char **argv)
{
    um_options o;
    um_setup b;
    um_output out;
    int status;
    if (!um_options_parse(&o, "verbs", argc, argv, &status))
        return status;
    um_status s = um_setup_ready(&b, &o);
    if (s == UM_OK)
        s = um_output_open(&out, &o);
    status = s == UM_OK ? um_output_close(&out, show(&out, &o, b.game)) : um_exit_of(s);
    um_options_free(&o);
    return status;
}
