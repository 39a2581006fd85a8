/* Any text, hidden in each way that VASSAL has: the reader, which decodes and splits in one pass, must find
 * what a slow decoder finds that goes byte by byte. */
// seeds: tests/fuzz/corpus/sequence/*
#include <stdio.h>
#include <stdlib.h>

#include "parser/umpire.h"
#include "tests/fuzz/mutate.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

UM_MUTATES(um_part_of_log)

static void hide_in_hex(um_text t, unsigned key, um_buf *out)
{
    um_buf_printf(out, "!VCSK%02x", key);
    for (size_t i = 0; i < t.n; i++)
        um_buf_printf(out, i % 2 ? "%02x" : "%02X", (unsigned char)t.p[i] ^ key);
}

static void hide_in_bytes(um_text t, unsigned key, um_buf *out)
{
    um_buf_printf(out, "VOBS%c", (int)key);
    for (size_t i = 0; i < t.n; i++)
        um_buf_char(out, (char)((unsigned char)t.p[i] ^ key));
}

/* All leaves of a text, with what is known of each; its status. */
static um_status tell(um_text text, um_buf *out)
{
    um_vstream *s;
    um_vleaf leaf;
    bool got = true;
    um_status st = um_vstream_open_text(&s, text, "fuzz", NULL);
    if (st != UM_OK)
        return st;
    while ((st = um_vstream_next(s, &leaf, &got)) == UM_OK && got) {
        um_buf_printf(out, "%u %u %d %d %lu ", leaf.depth, leaf.entry, leaf.in_log, leaf.history,
                      (unsigned long)leaf.offset);
        um_buf_text(out, leaf.raw);
        um_buf_char(out, '\n');
    }
    um_vstream_close(s);
    return st;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static void (*const hide[])(um_text, unsigned, um_buf *) = {hide_in_hex, hide_in_bytes};
    um_buf plain = {0};
    if (size < 6 || size > 65536 || um_text_starts((um_text){(const char *)data, size}, "!VCS") ||
        um_text_starts((um_text){(const char *)data, size}, "VOBS"))
        return 0;
    um_text text = {(const char *)data, size};
    um_status want = tell(text, &plain);
    for (size_t i = 0; i < UM_COUNT(hide); i++) {
        um_buf hidden = {0}, told = {0};
        hide[i](text, data[size - 1] ? data[size - 1] : 0x5a, &hidden);
        um_status came = tell(um_buf_view(&hidden), &told);
        if (came != want || !um_text_eq(um_buf_view(&plain), um_buf_view(&told)))
            abort();
        um_buf_free(&hidden);
        um_buf_free(&told);
    }
    um_buf_free(&plain);
    return 0;
}
