/* All cases of a folder, one after another. */
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/logs.h"

enum { FILES = 256 };

um_status lg_slurp(void *user, const char *path, um_buf *out, const um_sink *sink)
{
    char part[8192];
    size_t n;
    (void)user;
    (void)sink;
    FILE *f = fopen(path, "rb");
    if (!f)
        return UM_IO;
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(out, part, n);
    fclose(f);
    return UM_OK;
}

static void each_of_file(const char *path, lg_case_fn *fn, void *user)
{
    um_buf bytes = {0};
    um_record *r = NULL;
    cr_assert_eq(lg_slurp(NULL, path, &bytes, NULL), UM_OK);
    um_packs packs = {.fetch = lg_slurp, .folder = UM_TEXT("fixtures/madison")};
    um_read_options o = {.find_pack = um_packs_find, .find_pack_user = &packs};
    cr_assert_eq(um_record_read(um_text_of(path), um_buf_view(&bytes), &o, &r), UM_OK, "%s", path);
    for (int i = 0; i < r->ncases; i++)
        fn(user, &r->cases[i]);
    lg_kit_forget();
    um_record_free(r);
    um_packs_free(&packs);
    um_buf_free(&bytes);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

void lg_each_case(const char *folder, lg_case_fn *fn, void *user)
{
    static char name[FILES][256];
    int n = 0;
    DIR *d = opendir(folder);
    cr_assert(d);
    for (struct dirent *e; (e = readdir(d)) != NULL;) {
        size_t len = strlen(e->d_name);
        if (len <= 4 || strcmp(e->d_name + len - 4, ".ump") != 0)
            continue;
        cr_assert_lt(n, FILES, "%s holds more", folder);
        snprintf(name[n++], sizeof name[0], "%s", e->d_name);
    }
    closedir(d);
    qsort(name, (size_t)n, sizeof name[0], by_name);
    for (int i = 0; i < n; i++) {
        um_buf path = {0};
        um_buf_printf(&path, "%s/%s", folder, name[i]);
        each_of_file(path.p, fn, user);
        um_buf_free(&path);
    }
}
