#include "cli/jobs.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/* A worker gets the numbers of items, one at a time, and answers each with a frame: this head, then
 * the result, what was written, and what was said. */
typedef struct frame {
    size_t item;
    int status;
    size_t out_n, err_n, notes_n;
} frame;

typedef struct worker {
    pid_t pid;
    int to, from; /* pipes; -1: closed */
    size_t item;
    bool busy;
} worker;

typedef struct done { /* an item, or what came of it until it is its turn */
    bool given, ready;
    uint64_t weight;
    int status;
    char *out, *err;
    size_t out_n, err_n;
} done;

/* An item is given out before so many lighter ones at most, whose results wait for it. */
enum { WORKERS_MAX = 64, AHEAD = 256 };

/* Write all bytes; false: the other end is gone. */
static bool write_all(int fd, const void *p, size_t n)
{
    for (const char *at = p; n;) {
        ssize_t w = write(fd, at, n);
        if (w < 0 && errno == EINTR)
            continue;
        if (w <= 0)
            return false;
        at += w;
        n -= (size_t)w;
    }
    return true;
}

/* Read so many bytes; false: the other end is gone. */
static bool read_all(int fd, void *p, size_t n)
{
    for (char *at = p; n;) {
        ssize_t r = read(fd, at, n);
        if (r < 0 && errno == EINTR)
            continue;
        if (r <= 0)
            return false;
        at += r;
        n -= (size_t)r;
    }
    return true;
}

/* ---- progress: on a terminal, when the results go elsewhere and the work takes its time ---- */

typedef struct progress {
    bool on, shown;
    size_t n;
    um_pace *pace;        /* of a run in parts, or NULL */
    bool lines;           /* no terminal: a line now and then, which stays */
    struct timespec next; /* when to show it next */
} progress;

enum { LINE_MS = 60000 }; /* between two lines of progress that stay */

static bool is_due(struct timespec *next, long wait_ms)
{
    struct timespec now;
    if (clock_gettime(CLOCK_MONOTONIC, &now) != 0)
        return false;
    bool due = next->tv_sec == 0 || now.tv_sec > next->tv_sec ||
               (now.tv_sec == next->tv_sec && now.tv_nsec >= next->tv_nsec);
    if (due) {
        long ns = now.tv_nsec + wait_ms % 1000 * 1000000;
        *next = (struct timespec){now.tv_sec + wait_ms / 1000 + ns / 1000000000, ns % 1000000000};
    }
    return due;
}

static double seconds_now(void)
{
    struct timespec now;
    return clock_gettime(CLOCK_MONOTONIC, &now) == 0 ? (double)now.tv_sec + (double)now.tv_nsec / 1e9 : 0;
}

static progress begin_progress(const um_jobs *j, const um_output *out)
{
    bool terminal = isatty(STDERR_FILENO);
    bool watched = terminal && (out->path || !isatty(fileno(out->f)));
    progress p = {.on = j->n > 1 && watched && !out->quiet, .n = j->n, .pace = j->pace};
    if (j->pace) {
        p.on = !out->quiet && j->pace->all > 1;
        p.lines = !terminal;
        p.n = j->pace->all;
        p.next = j->pace->next;
        if (j->pace->since <= 0)
            j->pace->since = seconds_now();
    }
    if (p.on && p.next.tv_sec == 0)
        is_due(&p.next, p.lines ? LINE_MS : 1000);
    return p;
}

/* "umpire: 1200 of 20000, 35 a second, 9 min left" */
static void put_pace(const um_pace *pace, size_t ready)
{
    double took = seconds_now() - pace->since;
    double rate = took > 0 ? (double)ready / took : 0;
    double left = rate > 0 ? (double)(pace->all - ready) / rate : 0;
    fprintf(stderr, um_tr("umpire: %zu of %zu, %.*f a second, "), ready, pace->all, rate < 10 ? 1 : 0, rate);
    if (left < 120)
        fprintf(stderr, um_tr("%.0f s left"), left);
    else if (left < 7200)
        fprintf(stderr, um_tr("%.0f min left"), left / 60);
    else
        fprintf(stderr, um_tr("%.1f h left"), left / 3600);
}

/* Whatever is said next is written over it, unless it is a line. */
static void show_progress(progress *p, size_t ready)
{
    ready += p->pace ? p->pace->before : 0;
    if (!p->on || ready >= p->n || !is_due(&p->next, p->lines ? LINE_MS : 200))
        return;
    if (p->pace)
        put_pace(p->pace, ready);
    else
        fprintf(stderr, um_tr("umpire: %zu of %zu"), ready, p->n);
    fputs(p->lines ? "\n" : p->pace ? "\033[K\r" : "\r", stderr);
    p->shown = !p->lines;
}

/* Before anything else is said, and at the end. */
static void clear_progress(progress *p)
{
    if (p->shown)
        fputs("\033[K", stderr);
    p->shown = false;
    if (p->pace)
        p->pace->next = p->next;
}

/* ---- in the worker ---- */

/* Read a file from its beginning. */
static bool slurp_file(FILE *f, um_buf *b)
{
    char bytes[4096];
    size_t n;
    fflush(f);
    rewind(f);
    while ((n = fread(bytes, 1, sizeof bytes, f)) > 0)
        um_buf_add(b, bytes, n);
    return !ferror(f) && !b->failed;
}

/* Cut a file to nothing, for the next item. */
static bool empty_file(FILE *f)
{
    rewind(f);
    return ftruncate(fileno(f), 0) == 0;
}

/* Why not all that was written so far is there; 0: it is. Asked before the file is read, which forgets it. */
static int lacks(FILE *f, int why)
{
    errno = 0;
    if (fflush(f) == 0 && !ferror(f))
        return why;
    return why ? why : errno ? errno : ENOSPC;
}

/* What an item gave, from the two files. What could not be kept there is not told in part but complained of,
 * and *status says so; false: it cannot even be read. */
static bool gather(const um_output *written, FILE *said, um_buf *out, um_buf *err, int *status)
{
    int why = lacks(stderr, lacks(written->f, written->why));
    if (!why)
        return slurp_file(written->f, out) && slurp_file(said, err);
    um_buf_str(err, "umpire: ");
    um_buf_printf(err, um_tr("no room for the results of an input: %s"), um_tr(strerror(why)));
    um_buf_char(err, '\n');
    clearerr(stderr);
    *status = um_exit_worse(*status, UM_EXIT_INPUT);
    return !err->failed;
}

static bool answer(const um_jobs *j, size_t i, FILE *written, FILE *said, const um_output *like, int fd,
                   void *result)
{
    um_buf out_text = {0}, err_text = {0}, notes = {0};
    um_output out = *like;
    out.f = written;
    out.path = NULL;
    out.notes = j->notes ? &notes : NULL;
    out.temp = out.target = out.made = NULL;
    if (!empty_file(written) || !empty_file(said))
        return false;
    if (result)
        memset(result, 0, j->result_size);
    size_t refused = um_refusals();
    frame head = {.item = i, .status = j->fn(j->user, i, &out, result)};
    if (um_refusals() > refused) {
        um_complain("out of memory: the results are not complete");
        head.status = UM_EXIT_FAULT;
    }
    bool ok = gather(&out, said, &out_text, &err_text, &head.status);
    head.out_n = out_text.n;
    head.err_n = err_text.n;
    head.notes_n = notes.n;
    um_buf first = {0}; /* in one piece: each wakes the parent */
    um_buf_add(&first, &head, sizeof head);
    um_buf_add(&first, result, result ? j->result_size : 0);
    um_buf_text(&first, um_buf_view(&notes));
    ok = ok && !first.failed && write_all(fd, first.p, first.n) && write_all(fd, out_text.p, out_text.n) &&
         write_all(fd, err_text.p, err_text.n);
    um_buf_free(&first);
    um_buf_free(&notes);
    um_buf_free(&out_text);
    um_buf_free(&err_text);
    return ok;
}

/* A worker ends with its parent, whatever ends that. */
static void follow_parent(pid_t parent)
{
    um_output_in_child();
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGTERM); /* which lets it take a temporary file along */
#endif
    if (getppid() != parent)
        _exit(UM_EXIT_FAULT);
}

/* A worker: take numbers of items, answer each, until no more come. */
static void serve(const um_jobs *j, const um_output *like, int in, int out)
{
    FILE *written = tmpfile(), *said = tmpfile();
    void *result = j->results ? um_realloc(NULL, 0, j->result_size) : NULL;
    size_t i;
    if (!written || !said || (j->results && !result) || dup2(fileno(said), STDERR_FILENO) < 0)
        _exit(UM_EXIT_FAULT);
    while (read_all(in, &i, sizeof i))
        if (!answer(j, i, written, said, like, out, result))
            _exit(UM_EXIT_FAULT);
    _exit(0);
}

/* ---- in the parent ---- */

/* Close a worker's ends, by which it ends. */
static void dismiss(worker *w)
{
    if (w->to >= 0)
        close(w->to);
    if (w->from >= 0)
        close(w->from);
    w->to = w->from = -1;
}

/* The same, and wait for it. */
static void close_worker(worker *w)
{
    dismiss(w);
    if (w->pid > 0)
        waitpid(w->pid, NULL, 0);
    *w = (worker){.to = -1, .from = -1};
}

/* Start a process for items; false: none can be had. */
static bool start_worker(worker *all, int nworkers, worker *w, const um_jobs *j, um_output *out)
{
    int down[2], up[2];
    if (pipe(down) != 0)
        return false;
    if (pipe(up) != 0) {
        close(down[0]);
        close(down[1]);
        return false;
    }
    fflush(out->f);
    fflush(stderr);
    pid_t parent = getpid(), pid = fork();
    if (pid == 0) {
        follow_parent(parent);
        for (int k = 0; k < nworkers; k++) /* so that each worker sees its own pipe end */
            if (all[k].to >= 0) {
                close(all[k].to);
                close(all[k].from);
            }
        close(down[1]);
        close(up[0]);
        serve(j, out, down[0], up[1]);
    }
    close(down[0]);
    close(up[1]);
    *w = (worker){.pid = pid, .to = down[1], .from = up[0]};
    if (pid < 0)
        close_worker(w);
    return pid > 0;
}

/* Send an item to a worker. */
static bool give(worker *w, size_t item)
{
    w->item = item;
    w->busy = write_all(w->to, &item, sizeof item);
    return w->busy;
}

/* Read what an item left for the end. */
static bool take_notes(const um_jobs *j, worker *w, const frame *head)
{
    char bytes[4096];
    bool ok = true;
    for (size_t left = head->notes_n, n; left && ok; left -= n) {
        n = left < sizeof bytes ? left : sizeof bytes;
        ok = read_all(w->from, bytes, n);
        if (ok)
            um_buf_add(&j->notes[head->item], bytes, n);
    }
    return ok;
}

/* Read a worker's answer into its place; false if the worker is broken. */
static bool take(const um_jobs *j, worker *w, done *all)
{
    frame head;
    w->busy = false;
    if (!read_all(w->from, &head, sizeof head) || head.item != w->item)
        return false;
    done *d = &all[head.item];
    if (j->results && !read_all(w->from, (char *)j->results + head.item * j->result_size, j->result_size))
        return false;
    if (!take_notes(j, w, &head))
        return false;
    d->out = um_realloc(NULL, 0, head.out_n + 1);
    d->err = um_realloc(NULL, 0, head.err_n + 1);
    d->out_n = head.out_n;
    d->err_n = head.err_n;
    d->status = head.status;
    return d->out && d->err && read_all(w->from, d->out, d->out_n) && read_all(w->from, d->err, d->err_n);
}

static void drop(done *d)
{
    um_free(d->out, d->out_n + 1);
    um_free(d->err, d->err_n + 1);
    d->out = d->err = NULL;
}

/* Print what is done, in the order of the items; the gravest status of them. */
static int print_ready(done *all, size_t n, size_t *next, um_output *out, progress *p)
{
    int status = UM_EXIT_LEGAL;
    for (; *next < n && all[*next].ready; ++*next) {
        done *d = &all[*next];
        if (d->err && d->err_n)
            clear_progress(p);
        if (d->err && d->err_n)
            fwrite(d->err, 1, d->err_n, stderr);
        if (d->out)
            um_out_bytes(out, (um_text){d->out, d->out_n});
        status = um_exit_worse(status, d->status);
        drop(d);
    }
    show_progress(p, *next);
    return status;
}

/* An item whose worker died counts as an internal fault. */
static void fail_item(const um_jobs *j, done *d, size_t item)
{
    drop(d);
    if (j->results)
        memset((char *)j->results + item * j->result_size, 0, j->result_size);
    if (j->notes)
        um_buf_free(&j->notes[item]);
    *d = (done){.given = true, .ready = true, .status = UM_EXIT_FAULT};
    um_complain("the process that worked on input %zu of %zu failed", item + 1, j->n);
}

/* What is given out: all items below `from`, of others those that are marked; weights are known below
 * `weighed`. */
typedef struct queue {
    done *all;
    size_t from, weighed;
} queue;

/* The heaviest of the next items, of equal ones the first. */
static size_t pick(const um_jobs *j, queue *q)
{
    size_t best = q->from, end = j->n - q->from < AHEAD ? j->n : q->from + AHEAD;
    for (; j->weight && q->weighed < end; q->weighed++)
        q->all[q->weighed].weight = j->weight(j->user, q->weighed);
    for (size_t i = q->from; i < end; i++)
        if (!q->all[i].given && q->all[i].weight > q->all[best].weight)
            best = i;
    q->all[best].given = true;
    while (q->from < j->n && q->all[q->from].given)
        q->from++;
    return best;
}

/* Hand out items to workers without one, starting workers as needed; true while any is busy. */
static bool keep_busy(const um_jobs *j, worker *w, int nworkers, queue *q, um_output *out)
{
    bool busy = false;
    for (int k = 0; k < nworkers; k++) {
        if (!w[k].busy && q->from < j->n) {
            size_t item = pick(j, q);
            if ((w[k].to < 0 && !start_worker(w, nworkers, &w[k], j, out)) || !give(&w[k], item)) {
                fail_item(j, &q->all[item], item);
                close_worker(&w[k]);
            }
        }
        busy |= w[k].busy;
    }
    return busy || q->from < j->n;
}

/* Wait for answers and take them; the item of a worker that died has failed. */
static void collect(const um_jobs *j, worker *w, int nworkers, done *all)
{
    struct pollfd fds[WORKERS_MAX];
    int busy = 0;
    for (int k = 0; k < nworkers; k++) {
        fds[k] = (struct pollfd){.fd = w[k].busy ? w[k].from : -1, .events = POLLIN};
        busy += w[k].busy;
    }
    if (busy == 0 || poll(fds, (nfds_t)nworkers, -1) < 0)
        return;
    for (int k = 0; k < nworkers; k++) {
        if (!fds[k].revents)
            continue;
        size_t item = w[k].item;
        if (take(j, &w[k], all)) {
            all[item].ready = true;
        } else {
            fail_item(j, &all[item], item);
            close_worker(&w[k]);
        }
    }
}

/* Hands items to processes and prints each answer in its turn; the gravest status. */
static int run_many(const um_jobs *j, um_output *out)
{
    worker w[WORKERS_MAX];
    size_t next = 0;
    int status = UM_EXIT_LEGAL, nworkers = j->processes < WORKERS_MAX ? j->processes : WORKERS_MAX;
    done *all = um_realloc(NULL, 0, j->n * sizeof *all);
    if (!all) {
        um_complain("out of memory");
        return UM_EXIT_FAULT;
    }
    memset(all, 0, j->n * sizeof *all);
    queue q = {.all = all};
    progress p = begin_progress(j, out);
    for (int k = 0; k < nworkers; k++)
        w[k] = (worker){.to = -1, .from = -1};
    while (keep_busy(j, w, nworkers, &q, out)) {
        collect(j, w, nworkers, all);
        status = um_exit_worse(status, print_ready(all, j->n, &next, out, &p));
    }
    status = um_exit_worse(status, print_ready(all, j->n, &next, out, &p));
    clear_progress(&p);
    for (int k = 0; k < nworkers; k++)
        dismiss(&w[k]);
    for (int k = 0; k < nworkers; k++)
        close_worker(&w[k]);
    um_free(all, j->n * sizeof *all);
    return status;
}

/* Speed dictates that up to 16 MiB that one file has freed are kept for the next, and blocks below one MiB
 * among them, where the C library is told so: by itself it gives them back each time, and the kernel clears
 * them anew. */
static void keep_freed(void)
{
#ifdef __GLIBC__
    mallopt(M_TRIM_THRESHOLD, 16 * 1024 * 1024);
    mallopt(M_MMAP_THRESHOLD, 1024 * 1024);
#endif
}

int um_jobs_run(const um_jobs *j, um_output *out)
{
    int status = UM_EXIT_LEGAL;
    if (j->n > 1)
        keep_freed();
    if (j->processes > 1 && j->n > 1)
        return run_many(j, out);
    progress p = begin_progress(j, out);
    for (size_t i = 0; i < j->n; i++) {
        out->notes = j->notes ? &j->notes[i] : NULL;
        void *result = j->results ? (char *)j->results + i * j->result_size : NULL;
        if (result)
            memset(result, 0, j->result_size);
        status = um_exit_worse(status, j->fn(j->user, i, out, result));
        show_progress(&p, i + 1);
    }
    out->notes = NULL;
    clear_progress(&p);
    return status;
}
