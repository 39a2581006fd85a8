/* test_reading_support.h - logs made up for a test: the position of a session, and a history of one's own. */
#ifndef UMPIRE_TESTS_READING_SUPPORT_H
#define UMPIRE_TESTS_READING_SUPPORT_H

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "parser/umpire.h"
#include "tests/zipped.h"

#define FULL "fixtures/vassal/full/"

/* What reading needs, and what was said meanwhile. */
typedef struct desk {
    um_pack *pack;
    um_reading_kit kit;
    um_buf said; /* "level code: words" a line */
    um_sink sink;
} desk;

static inline void take_down(void *user, const um_diag *d)
{
    static const char *const level[] = {"note", "warning", "error"};
    um_buf_printf(user, "%s %s: %s\n", level[d->level], d->code, d->message);
}

static inline void slurp_file(const char *path, um_buf *out)
{
    char part[8192];
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert(f, "%s", path);
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(out, part, n);
    fclose(f);
}

static inline void open_desk(desk *d)
{
    um_buf log = {0};
    *d = (desk){.sink = {take_down, NULL}};
    d->sink.user = &d->said;
    slurp_file(FULL "dev-1812-faults.vlog", &log);
    cr_assert_eq(um_pack_builtin(um_game_named(UM_TEXT("madison")), UM_TEXT(""), &d->sink, &d->pack), UM_OK);
    cr_assert_eq(um_reading_kit_open(UM_TEXT(FULL "dev-1812-faults.vlog"), um_buf_view(&log), UM_TEXT(""),
                                     UM_TEXT(""), &d->sink, &d->kit),
                 UM_OK);
    cr_assert_eq(um_bind_resolve(d->kit.binding, d->pack, &d->sink), UM_OK);
    um_buf_free(&log);
}

static inline void close_desk(desk *d)
{
    um_reading_kit_close(&d->kit);
    um_pack_free(d->pack);
    um_buf_free(&d->said);
}

/* The decoded text of a log. */
static inline void whole_text_of(const char *path, um_buf *out)
{
    um_varchive *a;
    um_buf raw = {0};
    cr_assert_eq(um_varchive_open(&a, path, &(um_sink){0}), UM_OK);
    cr_assert_eq(um_varchive_slurp(a, "savedGame", 64u << 20, &raw), UM_OK);
    um_varchive_close(a);
    cr_assert_gt(raw.n, 7);
    bool plain = memcmp(raw.p, "!VCSK", 5) != 0;
    unsigned key = 0, b = 0;
    if (plain)
        um_buf_add(out, raw.p, raw.n);
    else
        sscanf((char[]){raw.p[5], raw.p[6], 0}, "%2x", &key);
    for (size_t i = 7; i + 1 < raw.n && !plain; i += 2) {
        sscanf((char[]){raw.p[i], raw.p[i + 1], 0}, "%2x", &b);
        um_buf_char(out, (char)(b ^ key));
    }
    um_buf_free(&raw);
}

/* The same, up to and with end_save. */
static inline void position_of(const char *path, um_buf *out)
{
    whole_text_of(path, out);
    um_buf_char(out, '\0');
    char *end = strstr(out->p, "\033end_save");
    cr_assert(end);
    out->n = (size_t)(end - out->p) + strlen("\033end_save");
    out->p[out->n] = '\0';
}

/* An archive with one entry, as VASSAL would take it. */
static inline void pack_log(um_text text, um_buf *out)
{
    const um_zipped entry = {"savedGame", text, false};
    um_zip(&entry, 1, out);
}

/* Entries of a log, one behind the other. */
typedef struct diary {
    um_buf text;
} diary;

static inline void begin_diary(diary *d)
{
    *d = (diary){{0}};
    position_of(FULL "dev-1812-faults.vlog", &d->text);
}

static inline void says(diary *d, const char *who, const char *what)
{
    um_buf_printf(&d->text, "\033LOG\tCHAT&lt;%s&gt; - %s", who, what);
}

static inline void henry(diary *d, const char *what)
{
    says(d, "Henry", what);
}

static inline void roger(diary *d, const char *what)
{
    says(d, "Roger", what);
}

typedef struct thing { /* a piece of the session, and where it is just now */
    const char *id, *map, *mover;
    int x, y;
} thing;

#define DEARBORN                                                                                             \
    {                                                                                                        \
        "1795221490981", "Main Map", "dearborn-pw", 2352, 1161                                               \
    }
#define US_6TH                                                                                               \
    {                                                                                                        \
        "1795221490960", "Main Map", "dearborn-pw", 2352, 1161                                               \
    }
#define US_13TH                                                                                              \
    {                                                                                                        \
        "1795221490961", "Main Map", "dearborn-pw", 2352, 1161                                               \
    }
#define THIRD_OHIO                                                                                           \
    {                                                                                                        \
        "1795221490983", "Main Map", "dearborn-pw", 290, 1684                                                \
    }
#define CARD_32                                                                                              \
    {                                                                                                        \
        "1795221491715", "US Hand", "dearborn-pw", 40, 70                                                    \
    }
#define CARD_12                                                                                              \
    {                                                                                                        \
        "1795221491675", "US Hand", "dearborn-pw", 110, 70                                                   \
    }
#define CARD_5                                                                                               \
    {                                                                                                        \
        "1795221491668", "British Hand", "sheaffe-pw", 40, 70                                                \
    }
#define BR_49TH                                                                                              \
    {                                                                                                        \
        "1795221490864", "Main Map", "sheaffe-pw", 1180, 904                                                 \
    }

/* A drag of one piece. */
static inline void drag(diary *d, thing *t, const char *map, int x, int y)
{
    um_buf_printf(&d->text, "\033LOG\tM/%s/%s/%d/%d/null/%s/%d/%d/null/%s", t->id, map, x, y, t->map, t->x,
                  t->y, t->mover);
    t->map = map;
    t->x = x;
    t->y = y;
}

static inline void to(diary *d, thing *t, int x, int y)
{
    drag(d, t, "Main Map", x, y);
}

#define ALBANY 2352, 1161
#define UTICA 2051, 1050
#define ROME 1988, 1012
#define SACKETS 1871, 837
#define OSWEGO 1777, 952
#define TABLE 2616, 1565 /* where played cards lie */
#define DISCARD 3110, 1760
#define FINDLAY 292, 1576
#define MEIGS 292, 1444

static inline void rolls(diary *d, const char *button, const char *who, const char *was, const char *result)
{
    um_buf_printf(&d->text,
                  "\033LOG\tCHAT*** %s = %s *** <%s>\\\033LOG\tMutableProperty\t%s_result\t%s\t%s\tModule",
                  button, result, who, button, was, result);
}

/* The record's actions, one a line, without the position and without doubts. */
static inline void actions_of(const um_reading *r, um_buf *out)
{
    const um_case *c = &r->record->cases[0];
    for (int i = 0; i < c->nitems; i++) {
        const um_item *it = &c->items[i];
        if (it->kind != UM_I_ACTION)
            continue;
        const um_verb *v = &c->game->verbs[it->action.verb];
        bool stated = it->action.at.entry == 0 && (v->flags & UM_V_POSITION);
        if (stated || (v->flags & UM_V_DOUBT))
            continue;
        um_action_write(c->game, c->pack, v, &it->action, out);
        um_buf_char(out, '\n');
    }
    um_buf_char(out, '\0');
}

/* Settling and forgetting what happened as soon as that can be makes the same actions and misdrops. */
static inline void forgets_in_time(const um_reading_input *in, um_reading_options o, const um_reading *r)
{
    um_buf wanted = {0}, got = {0};
    um_reading *again = NULL;
    o.bare = true;
    o.tape = 1;
    o.sink = (um_sink){0};
    cr_assert_eq(um_reading_open(in, 1, &o, &again), UM_OK);
    actions_of(r, &wanted);
    actions_of(again, &got);
    cr_expect_str_eq(got.p, wanted.p);
    cr_expect_eq(again->nmisdrops, r->nmisdrops);
    cr_expect_eq(again->undos, r->undos);
    cr_expect_eq(again->rolls_left_out + again->nrolls, r->nrolls);
    um_buf_free(&wanted);
    um_buf_free(&got);
    um_reading_free(again);
}

/* Read it. */
static inline um_reading *read_diary(desk *k, diary *d, bool reveal)
{
    um_buf zip = {0};
    um_reading *r = NULL;
    pack_log(um_buf_view(&d->text), &zip);
    um_reading_options o = {.module = k->kit.module,
                            .binding = k->kit.binding,
                            .pack = k->pack,
                            .reveal = reveal,
                            .sink = k->sink};
    um_reading_input in = {UM_TEXT("diary.vlog"), um_buf_view(&zip)};
    cr_assert_eq(um_reading_open(&in, 1, &o, &r), UM_OK);
    forgets_in_time(&in, o, r);
    um_buf_free(&zip);
    um_buf_free(&d->text);
    return r;
}

/* The diary comes out as these lines. */
static inline void comes_out(desk *k, diary *d, const char *lines)
{
    um_buf got = {0};
    um_reading *r = read_diary(k, d, false);
    actions_of(r, &got);
    cr_expect_str_eq(got.p, lines);
    um_buf_free(&got);
    um_reading_free(r);
}

#endif
