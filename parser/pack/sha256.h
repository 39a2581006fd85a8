/* sha256.h - SHA-256 (FIPS 180-4), for the digests by which a report names what it read. */
#ifndef UMPIRE_PACK_SHA256_H
#define UMPIRE_PACK_SHA256_H

#include <stddef.h>
#include <stdint.h>

typedef struct um_sha256_state {
    uint32_t h[8];
    uint64_t n; /* bytes so far */
    unsigned char block[64];
} um_sha256_state;

void um_sha256_begin(um_sha256_state *s);
void um_sha256_add(um_sha256_state *s, const void *p, size_t n);
/* 64 lower-case hexadecimal digits and a NUL. */
void um_sha256_end(um_sha256_state *s, char hex[65]);

/* All at once. */
void um_sha256(const void *p, size_t n, char hex[65]);

#endif
