#include "parser/pack/sha256.h"

#include <nettle/sha2.h>
#include <stdio.h>

void um_sha256_parts(const um_text *parts, size_t n, char hex[65])
{
    uint8_t digest[SHA256_DIGEST_SIZE];
    struct sha256_ctx c;
    sha256_init(&c);
    for (size_t i = 0; i < n; i++)
        sha256_update(&c, parts[i].n, (const uint8_t *)parts[i].p);
    sha256_digest(&c, sizeof digest, digest);
    for (size_t i = 0; i < sizeof digest; i++)
        snprintf(hex + 2 * i, 3, "%02x", digest[i]);
}

void um_sha256(const void *p, size_t n, char hex[65])
{
    const um_text all = {p, n};
    um_sha256_parts(&all, 1, hex);
}
