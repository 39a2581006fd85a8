#include "parser/vassal/archive.h"

#include <inttypes.h>
#include <string.h>
#define ZLIB_CONST
#include <zlib.h>

#include "parser/files.h"
#include "parser/vassal/limits.h"
#include "parser/vassal/sniff.h"
#include "parser/vassal/zip_directory.h"

struct um_varchive {
    um_zip_bytes bytes;
    um_zip_directory directory;
    const char *name;
    um_sink sink;
};

struct um_ventry {
    um_varchive *archive;
    const um_zip_row *row;
    const char *name;
    z_stream inflater;
    uint64_t taken, out, max; /* bytes read of the archive, and what has come of them */
    uint32_t crc;
    bool ended; /* of what is deflated */
};

static um_place whole(const um_varchive *a)
{
    return (um_place){.file = a->name};
}

/* ---- archives ---- */

/* Says what was found where a ZIP archive should have been; of what begins like one, what is wrong with it.
 */
static um_status not_zip(um_varchive *a, const char *code, const char *words)
{
    const char *look;
    size_t n;
    const char *head = (const char *)um_zip_bytes_see(&a->bytes, 0, &n);
    if (um_sniff((um_text){head, n < 512 ? n : 512}, &look) == UM_LOOK_ZIP)
        return um_say(&a->sink, UM_ERROR, UM_FORMAT, whole(a), code, "%s", words);
    return um_say(&a->sink, UM_ERROR, UM_FORMAT, whole(a), "vassal-not-zip",
                  "not a ZIP archive, as VASSAL's logs, saves and modules are, but %s", look);
}

static um_status unreadable(um_varchive *a)
{
    return um_say(&a->sink, UM_ERROR, UM_IO, whole(a), "vassal-read", "cannot be read: %s",
                  strerror(a->bytes.error));
}

static um_status read_directory(um_varchive *a)
{
    uint64_t n = 0;
    um_zip_fault fault = um_zip_directory_read(&a->directory, &a->bytes, &n);
    if (a->bytes.error)
        return unreadable(a);
    switch (fault) {
    case UM_ZIP_SOUND:
        return UM_OK;
    case UM_ZIP_NONE:
        return not_zip(a, "vassal-not-zip",
                       "a ZIP archive that is cut short: no directory of its entries at its end");
    case UM_ZIP_MANY:
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-entries",
                      "the archive has %" PRIu64 " entries, the limit is %u", n, UM_V_ENTRIES_MAX);
    case UM_ZIP_DOUBLE:
        return um_say(&a->sink, UM_ERROR, UM_FORMAT, whole(a), "vassal-zip-double",
                      "the ZIP archive holds two entries of one name");
    case UM_ZIP_NO_MEMORY:
        return UM_MEMORY;
    case UM_ZIP_BESIDE:
        return not_zip(a, "vassal-zip-inconsistent",
                       "something stands before or behind the ZIP archive, or its directory is damaged");
    case UM_ZIP_INCONSISTENT:
        break;
    }
    return not_zip(a, "vassal-zip-inconsistent",
                   "local headers and central directory of the ZIP archive disagree");
}

/* Reads the directory of an archive, within the limits. */
static um_status look(um_varchive *a)
{
    if (a->bytes.error)
        return unreadable(a);
    if (a->bytes.size == 0)
        return um_say(&a->sink, UM_ERROR, UM_FORMAT, whole(a), "vassal-empty", "the file is empty");
    if (a->bytes.size > UM_V_ARCHIVE_MAX)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-archive",
                      "the archive has %" PRIu64 " bytes, the limit is %u", a->bytes.size, UM_V_ARCHIVE_MAX);
    return read_directory(a);
}

static um_status open_bytes(um_varchive **out, um_text memory, FILE *file, const char *name,
                            const um_sink *sink)
{
    um_varchive *a = um_realloc(NULL, 0, sizeof *a);
    if (!a) {
        if (file)
            fclose(file);
        return UM_MEMORY;
    }
    *a = (um_varchive){.name = name, .sink = sink ? *sink : (um_sink){0}};
    um_status s = um_zip_bytes_open(&a->bytes, memory, file);
    if (s == UM_OK)
        s = look(a);
    if (s == UM_OK)
        *out = a;
    else
        um_varchive_close(a);
    return s;
}

um_status um_varchive_open(um_varchive **out, const char *path, const um_sink *sink)
{
    FILE *file = um_file_open(path, false);
    if (!file)
        return um_say(sink, UM_ERROR, UM_IO, (um_place){.file = path}, "vassal-open", "cannot be opened: %s",
                      um_file_why());
    return open_bytes(out, (um_text){NULL, 0}, file, path, sink);
}

um_status um_varchive_open_memory(um_varchive **out, um_text bytes, const char *name, const um_sink *sink)
{
    return open_bytes(out, bytes, NULL, name, sink);
}

void um_varchive_close(um_varchive *a)
{
    if (!a)
        return;
    um_zip_directory_free(&a->directory);
    um_zip_bytes_close(&a->bytes);
    um_free(a, sizeof *a);
}

const char *um_varchive_name(const um_varchive *a)
{
    return a->name;
}

void um_varchive_hand_over(um_varchive *a, const char *name, const um_sink *sink)
{
    a->name = name;
    a->sink = sink ? *sink : (um_sink){0};
}

const um_sink *um_varchive_sink(const um_varchive *a)
{
    return &a->sink;
}

bool um_varchive_has(const um_varchive *a, const char *entry)
{
    return um_zip_directory_find(&a->directory, entry) != NULL;
}

/* ---- entries ---- */

/* Refuses an entry that is encrypted, packed in another way or, by its directory, too large. */
static um_status check_row(const um_varchive *a, const char *entry, const um_zip_row *row, uint64_t max)
{
    if (row->encrypted)
        return um_say(&a->sink, UM_ERROR, UM_UNSUPPORTED, whole(a), "vassal-zip-encrypted",
                      "%s: the entry is encrypted", entry);
    if (row->method != UM_ZIP_STORED && row->method != UM_ZIP_DEFLATED)
        return um_say(&a->sink, UM_ERROR, UM_UNSUPPORTED, whole(a), "vassal-zip-method",
                      "%s: compression method %u found, 0 (stored) or 8 (deflated) expected", entry,
                      (unsigned)row->method);
    if (row->size > max)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-inflated",
                      "%s: inflates to %" PRIu64 " bytes, the limit is %" PRIu64, entry, row->size, max);
    return UM_OK;
}

um_status um_ventry_open(um_ventry **out, um_varchive *a, const char *entry, uint64_t max)
{
    const um_zip_row *row = um_zip_directory_find(&a->directory, entry);
    if (!row)
        return UM_NAME;
    um_status s = check_row(a, entry, row, max);
    if (s != UM_OK)
        return s;
    um_ventry *e = um_realloc(NULL, 0, sizeof *e);
    if (!e)
        return UM_MEMORY;
    *e = (um_ventry){.archive = a, .row = row, .name = entry, .max = max};
    if (row->method == UM_ZIP_DEFLATED && inflateInit2(&e->inflater, -MAX_WBITS) != Z_OK) {
        um_free(e, sizeof *e);
        return UM_MEMORY;
    }
    *out = e;
    return UM_OK;
}

static um_status damaged(const um_ventry *e, const char *code, const char *words)
{
    return um_say(&e->archive->sink, UM_ERROR, UM_FORMAT, whole(e->archive), code, "%s: %s", e->name, words);
}

/* The next bytes of the entry as they lie in the archive; *n 0: there are no more. */
static um_status see(um_ventry *e, const unsigned char **p, size_t *n)
{
    um_varchive *a = e->archive;
    uint64_t left = e->row->deflated - e->taken;
    *n = 0;
    if (left == 0)
        return UM_OK;
    *p = um_zip_bytes_see(&a->bytes, e->row->data + e->taken, n);
    *n = *n < left ? *n : (size_t)left;
    if (*p)
        return UM_OK;
    return a->bytes.error ? unreadable(a)
                          : damaged(e, "vassal-zip-short", "the archive ends within an entry");
}

static um_status copy(um_ventry *e, unsigned char *to, size_t size, size_t *got)
{
    const unsigned char *p = NULL;
    um_status s = see(e, &p, got);
    *got = *got < size ? *got : size;
    if (s == UM_OK && *got > 0)
        memcpy(to, p, *got);
    e->taken += *got;
    return s;
}

static um_status inflate_some(um_ventry *e, unsigned char *to, size_t size, size_t *got)
{
    z_stream *z = &e->inflater;
    um_status s = UM_OK;
    z->next_out = to;
    z->avail_out = (uInt)size;
    while (s == UM_OK && z->avail_out > 0 && !e->ended) {
        const unsigned char *p = NULL;
        size_t n;
        s = see(e, &p, &n);
        if (s != UM_OK)
            break;
        z->next_in = p;
        z->avail_in = (uInt)n;
        int err = inflate(z, Z_NO_FLUSH);
        e->taken += n - z->avail_in;
        e->ended = err == Z_STREAM_END;
        if (err == Z_MEM_ERROR)
            s = UM_MEMORY;
        else if (err != Z_OK && err != Z_STREAM_END)
            s = damaged(e, "vassal-zip-deflate", "the deflated data are damaged");
    }
    *got = size - z->avail_out;
    return s;
}

/* At the end of an entry: it is what the directory says. */
static um_status check_end(const um_ventry *e)
{
    if (e->crc != e->row->crc)
        return damaged(e, "vassal-zip-crc", "the checksum (CRC-32) differs from the directory's");
    if (e->out != e->row->size)
        return damaged(e, "vassal-zip-inconsistent", "the size differs from the directory's");
    return UM_OK;
}

/* Refuses what inflates beyond the limit, or to many times its size. */
static um_status check_growth(const um_ventry *e)
{
    const um_varchive *a = e->archive;
    if (e->out > e->max)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-inflated",
                      "%s: inflates to more than %" PRIu64 " bytes", e->name, e->max);
    if (e->out > UM_V_RATIO_FREE && e->out / UM_V_RATIO_MAX > e->row->deflated)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-ratio",
                      "%s: inflates to more than %u times its size, taken for a bomb", e->name,
                      UM_V_RATIO_MAX);
    return UM_OK;
}

um_status um_ventry_read(um_ventry *e, void *buf, size_t size, size_t *got)
{
    bool stored = e->row->method == UM_ZIP_STORED;
    size_t n = 0;
    um_status s = stored ? copy(e, buf, size, &n) : inflate_some(e, buf, size, &n);
    if (s != UM_OK)
        return s;
    e->crc = (uint32_t)crc32(e->crc, buf, (uInt)n);
    e->out += n;
    s = n > 0 ? check_growth(e) : check_end(e);
    if (s == UM_OK)
        *got = n;
    return s;
}

void um_ventry_close(um_ventry *e)
{
    if (!e)
        return;
    if (e->row->method == UM_ZIP_DEFLATED)
        inflateEnd(&e->inflater);
    um_free(e, sizeof *e);
}

/* Adds an entry's bytes to a buffer: all, or for `head` > 0 so many and up to a block more. */
static um_status read_some(um_varchive *a, const char *entry, uint64_t max, size_t head, um_buf *out)
{
    um_ventry *e;
    um_status s = um_ventry_open(&e, a, entry, max);
    if (s != UM_OK)
        return s;
    char part[4096];
    size_t got = 1, had = out->n;
    while (s == UM_OK && got > 0 && (head == 0 || out->n - had < head)) {
        s = um_ventry_read(e, part, sizeof part, &got);
        if (s == UM_OK)
            um_buf_add(out, part, got);
        if (s == UM_OK)
            s = out->failed;
    }
    um_ventry_close(e);
    return s;
}

um_status um_varchive_slurp(um_varchive *a, const char *entry, uint64_t max, um_buf *out)
{
    return read_some(a, entry, max, 0, out);
}

um_status um_varchive_head(um_varchive *a, const char *entry, size_t max, um_buf *out)
{
    return read_some(a, entry, UM_V_ARCHIVE_MAX, max, out);
}
