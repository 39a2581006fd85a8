/* Other people's logs, saves and modules. They are not ours to ship: the directory named by REAL_LOGS
 * holds them with an expected.jsonl; without it these tests are skipped. */
#include "test_vassal_support.h"

#include <stdlib.h>

/* ---- SHA-256, for comparison with digests made elsewhere ---- */

typedef struct sha {
    uint32_t h[8];
    uint8_t block[64];
    uint64_t n;
} sha;

static uint32_t turn(uint32_t v, int k)
{
    return v >> k | v << (32 - k);
}

/* The constants are the first bits of the fractions of cube roots of primes: computed, not typed. */
static void constants(uint32_t k[64])
{
    int found = 0;
    for (uint32_t p = 2; found < 64; p++) {
        bool prime = true;
        for (uint32_t d = 2; d * d <= p; d++)
            prime = prime && p % d != 0;
        if (!prime)
            continue;
        /* cube root of p in units of 2^-32, by bisection with 128-bit products kept in doubles' stead */
        uint64_t low = 0, high = (uint64_t)8 << 32;
        while (high - low > 1) {
            uint64_t mid = low + (high - low) / 2;
            uint64_t a = mid >> 32, b = mid & 0xffffffffu;
            /* mid^3 / 2^96 compared with p: long multiplication in 32-bit limbs */
            uint64_t limb[6] = {0}, x[2] = {b, a}, sq[4] = {0};
            for (int i = 0; i < 2; i++)
                for (int j = 0; j < 2; j++) {
                    uint64_t v = x[i] * x[j];
                    for (int at = i + j; v; at++) {
                        uint64_t s = sq[at] + (v & 0xffffffffu);
                        sq[at] = s & 0xffffffffu;
                        v = (v >> 32) + (s >> 32);
                    }
                }
            for (int i = 0; i < 4; i++)
                for (int j = 0; j < 2; j++) {
                    uint64_t v = sq[i] * x[j];
                    for (int at = i + j; v && at < 6; at++) {
                        uint64_t s = limb[at] + (v & 0xffffffffu);
                        limb[at] = s & 0xffffffffu;
                        v = (v >> 32) + (s >> 32);
                    }
                }
            uint64_t whole = limb[3] | limb[4] << 32;
            if (whole >= p)
                high = mid;
            else
                low = mid;
        }
        k[found++] = (uint32_t)low;
    }
}

static void sha_block(sha *s)
{
    static uint32_t k[64];
    if (!k[0])
        constants(k);
    uint32_t w[64], v[8];
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)s->block[4 * i] << 24 | (uint32_t)s->block[4 * i + 1] << 16 |
               (uint32_t)s->block[4 * i + 2] << 8 | s->block[4 * i + 3];
    for (int i = 16; i < 64; i++)
        w[i] = w[i - 16] + w[i - 7] + (turn(w[i - 15], 7) ^ turn(w[i - 15], 18) ^ w[i - 15] >> 3) +
               (turn(w[i - 2], 17) ^ turn(w[i - 2], 19) ^ w[i - 2] >> 10);
    memcpy(v, s->h, sizeof v);
    for (int i = 0; i < 64; i++) {
        uint32_t a = v[7] + (turn(v[4], 6) ^ turn(v[4], 11) ^ turn(v[4], 25)) +
                     ((v[4] & v[5]) ^ (~v[4] & v[6])) + k[i] + w[i];
        uint32_t b = (turn(v[0], 2) ^ turn(v[0], 13) ^ turn(v[0], 22)) +
                     ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
        memmove(v + 1, v, 7 * sizeof *v);
        v[4] += a;
        v[0] = a + b;
    }
    for (int i = 0; i < 8; i++)
        s->h[i] += v[i];
}

static void sha_add(sha *s, const void *p, size_t n)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    const uint8_t *b = p;
    if (s->n == 0 && !s->h[0])
        memcpy(s->h, start, sizeof start);
    for (size_t i = 0; i < n; i++) {
        s->block[s->n++ % 64] = b[i];
        if (s->n % 64 == 0)
            sha_block(s);
    }
}

static void sha_text(sha *s, char out[65])
{
    uint64_t bits = s->n * 8;
    sha_add(s, "\x80", 1);
    while (s->n % 64 != 56)
        sha_add(s, "", 1);
    for (int i = 56; i >= 0; i -= 8) {
        uint8_t b = (uint8_t)(bits >> i);
        sha_add(s, &b, 1);
    }
    for (int i = 0; i < 8; i++)
        snprintf(out + 8 * i, 9, "%08x", s->h[i]);
}

/* ---- the files ---- */

static const char *directory(void)
{
    const char *d = getenv("REAL_LOGS");
    if (!d || !*d)
        cr_skip_test("REAL_LOGS is not set: other people's logs are not read");
    return d;
}

static void count_kind(json_t *kinds, const um_vleaf *leaf)
{
    um_text word;
    um_vcmd c;
    um_arena arena = {0};
    char name[96];
    um_vkind k = um_vcmd_kind(leaf->text, &word);
    snprintf(name, sizeof name, "%s%.*s", leaf->in_log ? "LOG " : "", (int)(word.n < 60 ? word.n : 60),
             word.n ? word.p : "");
    const char *log = leaf->in_log ? "LOG " : "";
    if (k == UM_V_NOTHING)
        snprintf(name, sizeof name, "%s(empty)", log);
    else if (k == UM_V_BOARDS)
        snprintf(name, sizeof name, "%s*BoardPicker", log);
    else if (k == UM_V_CHANGE || k == UM_V_MOVE || k == UM_V_REMOVE)
        snprintf(name, sizeof name, "%s%c/", log, leaf->text.p[0]);
    else if (k == UM_V_ADD && um_vcmd_parse(leaf->text, &arena, &c, NULL) == UM_OK)
        snprintf(name, sizeof name, "%s+/%s", log,
                 c.u.add.sort == UM_V_STACK  ? "stack"
                 : c.u.add.sort == UM_V_PILE ? "deck"
                                             : "piece");
    json_object_set_new(kinds, name, json_integer(json_integer_value(json_object_get(kinds, name)) + 1));
    um_arena_free(&arena);
}

static void check_file(const char *dir, const json_t *want)
{
    char path[512], head[64], digest[65];
    const char *file = json_string_value(json_object_get(want, "file"));
    snprintf(path, sizeof path, "%s/%s", dir, file);
    said log = {0};
    um_sink sink = {remember, &log};
    um_varchive *a;
    um_vstream *s;
    um_vgame *g;
    um_vleaf leaf;
    cr_assert_eq(um_varchive_open(&a, path, &sink), UM_OK, "%s: %s", file, log.text);
    cr_assert_eq(um_vstream_open(&s, a), UM_OK, "%s: %s", file, log.text);
    cr_assert_eq(um_vgame_new(&g, NULL, NULL), UM_OK);
    json_t *kinds = json_object();
    sha sum = {0};
    uint32_t depth = 0;
    uint64_t leaves = 0;
    for (bool got = true; um_vstream_next(s, &leaf, &got) == UM_OK && got; leaves++) {
        int n = snprintf(head, sizeof head, "%u %zu\n", leaf.depth, leaf.raw.n);
        sha_add(&sum, head, (size_t)n);
        sha_add(&sum, leaf.raw.p, leaf.raw.n);
        sha_add(&sum, "\n", 1);
        depth = leaf.depth > depth ? leaf.depth : depth;
        count_kind(kinds, &leaf);
        cr_assert_eq(um_vgame_step(g, s, &leaf), UM_OK, "%s", file);
    }
    cr_assert_eq(log.errors, 0, "%s: %s", file, log.text);
    sha_text(&sum, digest);
    cr_expect_eq(um_vstream_bytes(s), (uint64_t)json_integer_value(json_object_get(want, "text_bytes")), "%s",
                 file);
    cr_expect_eq(leaves, (uint64_t)json_integer_value(json_object_get(want, "leaves")), "%s", file);
    cr_expect_eq(depth, json_integer_value(json_object_get(want, "max_depth")), "%s", file);
    cr_expect_str_eq(digest, json_string_value(json_object_get(want, "leaves_sha256")), "%s", file);
    cr_expect(json_equal(kinds, json_object_get(want, "kinds")), "%s: %s", file,
              json_dumps(kinds, JSON_SORT_KEYS));
    json_decref(kinds);
    um_vgame_free(g);
    um_vstream_close(s);
    um_varchive_close(a);
}

Test(vassal_real, logs_and_saves_agree_with_vassals_own_splitter)
{
    const char *dir = directory();
    char path[512];
    snprintf(path, sizeof path, "%s/expected.jsonl", dir);
    FILE *f = fopen(path, "rb");
    cr_assert(f, "%s", path);
    int n = 0;
    for (json_t *j; (j = next_object(f)); json_decref(j), n++)
        check_file(dir, j);
    cr_assert_gt(n, 20);
    fclose(f);
}

Test(vassal_real, modules_are_read)
{
    const struct {
        const char *file;
        size_t maps, slots;
    } rows[] = {
        {"kassala-buildFile.xml", 1, 1}, {"xwvassal-buildFile.xml", 10, 800}, {"zxvt-buildFile", 1, 1}};
    const char *dir = directory();
    char path[512];
    for (size_t i = 0; i < UM_COUNT(rows); i++) {
        snprintf(path, sizeof path, "%s/%s", dir, rows[i].file);
        FILE *f = fopen(path, "rb");
        cr_assert(f, "%s", path);
        um_buf b = {0};
        char part[65536];
        for (size_t n; (n = fread(part, 1, sizeof part, f)) > 0;)
            um_buf_add(&b, part, n);
        fclose(f);
        said log = {0};
        um_sink sink = {remember, &log};
        um_vmodule *m;
        cr_assert_eq(um_vmodule_parse(&m, um_buf_view(&b), path, &sink), UM_OK, "%s: %s", rows[i].file,
                     log.text);
        cr_expect(m->name.n && m->maps >= rows[i].maps && m->slots >= rows[i].slots,
                  "%s: %zu maps, %zu slots", rows[i].file, m->maps, m->slots);
        um_arena arena = {0};
        size_t bad = 0;
        for (size_t k = 0; k < m->slots; k++) {
            um_vtraits t;
            bad += um_vmodule_slot_traits(m, &m->slot[k], &arena, &t) != UM_OK;
            um_arena_reset(&arena);
        }
        cr_expect_eq(bad, 0, "%s: %zu slots cannot be read", rows[i].file, bad);
        um_arena_free(&arena);
        um_vmodule_free(m);
        um_buf_free(&b);
    }
    snprintf(path, sizeof path, "%s/vassal-tour.mod", dir);
    um_vmodule *m;
    cr_assert_eq(um_vmodule_open(&m, path, NULL), UM_OK);
    cr_assert(m->maps > 0 && m->slots > 0 && m->map[0].boards > 0 && m->map[0].board[0].width > 0);
    um_vmodule_free(m);
}
