/* hex.h - hexadecimal digits to bytes. */
#ifndef UMPIRE_PARSER_VASSAL_HEX_H
#define UMPIRE_PARSER_VASSAL_HEX_H

#include <stddef.h>
#include <stdint.h>

/* Decode `pairs` pairs of digits, each byte XOR key. Returns how many pairs were sound from the first on:
 * less than `pairs` means that the next one holds something else than digits. dst does not overlap src. */
size_t um_hex_decode(const uint8_t *src, size_t pairs, uint8_t key, uint8_t *dst);
int um_hex_digit(uint8_t c); /* -1: none */

#endif
