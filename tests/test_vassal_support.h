/* test_vassal_support.h - what the tests of the VASSAL reader share. Tests run in the project's root. */
#ifndef UMPIRE_TESTS_VASSAL_SUPPORT_H
#define UMPIRE_TESTS_VASSAL_SUPPORT_H

#include <criterion/criterion.h>
#include <jansson.h>
#include <stdio.h>
#include <string.h>

#include "parser/umpire.h"

#define VASSAL "fixtures/vassal/"

/* A sink that remembers the last error, the last warning and how many there were. */
typedef struct said {
    char error[64], warning[64], text[400];
    um_place at;
    int errors, warnings;
} said;

static inline void remember(void *user, const um_diag *d)
{
    said *s = user;
    char *code = d->level == UM_ERROR ? s->error : s->warning;
    snprintf(code, sizeof s->error, "%s", d->code);
    if (d->level == UM_ERROR || s->errors == 0) {
        snprintf(s->text, sizeof s->text, "%s", d->message);
        s->at = d->at;
    }
    *(d->level == UM_ERROR ? &s->errors : &s->warnings) += 1;
}

static inline bool same(um_text t, const char *s, size_t n)
{
    return t.n == n && (n == 0 || memcmp(t.p, s, n) == 0);
}

static inline um_text text_of(const json_t *j)
{
    return (um_text){json_string_value(j), json_string_length(j)};
}

/* The next object of a JSON Lines file, or NULL. */
static inline json_t *next_object(FILE *f)
{
    json_error_t e;
    json_t *j = json_loadf(f, JSON_DISABLE_EOF_CHECK | JSON_ALLOW_NUL, &e);
    if (!j)
        cr_assert(feof(f), "line %d: %s", e.line, e.text);
    return j;
}

/* U+FFFD for malformed UTF-8, as the expected texts have it, is not compared here: only sound files are. */
static inline FILE *open_fixture(const char *name)
{
    char path[256];
    snprintf(path, sizeof path, VASSAL "%s", name);
    FILE *f = fopen(path, "rb");
    cr_assert(f, "%s", path);
    return f;
}

#endif
