/* secrets.h - the names and player ids that no output of a log may tell, and the search for them. */
#ifndef UMPIRE_TESTS_SECRETS_H
#define UMPIRE_TESTS_SECRETS_H

#include <stdlib.h>
#include <unistd.h>

#include "tests/program.h"
#include "tests/test_reading_support.h"
#include "tests/watch.h"

enum { PIECES = 1200 };

typedef struct secrets {
    char list[PIECES][64];
    size_t n;
    char ids[8][32];
    size_t nids;
} secrets;

static inline bool is_word(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Where a name stands as a whole; Card 1 does not stand in Card 12. */
static inline const char *names(const char *text, const char *name)
{
    size_t n = strlen(name);
    for (const char *at = text; (at = strstr(at, name)) != NULL; at++)
        if (!is_word(at[n]) && (at == text || !is_word(at[-1])))
            return at;
    return NULL;
}

/* The names that neither the table nor somebody's words ever tell, nor the rule book. */
static inline void find_secrets(const char *log, const char *module, secrets *s)
{
    static ever list[PIECES];
    um_vmodule *m;
    um_buf words = {0};
    memset(list, 0, sizeof list);
    *s = (secrets){.n = 0};
    cr_assert_eq(um_vmodule_open(&m, module, NULL), UM_OK);
    size_t n = watch(log, m, list, PIECES, s->ids, &s->nids);
    um_vmodule_free(m);
    whole_text_of(log, &words);
    um_ran rules = UM_PROGRAM("rules", "--game", "madison");
    for (size_t k = 1; k <= n; k++) {
        bool shown = list[k].seen || !list[k].piece || strlen(list[k].name) < 4;
        for (size_t i = 1; i <= n && !shown; i++)
            shown = list[i].seen && strcmp(list[i].name, list[k].name) == 0;
        for (const char *at = words.p; !shown && (at = strstr(at, "CHAT")) != NULL; at++) {
            char line[400];
            snprintf(line, sizeof line, "%.*s", (int)strcspn(at, "\033"), at);
            shown = names(line, list[k].name);
        }
        /* what is missing is said in words that speak of it, whoever may hold it */
        shown |= strcmp(list[k].name, "Declaration of War") == 0;
        if (!shown && !names(um_ran_out(&rules), list[k].name))
            snprintf(s->list[s->n++], sizeof s->list[0], "%s", list[k].name);
    }
    um_ran_free(&rules);
    um_buf_free(&words);
}

static inline void search(const secrets *s, const char *text, const char *const *args)
{
    const char *what = args[0] && args[1] && args[2] ? args[2] : "";
    for (size_t i = 0; i < s->n; i++) {
        const char *at = names(text, s->list[i]);
        cr_expect(!at, "%s %s %s: ...%.200s", args[0], args[1], what, at && at - text > 80 ? at - 80 : at);
    }
    for (size_t i = 0; i < s->nids; i++)
        cr_expect_not(strstr(text, s->ids[i]), "%s %s %s tells %s", args[0], args[1], what, s->ids[i]);
}

static inline void look_at(const secrets *s, const char *const *args, const char *const *more)
{
    const char *all[24] = {NULL};
    size_t n = 0;
    for (; args[n]; n++)
        all[n] = args[n];
    for (size_t i = 0; more[i]; i++)
        all[n++] = more[i];
    um_ran r = um_program(all, NULL);
    cr_expect(r.status >= 0 && r.status <= 4, "%s %s: %d %s", args[0], args[1], r.status, um_ran_err(&r));
    search(s, um_ran_out(&r), args);
    search(s, um_ran_err(&r), args);
    um_ran_free(&r);
}

#endif
