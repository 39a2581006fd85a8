#include "parser/vassal/hex.h"

#include <string.h>

#include "parser/vassal/vector.h"

enum { BLOCK = 32 }; /* bytes decoded at once, in loops of fixed length that compilers turn into vectors */

int um_hex_digit(uint8_t c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    c |= 32;
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

UM_INLINE uint8_t decode_block(const uint8_t *restrict src, uint8_t *restrict dst, uint8_t key)
{
    uint8_t digit[2 * BLOCK], bad = 0;
    uint16_t pair[BLOCK];
    for (int i = 0; i < 2 * BLOCK; i++) {
        uint8_t number = (uint8_t)(src[i] - '0'), letter = (uint8_t)((src[i] | 32) - 'a');
        uint8_t is_number = (uint8_t)(number < 10 ? 255 : 0), is_letter = (uint8_t)(letter < 6 ? 255 : 0);
        digit[i] = (uint8_t)((number & is_number) | ((letter + 10) & is_letter));
        bad |= (uint8_t) ~(is_number | is_letter);
    }
    memcpy(pair, digit, sizeof pair);
    const uint16_t probe = 1;
    uint8_t low_first;
    memcpy(&low_first, &probe, 1); /* byte order, known when compiling */
    if (low_first)
        for (int i = 0; i < BLOCK; i++)
            dst[i] = (uint8_t)((uint8_t)(pair[i] << 4 | pair[i] >> 8) ^ key);
    else
        for (int i = 0; i < BLOCK; i++)
            dst[i] = (uint8_t)((uint8_t)(pair[i] >> 4 | pair[i]) ^ key);
    return bad;
}

UM_INLINE size_t decode_blocks(const uint8_t *src, size_t pairs, uint8_t key, uint8_t *dst)
{
    size_t at = 0;
    for (; at + BLOCK <= pairs; at += BLOCK)
        if (decode_block(src + 2 * at, dst + at, key))
            break;
    return at;
}

UM_WIDE static size_t decode_wide(const uint8_t *src, size_t pairs, uint8_t key, uint8_t *dst)
{
    return decode_blocks(src, pairs, key, dst);
}

static size_t decode_plain(const uint8_t *src, size_t pairs, uint8_t key, uint8_t *dst)
{
    return decode_blocks(src, pairs, key, dst);
}

size_t um_hex_decode(const uint8_t *src, size_t pairs, uint8_t key, uint8_t *dst)
{
    size_t at = (um_has_wide() ? decode_wide : decode_plain)(src, pairs, key, dst);
    for (; at < pairs; at++) {
        int high = um_hex_digit(src[2 * at]), low = um_hex_digit(src[2 * at + 1]);
        if (high < 0 || low < 0)
            return at;
        dst[at] = (uint8_t)((high << 4 | low) ^ key);
    }
    return at;
}
