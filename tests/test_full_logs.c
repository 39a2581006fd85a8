/* Sessions of the full-size module by another hand: in each exactly the planted faults are found, in the log
 * and in the record made of it. A line of NAME.expected is "log FILE" (a chain; else NAME.vlog) or
 * "illegal RULE FROM-TO", with "on-guesses" behind it where guessed data decide, or "with TEXT" and "without
 * TEXT" of lines that the record has or has not. */
#include <criterion/criterion.h>
#include <dirent.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/program.h"

#define STRANGERS "fixtures/vassal/stranger/"

enum { FAULTS = 16, LOGS = 4, LINES = 8, NAME = 160 };

typedef struct fault {
    char rule[16];
    int from, to;
    bool on_guesses, found;
} fault;

typedef struct wording {
    char text[NAME];
    bool in_record;
} wording;

typedef struct story {
    char log[LOGS][2 * NAME];
    fault fault[FAULTS];
    wording line[LINES];
    int logs, faults, lines;
} story;

static const char *const module[] = {"--module", "fixtures/vassal/full/MadisonFull.vmod", "--bind",
                                     "fixtures/vassal/full/MadisonFull.bind.xml"};

static bool read_text(story *s, const char *line)
{
    bool with = strncmp(line, "with ", 5) == 0;
    if ((!with && strncmp(line, "without ", 8) != 0) || s->lines == LINES)
        return false;
    line += with ? 5 : 8;
    snprintf(s->line[s->lines].text, NAME, "\n%.*s\n", (int)strcspn(line, "\n"), line);
    s->line[s->lines++].in_record = with;
    return true;
}

static void read_line(story *s, const char *line)
{
    fault *f = &s->fault[s->faults];
    char word[16] = "";
    int end = 0;
    if (strncmp(line, "log ", 4) == 0 && s->logs < LOGS) {
        snprintf(s->log[s->logs++], sizeof s->log[0], STRANGERS "%.*s", (int)strcspn(line + 4, "\n"),
                 line + 4);
    } else if (strncmp(line, "illegal ", 8) == 0 && s->faults < FAULTS) {
        const char *rule = line + 8;
        size_t n = strcspn(rule, " ");
        char *rest;
        snprintf(f->rule, sizeof f->rule, "%.*s", (int)n, rule);
        f->from = (int)strtol(rule + n, &rest, 10);
        f->to = (int)strtol(rest + 1, &rest, 10);
        end = (int)strspn(rest, " ");
        snprintf(word, sizeof word, "%.*s", (int)strcspn(rest + end, " \n"), rest + end);
        f->on_guesses = strcmp(word, "on-guesses") == 0;
        s->faults++;
    } else if (!read_text(s, line)) {
        cr_assert(line[0] == '#' || line[0] == '\n', "not understood: %s", line);
    }
}

static story read_story(const char *name)
{
    story s = {.logs = 0};
    char path[2 * NAME], line[200];
    snprintf(path, sizeof path, STRANGERS "%s.expected", name);
    FILE *f = fopen(path, "r");
    cr_assert(f, "no %s", path);
    while (fgets(line, sizeof line, f))
        read_line(&s, line);
    fclose(f);
    if (s.logs == 0)
        snprintf(s.log[s.logs++], sizeof s.log[0], STRANGERS "%s.vlog", name);
    return s;
}

static bool cites(json_t *rules, const char *rule)
{
    size_t n = strlen(rule);
    for (size_t i = 0; i < json_array_size(rules); i++) {
        const char *r = json_string_value(json_array_get(rules, i));
        if (r && strncmp(r, rule, n) == 0 && (r[n] == '\0' || r[n] == '('))
            return true;
    }
    return false;
}

/* An illegal finding is one of the story's; places are known in logs alone. */
static void match(story *s, const char *name, json_t *o, bool places)
{
    json_t *rules = json_object_get(o, "rules"), *at = json_object_get(json_object_get(o, "at"), "entries");
    int from = (int)json_integer_value(json_array_get(at, 0)),
        to = (int)json_integer_value(json_array_get(at, 1));
    for (int i = 0; i < s->faults; i++) {
        fault *f = &s->fault[i];
        bool there = !places || (from <= f->to && to >= f->from);
        if (!f->found && there && cites(rules, f->rule)) {
            f->found = true;
            return;
        }
    }
    cr_expect(false, "%s: not planted, entries %d-%d: %s", name, from, to,
              json_string_value(json_object_get(o, "message")));
}

static void match_all(story *s, const char *name, const char *out, bool places, bool guess)
{
    for (int i = 0; i < s->faults; i++)
        s->fault[i].found = false;
    for (const char *p = out; *p; p = strchr(p, '\n') ? strchr(p, '\n') + 1 : p + strlen(p)) {
        json_t *o = json_loadb(p, strcspn(p, "\n"), 0, NULL);
        cr_assert(o, "not JSON: %.80s", p);
        const char *verdict = json_string_value(json_object_get(o, "verdict")),
                   *cause = json_string_value(json_object_get(o, "cause"));
        if (verdict && (strcmp(verdict, "illegal") == 0 || (cause && strcmp(cause, "told") == 0)))
            match(s, name, o, places);
        json_decref(o);
    }
    for (int i = 0; i < s->faults; i++)
        cr_expect(s->fault[i].found || (!guess && s->fault[i].on_guesses), "%s: %s at %d-%d is missed%s",
                  name, s->fault[i].rule, s->fault[i].from, s->fault[i].to,
                  guess ? "" : " at the default trust");
}

static um_ran run(const story *s, const char *command, const char *trust)
{
    const char *args[16] = {command};
    int n = 1;
    for (size_t i = 0; i < sizeof module / sizeof *module; i++)
        args[n++] = module[i];
    if (trust) {
        args[n++] = "--format";
        args[n++] = "jsonl";
        args[n++] = "--trust";
        args[n++] = trust;
    }
    for (int i = 0; i < s->logs; i++)
        args[n++] = s->log[i];
    return um_program(args, NULL);
}

static void hold_to_its_story(const char *name)
{
    story s = read_story(name);
    for (int guess = 0; guess < 2; guess++) {
        um_ran r = run(&s, "check", guess ? "guess" : "likely");
        match_all(&s, name, um_ran_out(&r), true, guess);
        cr_expect(r.status >= 0 && r.status <= 2, "%s: exit status %d", name, r.status);
        um_ran_free(&r);
    }
    um_ran record = run(&s, "convert", NULL);
    cr_expect_eq(record.status, 0, "%s is not converted: %s", name, um_ran_err(&record));
    for (int i = 0; i < s.lines; i++)
        cr_expect_eq(strstr(um_ran_out(&record), s.line[i].text) != NULL, s.line[i].in_record, "%s: %s%s",
                     name, s.line[i].in_record ? "no" : "there is", s.line[i].text);
    const char *check[] = {"check", "--format", "jsonl", "--trust", "guess", "-", NULL};
    um_ran r = um_program(check, um_ran_out(&record));
    match_all(&s, name, um_ran_out(&r), false, true);
    um_ran_free(&r);
    um_ran_free(&record);
}

static int is_expected(const struct dirent *e)
{
    size_t n = strlen(e->d_name);
    return n > 9 && strcmp(e->d_name + n - 9, ".expected") == 0;
}

Test(full_logs, the_planted_faults_and_nothing_else)
{
    struct dirent **list;
    int n = scandir(STRANGERS, &list, is_expected, alphasort);
    cr_assert_gt(n, 0, "no sessions in " STRANGERS);
    for (int i = 0; i < n; i++) {
        char name[NAME];
        snprintf(name, sizeof name, "%.*s", (int)(strlen(list[i]->d_name) - 9), list[i]->d_name);
        hold_to_its_story(name);
        free(list[i]);
    }
    free(list);
}
