#define _XOPEN_SOURCE 700 /* realpath */

#include "cli/output.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PLAIN_WIDTH = 80, LEAST_WIDTH = 40 };

/* ---- making text harmless ---- */

void um_harmless_lines(um_buf *b, um_text t)
{
    uint32_t c = 0;
    for (size_t i = 0, len; i < t.n; i += len ? len : 1) {
        len = um_code_take(t.p + i, t.n - i, &c);
        if (!len)
            um_buf_printf(b, "<%02X>", (unsigned char)t.p[i]);
        else if (um_code_unsafe(c) && c != '\n' && c != '\t')
            um_buf_printf(b, "<U+%04X>", (unsigned)c);
        else
            um_buf_add(b, t.p + i, len);
    }
}

void um_harmless_xml(um_buf *b, um_text t)
{
    uint32_t c = 0;
    for (size_t i = 0, len; i < t.n; i += len ? len : 1) {
        len = um_code_take(t.p + i, t.n - i, &c);
        if (len > 1 && um_code_unsafe(c))
            um_buf_printf(b, "&#x%X;", (unsigned)c);
        else
            um_buf_add(b, t.p + i, len ? len : 1);
    }
}

size_t um_columns(um_text t)
{
    size_t n = 0;
    uint32_t code = 0;
    for (size_t i = 0, k; i < t.n; i += k ? k : 1) {
        k = um_code_take(t.p + i, t.n - i, &code);
        n += k ? (size_t)um_code_columns(code) : 1;
    }
    return n;
}

int um_pad(const char *word, int wide)
{
    int n = (int)um_columns(um_text_of(word));
    return n < wide ? wide - n : 0;
}

size_t um_unbroken(um_text t)
{
    uint32_t before = 0, code = 0;
    size_t i = t.n && *t.p == ' ', first = i;
    for (size_t k; i < t.n && t.p[i] != ' '; i += k ? k : 1) {
        k = um_code_take(t.p + i, t.n - i, &code);
        if (i > first && um_code_may_break(before, k ? code : '?'))
            break;
        before = k ? code : '?';
    }
    return i;
}

void um_put_wrapped(um_buf *b, size_t column, size_t margin, size_t width, um_text t)
{
    for (bool first = true, blank = false;; first = false, blank = false) {
        for (; t.n && *t.p == ' '; blank = true)
            t = (um_text){t.p + 1, t.n - 1};
        if (!t.n)
            return;
        um_text word = {t.p, um_unbroken(t)};
        size_t wide = um_columns(word), gap = blank && !first;
        if (!first && column + gap + wide > width) {
            um_buf_printf(b, "\n%*s", (int)margin, "");
            column = margin;
            gap = 0;
        }
        um_buf_str(b, gap ? " " : "");
        um_buf_text(b, word);
        column += gap + wide;
        t = (um_text){t.p + word.n, t.n - word.n};
    }
}

/* ---- results ---- */

/* The temporary files of this process, for the signal handler: the output and a page of its folder. */
static const char *volatile temp_paths[2];

/* Every signal that ends a process unless it is caught, and may come from outside. Of the file-size limit a
 * failed write tells (see main). */
static const int ending[] = {SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,   SIGALRM,
                             SIGUSR1, SIGUSR2, SIGXCPU, SIGVTALRM, SIGABRT};

static void on_signal(int sig)
{
    for (size_t i = 0; i < UM_COUNT(temp_paths); i++)
        if (temp_paths[i])
            unlink(temp_paths[i]);
    signal(sig, SIG_DFL);
    raise(sig);
}

static void catch_signals(void)
{
    struct sigaction now, a = {.sa_handler = on_signal};
    sigemptyset(&a.sa_mask);
    for (size_t i = 0; i < UM_COUNT(ending); i++)
        if (sigaction(ending[i], NULL, &now) == 0 && now.sa_handler == SIG_DFL)
            sigaction(ending[i], &a, NULL);
}

void um_output_in_child(void)
{
    struct sigaction now;
    for (size_t i = 0; i < UM_COUNT(temp_paths); i++)
        temp_paths[i] = NULL;
    for (size_t i = 0; i < UM_COUNT(ending); i++)
        if (sigaction(ending[i], NULL, &now) == 0 && now.sa_handler == on_signal)
            signal(ending[i], SIG_DFL);
}

static int terminal_width(int fd)
{
    struct winsize w;
    int32_t columns = 0;
    const char *set = getenv("COLUMNS");
    if (!isatty(fd))
        return PLAIN_WIDTH;
    if (!set || um_text_int(um_text_of(set), &columns) || columns <= 0)
        columns = ioctl(fd, TIOCGWINSZ, &w) == 0 ? w.ws_col : 0;
    if (columns <= 0)
        return PLAIN_WIDTH;
    return columns < LEAST_WIDTH ? LEAST_WIDTH : columns;
}

static bool wants_color(int when, int fd)
{
    const char *no = getenv("NO_COLOR"), *term = getenv("TERM");
    if (when != UM_WHEN_AUTO)
        return when == UM_WHEN_ALWAYS;
    return isatty(fd) && !(no && *no) && !(term && strcmp(term, "dumb") == 0);
}

static um_status cannot_write(const char *path)
{
    um_complain("%s: cannot write: %s", path, um_tr(strerror(errno)));
    return UM_IO;
}

static void forget_temp(um_output *out)
{
    for (size_t i = 0; i < UM_COUNT(temp_paths); i++)
        if (temp_paths[i] == out->temp)
            temp_paths[i] = NULL;
    um_free(out->temp, out->temp_size);
    um_free(out->made, out->made ? strlen(out->made) + 1 : 0);
    um_free(out->target, out->target ? strlen(out->target) + 1 : 0);
    out->temp = out->target = out->made = NULL;
    out->path = NULL;
    out->f = NULL;
}

/* A temporary file beside `path`, with the permissions that `path` has or would get. */
static um_status open_temp(um_output *out, const char *path, const struct stat *old)
{
    static const char suffix[] = ".XXXXXX";
    size_t n = strlen(path);
    char *temp = um_realloc(NULL, 0, n + sizeof suffix);
    if (!temp) {
        forget_temp(out);
        return UM_MEMORY;
    }
    memcpy(temp, path, n);
    memcpy(temp + n, suffix, sizeof suffix);
    out->temp = temp;
    out->temp_size = n + sizeof suffix;
    catch_signals();
    temp_paths[temp_paths[0] != NULL] =
        temp; /* from before there is one, so that no signal leaves it behind */
    int fd = mkstemp(temp);
    if (fd >= 0) {
        mode_t mask = umask(0);
        umask(mask);
        if (fchmod(fd, old ? old->st_mode & 07777 : 0666 & ~mask) == 0 && (out->f = fdopen(fd, "w")))
            return UM_OK;
        close(fd);
        unlink(temp);
    }
    cannot_write(path);
    forget_temp(out);
    return UM_IO;
}

/* The file itself that the output's path leads to. */
static um_status find_target(um_output *out, const char *path)
{
    char real[PATH_MAX];
    if (!realpath(path, real))
        return cannot_write(path);
    out->target = um_realloc(NULL, 0, strlen(real) + 1);
    if (!out->target)
        return UM_MEMORY;
    memcpy(out->target, real, strlen(real) + 1);
    return UM_OK;
}

static bool is_that(const char *path, const struct stat *that)
{
    struct stat st;
    return path && stat(path, &st) == 0 && st.st_dev == that->st_dev && st.st_ino == that->st_ino;
}

/* Whether it is that store, or what SQLite keeps beside it. */
static bool is_of_store(const char *store, const struct stat *that)
{
    static const char *const beside[] = {"", "-wal", "-shm", "-journal"};
    char real[PATH_MAX], path[PATH_MAX + 16];
    bool found = false;
    for (size_t i = 0; store && i < UM_COUNT(beside) && realpath(store, real); i++) {
        snprintf(path, sizeof path, "%s%s", real, beside[i]);
        found |= is_that(path, that);
    }
    return found;
}

/* Whether it is the file that standard input is read from. */
static bool is_standard_input(const struct stat *that)
{
    struct stat st;
    return fstat(STDIN_FILENO, &st) == 0 && S_ISREG(st.st_mode) && st.st_dev == that->st_dev &&
           st.st_ino == that->st_ino;
}

/* Whether a file that the call reads would be written over; that is meant in place only. */
static bool is_input(const um_options *o, const struct stat *that)
{
    const char *const read[] = {o->pack, o->module, o->bind, o->with, o->policy, o->save, o->list};
    bool reads_stores = o->command && (o->command->bit & (UM_CMD_QUERY | UM_CMD_STORE));
    bool found = is_of_store(o->store, that) || is_standard_input(that);
    for (size_t i = 0; i < UM_COUNT(read); i++)
        found |= is_that(read[i], that);
    for (int i = 0; i < o->nfiles; i++)
        found |= is_that(o->files[i], that) || (reads_stores && is_of_store(o->files[i], that));
    return found && !o->in_place;
}

/* Whether an archive lies there: no output is one, so a log, save or module would be lost for a wrong word,
 * whether or not the call reads it. */
static bool is_archive(const char *path)
{
    char head[512];
    FILE *f = fopen(path, "rb");
    size_t n = f ? fread(head, 1, sizeof head, f) : 0;
    if (f)
        fclose(f);
    return um_is_log((um_text){head, n});
}

/* Whether a page of umpire's lies there. */
static bool is_page(const char *path)
{
    char head[512];
    FILE *f = fopen(path, "rb");
    size_t n = f ? fread(head, 1, sizeof head - 1, f) : 0;
    if (f)
        fclose(f);
    head[n] = '\0';
    return strstr(head, UM_PAGE_MARK) != NULL;
}

/* Whether the regular file there may not be replaced; says why. */
static bool must_stay(const um_options *o, const struct stat *there, bool page)
{
    const char *why = is_input(o, there)            ? UM_N("which is read")
                      : page && !is_page(o->output) ? UM_N("which is no page of a report")
                      : is_archive(o->output)       ? UM_N("a log, save or module; umpire writes none")
                                                    : NULL;
    if (why)
        um_call_error(o->command->name, "the output would replace %s, %s", o->output, um_tr(why));
    return why != NULL;
}

static um_status open_output(um_output *out, const um_options *o, bool page)
{
    struct stat st;
    *out = (um_output){.f = stdout, .path = o->output, .quiet = o->quiet, .refused = o->refused};
    if (o->output) {
        bool there = stat(o->output, &st) == 0, link = !there && lstat(o->output, &st) == 0;
        if (um_file_wanted()) /* main says so */
            return UM_CALL;
        if (there && S_ISREG(st.st_mode) && must_stay(o, &st, page))
            return UM_CALL;
        if (link ||
            (there && !S_ISREG(st.st_mode))) { /* a device, a pipe, a link to nothing: written as it is */
            if (!(out->f = fopen(o->output, "w")))
                return cannot_write(o->output);
        } else { /* where a link leads, not in its place */
            um_status s = there ? find_target(out, o->output) : UM_OK;
            if (!s)
                s = open_temp(out, out->target ? out->target : o->output, there ? &st : NULL);
            if (s)
                return s;
        }
    }
    out->color = wants_color(o->color, fileno(out->f));
    out->width = terminal_width(fileno(out->f));
    out->fits = isatty(fileno(out->f));
    return UM_OK;
}

bool um_output_in_folder(const um_options *o)
{
    struct stat st;
    size_t n = o->output ? strlen(o->output) : 0;
    if (o->format != UM_FORMAT_HTML || !n)
        return false;
    return stat(o->output, &st) == 0 ? S_ISDIR(st.st_mode) : o->output[n - 1] == '/';
}

um_status um_output_open_page(um_output *out, const um_options *o, const char *name)
{
    um_options at = *o;
    um_buf path = {0};
    um_text folder = um_text_of(o->output);
    while (folder.n > 1 && folder.p[folder.n - 1] == '/')
        folder.n--;
    um_buf_text(&path, folder);
    um_buf_printf(&path, "/%s", name);
    char *made = path.failed ? NULL : um_realloc(NULL, 0, path.n + 1);
    if (made)
        memcpy(made, path.p, path.n + 1);
    um_buf_free(&path);
    at.output = made;
    um_status s = made ? open_output(out, &at, true) : UM_MEMORY;
    if (s == UM_OK)
        out->made = made;
    else
        um_free(made, made ? strlen(made) + 1 : 0);
    return s;
}

um_status um_output_open(um_output *out, const um_options *o)
{
    if (!um_output_in_folder(o))
        return open_output(out, o, false);
    if (mkdir(o->output, 0777) != 0 && errno != EEXIST)
        return cannot_write(o->output);
    return um_output_open_page(out, o, "index.html");
}

int um_output_close(um_output *out, int status)
{
    if (um_refusals() > out->refused) { /* what lacked memory is missing from what was written */
        um_complain("out of memory: the results are not complete");
        if (out->path) {
            um_output_drop(out);
            return UM_EXIT_FAULT;
        }
        status = UM_EXIT_FAULT;
    }
    if (out->temp && um_file_wanted()) {
        um_output_drop(out); /* main says why */
        return um_exit_worse(status, UM_EXIT_CALL);
    }
    const char *name = out->path ? out->path : um_tr("standard output");
    errno = 0;
    bool bad = fflush(out->f) != 0 || ferror(out->f);
    int why = out->why ? out->why : errno;
    if (out->path && fclose(out->f) != 0 && !bad) {
        bad = true;
        why = errno;
    }
    if (!bad && out->temp && rename(out->temp, out->target ? out->target : out->path) != 0) {
        bad = true;
        why = errno;
    }
    if (bad && out->temp)
        unlink(out->temp);
    if (bad && why != EPIPE) /* whoever closed the pipe has read what he wanted */
        um_complain("%s: cannot write: %s", name,
                    why ? um_tr(strerror(why)) : um_tr("an earlier write failed"));
    forget_temp(out);
    return bad ? um_exit_worse(status, UM_EXIT_INPUT) : status;
}

void um_output_drop(um_output *out)
{
    if (out->path && out->f)
        fclose(out->f);
    if (out->temp)
        unlink(out->temp);
    forget_temp(out);
}

static void failed_write(um_output *out)
{
    if (!out->why)
        out->why = errno;
}

void um_out(um_output *out, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    if (vfprintf(out->f, fmt, ap) < 0)
        failed_write(out);
    va_end(ap);
}

void um_out_bytes(um_output *out, um_text t)
{
    if (t.n && fwrite(t.p, 1, t.n, out->f) < t.n)
        failed_write(out);
}

um_status um_out_lines(um_output *out, um_text t)
{
    um_buf line = {0};
    while (t.n && !line.failed) {
        const char *end = memchr(t.p, '\n', t.n);
        size_t n = end ? (size_t)(end - t.p) + 1 : t.n;
        um_buf_clear(&line);
        um_harmless_lines(&line, (um_text){t.p, n});
        um_out_bytes(out, um_buf_view(&line));
        t = (um_text){t.p + n, t.n - n};
    }
    um_status s = line.failed;
    um_buf_free(&line);
    return s;
}

void um_out_text(um_output *out, um_text t)
{
    um_buf b = {0};
    um_harmless(&b, t);
    um_out_bytes(out, um_buf_view(&b));
    um_buf_free(&b);
}

void um_out_csv(um_output *out, um_text t, bool last)
{
    um_buf b = {0};
    if (t.n && t.p[0] && strchr("=+-@", t.p[0]))
        um_buf_char(&b, '\'');
    um_harmless(&b, t);
    um_text s = um_buf_view(&b);
    bool quote = s.n && (memchr(s.p, ',', s.n) || memchr(s.p, '"', s.n));
    um_out(out, "%s", quote ? "\"" : "");
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '"')
            um_out(out, "\"");
        um_out_bytes(out, (um_text){s.p + i, 1});
    }
    um_out(out, "%s%s", quote ? "\"" : "", last ? "\r\n" : ",");
    um_buf_free(&b);
}

static const char *const style_codes[] = {
    [UM_PLAIN] = "",          [UM_BOLD] = "\033[1m",   [UM_DIM] = "\033[2m",   [UM_RED] = "\033[1;31m",
    [UM_YELLOW] = "\033[33m", [UM_GREEN] = "\033[32m", [UM_BLUE] = "\033[34m",
};

static void vstyled(FILE *f, bool color, um_style style, const char *fmt, va_list ap)
{
    bool on = color && style != UM_PLAIN;
    if (on)
        fputs(style_codes[style], f);
    vfprintf(f, fmt, ap);
    if (on)
        fputs("\033[0m", f);
}

void um_out_styled(um_output *out, um_style style, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    vstyled(out->f, out->color, style, fmt, ap);
    va_end(ap);
}

void um_out_wrapped(um_output *out, const char *lead, um_text t)
{
    um_buf safe = {0}, lines = {0};
    um_harmless(&safe, t);
    size_t margin = um_columns(um_text_of(lead));
    um_put_wrapped(&lines, margin, margin, (size_t)out->width, um_buf_view(&safe));
    um_out(out, "%s%s\n", lead, um_buf_view(&lines).p);
    um_buf_free(&safe);
    um_buf_free(&lines);
}

/* ---- diagnostics ---- */

enum { DIAG_WIDTH = 80 };

void um_complain(const char *fmt, ...)
{
    char words[1024];
    um_buf b = {0};
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, um_tr(fmt), ap);
    va_end(ap);
    um_harmless(&b, um_text_of(words));
    fprintf(stderr, "umpire: %s\n", b.failed ? "out of memory" : um_buf_view(&b).p);
    um_buf_free(&b);
}

um_counted um_count_words(const char *fmt, ...)
{
    um_counted c;
    va_list ap;
    va_start(ap, fmt);
    vsnprintf(c.words, sizeof c.words, fmt, ap);
    va_end(ap);
    return c;
}

static void styled(FILE *f, bool color, um_style style, const char *fmt, ...) UM_PRINTF(4, 5);
static void styled(FILE *f, bool color, um_style style, const char *fmt, ...)
{
    va_list ap;
    va_start(ap, fmt);
    vstyled(f, color, style, fmt, ap);
    va_end(ap);
}

static void put_place(um_buf *b, const um_place *at)
{
    if (at->file)
        um_harmless(b, um_text_of(at->file));
    else
        um_buf_str(b, "umpire");
    if (at->line)
        um_buf_printf(b, ":%u", (unsigned)at->line);
    if (at->line && at->column)
        um_buf_printf(b, ":%u", (unsigned)at->column);
    if (at->entry)
        um_buf_printf(b, um_tr(": entry %u"), (unsigned)at->entry);
    if (at->entry && at->entry_end > at->entry)
        um_buf_printf(b, "-%u", (unsigned)at->entry_end);
    if (at->has_offset)
        um_buf_printf(b, um_tr(": byte %llu"), (unsigned long long)at->offset);
    um_buf_str(b, ": ");
}

/* The source line and a caret line under it. Columns count characters; what um_harmless makes longer
 * moves the caret along. */
static void put_quote(um_buf *b, const um_diag *d)
{
    size_t i = 0;
    um_buf before = {0};
    for (uint32_t c = 1; i < d->quote.n && c < d->at.column; c++) {
        i++;
        while (i < d->quote.n && ((unsigned char)d->quote.p[i] & 0xc0) == 0x80)
            i++;
    }
    um_harmless(&before, (um_text){d->quote.p, i});
    um_buf_str(b, "    ");
    um_harmless(b, d->quote);
    if (d->at.column) {
        size_t blanks = um_columns(um_buf_view(&before));
        um_buf_printf(b, "\n    %*s^", (int)(blanks < 4000 ? blanks : 4000), "");
        for (uint32_t w = 1; w < d->width && w < 400; w++)
            um_buf_char(b, '~');
    }
    um_buf_char(b, '\n');
    um_buf_free(&before);
}

/* "    = help  words", broken at blanks. */
static void put_detail(um_buf *b, const char *name, const char *words)
{
    um_buf safe = {0};
    um_harmless(&safe, um_text_of(words));
    um_buf_printf(b, "    = %s  ", name);
    size_t margin = um_columns(um_text_of(name)) + 8;
    um_put_wrapped(b, margin, margin, DIAG_WIDTH, um_buf_view(&safe));
    um_buf_char(b, '\n');
    um_buf_free(&safe);
}

/* What to type for the case: FILE#CASE. */
static void put_case(um_buf *b, const um_diag *d)
{
    um_buf name = {0};
    um_buf_printf(&name, "%s#", d->at.file ? d->at.file : "");
    um_buf_text(&name, d->in);
    if (!name.failed)
        put_detail(b, um_tr("case"), um_buf_view(&name).p);
    um_buf_free(&name);
}

void um_words_diag(const um_diag *d, um_buf *out)
{
    um_buf message = {0}, nearest = {0};
    um_tr_made(um_text_of(d->message), &message);
    um_harmless(out, um_buf_view(&message));
    if (d->nearest) {
        um_harmless(&nearest, um_text_of(d->nearest));
        um_buf_printf(out, um_tr("; did you mean '%s'?"), um_buf_view(&nearest).p);
    }
    um_buf_free(&message);
    um_buf_free(&nearest);
}

/* "the sides are: us, br" */
static void put_choices(um_buf *b, const char *choices)
{
    um_buf words = {0};
    um_tr_made(um_text_of(choices), &words);
    put_detail(b, um_tr("help"), um_buf_view(&words).p);
    um_buf_free(&words);
}

static void print_diag(void *user, const um_diag *d)
{
    static const struct {
        const char *name;
        um_style style;
    } levels[] = {[UM_NOTE] = {UM_N("note"), UM_BLUE},
                  [UM_WARNING] = {UM_N("warning"), UM_YELLOW},
                  [UM_ERROR] = {UM_N("error"), UM_RED}};
    um_printer *p = user;
    unsigned *count[] = {&p->notes, &p->warnings, &p->errors};
    ++*count[d->level];
    if (p->quiet && d->level != UM_ERROR)
        return;
    um_buf place = {0}, words = {0}, tail = {0};
    put_place(&place, &d->at);
    um_words_diag(d, &words);
    if (d->quote.n)
        put_quote(&tail, d);
    if (d->choices)
        put_choices(&tail, d->choices);
    if (d->in.n)
        put_case(&tail, d);
    styled(stderr, p->color, UM_BOLD, "%s", um_buf_view(&place).p);
    styled(stderr, p->color, levels[d->level].style, um_tr("%s: "), um_tr(levels[d->level].name));
    fputs(um_buf_view(&words).p, stderr);
    if (d->code)
        fprintf(stderr, " [%s]", d->code);
    fprintf(stderr, "\n%s", um_buf_view(&tail).p);
    um_buf_free(&place);
    um_buf_free(&words);
    um_buf_free(&tail);
}

um_sink um_printer_sink(um_printer *p, const um_options *o)
{
    *p = (um_printer){.color = wants_color(o->color, STDERR_FILENO), .quiet = o->quiet};
    return (um_sink){print_diag, p};
}

int um_exit_of(um_status s)
{
    switch (s) {
    case UM_OK:
        return UM_EXIT_LEGAL;
    case UM_CALL:
        return UM_EXIT_CALL;
    case UM_MEMORY:
    case UM_INTERNAL:
        return UM_EXIT_FAULT;
    default:
        return UM_EXIT_INPUT;
    }
}

int um_exit_worse(int a, int b)
{
    static const int order[] = {UM_EXIT_FAULT,   UM_EXIT_CALL,         UM_EXIT_INPUT,
                                UM_EXIT_ILLEGAL, UM_EXIT_UNDETERMINED, UM_EXIT_LEGAL};
    for (size_t i = 0; i < UM_COUNT(order); i++)
        if (a == order[i] || b == order[i])
            return order[i];
    return UM_EXIT_FAULT; /* neither is a status of ours */
}

int um_call_error(const char *command, const char *fmt, ...)
{
    va_list ap;
    char words[512];
    va_start(ap, fmt);
    vsnprintf(words, sizeof words, um_tr(fmt), ap);
    va_end(ap);
    if (command)
        um_complain("%s: %s (see 'umpire %s --help')", command, words, command);
    else
        um_complain("%s (see 'umpire --help')", words);
    return UM_EXIT_CALL;
}
