/* umpire rules: the rules and rulings in own words, and what cases have seen of
 * them. */
#include "cli/rules.h"

#include "cli/man.h"

#include <ctype.h>
#include <string.h>

/* ---- which are meant ---- */

/* Compare without regard to case. */
static bool same_letters(const char *a, const char *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (tolower((unsigned char)a[i]) != tolower((unsigned char)b[i]))
            return false;
    return true;
}

/* "9" names chapter 9 and "9.4" all of 9.4; "R-fort" the rulings that begin so.
 */
static bool begins(const char *id, const char *wanted)
{
    size_t n = strlen(wanted);
    if (strlen(id) < n || !same_letters(id, wanted, n))
        return false;
    return id[n] == '\0' || tolower((unsigned char)wanted[0]) == 'r' || !isdigit((unsigned char)id[n]) ||
           memchr(wanted, '.', n);
}

static bool is(const char *id, const char *wanted)
{
    return strlen(id) == strlen(wanted) && same_letters(id, wanted, strlen(id));
}

/* The section and the parts that a letter tells apart: "3.3" and "3.3a". */
static bool is_of(const char *id, const char *wanted)
{
    size_t n = strlen(wanted);
    if (strlen(id) < n || !same_letters(id, wanted, n))
        return false;
    return id[n] == '\0' ||
           (isdigit((unsigned char)wanted[n - 1]) && isalpha((unsigned char)id[n]) && !id[n + 1]);
}

typedef bool matcher(const char *id, const char *wanted);

static int count(const um_game *g, const char *wanted, matcher *m)
{
    int n = 0;
    for (int i = 0; i < g->nrules; i++)
        n += m(g->rules[i].id, wanted);
    for (int i = 0; i < g->nrulings; i++)
        n += m(g->rulings[i].id, wanted);
    return n;
}

/* ---- text ---- */

static void text_line(um_output *out, const char *lead, const char *words)
{
    if (words && *words)
        um_out_wrapped(out, lead, um_text_of(words));
}

/* Whether a ruling names a rule: "2.23, 10.41" holds "10.41" but not "0.41". */
static bool cites(const um_ruling *r, const char *rule)
{
    size_t n = strlen(rule);
    for (const char *at = r->rules; at && (at = strstr(at, rule)); at += n) {
        bool first = at == r->rules || at[-1] == ' ' || at[-1] == ',';
        if (first && (at[n] == '\0' || at[n] == ',' || at[n] == ' '))
            return true;
    }
    return false;
}

/* One rule; `full`: with its text. */
static void text_rule(um_output *out, const um_game *g, const um_rule *r, bool full)
{
    um_buf rulings = {0};
    um_out_styled(out, UM_BOLD, "%-14s", r->id);
    um_out(out, "  %s", um_tr(r->title));
    if (!full) {
        um_out(out, "%s\n", r->undecided ? um_tr("  (no record can decide it)") : "");
        return;
    }
    um_out(out, "  (%s, %s)\n", g->name, um_tr(um_words_rule_kind(r->kind)));
    text_line(out, "    ", um_tr(r->text));
    text_line(out, um_tr("    no record can decide it: "), um_tr(r->undecided));
    for (int i = 0; i < g->nrulings; i++)
        if (cites(&g->rulings[i], r->id))
            um_buf_printf(&rulings, "%s%s", rulings.n ? ", " : "", g->rulings[i].id);
    if (rulings.n)
        text_line(out, um_tr("    rulings: "), um_buf_view(&rulings).p);
    um_buf_free(&rulings);
}

/* One ruling; `full`: with its options and the reason of the default. */
static void text_ruling(um_output *out, const um_game *g, const um_ruling *r, bool full)
{
    um_out_styled(out, UM_BOLD, "%-14s", r->id);
    if (!full) {
        um_out(out, "  %s%s%s\n", r->noptions ? r->options[r->chosen].name : um_tr("settled"),
               r->open ? um_tr(" (open)") : "", r->heavy ? um_tr(" (weighs much)") : "");
        return;
    }
    um_out(out, um_tr("  (%s; rules %s%s)"), g->name, r->rules, r->heavy ? um_tr("; weighs much") : "");
    um_out(out, "\n");
    text_line(out, "    ", um_tr(r->question));
    for (int i = 0; i < r->noptions; i++) {
        char lead[96];
        snprintf(lead, sizeof lead, "      %c %-16s ", i == r->chosen ? '*' : ' ', r->options[i].name);
        text_line(out, lead,
                  r->options[i].text && *r->options[i].text ? um_tr(r->options[i].text) : r->options[i].name);
    }
    text_line(out,
              r->noptions == 0 ? um_tr("    settled: ")
              : r->open        ? um_tr("    open; by default * because ")
                               : um_tr("    * because "),
              um_tr(r->reason));
}

static void text_game(um_output *out, const um_game *g, const char *wanted, matcher *m, bool full)
{
    if (!wanted) {
        um_out(out, um_tr("%s (%s): %d rules, %d rulings"), um_tr(g->title), g->name, g->nrules, g->nrulings);
        um_out(out, "\n\n");
    }
    for (int i = 0; i < g->nrules; i++)
        if (!wanted || m(g->rules[i].id, wanted))
            text_rule(out, g, &g->rules[i], full);
    if (!wanted)
        um_out(out, "\n");
    for (int i = 0; i < g->nrulings; i++)
        if (!wanted || m(g->rulings[i].id, wanted))
            text_ruling(out, g, &g->rulings[i], full);
    if (!wanted)
        um_out(out, "\n");
}

/* ---- JSON Lines ---- */

static void json_rule(um_output *out, const um_game *g, const um_rule *r)
{
    json_t *o = json_object(), *list = json_array();
    for (int i = 0; i < g->nrulings; i++)
        if (cites(&g->rulings[i], r->id))
            json_array_append_new(list, um_json_string(g->rulings[i].id));
    um_json_set(o, "type", json_string("rule"));
    um_json_set(o, "game", json_string(g->name));
    um_json_set(o, "id", um_json_string(r->id));
    um_json_set(o, "title", um_json_string(r->title));
    um_json_set(o, "kind", json_string(um_words_rule_kind(r->kind)));
    um_json_set(o, "text", um_json_string(r->text));
    um_json_set(o, "undecided", um_json_string(r->undecided));
    um_json_set(o, "rulings", list);
    um_json_line(out, o);
}

static void json_ruling(um_output *out, const um_game *g, const um_ruling *r)
{
    json_t *o = json_object(), *options = json_object();
    for (int i = 0; i < r->noptions; i++)
        um_json_set(options, r->options[i].name, um_json_string(r->options[i].text));
    um_json_set(o, "type", json_string("ruling"));
    um_json_set(o, "game", json_string(g->name));
    um_json_set(o, "id", um_json_string(r->id));
    um_json_set(o, "rules", um_json_string(r->rules));
    um_json_set(o, "question", um_json_string(r->question));
    um_json_set(o, "options", options);
    um_json_set(o, "default", r->noptions ? um_json_string(r->options[r->chosen].name) : json_null());
    um_json_set(o, "open", json_boolean(r->open));
    um_json_set(o, "heavy", json_boolean(r->heavy));
    um_json_set(o, "reason", um_json_string(r->reason));
    um_json_line(out, o);
}

static void json_game(um_output *out, const um_game *g, const char *wanted, matcher *m)
{
    for (int i = 0; i < g->nrules; i++)
        if (!wanted || m(g->rules[i].id, wanted))
            json_rule(out, g, &g->rules[i]);
    for (int i = 0; i < g->nrulings; i++)
        if (!wanted || m(g->rulings[i].id, wanted))
            json_ruling(out, g, &g->rulings[i]);
}

/* ---- the manual's page of rulings ---- */

/* One ruling as mdoc. */
static void man_ruling(um_output *out, const um_ruling *r)
{
    um_out(out, ".It Cm %s\n", r->id);
    um_out(out, "Rules %s.\n", r->rules);
    um_man_text(out, r->question);
    if (r->noptions)
        um_out(out, ".Bl -tag -width Ds -compact\n");
    for (int i = 0; i < r->noptions; i++) {
        um_out(out, ".It Cm %s%s\n", r->options[i].name, i == r->chosen ? " No (default)" : "");
        um_man_text(out, r->options[i].text);
    }
    um_out(out, r->noptions ? ".El\n" : "Settled:\n");
    if (r->reason && *r->reason && r->noptions)
        um_out(out, "The default because\n");
    um_man_text(out, r->reason);
}

/* The manual's page of rulings. */
static void man_page(um_output *out, const um_game *only)
{
    um_out(out, ".\\\" made by umpire rules --man\n"
                ".Dd November 21, 2026\n.Dt UMPIRE-RULINGS 7\n.Os\n.Sh NAME\n"
                ".Nm umpire-rulings\n"
                ".Nd points where readers of a rule book differ, and how umpire decides them\n"
                ".Sh DESCRIPTION\n"
                "Where a rule book can be read in more than one way,\n"
                ".Nm umpire\nhas a named ruling with named options.\n"
                "The default is used unless a record says\n.Ql ruling R\\-name=option\n"
                "or the call says\n.Fl -ruling Ar R\\-name=option .\n"
                "A finding tells which rulings it rests on\n"
                "and whether another option would change it.\n"
                "A ruling without options is settled.\n");
    for (int g = 0; g < um_ngames; g++) {
        const um_game *game = um_games[g];
        if (only && game != only)
            continue;
        um_out(out, ".Sh %s\n.Bl -tag -width Ds\n", game->title);
        for (int i = 0; i < game->nrulings; i++)
            man_ruling(out, &game->rulings[i]);
        um_out(out, ".El\n");
    }
    um_out(out, ".Sh SEE ALSO\n.Xr umpire 1 ,\n.Xr umpire-record 5\n");
}

/* ---- the command ---- */

static int no_such(const um_options *o, const char *wanted)
{
    const char *best = um_nearest_ruling(NULL, um_text_of(wanted));
    return best ? um_call_error(o->command->name, "no rule or ruling '%s'; did you mean '%s'?", wanted, best)
                : um_call_error(o->command->name, "no rule or ruling '%s'", wanted);
}

static int show(um_output *out, const um_options *o, const um_game *only)
{
    const char *wanted = o->nfiles ? o->files[0] : NULL;
    int exact = 0, near = 0;
    for (int g = 0; g < um_ngames && wanted; g++)
        if (!only || um_games[g] == only) {
            exact += count(um_games[g], wanted, is);
            near += count(um_games[g], wanted, begins);
        }
    if (wanted && exact + near == 0)
        return no_such(o, wanted);
    matcher *m = exact ? is_of : begins;
    for (int g = 0; g < um_ngames; g++) {
        if (only && um_games[g] != only)
            continue;
        if (o->format == UM_FORMAT_JSONL)
            json_game(out, um_games[g], wanted, m);
        else
            text_game(out, um_games[g], wanted, m, wanted || o->verbose);
    }
    return UM_EXIT_LEGAL;
}

static int run(const um_options *o, const um_setup *b)
{
    um_output out;
    if (!o->coverage && o->nfiles > 1)
        return um_call_error("rules", "takes one rule or ruling, not %d", o->nfiles);
    um_status s = um_output_open(&out, o);
    if (s != UM_OK)
        return um_exit_of(s);
    int status = UM_EXIT_LEGAL;
    if (o->coverage)
        status = um_rules_coverage(&out, b);
    else if (o->man)
        man_page(&out, b->game);
    else
        status = show(&out, o, b->game);
    return um_output_close(&out, status);
}

int um_cmd_rules(int argc, char **argv)
{
    um_options o;
    um_setup b;
    int status;
    if (!um_options_parse(&o, "rules", argc, argv, &status))
        return status;
    um_status s = um_setup_ready(&b, &o);
    status = s == UM_OK ? run(&o, &b) : um_exit_of(s);
    um_options_free(&o);
    return status;
}
