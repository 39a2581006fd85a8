#include "parser/vassal/zip_directory.h"

#include <stdlib.h>
#include <string.h>
#include <unzip.h>

#include "parser/vassal/limits.h"

/* How long the parts of an archive are without the texts in them. */
enum { ENTRY = 46, END = 22, END_64 = 56 + 20 };

static uint64_t number(const unsigned char *p, size_t n)
{
    uint64_t v = 0;
    while (n-- > 0)
        v = v << 8 | p[n];
    return v;
}

/* Sizes that do not fit their four bytes stand in a field of the entry. minizip 1.1 knows, but where a long
 * has eight bytes it does not see that one is meant. */
static void widen(unzFile zip, unz_file_info64 *info)
{
    unsigned char field[UINT16_MAX];
    ZPOS64_T *size[] = {&info->uncompressed_size, &info->compressed_size};
    if ((*size[0] != UINT32_MAX && *size[1] != UINT32_MAX) ||
        unzGetCurrentFileInfo64(zip, NULL, NULL, 0, field, sizeof field, NULL, 0) != UNZ_OK)
        return;
    const unsigned char *end = field + info->size_file_extra;
    for (const unsigned char *p = field; end - p >= 4; p += 4 + number(p + 2, 2)) {
        size_t have = (size_t)(end - p - 4), want = (size_t)number(p + 2, 2);
        if (want > have)
            return;
        const unsigned char *value = p + 4;
        for (size_t i = 0; number(p, 2) == 1 && i < UM_COUNT(size); i++)
            if (*size[i] == UINT32_MAX && value + 8 <= p + 4 + want) {
                *size[i] = number(value, 8);
                value += 8;
            }
    }
}

/* Lets minizip hold the local header to the directory, does the same with its name, and looks where the data
 * lie. Of an entry that is packed in another way minizip says nothing, and nobody reads it. */
static um_zip_fault look_local(unzFile zip, um_zip_bytes *b, uint64_t directory, um_zip_row *r)
{
    if (r->method != UM_ZIP_STORED && r->method != UM_ZIP_DEFLATED)
        return UM_ZIP_SOUND;
    int err = unzOpenCurrentFile2(zip, NULL, NULL, 1);
    if (err != UNZ_OK)
        return err == UNZ_INTERNALERROR ? UM_ZIP_NO_MEMORY : UM_ZIP_INCONSISTENT;
    r->data = unzGetCurrentFileZStreamPos64(zip);
    uint64_t name = r->data - (uint64_t)unzGetLocalExtrafield(zip, NULL, 0) - r->name.n;
    unzCloseCurrentFile(zip);
    bool within = r->data <= directory && r->deflated <= directory - r->data;
    return within && um_zip_bytes_have(b, name, r->name) ? UM_ZIP_SOUND : UM_ZIP_INCONSISTENT;
}

/* Reads the entry at which minizip is; *end becomes where the next one begins. */
static um_zip_fault read_row(um_zip_directory *d, unzFile zip, um_zip_bytes *b, uint64_t first, uint64_t *end)
{
    unz_file_info64 info;
    unz64_file_pos pos;
    char name[UINT16_MAX + 1];
    um_zip_row *r = &d->row[d->rows];
    if (unzGetFilePos64(zip, &pos) != UNZ_OK ||
        unzGetCurrentFileInfo64(zip, &info, name, sizeof name, NULL, 0, NULL, 0) != UNZ_OK)
        return UM_ZIP_INCONSISTENT;
    if (um_text_dup(&d->names, (um_text){name, info.size_filename}, &r->name) != UM_OK)
        return UM_ZIP_NO_MEMORY;
    widen(zip, &info);
    r->deflated = info.compressed_size;
    r->size = info.uncompressed_size;
    r->crc = (uint32_t)info.crc;
    r->method = (uint16_t)info.compression_method;
    r->encrypted = info.flag & 1;
    d->rows++;
    *end =
        pos.pos_in_zip_directory + ENTRY + info.size_filename + info.size_file_extra + info.size_file_comment;
    return look_local(zip, b, first, r);
}

/* Behind the directory there is its end, and behind that nothing: a second archive before or behind this one
 * is what other programs would read. Of a comment in a zip64 archive minizip does not tell the length. */
static bool ends(um_zip_bytes *b, uint64_t end, uint64_t comment)
{
    if (um_zip_bytes_have(b, end, UM_TEXT("PK\5\6")))
        return b->size == end + END + comment;
    return um_zip_bytes_have(b, end, UM_TEXT("PK\6\6")) && b->size >= end + END_64 + END;
}

static int by_name(const void *a, const void *b)
{
    const um_text *x = &((const um_zip_row *)a)->name, *y = &((const um_zip_row *)b)->name;
    int order = memcmp(x->p, y->p, x->n < y->n ? x->n : y->n);
    return order ? order : (x->n > y->n) - (x->n < y->n);
}

static um_zip_fault read_rows(um_zip_directory *d, unzFile zip, um_zip_bytes *b, uint64_t *n)
{
    unz_global_info64 info;
    unz64_file_pos first = {0};
    uint64_t end = 0;
    if (unzGetGlobalInfo64(zip, &info) != UNZ_OK)
        return UM_ZIP_NONE;
    *n = info.number_entry;
    if (*n > UM_V_ENTRIES_MAX)
        return UM_ZIP_MANY;
    if (*n == 0)
        return UM_ZIP_BESIDE;
    d->row = um_realloc(NULL, 0, *n * sizeof *d->row);
    if (!d->row)
        return UM_ZIP_NO_MEMORY;
    d->room = *n;
    int err = unzGoToFirstFile(zip);
    unzGetFilePos64(zip, &first);
    um_zip_fault fault = UM_ZIP_SOUND;
    for (uint64_t i = 0; i < *n && fault == UM_ZIP_SOUND; i++) {
        if (i > 0)
            err = unzGoToNextFile(zip);
        fault = err == UNZ_OK ? read_row(d, zip, b, first.pos_in_zip_directory, &end) : UM_ZIP_INCONSISTENT;
    }
    return fault == UM_ZIP_SOUND && !ends(b, end, info.size_comment) ? UM_ZIP_BESIDE : fault;
}

um_zip_fault um_zip_directory_read(um_zip_directory *d, um_zip_bytes *b, uint64_t *n)
{
    *d = (um_zip_directory){0};
    if (um_zip_bytes_have(
            b, 0, UM_TEXT("PK\5\6"))) /* no entries: minizip does not look for the end where a file begins */
        return b->size >= END ? UM_ZIP_SOUND : UM_ZIP_NONE;
    unzFile zip = um_zip_bytes_unzip(b);
    if (!zip)
        return UM_ZIP_NONE;
    um_zip_fault fault = read_rows(d, zip, b, n);
    unzClose(zip);
    if (fault != UM_ZIP_SOUND || d->rows < 2)
        return fault;
    qsort(d->row, d->rows, sizeof *d->row, by_name);
    for (size_t i = 1; i < d->rows; i++)
        if (by_name(&d->row[i - 1], &d->row[i]) == 0)
            return UM_ZIP_DOUBLE;
    return UM_ZIP_SOUND;
}

void um_zip_directory_free(um_zip_directory *d)
{
    um_free(d->row, d->room * sizeof *d->row);
    um_arena_free(&d->names);
}

const um_zip_row *um_zip_directory_find(const um_zip_directory *d, const char *name)
{
    const um_zip_row key = {.name = um_text_of(name)};
    return d->rows ? bsearch(&key, d->row, d->rows, sizeof key, by_name) : NULL;
}
