/* Finding the module and the binding that go with a log. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "parser/files.h"
#include "parser/reading/reading.h"

enum { PATH_BYTES = 4096, LOOK_MAX = 400, BINDING_BYTES = 8 * 1024 * 1024 };

typedef struct finder {
    um_reading_found *f;
    const um_sink *sink;
    const um_reading_known *before; /* may be NULL */
    bool known;                     /* the log says which module it wants */
    size_t looked;
    bool no_memory; /* a file was passed over for that alone */
} finder;

static um_text folder_of(um_text path)
{
    size_t n = path.n;
    while (n > 0 && path.p[n - 1] != '/')
        n--;
    return n == 0 ? UM_TEXT(".") : n == 1 ? UM_TEXT("/") : (um_text){path.p, n - 1};
}

static bool ends_in(const char *name, const char *suffix)
{
    size_t n = strlen(name), m = strlen(suffix);
    return n > m && strcmp(name + n - m, suffix) == 0;
}

static bool join(char out[PATH_BYTES], um_text folder, const char *name)
{
    int n = snprintf(out, PATH_BYTES, "%.*s/%s", UM_FMT(folder), name);
    return n > 0 && n < PATH_BYTES;
}

static um_status keep(finder *q, const char *path, um_text *out)
{
    return um_text_dup(&q->f->arena, um_text_of(path), out);
}

/* ---- is it the one? ---- */

/* The archive that fits is kept, for its directory not to be read and checked twice. */
static bool is_module(finder *q, const char *path)
{
    static const um_sink silent = {0};
    um_varchive *a;
    um_vmeta meta;
    um_arena arena = {0};
    bool fits = false;
    const um_reading_known *b = q->known ? q->before : NULL;
    if (b && b->module(b->user, path, q->f->module, q->f->version))
        return true;
    um_status s = um_varchive_open(&a, path, &silent);
    q->no_memory |= s == UM_MEMORY;
    if (s != UM_OK)
        return false;
    s = um_vmeta_read(a, &arena, &meta);
    q->no_memory |= s == UM_MEMORY;
    if (s == UM_OK)
        fits =
            !q->known || (um_text_eq(meta.module, q->f->module) && um_text_eq(meta.version, q->f->version));
    if (fits)
        q->f->archive = a;
    else
        um_varchive_close(a);
    um_arena_free(&arena);
    return fits;
}

static um_status read_file(const char *path, um_buf *out)
{
    char part[16384];
    size_t got;
    FILE *f = um_file_open(path, false);
    if (!f)
        return UM_IO;
    out->max = BINDING_BYTES;
    while ((got = fread(part, 1, sizeof part, f)) > 0 && !out->failed)
        um_buf_add(out, part, got);
    um_status s = ferror(f) ? UM_IO : out->failed;
    fclose(f);
    return s;
}

static void note_said(void *user, const um_diag *d)
{
    bool *said = user;
    *said = d != NULL;
}

static bool fits_log(const finder *q, const um_binding *b, const um_sink *sink)
{
    return um_bind_fits(b, q->f->module, q->f->version, sink) == UM_OK;
}

/* The binding that fits is kept, for its file not to be read twice; one of which something was said is read
 * again by whoever listens. */
static bool is_binding(finder *q, const char *path)
{
    bool said = false, fits = false;
    const um_sink listening = {note_said, &said};
    um_buf bytes = {0};
    um_binding *b = NULL;
    const um_binding *before = q->before ? q->before->binding(q->before->user, path) : NULL;
    if (before)
        return fits_log(q, before, &listening);
    um_status s = read_file(path, &bytes);
    if (s == UM_OK)
        s = um_bind_read(um_text_of(path), um_buf_view(&bytes), &listening, &b);
    if (s == UM_OK)
        fits = fits_log(q, b, &listening);
    q->no_memory |= s == UM_MEMORY || bytes.failed == UM_MEMORY;
    if (fits && !said)
        q->f->binding = b;
    else
        um_bind_free(b);
    um_buf_free(&bytes);
    return fits;
}

/* ---- looking about ---- */

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* The names in a folder that end in a suffix, in the order of their bytes. */
static size_t list(finder *q, um_text folder, const char *suffix, char **names, size_t cap)
{
    char path[PATH_BYTES];
    size_t n = 0;
    if (!join(path, folder, "."))
        return 0;
    DIR *d = opendir(path);
    for (struct dirent *e; d && n < cap && (e = readdir(d));) {
        um_text kept;
        if (!ends_in(e->d_name, suffix))
            continue;
        if (um_text_dup(&q->f->arena, um_text_of(e->d_name), &kept) == UM_OK)
            names[n++] = (char *)(uintptr_t)kept.p;
        else
            q->no_memory = true;
    }
    if (d)
        closedir(d);
    qsort(names, n, sizeof *names, by_name);
    return n;
}

static um_status look_in(finder *q, um_text folder, const char *suffix, bool (*fits)(finder *, const char *),
                         um_text *out)
{
    char *names[LOOK_MAX], path[PATH_BYTES];
    size_t n = list(q, folder, suffix, names, LOOK_MAX);
    for (size_t i = 0; i < n; i++)
        if (join(path, folder, names[i]) && fits(q, path))
            return keep(q, path, out);
    return q->no_memory ? UM_MEMORY : UM_OK;
}

/* $XDG_DATA_HOME/umpire, or where that is by default; empty if nobody says. */
static um_text data_folder(char out[PATH_BYTES])
{
    const char *data = getenv("XDG_DATA_HOME"), *home = getenv("HOME"); /* allowed: where people keep them */
    int n = 0;
    if (data && data[0] == '/')
        n = snprintf(out, PATH_BYTES, "%s/umpire", data);
    else if (home && home[0])
        n = snprintf(out, PATH_BYTES, "%s/.local/share/umpire", home);
    return n > 0 && n < PATH_BYTES ? (um_text){out, (size_t)n} : UM_TEXT("");
}

static um_status look(finder *q, um_text near, um_text also, const char *suffix,
                      bool (*fits)(finder *, const char *), um_text *out)
{
    char data[PATH_BYTES];
    um_text folder[3] = {folder_of(near), also.n ? folder_of(also) : UM_TEXT(""), data_folder(data)};
    um_status s = UM_OK;
    for (size_t i = 0; i < UM_COUNT(folder) && s == UM_OK && !out->n; i++)
        if (folder[i].n)
            s = look_in(q, folder[i], suffix, fits, out);
    return s;
}

um_status um_reading_asks(um_text name, um_text bytes, const um_sink *sink, um_reading_found *out)
{
    um_varchive *a;
    um_vmeta meta;
    char file[300];
    snprintf(file, sizeof file, "%.*s", (int)(name.n < 280 ? name.n : 280), name.p);
    um_status s = um_varchive_open_memory(&a, bytes, file, sink);
    *out = (um_reading_found){0};
    if (s != UM_OK)
        return s;
    if (!um_varchive_has(a, "savedGame") &&
        (um_varchive_has(a, "buildFile.xml") || um_varchive_has(a, "buildFile")))
        s = um_say(sink, UM_ERROR, UM_UNSUPPORTED, (um_place){.file = file}, "reading-find",
                   "a VASSAL module, not a log or save (umpire dump and umpire bind read modules)");
    else
        s = um_vmeta_read(a, &out->arena, &meta);
    um_varchive_close(a);
    if (s != UM_OK) {
        um_reading_found_free(out);
        return s;
    }
    out->module = meta.module.p ? meta.module : UM_TEXT("");
    out->version = meta.version.p ? meta.version : UM_TEXT("");
    return UM_OK;
}

um_status um_reading_find(um_text log_path, um_text log_bytes, um_text module, um_text binding,
                          const um_reading_known *known, const um_sink *sink, um_reading_found *out)
{
    finder q = {.f = out, .sink = sink, .before = known};
    um_status s = um_reading_asks(log_path, log_bytes, sink, out);
    q.known = out->module.n > 0;
    if (s == UM_OK && module.n)
        s = um_text_dup(&out->arena, module, &out->module_path);
    else if (s == UM_OK)
        s = look(&q, log_path, UM_TEXT(""), ".vmod", is_module, &out->module_path);
    if (s == UM_OK && binding.n)
        s = um_text_dup(&out->arena, binding, &out->binding_path);
    else if (s == UM_OK)
        s = look(&q, log_path, out->module_path, ".bind.xml", is_binding, &out->binding_path);
    if (s != UM_OK)
        um_reading_found_free(out);
    return s;
}

um_status um_reading_find_module(um_text log_path, um_varchive *log, um_reading_found *out)
{
    static const um_sink silent = {0};
    um_vmeta meta;
    *out = (um_reading_found){0};
    finder q = {.f = out, .sink = &silent, .known = true};
    um_status s = um_vmeta_read(log, &out->arena, &meta);
    if (s == UM_OK && meta.module.n) {
        out->module = meta.module;
        out->version = meta.version.p ? meta.version : UM_TEXT("");
        s = look(&q, log_path, UM_TEXT(""), ".vmod", is_module, &out->module_path);
    }
    if (s != UM_OK)
        um_reading_found_free(out);
    return s;
}

void um_reading_found_free(um_reading_found *f)
{
    um_bind_free(f->binding);
    um_varchive_close(f->archive);
    um_arena_free(&f->arena);
    *f = (um_reading_found){0};
}

/* ---- the kit ---- */

static um_status missing(const um_reading_found *f, um_text log, const char *what, const char *option,
                         const um_sink *sink)
{
    char file[300];
    snprintf(file, sizeof file, "%.*s", (int)(log.n < 280 ? log.n : 280), log.p);
    return um_say(
        sink, UM_ERROR, UM_NAME, (um_place){.file = file}, "reading-find",
        "no %s for '%.*s' version '%.*s' was found beside the log or in $XDG_DATA_HOME/umpire (see %s)", what,
        UM_FMT(f->module), UM_FMT(f->version), option);
}

static um_status open_module(um_reading_kit *k, const um_sink *sink)
{
    const char *path = k->found.module_path.p;
    if (!k->found.archive)
        return um_vmodule_open(&k->module, path, sink);
    um_varchive_hand_over(k->found.archive, path, sink);
    um_status s = um_vmodule_read(&k->module, k->found.archive, sink);
    um_varchive_close(k->found.archive);
    k->found.archive = NULL;
    return s;
}

static um_status open_binding(um_reading_kit *k, const um_sink *sink)
{
    um_buf bytes = {0};
    const char *path = k->found.binding_path.p;
    if (k->found.binding) {
        k->binding = k->found.binding;
        k->found.binding = NULL;
        return UM_OK;
    }
    um_status s = read_file(path, &bytes);
    if (s != UM_OK)
        s = um_say(sink, UM_ERROR, s, (um_place){.file = path}, "reading-find", "the binding cannot be read");
    if (s == UM_OK)
        s = um_bind_read(k->found.binding_path, um_buf_view(&bytes), sink, &k->binding);
    um_buf_free(&bytes);
    return s;
}

um_status um_reading_kit_open(um_text log_path, um_text log_bytes, um_text module, um_text binding,
                              const um_sink *sink, um_reading_kit *out)
{
    *out = (um_reading_kit){0};
    um_status s = um_reading_find(log_path, log_bytes, module, binding, NULL, sink, &out->found);
    if (s != UM_OK)
        return s;
    if (!out->found.module_path.n)
        s = missing(&out->found, log_path, "module", "--module", sink);
    else if (!out->found.binding_path.n)
        s = missing(&out->found, log_path, "binding", "--bind; umpire bind proposes one", sink);
    if (s == UM_OK)
        s = open_module(out, sink);
    if (s == UM_OK)
        s = open_binding(out, sink);
    if (s == UM_OK)
        s = um_bind_fits(out->binding, out->module->name, out->module->version, sink);
    if (s == UM_OK && out->found.module.n && !um_text_eq(out->found.module, out->module->name))
        s = um_say(sink, UM_ERROR, UM_NAME, (um_place){.file = out->found.module_path.p}, "reading-module",
                   "the log was made with the module '%.*s', this is '%.*s'", UM_FMT(out->found.module),
                   UM_FMT(out->module->name));
    if (s == UM_OK && out->found.version.n && !um_text_eq(out->found.version, out->module->version))
        um_say(sink, UM_WARNING, UM_OK, (um_place){.file = out->found.module_path.p}, "reading-module",
               "the log was made with version '%.*s' of the module, this is version '%.*s'",
               UM_FMT(out->found.version), UM_FMT(out->module->version));
    if (s != UM_OK)
        um_reading_kit_close(out);
    return s;
}

void um_reading_kit_close(um_reading_kit *k)
{
    um_bind_free(k->binding);
    um_vmodule_free(k->module);
    um_reading_found_free(&k->found);
    *k = (um_reading_kit){0};
}
