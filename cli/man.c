#include "cli/man.h"

#include <string.h>

enum { MAN_WIDTH = 78 };

static void put_word(um_buf *line, um_text word)
{
    if (line->n == 0 && word.n && (word.p[0] == '.' || word.p[0] == '\''))
        um_buf_str(line, "\\&");
    for (size_t i = 0; i < word.n; i++)
        if (word.p[i] == '\\')
            um_buf_str(line, "\\e");
        else
            um_buf_char(line, word.p[i]);
}

void um_man_text(um_output *out, const char *words)
{
    um_buf line = {0};
    while (words && *words) {
        size_t n = strcspn(words, " ");
        bool full_stop = line.n && line.p[line.n - 1] == '.';
        if (line.n && (full_stop || line.n + n + 1 > MAN_WIDTH)) {
            um_out(out, "%s\n", um_buf_view(&line).p);
            um_buf_clear(&line);
        }
        um_buf_str(&line, line.n ? " " : "");
        put_word(&line, (um_text){words, n});
        words += n + strspn(words + n, " ");
    }
    if (line.n)
        um_out(out, "%s\n", um_buf_view(&line).p);
    um_buf_free(&line);
}

void um_man_literal(um_buf *b, const char *words)
{
    for (; *words; words++)
        if (*words == '\\')
            um_buf_str(b, "\\e");
        else if (*words == '"')
            um_buf_str(b, "\\(dq");
        else if (*words == '-')
            um_buf_str(b, "\\-");
        else
            um_buf_char(b, *words);
}
