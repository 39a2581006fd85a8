/* Each way to break a rule of Invasion or Niagara has a text of its own, and a case that shows it: the cases
 * of a game show every rule that can be broken as broken, every text that the sources give for a breach, and
 * no text with a fact left open; and what heads a finding of several rules. */
#include <criterion/criterion.h>
#include <glob.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "core/game.h"
#include "tests/program.h"

/* ---- what the cases show ---- */

/* The findings of all cases of a game, one JSON object a line. */
static um_ran judged(const char *folder)
{
    return UM_PROGRAM("check", "--format", "jsonl", folder);
}

typedef void finding_fn(void *user, json_t *finding);

static void each_illegal(const char *lines, finding_fn *fn, void *user)
{
    for (const char *at = lines, *end; (end = strchr(at, '\n')); at = end + 1) {
        json_t *o = json_loadb(at, (size_t)(end - at), 0, NULL);
        const char *type = json_string_value(json_object_get(o, "type")),
                   *verdict = json_string_value(json_object_get(o, "verdict"));
        if (type && verdict && strcmp(type, "finding") == 0 && strcmp(verdict, "illegal") == 0)
            fn(user, o);
        json_decref(o);
    }
}

/* The messages of a finding, and the rules it cites, into two sets. */
typedef struct shown {
    json_t *messages, *rules;
} shown;

static void note(void *user, json_t *o)
{
    shown *s = user;
    const char *message = json_string_value(json_object_get(o, "message"));
    json_t *rules = json_object_get(o, "rules"), *what = json_object_get(json_object_get(o, "facts"), "what");
    cr_expect(message && *message && !strchr(message, '{'), "case %s: %s",
              json_string_value(json_object_get(o, "case")), message ? message : "no message");
    json_object_set_new(s->messages, message ? message : "", json_true());
    if (json_is_array(what)) /* the first is the headline's */
        what = json_array_get(what, 0);
    if (json_is_string(what))
        json_object_set_new(s->messages, json_string_value(what), json_true());
    for (size_t i = 0; i < json_array_size(rules); i++)
        json_object_set_new(s->rules, json_string_value(json_array_get(rules, i)), json_true());
}

static shown shown_by(const char *folder)
{
    shown s = {json_object(), json_object()};
    um_ran r = judged(folder);
    each_illegal(um_ran_out(&r), note, &s);
    um_ran_free(&r);
    return s;
}

/* ---- what the sources say ---- */

/* Each literal of a call, up to the parenthesis that closes it. `at` is behind the one that opens it. */
static void check_call(const char *at, const char *file, const shown *s)
{
    for (int depth = 1; *at && depth > 0; at++) {
        depth += (*at == '(') - (*at == ')');
        if (*at != '"')
            continue;
        const char *end = strchr(at + 1, '"');
        cr_assert(end);
        char text[160];
        snprintf(text, sizeof text, "%.*s", (int)(end - at - 1), at + 1);
        if (*text)
            cr_expect(json_object_get(s->messages, text), "%s: no case shows \"%s\"", file, text);
        at = end;
    }
}

static void check_source(const char *file, const char *call, const shown *s)
{
    static char text[200000];
    FILE *f = fopen(file, "r");
    cr_assert(f);
    text[fread(text, 1, sizeof text - 1, f)] = '\0';
    fclose(f);
    for (const char *at = strstr(text, call); at; at = strstr(at + 1, call))
        check_call(at + strlen(call), file, s);
}

static void check_sources(const char *pattern, const char *call, const shown *s)
{
    glob_t g;
    cr_assert_eq(glob(pattern, 0, NULL, &g), 0);
    for (size_t i = 0; i < g.gl_pathc; i++)
        check_source(g.gl_pathv[i], call, s);
    globfree(&g);
}

/* Every constraint of a game that says how a breach of it reads is shown broken. */
static void check_rules(const char *game, const shown *s)
{
    const um_game *g = um_game_named(um_text_of(game));
    for (int i = 0; i < g->nrules; i++)
        if (g->rules[i].kind == UM_R_CONSTRAINT && g->rules[i].broken)
            cr_expect(json_object_get(s->rules, g->rules[i].id), "no case breaks %s", g->rules[i].id);
}

static void check_game(const char *game, const char *sources, const char *call)
{
    char folder[64];
    snprintf(folder, sizeof folder, "fixtures/%s", game);
    shown s = shown_by(folder);
    cr_assert_gt(json_object_size(s.messages), 50);
    check_rules(game, &s);
    check_sources(sources, call, &s);
    json_decref(s.messages);
    json_decref(s.rules);
}

Test(headlines, invasion_has_a_case_for_each)
{
    check_game("invasion", "core/invasion/rules/*.c", "inv_decide_or(c,");
}

Test(headlines, niagara_has_a_case_for_each)
{
    check_game("niagara", "core/niagara/rules/*.c", "nia_decide_or(c,");
}

/* The rule that heads the finding of a step, into `head`. */
typedef struct heading {
    const char *line;
    char head[16];
} heading;

static void note_head(void *user, json_t *o)
{
    heading *h = user;
    const char *line = json_string_value(json_object_get(o, "line"));
    if (line && strcmp(line, h->line) == 0)
        snprintf(h->head, sizeof h->head, "%s",
                 json_string_value(json_array_get(json_object_get(o, "rules"), 0)));
}

Test(headlines, who_may_never_board_is_told_before_whose_play_it_is)
{
    heading h = {.line = "embark Shawnee at Ft. Malden on Queen Charlotte"};
    um_ran r = judged("fixtures/madison/games/1812-1814-illegal.ump");
    each_illegal(um_ran_out(&r), note_head, &h);
    um_ran_free(&r);
    cr_expect_str_eq(h.head, "11.33");
}

/* ---- what is said is about what was done ---- */

static void expect_in(const char *command, const char *record, const char *words, bool there)
{
    um_ran r = um_program((const char *const[]){command, "-q", "-", NULL}, record);
    cr_expect((strstr(um_ran_out(&r), words) != NULL) == there, "%s: %s\n%s", there ? "not said" : "said",
              words, um_ran_out(&r));
    um_ran_free(&r);
}

#define BATTLE                                                                                               \
    "game madison\nposition 1813\nat Ogdensburg: us:13th\nat Prescott: 104th\nphase action\n"                \
    "br: play Card 50 units Prescott value=2\nmove 104th: Prescott - Ogdensburg\n"                           \
    "us: stand us at Ogdensburg\ncombat Ogdensburg: 104th against us:13th\n"

Test(headlines, a_breach_is_told_by_what_is_wrong)
{
    expect_in("check", BATTLE "round 7,3\n", "two dice of 1 to 6 are thrown, not 7, 3", true);
    expect_in("check", BATTLE "lead br 104th\nlead us us:13th\nround 5,3 drm=40\n",
              "DRM list: stated 40, by the rules ", true);
    expect_in("check", BATTLE "claim ratio 3:1\n", "by the rules 655", false);
    expect_in(
        "check",
        "game madison\nnow 1812 summer-autumn phase=action\nhand us 5\nhand br 5\nbr: hold br\nbr: hold br\n",
        "British is not on turn", true);
}

/* What would have been legal is what the side could have done whose act it was. */
Test(headlines, nobody_is_told_to_play_for_the_other_side)
{
    static const char record[] =
        "game madison\nposition 1812\nnow 1812 summer-autumn phase=action\nhand us Card 12\n"
        "hand br 5\nbr: play units Kingston value=2\n";
    expect_in("check", record, "the first play of 1812 belongs to the US", true);
    expect_in("check", record, "play Card 12 units", false);
}

/* Points for a town that goes back are lost by who had them, and are no gain of its owner's. */
Test(headlines, a_town_that_goes_back_is_told_as_lost)
{
    static const char record[] = "game madison\nnow 1813 spring-summer phase=action\nscore 0\n"
                                 "at Sandwich: us:13th\nat Ft. Malden: 104th\n"
                                 "us: play units Sandwich value=2\nmove us:13th: Sandwich - Detroit\n"
                                 "br: play units Ft. Malden value=2\nmove 104th: Ft. Malden - Sandwich\n";
    expect_in("score", record, "Sandwich, lost by US", true);
}

/* A breach is told in words of its own, never in the rule's: what the rule says is right, not what is wrong.
 */
typedef struct told { /* what a rule says, by its id */
    json_t *rules;
} told;

static void note_words(void *user, json_t *o)
{
    const told *t = user;
    const char *rule = json_string_value(json_array_get(json_object_get(o, "rules"), 0)),
               *message = json_string_value(json_object_get(o, "message")),
               *says = rule ? json_string_value(json_object_get(t->rules, rule)) : NULL;
    cr_expect(!says || !message || strncmp(message, says, strlen(says) - 1) != 0, "%s: %s", rule, message);
}

Test(headlines, no_breach_is_told_in_the_words_of_its_rule)
{
    told t = {json_object()};
    um_ran rules = UM_PROGRAM("rules", "--game", "madison", "-f", "jsonl"), r = judged("fixtures/madison");
    for (const char *at = um_ran_out(&rules), *end; (end = strchr(at, '\n')); at = end + 1) {
        json_t *o = json_loadb(at, (size_t)(end - at), 0, NULL);
        if (json_string_value(json_object_get(o, "id")) && json_string_value(json_object_get(o, "text")))
            json_object_set(t.rules, json_string_value(json_object_get(o, "id")), json_object_get(o, "text"));
        json_decref(o);
    }
    cr_assert_gt(json_object_size(t.rules), 100);
    each_illegal(um_ran_out(&r), note_words, &t);
    json_decref(t.rules);
    um_ran_free(&rules);
    um_ran_free(&r);
}
