/* What a breach reads like: every rule that heads a finding of a case has words for the way in which it is
 * broken there, and each of the words is shown by a case; of Madison's rules those of the constraints are.
 * Words behind "? " say what may be: a case that is undetermined shows them. */
#include "core/game.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FORMS_MAX = 12, RULES_MAX = 400 };

typedef struct shown {
    bool form[FORMS_MAX], heads, beside; /* a finding cites it first, or behind another */
} shown;

static shown seen[RULES_MAX];

/* The end of a form of a rule's words. */
static size_t form_length(const char *form)
{
    const char *end = strstr(form, " | ");
    return end ? (size_t)(end - form) : strlen(form);
}

static const char *next_form(const char *form)
{
    const char *end = strstr(form, " | ");
    return end ? end + 3 : NULL;
}

/* Whether a form says what may be. */
static bool is_open(const char *form)
{
    return strncmp(form, "? ", 2) == 0;
}

/* Whether a rule has one form for a breach. */
static bool has_one_form(const char *form)
{
    int n = 0;
    for (; form; form = next_form(form))
        n += !is_open(form);
    return n == 1;
}

/* Whether a message is a form with something in the place of each {fact}. */
static bool reads_so(const char *message, const char *form, size_t n)
{
    if (n == 0)
        return *message == '\0';
    if (*form == '{') {
        const char *close = memchr(form, '}', n);
        size_t fact = (size_t)(close - form) + 1;
        for (const char *rest = message; *rest; rest++)
            if (reads_so(rest + 1, form + fact, n - fact))
                return true;
        return false;
    }
    return *message == *form && reads_so(message + 1, form + 1, n - 1);
}

/* Which rules are held to a case for each of their words: those that bind players; where `all`, whatever has
 * words for a breach. */
static bool is_held(const um_rule *r, bool all)
{
    return r->broken && (all || r->kind == UM_R_CONSTRAINT);
}

/* Mark the form that a message is in; false if it is in none. An open one goes on with what the record does
 * not tell. */
static bool mark_form(const um_rule *r, shown *s, const char *message, bool open)
{
    int i = 0;
    const char *missing = strstr(message, ": the record does not tell");
    char words[2000];
    snprintf(words, sizeof words, "%.*s", open && missing ? (int)(missing - message) : (int)strlen(message),
             message);
    for (const char *form = r->broken; form; form = next_form(form), i++) {
        size_t skip = open ? 2 : 0;
        cr_assert_lt(i, FORMS_MAX);
        if (is_open(form) != open || !reads_so(words, form + skip, form_length(form) - skip))
            continue;
        s->form[i] = true;
        return true;
    }
    return false;
}

static void note_beside(const um_game *g, const json_t *rules)
{
    for (size_t i = 1; i < json_array_size(rules); i++) {
        int rule = um_rule_named(g, um_text_of(json_string_value(json_array_get(rules, i))));
        cr_assert_geq(rule, 0);
        seen[rule].beside = true;
    }
}

static void take_finding(const um_game *g, const json_t *f)
{
    const char *verdict = json_string_value(json_object_get(f, "verdict")),
               *kind = json_string_value(json_object_get(f, "kind")),
               *message = json_string_value(json_object_get(f, "message")),
               *id = json_string_value(json_array_get(json_object_get(f, "rules"), 0));
    if (!verdict || !id || !message || !kind)
        return;
    int rule = um_rule_named(g, um_text_of(id));
    cr_assert_geq(rule, 0);
    if (strcmp(verdict, "undetermined") == 0)
        mark_form(&g->rules[rule], &seen[rule], message, true);
    if (strcmp(verdict, "illegal") != 0)
        return;
    bool claim = strcmp(kind, "claim") == 0;
    note_beside(g, json_object_get(f, "rules"));
    bool worded = mark_form(&g->rules[rule], &seen[rule], message, false);
    seen[rule].heads |= worded || !claim;
    cr_expect(worded || claim, "%s: %s: no words for it: %s", json_string_value(json_object_get(f, "case")),
              id, message);
}

/* Every form of every rule that is held to it is seen. A rule with one form that is cited behind others alone
 * heads no finding: one that is more of the matter always comes first. */
static void check_seen(const um_game *g, bool all)
{
    for (int r = 0; r < g->nrules; r++) {
        int i = 0;
        bool behind =
            seen[r].beside && !seen[r].heads && g->rules[r].broken && has_one_form(g->rules[r].broken);
        for (const char *form = is_held(&g->rules[r], all) && !behind ? g->rules[r].broken : NULL; form;
             form = next_form(form), i++)
            cr_expect(seen[r].form[i], "%s: no case shows: %.*s", g->rules[r].id, (int)form_length(form),
                      form);
    }
}

static void check_game(const char *game, const char *folder, bool all)
{
    const um_game *g = um_game_named(um_text_of(game));
    um_ran ran = UM_PROGRAM("check", "--format=jsonl", folder);
    cr_assert(g && g->nrules <= RULES_MAX);
    for (const char *line = ran.out.p; line && *line;
         line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        json_t *f = json_loads(line, JSON_DISABLE_EOF_CHECK, NULL);
        cr_assert(f);
        const char *type = json_string_value(json_object_get(f, "type"));
        if (type && strcmp(type, "finding") == 0)
            take_finding(g, f);
        json_decref(f);
    }
    um_ran_free(&ran);
    check_seen(g, all);
}

Test(breaches, madison_has_words_for_each_and_a_case)
{
    check_game("madison", "fixtures/madison", false);
}

Test(breaches, niagara_has_words_for_each_and_a_case)
{
    check_game("niagara", "fixtures/niagara", true);
}

Test(breaches, invasion_has_words_for_each_and_a_case)
{
    check_game("invasion", "fixtures/invasion", true);
}
