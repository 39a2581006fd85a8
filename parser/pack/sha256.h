/* sha256.h - SHA-256, for the digests by which a report names what it read. */
#ifndef UMPIRE_PACK_SHA256_H
#define UMPIRE_PACK_SHA256_H

#include "core/base.h"

/* Of some bytes: 64 lower-case hexadecimal digits and a NUL. */
void um_sha256(const void *p, size_t n, char hex[65]);
/* Of several texts, one behind the other. `hex` may be one of them. */
void um_sha256_parts(const um_text *parts, size_t n, char hex[65]);

#endif
