#include "tests/zipped.h"

#include <criterion/criterion.h>
#include <string.h>
#include <zip.h>

/* What minizip has written: it goes back to the head of an entry once that is there. */
typedef struct made {
    um_buf bytes;
    size_t at;
} made;

static voidpf made_open(voidpf m, const void *name, int mode)
{
    (void)name;
    (void)mode;
    return m;
}

static uLong made_write(voidpf opaque, voidpf stream, const void *p, uLong n)
{
    made *m = stream;
    size_t over = m->bytes.n - m->at < n ? m->bytes.n - m->at : n;
    (void)opaque;
    if (over > 0)
        memcpy(m->bytes.p + m->at, p, over);
    if (n > over)
        um_buf_add(&m->bytes, (const char *)p + over, n - over);
    m->at += n;
    return n;
}

static ZPOS64_T made_tell(voidpf opaque, voidpf m)
{
    (void)opaque;
    return ((made *)m)->at;
}

static long made_seek(voidpf opaque, voidpf stream, ZPOS64_T offset, int origin)
{
    made *m = stream;
    (void)opaque;
    m->at = (size_t)offset + (origin == ZLIB_FILEFUNC_SEEK_CUR   ? m->at
                              : origin == ZLIB_FILEFUNC_SEEK_END ? m->bytes.n
                                                                 : 0);
    return m->at <= m->bytes.n ? 0 : -1;
}

static int made_well(voidpf opaque, voidpf m)
{
    (void)opaque;
    (void)m;
    return 0;
}

void um_zip(const um_zipped *entry, size_t n, um_buf *out)
{
    made m = {0};
    const zip_fileinfo when = {.dosDate = 0x2b290000}; /* the 9th of September 2001 */
    zlib_filefunc64_def io = {made_open, NULL, made_write, made_tell, made_seek, made_well, made_well, &m};
    zipFile z = zipOpen2_64(NULL, APPEND_STATUS_CREATE, NULL, &io);
    cr_assert(z);
    for (size_t i = 0; i < n; i++) {
        cr_assert_eq(zipOpenNewFileInZip64(z, entry[i].name, &when, NULL, 0, NULL, 0, NULL,
                                           entry[i].stored ? 0 : Z_DEFLATED, Z_BEST_SPEED, 0),
                     ZIP_OK);
        cr_assert_eq(zipWriteInFileInZip(z, entry[i].bytes.p, (unsigned)entry[i].bytes.n), ZIP_OK);
        cr_assert_eq(zipCloseFileInZip(z), ZIP_OK);
    }
    cr_assert_eq(zipClose(z, NULL), ZIP_OK);
    um_buf_text(out, um_buf_view(&m.bytes));
    um_buf_free(&m.bytes);
}

void um_zip_file(const char *path, const um_zipped *entry, size_t n)
{
    um_buf b = {0};
    um_zip(entry, n, &b);
    FILE *f = fopen(path, "wb");
    cr_assert(f && fwrite(b.p, 1, b.n, f) == b.n && fclose(f) == 0, "%s", path);
    um_buf_free(&b);
}
