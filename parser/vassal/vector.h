/* vector.h - the one place where a compiler's own words are used to reach wider registers. Without them
 * (another compiler, another processor) the same plain C runs. */
#ifndef UMPIRE_PARSER_VASSAL_VECTOR_H
#define UMPIRE_PARSER_VASSAL_VECTOR_H

#include <stdbool.h>

#if defined(__GNUC__) && defined(__x86_64__)
#if defined(__clang__)
#define UM_WIDE __attribute__((target("avx2")))
#else /* gcc turns loops into vectors in earnest at this level only */
#define UM_WIDE __attribute__((target("avx2"), optimize("O3")))
#endif
#define UM_INLINE static inline __attribute__((always_inline))
static inline bool um_has_wide(void)
{
    return __builtin_cpu_supports("avx2") != 0;
}
#else
#define UM_WIDE
#define UM_INLINE static inline
static inline bool um_has_wide(void)
{
    return false;
}
#endif

#endif
