/* bits.h - small fixed bit sets: up to 128 spaces, pieces or cards in two words, and sets in arrays. */
#ifndef UMPIRE_CORE_BITS_H
#define UMPIRE_CORE_BITS_H

#include <stdbool.h>
#include <stdint.h>

typedef struct um_bits {
    uint64_t w[2];
} um_bits;

static inline bool um_bit(const um_bits *b, int i)
{
    return (b->w[i >> 6] >> (i & 63)) & 1;
}
static inline void um_bit_set(um_bits *b, int i)
{
    b->w[i >> 6] |= UINT64_C(1) << (i & 63);
}
static inline void um_bit_clear(um_bits *b, int i)
{
    b->w[i >> 6] &= ~(UINT64_C(1) << (i & 63));
}
static inline bool um_bits_none(const um_bits *b)
{
    return (b->w[0] | b->w[1]) == 0;
}
static inline bool um_bits_meet(const um_bits *a, const um_bits *b)
{
    return (a->w[0] & b->w[0]) != 0 || (a->w[1] & b->w[1]) != 0;
}
static inline int um_bits_count(const um_bits *b)
{
    int n = 0;
    for (int i = 0; i < 2; i++)
        for (uint64_t w = b->w[i]; w; w &= w - 1)
            n++;
    return n;
}

/* Sets of any size, in an array of words: bit i is in words[i / 64]. */
static inline bool um_has_bit(const uint64_t *words, int i)
{
    return (words[i >> 6] >> (i & 63)) & 1;
}
static inline void um_set_bit(uint64_t *words, int i)
{
    words[i >> 6] |= UINT64_C(1) << (i & 63);
}
static inline void um_clear_bit(uint64_t *words, int i)
{
    words[i >> 6] &= ~(UINT64_C(1) << (i & 63));
}

#endif
