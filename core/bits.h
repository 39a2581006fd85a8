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
static inline um_bits um_bits_less(const um_bits *a, const um_bits *b) /* what is in a alone */
{
    return (um_bits){{a->w[0] & ~b->w[0], a->w[1] & ~b->w[1]}};
}
static inline um_bits um_bits_both(const um_bits *a, const um_bits *b) /* what is in either */
{
    return (um_bits){{a->w[0] | b->w[0], a->w[1] | b->w[1]}};
}
static inline um_bits um_bits_shared(const um_bits *a, const um_bits *b)
{
    return (um_bits){{a->w[0] & b->w[0], a->w[1] & b->w[1]}};
}
static inline um_bits um_bits_first(int n) /* 0 .. n - 1 */
{
    uint64_t low = n >= 64 ? UINT64_MAX : (UINT64_C(1) << n) - 1;
    uint64_t high = n >= 128 ? UINT64_MAX : n > 64 ? (UINT64_C(1) << (n - 64)) - 1 : 0;
    return (um_bits){{low, high}};
}
static inline bool um_bits_within(const um_bits *a, const um_bits *b)
{
    return !(a->w[0] & ~b->w[0]) && !(a->w[1] & ~b->w[1]);
}
static inline int um_word_count(uint64_t w)
{
    int n = 0;
    for (; w; w &= w - 1)
        n++;
    return n;
}
static inline int um_bits_count(const um_bits *b)
{
    return um_word_count(b->w[0]) + um_word_count(b->w[1]);
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
/* The first bit set behind bit i, which is -1 to begin with; -1: there is none in so many words. */
static inline int um_next_bit(const uint64_t *words, int nwords, int i)
{
    int k = ++i >> 6;
    if (k >= nwords)
        return -1;
    for (uint64_t w = words[k] >> (i & 63) << (i & 63);; w = words[k]) {
        if (w)
            return (k << 6) + __builtin_ctzll(w);
        if (++k >= nwords)
            return -1;
    }
}
static inline void um_put_bit(uint64_t *words, int i, bool on)
{
    uint64_t bit = UINT64_C(1) << (i & 63);
    words[i >> 6] = on ? words[i >> 6] | bit : words[i >> 6] & ~bit;
}
static inline void um_clear_bit(uint64_t *words, int i)
{
    words[i >> 6] &= ~(UINT64_C(1) << (i & 63));
}

#endif
