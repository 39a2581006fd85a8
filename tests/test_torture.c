/* Opening and judging a whole game with every allocation failing in turn: told, and nothing leaks. */
#include "parser/umpire.h"
#include "tests/torture.h"

#include <criterion/criterion.h>
#include <stdio.h>

static const um_sink silence = {0};

typedef struct input {
    const char *path;
    um_buf bytes; /* read before the torture, so that files are no part of it */
} input;

static void load(input *in, const char *path)
{
    char part[4096];
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert_not_null(f, "%s", path);
    in->path = path;
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(&in->bytes, part, n);
    fclose(f);
    cr_assert(!in->bytes.failed && in->bytes.n > 0);
}

static um_status run_cases(const um_record *r)
{
    um_status s = UM_OK;
    const um_run_settings settings = {.trust = UM_LIKELY, .expectations = true};
    for (int i = 0; i < r->ncases && s == UM_OK; i++) {
        um_run *run = NULL;
        s = um_run_case(&r->cases[i], &settings, &silence, &run);
        um_run_free(run);
    }
    return s;
}

static um_status fetch(void *user, const char *path, um_buf *out, const um_sink *sink)
{
    const input *pack = user;
    (void)path, (void)sink;
    um_buf_text(out, um_buf_view(&pack->bytes));
    return out->failed;
}

static input pack;

static um_status judge(void *user)
{
    const input *in = user;
    um_packs packs = {.fetch = fetch, .fetch_user = &pack, .sink = silence};
    const um_opening how = {.packs = &packs};
    um_opened opened = {0};
    um_status s = um_open_input(&how, in->path, um_buf_view(&in->bytes), &silence, &opened);
    if (s == UM_OK)
        s = run_cases(opened.record);
    um_opened_free(&opened);
    um_packs_free(&packs);
    return s;
}

static void torture(const char *path, size_t runs)
{
    input in = {0};
    load(&pack, "fixtures/packs/tmap.xml");
    load(&in, path);
    cr_expect_gt(um_torture(judge, &in, runs), 20, "%s", path);
    um_buf_free(&in.bytes);
    um_buf_free(&pack.bytes);
}

Test(torture, a_log_is_judged)
{
    torture("fixtures/vassal/full/dev-1812-opening-1.vlog", 120);
}

Test(torture, a_suite_is_judged)
{
    torture("fixtures/madison/13-depots.ump", 120);
}
