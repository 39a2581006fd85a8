/* Archives that are bent in one place each: what is promised of them in parser/vassal/archive.h. */
#include "test_vassal_support.h"

#include <stdlib.h>
#include <unistd.h>
#include <zlib.h>

#include "tests/program.h"
#include "tests/zipped.h"

/* Where numbers stand in a local header and, `from` the second signature on, in an entry of the directory. */
typedef struct header {
    const char *signature;
    size_t flags, method, crc, deflated, size, name_length, extra_length, name;
} header;
static const header local = {"PK\3\4", 6, 8, 14, 18, 22, 26, 28, 30},
                    central = {"PK\1\2", 8, 10, 16, 20, 24, 28, 30, 46};
enum { END_DISK = 4, END_HERE = 8, END_ALL = 10, END_SIZE = 12, END_OFFSET = 16 };

static char said_text[2001]; /* what savedGame holds */

static void make(um_buf *b)
{
    for (size_t i = 0; i < sizeof said_text - 1; i++)
        said_text[i] = (char)('a' + (i * i + i / 7) % 26);
    const um_zipped entry[] = {{"savedGame", um_text_of(said_text), false},
                               {"moduledata", UM_TEXT("<data/>"), true}};
    um_zip(entry, UM_COUNT(entry), b);
}

static unsigned char *at(um_buf *b, const char *signature, size_t offset)
{
    for (size_t i = 0; i + 4 <= b->n; i++)
        if (memcmp(b->p + i, signature, 4) == 0)
            return (unsigned char *)b->p + i + offset;
    cr_assert_fail("no such header");
    abort();
}

static uint32_t get(const unsigned char *p, size_t n)
{
    uint32_t v = 0;
    while (n-- > 0)
        v = v << 8 | p[n];
    return v;
}

static void put(unsigned char *p, size_t n, uint32_t v)
{
    for (size_t i = 0; i < n; i++)
        p[i] = (unsigned char)(v >> 8 * i);
}

static void insert(um_buf *b, size_t where, const char *p, size_t n)
{
    um_buf whole = {0};
    um_buf_add(&whole, b->p, where);
    um_buf_add(&whole, p, n);
    um_buf_add(&whole, b->p + where, b->n - where);
    um_buf_free(b);
    *b = whole;
}

/* ---- how they are bent ---- */

static void nothing(um_buf *b)
{
    (void)b;
}

static void both(um_buf *b, size_t in_local, size_t in_central, size_t n, uint32_t v)
{
    put(at(b, local.signature, in_local), n, v);
    put(at(b, central.signature, in_central), n, v);
}

static void encrypted(um_buf *b)
{
    both(b, local.flags, central.flags, 2, 1);
}

static void other_method(um_buf *b)
{
    both(b, local.method, central.method, 2, 12);
}

static void methods_differ(um_buf *b)
{
    put(at(b, local.signature, local.method), 2, 0);
}

static void names_differ(um_buf *b)
{
    at(b, local.signature, local.name)[3] = 'X';
}

static void zero_in_name(um_buf *b)
{
    at(b, local.signature, local.name)[5] = at(b, central.signature, central.name)[5] = 0;
}

static void wrong_crc(um_buf *b)
{
    both(b, local.crc, central.crc, 4, 1234567);
}

/* The first thousand bytes with their checksum, and the rest behind them. */
static void longer_than_stated(um_buf *b)
{
    both(b, local.size, central.size, 4, 1000);
    both(b, local.crc, central.crc, 4, (uint32_t)crc32(0, (const unsigned char *)said_text, 1000));
}

static void shorter_than_stated(um_buf *b)
{
    both(b, local.size, central.size, 4, 2001);
}

static void damaged_data(um_buf *b)
{
    *at(b, local.signature, local.name + 9 + 3) ^= 0x55;
}

static void data_cut(um_buf *b)
{
    uint32_t n = get(at(b, central.signature, central.deflated), 4);
    both(b, local.deflated, central.deflated, 4, n - 20);
}

static void data_into_directory(um_buf *b)
{
    both(b, local.deflated, central.deflated, 4, (uint32_t)b->n - 150);
}

/* The sizes of savedGame in eight bytes each. */
static void zip64_sizes(um_buf *b)
{
    unsigned char *p = at(b, central.signature, 0);
    char field[20] = {1, 0, 16, 0};
    put((unsigned char *)field + 4, 4, get(p + central.size, 4));
    put((unsigned char *)field + 12, 4, get(p + central.deflated, 4));
    both(b, local.size, central.size, 4, UINT32_MAX);
    both(b, local.deflated, central.deflated, 4, UINT32_MAX);
    put(p + central.extra_length, 2, sizeof field);
    insert(b, (size_t)((char *)p - b->p) + central.name + 9, field, sizeof field);
    p = at(b, "PK\5\6", END_SIZE);
    put(p, 4, get(p, 4) + (uint32_t)sizeof field);
}

static void descriptor(um_buf *b)
{
    unsigned char *p = at(b, local.signature, 0);
    put(p + local.flags, 2, 8);
    memset(p + local.crc, 0, 12);
}

static void junk_before(um_buf *b)
{
    insert(b, 0, "PK\3\4 and more", 13);
}

static void text_before(um_buf *b)
{
    insert(b, 0, "some words", 10);
}

static void junk_behind(um_buf *b)
{
    um_buf_str(b, "PK");
}

static void two_behind_each_other(um_buf *b)
{
    um_buf second = {0};
    um_buf_add(&second, b->p, b->n);
    at(&second, local.signature, local.name)[0] = at(&second, central.signature, central.name)[0] = 'S';
    um_buf_text(b, um_buf_view(&second));
    um_buf_free(&second);
}

static void comment(um_buf *b)
{
    put(at(b, "PK\5\6", 20), 2, 7);
    um_buf_str(b, "a word.");
}

static void an_entry_less(um_buf *b)
{
    put(at(b, "PK\5\6", END_HERE), 2, 1);
    put(at(b, "PK\5\6", END_ALL), 2, 1);
}

static void an_entry_more(um_buf *b)
{
    put(at(b, "PK\5\6", END_HERE), 2, 3);
    put(at(b, "PK\5\6", END_ALL), 2, 3);
}

static void on_another_disk(um_buf *b)
{
    put(at(b, "PK\5\6", END_DISK), 2, 1);
}

static void no_entries(um_buf *b)
{
    um_buf_clear(b);
    um_buf_add(b, "PK\5\6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 22);
}

static void of_one_name(um_buf *b)
{
    const um_zipped entry[] = {
        {"savedGame", UM_TEXT("1"), true}, {"a", UM_TEXT("2"), true}, {"savedGame", UM_TEXT("3"), true}};
    um_buf_clear(b);
    um_zip(entry, UM_COUNT(entry), b);
}

static void out_of_its_folder(um_buf *b)
{
    const um_zipped entry[] = {{"../savedGame", UM_TEXT("1"), true}, {"/savedGame", UM_TEXT("2"), true}};
    um_buf_clear(b);
    um_zip(entry, UM_COUNT(entry), b);
}

static const struct {
    const char *name;
    void (*bend)(um_buf *);
    um_status status;
    const char *code; /* "": none */
} cases[] = {
    {"sound", nothing, UM_OK, ""},
    {"encrypted", encrypted, UM_UNSUPPORTED, "vassal-zip-encrypted"},
    {"another method", other_method, UM_UNSUPPORTED, "vassal-zip-method"},
    {"methods differ", methods_differ, UM_FORMAT, "vassal-zip-inconsistent"},
    {"names differ", names_differ, UM_FORMAT, "vassal-zip-inconsistent"},
    {"a zero in a name", zero_in_name, UM_NAME, ""},
    {"wrong checksum", wrong_crc, UM_FORMAT, "vassal-zip-crc"},
    {"longer than stated", longer_than_stated, UM_FORMAT, "vassal-zip-crc"},
    {"shorter than stated", shorter_than_stated, UM_FORMAT, "vassal-zip-inconsistent"},
    {"damaged data", damaged_data, UM_FORMAT, "vassal-zip-deflate"},
    {"data cut", data_cut, UM_FORMAT, "vassal-zip-deflate"},
    {"data into the directory", data_into_directory, UM_FORMAT, "vassal-zip-inconsistent"},
    {"sizes by zip64", zip64_sizes, UM_OK, ""},
    {"sizes behind the data", descriptor, UM_OK, ""},
    {"junk before", junk_before, UM_FORMAT, "vassal-zip-inconsistent"},
    {"a text before", text_before, UM_FORMAT, "vassal-not-zip"},
    {"junk behind", junk_behind, UM_FORMAT, "vassal-zip-inconsistent"},
    {"a second archive behind", two_behind_each_other, UM_FORMAT, "vassal-zip-inconsistent"},
    {"a comment", comment, UM_OK, ""},
    {"an entry less", an_entry_less, UM_FORMAT, "vassal-zip-inconsistent"},
    {"an entry more", an_entry_more, UM_FORMAT, "vassal-zip-inconsistent"},
    {"on another disk", on_another_disk, UM_FORMAT, "vassal-not-zip"},
    {"no entries", no_entries, UM_NAME, ""},
    {"two of one name", of_one_name, UM_FORMAT, "vassal-zip-double"},
    {"out of its folder", out_of_its_folder, UM_NAME, ""},
};

static um_status read_one(um_varchive *a, um_buf *out)
{
    um_status s = um_varchive_slurp(a, "savedGame", 1u << 20, out);
    um_varchive_close(a);
    return s;
}

Test(vassal_archive, each_fault_has_its_reason)
{
    char path[64];
    um_temp(path, sizeof path, "archive");
    close(mkstemp(path));
    for (size_t i = 0; i < UM_COUNT(cases); i++)
        for (int file = 0; file < 2; file++) {
            um_buf b = {0}, text = {0};
            said log = {0};
            const um_sink sink = {remember, &log};
            um_varchive *a;
            make(&b);
            cases[i].bend(&b);
            FILE *f = fopen(path, "wb");
            cr_assert(f && fwrite(b.p, 1, b.n, f) == b.n && fclose(f) == 0);
            um_status s = file ? um_varchive_open(&a, path, &sink)
                               : um_varchive_open_memory(&a, um_buf_view(&b), "made", &sink);
            if (s == UM_OK)
                s = read_one(a, &text);
            cr_expect_eq(s, cases[i].status, "%s: status %d: %s", cases[i].name, s, log.text);
            cr_expect_str_eq(log.error, cases[i].code, "%s: %s: %s", cases[i].name, log.error, log.text);
            cr_expect(s != UM_OK || um_text_is(um_buf_view(&text), said_text), "%s", cases[i].name);
            um_buf_free(&b);
            um_buf_free(&text);
        }
    unlink(path);
}

/* Two entries read in turn from one file, each longer than what is held of it at a time. */
Test(vassal_archive, entries_are_read_beside_each_other)
{
    enum { N = 100000 };
    char path[64], *bytes = malloc(N), part[777];
    um_varchive *a;
    um_ventry *e[2];
    const char *const name[] = {"one", "two"};
    cr_assert(bytes);
    for (size_t i = 0; i < N; i++)
        bytes[i] = (char)((i * 2654435761u) >> 13);
    const um_zipped entry[] = {{"one", {bytes, N}, false}, {"two", {bytes, N}, true}};
    um_temp(path, sizeof path, "archive");
    close(mkstemp(path));
    um_zip_file(path, entry, 2);
    cr_assert_eq(um_varchive_open(&a, path, NULL), UM_OK);
    for (size_t k = 0; k < 2; k++)
        cr_assert_eq(um_ventry_open(&e[k], a, name[k], N), UM_OK);
    size_t done[2] = {0};
    for (size_t got[2] = {1, 1}; got[0] || got[1];)
        for (size_t k = 0; k < 2; k++) {
            cr_assert_eq(um_ventry_read(e[k], part, sizeof part, &got[k]), UM_OK);
            cr_assert(done[k] + got[k] <= N && memcmp(part, bytes + done[k], got[k]) == 0, "%zu", done[k]);
            done[k] += got[k];
        }
    cr_assert(done[0] == N && done[1] == N);
    for (size_t k = 0; k < 2; k++)
        um_ventry_close(e[k]);
    um_varchive_close(a);
    free(bytes);
    unlink(path);
}

/* Somebody else writes to a file while it is read. */
Test(vassal_archive, a_file_that_becomes_shorter)
{
    static char bytes[60000];
    char path[64];
    said log = {0};
    const um_sink sink = {remember, &log};
    um_varchive *a;
    um_buf out = {0};
    const um_zipped entry = {"savedGame", {bytes, sizeof bytes}, true};
    um_temp(path, sizeof path, "archive");
    close(mkstemp(path));
    um_zip_file(path, &entry, 1);
    cr_assert_eq(um_varchive_open(&a, path, &sink), UM_OK);
    cr_assert_eq(truncate(path, 30000), 0);
    cr_expect_eq(read_one(a, &out), UM_FORMAT);
    cr_expect_str_eq(log.error, "vassal-zip-short", "%s", log.text);
    um_buf_free(&out);
    unlink(path);
}
