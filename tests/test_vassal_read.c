/* Bytes become commands as VASSAL's own reader makes them, and heads, digits and depths beyond the limits are
 * refused. */
#include "test_vassal_support.h"

#include <stdlib.h>

/* ---- sequences ---- */

static void check_decode(const char *encoded, size_t n, char delim, const json_t *tokens)
{
    um_arena arena = {0};
    um_seq s;
    um_seq_init(&s, (um_text){encoded, n}, delim, &arena);
    um_text t;
    size_t k = 0;
    for (; um_seq_next(&s, &t); k++) {
        const json_t *want = json_array_get(tokens, k);
        cr_assert(want && um_text_eq(t, text_of(want)), "'%s' by '%c', token %zu: '%.*s'", encoded, delim, k,
                  UM_FMT(t));
    }
    cr_assert_eq(k, json_array_size(tokens), "'%s' by '%c'", encoded, delim);
    um_arena_free(&arena);
}

Test(vassal_read, sequences_decode_and_encode_as_vassal_does)
{
    FILE *f = open_fixture("vectors/sequence-decode.jsonl");
    int n = 0;
    for (json_t *j; (j = next_object(f)); json_decref(j), n++) {
        const json_t *e = json_object_get(j, "encoded");
        check_decode(json_string_value(e), json_string_length(e),
                     json_string_value(json_object_get(j, "delim"))[0], json_object_get(j, "decoded"));
    }
    fclose(f);
    cr_assert_gt(n, 100);
    f = open_fixture("vectors/sequence-encode.jsonl");
    for (json_t *j; (j = next_object(f)); json_decref(j)) {
        const json_t *e = json_object_get(j, "encoded"), *tokens = json_object_get(j, "tokens");
        char delim = json_string_value(json_object_get(j, "delim"))[0];
        um_buf b = {0};
        bool first = true;
        size_t i;
        const json_t *t;
        json_array_foreach(tokens, i, t) um_seq_put(&b, &first, delim, text_of(t));
        cr_assert(um_text_eq(um_buf_view(&b), text_of(e)) || (b.n == 0 && json_string_length(e) == 0), "%s",
                  json_string_value(e));
        um_buf_free(&b);
        check_decode(json_string_value(e), json_string_length(e), delim, json_object_get(j, "decoded"));
    }
    fclose(f);
}

Test(vassal_read, typed_tokens_fall_back_to_defaults)
{
    um_arena arena = {0};
    um_seq s;
    um_seq_init(&s, UM_TEXT("12;x;;true;yes"), ';', &arena);
    cr_assert_eq(um_seq_int(&s, 7), 12);
    cr_assert_eq(um_seq_int(&s, 7), 7);
    cr_assert_eq(um_seq_int(&s, 9), 9);
    cr_assert(um_seq_bool(&s, false));
    cr_assert_not(um_seq_bool(&s, true));
    cr_assert_eq(um_seq_int(&s, 5), 5);
    um_seq_init(&s, (um_text){NULL, 0}, ';', &arena);
    um_text t;
    cr_assert_not(um_seq_next(&s, &t));
    cr_assert(um_text_is(um_seq_nth(UM_TEXT("a;b\\;c;d"), ';', 1, &arena), "b;c"));
    um_arena_free(&arena);
}

Test(vassal_read, traits_unnest_level_by_level)
{
    um_arena arena = {0};
    um_text *t;
    size_t n;
    const struct {
        const char *text;
        size_t n;
        const char *part[5];
    } rows[] = {
        {"piece;;;a.png;A", 1, {"piece;;;a.png;A"}},
        {"a\tb\\\tc", 3, {"a", "b", "c"}},
        {"\t\\\t\\\\\tz", 4, {"", "", "", "z"}},
        {"x\\\ty\tb", 2, {"x\ty", "b"}},             /* a TAB within the outer trait */
        {"a\tx\\\\\ty\\\tb", 3, {"a", "x\ty", "b"}}, /* within the inner one */
        {"'\\a'\tb", 2, {"\\a", "b"}},               /* quotes of a token that begins with a backslash */
        {"a\t''q''\\\tb", 3, {"a", "'q'", "b"}},
        {"a\tb\tlost", 2, {"a", "b"}}, /* a third token is never looked at */
        {"a\t", 2, {"a", ""}},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        cr_assert_eq(um_seq_unnest(um_text_of(rows[i].text), &arena, &t, &n), UM_OK);
        cr_assert_eq(n, rows[i].n, "row %zu: %zu", i, n);
        for (size_t k = 0; k < n; k++)
            cr_assert(um_text_is(t[k], rows[i].part[k]), "row %zu trait %zu: %.*s", i, k, UM_FMT(t[k]));
    }
    /* an encoder of our own, level by level, and back: depth at the limit and beyond */
    for (size_t deep = UM_V_TRAITS_MAX - 1; deep <= UM_V_TRAITS_MAX; deep++) {
        um_buf b = {0};
        for (size_t i = 0; i < deep; i++) {
            um_buf_char(&b, 'x');
            for (size_t k = 0; k < i; k++)
                um_buf_char(&b, '\\');
            um_buf_char(&b, '\t');
        }
        um_buf_char(&b, 'y');
        um_status want = deep + 1 > UM_V_TRAITS_MAX ? UM_LIMIT : UM_OK;
        cr_assert_eq(um_seq_unnest(um_buf_view(&b), &arena, &t, &n), want, "%zu", deep);
        if (want == UM_OK)
            cr_assert(n == deep + 1 && um_text_is(t[deep - 1], "x") && um_text_is(t[deep], "y"));
        um_buf_free(&b);
    }
    um_arena_free(&arena);
}

/* ---- obfuscation ---- */

static char *plain_text(um_text saved_game, size_t *n, said *log)
{
    um_sink sink = {remember, log};
    um_vstream *s;
    um_vleaf leaf;
    bool got = true, first = true;
    um_buf b = {0};
    if (um_vstream_open_text(&s, saved_game, "test", &sink) != UM_OK)
        return NULL;
    while (um_vstream_next(s, &leaf, &got) == UM_OK && got) {
        if (!first)
            um_buf_char(&b, 27);
        um_buf_text(&b, leaf.raw);
        first = false;
    }
    um_vstream_close(s);
    *n = b.n;
    um_buf_char(&b, 0);
    return b.p;
}

Test(vassal_read, obfuscated_text_is_read_in_all_forms)
{
    FILE *f = open_fixture("vectors/obfuscation.jsonl");
    for (json_t *j; (j = next_object(f)); json_decref(j)) {
        said log = {0};
        size_t n;
        const json_t *text = json_object_get(j, "text");
        char *got = plain_text(text_of(json_object_get(j, "obfuscated")), &n, &log);
        cr_assert(got && same(text_of(text), got, n), "key %lld",
                  json_integer_value(json_object_get(j, "key")));
        free(got);
        /* the same as VOBS */
        um_buf b = {0};
        um_buf_str(&b, "VOBS\x5a");
        for (size_t i = 0; i < json_string_length(text); i++)
            um_buf_char(&b, (char)(json_string_value(text)[i] ^ 0x5a));
        got = plain_text(um_buf_view(&b), &n, &log);
        cr_assert(got && same(text_of(text), got, n));
        free(got);
        um_buf_free(&b);
    }
    fclose(f);
}

Test(vassal_read, heads_and_digits_that_are_refused)
{
    const struct {
        const char *bytes, *code;
        um_status status;
    } rows[] = {
        {"!VCSK", "vassal-key", UM_FORMAT},
        {"!VCSK5", "vassal-key", UM_FORMAT},
        {"!VCSKxy00", "vassal-key", UM_FORMAT},
        {"!VCSZ00", "vassal-vcsz", UM_UNSUPPORTED},
        {"VOBS", "vassal-key", UM_FORMAT},
        {"!VCSK00616", "vassal-hex-odd", UM_FORMAT},
        {"!VCSK0061g1", "vassal-hex", UM_FORMAT},
        {"!VCSK006161616161616161616161616161616161"
         "61616161616161616161616161616161616161616161616161x1",
         "vassal-hex", UM_FORMAT},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        said log = {0};
        um_sink sink = {remember, &log};
        um_vstream *s = NULL;
        um_status st = um_vstream_open_text(&s, um_text_of(rows[i].bytes), "t", &sink);
        um_vleaf leaf;
        for (bool got = true; st == UM_OK && got;)
            st = um_vstream_next(s, &leaf, &got);
        cr_assert_eq(st, rows[i].status, "row %zu: %d", i, st);
        cr_assert_str_eq(log.error, rows[i].code, "row %zu", i);
        um_vstream_close(s);
    }
    /* the bad digit is named with its offset in the text */
    said log = {0};
    um_sink sink = {remember, &log};
    um_vstream *s;
    um_vleaf leaf;
    bool got;
    cr_assert_eq(um_vstream_open_text(&s, UM_TEXT("!VCSK00414243 4"), "t", &sink), UM_OK);
    cr_assert_eq(um_vstream_next(s, &leaf, &got), UM_FORMAT);
    cr_assert(log.at.has_offset && log.at.offset == 3 && strstr(log.text, "0x20 found"));
    um_vstream_close(s);
}

/* ---- splitting ---- */

Test(vassal_read, streams_split_into_leaves_with_depths)
{
    const struct {
        const char *text, *leaves; /* depth and text of each */
    } rows[] = {
        {"begin_save\033A\\\033B\033end_save", "0 begin_save|1 A|2 B|1 end_save|"},
        {"plain", "0 plain|"},
        {"alone\\\033child", "0 alone|1 child|"},
        {"aaaa\033b\\\033c\\\033d\033e", "0 aaaa|1 b|2 c|2 d|1 e|"},
        {"aaaa\033b\\\033c\\\\\033d\\\033e\033f", "0 aaaa|1 b|2 c|3 d|2 e|1 f|"},
        {"aaaa\\\033b\033c\\\033d", "0 aaaa|1 b|1 c|2 d|"},
        {"aaaa\033\\\033b\033", "0 aaaa|1 |2 b|1 |"},
        {"'abcd'", "0 abcd|"},
        {"''abcd''", "0 abcd|"},
        {"root\033'\\x'\033'y'\033'", "0 root|1 \\x|1 y|1 '|"},
        {"root\033'a\\\033b'\033c'", "0 root|1 a|2 b|1 c'|"},
        {"root\033''a\\\033b''\033c", "0 root|1 'a|2 b'|1 c|"}, /* quotes go once a level */
        {"root\033'a\\\033b\033c'", "0 root|1 'a|2 b|1 c'|"},
        {"LOG\t'x'\033end_save", "0 x|1 end_save|"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        um_vstream *s;
        um_vleaf leaf;
        um_buf b = {0};
        cr_assert_eq(um_vstream_open_text(&s, um_text_of(rows[i].text), "t", NULL), UM_OK);
        for (bool got = true; um_vstream_next(s, &leaf, &got) == UM_OK && got;)
            um_buf_printf(&b, "%u %.*s|", leaf.depth, UM_FMT(leaf.text));
        cr_assert_str_eq(b.p, rows[i].leaves, "row %zu", i);
        um_buf_free(&b);
        um_vstream_close(s);
    }
}

/* A naive splitter after the format's own words, level by level, to compare with. */
static void naive(um_text t, uint32_t depth, um_arena *arena, um_buf *out)
{
    um_seq s;
    um_seq_init(&s, t, 27, arena);
    um_text first, more;
    um_seq_next(&s, &first);
    if (um_text_eq(first, t)) {
        um_buf_printf(out, "%u %.*s|", depth, UM_FMT(t));
        return;
    }
    naive(first, depth, arena, out);
    while (um_seq_next(&s, &more))
        naive(more, depth + 1, arena, out);
}

Test(vassal_read, the_single_pass_agrees_with_a_naive_splitter)
{
    static const char alphabet[] = "a'\\\033\033'\\";
    uint32_t seed = 12345;
    um_arena arena = {0};
    for (int round = 0; round < 60000; round++) {
        char text[24] = "12345"; /* so that it is not too short to be a text */
        size_t n = round % 3 ? 5 : 0;
        for (size_t want = 6 + (size_t)round % 16; n < want; n++) {
            seed = seed * 1664525u + 1013904223u;
            text[n] = alphabet[(seed >> 24) % 7];
        }
        um_buf a = {0}, b = {0};
        naive((um_text){text, n}, 0, &arena, &a);
        um_vstream *s;
        um_vleaf leaf;
        cr_assert_eq(um_vstream_open_text(&s, (um_text){text, n}, "t", NULL), UM_OK);
        for (bool got = true; um_vstream_next(s, &leaf, &got) == UM_OK && got;)
            um_buf_printf(&b, "%u %.*s|", leaf.depth, UM_FMT(leaf.raw));
        if (strcmp(a.p, b.p) != 0) {
            for (size_t i = 0; i < n; i++)
                text[i] = text[i] == 27 ? '^' : text[i];
            cr_assert_fail("%.*s: %s but %s", (int)n, text, a.p, b.p);
        }
        um_buf_free(&a);
        um_buf_free(&b);
        um_vstream_close(s);
        um_arena_reset(&arena);
    }
    um_arena_free(&arena);
}

Test(vassal_read, limits_of_depth_and_backslashes)
{
    for (uint32_t deep = UM_V_DEPTH_MAX; deep <= UM_V_DEPTH_MAX + 1; deep++) {
        um_buf b = {0};
        um_buf_str(&b, "root");
        for (uint32_t i = 0; i < deep; i++) {
            for (uint32_t k = 0; k < i; k++)
                um_buf_char(&b, '\\');
            um_buf_str(&b, "\033x");
        }
        said log = {0};
        size_t n;
        char *text = plain_text(um_buf_view(&b), &n, &log);
        cr_assert_str_eq(log.error, deep > UM_V_DEPTH_MAX ? "vassal-limit-depth" : "");
        free(text);
        um_buf_free(&b);
    }
    for (uint32_t run = UM_V_ESCAPES_MAX; run <= UM_V_ESCAPES_MAX + 1; run++) {
        um_buf b = {0};
        um_buf_str(&b, "root");
        for (uint32_t k = 0; k < run; k++)
            um_buf_char(&b, '\\');
        um_buf_str(&b, "\033x");
        said log = {0};
        size_t n;
        char *text = plain_text(um_buf_view(&b), &n, &log);
        cr_assert_str_eq(log.error, run > UM_V_ESCAPES_MAX ? "vassal-limit-escapes" : "");
        free(text);
        um_buf_free(&b);
    }
}

/* ---- whole files ---- */

static void compare_leaves(const char *file, const char *expected)
{
    char path[256];
    snprintf(path, sizeof path, VASSAL "%s", file);
    said log = {0};
    um_sink sink = {remember, &log};
    um_varchive *a;
    um_vstream *s;
    um_vleaf leaf;
    bool got;
    cr_assert_eq(um_varchive_open(&a, path, &sink), UM_OK, "%s: %s", file, log.text);
    cr_assert_eq(um_vstream_open(&s, a), UM_OK);
    FILE *f = open_fixture(expected);
    uint32_t entries = 0;
    for (json_t *j; (j = next_object(f)); json_decref(j)) {
        json_int_t n = json_integer_value(json_object_get(j, "n"));
        um_text want = text_of(json_object_get(j, "command"));
        cr_assert_eq(um_vstream_next(s, &leaf, &got), UM_OK, "%s leaf %lld: %s", file, n, log.text);
        cr_assert(got && leaf.index == (uint64_t)n);
        cr_assert_eq(leaf.depth, json_integer_value(json_object_get(j, "depth")), "%s leaf %lld", file, n);
        cr_assert(um_text_eq(leaf.raw, want), "%s leaf %lld: %.*s", file, n, UM_FMT(leaf.raw));
        bool log_leaf = um_text_starts(want, "LOG\t");
        entries += log_leaf && leaf.depth == 1;
        cr_assert(leaf.in_log == log_leaf && leaf.entry == (leaf.history && leaf.entry ? entries : 0));
    }
    cr_assert(um_vstream_next(s, &leaf, &got) == UM_OK && !got, "%s goes on", file);
    fclose(f);
    um_vstream_close(s);
    um_varchive_close(a);
}

static const char *const games[] = {"york-1812.vlog",
                                    "york-1812-reply.vlog",
                                    "cards-1812.vlog",
                                    "undo-1813.vlog",
                                    "odd-text.vlog",
                                    "york-1812-end.vsav",
                                    "york-1812-reply-end.vsav",
                                    "full/dev-1812-faults.vlog",
                                    "full/dev-1812-opening-1.vlog",
                                    "full/dev-1812-opening-2.vlog"};
static const char *const variants[] = {"data-descriptor", "key-00", "metadata-first",  "no-metadata",
                                       "plain-text",      "stored", "upper-hex-key-ff"};

Test(vassal_read, leaves_are_those_of_vassals_own_reader)
{
    for (size_t i = 0; i < UM_COUNT(games); i++) {
        char expected[128];
        snprintf(expected, sizeof expected, "%s", games[i]);
        snprintf(strrchr(expected, '.'), 16, ".leaves.txt");
        compare_leaves(games[i], expected);
    }
    for (size_t i = 0; i < UM_COUNT(variants); i++) {
        char file[128];
        snprintf(file, sizeof file, "variants/%s.vlog", variants[i]);
        compare_leaves(file, "york-1812.leaves.txt");
    }
}
