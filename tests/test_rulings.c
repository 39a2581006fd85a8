/* umpire-rulings(7) and `umpire rules` against the tables of rulings. */
#include "core/core.h"
#include "tests/program.h"

#include <criterion/criterion.h>

#include <stdio.h>
#include <string.h>

static void read_file(const char *path, um_buf *text)
{
    char part[4096];
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert(f, "%s", path);
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_text(text, (um_text){part, n});
    fclose(f);
}

/* The entry of a ruling in the page: from its name to the next ruling's. */
static const char *entry_of(const char *page, const char *id)
{
    char item[128];
    snprintf(item, sizeof item, ".It Cm %s\nRules ", id);
    const char *at = strstr(page, item);
    cr_assert(at, "%s is not in the page", id);
    cr_assert(!strstr(at + 1, item), "%s is there twice", id);
    return at;
}

static bool says_option(const char *entry, const char *end, const char *name, bool chosen)
{
    char item[128];
    snprintf(item, sizeof item, ".It Cm %s%s\n", name, chosen ? " No (default)" : "");
    const char *at = strstr(entry, item);
    return at && (!end || at < end);
}

Test(rulings, the_page_has_every_ruling_and_option)
{
    um_buf text = {0};
    read_file("man/umpire-rulings.7", &text);
    const char *page = um_buf_view(&text).p;
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nrulings; i++) {
            const um_ruling *r = &um_games[g]->rulings[i];
            const char *entry = entry_of(page, r->id),
                       *end = strstr(strstr(entry, "\nRules ") + 1, "\nRules ");
            for (int o = 0; o < r->noptions; o++)
                cr_expect(says_option(entry, end, r->options[o].name, o == r->chosen), "%s: %s", r->id,
                          r->options[o].name);
        }
    um_buf_free(&text);
}

Test(rulings, the_page_is_what_the_program_writes)
{
    um_buf text = {0};
    read_file("man/umpire-rulings.7", &text);
    um_ran r = UM_PROGRAM("rules", "--man");
    cr_expect(r.status == 0);
    cr_expect(strcmp(um_ran_out(&r), um_buf_view(&text).p) == 0, "make man writes another page");
    um_ran_free(&r);
    um_buf_free(&text);
}

static void expect_explained(const um_ruling *r)
{
    cr_expect(r->question && *r->question && r->rules && *r->rules && r->reason && *r->reason, "%s", r->id);
    cr_expect(r->noptions == 0 || (r->noptions > 1 && r->chosen >= 0 && r->chosen < r->noptions), "%s",
              r->id);
    for (int o = 0; o < r->noptions; o++)
        cr_expect(r->options[o].text && *r->options[o].text, "%s: %s", r->id, r->options[o].name);
}

Test(rulings, each_is_explained_with_its_default)
{
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nrulings; i++)
            expect_explained(&um_games[g]->rulings[i]);
}
