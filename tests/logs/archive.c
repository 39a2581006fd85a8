/* Archives as VASSAL writes them, and as it once did or may yet. */
#include <string.h>

#include "tests/logs/logs.h"
#include "tests/zipped.h"

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
    um_buf game = {0}, meta = {0};
    veil(text, w, &game);
    metadata(module, &meta);
    const um_zipped saved = {"savedGame", um_buf_view(&game), w->stored};
    um_zipped entry[3];
    size_t n = 0;
    if (!w->meta_first)
        entry[n++] = saved;
    if (!w->no_meta) {
        entry[n++] = (um_zipped){"savedata", um_buf_view(&meta), w->stored};
        entry[n++] = (um_zipped){"moduledata", um_buf_view(&meta), w->stored};
    }
    if (w->meta_first)
        entry[n++] = saved;
    um_zip(entry, n, out);
    um_buf_free(&game);
    um_buf_free(&meta);
}

void lg_pack_module(um_text build_file, const char *module, um_buf *out)
{
    um_buf meta = {0};
    metadata(module, &meta);
    const um_zipped entry[] = {{"moduledata", um_buf_view(&meta), false},
                               {"buildFile.xml", build_file, false}};
    um_zip(entry, UM_COUNT(entry), out);
    um_buf_free(&meta);
}
