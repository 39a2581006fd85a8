#include "cli/options.h"

#include "cli/input.h"
#include "cli/output.h"
#include "cli/policy.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

/* ---- the table ---- */

typedef enum um_option_kind {
    K_FLAG,   /* bool */
    K_COUNT,  /* int, one more each time */
    K_TEXT,   /* const char * */
    K_NUMBER, /* int within lo..hi */
    K_WORD,   /* int: lo + index in words */
    K_YES,    /* bool; takes the one word there is */
    K_PAIR,   /* um_list of ID=VALUE */
    K_HELP
} um_option_kind;

typedef struct opt_row {
    const char *name;
    char letter; /* 0: none */
    um_option_kind kind;
    const char *argument; /* for people; NULL: takes none */
    const char *words;    /* K_WORD, K_YES: "a|b|c" */
    int lo, hi;
    size_t field;
    uint32_t commands;
    const char *help;
} opt_row;

enum {
    JUDGES = UM_CMD_CHECK | UM_CMD_REPLAY | UM_CMD_SCORE | UM_CMD_EXPLAIN | UM_CMD_COMPARE | UM_CMD_LEGAL |
             UM_CMD_SETTLE | UM_CMD_LEARN,
    BINDS_LOGS = JUDGES | UM_CMD_CONVERT | UM_CMD_DICE | UM_CMD_STORE,
    READS_LOGS = BINDS_LOGS | UM_CMD_DUMP,
    REVEALS = READS_LOGS & ~(UM_CMD_STORE | UM_CMD_LEARN),
    GIVES_VERDICT = UM_CMD_CHECK | UM_CMD_SCORE | UM_CMD_EXPLAIN
};

#define AT(f) offsetof(um_options, f)
#define BAR_WORD(id, word) "|" word
#define FORMATS (&("" UM_FORMAT_LIST(BAR_WORD))[1]) /* "text|short|..." in the order of um_format */
static const opt_row table[] = {
    {"game", 'g', K_TEXT, "GAME", NULL, 0, 0, AT(game),
     BINDS_LOGS | UM_CMD_TEST | UM_CMD_RULES | UM_CMD_VERBS | UM_CMD_BIND | UM_CMD_FMT,
     UM_N("the game: madison, invasion or niagara; found from the input if not given")},
    {"pack", 'p', K_TEXT, "FILE", NULL, 0, 0, AT(pack), BINDS_LOGS | UM_CMD_TEST | UM_CMD_BIND | UM_CMD_FMT,
     UM_N("the game pack: a file, or the name of one built in")},
    {"module", 'm', K_TEXT, "FILE", NULL, 0, 0, AT(module), READS_LOGS,
     UM_N("the VASSAL module of the logs; otherwise looked for beside them")},
    {"bind", 'b', K_TEXT, "FILE", NULL, 0, 0, AT(bind), BINDS_LOGS,
     UM_N("the binding of module names to the pack's; otherwise looked for beside the logs")},
    {"save", 0, K_TEXT, "FILE", NULL, 0, 0, AT(save), UM_CMD_BIND,
     UM_N("a set-up saved with the module: places without names are found from its pieces")},
    {"chain", 0, K_FLAG, NULL, NULL, 0, 0, AT(chain),
     UM_CMD_CHECK | UM_CMD_SCORE | UM_CMD_COMPARE | UM_CMD_CONVERT | UM_CMD_DICE | UM_CMD_SETTLE |
         UM_CMD_STORE,
     UM_N("take the logs given as one game, in their order where their contents tell none")},
    {"undone", 0, K_FLAG, NULL, NULL, 0, 0, AT(undone), UM_CMD_CONVERT,
     UM_N("keep moves that were taken back as comments")},
    {"ruling", 'r', K_PAIR, "ID=OPTION", NULL, 0, 0, AT(rulings), JUDGES | UM_CMD_TEST | UM_CMD_RULES,
     UM_N("decide a question the rule book leaves open; may be repeated")},
    {"trust", 't', K_WORD, "LEVEL", "guess|likely|certain", UM_GUESS, 0, AT(trust),
     (JUDGES & ~UM_CMD_LEARN) | UM_CMD_TEST | UM_CMD_PACK,
     UM_N("read a datum as unknown unless it is at least this sure (default likely)")},
    {"undetermined", 0, K_YES, "ok", "ok", 0, 0, AT(undetermined_ok), GIVES_VERDICT,
     UM_N("exit with 0, not 2, when nothing is illegal but something is undetermined")},
    {"reveal", 0, K_FLAG, NULL, NULL, 0, 0, AT(reveal), REVEALS,
     UM_N("show what is hidden from a player on the table")},
    {"with", 'w', K_TEXT, "FILE", NULL, 0, 0, AT(with), JUDGES | UM_CMD_CONVERT,
     UM_N("what else is known: a record of data, rulings, acceptances and where a log begins, or the "
          "opponent's "
          "log")},
    {"policy", 0, K_TEXT, "FILE", NULL, 0, 0, AT(policy), JUDGES | UM_CMD_TEST,
     UM_N("a tournament's rulings, trust and pack, a line each; the call's own options win")},
    {"to", 0, K_TEXT, "STEP", NULL, 0, 0, AT(to), UM_CMD_REPLAY,
     UM_N("the step to stop after: N, entry:N or line:N")},
    {"vary", 0, K_PAIR, "ID=A,B...|all", NULL, 0, 0, AT(vary), UM_CMD_COMPARE,
     UM_N("the ruling to vary and its options, or all rulings; may be repeated")},
    {"coverage", 0, K_FLAG, NULL, NULL, 0, 0, AT(coverage), UM_CMD_RULES,
     UM_N("say which rules the cases given have seen kept and broken")},
    {"man", 0, K_FLAG, NULL, NULL, 0, 0, AT(man), UM_CMD_RULES | UM_CMD_VERBS,
     UM_N("write the rulings as a page of the manual, the verbs as lists for one")},
    {"filter", 0, K_TEXT, "TEXT", NULL, 0, 0, AT(filter), UM_CMD_TEST,
     UM_N("run only the cases whose id contains TEXT")},
    {"stats", 0, K_FLAG, NULL, NULL, 0, 0, AT(stats), UM_CMD_DUMP, UM_N("print counts instead of commands")},
    {"in-place", 'i', K_FLAG, NULL, NULL, 0, 0, AT(in_place), UM_CMD_FMT,
     UM_N("write each file again instead of printing it")},
    {"check", 0, K_FLAG, NULL, NULL, 0, 0, AT(check), UM_CMD_FMT,
     UM_N("only say which files would change; exit with 1 if any")},
    {"only", 0, K_WORD, "WHAT", "illegal|undetermined|claims", UM_ONLY_ILLEGAL, 0, AT(only), UM_CMD_CHECK,
     UM_N("print only such findings, and the games that have one")},
    {"summary", 0, K_FLAG, NULL, NULL, 0, 0, AT(summary), UM_CMD_CHECK,
     UM_N("print the table of the games alone, and what is found in several, once with a count")},
    {"store", 0, K_TEXT, "FILE", NULL, 0, 0, AT(store), UM_CMD_CHECK | UM_CMD_COMPARE | UM_CMD_LEARN,
     UM_N("keep results in FILE, and judge only what it does not hold or what they rest on has changed; "
          "compare "
          "judges only games that ask for a ruling, of all that it holds if no file is given")},
    {"list", 0, K_TEXT, "FILE", NULL, 0, 0, AT(list), UM_CMD_CHECK | UM_CMD_COMPARE,
     UM_N("with --store: the names of what to judge, a game a line, its logs with tabs between them; - is "
          "standard input")},
    {"limit", 0, K_NUMBER, "N", NULL, 1, 1000000000, AT(limit), UM_CMD_QUERY, UM_N("print N rows at most")},
    {"format", 'f', K_WORD, "FORMAT", FORMATS, 0, 0, AT(format), UM_CMD_ALL & ~(uint32_t)UM_CMD_COMPLETION,
     UM_N("how to print results")},
    {"jobs", 'j', K_NUMBER, "N", NULL, 1, 64, AT(jobs),
     UM_CMD_CHECK | UM_CMD_SCORE | UM_CMD_TEST | UM_CMD_COMPARE | UM_CMD_SETTLE | UM_CMD_STORE | UM_CMD_LEARN,
     UM_N("use N processes; the output stays the same")},
    {"output", 'o', K_TEXT, "FILE", NULL, 0, 0, AT(output), UM_CMD_ALL,
     UM_N(
         "write results to FILE, whole or not at all; HTML to a folder, too: a page an input, and an index")},
    {"color", 0, K_WORD, "WHEN", "auto|always|never", 0, 0, AT(color), UM_CMD_ALL,
     UM_N("colour the text report; auto is on a terminal unless NO_COLOR is set")},
    {"lang", 0, K_WORD, "LANG", UM_LANGUAGES, 1, 0, AT(lang), UM_CMD_ALL,
     UM_N("the language of what is written for people; otherwise that of the environment (LC_ALL, "
          "LC_MESSAGES, "
          "LANG)")},
    {"verbose", 'v', K_COUNT, NULL, NULL, 0, 0, AT(verbose), UM_CMD_ALL,
     UM_N("say more: every step, every note")},
    {"quiet", 'q', K_FLAG, NULL, NULL, 0, 0, AT(quiet), UM_CMD_ALL,
     UM_N("say nothing about the run but errors")},
    {"help", 'h', K_HELP, NULL, NULL, 0, 0, 0, UM_CMD_ALL, UM_N("show this and exit")},
};

enum { NOPTIONS = (int)UM_COUNT(table), LONG_BASE = 256 };

/* ---- small helpers ---- */

void um_split_equals(const char *s, um_text *id, um_text *value)
{
    const char *eq = strchr(s, '=');
    *id = (um_text){s, eq ? (size_t)(eq - s) : strlen(s)};
    *value = um_text_of(eq ? eq + 1 : "");
}

const char *um_nearest(const char *word, const char *const *words, size_t n)
{
    um_near near;
    um_near_begin(&near, um_text_of(word));
    for (size_t i = 0; i < n; i++)
        um_near_offer(&near, um_text_of(words[i]));
    return um_near_found(&near).p;
}

/* The i-th of "a|b|c", or the empty text. */
static um_text nth_word(const char *words, int i)
{
    for (; i > 0 && words; i--) {
        words = strchr(words, '|');
        words = words ? words + 1 : NULL;
    }
    if (!words)
        return (um_text){"", 0};
    return (um_text){words, strcspn(words, "|")};
}

/* The index of a word in "a|b|c", -1: it is none of them. */
static int word_index(const char *words, const char *s)
{
    um_text w;
    for (int i = 0; (w = nth_word(words, i)).n; i++)
        if (um_text_is(w, s))
            return i;
    return -1;
}

/* "text|jsonl" of the formats a command has. */
static void formats_of(const um_command *c, char *out, size_t size)
{
    size_t at = 0;
    out[0] = '\0';
    um_text w;
    for (int i = 0; (w = nth_word(FORMATS, i)).n; i++)
        if ((c->formats & (1u << i)) && at + w.n + 2 < size)
            at += (size_t)snprintf(out + at, size - at, "%s%.*s", at ? "|" : "", UM_FMT(w));
}

/* ---- parsing ---- */

int um_list_add(um_list *l, const char *s)
{
    void *items = l->items;
    if (um_grow(&items, &l->cap, l->n + 1, sizeof *l->items)) {
        um_complain("out of memory");
        return UM_EXIT_FAULT;
    }
    l->items = items;
    l->items[l->n++] = s;
    return UM_EXIT_LEGAL;
}

/* Set a number within the option's bounds. */
static int set_number(const opt_row *t, int *field, const char *arg, const char *command)
{
    int32_t v;
    if (um_text_int(um_text_of(arg), &v) || v < t->lo || v > t->hi)
        return um_call_error(command, "--%s takes a number from %d to %d, not '%s'", t->name, t->lo, t->hi,
                             arg);
    *field = v;
    return UM_EXIT_LEGAL;
}

/* Set one of the option's words; of --format, one that the command can write. */
static int set_word(const opt_row *t, void *field, const char *arg, const um_command *c)
{
    char formats[64];
    const char *words = t->words;
    int i = word_index(words, arg);
    if (t->field == AT(format)) {
        formats_of(c, formats, sizeof formats);
        words = formats;
        if (i >= 0 && !(c->formats & (1u << i)))
            i = -1;
    }
    if (i < 0)
        return um_call_error(c->name, "--%s takes %s, not '%s'", t->name, words, arg);
    if (t->kind == K_YES)
        *(bool *)field = true;
    else
        *(int *)field = t->lo + i;
    return UM_EXIT_LEGAL;
}

/* Add ID=VALUE to a list. */
static int set_pair(const opt_row *t, um_list *field, const char *arg, const char *command)
{
    um_text id, value;
    um_split_equals(arg, &id, &value);
    bool all = t->field == AT(vary) && strcmp(arg, "all") == 0;
    if (!all && (!id.n || !value.n))
        return um_call_error(command, "--%s takes %s, not '%s'", t->name, t->argument, arg);
    return um_list_add(field, arg);
}

/* Set the field of one option from its argument. An exit status; what is wrong has been said. */
static int set_option(um_options *o, const opt_row *t, const char *arg)
{
    void *field = (char *)o + t->field;
    switch (t->kind) {
    case K_FLAG:
        *(bool *)field = true;
        return UM_EXIT_LEGAL;
    case K_COUNT:
        ++*(int *)field;
        return UM_EXIT_LEGAL;
    case K_TEXT:
        if (!*arg)
            return um_call_error(o->command->name, "--%s takes %s, not an empty word", t->name, t->argument);
        *(const char **)field = arg;
        return UM_EXIT_LEGAL;
    case K_NUMBER:
        return set_number(t, field, arg, o->command->name);
    case K_WORD:
    case K_YES:
        return set_word(t, field, arg, o->command);
    case K_PAIR:
        return set_pair(t, field, arg, o->command->name);
    case K_HELP:
        break;
    }
    return UM_EXIT_FAULT;
}

/* The tables that getopt_long wants, holding the options of one command only. */
typedef struct getopt_tables {
    struct option longs[NOPTIONS + 1];
    char shorts[2 * NOPTIONS + 2];
    const char *names[NOPTIONS];
    size_t nnames;
} getopt_tables;

/* The tables of getopt_long for one command. */
static void make_tables(getopt_tables *g, uint32_t bit)
{
    char *s = g->shorts;
    size_t n = 0;
    *s++ = ':'; /* tell a missing argument from an unknown option */
    for (int i = 0; i < NOPTIONS; i++) {
        const opt_row *t = &table[i];
        if (!(t->commands & bit))
            continue;
        g->names[n] = t->name;
        g->longs[n++] =
            (struct option){t->name, t->argument ? required_argument : no_argument, NULL, LONG_BASE + i};
        if (t->letter) {
            *s++ = t->letter;
            if (t->argument)
                *s++ = ':';
        }
    }
    *s = '\0';
    g->longs[n] = (struct option){0};
    g->nnames = n;
}

/* The row of what getopt_long returned, or NULL. */
static const opt_row *option_of(int c)
{
    if (c >= LONG_BASE)
        return &table[c - LONG_BASE];
    for (int i = 0; i < NOPTIONS; i++)
        if (c && table[i].letter == c)
            return &table[i];
    return NULL;
}

/* Say that an option is not known, and which is near. */
static int unknown_option(const um_options *o, const getopt_tables *g, const char *word)
{
    char name[64];
    if (optopt && optopt < LONG_BASE && strncmp(word, "--", 2) != 0)
        return um_call_error(o->command->name, "unknown option -%c", optopt);
    if (optopt >= LONG_BASE)
        return um_call_error(o->command->name, "--%s takes no value", table[optopt - LONG_BASE].name);
    size_t n = strcspn(word + 2, "=");
    snprintf(name, sizeof name, "%.*s", (int)(n < 63 ? n : 63), word + 2);
    const char *near = um_nearest(name, g->names, g->nnames);
    return near ? um_call_error(o->command->name, "unknown or ambiguous option --%s; did you mean --%s?",
                                name, near)
                : um_call_error(o->command->name, "unknown option --%s", name);
}

/* Whether as many operands are there as the command takes. */
static int count_operands(const um_options *o)
{
    const um_command *c = o->command;
    if (o->list && o->nfiles)
        return um_call_error(c->name, "--list names what is to be judged, and '%s' is one operand too many",
                             o->files[0]);
    bool kept = o->store && c->bit == UM_CMD_COMPARE; /* all games of the store */
    if (o->nfiles < c->min_files && !o->list && !kept)
        return um_call_error(c->name,
                             o->nfiles ? UM_N("too few operands: takes %s") : UM_N("nothing to do: takes %s"),
                             c->operands);
    if (c->max_files >= 0 && o->nfiles > c->max_files)
        return um_call_error(c->name, "one operand too many: '%s'", o->files[c->max_files]);
    return UM_EXIT_LEGAL;
}

/* Parse the call's own options. An exit status; *help: --help was asked for. */
static int parse(um_options *o, int argc, char **argv, bool *help)
{
    getopt_tables g = {.nnames = 0};
    make_tables(&g, o->command->bit);
    optind = 0; /* GNU: begin anew */
    opterr = 0;
    int c;
    while ((c = getopt_long(argc, argv, g.shorts, g.longs, NULL)) != -1) {
        const opt_row *t = option_of(c);
        if (c == ':') {
            t = option_of(optopt);
            return um_call_error(o->command->name, "--%s wants %s", t->name, t->argument);
        }
        if (!t)
            return unknown_option(o, &g, argv[optind - 1]);
        if (t->kind == K_HELP) {
            *help = true;
            return UM_EXIT_LEGAL;
        }
        int status = set_option(o, t, optarg);
        if (status)
            return status;
    }
    o->files = argv + optind;
    o->nfiles = argc - optind;
    return count_operands(o);
}

/* What a line of a policy begins with: first the options that it may give, and at the end what may be said
 * more than once. */
static const char *const policy_words[] = {"game",     "pack",         "trust",  "undetermined", "sealed",
                                           "unsealed", "declarations", "ruling", "accept"};
enum { POLICY_ONCE = 7, POLICY_WORDS = UM_COUNT(policy_words) };

unsigned um_policy_line_of(const um_options *o, const char *value)
{
    const um_list *l = &o->policy_lines;
    size_t n = 0;
    while (n < l->n && l->items[n] <= value)
        n++;
    bool inside = l->n && value <= o->policy_text.p + o->policy_text.n;
    return inside ? (unsigned)n : 0;
}

void um_policy_blame(const um_options *o, const char *value)
{
    unsigned line = um_policy_line_of(o, value);
    if (line)
        um_complain("%s:%u: this line of the policy is not understood", o->policy, line);
}

/* The index among policy_words, POLICY_WORDS: none. */
static int policy_word(const char *name)
{
    int i = 0;
    while (i < POLICY_WORDS && strcmp(policy_words[i], name) != 0)
        i++;
    return i;
}

/* The option that a word of a policy gives. */
static const opt_row *policy_row(const um_options *o, const char *name)
{
    for (int k = 0; k < NOPTIONS && policy_word(name) < POLICY_WORDS; k++)
        if (strcmp(table[k].name, name) == 0 && (table[k].commands & o->command->bit))
            return &table[k];
    return NULL;
}

/* Say that a policy has no such word, and which is near. */
static int unknown_policy_word(const um_options *o, const char *name)
{
    const char *near = um_nearest(name, policy_words, POLICY_WORDS);
    return near ? um_call_error(o->command->name, "a policy cannot say '%s'; did you mean '%s'?", name, near)
                : um_call_error(o->command->name, "a policy cannot say '%s'", name);
}

/* Take one line of a policy, number `number`; `said`: the lines that have said what may be said once. */
static int policy_line(um_options *o, char *line, unsigned number, unsigned said[POLICY_ONCE])
{
    char *name = line + strspn(line, " \t"), *value = name + strcspn(name, " \t");
    if (*value)
        *value++ = '\0';
    value += strspn(value, " \t");
    int word = policy_word(name);
    if (word == POLICY_WORDS)
        return unknown_policy_word(o, name);
    if (word < POLICY_ONCE && said[word])
        return um_call_error(o->command->name, "a policy says '%s' once, and line %u has said it", name,
                             said[word]);
    if (word < POLICY_ONCE)
        said[word] = number;
    const opt_row *t = policy_row(o, name);
    if (t)
        return set_option(o, t, value);
    bool known;
    int status = um_policy_line(o, name, value, &known);
    return known ? status
                 : UM_EXIT_LEGAL; /* what another command takes is no fault in a policy for several */
}

/* Take the options of a policy file into a fresh `o`, which keeps its text. */
static int read_policy(um_options *o, const char *path)
{
    um_printer printer;
    um_sink sink = um_printer_sink(&printer, o);
    um_status s = um_input_read(path, 1 << 20, &o->policy_text, &sink);
    if (s)
        return um_exit_of(s);
    unsigned number = 1, said[POLICY_ONCE] = {0};
    for (char *line = o->policy_text.p, *end; line; line = end, number++) {
        if (um_list_add(&o->policy_lines, line) != UM_EXIT_LEGAL)
            return UM_EXIT_FAULT;
        end = strchr(line, '\n');
        if (end)
            *end++ = '\0';
        line[um_policy_comment(line)] = '\0';
        for (size_t n = strlen(line); n && (line[n - 1] == ' ' || line[n - 1] == '\t'); n--)
            line[n - 1] = '\0';
        int status = line[strspn(line, " \t")] ? policy_line(o, line, number, said) : UM_EXIT_LEGAL;
        if (status) {
            um_complain("%s:%u: this line of the policy is not understood", path, number);
            return status;
        }
    }
    return UM_EXIT_LEGAL;
}

static const char *language_asked; /* by --lang, or NULL */

void um_options_language(int argc, char *const *argv)
{
    um_language_use(
        um_language_asked(getenv("LANGUAGE"), getenv("LC_ALL"), getenv("LC_MESSAGES"), getenv("LANG")));
    for (int i = 1; i < argc && argv[i] && strcmp(argv[i], "--") != 0; i++) {
        const char *code = strncmp(argv[i], "--lang=", 7) == 0 ? argv[i] + 7
                           : strcmp(argv[i], "--lang") == 0    ? argv[i + 1]
                                                               : NULL;
        if (code && um_language_use(code))
            language_asked = code;
    }
}

const char *um_options_language_asked(void)
{
    return language_asked;
}

/* Whether what is written is for people. */
static bool for_people(const um_options *o)
{
    return (o->format == UM_FORMAT_TEXT || o->format == UM_FORMAT_HTML) && !o->man &&
           o->command->bit != UM_CMD_COMPLETION;
}

/* The policy first, then the call's own options again, which so win. */
static int parse_over_policy(um_options *o, int argc, char **argv)
{
    um_options given = *o;
    bool help = false;
    *o = (um_options){.command = given.command, .jobs = 1, .quiet = given.quiet, .color = given.color};
    um_options_free(&given);
    int status = read_policy(o, given.policy);
    o->quiet = false;
    return status ? status : parse(o, argc, argv, &help);
}

bool um_options_parse(um_options *o, const char *command, int argc, char **argv, int *status)
{
    bool help = false;
    *o = (um_options){.command = um_command_named(command), .jobs = 1, .refused = um_refusals()};
    if (!o->command) {
        *status = UM_EXIT_FAULT;
        um_complain("no command '%s' in the table of commands", command);
        return false;
    }
    *status = parse(o, argc, argv, &help);
    um_file_guard(o->output); /* before anything is read, the policy too */
    if (!*status && !help && o->policy)
        *status = parse_over_policy(o, argc, argv);
    if (!*status && !help && !for_people(o))
        um_language_use("en");
    if (help) {
        um_options_help(stdout, o->command);
        *status = UM_EXIT_LEGAL;
    }
    if (help || *status)
        um_options_free(o);
    return !help && !*status;
}

void um_options_free(um_options *o)
{
    um_free(o->rulings.items, o->rulings.cap * sizeof *o->rulings.items);
    um_free(o->vary.items, o->vary.cap * sizeof *o->vary.items);
    um_free(o->accepts.items, o->accepts.cap * sizeof *o->accepts.items);
    um_free(o->policy_lines.items, o->policy_lines.cap * sizeof *o->policy_lines.items);
    um_buf_free(&o->policy_text);
    o->rulings = o->vary = o->accepts = o->policy_lines = (um_list){0};
}

/* ---- what is made from the table ---- */

enum { HELP_COLUMN = 32, HELP_WIDTH = 79 };

/* Words in the right-hand column; `at` is the column that was reached before. */
static void help_words(FILE *f, int at, const char *words)
{
    if (at + 2 > HELP_COLUMN) {
        fputc('\n', f);
        at = 0;
    }
    um_buf lines = {0};
    um_put_wrapped(&lines, HELP_COLUMN, HELP_COLUMN, HELP_WIDTH, um_text_of(words));
    fprintf(f, "%*s%s\n", HELP_COLUMN - at, "", um_buf_view(&lines).p);
    um_buf_free(&lines);
}

static void help_row(FILE *f, const opt_row *t, const um_command *c)
{
    char left[160], formats[64];
    const char *argument = t->argument;
    if (t->field == AT(format) && t->kind == K_WORD) {
        formats_of(c, formats, sizeof formats);
        argument = formats;
    } else if (t->words) {
        argument = t->words;
    }
    int n = t->letter ? snprintf(left, sizeof left, "-%c, --%s", t->letter, t->name)
                      : snprintf(left, sizeof left, "    --%s", t->name);
    if (argument && n > 0 && (size_t)n < sizeof left)
        snprintf(left + n, sizeof left - (size_t)n, "%c%s", t->kind == K_YES ? '=' : ' ', argument);
    help_words(f, fprintf(f, "  %s", left), um_tr(t->help));
}

void um_options_help(FILE *f, const um_command *c)
{
    fprintf(f, um_tr("usage: umpire %s [OPTION...] %s"), c->name, c->operands);
    fprintf(f, "\n\n%s\n\n%s\n", um_tr(c->help), um_tr("options:"));
    for (int i = 0; i < NOPTIONS; i++)
        if (table[i].commands & c->bit)
            help_row(f, &table[i], c);
    if (c->bit & GIVES_VERDICT)
        fprintf(f, "\n%s\n",
                um_tr("exit status: 0 all legal, 1 something illegal or false, 2 something\n"
                      "undetermined, 3 an input not read or output not written, 4 the call is wrong,\n"
                      "5 an internal fault"));
}

bool um_option_at(const um_command *c, int i, char *name, size_t size)
{
    for (int k = 0; k < NOPTIONS; k++)
        if ((table[k].commands & c->bit) && i-- == 0) {
            snprintf(name, size, "--%s%s", table[k].name, table[k].kind == K_YES ? "=" : "");
            return true;
        }
    return false;
}

bool um_option_takes(const um_command *c, const char *word, char *name, size_t size)
{
    for (int k = 0; k < NOPTIONS; k++) {
        const opt_row *t = &table[k];
        bool is = word[0] == '-' && (word[1] == '-' ? strcmp(word + 2, t->name) == 0
                                                    : t->letter && word[1] == t->letter && !word[2]);
        if (is && (t->commands & c->bit) && t->argument) {
            snprintf(name, size, "%s", t->name);
            return true;
        }
    }
    return false;
}

bool um_option_words(const um_command *c, const char *name, char *words, size_t size)
{
    for (int k = 0; k < NOPTIONS; k++) {
        if (strcmp(table[k].name, name) != 0 || !(table[k].commands & c->bit) || !table[k].words)
            continue;
        if (table[k].field == AT(format))
            formats_of(c, words, size);
        else
            snprintf(words, size, "%s", table[k].words);
        return true;
    }
    return false;
}

/* The option itself, and what it does. */
static void man_option(FILE *f, const opt_row *t)
{
    const char *argument = t->argument ? t->argument : "";
    const char *between = t->kind == K_YES ? "=" : t->argument ? " Ar " : "";
    fputs(".It ", f);
    if (t->letter)
        fprintf(f, "Fl %c%s%s , ", t->letter, t->argument ? " Ar " : "", argument);
    fprintf(f, "Fl -%s%s%s\n%c%s.\n", t->name, between, argument,
            t->help[0] >= 'a' && t->help[0] <= 'z' ? t->help[0] - 'a' + 'A' : t->help[0], t->help + 1);
}

/* The words that it takes. */
static void man_words(FILE *f, const opt_row *t, const um_command *c)
{
    char formats[64];
    const char *words = t->words;
    if (!words || t->kind == K_YES)
        return;
    if (c && t->field == AT(format)) {
        formats_of(c, formats, sizeof formats);
        words = formats;
    }
    fputs(strchr(words, '|') ? "One of " : "It takes ", f);
    for (const char *w = words; *w; w++)
        fputs(*w == '|' ? ", " : (char[]){*w, '\0'}, f);
    fputs(".\n", f);
}

/* The commands that take it, unless all do. */
static void man_commands(FILE *f, const opt_row *t)
{
    if ((t->commands & UM_CMD_ALL) == UM_CMD_ALL)
        return;
    fputs("For", f);
    for (int k = 0; k < um_ncommands; k++)
        if (t->commands & um_commands[k].bit)
            fprintf(f, " %s", um_commands[k].name);
    fputs(".\n", f);
}

void um_options_man(FILE *f, const um_command *c)
{
    fputs(".Bl -tag -width Ds\n", f);
    for (int i = 0; i < NOPTIONS; i++) {
        if (c && !(table[i].commands & c->bit))
            continue;
        man_option(f, &table[i]);
        man_words(f, &table[i], c);
        if (!c)
            man_commands(f, &table[i]);
    }
    fputs(".El\n", f);
}
