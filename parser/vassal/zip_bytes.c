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
    b->window = um_realloc(NULL, 0, UM_ZIP_WINDOW);
    if (!b->window)
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
    um_free(b->window, b->window ? UM_ZIP_WINDOW : 0);
}

/* Fills the window with the part of the file in which a position lies. */
static void move_window(um_zip_bytes *b, uint64_t at)
{
    ssize_t got = 1;
    b->from = at - at % UM_ZIP_WINDOW;
    b->held = 0;
    while (got > 0 && b->held < UM_ZIP_WINDOW) {
        got =
            pread(fileno(b->file), b->window + b->held, UM_ZIP_WINDOW - b->held, (off_t)(b->from + b->held));
        if (got > 0)
            b->held += (size_t)got;
    }
    if (got < 0)
        b->error = errno;
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
    if (at < b->from || at - b->from >= b->held)
        move_window(b, at);
    if (at - b->from >= b->held || b->error) /* the file has become shorter */
        return NULL;
    *n = b->held - (size_t)(at - b->from);
    return b->window + (at - b->from);
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

static uLong io_read(voidpf opaque, voidpf bytes, void *to, uLong size)
{
    um_zip_bytes *b = bytes;
    uLong done = 0;
    (void)opaque;
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
