/* Whatever is wrong with an input, an option or the output: one clear message that says what was found,
 * nothing written, and the exit status of the manual. */
#include "cli/input.h"
#include "cli/output.h"
#include "parser/vassal/sniff.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define FULL "fixtures/vassal/full"
#define FAULTS FULL "/dev-1812-faults.vlog"
#define MODULE FULL "/MadisonFull.vmod"
#define CASES "fixtures/madison/07-sequence.ump"

static char dir[64];

static void put(const char *name, const void *bytes, size_t n)
{
    char path[200];
    snprintf(path, sizeof path, "%s/%s", dir, name);
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(bytes, 1, n, f) == n && fclose(f) == 0, "%s", path);
}

static const char *const names[] = {"empty", "image.vlog", "short.vlog", "module.vlog",
                                    "text",  "page",       "zero",       "chess.ump"};

static void set_up(void)
{
    um_buf log = {0}, module = {0};
    static const um_sink silent = {0};
    um_temp(dir, sizeof dir, "bad");
    cr_assert_not_null(mkdtemp(dir));
    cr_assert_eq(um_input_read(FAULTS, 0, &log, &silent), UM_OK);
    cr_assert_eq(um_input_read(MODULE, 0, &module, &silent), UM_OK);
    put("empty", "", 0);
    put("image.vlog", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16);
    put("short.vlog", log.p, 300);
    put("module.vlog", module.p, module.n);
    put("text", "hello\n", 6);
    put("page", "<html/>\n", 8);
    put("zero", "a\0b\0", 4);
    put("chess.ump", "game chess\nmove e4\n", 18);
    um_buf_free(&log);
    um_buf_free(&module);
}

static void tear_down(void)
{
    char path[200];
    for (size_t i = 0; i < UM_COUNT(names); i++) {
        snprintf(path, sizeof path, "%s/%s", dir, names[i]);
        unlink(path);
    }
    cr_expect_eq(rmdir(dir), 0, "something else was written");
}

/* "%" in an argument stands for the folder. */
static um_ran run(const char *const *args)
{
    char made[6][300];
    const char *list[8] = {NULL};
    for (size_t i = 0; args[i] && i < 6; i++) {
        const char *percent = strchr(args[i], '%');
        list[i] = args[i];
        if (percent) {
            snprintf(made[i], sizeof made[i], "%.*s%s%s", (int)(percent - args[i]), args[i], dir,
                     percent + 1);
            list[i] = made[i];
        }
    }
    return um_program(list, NULL);
}

Test(bad_input, is_said_once_and_clearly, .init = set_up, .fini = tear_down)
{
    static const struct {
        const char *args[6];
        int status;
        const char *words;
    } calls[] = {
        {{"check", "%/none"}, 3, "none: error: cannot read: No such file"},
        {{"fmt", "fixtures/packs"}, 3, "no file in this directory can be read"},
        {{"check", "%/empty"}, 3, "neither a game record nor a VASSAL log: an empty file"},
        {{"check", "%/image.vlog"}, 3, "neither a game record nor a VASSAL log: a PNG image"},
        {{"check", "%/short.vlog"}, 3, "a ZIP archive that is cut short"},
        {{"check", "%/module.vlog"}, 3, "a VASSAL module, not a log or save"},
        {{"check", "%/text"}, 3, "the record must name its game first"},
        {{"check", "%/page"}, 3, "an XML or HTML document"},
        {{"check", "%/zero"}, 3, "binary data"},
        {{"check", "%/chess.ump"}, 3, "the games are: madison, invasion, niagara"},
        {{"dump", "%/image.vlog"},
         3,
         "not a ZIP archive, as VASSAL's logs, saves and modules are, but a PNG"},
        {{"dump", "%/short.vlog"}, 3, "a ZIP archive that is cut short"},
        {{"dump", "%/empty"}, 3, "the file is empty"},
        {{"bind", FAULTS}, 3, "not a module"},
        {{"fmt", FAULTS}, 3, "not a record, but a log"},
        {{"test", FAULTS}, 3, "not a record, but a log"},
        {{"convert", CASES}, 3, "a record already"},
        {{"convert", "-q", FULL}, 4, "a record holds one game"},
        {{"pack", "check", "%/text"}, 3, "Start tag expected"},
        {{"check", CASES "#C-7.0-"}, 4, "holds no case 'C-7.0-'; did you mean 'C-7.0-a'?"},
        {{"check", "-q", "-w", CASES, FAULTS}, 3, "a record beside the inputs holds data"},
        {{"check", "-o", "%/text", "%/text"}, 4, "the output would replace"},
        {{"check", "-o", "%/no/where", FAULTS}, 3, "cannot write: No such file"},
        {{"check", "-fhtml", "-o", "%/text/", CASES}, 3, "/text/index.html: cannot write"},
        {{"check", "-r", "R-none=x", FAULTS}, 4, "no ruling 'R-none'"},
        {{"check", "--bind", FAULTS, FAULTS}, 3, "a ZIP archive, as VASSAL's logs and modules are, not XML"},
        {{"check", "--pack", FAULTS, FAULTS}, 3, "a ZIP archive, as VASSAL's logs and modules are, not XML"},
        {{"pack", "check", FAULTS}, 3, "a ZIP archive, as VASSAL's logs and modules are, not XML"},
        {{"compare", "-q", "--vary", "R-pass=a,b", FAULTS}, 4, "R-pass is settled and takes no option"},
    };
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        um_ran r = run(calls[i].args);
        const char *said = um_ran_err(&r);
        cr_expect_eq(r.status, calls[i].status, "call %zu: %d, %s", i, r.status, said);
        cr_expect(strstr(said, calls[i].words), "call %zu: %s", i, said);
        cr_expect_null(strstr(said, "\\x"), "call %zu shows bytes that nobody wrote: %s", i, said);
        const char *first = strstr(said, "error: ");
        cr_expect(!first || !strstr(first + 1, "error: "), "call %zu says two things: %s", i, said);
        um_ran_free(&r);
    }
}

Test(bad_input, what_cannot_be_written_is_told_once)
{
    static const char *const calls[][6] = {{"check", "-q", FAULTS},
                                           {"check", "-q", "-f", "jsonl", FAULTS},
                                           {"check", "-q", "-f", "sarif", FAULTS},
                                           {"convert", "-q", FAULTS},
                                           {"dump", "-q", FAULTS},
                                           {"fmt", CASES},
                                           {"bind", "-q", MODULE},
                                           {"--help"}};
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        um_ran r = um_program_into(calls[i], "/dev/full");
        cr_expect_eq(r.status, 3, "%s", calls[i][0]);
        cr_expect_str_eq(um_ran_err(&r), "umpire: standard output: cannot write: No space left on device\n");
        um_ran_free(&r);
    }
}

Test(bad_input, help_fits_a_terminal)
{
    for (int i = 0; i < um_ncommands; i++) {
        um_ran r = UM_PROGRAM(um_commands[i].name, "--help");
        for (const char *line = um_ran_out(&r); *line;) {
            size_t n = strcspn(line, "\n");
            cr_expect_leq(n, 80, "%s: %.*s", um_commands[i].name, (int)n, line);
            line += n + (line[n] == '\n');
        }
        um_ran_free(&r);
    }
}

Test(bad_input, kinds_of_files_are_known_by_their_first_bytes)
{
    const char *words;
    cr_expect_eq(um_sniff(UM_TEXT(""), &words), UM_LOOK_EMPTY);
    cr_expect_eq(um_sniff(UM_TEXT("PK\3\4"), &words), UM_LOOK_ZIP);
    cr_expect_eq(um_sniff(UM_TEXT("PK"), &words), UM_LOOK_TEXT);
    cr_expect_eq(um_sniff(UM_TEXT("GIF89a"), &words), UM_LOOK_OTHER);
    cr_expect_str_eq(words, "a GIF image");
    cr_expect_eq(um_sniff(UM_TEXT("\xff\xfe"), NULL), UM_LOOK_OTHER);
    cr_expect_eq(um_sniff(UM_TEXT("<a"), NULL), UM_LOOK_MARKUP);
    cr_expect_eq(um_sniff(UM_TEXT("game madison\n"), NULL), UM_LOOK_TEXT);
    cr_expect_eq(um_sniff((um_text){"a\0", 2}, NULL), UM_LOOK_BINARY);
}
