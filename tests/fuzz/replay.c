/* A fuzz target over the files that are named, once each: what fuzzing found is tried in every run of
 * the tests. */
#include <stdint.h>
#include <stdio.h>

#include "core/base.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool slurp(const char *path, um_buf *out)
{
    char part[8192];
    size_t n;
    FILE *f = fopen(path, "rb");
    if (!f)
        return false;
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(out, part, n);
    return fclose(f) == 0;
}

int main(int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        um_buf bytes = {0};
        fprintf(stderr, "%s\n", argv[i]); /* the last one told is the one that failed */
        if (!slurp(argv[i], &bytes)) {
            perror(argv[i]);
            return 1;
        }
        um_text text = um_buf_view(&bytes);
        LLVMFuzzerTestOneInput((const uint8_t *)text.p, text.n);
        um_buf_free(&bytes);
    }
    return 0;
}
