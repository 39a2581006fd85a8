/* No call loses a file, waits for one that never ends, or leaves something behind. */
#define _XOPEN_SOURCE 700
#include <criterion/criterion.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/program.h"

#define SAMPLE "fixtures/vassal/"

static char dir[64];

static const char *in_dir(const char *name)
{
    static char path[32][200];
    static int next;
    next = (next + 1) % 32;
    snprintf(path[next], sizeof path[next], "%s/%s", dir, name);
    return path[next];
}

static void slurp(const char *path, um_buf *out)
{
    char part[8192];
    size_t n;
    FILE *f = fopen(path, "rb");
    cr_assert(f, "%s", path);
    while ((n = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(out, part, n);
    fclose(f);
}

static void put(const char *name, const void *bytes, size_t n)
{
    FILE *f = fopen(in_dir(name), "wb");
    cr_assert(f && fwrite(bytes, 1, n, f) == n && fclose(f) == 0, "%s", name);
}

static void copy(const char *from, const char *name)
{
    um_buf b = {0};
    slurp(from, &b);
    put(name, b.p, b.n);
    um_buf_free(&b);
}

/* "name\n" of all that lies in the folder. */
static void names(um_buf *out)
{
    struct dirent **list;
    int n = scandir(dir, &list, NULL, alphasort);
    for (int i = 0; i < n; i++) {
        um_buf_printf(out, "%s\n", list[i]->d_name);
        free(list[i]);
    }
    free(list);
}

static const char game[] =
    "game madison\ncase \"A\" \"t\"\n now 1812 spring-summer phase=action\n at York: Brock\n";

static void set_up(void)
{
    um_temp(dir, sizeof dir, "lost");
    cr_assert_not_null(mkdtemp(dir));
    copy(SAMPLE "MadisonSample.vmod", "M.vmod");
    copy(SAMPLE "MadisonSample.bind.xml", "M.bind.xml");
    copy(SAMPLE "york-1812.vlog", "L.vlog");
    put("A.ump", game, strlen(game));
}

static void tear_down(void)
{
    char line[100];
    snprintf(line, sizeof line, "rm -rf %s", dir);
    cr_expect_eq(system(line), 0);
}

TestSuite(lost, .init = set_up, .fini = tear_down);

/* ---- an output that is an input ---- */

static const char *const read_files[] = {"M.vmod", "M.bind.xml", "L.vlog", "A.ump",   "X.vmod",
                                         "P.xml",  "S.vsav",     "N.ump",  "law.txt", "K.log"};

/* One of each kind of input beside those of the set-up. */
static void more_inputs(void)
{
    static const char named[] = "game madison\npack \"P.xml\"\ncase \"N\" \"t\"\nposition P-land\n"
                                "at US1: us:B3c\nplay c1 units US1\n";
    static const char law[] = "trust certain\n";
    copy(SAMPLE "full/MadisonFull.vmod", "X.vmod");
    copy(SAMPLE "york-1812-end.vsav", "S.vsav");
    copy(SAMPLE "york-1812-reply.vlog", "K.log");
    copy("fixtures/packs/tmap.xml", "P.xml");
    put("N.ump", named, strlen(named));
    put("law.txt", law, strlen(law));
}

/* A call, its files in the folder; "@x" is the file x there, and "@" the folder. */
typedef struct call {
    const char *over; /* what the output would replace */
    const char *args[8];
} call;

static const call calls[] = {
    /* a log or a save */
    {"L.vlog", {"check", "@L.vlog"}},
    {"L.vlog", {"check", "@"}},
    {"L.vlog", {"check", "-j", "2", "@"}},
    {"L.vlog", {"check", "--chain", "@L.vlog", "@K.log"}},
    {"K.log", {"check", "--chain", "@L.vlog", "@K.log"}},
    {"L.vlog", {"convert", "@L.vlog"}},
    {"K.log", {"convert", "@L.vlog", "@K.log"}},
    {"L.vlog", {"score", "@"}},
    {"L.vlog", {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check", "@"}},
    {"L.vlog", {"dice", "@"}},
    {"L.vlog", {"dump", "@L.vlog"}},
    {"L.vlog", {"dump", "--stats", "@L.vlog"}},
    {"L.vlog", {"dump", "--stats", "@"}},
    {"L.vlog", {"replay", "@L.vlog"}},
    {"L.vlog", {"explain", "@L.vlog", "1"}},
    {"K.log", {"explain", "@L.vlog", "@K.log", "1"}},
    {"L.vlog", {"legal", "@L.vlog", "1"}},
    {"L.vlog", {"bind", "--save", "@L.vlog", "@M.vmod"}},
    {"L.vlog", {"check", "--with", "@L.vlog", "@A.ump"}},
    {"K.log", {"convert", "--with", "@K.log", "@L.vlog"}},
    {"L.vlog", {"test", "@L.vlog"}},
    {"L.vlog", {"fmt", "@L.vlog"}},
    {"L.vlog", {"pack", "check", "@L.vlog"}},
    {"S.vsav", {"check", "@S.vsav"}},
    {"S.vsav", {"dump", "@S.vsav"}},
    {"S.vsav", {"bind", "--save", "@S.vsav", "@M.vmod"}},
    /* a module: given, found, and not even wanted */
    {"M.vmod", {"check", "@L.vlog"}},
    {"M.vmod", {"score", "@L.vlog"}},
    {"M.vmod", {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check", "@L.vlog"}},
    {"M.vmod", {"replay", "@L.vlog"}},
    {"M.vmod", {"explain", "@L.vlog", "1"}},
    {"M.vmod", {"legal", "@L.vlog", "1"}},
    {"M.vmod", {"dice", "@L.vlog"}},
    {"M.vmod", {"convert", "@L.vlog"}},
    {"M.vmod", {"bind", "@M.vmod"}},
    {"M.vmod", {"dump", "@M.vmod"}},
    {"M.vmod", {"dump", "@L.vlog"}},
    {"M.vmod", {"dump", "--stats", "@L.vlog"}},
    {"M.vmod", {"dump", "--stats", "@M.vmod"}},
    {"M.vmod", {"dump", "--module", "@M.vmod", "@L.vlog"}},
    {"M.vmod", {"dump", "--stats", "--module", "@M.vmod", "@L.vlog"}},
    {"X.vmod", {"dump", "--module", "@X.vmod", "@L.vlog"}},
    {"X.vmod", {"check", "--module", "@X.vmod", "@L.vlog"}},
    {"X.vmod", {"dump", "@L.vlog"}},
    {"X.vmod", {"check", "@A.ump"}},
    {"X.vmod", {"verbs", "--game", "madison"}},
    {"X.vmod", {"completion", "bash"}},
    /* a binding */
    {"M.bind.xml", {"check", "@L.vlog"}},
    {"M.bind.xml", {"check", "-j", "2", "@"}},
    {"M.bind.xml", {"score", "@L.vlog"}},
    {"M.bind.xml", {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check", "@L.vlog"}},
    {"M.bind.xml", {"replay", "@L.vlog"}},
    {"M.bind.xml", {"explain", "@L.vlog", "1"}},
    {"M.bind.xml", {"legal", "@L.vlog", "1"}},
    {"M.bind.xml", {"dice", "@L.vlog"}},
    {"M.bind.xml", {"convert", "@L.vlog"}},
    {"M.bind.xml", {"check", "--bind", "@M.bind.xml", "@L.vlog"}},
    {"M.bind.xml", {"convert", "--bind", "@M.bind.xml", "@L.vlog"}},
    /* a record, a file of cases */
    {"A.ump", {"check", "@A.ump#A"}},
    {"A.ump", {"check", "@"}},
    {"A.ump", {"score", "@A.ump"}},
    {"A.ump", {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check", "@A.ump"}},
    {"A.ump", {"replay", "@A.ump"}},
    {"A.ump", {"explain", "@A.ump#A", "1"}},
    {"A.ump", {"legal", "@A.ump#A", "1"}},
    {"A.ump", {"convert", "@A.ump"}},
    {"A.ump", {"dice", "@A.ump"}},
    {"A.ump", {"test", "@"}},
    {"A.ump", {"test", "-j", "2", "@"}},
    {"A.ump", {"fmt", "@A.ump"}},
    {"A.ump", {"fmt", "--check", "@A.ump"}},
    {"A.ump", {"rules", "--game", "madison", "--coverage", "@"}},
    {"A.ump", {"check", "--with", "@A.ump", "@L.vlog"}},
    {"A.ump", {"convert", "--with", "@A.ump", "@L.vlog"}},
    /* a pack: given, named by a record */
    {"A.ump", {"check", "--pack", "@A.ump", "@L.vlog"}},
    {"P.xml", {"check", "--pack", "@P.xml", "@L.vlog"}},
    {"P.xml", {"convert", "--pack", "@P.xml", "@L.vlog"}},
    {"P.xml", {"dice", "--pack", "@P.xml", "@L.vlog"}},
    {"P.xml", {"bind", "--pack", "@P.xml", "@M.vmod"}},
    {"P.xml", {"pack", "check", "@P.xml"}},
    {"P.xml", {"pack", "show", "@P.xml", "spaces"}},
    {"P.xml", {"check", "@N.ump"}},
    {"P.xml", {"score", "@N.ump"}},
    {"P.xml", {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check", "@N.ump"}},
    {"P.xml", {"replay", "@N.ump"}},
    {"P.xml", {"explain", "@N.ump", "1"}},
    {"P.xml", {"legal", "@N.ump", "1"}},
    {"P.xml", {"test", "@N.ump"}},
    {"P.xml", {"test", "-j", "2", "@"}},
    {"P.xml", {"fmt", "@N.ump"}},
    {"P.xml", {"rules", "--game", "madison", "--coverage", "@N.ump"}},
    {"P.xml", {"check", "--with", "@N.ump", "@L.vlog"}},
    /* a policy */
    {"A.ump", {"check", "--policy", "@A.ump", "@L.vlog"}},
    {"law.txt", {"check", "--policy", "@law.txt", "@L.vlog"}},
    {"law.txt", {"score", "--policy", "@law.txt", "@A.ump"}},
    {"law.txt",
     {"compare", "--vary", "R-marker-late=next-but-one-play,vp-check", "--policy", "@law.txt", "@A.ump"}},
    {"law.txt", {"replay", "--policy", "@law.txt", "@A.ump"}},
    {"law.txt", {"explain", "--policy", "@law.txt", "@A.ump", "1"}},
    {"law.txt", {"legal", "--policy", "@law.txt", "@A.ump", "1"}},
    {"law.txt", {"test", "--policy", "@law.txt", "@A.ump"}},
};

static void refuse(const call *c, const char *output)
{
    const char *args[12] = {c->args[0], "-o", output};
    um_buf before[UM_COUNT(read_files)] = {0}, list = {0}, after = {0};
    for (int i = 1; c->args[i]; i++)
        args[i + 2] = c->args[i][0] == '@' ? in_dir(c->args[i] + 1) : c->args[i];
    for (size_t i = 0; i < UM_COUNT(read_files); i++)
        slurp(in_dir(read_files[i]), &before[i]);
    names(&list);
    um_ran ran = um_program(args, NULL);
    cr_expect_eq(ran.status, 4, "%s over %s by %s: %d: %s", c->args[0], c->over, output, ran.status,
                 um_ran_err(&ran));
    cr_expect(strstr(um_ran_err(&ran), "would replace"), "%s: %s", c->args[0], um_ran_err(&ran));
    names(&after);
    cr_expect(um_text_eq(um_buf_view(&list), um_buf_view(&after)), "left behind: %s", after.p);
    for (size_t i = 0; i < UM_COUNT(read_files); i++) {
        um_buf now = {0};
        slurp(in_dir(read_files[i]), &now);
        cr_expect(um_text_eq(um_buf_view(&before[i]), um_buf_view(&now)), "%s lost by %s", read_files[i],
                  c->args[0]);
        um_buf_free(&now);
        um_buf_free(&before[i]);
    }
    um_buf_free(&list);
    um_buf_free(&after);
    um_ran_free(&ran);
}

Test(lost, no_output_replaces_what_is_read_by_any_name, .timeout = 300)
{
    char other[200];
    more_inputs();
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        refuse(&calls[i], in_dir(calls[i].over));
        snprintf(other, sizeof other, "%s/./%s", dir, calls[i].over);
        refuse(&calls[i], other);
    }
    for (size_t i = 0; i < UM_COUNT(calls); i++) { /* links, in a folder that is no input */
        char target[300];
        const char *real = realpath(in_dir(calls[i].over), target);
        snprintf(other, sizeof other, "%s-link", dir);
        cr_assert(real && symlink(real, other) == 0);
        refuse(&calls[i], other);
        unlink(other);
        cr_assert_eq(link(real, other), 0);
        refuse(&calls[i], other);
        unlink(other);
    }
}

static bool is_store(const char *path)
{
    um_buf b = {0};
    slurp(path, &b);
    bool is = b.n > 16 && memcmp(b.p, "SQLite format 3", 16) == 0;
    um_buf_free(&b);
    return is;
}

/* Stores, what SQLite keeps beside them, and lists: by name and by both kinds of link. */
Test(lost, no_output_replaces_a_store_or_a_list, .timeout = 120)
{
    static const call kept[] = {
        {"s.db", {"check", "--store", "@s.db", "@L.vlog"}},
        {"s.db", {"check", "--store", "@s.db", "--list", "@list"}},
        {"s.db", {"learn", "--store", "@s.db", "-f", "xml"}},
        {"s.db", {"compare", "--vary", "all", "--store", "@s.db"}},
        {"s.db", {"query", "@s.db", "worst"}},
        {"s.db", {"store", "export", "@s.db"}},
        {"s.db-wal", {"check", "--store", "@s.db", "@L.vlog"}},
        {"s.db-wal", {"query", "@s.db", "worst"}},
        {"list", {"check", "--store", "@s.db", "--list", "@list"}},
        {"in/a.ump", {"store", "list", "@in"}},
    };
    um_ran ran = UM_PROGRAM("check", "-q", "--store", in_dir("s.db"), in_dir("L.vlog"));
    um_ran_free(&ran);
    cr_assert(is_store(in_dir("s.db")));
    put("list", in_dir("L.vlog"), strlen(in_dir("L.vlog")));
    cr_assert_eq(mkdir(in_dir("in"), 0777), 0);
    put("in/a.ump", game, strlen(game));
    for (size_t i = 0; i < UM_COUNT(kept); i++)
        for (int by = 0; by < 3; by++) {
            char link_to[100];
            const char *args[12] = {0}, *over = in_dir(kept[i].over);
            bool beside = strstr(kept[i].over, "-wal") != NULL;
            if (beside)
                put(kept[i].over, "", 0);
            char real[PATH_MAX];
            snprintf(link_to, sizeof link_to, "%s-link", dir);
            cr_assert(realpath(over, real));
            cr_assert(by == 0 || (by == 1 ? symlink : link)(real, link_to) == 0);
            int n = 0;
            while (kept[i].args[n])
                args[n] = kept[i].args[n][0] == '@' ? in_dir(kept[i].args[n] + 1) : kept[i].args[n], n++;
            args[n++] = "-o";
            args[n] = by ? link_to : over;
            ran = um_program(args, NULL);
            if (!beside) { /* SQLite may have taken an empty one away before the output is looked at */
                cr_expect_eq(ran.status, 4, "%zu %d: %d %s", i, by, ran.status, um_ran_err(&ran));
                cr_expect(strstr(um_ran_err(&ran), "would replace"), "%zu: %s", i, um_ran_err(&ran));
            }
            cr_expect(is_store(in_dir("s.db")), "%zu %d", i, by);
            um_ran_free(&ran);
            unlink(link_to);
        }
}

/* A list that a shell gives as standard input is a file that is read. */
Test(lost, no_output_replaces_the_file_of_standard_input, .timeout = 60)
{
    char line[900];
    um_buf b = {0};
    put("list", in_dir("L.vlog"), strlen(in_dir("L.vlog")));
    const char *program = getenv("UMPIRE");
    snprintf(line, sizeof line, "%s check --store %s --list - -o %s < %s 2>/dev/null",
             program ? program : "build/umpire", in_dir("n.db"), in_dir("list"), in_dir("list"));
    int status = system(line);
    cr_expect(WIFEXITED(status) && WEXITSTATUS(status) == 4, "%d", status);
    slurp(in_dir("list"), &b);
    cr_expect_eq(b.n, strlen(in_dir("L.vlog")));
    um_buf_free(&b);
}

Test(lost, a_store_is_not_merged_into_itself, .timeout = 60)
{
    um_ran ran = UM_PROGRAM("check", "-q", "--store", in_dir("s.db"), in_dir("L.vlog"));
    um_ran_free(&ran);
    cr_assert_eq(symlink("s.db", in_dir("soft")), 0);
    cr_assert_eq(link(in_dir("s.db"), in_dir("hard")), 0);
    static const char *const by[] = {"s.db", "soft", "hard"};
    for (size_t i = 0; i < UM_COUNT(by); i++) {
        ran = UM_PROGRAM("store", "merge", in_dir("s.db"), in_dir(by[i]));
        cr_expect_eq(ran.status, 4, "%s: %d", by[i], ran.status);
        cr_expect(strstr(um_ran_err(&ran), "are one store"), "%s", um_ran_err(&ran));
        um_ran_free(&ran);
    }
}

Test(lost, an_output_behind_a_link_is_replaced_where_it_lies)
{
    struct stat st;
    put("old.txt", "old\n", 4);
    cr_assert_eq(symlink("old.txt", in_dir("link")), 0);
    um_ran ran = UM_PROGRAM("verbs", "--game", "madison", "-o", in_dir("link"));
    cr_expect_eq(ran.status, 0, "%s", um_ran_err(&ran));
    cr_expect(lstat(in_dir("link"), &st) == 0 && S_ISLNK(st.st_mode));
    cr_expect(stat(in_dir("old.txt"), &st) == 0 && st.st_size > 1000);
    um_ran_free(&ran);
}

/* ---- what a folder may hold ---- */

Test(lost, what_is_no_file_in_a_folder_is_told_and_passed_over, .timeout = 60)
{
    cr_assert_eq(symlink("nowhere", in_dir("gone.vlog")), 0);
    cr_assert_eq(symlink(".", in_dir("loop")), 0);
    cr_assert_eq(mkfifo(in_dir("pipe.ump"), 0600), 0);
    cr_assert_eq(mkfifo(in_dir("x.bind.xml"), 0600), 0);
    cr_assert_eq(mkfifo(in_dir("x.vmod"), 0600), 0);
    cr_assert_eq(symlink("/dev/zero", in_dir("zero.ump")), 0);
    um_ran ran = UM_PROGRAM("check", dir);
    um_ran alone = UM_PROGRAM("check", in_dir("A.ump"), in_dir("L.vlog"));
    cr_expect_eq(ran.status, alone.status, "%d: %s", ran.status, um_ran_err(&ran));
    cr_expect_str_eq(um_ran_out(&ran), um_ran_out(&alone));
    static const char *const told[] = {"gone.vlog: warning: passed over", "loop: warning: passed over",
                                       "pipe.ump: warning: passed over", "zero.ump: warning: passed over"};
    for (size_t i = 0; i < UM_COUNT(told); i++)
        cr_expect(strstr(um_ran_err(&ran), told[i]), "%s: %s", told[i], um_ran_err(&ran));
    um_ran_free(&ran);
    um_ran_free(&alone);
}

Test(lost, a_pack_that_a_record_names_is_a_regular_file, .timeout = 60)
{
    static const char named[] = "game madison\npack \"p.xml\"\nnow 1812 winter\n";
    cr_assert_eq(mkfifo(in_dir("p.xml"), 0600), 0);
    put("named.ump", named, strlen(named));
    um_ran ran = UM_PROGRAM("check", in_dir("named.ump"));
    cr_expect_eq(ran.status, 3, "%s", um_ran_err(&ran));
    um_ran_free(&ran);
}

/* ---- signals, limits, closed streams ---- */

static void pause_ms(long ms)
{
    nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL);
}

/* How many processes of the group there are. */
static bool group_lives(pid_t group)
{
    return kill(-group, 0) == 0 || errno == EPERM;
}

static const int ending[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGALRM, SIGUSR1, SIGXCPU};

/* `umpire test` of two records that never end (pipes that nobody writes to), in a group of its own. */
static pid_t start_waiting(const char *out)
{
    const char *program = getenv("UMPIRE") ? getenv("UMPIRE") : "build/umpire";
    pid_t pid = fork();
    if (pid == 0) {
        setpgid(0, 0);
        for (size_t i = 0; i < UM_COUNT(ending); i++) /* whoever runs the tests may ignore some of them */
            signal(ending[i], SIG_DFL);
        if (!freopen("/dev/null", "w", stdout))
            _exit(98);
        if (!freopen("/dev/null", "w", stderr))
            _exit(98);
        setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
        execl(program, program, "test", "-j", "2", "-o", out, in_dir("w1"), in_dir("w2"), (char *)NULL);
        _exit(99);
    }
    setpgid(pid, pid);
    return pid;
}

static bool has_temp(const char *prefix)
{
    um_buf b = {0};
    names(&b);
    bool found = b.p && strstr(b.p, prefix);
    um_buf_free(&b);
    return found;
}

static void end_by(int sig)
{
    int status;
    pid_t pid = start_waiting(in_dir("out.txt"));
    cr_assert_gt(pid, 0);
    for (int i = 0; i < 500 && !has_temp("out.txt."); i++)
        pause_ms(10);
    pause_ms(200); /* the processes that read are there by now, too */
    bool begun = has_temp("out.txt.");
    kill(pid, begun ? sig : SIGKILL);
    cr_assert_eq(waitpid(pid, &status, 0), pid);
    cr_assert(begun, "it has not begun to write");
    cr_expect(WIFSIGNALED(status) && WTERMSIG(status) == sig, "signal %d: status %x", sig, status);
    for (int i = 0; i < 300 && group_lives(pid); i++)
        pause_ms(10);
    cr_expect_not(group_lives(pid), "signal %d leaves processes", sig);
    cr_expect_not(has_temp("out.txt"), "signal %d leaves a file", sig);
    kill(-pid, SIGKILL);
}

Test(lost, no_signal_leaves_a_file_or_a_process, .timeout = 120)
{
    cr_assert(mkfifo(in_dir("w1"), 0600) == 0 && mkfifo(in_dir("w2"), 0600) == 0);
    for (size_t i = 0; i < UM_COUNT(ending); i++)
        end_by(ending[i]);
}

static int run_with(void (*before)(void), const char *out)
{
    const char *program = getenv("UMPIRE") ? getenv("UMPIRE") : "build/umpire";
    int status;
    pid_t pid = fork();
    if (pid == 0) {
        before();
        execl(program, program, "check", "-f", "html", "-o", out, in_dir("L.vlog"), (char *)NULL);
        _exit(99);
    }
    cr_assert_eq(waitpid(pid, &status, 0), pid);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static void small_files(void)
{
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){512, 512});
    close(STDERR_FILENO);
}

static void without_errors(void)
{
    close(STDERR_FILENO);
}

static void without_streams(void)
{
    close(STDIN_FILENO);
    close(STDOUT_FILENO);
    close(STDERR_FILENO);
}

Test(lost, the_limit_of_a_file_leaves_nothing)
{
    cr_expect_eq(run_with(small_files, in_dir("out.html")), 3);
    cr_expect_not(has_temp("out.html"));
}

Test(lost, what_is_said_never_lands_in_a_report)
{
    um_ran ran = UM_PROGRAM("check", "-f", "html", "-o", in_dir("open.html"), in_dir("L.vlog"));
    um_buf wanted = {0}, now = {0}, bare = {0};
    cr_expect_eq(run_with(without_errors, in_dir("shut.html")), ran.status);
    cr_expect_eq(run_with(without_streams, in_dir("bare.html")), ran.status);
    slurp(in_dir("open.html"), &wanted);
    slurp(in_dir("shut.html"), &now);
    slurp(in_dir("bare.html"), &bare);
    cr_expect(um_text_eq(um_buf_view(&wanted), um_buf_view(&now)), "%.60s", now.p);
    cr_expect(um_text_eq(um_buf_view(&wanted), um_buf_view(&bare)), "%.60s", bare.p);
    um_buf_free(&wanted);
    um_buf_free(&now);
    um_buf_free(&bare);
    um_ran_free(&ran);
}
