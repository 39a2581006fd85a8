/* The program that tests/tools/mutants builds: it reads all files of cases once, and then for each request
 * runs some of their cases in a child, with one mutant on. No case is ever run here, so that a child builds
 * all it needs itself.
 *
 * Called as `serve test FILE...`, with MUTANT=M for one that is on while the files are read. It says how many
 * cases each file has; then the requests are lines of standard input, each answered by a line: hits PATH what
 * each case comes by, to a file: of each case its mutants' number and numbers, 32 bits each, and before them
 * those come by while the files were read run M CASE...    "caught N": the Nth of these cases notices mutant
 * M; "survives" if none does
 */
#define _GNU_SOURCE /* for memory without a file */
#include "cli/open.h"
#include "tests/ledger.h"
#include "tests/two_ways.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

extern int mutant_on;
extern unsigned char *mutant_hits;
enum { MUTANTS = 1 << 19, /* as tests/tools/mutants knows, in blocks by file */ CPU = 10, MEMORY = 1 << 30 };

typedef struct served {
    const um_case *c;
    const int8_t *options;
} served;

static served *cases;
static size_t ncases;

static void not_told(void *user, const um_diag *d)
{
    (void)user;
    (void)d;
}

/* Whether the two ways of asking for supply agree where a case ends: of one in so many, for that takes as
 * long as fifty cases. */
static bool agrees(const served *v, const um_run *run)
{
    enum { ONE_IN = 80 };
    static um_recorder rec;
    int nth = (int)(v - cases);
    if (v->c->game != &um_madison || nth % ONE_IN)
        return true;
    um_arena arena = {0};
    two_ways w = {.nth = nth / ONE_IN};
    bool same = true;
    rec.arena = &arena;
    for (um_sure_level trust = UM_GUESS; trust <= UM_CERTAIN && same; trust++) {
        begin_ways(&w, um_replay_ctx(run->replay), trust, &rec);
        w.s = um_replay_state(run->replay);
        same = same_both_ways(&w);
    }
    um_arena_free(&arena);
    return same;
}

/* Whether what is expected comes true, the points add up, nothing is found twice, and what is found in two
 * ways is the same. */
static bool passes(const served *v)
{
    const um_sink quiet = {not_told, NULL};
    const um_run_settings s = {.trust = UM_LIKELY, .options = v->options, .expectations = true};
    um_run *run = NULL;
    bool good = um_run_case(v->c, &s, &quiet, &run) == UM_OK && run->nfailures == 0 &&
                (v->c->game != um_games[0] || adds_up(v->c, run)) && told_once(run) && agrees(v, run);
    if (run)
        um_run_free(run);
    return good;
}

static void open_files(const um_setup *setup, const um_inputs *inputs)
{
    for (size_t i = 0; i < inputs->n; i++) {
        const um_sink quiet = {not_told, NULL};
        um_input *in = calloc(1, sizeof *in);
        if (!in || um_input_open(in, setup, inputs->paths[i], &quiet) != UM_OK) {
            printf("%s: cannot be read\n", inputs->paths[i]);
            exit(2);
        }
        const um_record *r = in->opened.record;
        const int8_t *options = r->ncases ? um_input_rulings(in, r->cases[0].game) : NULL;
        cases = realloc(cases, (ncases + (size_t)r->ncases + 1) * sizeof *cases);
        for (int k = 0; k < r->ncases; k++)
            cases[ncases++] = (served){&r->cases[k], options};
        printf("%d%s", r->ncases, i + 1 < inputs->n ? " " : "\n");
    }
    fflush(stdout);
}

/* The child's exit status, or -1 if it came to a bad end. */
static int in_child(int fn(const char *), const char *words)
{
    int status;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        setrlimit(RLIMIT_CPU, &(struct rlimit){CPU, CPU});
        setrlimit(RLIMIT_AS, &(struct rlimit){MEMORY, MEMORY});
        setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
        _exit(fn(words));
    }
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int run_one(const char *words)
{
    return passes(&cases[atoi(words)]) ? 0 : 1;
}

static void write_hits(FILE *to)
{
    static int32_t ids[MUTANTS + 1];
    int n = 0;
    for (int i = 0; i < MUTANTS; i++)
        if (mutant_hits[i])
            ids[++n] = i;
    ids[0] = n;
    fwrite(ids, sizeof *ids, (size_t)n + 1, to);
    memset(mutant_hits, 0, MUTANTS);
}

/* "good", or the number of the first case that fails as the rules are. */
static void tell_hits(const char *path)
{
    FILE *to = fopen(path, "wb");
    long bad = -1;
    if (!to)
        exit(2);
    write_hits(to);
    for (size_t i = 0; i < ncases; i++) {
        char number[24];
        snprintf(number, sizeof number, "%zu", i);
        if (in_child(run_one, number) != 0 && bad < 0)
            bad = (long)i;
        write_hits(to);
    }
    fclose(to);
    if (bad < 0)
        puts("good");
    else
        printf("bad %ld\n", bad);
}

static int *noticed; /* shared with the child: how many cases it has passed */

static int run_all(const char *words)
{
    char *at;
    mutant_on = (int)strtol(words, &at, 10);
    for (*noticed = 0; *at && *at != '\n'; ++*noticed)
        if (!passes(&cases[strtol(at, &at, 10)]))
            return 1;
    return 0;
}

int main(int argc, char **argv)
{
    um_options o;
    um_inputs inputs;
    um_setup setup;
    um_sink quiet = {not_told, NULL};
    int status;
    char *line = NULL;
    size_t cap = 0;
    mutant_on = getenv("MUTANT") ? atoi(getenv("MUTANT")) : -1;
    mutant_hits = mmap(NULL, MUTANTS, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    noticed = mmap(NULL, sizeof *noticed, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (mutant_hits == MAP_FAILED || noticed == MAP_FAILED ||
        !um_options_parse(&o, "test", argc - 1, argv + 1, &status) || um_setup_ready(&setup, &o) != UM_OK ||
        um_inputs_find(&inputs, o.files, o.nfiles, NULL, &quiet) != UM_OK)
        return 2;
    um_setup_shelf(&setup);
    open_files(&setup, &inputs);
    while (getline(&line, &cap, stdin) > 0) {
        if (strncmp(line, "hits ", 5) == 0) {
            line[strcspn(line, "\n")] = '\0';
            tell_hits(line + 5);
            mutant_hits = NULL;
        } else if (in_child(run_all, line + 4) == 0) {
            puts("survives");
        } else {
            printf("caught %d\n", *noticed);
        }
        fflush(stdout);
    }
    return 0;
}
