/* Archives as VASSAL writes them, and as it once did or may yet. */
#include <criterion/criterion.h>
#include <string.h>
#include <zip.h>

#include "tests/logs/logs.h"

static void add(zip_t *z, const char *name, um_text t, bool stored)
{
    char *copy = malloc(t.n + 1);
    cr_assert(copy);
    memcpy(copy, t.p ? t.p : "", t.n);
    zip_source_t *s = zip_source_buffer(z, copy, t.n, 1);
    zip_int64_t i = zip_file_add(z, name, s, 0);
    cr_assert_geq(i, 0);
    cr_assert_eq(zip_set_file_compression(z, (zip_uint64_t)i, stored ? ZIP_CM_STORE : ZIP_CM_DEFLATE, 1), 0);
    cr_assert_eq(zip_file_set_mtime(z, (zip_uint64_t)i, 1000000000, 0), 0);
}

static void close_into(zip_t *z, zip_source_t *whole, um_buf *out)
{
    char part[8192];
    zip_int64_t n;
    cr_assert_eq(zip_close(z), 0);
    cr_assert_eq(zip_source_open(whole), 0);
    while ((n = zip_source_read(whole, part, sizeof part)) > 0)
        um_buf_add(out, part, (size_t)n);
    zip_source_close(whole);
    zip_source_free(whole);
}

static zip_t *begin(zip_source_t **whole)
{
    zip_error_t e;
    zip_error_init(&e);
    *whole = zip_source_buffer_create(NULL, 0, 0, &e);
    cr_assert(*whole);
    zip_source_keep(*whole);
    zip_t *z = zip_open_from_source(*whole, ZIP_TRUNCATE, &e);
    cr_assert(z);
    return z;
}

static void metadata(const char *module, um_buf *out)
{
    um_buf_printf(out,
                  "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n<data "
                  "version=\"1\"><version>1.0</version><extra1/><extra2/>"
                  "<VassalVersion>3.7.0</VassalVersion><dateSaved>1795221490000</"
                  "dateSaved><description>made</description><name>%s</name></data>",
                  module);
}

static void veil(um_text t, const lg_wrap *w, um_buf *out)
{
    unsigned key = w->key & 0xff;
    if (w->form == LG_PLAIN) {
        um_buf_text(out, t);
        return;
    }
    if (w->form == LG_VOBS) {
        um_buf_str(out, "VOBS");
        um_buf_char(out, (char)key);
        for (size_t i = 0; i < t.n; i++)
            um_buf_char(out, (char)((unsigned char)t.p[i] ^ key));
        return;
    }
    const char *digit = w->upper ? "0123456789ABCDEF" : "0123456789abcdef";
    um_buf_str(out, "!VCSK");
    um_buf_char(out, digit[key >> 4]);
    um_buf_char(out, digit[key & 15]);
    for (size_t i = 0; i < t.n; i++) {
        unsigned b = (unsigned char)t.p[i] ^ key;
        um_buf_char(out, digit[b >> 4]);
        um_buf_char(out, digit[b & 15]);
    }
}

void lg_pack(um_text text, const char *module, const lg_wrap *w, um_buf *out)
{
    zip_source_t *whole;
    um_buf game = {0}, meta = {0};
    zip_t *z = begin(&whole);
    veil(text, w, &game);
    metadata(module, &meta);
    for (int k = 0; k < 2; k++) {
        if (k == (w->meta_first ? 1 : 0)) {
            add(z, "savedGame", um_buf_view(&game), w->stored);
        } else if (!w->no_meta) {
            add(z, "savedata", um_buf_view(&meta), w->stored);
            add(z, "moduledata", um_buf_view(&meta), w->stored);
        }
    }
    close_into(z, whole, out);
    um_buf_free(&game);
    um_buf_free(&meta);
}

void lg_pack_module(um_text build_file, const char *module, um_buf *out)
{
    zip_source_t *whole;
    um_buf meta = {0};
    zip_t *z = begin(&whole);
    metadata(module, &meta);
    add(z, "moduledata", um_buf_view(&meta), false);
    add(z, "buildFile.xml", build_file, false);
    close_into(z, whole, out);
    um_buf_free(&meta);
}
