/* Texts, memory, buffers and diagnostics do what base.h says, at their limits, too, and at no memory. */
#include "core/base.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "tests/torture.h"

Test(base, every_status_has_words)
{
    cr_assert_str_eq(um_status_text(UM_OK), "no error");
    cr_assert_str_eq(um_status_text(UM_INTERNAL), "internal fault");
    for (int i = UM_OK; i <= UM_INTERNAL; i++)
        cr_assert_gt(strlen(um_status_text((um_status)i)), 3);
    cr_assert_str_eq(um_status_text((um_status)(UM_INTERNAL + 1)), "unknown status");
    cr_assert_str_eq(um_status_text((um_status)-1), "unknown status");
}

/* ---- text ---- */

Test(base, texts_compare_by_bytes)
{
    um_text none = {NULL, 0};
    cr_assert_eq(um_text_of(NULL).n, 0);
    cr_assert_eq(um_text_of("abc").n, 3);
    cr_assert(um_text_eq(none, um_text_of("")));
    cr_assert(um_text_eq(UM_TEXT("ab"), um_text_of("ab")));
    cr_assert(!um_text_eq(UM_TEXT("ab"), UM_TEXT("abc")));
    cr_assert(!um_text_eq(UM_TEXT("ab"), UM_TEXT("ac")));
    cr_assert(um_text_eq(UM_TEXT("a\0b"), UM_TEXT("a\0b")));
    cr_assert(!um_text_eq(UM_TEXT("a\0b"), UM_TEXT("a\0c")));
    cr_assert(um_text_is(UM_TEXT("x"), "x"));
    cr_assert(!um_text_is(UM_TEXT("x"), ""));
    cr_assert(um_text_is(none, ""));
}

Test(base, text_starts)
{
    um_text none = {NULL, 0};
    cr_assert(um_text_starts(UM_TEXT("begin_save"), "begin"));
    cr_assert(um_text_starts(UM_TEXT("begin"), "begin"));
    cr_assert(!um_text_starts(UM_TEXT("begi"), "begin"));
    cr_assert(!um_text_starts(UM_TEXT("Begin"), "begin"));
    cr_assert(um_text_starts(UM_TEXT("x"), ""));
    cr_assert(um_text_starts(none, ""));
    cr_assert(!um_text_starts(none, "x"));
}

Test(base, trim_takes_ascii_blanks_off_both_ends)
{
    cr_assert(um_text_is(um_text_trim(UM_TEXT(" \t a b\r\n")), "a b"));
    cr_assert(um_text_is(um_text_trim(UM_TEXT("a")), "a"));
    cr_assert(um_text_is(um_text_trim(UM_TEXT(" \n ")), ""));
    cr_assert(um_text_is(um_text_trim(UM_TEXT("")), ""));
    cr_assert(um_text_is(um_text_trim(UM_TEXT("\v")), "\v"), "a vertical tab is not trimmed");
    cr_assert(um_text_is(um_text_trim(UM_TEXT("\xc2\xa0x")), "\xc2\xa0x"), "nor is a no-break space");
}

Test(base, whole_numbers_of_32_bits)
{
    static const struct {
        const char *text;
        um_status status;
        int32_t value;
    } rows[] = {
        {"0", UM_OK, 0},
        {"-0", UM_OK, 0},
        {"+7", UM_OK, 7},
        {"007", UM_OK, 7},
        {"2147483646", UM_OK, INT32_MAX - 1},
        {"2147483647", UM_OK, INT32_MAX},
        {"2147483648", UM_VALUE, 0},
        {"-2147483647", UM_OK, -INT32_MAX},
        {"-2147483648", UM_OK, INT32_MIN},
        {"-2147483649", UM_VALUE, 0},
        {"00000000000000000000000000000000000000000000000001", UM_OK, 1},
        {"99999999999999999999999999999999999999999999999999", UM_VALUE, 0},
        {"", UM_VALUE, 0},
        {"-", UM_VALUE, 0},
        {"+", UM_VALUE, 0},
        {"--1", UM_VALUE, 0},
        {"1 ", UM_VALUE, 0},
        {" 1", UM_VALUE, 0},
        {"1x", UM_VALUE, 0},
        {"0x1", UM_VALUE, 0},
        {"1.0", UM_VALUE, 0},
        {":", UM_VALUE, 0},
        {"/", UM_VALUE, 0},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        int32_t v = 12345;
        cr_expect_eq(um_text_int(um_text_of(rows[i].text), &v), rows[i].status, "'%s'", rows[i].text);
        cr_expect_eq(v, rows[i].status ? 12345 : rows[i].value, "'%s' gives %d", rows[i].text, v);
    }
    int32_t v = 5;
    cr_assert_eq(um_text_int((um_text){NULL, 0}, &v), UM_VALUE);
    cr_assert_eq(um_text_int((um_text){"123456", 3}, &v), UM_OK);
    cr_assert_eq(v, 123, "only the text's own bytes count");
}

Test(base, a_copy_is_closed_by_a_nul)
{
    um_arena a = {0};
    um_text out = {0};
    cr_assert_eq(um_text_dup(&a, UM_TEXT("a\0b"), &out), UM_OK);
    cr_assert_eq(out.n, 3);
    cr_assert_eq(memcmp(out.p, "a\0b\0", 4), 0);
    cr_assert_eq(um_text_dup(&a, (um_text){NULL, 0}, &out), UM_OK);
    cr_assert_str_eq(out.p, "");
    um_arena_free(&a);
    a.limit = 16;
    cr_assert_eq(um_text_dup(&a, UM_TEXT("0123456789abcde"), &out), UM_OK, "15 and a NUL are 16");
    um_text before = out;
    cr_assert_eq(um_text_dup(&a, UM_TEXT("x"), &out), UM_MEMORY);
    cr_assert_eq(out.p, before.p, "a failure leaves the result as it was");
    um_arena_free(&a);
}

/* ---- memory ---- */

Test(base, grow_doubles_and_clears)
{
    int *v = NULL;
    size_t cap = 0;
    void *p = v;
    cr_assert_eq(um_grow(&p, &cap, 0, sizeof *v), UM_OK);
    cr_assert_null(p);
    cr_assert_eq(um_grow(&p, &cap, 1, sizeof *v), UM_OK);
    cr_assert_eq(cap, 8);
    v = p;
    for (size_t i = 0; i < cap; i++) {
        cr_assert_eq(v[i], 0);
        v[i] = (int)i + 1;
    }
    cr_assert_eq(um_grow(&p, &cap, 8, sizeof *v), UM_OK);
    cr_assert_eq(p, (void *)v, "room for eight is there");
    cr_assert_eq(um_grow(&p, &cap, 9, sizeof *v), UM_OK);
    cr_assert_eq(cap, 16);
    v = p;
    cr_assert_eq(v[7], 8);
    cr_assert_eq(v[8], 0);
    cr_assert_eq(um_grow(&p, &cap, 33, sizeof *v), UM_OK);
    cr_assert_eq(cap, 64, "doubles as often as it takes");
    cr_assert_eq(um_grow(&p, &cap, SIZE_MAX, sizeof *v), UM_MEMORY);
    cr_assert_eq(um_grow(&p, &cap, SIZE_MAX / 4 + 1, sizeof *v), UM_MEMORY);
    cr_assert_eq(cap, 64);
    um_free(p, cap * sizeof *v);
}

Test(base, arena_blocks_are_clean_and_aligned)
{
    um_arena a = {0};
    unsigned char *last = NULL;
    for (size_t size = 0; size < 5000; size = size * 2 + 1) {
        unsigned char *p = um_arena_alloc(&a, size);
        cr_assert_not_null(p);
        cr_assert_eq((uintptr_t)p % 16, 0);
        for (size_t i = 0; i < size; i++)
            cr_assert_eq(p[i], 0);
        memset(p, 0xff, size);
        cr_assert(size == 0 || p != last);
        last = size ? p : NULL;
    }
    unsigned char *big = um_arena_alloc(&a, 300000);
    cr_assert_not_null(big, "larger than a block");
    cr_assert_eq(big[299999], 0);
    um_arena_reset(&a);
    cr_assert_eq(a.used, 0);
    unsigned char *again = um_arena_alloc(&a, 4096);
    for (size_t i = 0; i < 4096; i++)
        cr_assert_eq(again[i], 0, "what is used again is clean");
    um_arena_free(&a);
    cr_assert_null(a.head);
    um_arena_free(&a);
    um_arena_reset(&a);
}

static size_t taken_for(size_t bytes)
{
    um_meter m = {0};
    um_arena a = {0};
    um_meter_start(&m);
    for (size_t i = 0; i < bytes; i += 16)
        cr_assert_not_null(um_arena_alloc(&a, 16));
    um_arena_free(&a);
    um_meter_stop();
    cr_assert_eq(m.live, 0);
    return m.peak_bytes;
}

Test(base, arena_takes_by_what_it_holds)
{
    cr_assert_leq(taken_for(16), 5000, "a name");
    for (size_t bytes = 1000; bytes < 3000000; bytes *= 3)
        cr_assert_leq(taken_for(bytes), 2 * bytes + 5000, "%zu bytes", bytes);
    cr_assert_leq(taken_for(3000000), 3000000 + 70000, "much is taken in blocks of one size");
}

Test(base, arena_limit_counts_what_was_handed_out)
{
    um_arena a = {.limit = 64};
    cr_assert_not_null(um_arena_alloc(&a, 1), "rounded up to 16");
    cr_assert_eq(a.used, 16);
    cr_assert_not_null(um_arena_alloc(&a, 32));
    cr_assert_null(um_arena_alloc(&a, 17), "one more than is left");
    cr_assert_not_null(um_arena_alloc(&a, 16));
    cr_assert_eq(a.used, 64);
    cr_assert_null(um_arena_alloc(&a, 1));
    um_arena_reset(&a);
    cr_assert_not_null(um_arena_alloc(&a, 64));
    cr_assert_null(um_arena_alloc(&a, SIZE_MAX));
    cr_assert_null(um_arena_alloc(&a, SIZE_MAX / 2 + 1));
    um_arena_free(&a);
}

Test(base, buffer_appends)
{
    um_buf b = {0};
    cr_assert_eq(um_buf_view(&b).n, 0);
    cr_assert_not_null(um_buf_view(&b).p);
    um_buf_add(&b, NULL, 0);
    um_buf_str(&b, "one");
    um_buf_char(&b, ' ');
    um_buf_text(&b, UM_TEXT("two"));
    um_buf_printf(&b, " %d%s", 3, "!");
    cr_assert_eq(b.failed, UM_OK);
    cr_assert_str_eq(b.p, "one two 3!");
    cr_assert(um_text_is(um_buf_view(&b), "one two 3!"));
    um_buf_clear(&b);
    cr_assert_eq(b.n, 0);
    cr_assert_str_eq(b.p, "");
    um_buf_free(&b);
    cr_assert_null(b.p);
    um_buf_free(&b);
}

Test(base, buffer_passes_every_capacity)
{
    um_buf b = {0};
    for (int i = 0; i < 5000; i++) {
        um_buf_printf(&b, "%c", 'a' + i % 26);
        cr_assert_eq(b.n, (size_t)i + 1);
        cr_assert_eq(b.p[b.n], '\0');
    }
    for (int i = 0; i < 5000; i++)
        cr_assert_eq(b.p[i], 'a' + i % 26);
    um_buf_free(&b);
}

Test(base, buffer_stops_at_its_limit)
{
    um_buf b = {.max = 10};
    um_buf_str(&b, "123456789");
    cr_assert_eq(b.failed, UM_OK);
    um_buf_char(&b, '0');
    cr_assert_eq(b.failed, UM_OK, "ten of ten");
    um_buf_char(&b, 'x');
    cr_assert_eq(b.failed, UM_LIMIT);
    cr_assert_str_eq(b.p, "1234567890");
    um_buf_clear(&b);
    cr_assert_eq(b.failed, UM_OK);
    um_buf_printf(&b, "%s", "12345678901");
    cr_assert_eq(b.failed, UM_LIMIT);
    cr_assert_eq(b.n, 0);
    um_buf_str(&b, "short");
    cr_assert_eq(b.n, 0, "after a failure nothing is added");
    um_buf_free(&b);
    um_buf_add(&b, "", SIZE_MAX / 2);
    cr_assert_eq(b.failed, UM_LIMIT);
    um_buf_free(&b);
}

/* ---- diagnostics ---- */

typedef struct heard {
    int n;
    um_level level;
    um_status status;
    um_place at;
    char code[16];
    char message[2048];
} heard;

static void hear(void *user, const um_diag *d)
{
    heard *h = user;
    h->n++;
    h->level = d->level;
    h->status = d->status;
    h->at = d->at;
    snprintf(h->code, sizeof h->code, "%s", d->code);
    snprintf(h->message, sizeof h->message, "%s", d->message);
}

Test(base, say_formats_and_returns_its_status)
{
    heard h = {0};
    const um_sink sink = {hear, &h}, silent = {0};
    um_place at = {.file = "f", .line = 3, .column = 9};
    cr_assert_eq(um_say(&sink, UM_WARNING, UM_FORMAT, at, "zip-crc", "%d of %s", 2, "three"), UM_FORMAT);
    cr_assert_eq(h.n, 1);
    cr_assert_eq(h.level, UM_WARNING);
    cr_assert_eq(h.status, UM_FORMAT);
    cr_assert_eq(h.at.line, 3);
    cr_assert_str_eq(h.code, "zip-crc");
    cr_assert_str_eq(h.message, "2 of three");
    cr_assert_eq(um_say(NULL, UM_ERROR, UM_IO, at, "c", "x"), UM_IO);
    cr_assert_eq(um_say(&silent, UM_ERROR, UM_LIMIT, at, "c", "x"), UM_LIMIT);
    cr_assert_eq(h.n, 1);
}

Test(base, say_cuts_what_is_too_long)
{
    heard h = {0};
    const um_sink sink = {hear, &h};
    char text[3000];
    memset(text, 'x', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    um_say(&sink, UM_ERROR, UM_FORMAT, (um_place){0}, "c", "%s", text);
    cr_assert_eq(strlen(h.message), 1023);
}
