/* Files that once broke the program or made it say what cannot be: what each command answers to them now. */
#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/program.h"

#define SAMPLE                                                                                               \
    "--module", "fixtures/vassal/MadisonSample.vmod", "--bind", "fixtures/vassal/MadisonSample.bind.xml"
#define FULL                                                                                                 \
    "--module", "fixtures/vassal/full/MadisonFull.vmod", "--bind", "fixtures/vassal/full/MadisonFull.bind.xml"

static const struct {
    const char *args[8];
    int status;
    const char *says; /* on standard output or error */
} held[] = {
    {{"check", FULL, "tests/attacks/face-in-pile.vlog"}, 3, "1 step"},
    {{"convert", FULL, "tests/attacks/face-in-pile.vlog"}, 3, "read only in part: 1 line could"},
    {{"score", FULL, "tests/attacks/face-in-pile.vlog"}, 3, "0"},
    {{"convert", SAMPLE, "tests/attacks/vp-int-min.vlog"}, 3, "a score is -999 to 999"},
    {{"convert", "-q", SAMPLE, "tests/attacks/vp-int-min.vlog"}, 3, "# 1 line of the log could not be read"},
    {{"check", SAMPLE, "tests/attacks/vp-int-min.vlog"}, 3, "could not be read"},
    {{"check", SAMPLE, "tests/attacks/move-to-nan.vlog"}, 3, "a whole number for x"},
    {{"check", SAMPLE, "tests/attacks/clones-at-first.vlog"},
     3,
     "vlog: warning: 161 pieces of the log are 13th"},
    {{"check", SAMPLE, "tests/attacks/clones-in-play.vlog"},
     3,
     "entry 1: warning: 2 pieces of the log are 13th"},
    {{"convert", SAMPLE, "tests/attacks/clones-in-play.vlog"}, 3, "# 1 line of the log could not be read"},
    {{"check", SAMPLE, "tests/attacks/replaced.vlog"}, 0, "0 steps: 0 legal"}, /* one by another: no clone */
    {{"test", "tests/attacks/expect-ratio.ump"}, 1, "came ratio none"},
    {{"check", "tests/attacks/sideless-retreat.ump"}, 3, "needs its side"},
    {{"check", "-v", "tests/attacks/year-wraps.ump"}, 3, "year is 1812 to 1814"},
    {{"replay", "--to", "1", "tests/attacks/year-1898.ump"}, 3, "year is 1812 to 1814"},
    {{"check", "tests/attacks/claim-beside-unknown.ump"}, 3, "net is -999 to 999"},
};

Test(attack_files, each_is_held, .timeout = 120)
{
    for (size_t i = 0; i < UM_COUNT(held); i++) {
        um_ran ran = um_program(held[i].args, NULL);
        cr_expect_eq(ran.status, held[i].status, "%zu, %s: status %d: %s", i, held[i].args[0], ran.status,
                     um_ran_err(&ran));
        cr_expect(strstr(um_ran_out(&ran), held[i].says) || strstr(um_ran_err(&ran), held[i].says),
                  "%zu: %s%s", i, um_ran_out(&ran), um_ran_err(&ran));
        um_ran_free(&ran);
    }
}

/* A log that is read in part is told of the same way by every command that reads it, and what is converted of
 * it is there, laid out as fmt does. */
Test(attack_files, read_in_part_says_so_and_exits_with_3, .timeout = 120)
{
    static const char *const calls[][8] = {
        {"check", FULL}, {"score", FULL}, {"dice", FULL}, {"convert", FULL}, {"replay", FULL}};
    char path[96];
    um_temp(path, sizeof path, "part");
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    close(fd);
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        const char *args[12] = {0};
        size_t n = 0;
        while (calls[i][n])
            args[n] = calls[i][n], n++;
        args[n++] = "-o";
        args[n++] = path;
        args[n] = "tests/attacks/face-in-pile.vlog";
        um_ran ran = um_program(args, NULL);
        cr_expect_eq(ran.status, 3, "%s: %d: %s", args[0], ran.status, um_ran_err(&ran));
        um_ran_free(&ran);
        if (strcmp(args[0], "convert") != 0)
            continue;
        ran = UM_PROGRAM("fmt", "--check", path);
        cr_expect_eq(ran.status, 0, "%s%s", um_ran_out(&ran), um_ran_err(&ran));
        um_ran_free(&ran);
        ran = UM_PROGRAM("check", path);
        cr_expect_eq(ran.status, 2, "%s", um_ran_err(&ran));
        um_ran_free(&ran);
    }
    unlink(path);
}

/* One log that fails costs no other its report, whatever the number of processes. */
Test(attack_files, one_bad_log_costs_no_other_its_report, .timeout = 120)
{
    static const char *const jobs[] = {"1", "3"};
    for (size_t i = 0; i < UM_COUNT(jobs); i++) {
        um_ran ran = UM_PROGRAM("check", "-j", jobs[i], FULL, "tests/attacks/face-in-pile.vlog",
                                "fixtures/vassal/full/dev-1812-faults.vlog");
        cr_expect_geq(ran.status, 0);
        cr_expect(strstr(um_ran_out(&ran), "dev-1812-faults.vlog\n\nstep "), "%s", um_ran_err(&ran));
        cr_expect(strstr(um_ran_out(&ran), "face-in-pile.vlog\n"), "%s", um_ran_err(&ran));
        um_ran_free(&ran);
    }
}
