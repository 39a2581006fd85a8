#include "parser/pack/sha256.h"

#include <sha2.h>

void um_sha256_parts(const um_text *parts, size_t n, char hex[65])
{
    SHA2_CTX c;
    SHA256Init(&c);
    for (size_t i = 0; i < n; i++)
        SHA256Update(&c, (const uint8_t *)parts[i].p, parts[i].n);
    SHA256End(&c, hex);
}

void um_sha256(const void *p, size_t n, char hex[65])
{
    const um_text all = {p, n};
    um_sha256_parts(&all, 1, hex);
}
