/* Options, exit statuses, output and inputs are as umpire(1) says, and a call that is wrong is told. */
#include "cli/input.h"
#include "cli/output.h"
#include "tests/program.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- exit statuses ---- */

Test(cli, of_several_statuses_the_graver_wins)
{
    static const int order[] = {5, 4, 3, 1, 2, 0};
    for (size_t i = 0; i < UM_COUNT(order); i++)
        for (size_t j = 0; j < UM_COUNT(order); j++)
            cr_expect_eq(um_exit_worse(order[i], order[j]), order[i < j ? i : j]);
    cr_expect_eq(um_exit_worse(77, -1), 5);
    cr_expect_eq(um_exit_worse(77, 0), 0);
}

Test(cli, statuses_of_the_library_become_exit_statuses)
{
    static const int want[] = {
        [UM_OK] = 0,          [UM_MEMORY] = 5, [UM_IO] = 3,    [UM_FORMAT] = 3, [UM_LIMIT] = 3,
        [UM_UNSUPPORTED] = 3, [UM_NAME] = 3,   [UM_VALUE] = 3, [UM_CALL] = 4,   [UM_INTERNAL] = 5};
    for (size_t i = 0; i < UM_COUNT(want); i++)
        cr_expect_eq(um_exit_of((um_status)i), want[i], "%s", um_status_text((um_status)i));
}

Test(cli, every_command_has_one_row)
{
    uint32_t seen = 0;
    for (int i = 0; i < um_ncommands; i++) {
        const um_command *c = &um_commands[i];
        cr_expect_not_null(c->run, "%s", c->name);
        cr_expect_eq(seen & c->bit, 0, "%s", c->name);
        cr_expect_eq(um_command_named(c->name), c);
        cr_expect(c->formats & (1u << UM_FORMAT_TEXT), "%s has a text format", c->name);
        seen |= c->bit;
    }
    cr_expect_null(um_command_named("chekc"));
    cr_expect_null(um_command_named(""));
}

/* ---- nearest words ---- */

Test(cli, nearest_word)
{
    static const char *const words[] = {"check", "replay", "score", "convert"};
    cr_expect_str_eq(um_nearest("chek", words, 4), "check");
    cr_expect_str_eq(um_nearest("check", words, 4), "check");
    cr_expect_str_eq(um_nearest("covnert", words, 4), "convert");
    cr_expect_null(um_nearest("xyzzy", words, 4));
    cr_expect_null(um_nearest("check", words, 0));
    cr_expect_null(
        um_nearest("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", words, 4));
}

Test(cli, pairs_split_at_the_first_equals_sign)
{
    um_text id, value;
    um_split_equals("R-mixed=a=b", &id, &value);
    cr_expect(um_text_is(id, "R-mixed") && um_text_is(value, "a=b"));
    um_split_equals("plain", &id, &value);
    cr_expect(um_text_is(id, "plain") && um_text_is(value, ""));
}

/* ---- harmless text ---- */

static void harmless(const char *in, size_t n, const char *want)
{
    um_buf b = {0};
    um_harmless(&b, (um_text){in, n});
    cr_expect_str_eq(um_buf_view(&b).p, want);
    um_buf_free(&b);
}

Test(cli, text_from_files_cannot_act_on_a_terminal)
{
#define H(in, want) harmless(in, sizeof(in) - 1, want)
    H("", "");
    H("plain", "plain");
    H("Montr\xc3\xa9"
      "al",
      "Montr\xc3\xa9"
      "al");
    H("a\tb", "a b");
    H("\033[2J", "\\x1b[2J");
    H("a\nb\r", "a\\x0ab\\x0d");
    H("\x7f", "\\x7f");
    H("nul\0nul", "nul\\x00nul");
    H("\xff\xfe", "\\xff\\xfe");
    H("\xc3", "\\xc3");
    H("\xc3(", "\\xc3(");
    H("\xe2\x82", "\\xe2\\x82");
    H("\xc0\xaf", "\\xc0\\xaf");
    H("\xed\xa0\x80", "\\xed\\xa0\\x80");
    H("\xf4\x90\x80\x80", "\\xf4\\x90\\x80\\x80");
    H("\xf0\x9f\x8e\xb2", "\xf0\x9f\x8e\xb2");
    H("\xc2\x9b", "\\u{9b}");
    H("\xe2\x80\xae", "\\u{202e}");
    H("\xe2\x81\xa6", "\\u{2066}");
    H("\xef\xbb\xbf", "\\u{feff}");
    H("\xe2\x80\x94", "\xe2\x80\x94");
}

Test(cli, columns_count_characters)
{
    cr_expect_eq(um_columns(UM_TEXT("")), 0);
    cr_expect_eq(um_columns(UM_TEXT("abc")), 3);
    cr_expect_eq(um_columns(UM_TEXT("\xc3\xa9\xe2\x82\xac")), 2);
}

/* ---- options ---- */

static int parse(um_options *o, char *arg1, char *arg2)
{
    char name[] = "completion";
    char *argv[] = {name, arg1, arg2, NULL};
    int status = -1;
    bool ok = um_options_parse(o, "completion", arg2 ? 3 : arg1 ? 2 : 1, argv, &status);
    cr_expect_eq(ok, status == 0);
    return status;
}

Test(cli, options_are_parsed)
{
    char files[] = "bash", out[] = "-ofile", verbose[] = "-vv", color[] = "--color=never";
    um_options o;
    cr_assert_eq(parse(&o, files, NULL), 0);
    cr_expect_eq(o.nfiles, 1);
    cr_expect_str_eq(o.files[0], "bash");
    cr_expect_eq(o.jobs, 1);
    cr_expect_null(o.output);
    um_options_free(&o);
    cr_assert_eq(parse(&o, out, files), 0);
    cr_expect_str_eq(o.output, "file");
    cr_assert_eq(parse(&o, files, verbose), 0, "options may follow operands");
    cr_expect_eq(o.verbose, 2);
    cr_assert_eq(parse(&o, color, files), 0);
    cr_expect_eq(o.color, UM_WHEN_NEVER);
}

Test(cli, wrong_calls_are_told_apart)
{
    static const struct {
        const char *args[3];
        const char *said;
    } rows[] = {
        {{"completion", "--qiet", "bash"}, "unknown or ambiguous option --qiet; did you mean --quiet?"},
        {{"completion", "--xyzzy", "bash"}, "unknown option --xyzzy"},
        {{"completion", "-Z", "bash"}, "unknown option -Z"},
        {{"completion", "--quiet=1", "bash"}, "--quiet takes no value"},
        {{"completion", "bash", "-o"}, "--output wants FILE"},
        {{"completion", "bash", "--output="}, "--output takes FILE, not an empty word"},
        {{"completion", "bash", "--color=red"}, "--color takes auto|always|never, not 'red'"},
        {{"completion", "bash", "man"}, "one operand too many: 'man'"},
        {{"completion", NULL, NULL}, "nothing to do: takes bash|zsh|fish|man"},
        {{"completion", "ksh", NULL}, "takes bash, zsh, fish or man, not 'ksh'"},
        {{"completoin", NULL, NULL}, "no command 'completoin'; did you mean 'completion'?"},
        {{"xyzzy", NULL, NULL}, "no command 'xyzzy' (see"},
        {{NULL, NULL, NULL}, "no command given"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        const char *args[] = {rows[i].args[0], rows[i].args[1], rows[i].args[2], NULL};
        um_ran r = um_program(args, NULL);
        cr_expect_eq(r.status, UM_EXIT_CALL, "row %zu: status %d", i, r.status);
        cr_expect_str_eq(um_ran_out(&r), "");
        cr_expect_not_null(strstr(um_ran_err(&r), rows[i].said), "row %zu: %s", i, um_ran_err(&r));
        um_ran_free(&r);
    }
}

Test(cli, help_lists_what_there_is)
{
    um_ran r = UM_PROGRAM("--help");
    cr_expect_eq(r.status, 0);
    for (int i = 0; i < um_ncommands; i++)
        cr_expect_not_null(strstr(um_ran_out(&r), um_commands[i].name), "%s", um_commands[i].name);
    um_ran_free(&r);
    for (int i = 0; i < um_ncommands; i++) {
        um_ran a = UM_PROGRAM(um_commands[i].name, "--help"), b = UM_PROGRAM("help", um_commands[i].name);
        cr_expect_eq(a.status, 0);
        cr_expect_str_eq(um_ran_out(&a), um_ran_out(&b));
        cr_expect_not_null(strstr(um_ran_out(&a), "--output"));
        um_ran_free(&a);
        um_ran_free(&b);
    }
    r = UM_PROGRAM("--version");
    cr_expect_eq(r.status, 0);
    cr_expect_eq(strncmp(um_ran_out(&r), "umpire " UMPIRE_VERSION "\nlibxml2 ", strlen(UMPIRE_VERSION) + 16),
                 0);
    cr_expect_not_null(strstr(um_ran_out(&r), "\nzlib "));
    um_ran_free(&r);
}

Test(cli, a_full_disk_and_a_closed_pipe_are_told)
{
    static const char *const args[] = {"completion", "bash", NULL};
    if (access("/dev/full", W_OK) != 0)
        cr_skip("no /dev/full here");
    um_ran r = um_program_into(args, "/dev/full");
    cr_expect_eq(r.status, UM_EXIT_INPUT);
    cr_expect_not_null(strstr(um_ran_err(&r), "standard output: cannot write"));
    um_ran_free(&r);
    r = UM_PROGRAM("completion", "bash", "-o", "/dev/full");
    cr_expect_eq(r.status, UM_EXIT_INPUT);
    cr_expect_not_null(strstr(um_ran_err(&r), "/dev/full: cannot write"));
    um_ran_free(&r);
    int status = system("sh -c '\"${UMPIRE:-build/umpire}\" completion bash; echo $? >&3' 3>&1 1>&- "
                        "2>/dev/null | grep -qx 3");
    cr_expect_eq(status, 0, "a closed standard output gives 3");
    status = system(
        "sh -c '{ sleep 0.1; \"${UMPIRE:-build/umpire}\" completion bash 2>&1; echo $? >&3; } 3>&4 | :' "
        "4>&1 | grep -qx 3");
    cr_expect_eq(status, 0, "a pipe closed by its reader gives 3");
}

/* ---- output files ---- */

static char dir[64];

static void make_dir(void)
{
    um_temp(dir, sizeof dir, "test");
    cr_assert_not_null(mkdtemp(dir));
}

static void remove_dir(void)
{
    char command[128];
    snprintf(command, sizeof command, "rm -rf '%s'", dir);
    if (system(command) != 0)
        cr_log_warn("cannot remove %s", dir);
}

static const char *in_dir(const char *name)
{
    static char paths[4][160];
    static int next;
    char *p = paths[next++ % 4];
    snprintf(p, sizeof paths[0], "%s/%s", dir, name);
    return p;
}

static void put(const char *name, const char *content)
{
    FILE *f = fopen(in_dir(name), "w");
    cr_assert_not_null(f);
    fputs(content, f);
    fclose(f);
}

static void holds(const char *name, const char *content)
{
    um_buf b = {0};
    const um_sink silent = {0};
    cr_assert_eq(um_input_read(in_dir(name), 0, &b, &silent), UM_OK);
    cr_expect_str_eq(um_buf_view(&b).p, content);
    um_buf_free(&b);
}

static int names_in_dir(void)
{
    static const char *const all[] = {"", NULL};
    const um_sink silent = {0};
    char *operands[] = {dir};
    um_inputs in;
    if (um_inputs_find(&in, operands, 1, all, &silent))
        return 0;
    int n = (int)in.n;
    um_inputs_free(&in);
    return n;
}

TestSuite(files, .init = make_dir, .fini = remove_dir);

Test(files, an_output_file_appears_whole_or_not_at_all)
{
    const um_options o = {.output = in_dir("out"), .color = UM_WHEN_AUTO};
    um_output out;
    put("out", "old");
    cr_assert_eq(chmod(in_dir("out"), 0640), 0);
    cr_assert_eq(um_output_open(&out, &o), UM_OK);
    cr_expect(!out.color);
    cr_expect_eq(out.width, 80);
    um_out(&out, "new %d\n", 1);
    um_out_text(&out, UM_TEXT("\033x\n"));
    um_out_styled(&out, UM_RED, "plain");
    holds("out", "old");
    cr_expect_eq(um_output_close(&out, 2), 2);
    holds("out", "new 1\n\\x1bx\\x0aplain");
    struct stat st;
    cr_assert_eq(stat(in_dir("out"), &st), 0);
    cr_expect_eq(st.st_mode & 0777, 0640, "permissions are kept");
    cr_assert_eq(um_output_open(&out, &o), UM_OK);
    um_out(&out, "never");
    um_output_drop(&out);
    holds("out", "new 1\n\\x1bx\\x0aplain");
    cr_expect_eq(names_in_dir(), 1, "no temporary file is left");
}

Test(files, an_output_that_cannot_be_opened)
{
    um_ran r = UM_PROGRAM("completion", "bash", "-o", in_dir("no/such/dir"));
    cr_expect_eq(r.status, UM_EXIT_INPUT);
    cr_expect_not_null(strstr(um_ran_err(&r), "no/such/dir: cannot write: No such file"));
    um_ran_free(&r);
}

Test(files, paragraphs_are_wrapped_under_their_lead)
{
    const um_options o = {.output = in_dir("out"), .color = UM_WHEN_ALWAYS};
    um_output out;
    cr_assert_eq(um_output_open(&out, &o), UM_OK);
    cr_expect(out.color);
    out.width = 20;
    um_out_wrapped(&out, "= rule ", UM_TEXT("one two  three  four"));
    um_out_wrapped(&out, "", UM_TEXT("averyveryverylongwordindeed x"));
    um_out_wrapped(&out, "- ", UM_TEXT(""));
    um_out_styled(&out, UM_BOLD, "b");
    cr_expect_eq(um_output_close(&out, 0), 0);
    holds("out", "= rule one two three\n       four\naveryveryverylongwordindeed\nx\n- \n\033[1mb\033[0m");
}

/* ---- policies ---- */

Test(files, a_policy_gives_options_and_the_call_wins)
{
    put("p", "# spring cup\n\n  trust certain # no guesses\nruling R-held-limit=x\nundetermined ok\r\npack "
             "own.xml");
    char check[] = "check", policy[] = "--policy", file[] = "game.ump", path[200];
    snprintf(path, sizeof path, "%s", in_dir("p"));
    char trust[] = "--trust=guess", ruling[] = "-rA=b";
    um_options o;
    int status;
    char *plain[] = {check, policy, path, file, NULL},
         *over[] = {check, trust, file, policy, path, ruling, NULL};
    cr_assert(um_options_parse(&o, "check", 4, plain, &status));
    cr_expect_eq(o.trust, UM_CERTAIN);
    cr_expect(o.undetermined_ok);
    cr_expect_str_eq(o.pack, "own.xml");
    cr_expect_eq(o.rulings.n, 1);
    cr_expect_str_eq(o.rulings.items[0], "R-held-limit=x");
    cr_expect_eq(o.nfiles, 1);
    um_options_free(&o);
    cr_assert(um_options_parse(&o, "check", 6, over, &status));
    cr_expect_eq(o.trust, UM_GUESS);
    cr_assert_eq(o.rulings.n, 2);
    cr_expect_str_eq(o.rulings.items[1], "A=b", "what stands later wins");
    cr_expect_str_eq(o.files[0], "game.ump");
    um_options_free(&o);
}

Test(files, a_policy_that_is_wrong)
{
    static const struct {
        const char *text, *said;
    } rows[] = {
        {"trust likely\ntrust sure\n", ":2: this line of the policy is not understood"},
        {"output x\n", "a policy cannot say 'output'"},
        {"policy p\n", "a policy cannot say 'policy'"},
        {"trust\n", "--trust takes guess|likely|certain, not ''"},
        {"ruling R-x\n", "--ruling takes ID=OPTION, not 'R-x'"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        put("p", rows[i].text);
        um_ran r = UM_PROGRAM("check", "--policy", in_dir("p"), "x.ump");
        cr_expect_eq(r.status, UM_EXIT_CALL, "row %zu", i);
        cr_expect_not_null(strstr(um_ran_err(&r), rows[i].said), "row %zu: %s", i, um_ran_err(&r));
        um_ran_free(&r);
    }
    um_ran r = UM_PROGRAM("check", "--policy", in_dir("none"), "x.ump");
    cr_expect_eq(r.status, UM_EXIT_INPUT);
    um_ran_free(&r);
}

/* ---- inputs ---- */

static unsigned said;
static char last_said[200];

static void count(void *user, const um_diag *d)
{
    (void)user;
    said++;
    snprintf(last_said, sizeof last_said, "%s: %s", d->at.file, d->message);
}

Test(files, directories_are_opened_in_byte_order)
{
    static const char *const suffixes[] = {".vlog", ".ump", NULL};
    const um_sink sink = {count, NULL};
    cr_assert_eq(mkdir(in_dir("sub"), 0777), 0);
    put("b.vlog", "");
    put("a.ump", "");
    put("B.vlog", "");
    put("c.txt", "");
    put(".d.vlog", "");
    put(".vlog", "");
    put("sub/z.vlog", "");
    um_inputs in;
    char alone[200];
    snprintf(alone, sizeof alone, "%s", in_dir("c.txt"));
    char dash[] = "-", *operands[] = {alone, dir, dash};
    cr_assert_eq(um_inputs_find(&in, operands, 3, suffixes, &sink), UM_OK);
    static const char *const want[] = {"c.txt", "B.vlog", "a.ump", "b.vlog", "sub/z.vlog"};
    cr_assert_eq(in.n, 6);
    for (size_t i = 0; i < UM_COUNT(want); i++)
        cr_expect_str_eq(in.paths[i], in_dir(want[i]));
    cr_expect_str_eq(in.paths[5], "-");
    um_inputs_free(&in);
    cr_expect_eq(said, 0);
}

Test(files, a_directory_without_inputs_is_an_error)
{
    static const char *const suffixes[] = {".vlog", NULL};
    const um_sink sink = {count, NULL};
    um_inputs in;
    char *operands[] = {dir};
    cr_expect_eq(um_inputs_find(&in, operands, 1, suffixes, &sink), UM_IO);
    cr_expect_eq(said, 1);
}

Test(files, reading_says_what_went_wrong)
{
    const um_sink sink = {count, NULL};
    um_buf b = {0};
    put("ten", "0123456789");
    cr_expect_eq(um_input_read(in_dir("ten"), 10, &b, &sink), UM_OK);
    cr_expect_str_eq(um_buf_view(&b).p, "0123456789");
    cr_expect_eq(um_input_read(in_dir("ten"), 9, &b, &sink), UM_LIMIT);
    cr_expect_not_null(strstr(last_said, "longer than 9 bytes"));
    cr_expect_eq(um_input_read(in_dir("none"), 0, &b, &sink), UM_IO);
    cr_expect_not_null(strstr(last_said, "none: cannot read: No such file"));
    cr_expect_eq(um_input_read(dir, 0, &b, &sink), UM_IO, "a directory");
    cr_expect_eq(said, 3);
    um_buf_free(&b);
    cr_expect_str_eq(um_input_name("-"), "<stdin>");
    cr_expect_str_eq(um_input_name("x"), "x");
}

/* ---- diagnostics ---- */

static void printed(const um_diag *d, const char *want)
{
    const um_options o = {.color = UM_WHEN_NEVER};
    um_printer p;
    um_sink sink = um_printer_sink(&p, &o);
    fflush(stderr);
    int old = dup(2);
    cr_assert_not_null(freopen(in_dir("stderr"), "w", stderr));
    sink.fn(sink.user, d);
    fflush(stderr);
    dup2(old, 2);
    close(old);
    holds("stderr", want);
    cr_expect_eq(p.errors + p.warnings + p.notes, 1);
}

Test(files, a_diagnostic_shows_place_quote_and_caret)
{
    um_diag d = {.level = UM_ERROR,
                 .at = {.file = "g.ump", .line = 3, .column = 6},
                 .code = "name",
                 .message = "no space 'Yrok'",
                 .quote = UM_TEXT("move \tYrok"),
                 .width = 4,
                 .nearest = "York"};
    d.at.column = 7;
    printed(&d, "g.ump:3:7: error: no space 'Yrok'; did you mean 'York'? [name]\n"
                "    move  Yrok\n"
                "          ^~~~\n");
    d = (um_diag){
        .level = UM_WARNING, .at = {.file = "a.vlog", .entry = 4, .entry_end = 6}, .message = "odd\033"};
    printed(&d, "a.vlog: entry 4-6: warning: odd\\x1b\n");
    d = (um_diag){.level = UM_NOTE, .at = {.has_offset = true, .offset = 70000000000u}, .message = "here"};
    printed(&d, "umpire: byte 70000000000: note: here\n");
    d = (um_diag){.level = UM_ERROR,
                  .at = {.file = "g", .line = 1, .column = 3},
                  .message = "m",
                  .quote = UM_TEXT("\xc3\xa9\033z")};
    printed(&d, "g:1:3: error: m\n    \xc3\xa9\\x1bz\n         ^\n");
}
