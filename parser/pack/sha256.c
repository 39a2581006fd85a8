#include "parser/pack/sha256.h"

#include <string.h>

static const uint32_t round_constant[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t v, int by)
{
    return (v >> by) | (v << (32 - by));
}

static void expand(const unsigned char *block, uint32_t w[64])
{
    for (int i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 |
               (uint32_t)block[4 * i + 2] << 8 | (uint32_t)block[4 * i + 3];
    for (int i = 16; i < 64; i++) {
        uint32_t a = w[i - 15], b = w[i - 2];
        w[i] = w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >> 3)) + w[i - 7] +
               (turn(b, 17) ^ turn(b, 19) ^ (b >> 10));
    }
}

/* One round. Speed dictates the shape: the eight words stay in registers and change names from round to
 * round, where moving them along would take as long as the rest. */
#define ROUND(a, b, c, d, e, f, g, h, i)                                                                     \
    do {                                                                                                     \
        uint32_t t = (h) + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((g) ^ ((e) & ((f) ^ (g)))) +          \
                     round_constant[i] + w[i];                                                               \
        (d) += t;                                                                                            \
        (h) = t + (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (((a) & (b)) | ((c) & ((a) | (b))));            \
    } while (0)

static void compress(uint32_t to[8], const unsigned char *block)
{
    uint32_t w[64];
    uint32_t a = to[0], b = to[1], c = to[2], d = to[3], e = to[4], f = to[5], g = to[6], h = to[7];
    expand(block, w);
    for (int i = 0; i < 64; i += 8) {
        ROUND(a, b, c, d, e, f, g, h, i);
        ROUND(h, a, b, c, d, e, f, g, i + 1);
        ROUND(g, h, a, b, c, d, e, f, i + 2);
        ROUND(f, g, h, a, b, c, d, e, i + 3);
        ROUND(e, f, g, h, a, b, c, d, i + 4);
        ROUND(d, e, f, g, h, a, b, c, i + 5);
        ROUND(c, d, e, f, g, h, a, b, i + 6);
        ROUND(b, c, d, e, f, g, h, a, i + 7);
    }
    const uint32_t sum[8] = {a, b, c, d, e, f, g, h};
    for (int i = 0; i < 8; i++)
        to[i] += sum[i];
}

void um_sha256_begin(um_sha256_state *s)
{
    *s = (um_sha256_state){.h = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c,
                                 0x1f83d9ab, 0x5be0cd19}};
}

void um_sha256_add(um_sha256_state *s, const void *p, size_t n)
{
    const unsigned char *bytes = p;
    while (n > 0) {
        size_t at = (size_t)(s->n % 64), take = 64 - at < n ? 64 - at : n;
        if (take == 64)
            compress(s->h, bytes);
        else
            memcpy(s->block + at, bytes, take);
        s->n += take;
        bytes += take;
        n -= take;
        if (s->n % 64 == 0 && take < 64)
            compress(s->h, s->block);
    }
}

void um_sha256_end(um_sha256_state *s, char hex[65])
{
    static const char digit[] = "0123456789abcdef";
    static const unsigned char padding[64] = {0x80};
    unsigned char length[8];
    uint64_t bits = s->n * 8;
    for (int i = 0; i < 8; i++)
        length[i] = (unsigned char)(bits >> (56 - 8 * i));
    size_t at = (size_t)(s->n % 64);
    um_sha256_add(s, padding, at < 56 ? 56 - at : 120 - at);
    um_sha256_add(s, length, sizeof length);
    for (int i = 0; i < 64; i++)
        hex[i] = digit[(s->h[i / 8] >> (28 - 4 * (i % 8))) & 15];
    hex[64] = '\0';
}

void um_sha256(const void *p, size_t n, char hex[65])
{
    um_sha256_state s;
    um_sha256_begin(&s);
    um_sha256_add(&s, p, n);
    um_sha256_end(&s, hex);
}
