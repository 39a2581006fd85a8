/* Lines of the text report, broken at blanks. */
#include "cli/report.h"

void um_text_hang(um_output *out, size_t column, int margin, um_text t)
{
    while (t.n) {
        um_text word = {t.p, um_unbroken(t)};
        size_t wide = um_columns(word);
        t = (um_text){t.p + word.n, t.n - word.n};
        if (column + wide > (size_t)out->width && column > (size_t)margin) {
            size_t blank = *word.p == ' ';
            um_out(out, "\n%*s", margin, "");
            word = (um_text){word.p + blank, word.n - blank};
            column = (size_t)margin;
            wide -= blank;
        }
        um_out_bytes(out, word);
        column += wide;
    }
    um_out(out, "\n");
}

void um_text_line(um_output *out, const um_view *v, um_buf *words)
{
    um_buf b = {0};
    if (!out->headed)
        um_buf_printf(&b, "%s: ", v->label);
    um_buf_text(&b, um_buf_view(words));
    um_text_hang(out, 0, UM_TEXT_HANG, um_buf_view(&b));
    um_buf_free(&b);
    um_buf_free(words);
}
