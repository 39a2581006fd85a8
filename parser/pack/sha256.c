#include "parser/pack/sha256.h"

#include <openssl/evp.h>
#include <stdio.h>

void um_sha256_alone(void)
{
    OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG | OPENSSL_INIT_NO_ATEXIT, NULL);
}

void um_sha256_parts(const um_text *parts, size_t n, char hex[65])
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned size = 0;
    EVP_MD_CTX *c = EVP_MD_CTX_new();
    bool good = c && EVP_DigestInit_ex(c, EVP_sha256(), NULL);
    for (size_t i = 0; i < n && good; i++)
        good = EVP_DigestUpdate(c, parts[i].p, parts[i].n);
    good = good && EVP_DigestFinal_ex(c, digest, &size);
    EVP_MD_CTX_free(c);
    hex[0] = '\0';
    for (size_t i = 0; i < 32 && good; i++)
        snprintf(hex + 2 * i, 3, "%02x", digest[i]);
}

void um_sha256(const void *p, size_t n, char hex[65])
{
    const um_text all = {p, n};
    um_sha256_parts(&all, 1, hex);
}
