#include "parser/vassal/zip_bytes.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <unzip.h>

um_status um_zip_bytes_open(um_zip_bytes *b, um_text memory, FILE *file)
{
    struct stat st;
    *b = (um_zip_bytes){.memory = memory, .file = file, .size = memory.n};
    if (!file)
        return UM_OK;
    b->held = um_realloc(NULL, 0, UM_ZIP_PARTS * UM_ZIP_PART);
    if (!b->held)
        return UM_MEMORY;
    if (fstat(fileno(file), &st) == 0)
        b->size = (uint64_t)st.st_size;
    else
        b->error = errno;
    return UM_OK;
}

void um_zip_bytes_close(um_zip_bytes *b)
{
    if (b->file)
        fclose(b->file);
    um_free(b->held, b->held ? UM_ZIP_PARTS * UM_ZIP_PART : 0);
}

static bool is_held(const um_zip_bytes *b, int part, uint64_t at)
{
    return at >= b->part[part].from && at - b->part[part].from < b->part[part].n;
}

/* Reads the part of the file in which a position lies, in place of the one that was not used last. */
static void hold(um_zip_bytes *b, uint64_t at)
{
    ssize_t got = 1;
    b->last = (b->last + 1) % UM_ZIP_PARTS;
    unsigned char *to = b->held + b->last * UM_ZIP_PART;
    uint64_t from = at - at % UM_ZIP_PART;
    size_t n = 0;
    for (; got > 0 && n<UM_ZIP_PART; n += got> 0 ? (size_t)got : 0)
        got = pread(fileno(b->file), to + n, UM_ZIP_PART - n, (off_t)(from + n));
    if (got < 0)
        b->error = errno;
    b->part[b->last].from = from;
    b->part[b->last].n = n;
}

const unsigned char *um_zip_bytes_see(um_zip_bytes *b, uint64_t at, size_t *n)
{
    *n = 0;
    if (at >= b->size || b->error)
        return NULL;
    if (!b->file) {
        *n = (size_t)(b->size - at);
        return (const unsigned char *)b->memory.p + at;
    }
    if (!is_held(b, b->last, at)) {
        if (is_held(b, 1 - b->last, at))
            b->last = 1 - b->last;
        else
            hold(b, at);
    }
    if (!is_held(b, b->last, at) || b->error) /* the file has become shorter */
        return NULL;
    size_t offset = (size_t)(at - b->part[b->last].from);
    *n = b->part[b->last].n - offset;
    return b->held + b->last * UM_ZIP_PART + offset;
}

bool um_zip_bytes_have(um_zip_bytes *b, uint64_t at, um_text t)
{
    for (size_t n; t.n > 0; at += n, t.p += n, t.n -= n) {
        const unsigned char *p = um_zip_bytes_see(b, at, &n);
        n = n < t.n ? n : t.n;
        if (!p || memcmp(p, t.p, n) != 0)
            return false;
    }
    return true;
}

/* ---- what minizip asks ---- */

static voidpf io_open(voidpf bytes, const void *name, int mode)
{
    (void)name;
    (void)mode;
    return bytes;
}

/* minizip reads a directory byte by byte: speed dictates the short way to a byte that is held already. */
static uLong io_read(voidpf opaque, voidpf bytes, void *to, uLong size)
{
    um_zip_bytes *b = bytes;
    uLong done = 0;
    (void)opaque;
    if (size == 1 && b->file && is_held(b, b->last, b->at)) {
        *(unsigned char *)to = (b->held + b->last * UM_ZIP_PART)[b->at - b->part[b->last].from];
        b->at++;
        return 1;
    }
    for (size_t n = 1; done < size && n > 0; done += n, b->at += n) {
        const unsigned char *p = um_zip_bytes_see(b, b->at, &n);
        n = n < size - done ? n : size - done;
        if (n > 0)
            memcpy((unsigned char *)to + done, p, n);
    }
    return done;
}

static ZPOS64_T io_tell(voidpf opaque, voidpf bytes)
{
    (void)opaque;
    return ((um_zip_bytes *)bytes)->at;
}

static long io_seek(voidpf opaque, voidpf bytes, ZPOS64_T offset, int origin)
{
    um_zip_bytes *b = bytes;
    (void)opaque;
    b->at = offset + (origin == ZLIB_FILEFUNC_SEEK_CUR   ? b->at
                      : origin == ZLIB_FILEFUNC_SEEK_END ? b->size
                                                         : 0);
    return 0;
}

static int io_close(voidpf opaque, voidpf bytes)
{
    (void)opaque;
    (void)bytes;
    return 0;
}

static int io_error(voidpf opaque, voidpf bytes)
{
    (void)opaque;
    return ((um_zip_bytes *)bytes)->error;
}

void *um_zip_bytes_unzip(um_zip_bytes *b)
{
    zlib_filefunc64_def io = {.zopen64_file = io_open,
                              .zread_file = io_read,
                              .ztell64_file = io_tell,
                              .zseek64_file = io_seek,
                              .zclose_file = io_close,
                              .zerror_file = io_error,
                              .opaque = b};
    return unzOpen2_64(NULL, &io);
}
