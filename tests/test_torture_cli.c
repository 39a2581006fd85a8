/* Reports with every allocation failing in turn: whole, or told to be incomplete and not written. */
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/output.h"
#include "parser/umpire.h"
#include "tests/program.h"
#include "tests/torture.h"

#include <criterion/criterion.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static char file[64];

static size_t slurp(char *out, size_t cap)
{
    FILE *f = fopen(file, "rb");
    size_t n = f ? fread(out, 1, cap, f) : 0;
    if (f)
        fclose(f);
    return n;
}

/* Run a command into the file with allocation `fail_at` failing; returns its status. */
static int run(const char *const *args, size_t fail_at, um_meter *m)
{
    char copies[10][80], *argv[11] = {NULL};
    int argc = 0;
    for (; args[argc]; argc++) {
        snprintf(copies[argc], sizeof copies[argc], "%s", args[argc]);
        argv[argc] = copies[argc];
    }
    unlink(file);
    *m = (um_meter){.fail_at = fail_at};
    um_meter_start(m);
    int status = um_command_named(args[0])->run(argc, argv);
    um_meter_stop();
    cr_expect_eq(m->live, 0, "%s, allocation %zu: %zu blocks leaked", args[0], fail_at, m->live);
    cr_expect_eq(m->wrong_sizes, 0, "%s, allocation %zu: sizes given back wrong", args[0], fail_at);
    return status;
}

enum { REPORT_MAX = 400000, RUNS = 60 };
static char whole[REPORT_MAX], now[REPORT_MAX];

static void torture(const char *const *args, int want)
{
    um_meter m;
    int status = run(args, 0, &m);
    size_t n = slurp(whole, sizeof whole), calls = m.calls;
    cr_assert(n > 0 && status == want, "%s: %d", args[0], status);
    for (size_t i = 1; i <= calls; i += calls / RUNS + 1) {
        status = run(args, i, &m);
        size_t got = slurp(now, sizeof now);
        cr_expect(status == UM_EXIT_FAULT ? got == 0 : status == want && got == n && !memcmp(now, whole, n),
                  "%s %s, allocation %zu of %zu: status %d, %zu bytes", args[0], args[4], i, calls, status,
                  got);
    }
}

static void quiet_please(void)
{
    um_temp(file, sizeof file, "report");
    int fd = mkstemp(file), null = open("/dev/null", O_WRONLY);
    cr_assert(fd >= 0 && null >= 0 && dup2(null, STDERR_FILENO) >= 0);
    close(fd);
    close(null);
}

static void remove_file(void)
{
    unlink(file);
}

#define GAME "tests/golden/game.ump"

Test(torture_cli, reports, .init = quiet_please, .fini = remove_file)
{
    static const char *const formats[] = {"text", "short", "jsonl", "junit", "tap", "sarif", "html", "csv"};
    for (size_t i = 0; i < UM_COUNT(formats); i++) {
        const char *const args[] = {"check", "-o", file, "-f", formats[i], GAME, NULL};
        torture(args, 1);
    }
}

Test(torture_cli, other_commands, .init = quiet_please, .fini = remove_file)
{
    torture(
        (const char *const[]){"check", "-o", file, "--summary", GAME, "tests/golden/cases.ump", GAME, NULL},
        1);
    torture((const char *const[]){"score", "-o", file, "-f", "text", GAME, NULL}, 0);
    torture((const char *const[]){"new", "-o", file, "madison", "1813", NULL}, 0);
    torture((const char *const[]){"fmt", "-o", file, "-f", "text", GAME, NULL}, 0);
    torture((const char *const[]){"replay", "-o", file, "-f", "text", GAME, NULL}, 0);
    torture((const char *const[]){"explain", "-o", file, "-f", "text", GAME, "3", NULL}, 1);
    torture((const char *const[]){"test", "-o", file, "-f", "text", "tests/golden/cases.ump", NULL}, 0);
}

#define VASSAL "fixtures/vassal/"

/* The rest of the commands: every allocation of each is told or made good. */
Test(torture_cli, commands_on_a_game, .init = quiet_please, .fini = remove_file)
{
    torture((const char *const[]){"settle", "-o", file, "-f", "text", GAME, NULL}, 0);
    torture((const char *const[]){"compare", "-o", file, "-f", "text", "--vary", "all", GAME, NULL}, 0);
    torture((const char *const[]){"legal", "-o", file, "-f", "text", GAME, "1", NULL}, 0);
    torture((const char *const[]){"legal", "-o", file, "-f", "jsonl", GAME, "1", NULL}, 0);
    torture((const char *const[]){"score", "-o", file, "-f", "jsonl", GAME, NULL}, 0);
}

Test(torture_cli, commands_on_what_is_known, .init = quiet_please, .fini = remove_file)
{
    torture((const char *const[]){"rules", "-o", file, "-f", "text", "9.4", NULL}, 0);
    torture((const char *const[]){"rules", "-o", file, "-f", "jsonl", NULL}, 0);
    torture((const char *const[]){"verbs", "-o", file, "-f", "text", "move", NULL}, 0);
    torture((const char *const[]){"verbs", "-o", file, "-f", "jsonl", NULL}, 0);
    torture((const char *const[]){"pack", "-o", file, "-f", "text", "show", "madison", NULL}, 0);
    torture((const char *const[]){"pack", "-o", file, "-f", "jsonl", "check", "madison", NULL}, 0);
    torture((const char *const[]){"completion", "-o", file, "bash", NULL}, 0);
}

Test(torture_cli, commands_on_a_log, .init = quiet_please, .fini = remove_file)
{
    torture((const char *const[]){"convert", "-o", file, "-f", "text", VASSAL "york-1812.vlog", NULL}, 0);
    torture((const char *const[]){"dump", "-o", file, "-f", "text", VASSAL "york-1812.vlog", NULL}, 0);
    torture((const char *const[]){"dump", "-o", file, "-f", "jsonl", VASSAL "york-1812.vlog", NULL}, 0);
    torture((const char *const[]){"dice", "-o", file, "-f", "csv", VASSAL "york-1812.vlog", NULL}, 0);
    torture((const char *const[]){"check", "-o", file, "-f", "text", VASSAL "york-1812.vlog", NULL}, 2);
    torture((const char *const[]){"check", "-o", file, "-f", "html", VASSAL "york-1812.vlog", NULL}, 2);
    torture((const char *const[]){"replay", "-o", file, "-f", "text", VASSAL "york-1812.vlog", NULL}, 0);
    torture((const char *const[]){"bind", "-o", file, "-f", "text", VASSAL "MadisonSample.vmod", NULL}, 0);
}

static char store[64];

static void fill_store(void)
{
    um_meter m;
    quiet_please();
    um_temp(store, sizeof store, "results");
    int fd = mkstemp(store);
    cr_assert(fd >= 0);
    close(fd);
    cr_assert(run((const char *const[]){"check", "-q", "-o", file, "--store", store, GAME, NULL}, 0, &m) ==
              1);
}

static void remove_store(void)
{
    remove_file();
    unlink(store);
}

Test(torture_cli, commands_on_a_store, .init = fill_store, .fini = remove_store)
{
    torture((const char *const[]){"query", "-o", file, "-f", "text", store, "worst", NULL}, 0);
    torture((const char *const[]){"query", "-o", file, "-f", "jsonl", store, "ruling", NULL}, 0);
    torture((const char *const[]){"learn", "-o", file, "-f", "text", "--store", store, NULL}, 0);
    torture((const char *const[]){"store", "-o", file, "-f", "text", "export", store, NULL}, 0);
    torture((const char *const[]){"store", "-o", file, "-f", "text", "list", store, NULL}, 0);
}
