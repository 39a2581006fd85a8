/* The cases of a game played over on a table: what is judged from the log is what is judged from the record.
 */
#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <string.h>

#include "tests/logs/logs.h"

enum { REASONS = 40, FILES = 64 };

typedef struct tally {
    lg_habit habit;
    int cases, compared, equal, steps, traced, beside;
    const char *reason[REASONS];
    int count[REASONS], reasons;
    um_buf unequal;
} tally;

static um_status fetch(void *user, const char *path, um_buf *out, const um_sink *sink)
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

static void count_reason(tally *t, const char *why)
{
    int i = 0;
    while (i < t->reasons && strcmp(t->reason[i], why) != 0)
        i++;
    cr_assert_lt(i, REASONS);
    t->reason[i] = why;
    t->count[i]++;
    t->reasons = i == t->reasons ? i + 1 : t->reasons;
}

static void take_case(tally *t, const um_case *c)
{
    static const lg_wrap plain = {.form = LG_VCSK, .key = 0x5a};
    lg_outcome o;
    t->cases++;
    lg_compare(c, t->habit, &plain, &o);
    if (o.skipped) {
        count_reason(t, o.skipped);
    } else {
        t->compared++;
        t->equal += o.equal;
        t->steps += o.steps;
        t->traced += o.traced;
        t->beside += o.beside > 0;
        if (!o.equal) {
            um_buf_printf(&t->unequal, "%.*s\n", UM_FMT(c->id));
            um_buf_text(&t->unequal, um_buf_view(&o.said));
        }
    }
    um_buf_free(&o.said);
}

static void take_file(tally *t, const char *path)
{
    um_buf bytes = {0};
    um_record *r = NULL;
    cr_assert_eq(fetch(NULL, path, &bytes, NULL), UM_OK);
    um_packs packs = {.fetch = fetch, .folder = UM_TEXT("fixtures/madison")};
    um_read_options o = {.find_pack = um_packs_find, .find_pack_user = &packs};
    cr_assert_eq(um_record_read(um_text_of(path), um_buf_view(&bytes), &o, &r), UM_OK, "%s", path);
    for (int i = 0; i < r->ncases; i++)
        take_case(t, &r->cases[i]);
    um_record_free(r);
    um_packs_free(&packs);
    um_buf_free(&bytes);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(a, b);
}

static void take_folder(tally *t, const char *folder)
{
    static char name[FILES][256];
    int n = 0;
    DIR *d = opendir(folder);
    cr_assert(d);
    for (struct dirent *e; (e = readdir(d)) != NULL;) {
        size_t len = strlen(e->d_name);
        if (len > 4 && strcmp(e->d_name + len - 4, ".ump") == 0 && n < FILES)
            snprintf(name[n++], sizeof name[0], "%s", e->d_name);
    }
    closedir(d);
    qsort(name, (size_t)n, sizeof name[0], by_name);
    for (int i = 0; i < n; i++) {
        um_buf path = {0};
        um_buf_printf(&path, "%s/%s", folder, name[i]);
        take_file(t, path.p);
        um_buf_free(&path);
    }
}

static void print_tally(const tally *t)
{
    fprintf(stderr,
            "module %s: %d cases, %d compared (%d steps, %d with a trace; %d with facts beside), %d equal\n",
            lg_module_name(t->habit), t->cases, t->compared, t->steps, t->traced, t->beside, t->equal);
    for (int i = 0; i < t->reasons; i++)
        fprintf(stderr, "  skipped %4d: %s\n", t->count[i], t->reason[i]);
    const char *path = getenv("LOGS_DIFFER");
    FILE *f = path ? fopen(path, "w") : NULL;
    if (f) {
        fwrite(t->unequal.p ? t->unequal.p : "", 1, t->unequal.n, f);
        fclose(f);
    }
}

Test(logs, cases_of_madison_from_regions)
{
    tally t = {.habit = LG_REGIONS};
    take_folder(&t, "fixtures/madison");
    print_tally(&t);
    cr_expect_geq(t.compared, 1000);
    cr_expect_geq(t.equal, 730);
    um_buf_free(&t.unequal);
}
