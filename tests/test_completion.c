/* What shells offer, asked as the shells themselves do; fish and zsh where they are installed. */
#include "tests/program.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the words behind `umpire` may end in, one a line, between line ends. */
static const char *words(const char *const *typed)
{
    static char out[200000];
    const char *args[12] = {"completion", "words", "--"};
    size_t n = 3;
    for (; *typed; typed++)
        args[n++] = *typed;
    um_ran r = um_program(args, NULL);
    cr_expect_eq(r.status, 0, "%s", um_ran_err(&r));
    snprintf(out, sizeof out, "\n%s", um_ran_out(&r));
    um_ran_free(&r);
    return out;
}

Test(completion, every_place_has_its_words)
{
    static const struct {
        const char *typed[6], *there, *gone;
    } rows[] = {
        {{""}, "\ncheck\n", NULL},
        {{"co"}, "\ncompare\n", "\ncheck\n"},
        {{"check", "--"}, "\n--only\n", "\n--vary\n"},
        {{"check", "--only", ""}, "\nclaims\n", NULL},
        {{"check", "--only=ill"}, "\n--only=illegal\n", "claims"},
        {{"check", "-f", ""}, "\nsarif\n", NULL},
        {{"dice", "-f", ""}, "\ncsv\n", "sarif"},
        {{"check", "--undetermined="}, "\n--undetermined=ok\n", NULL},
        {{"check", "--game", "n"}, "\nniagara\n", "madison"},
        {{"check", "-r", "R-mixed-e"}, "\nR-mixed-entry=lead\n", "R-command"},
        {{"check", "-g", "niagara", "-r", ""}, "\nNR21=one_turn\n", "R-mixed-entry"},
        {{"compare", "--vary", "R-mixed-e"}, "\nR-mixed-entry=\n", "lead"},
        {{"rules", "9.4"}, "\n9.41\n", "\n9.1\n"},
        {{"verbs", "nav"}, "\nnaval-combat\n", "\nmove\n"},
        {{"new", ""}, "\ninvasion\n", NULL},
        {{"new", "invasion", "ca"}, "\ncampaign1812\n", "intro"},
        {{"new", "madison", "1812", ""}, "", "1812"},
        {{"pack", ""}, "\nshow\n", NULL},
        {{"pack", "show", "madison", "Sack"}, "\nSackets Harbour\n", "Kingston"},
        {{"check", "tests/golden/cases.ump#"}, "\ntests/golden/cases.ump#R-2\n", NULL},
        {{"check", "no/such/file#"}, "\n", "#R"},
        {{"completion", "z"}, "\nzsh\n", "bash"},
        {{"query", "a.db", ""}, "\nworst\n", "merge"},
        {{"query", "a.db", "ru"}, "\nruling\n", "worst"},
        {{"store", ""}, "\nexport\n", "worst"},
        {{"nothing", ""}, "\n", "check"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        const char *got = words(rows[i].typed);
        cr_expect(strstr(got, rows[i].there), "row %zu: no %s in %s", i, rows[i].there, got);
        cr_expect(!rows[i].gone || !strstr(got, rows[i].gone), "row %zu: %s in %s", i, rows[i].gone, got);
    }
}

static const char *script_of(const char *shell, const char *script)
{
    static char out[20000];
    char command[3000];
    const char *program = getenv("UMPIRE");
    snprintf(command, sizeof command, "UMPIRE='%s' %s '%s' 2>&1", program ? program : "build/umpire", shell,
             script);
    FILE *f = popen(command, "r");
    cr_assert(f);
    size_t n = fread(out, 1, sizeof out - 1, f);
    out[n] = '\0';
    pclose(f);
    return out;
}

static bool is_there(const char *shell)
{
    char command[100];
    snprintf(command, sizeof command, "command -v %s >/dev/null 2>&1", shell);
    return system(command) == 0;
}

#define BASH                                                                                                 \
    "umpire() { \"$UMPIRE\" \"$@\"; }; source <(umpire completion bash); t() { COMP_WORDS=(umpire \"$@\"); " \
    "COMP_CWORD=$#; _umpire; printf \"<%%s>\" \"${COMPREPLY[@]}\"; echo; }; "

Test(completion, bash_offers_what_the_program_says)
{
    static const char *const rows[][2] = {
        {"t che", "<check>\n"},
        {"t check --only cl", "<claims>\n"},
        {"t check --only = cl", "<claims>\n"},
        {"t check --format = js", "<jsonl>\n"},
        {"t check --format =", "<text><short>"},
        {"t check -r R-mixed-entry = le", "<lead>\n"},
        {"t check --ruling = R-mixed-entry = le", "<lead>\n"},
        {"t new madison 181", "<1812><1813><1814>\n"},
        {"t pack show madison \"Sackets\\\\ H\"", "<Sackets Harbour>"},
        {"t pack show madison \"\\\"Sackets H\"", "<Sackets Harbour>"},
        {"t check tests/golden/cases.ump#R-", "<tests/golden/cases.ump#R-1><tests/golden/cases.ump#R-2>"},
        {"t check tests/golden/gam", "<tests/golden/game.ump>\n"},
        {"complete -p umpire", "-F _umpire umpire\n"},
    };
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        char script[1000];
        snprintf(script, sizeof script, BASH "%s", rows[i][0]);
        const char *got = script_of("bash --norc -c", script);
        cr_expect(strstr(got, rows[i][1]), "%s: no %s in %s", rows[i][0], rows[i][1], got);
    }
}

Test(completion, fish_offers_what_the_program_says)
{
    if (!is_there("fish"))
        cr_skip("no fish here");
    static const char *const rows[][2] = {{"umpire che", "check\n"},
                                          {"umpire check --only cl", "claims\n"},
                                          {"umpire check --only=cl", "--only=claims\n"},
                                          {"umpire check -r R-mixed-entry=le", "R-mixed-entry=lead\n"},
                                          {"umpire pack show madison Sackets\\ H", "Sackets Harbour\n"},
                                          {"umpire check tests/golden/gam", "tests/golden/game.ump\n"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        char script[1000];
        snprintf(script, sizeof script,
                 "function umpire; $UMPIRE $argv; end; umpire completion fish | source; complete -C \"%s\"",
                 rows[i][0]);
        const char *got = script_of("HOME=$(mktemp -d) fish --no-config -c", script);
        cr_expect(strstr(got, rows[i][1]), "%s: no %s in %s", rows[i][0], rows[i][1], got);
    }
}

Test(completion, zsh_offers_what_the_program_says)
{
    if (!is_there("zsh"))
        cr_skip("no zsh here");
    static const char *const rows[][2] = {{"umpire che", "<check>\n"},
                                          {"umpire check --only cl", "<claims>\n"},
                                          {"umpire check --only=cl", "<--only=claims>\n"},
                                          {"umpire check -r R-mixed-entry=le", "<R-mixed-entry=lead>\n"},
                                          {"umpire pack show madison Sackets\\ H", "<Sackets Harbour>"},
                                          {"umpire check tests/golden/gam", "files\n"}};
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        char script[1000];
        snprintf(script, sizeof script,
                 "umpire() { $UMPIRE \"$@\" }; compdef() {}; compadd() { printf \"<%%s>\" $found; echo }; "
                 "_files() { echo files }; source <(umpire completion zsh); words=(%s); "
                 "words=(\"${(@q)words}\"); CURRENT=$#words; _umpire",
                 rows[i][0]);
        const char *got = script_of("zsh -f -c", script);
        cr_expect(strstr(got, rows[i][1]), "%s: no %s in %s", rows[i][0], rows[i][1], got);
    }
}
