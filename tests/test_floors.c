/* The folders of a game: every rule is cited by a file of its chapter, or elsewhere.txt says why not. */
#include "core/core.h"

#include <criterion/criterion.h>

#include <ctype.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const floors[] = {"core/madison/board", "core/madison/rules"};

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

/* The sources of all files whose number is this chapter's, one behind the other. */
static void read_chapter(int chapter, um_buf *text)
{
    for (size_t i = 0; i < UM_COUNT(floors); i++) {
        DIR *dir = opendir(floors[i]);
        cr_assert(dir, "%s", floors[i]);
        for (struct dirent *e = readdir(dir); e; e = readdir(dir)) {
            char path[512];
            size_t n = strlen(e->d_name);
            if (atoi(e->d_name) != chapter || n < 2 || strcmp(e->d_name + n - 2, ".c") != 0)
                continue;
            snprintf(path, sizeof path, "%s/%s", floors[i], e->d_name);
            read_file(path, text);
        }
        closedir(dir);
    }
}

static bool cites(const char *text, const char *rule)
{
    size_t n = strlen(rule);
    for (const char *at = text; (at = strstr(at, rule)) != NULL; at += n)
        if (at[n] != '_' && !isalnum((unsigned char)at[n]))
            return true;
    return false;
}

enum { CHAPTERS = 32 };

Test(floors, a_rule_is_cited_by_its_chapter_or_listed_as_decided_elsewhere)
{
    um_buf rules = {0}, elsewhere = {0}, chapter[CHAPTERS] = {{0}};
    read_file("core/madison/rules.def", &rules);
    read_file("core/madison/rules/elsewhere.txt", &elsewhere);
    for (int i = 0; i < CHAPTERS; i++) {
        read_chapter(i, &chapter[i]);
        um_buf_char(&chapter[i], '\n');
    }
    char name[64], id[64], line[80];
    int n = 0;
    for (const char *at = um_buf_view(&rules).p; (at = strstr(at, "\nX(")) != NULL; at++, n++) {
        cr_assert_eq(sscanf(at, "\nX(%63[^,], \"%63[^\"]\"", name, id), 2);
        int of = atoi(id);
        cr_assert(of > 0 && of < CHAPTERS, "%s", id);
        snprintf(line, sizeof line, "\n%s ", id);
        bool listed = strstr(um_buf_view(&elsewhere).p, line) != NULL;
        bool cited = cites(um_buf_view(&chapter[of]).p, name);
        cr_expect(listed || cited, "no file of chapter %d cites %s, and elsewhere.txt does not list it", of,
                  id);
        cr_expect(!listed || !cited, "elsewhere.txt lists %s, which chapter %d decides", id, of);
    }
    cr_expect(n > 300, "only %d rules were found", n);
    for (int i = 0; i < CHAPTERS; i++)
        um_buf_free(&chapter[i]);
    um_buf_free(&rules);
    um_buf_free(&elsewhere);
}
