/* The umpire program run as a user would run it, and what it printed. */
#include "tests/program.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

enum { ARGS_MAX = 60 };

/* A file without a name, for one of the child's streams. */
static int scratch(const char *content)
{
    FILE *f = tmpfile();
    cr_assert_not_null(f, "no temporary file");
    if (content)
        fputs(content, f);
    fflush(f);
    int fd = dup(fileno(f));
    fclose(f);
    lseek(fd, 0, SEEK_SET);
    return fd;
}

static void slurp(int fd, um_buf *out)
{
    char bytes[4096];
    ssize_t n;
    lseek(fd, 0, SEEK_SET);
    while ((n = read(fd, bytes, sizeof bytes)) > 0)
        um_buf_add(out, bytes, (size_t)n);
    close(fd);
}

static int wait_for(pid_t pid)
{
    int status = 0;
    cr_assert_eq(waitpid(pid, &status, 0), pid);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

static um_ran run(const char *const *args, const char *input, const char *into)
{
    const char *program = getenv("UMPIRE");
    char *argv[ARGS_MAX + 2] = {(char *)(uintptr_t) "umpire"};
    int in = scratch(input), out = into ? open(into, O_WRONLY) : scratch(NULL), err = scratch(NULL);
    um_ran r = {0};
    for (int i = 0; args[i]; i++) {
        cr_assert_lt(i, ARGS_MAX);
        argv[i + 1] = (char *)(uintptr_t)args[i];
    }
    cr_assert_geq(out, 0, "cannot open %s", into ? into : "a scratch file");
    pid_t pid = fork();
    cr_assert_geq(pid, 0);
    if (pid == 0) {
        dup2(in, 0);
        dup2(out, 1);
        dup2(err, 2);
        execv(program && *program ? program : "build/umpire", argv);
        _exit(127);
    }
    r.status = wait_for(pid);
    close(in);
    if (into)
        close(out);
    else
        slurp(out, &r.out);
    slurp(err, &r.err);
    cr_assert_neq(r.status, 127, "the program cannot be run; set UMPIRE to its path");
    return r;
}

void um_temp(char *path, size_t size, const char *name)
{
    const char *folder = getenv("TMPDIR");
    int n = snprintf(path, size, "%s/umpire-%s-XXXXXX", folder && *folder ? folder : "/tmp", name);
    if (n < 0 || (size_t)n >= size)
        n = snprintf(path, size, "/tmp/umpire-%s-XXXXXX", name);
    cr_assert_lt(n, (int)size);
}

um_ran um_program(const char *const *args, const char *input)
{
    return run(args, input, NULL);
}

um_ran um_program_into(const char *const *args, const char *path)
{
    return run(args, NULL, path);
}

const char *um_ran_out(const um_ran *r)
{
    return um_buf_view(&r->out).p;
}

const char *um_ran_err(const um_ran *r)
{
    return um_buf_view(&r->err).p;
}

void um_ran_free(um_ran *r)
{
    um_buf_free(&r->out);
    um_buf_free(&r->err);
}

/* ---- a folder of a suite's own ---- */

static char folder[100];

void um_folder_make(const char *name)
{
    um_temp(folder, sizeof folder, name);
    cr_assert(mkdtemp(folder));
}

const char *um_in_folder(const char *name)
{
    static char paths[32][400];
    static int next;
    char *path = paths[next++ % 32];
    snprintf(path, sizeof paths[0], "%s%s%s", folder, *name ? "/" : "", name);
    return path;
}

void um_put_text(const char *path, const char *text)
{
    FILE *f = fopen(path, "wb");
    cr_assert(f && fputs(text, f) >= 0);
    fclose(f);
}

void um_folder_remove(void)
{
    DIR *d = opendir(folder);
    for (const struct dirent *e; d && (e = readdir(d));)
        unlink(um_in_folder(e->d_name));
    closedir(d);
    rmdir(folder);
}
