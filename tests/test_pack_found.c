/* A record's pack statement opens game packs below the record's folders, and nothing else. */
#define _XOPEN_SOURCE 700 /* realpath */

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/program.h"

static char folder[64], here[4096];

static void make_folder(void)
{
    char program[4200];
    um_temp(folder, sizeof folder, "packs");
    cr_assert(mkdtemp(folder) && getcwd(here, sizeof here));
    const char *given = getenv("UMPIRE");
    snprintf(program, sizeof program, "%s/%s", here, given && *given ? given : "build/umpire");
    cr_assert_eq(setenv("UMPIRE", given && *given == '/' ? given : program, 1), 0);
    cr_assert_eq(chdir(folder), 0);
    cr_assert(mkdir("game", 0700) == 0 && mkdir("game/records", 0700) == 0 && mkdir("game/packs", 0700) == 0);
}

static void remove_folder(void)
{
    const char *const args[] = {"rm", "-r", folder, NULL};
    cr_assert_eq(chdir(here), 0);
    if (fork() == 0)
        execvp("rm", (char *const *)(uintptr_t)args);
}

TestSuite(pack_found, .init = make_folder, .fini = remove_folder, .timeout = 30);

static void write_file(const char *path, const char *text)
{
    FILE *f = fopen(path, "w");
    cr_assert(f && fputs(text, f) >= 0 && fclose(f) == 0, "%s", path);
}

/* What `check` says of a record in game/records that names a pack. */
static um_ran naming(const char *pack)
{
    char text[300];
    snprintf(text, sizeof text, "umpire 1\ngame madison\npack \"%s\"\nnow 1812 winter\n", pack);
    write_file("game/records/x.ump", text);
    return UM_PROGRAM("check", "game/records/x.ump");
}

static void is_refused(const char *pack, const char *word)
{
    um_ran r = naming(pack);
    cr_expect_eq(r.status, 3, "%s: %d", pack, r.status);
    cr_expect_not(strstr(um_ran_err(&r), word), "%s is quoted: %s", pack, um_ran_err(&r));
    cr_expect_not(strstr(um_ran_out(&r), word), "%s is quoted: %s", pack, um_ran_out(&r));
    um_ran_free(&r);
}

Test(pack_found, what_is_no_pack_is_not_told)
{
    char environment[] = "UMPIRE_TEST_SECRET=sesame";
    cr_assert_eq(putenv(environment), 0);
    is_refused("proc/self/environ", "sesame");
    is_refused("../../../../../../../../../proc/self/environ", "sesame");
    is_refused("/proc/self/environ", "sesame");
    write_file("outside", "sesame is said here");
    write_file("game/packs/other.xml", "sesame is said here");
    write_file("game/packs/page.xml", "<?xml version=\"1.0\"?><!-- a page --><html>sesame</html>");
    is_refused("packs/other.xml", "sesame");
    is_refused("packs/page.xml", "sesame");
    is_refused("../../../outside", "sesame is");
    is_refused("etc/passwd", "root:");
}

/* What is called <pack> by somebody else: no game, an unknown one, a namespace, no XML at all. */
Test(pack_found, what_is_called_a_pack_by_others_is_not_told)
{
    static const char *const others[] = {
        "<pack><password>sesame</password></pack>",
        "<pack game=\"chess\"><token>sesame</token></pack>",
        "<pack xmlns=\"urn:x\" game=\"madison\" pw=\"sesame\"><a/></pack>",
        "<pack xmlns:y='urn:y' game='madison'>sesame</pack>",
        "<pack sesame",
        "<pack sesame>",
        "<pack game=madison>sesame",
        "<pack game='madison sesame",
        "<pack/>sesame",
        "<!-- game='madison' --><pack key = 'x'\n>sesame<",
        "<pack name=\" game='madison' sesame\"/>",
    };
    for (size_t i = 0; i < UM_COUNT(others); i++) {
        write_file("game/packs/other.xml", others[i]);
        is_refused("packs/other.xml", "sesame");
    }
    write_file("game/packs/other.xml", "<pack\n name='x>y' game = 'madison'><oops/></pack>");
    um_ran r = naming("packs/other.xml"); /* a pack with a fault is told of */
    cr_expect(strstr(um_ran_err(&r), "oops"), "%s", um_ran_err(&r));
    um_ran_free(&r);
}

Test(pack_found, links_out_of_the_folders_are_not_followed)
{
    cr_assert_eq(symlink("/etc/passwd", "game/packs/link.xml"), 0);
    cr_assert_eq(symlink("/proc/self/environ", "game/packs/own.xml"), 0);
    cr_assert_eq(symlink("/", "game/packs/root"), 0);
    is_refused("packs/link.xml", "root:");
    is_refused("packs/own.xml", "PATH=");
    is_refused("packs/root/etc/passwd", "root:");
}

Test(pack_found, pipes_devices_and_folders_are_not_opened)
{
    cr_assert_eq(mkfifo("game/packs/pipe.xml", 0600), 0);
    cr_assert_eq(symlink("/dev/zero", "game/packs/zero.xml"), 0);
    cr_assert_eq(mkdir("game/packs/folder.xml", 0700), 0);
    is_refused("packs/pipe.xml", "fixtures");
    is_refused("packs/zero.xml", "fixtures");
    is_refused("packs/folder.xml", "fixtures");
    is_refused("packs/none.xml", "fixtures");
}

/* The folders above are the record's, from wherever the program is called. */
Test(pack_found, in_the_folders_above)
{
    static const char *const from[][2] = {{".", "game/records/x.ump"},
                                          {"game/records", "x.ump"},
                                          {"game/records", "."},
                                          {"game/packs", "../records/x.ump"}};
    char source[4200], all[4200], above[4000];
    cr_assert(getcwd(above, sizeof above)); /* make_folder has gone there */
    um_buf pack = {0};
    snprintf(source, sizeof source, "%s/fixtures/packs/tmap.xml", here);
    FILE *f = fopen(source, "r");
    cr_assert(f);
    for (int c; (c = fgetc(f)) != EOF;)
        um_buf_char(&pack, (char)c);
    fclose(f);
    write_file("game/packs/t.xml", um_buf_view(&pack).p);
    um_buf_free(&pack);
    um_ran first = naming("packs/t.xml");
    um_ran_free(&first);
    for (size_t i = 0; i < UM_COUNT(from); i++) {
        cr_assert_eq(chdir(above) || chdir(from[i][0]), 0);
        um_ran r = UM_PROGRAM("check", from[i][1]);
        cr_expect_neq(r.status, 3, "%s in %s: %s", from[i][1], from[i][0], um_ran_err(&r));
        um_ran_free(&r);
    }
    cr_assert_eq(chdir(above) || symlink("game/records", "linked"), 0);
    snprintf(all, sizeof all, "%s/linked/x.ump", above);
    um_ran r = UM_PROGRAM("check", all);
    cr_expect_neq(r.status, 3, "%s", um_ran_err(&r));
    um_ran_free(&r);
}

Test(pack_found, suites_are_tested_from_any_folder)
{
    char suites[4200];
    snprintf(suites, sizeof suites, "%s/fixtures/madison/games", here);
    cr_assert_eq(chdir(suites), 0);
    um_ran r = UM_PROGRAM("test", ".");
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    um_ran_free(&r);
}

/* The cases of a game, judged from their own folder. */
static void judged_from_its_folder(const char *game)
{
    char there[4200];
    snprintf(there, sizeof there, "%s/fixtures/%s", here, game);
    cr_assert_eq(chdir(there), 0);
    um_ran r = UM_PROGRAM("test", ".");
    cr_assert_eq(chdir(here), 0);
    cr_expect_eq(r.status, 0, "%s: %s", game, um_ran_err(&r));
    cr_expect(strstr(um_ran_out(&r), " passed, 0 failed"), "%s: %s", game, um_ran_out(&r));
    cr_expect_not(strstr(um_ran_out(&r), "\n0 passed") || um_ran_out(&r)[0] == '0', "%s", game);
    um_ran_free(&r);
}

Test(pack_found, above_the_folder_that_records_are_judged_from)
{
    judged_from_its_folder("madison");
    judged_from_its_folder("invasion");
    judged_from_its_folder("niagara");
}
