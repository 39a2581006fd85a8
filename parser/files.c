#include "parser/files.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

static struct {
    bool on;
    dev_t dev;
    ino_t ino;
    volatile bool *wanted; /* shared with the processes forked from this one */
} guard;

static _Thread_local const char *why = "";

void um_file_guard(const char *path)
{
    struct stat st;
    guard.on = false;
    if (guard.wanted)
        munmap((void *)guard.wanted, sizeof *guard.wanted);
    guard.wanted = NULL;
    if (!path || stat(path, &st) != 0 || !S_ISREG(st.st_mode))
        return;
    int zero = open("/dev/zero", O_RDWR | O_CLOEXEC);
    void *page =
        zero < 0 ? MAP_FAILED : mmap(NULL, sizeof *guard.wanted, PROT_READ | PROT_WRITE, MAP_SHARED, zero, 0);
    if (zero >= 0)
        close(zero);
    guard.wanted = page == MAP_FAILED ? NULL : page;
    guard.dev = st.st_dev;
    guard.ino = st.st_ino;
    guard.on = true;
}

bool um_file_wanted(void)
{
    return guard.wanted && *guard.wanted;
}

static bool may_read(const struct stat *st, bool any)
{
    if (guard.on && st->st_dev == guard.dev && st->st_ino == guard.ino) {
        if (guard.wanted)
            *guard.wanted = true;
        why = "the output would replace it";
        return false;
    }
    if (!any && !S_ISREG(st->st_mode)) {
        why = "not a regular file";
        return false;
    }
    return true;
}

bool um_file_may_read(const char *path)
{
    struct stat st;
    if (stat(path, &st) == 0)
        return may_read(&st, false);
    why = strerror(errno);
    return false;
}

bool um_file_may_stream(int fd)
{
    struct stat st;
    return fstat(fd, &st) != 0 || may_read(&st, true); /* what is not open fails when it is read */
}

FILE *um_file_open(const char *path, bool any)
{
    struct stat st;
    int fd = open(path, O_RDONLY | O_CLOEXEC | (any ? 0 : O_NONBLOCK | O_NOCTTY));
    if (fd >= 0 && fstat(fd, &st) == 0) {
        FILE *f = may_read(&st, any) ? fdopen(fd, "rb") : NULL;
        if (f)
            return f;
        if (may_read(&st, any))
            why = strerror(errno);
    } else {
        why = strerror(errno);
    }
    if (fd >= 0)
        close(fd);
    return NULL;
}

const char *um_file_why(void)
{
    return why;
}
