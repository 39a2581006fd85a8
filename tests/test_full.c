/* A disk that is full, a limit of a file's size, calls that fail: nothing is half written, nothing is left
 * behind, and it is said. */
#define _XOPEN_SOURCE 700
#include <criterion/criterion.h>
#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/output.h"
#include "tests/program.h"

#define FULL "fixtures/vassal/full/"
#define LOG "fixtures/vassal/york-1812.vlog"

static char dir[64], target[96], record[96];

/* Whether nothing but these two is in the folder. */
static void nothing_left(bool there, const char *why)
{
    struct dirent **list;
    int n = scandir(dir, &list, NULL, alphasort), others = 0;
    for (int i = 0; i < n; i++) {
        const char *name = list[i]->d_name;
        others += name[0] != '.' && strcmp(name, "r.ump") != 0 && !(there && strcmp(name, "out") == 0);
        free(list[i]);
    }
    free(list);
    cr_expect_eq(others, 0, "%s: %d files are left behind", why, others);
    cr_expect_eq(access(target, F_OK) == 0, there, "%s: the output", why);
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

static void put(const char *path, const char *text)
{
    FILE *f = fopen(path, "wb");
    cr_assert(f && fputs(text, f) >= 0 && fclose(f) == 0, "%s", path);
}

static void set_up(void)
{
    um_temp(dir, sizeof dir, "full");
    cr_assert_not_null(mkdtemp(dir));
    snprintf(target, sizeof target, "%s/out", dir);
    snprintf(record, sizeof record, "%s/r.ump", dir);
    put(record, "game madison\nnow 1812 spring-summer phase=action\n   at York: Brock\n");
}

static void tear_down(void)
{
    char line[100];
    snprintf(line, sizeof line, "rm -rf %s", dir);
    cr_expect_eq(system(line), 0);
}

TestSuite(full, .init = set_up, .fini = tear_down);

/* ---- the program under a limit of a file's size ---- */

static void limit_files(rlim_t bytes)
{
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){bytes, bytes});
}

/* Its exit status; what it prints and says goes to `told`, through a pipe. */
static int run(const char *const *args, rlim_t bytes, um_buf *told)
{
    const char *program = getenv("UMPIRE") && *getenv("UMPIRE") ? getenv("UMPIRE") : "build/umpire";
    char *argv[16] = {(char *)(uintptr_t) "umpire"}, part[4096];
    int ends[2], status;
    ssize_t n;
    for (int i = 0; args[i]; i++)
        argv[i + 1] = (char *)(uintptr_t)args[i];
    cr_assert_eq(pipe(ends), 0);
    pid_t pid = fork();
    if (pid == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        limit_files(bytes);
        execv(program, argv);
        _exit(127);
    }
    close(ends[1]);
    while ((n = read(ends[0], part, sizeof part)) > 0)
        um_buf_add(told, part, (size_t)n);
    close(ends[0]);
    cr_assert_eq(waitpid(pid, &status, 0), pid);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static const char *const calls[][8] = {
    {"check", "-v", "-f", "text", LOG},
    {"check", "-v", "-f", "jsonl", LOG},
    {"check", "-v", "-f", "junit", LOG},
    {"check", "-v", "-f", "sarif", LOG},
    {"check", "-v", "-f", "html", LOG},
    {"check", "-f", "tap", LOG},
    {"convert", LOG},
    {"dump", LOG},
    {"dice", LOG},
    {"score", LOG},
    {"bind", "fixtures/vassal/MadisonSample.vmod"},
    {"rules", "--game", "madison"},
    {"verbs", "--game", "madison"},
    {"completion", "bash"},
};

/* As far as a limit lets it come: there whole, or not at all. */
static void within(const char *const *call, rlim_t bytes, const um_buf *whole, int status)
{
    const char *args[12] = {call[0], "-o", target};
    um_buf told = {0}, now = {0};
    for (int i = 1; call[i]; i++)
        args[i + 2] = call[i];
    int came = run(args, bytes, &told);
    bool fits = bytes >= whole->n;
    cr_expect_eq(came, fits ? status : 3, "%s, %lu bytes: %d: %s", call[0], (unsigned long)bytes, came,
                 um_buf_view(&told).p);
    nothing_left(fits, call[0]);
    if (fits) {
        slurp(target, &now);
        cr_expect(um_text_eq(um_buf_view(&now), um_buf_view(whole)), "%s", call[0]);
        unlink(target);
    } else {
        char said[200];
        snprintf(said, sizeof said, "%s: cannot write: File too large", target);
        cr_expect(strstr(um_buf_view(&told).p, said), "%s: %s", call[0], um_buf_view(&told).p);
    }
    um_buf_free(&told);
    um_buf_free(&now);
}

Test(full, a_limit_of_size_leaves_the_whole_or_nothing, .timeout = 300)
{
    for (size_t i = 0; i < UM_COUNT(calls); i++) {
        const char *args[12] = {calls[i][0], "-o", target};
        um_buf told = {0}, whole = {0};
        for (int k = 1; calls[i][k]; k++)
            args[k + 2] = calls[i][k];
        int status = run(args, RLIM_INFINITY, &told);
        slurp(target, &whole);
        unlink(target);
        cr_assert_gt(whole.n, 20, "%s", calls[i][0]);
        const rlim_t limits[] = {0, 1, whole.n / 2, whole.n - 1, whole.n};
        for (size_t k = 0; k < UM_COUNT(limits); k++)
            within(calls[i], limits[k], &whole, status);
        um_buf_free(&told);
        um_buf_free(&whole);
    }
}

Test(full, a_record_laid_out_in_place_stays_if_there_is_no_room)
{
    const char *const args[] = {"fmt", "-i", record, NULL};
    um_buf before = {0}, after = {0}, told = {0};
    slurp(record, &before);
    cr_expect_eq(run(args, 20, &told), 3, "%s", um_buf_view(&told).p);
    cr_expect(strstr(um_buf_view(&told).p, "r.ump: cannot write: File too large"), "%s", told.p);
    slurp(record, &after);
    cr_expect(um_text_eq(um_buf_view(&before), um_buf_view(&after)));
    nothing_left(false, "fmt");
    cr_expect_eq(run(args, RLIM_INFINITY, &told), 0);
    um_buf_clear(&after);
    slurp(record, &after);
    cr_expect_not(um_text_eq(um_buf_view(&before), um_buf_view(&after)), "it would have been laid out anew");
    um_buf_free(&before);
    um_buf_free(&after);
    um_buf_free(&told);
}

/* The processes of -j keep what they find in files of their own, which may come to a limit, too. */
Test(full, what_a_process_cannot_keep_is_told, .timeout = 60)
{
    const char *const args[] = {
        "check", "-q", "-v", "-f", "jsonl", "-j", "2", record, FULL "dev-1812-faults.vlog", NULL};
    um_buf told = {0};
    cr_expect_eq(run(args, 4096, &told), 3, "%s", um_buf_view(&told).p);
    cr_expect(strstr(um_buf_view(&told).p, "no room for the results of an input: File too large"), "%s",
              told.p);
    cr_expect(strstr(um_buf_view(&told).p, "r.ump"), "what has room is told");
    um_buf_free(&told);
}

/* ---- calls that fail ---- */

/* Which call fails next, and with what; 0: none. */
static struct {
    int mkstemp, fchmod, fdopen, rename, fclose;
} fail;

int __real_mkstemp(char *path);
int __real_fchmod(int fd, mode_t mode);
FILE *__real_fdopen(int fd, const char *mode);
int __real_rename(const char *from, const char *to);
int __real_fclose(FILE *f);
int __wrap_mkstemp(char *path);
int __wrap_fchmod(int fd, mode_t mode);
FILE *__wrap_fdopen(int fd, const char *mode);
int __wrap_rename(const char *from, const char *to);
int __wrap_fclose(FILE *f);

static bool fails(int *how)
{
    errno = *how ? *how : errno;
    return *how != 0;
}

int __wrap_mkstemp(char *path)
{
    return fails(&fail.mkstemp) ? -1 : __real_mkstemp(path);
}

int __wrap_fchmod(int fd, mode_t mode)
{
    return fails(&fail.fchmod) ? -1 : __real_fchmod(fd, mode);
}

FILE *__wrap_fdopen(int fd, const char *mode)
{
    return fails(&fail.fdopen) ? NULL : __real_fdopen(fd, mode);
}

int __wrap_rename(const char *from, const char *to)
{
    return fails(&fail.rename) ? -1 : __real_rename(from, to);
}

/* What it is given is closed all the same, as the system does. */
int __wrap_fclose(FILE *f)
{
    int how = fail.fclose, r = __real_fclose(f);
    errno = how ? how : errno;
    return how ? EOF : r;
}

static const struct {
    const char *name;
    int *call, why;
} failing[] = {
    {"mkstemp", &fail.mkstemp, EACCES}, {"fchmod", &fail.fchmod, EPERM},  {"fdopen", &fail.fdopen, EMFILE},
    {"rename", &fail.rename, EROFS},    {"fclose", &fail.fclose, ENOSPC}, {"fclose", &fail.fclose, EDQUOT},
};

/* Write an output, whatever fails; the exit status that the command would have. */
static int write_out(void)
{
    um_options o = {.command = um_command_named("check"), .output = target};
    um_output out;
    um_status s = um_output_open(&out, &o);
    if (s != UM_OK)
        return um_exit_of(s);
    um_out(&out, "new\n");
    return um_output_close(&out, 0);
}

/* In a process of its own, whose errors go to a file. */
static int write_apart(int *call, int why)
{
    int status;
    pid_t pid = fork();
    if (pid == 0) {
        FILE *f = freopen(record, "w", stderr);
        *call = why;
        status = f ? write_out() : 99;
        *call = 0;
        fflush(stderr);
        _exit(status);
    }
    cr_assert_eq(waitpid(pid, &status, 0), pid);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

Test(full, whatever_call_fails_the_old_output_stays)
{
    for (size_t i = 0; i < 2 * UM_COUNT(failing); i++) {
        bool old = i % 2;
        um_buf now = {0}, said = {0};
        char words[200];
        if (old)
            put(target, "old\n");
        int status = write_apart(failing[i / 2].call, failing[i / 2].why);
        cr_expect_eq(status, 3, "%s: %d", failing[i / 2].name, status);
        slurp(record, &said);
        snprintf(words, sizeof words, "%s: cannot write: %s", target, strerror(failing[i / 2].why));
        cr_expect(strstr(um_buf_view(&said).p, words), "%s: %s", failing[i / 2].name, um_buf_view(&said).p);
        nothing_left(old, failing[i / 2].name);
        if (old)
            slurp(target, &now);
        cr_expect_str_eq(um_buf_view(&now).p, old ? "old\n" : "", "%s", failing[i / 2].name);
        unlink(target);
        um_buf_free(&now);
        um_buf_free(&said);
    }
    static int none;
    cr_expect_eq(write_apart(&none, 0), 0);
    nothing_left(true, "nothing fails");
}
