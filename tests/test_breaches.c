/* What a breach of Madison's rules reads like: each constraint rule has words for every way in which the
 * cases break it, and each of its words is shown by a case. */
#include "core/madison/madison.h"
#include "core/madison/rules.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { FORMS_MAX = 8 };

typedef struct shown {
    bool form[FORMS_MAX];
} shown;

static shown seen[MAD_RULES];

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

static void take_finding(const json_t *f)
{
    const char *verdict = json_string_value(json_object_get(f, "verdict")),
               *kind = json_string_value(json_object_get(f, "kind")),
               *message = json_string_value(json_object_get(f, "message")),
               *id = json_string_value(json_array_get(json_object_get(f, "rules"), 0));
    if (!verdict || strcmp(verdict, "illegal") != 0 || !id || !message || !kind || strcmp(kind, "claim") == 0)
        return;
    int rule = um_rule_named(&um_madison, um_text_of(id));
    cr_assert_geq(rule, 0);
    const um_rule *r = &mad_rules[rule];
    if (r->kind != UM_R_CONSTRAINT)
        return;
    int i = 0;
    for (const char *form = r->broken; form; form = next_form(form), i++)
        if (reads_so(message, form, form_length(form))) {
            seen[rule].form[i] = true;
            return;
        }
    cr_expect(false, "%s: %s: no words for it: %s", json_string_value(json_object_get(f, "case")), id,
              message);
}

Test(breaches, constraint_rules_have_words_and_each_is_shown)
{
    um_ran ran = UM_PROGRAM("check", "--format=jsonl", "fixtures/madison");
    for (const char *line = ran.out.p; line && *line;
         line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL) {
        json_t *f = json_loads(line, JSON_DISABLE_EOF_CHECK, NULL);
        cr_assert(f);
        const char *type = json_string_value(json_object_get(f, "type"));
        if (type && strcmp(type, "finding") == 0)
            take_finding(f);
        json_decref(f);
    }
    um_ran_free(&ran);
    for (int r = 0; r < MAD_RULES; r++) {
        int i = 0;
        for (const char *form = mad_rules[r].kind == UM_R_CONSTRAINT ? mad_rules[r].broken : NULL; form;
             form = next_form(form), i++)
            cr_expect(seen[r].form[i], "%s: no case shows: %.*s", mad_rules[r].id, (int)form_length(form),
                      form);
    }
}
