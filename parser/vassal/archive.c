#include "parser/vassal/archive.h"

#include <inttypes.h>
#include <string.h>
#include <zip.h>

#include "parser/files.h"
#include "parser/vassal/limits.h"
#include "parser/vassal/sniff.h"

struct um_varchive {
    zip_t *zip;
    const char *name;
    um_sink sink;
};

struct um_ventry {
    zip_file_t *file;
    um_varchive *archive;
    const char *name;
    uint64_t deflated, out, max;
    bool sized; /* the directory states the deflated size */
};

static um_place whole(const um_varchive *a)
{
    return (um_place){.file = a->name};
}

/* libzip's reasons in our codes; the first row is the rest. */
static const struct {
    int zip;
    um_status status;
    const char *code, *words;
} reasons[] = {
    {0, UM_FORMAT, "vassal-zip", "not a sound ZIP archive"},
    {ZIP_ER_NOZIP, UM_FORMAT, "vassal-not-zip", "not a ZIP archive"},
    {ZIP_ER_INCONS, UM_FORMAT, "vassal-zip-inconsistent",
     "local headers and central directory of the ZIP archive disagree"},
    {ZIP_ER_EXISTS, UM_FORMAT, "vassal-zip-double", "the ZIP archive holds two entries of one name"},
    {ZIP_ER_CRC, UM_FORMAT, "vassal-zip-crc", "the checksum (CRC-32) differs from the directory's"},
    {ZIP_ER_ZLIB, UM_FORMAT, "vassal-zip-deflate", "the deflated data are damaged"},
    {ZIP_ER_COMPRESSED_DATA, UM_FORMAT, "vassal-zip-deflate", "the deflated data are damaged"},
    {ZIP_ER_EOF, UM_FORMAT, "vassal-zip-short", "the archive ends within an entry"},
    {ZIP_ER_MEMORY, UM_MEMORY, "vassal-memory", "out of memory"},
    {ZIP_ER_COMPNOTSUPP, UM_UNSUPPORTED, "vassal-zip-method",
     "a compression method other than deflate and store"},
    {ZIP_ER_ENCRNOTSUPP, UM_UNSUPPORTED, "vassal-zip-encrypted", "an encrypted entry"},
    {ZIP_ER_NOPASSWD, UM_UNSUPPORTED, "vassal-zip-encrypted", "an encrypted entry"},
    {ZIP_ER_MULTIDISK, UM_UNSUPPORTED, "vassal-zip-multidisk", "an archive split over several files"},
    {ZIP_ER_NOENT, UM_IO, "vassal-open", "no such file"},
    {ZIP_ER_OPEN, UM_IO, "vassal-open", "cannot be opened"},
    {ZIP_ER_READ, UM_IO, "vassal-read", "cannot be read"},
    {ZIP_ER_SEEK, UM_IO, "vassal-read", "cannot be read"},
};

/* Says libzip's reason in our words; returns its status. */
static um_status refuse(const um_varchive *a, zip_error_t *error, const char *entry)
{
    size_t k = 0;
    int code = zip_error_code_zip(error);
    for (size_t i = 1; i < UM_COUNT(reasons); i++)
        if (reasons[i].zip == code)
            k = i;
    if (code == ZIP_ER_OPEN || code == ZIP_ER_READ)
        return um_say(&a->sink, UM_ERROR, reasons[k].status, whole(a), reasons[k].code, "%s: %s",
                      reasons[k].words, strerror(zip_error_code_system(error)));
    return um_say(&a->sink, UM_ERROR, reasons[k].status, whole(a), reasons[k].code, "%s%s%s",
                  entry ? entry : "", entry ? ": " : "", reasons[k].words);
}

/* Say what was found where a ZIP archive should have been. */
static um_status not_zip(const um_varchive *a, zip_source_t *source)
{
    char head[512];
    const char *look;
    zip_int64_t got = zip_source_open(source) == 0 ? zip_source_read(source, head, sizeof head) : -1;
    zip_source_close(source);
    if (um_sniff((um_text){head, got > 0 ? (size_t)got : 0}, &look) == UM_LOOK_ZIP)
        return um_say(&a->sink, UM_ERROR, UM_FORMAT, whole(a), "vassal-not-zip",
                      "a ZIP archive that is cut short: no directory of its entries at its end");
    return um_say(&a->sink, UM_ERROR, UM_FORMAT, whole(a), "vassal-not-zip",
                  "not a ZIP archive, as VASSAL's logs, saves and modules are, but %s", look);
}

/* Opens the archive with its directory checked, within the limits; takes the source over. */
static um_status finish_open(um_varchive *a, zip_source_t *source, zip_error_t *error)
{
    zip_stat_t st;
    zip_stat_init(&st);
    if (zip_source_stat(source, &st) == 0 && (st.valid & ZIP_STAT_SIZE)) {
        if (st.size == 0) {
            zip_source_free(source);
            return um_say(&a->sink, UM_ERROR, UM_FORMAT, whole(a), "vassal-empty", "the file is empty");
        }
        if (st.size > UM_V_ARCHIVE_MAX) {
            zip_source_free(source);
            return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-archive",
                          "the archive has %" PRIu64 " bytes, the limit is %u", (uint64_t)st.size,
                          UM_V_ARCHIVE_MAX);
        }
    }
    a->zip = zip_open_from_source(source, ZIP_RDONLY | ZIP_CHECKCONS, error);
    if (!a->zip) {
        um_status s = zip_error_code_zip(error) == ZIP_ER_NOZIP ? not_zip(a, source) : refuse(a, error, NULL);
        zip_source_free(source);
        return s;
    }
    zip_int64_t n = zip_get_num_entries(a->zip, 0);
    if (n > (zip_int64_t)UM_V_ENTRIES_MAX)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-entries",
                      "the archive has %" PRId64 " entries, the limit is %u", (int64_t)n, UM_V_ENTRIES_MAX);
    return UM_OK;
}

static um_varchive *new_archive(const char *name, const um_sink *sink)
{
    um_varchive *a = um_realloc(NULL, 0, sizeof *a);
    if (a)
        *a = (um_varchive){.name = name, .sink = sink ? *sink : (um_sink){0}};
    return a;
}

static um_status open_source(um_varchive **out, um_varchive *a, zip_source_t *source, zip_error_t *error)
{
    um_status s = source ? finish_open(a, source, error) : refuse(a, error, NULL);
    zip_error_fini(error);
    if (s != UM_OK)
        um_varchive_close(a);
    else
        *out = a;
    return s;
}

um_status um_varchive_open(um_varchive **out, const char *path, const um_sink *sink)
{
    um_varchive *a = new_archive(path, sink);
    if (!a)
        return UM_MEMORY;
    if (!um_file_may_read(path)) {
        um_status s =
            um_say(sink, UM_ERROR, UM_IO, whole(a), "vassal-open", "cannot be opened: %s", um_file_why());
        um_varchive_close(a);
        return s;
    }
    zip_error_t error;
    zip_error_init(&error);
    return open_source(out, a, zip_source_file_create(path, 0, -1, &error), &error);
}

um_status um_varchive_open_memory(um_varchive **out, um_text bytes, const char *name, const um_sink *sink)
{
    um_varchive *a = new_archive(name, sink);
    if (!a)
        return UM_MEMORY;
    zip_error_t error;
    zip_error_init(&error);
    return open_source(out, a, zip_source_buffer_create(bytes.p ? bytes.p : "", bytes.n, 0, &error), &error);
}

void um_varchive_close(um_varchive *a)
{
    if (!a)
        return;
    if (a->zip)
        zip_discard(a->zip);
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
    return zip_name_locate(a->zip, entry, ZIP_FL_ENC_RAW) >= 0;
}

/* ---- entries ---- */

/* Refuses an entry that is encrypted, packed in another way or, by its directory, too large. */
static um_status check_stat(const um_varchive *a, const char *entry, const zip_stat_t *st, uint64_t max)
{
    if ((st->valid & ZIP_STAT_ENCRYPTION_METHOD) && st->encryption_method != ZIP_EM_NONE)
        return um_say(&a->sink, UM_ERROR, UM_UNSUPPORTED, whole(a), "vassal-zip-encrypted",
                      "%s: the entry is encrypted", entry);
    if ((st->valid & ZIP_STAT_COMP_METHOD) && st->comp_method != ZIP_CM_STORE &&
        st->comp_method != ZIP_CM_DEFLATE)
        return um_say(&a->sink, UM_ERROR, UM_UNSUPPORTED, whole(a), "vassal-zip-method",
                      "%s: compression method %u found, 0 (stored) or 8 (deflated) expected", entry,
                      (unsigned)st->comp_method);
    if ((st->valid & ZIP_STAT_SIZE) && st->size > max)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-inflated",
                      "%s: inflates to %" PRIu64 " bytes, the limit is %" PRIu64, entry, (uint64_t)st->size,
                      max);
    return UM_OK;
}

um_status um_ventry_open(um_ventry **out, um_varchive *a, const char *entry, uint64_t max)
{
    zip_int64_t at = zip_name_locate(a->zip, entry, ZIP_FL_ENC_RAW);
    if (at < 0)
        return UM_NAME;
    zip_stat_t st;
    zip_stat_init(&st);
    if (zip_stat_index(a->zip, (zip_uint64_t)at, 0, &st) != 0)
        return refuse(a, zip_get_error(a->zip), entry);
    um_status s = check_stat(a, entry, &st, max);
    if (s != UM_OK)
        return s;
    zip_file_t *file = zip_fopen_index(a->zip, (zip_uint64_t)at, 0);
    if (!file)
        return refuse(a, zip_get_error(a->zip), entry);
    um_ventry *e = um_realloc(NULL, 0, sizeof *e);
    if (!e) {
        zip_fclose(file);
        return UM_MEMORY;
    }
    *e = (um_ventry){.file = file, .archive = a, .name = entry, .max = max};
    e->sized = (st.valid & ZIP_STAT_COMP_SIZE) != 0;
    e->deflated = st.comp_size;
    *out = e;
    return UM_OK;
}

/* Refuses what inflates beyond the limit, or to many times its size. */
static um_status check_growth(const um_ventry *e)
{
    const um_varchive *a = e->archive;
    if (e->out > e->max)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-inflated",
                      "%s: inflates to more than %" PRIu64 " bytes", e->name, e->max);
    if (e->sized && e->out > UM_V_RATIO_FREE && e->out / UM_V_RATIO_MAX > e->deflated)
        return um_say(&a->sink, UM_ERROR, UM_LIMIT, whole(a), "vassal-limit-ratio",
                      "%s: inflates to more than %u times its size, taken for a bomb", e->name,
                      UM_V_RATIO_MAX);
    return UM_OK;
}

um_status um_ventry_read(um_ventry *e, void *buf, size_t size, size_t *got)
{
    zip_int64_t n = zip_fread(e->file, buf, size);
    if (n < 0)
        return refuse(e->archive, zip_file_get_error(e->file), e->name);
    e->out += (uint64_t)n;
    um_status s = check_growth(e);
    if (s == UM_OK)
        *got = (size_t)n;
    return s;
}

void um_ventry_close(um_ventry *e)
{
    if (!e)
        return;
    zip_fclose(e->file);
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
