/* What a run judges by, taken once: the options that count for every game, files by their digests, and which
 * module and binding go with a log. */
#include "cli/store.h"

#include <string.h>

typedef struct um_ground_file {
    struct um_ground_file *next;
    um_text path;
    char digest[65];
} um_ground_file;

void um_ground_free(um_ground *g)
{
    um_arena_free(&g->arena);
    *g = (um_ground){.files = NULL};
}

void um_digest_of(um_buf *b, char hex[65])
{
    hex[0] = '\0';
    if (!b->failed)
        um_sha256(b->p, b->n, hex);
    um_buf_free(b);
}

/* ---- files ---- */

/* The digest of a file's bytes; empty: it cannot be read. */
static void take_digest(const char *path, char hex[65])
{
    char part[16384];
    size_t got;
    um_buf h = {0};
    FILE *f = um_file_open(path, false);
    if (!f)
        return;
    while ((got = fread(part, 1, sizeof part, f)) > 0)
        um_buf_add(&h, part, got);
    if (ferror(f))
        h.failed = UM_IO;
    um_digest_of(&h, hex);
    fclose(f);
}

const char *um_ground_file_of(um_ground *g, um_text path)
{
    if (!path.n)
        return "";
    for (um_ground_file *f = g->files; f; f = f->next)
        if (um_text_eq(f->path, path))
            return f->digest;
    um_ground_file *f = um_arena_alloc(&g->arena, sizeof *f);
    if (!f || um_text_dup(&g->arena, path, &f->path) != UM_OK)
        return NULL;
    take_digest(f->path.p, f->digest);
    f->next = g->files;
    g->files = f;
    return f->digest;
}

/* ---- options ---- */

static void add_text(um_buf *h, const char *s)
{
    um_buf_add(h, s ? s : "", s ? strlen(s) + 1 : 1);
}

/* What lies beside the games, and what was agreed, may name them. */
static void add_names(um_buf *h, const um_unit *u)
{
    for (size_t i = 0; i < u->n; i++) {
        const char *slash = strrchr(u->paths[i], '/');
        add_text(h, slash ? slash + 1 : u->paths[i]);
    }
}

um_status um_ground_settings(um_ground *g, const um_options *o, const um_unit *u, char hex[65])
{
    char numbers[64];
    const char *with = um_ground_file_of(g, um_text_of(o->with));
    um_buf h = {0};
    if (!with)
        return UM_MEMORY;
    snprintf(numbers, sizeof numbers, "%d %d %d %d", o->trust, o->sealed, o->unsealed, o->declarations);
    add_text(&h, numbers);
    add_text(&h, o->game);
    add_text(&h, with);
    for (size_t i = 0; i < o->accepts.n; i++)
        add_text(&h, o->accepts.items[i]);
    if (o->with || o->accepts.n)
        add_names(&h, u);
    um_digest_of(&h, hex);
    return UM_OK;
}

/* ---- modules and bindings ---- */

static um_text folder_of(um_text path)
{
    size_t n = path.n;
    while (n > 0 && path.p[n - 1] != '/')
        n--;
    return (um_text){path.p, n};
}

static um_status find_kit(um_ground *g, const um_options *o, const um_reading_input *log, um_ground_kit *k)
{
    static const um_sink silent = {0};
    um_reading_found found;
    um_status s = um_reading_find(log->name, log->bytes, um_text_of(o->module), um_text_of(o->bind), NULL,
                                  &silent, &found);
    if (s != UM_OK)
        return s;
    k->module = um_ground_file_of(g, found.module_path);
    k->binding = um_ground_file_of(g, found.binding_path);
    um_reading_found_free(&found);
    return k->module && k->binding ? UM_OK : UM_MEMORY;
}

const um_ground_kit *um_ground_kit_of(um_ground *g, const um_options *o, const um_reading_input *log,
                                      um_text wants, um_text version)
{
    um_text folder = folder_of(log->name);
    for (const um_ground_kit *k = wants.p ? g->kits : NULL; k; k = k->next)
        if (um_text_eq(k->folder, folder) && um_text_eq(k->wants, wants) && um_text_eq(k->version, version))
            return k;
    um_ground_kit *k = um_arena_alloc(&g->arena, sizeof *k);
    if (!k || um_text_dup(&g->arena, folder, &k->folder) != UM_OK ||
        um_text_dup(&g->arena, wants, &k->wants) != UM_OK ||
        um_text_dup(&g->arena, version, &k->version) != UM_OK || find_kit(g, o, log, k) != UM_OK)
        return NULL;
    if (wants.p) {
        k->next = g->kits;
        g->kits = k;
    }
    return k;
}
