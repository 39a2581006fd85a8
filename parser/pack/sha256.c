#include "parser/pack/sha256.h"

/* Memory and speed dictate that the functions are those of OpenSSL 1.1, which 3 keeps and calls old: the new
 * ones look for who offers SHA-256 first, which takes longer than a short game and more than a megabyte. */
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/sha.h>
#include <stdio.h>

void um_sha256_parts(const um_text *parts, size_t n, char hex[65])
{
    unsigned char digest[SHA256_DIGEST_LENGTH];
    SHA256_CTX c;
    bool good = SHA256_Init(&c);
    for (size_t i = 0; i < n && good; i++)
        good = SHA256_Update(&c, parts[i].p, parts[i].n);
    good = good && SHA256_Final(digest, &c);
    hex[0] = '\0';
    for (size_t i = 0; i < sizeof digest && good; i++)
        snprintf(hex + 2 * i, 3, "%02x", digest[i]);
}

void um_sha256(const void *p, size_t n, char hex[65])
{
    const um_text all = {p, n};
    um_sha256_parts(&all, 1, hex);
}
