/* mutate.h - changes that keep the shape of what a fuzz target reads: its commands and fields, elements and
 * attributes, lines and words, so that the readers behind the first check are reached, too. */
#ifndef UMPIRE_TESTS_FUZZ_MUTATE_H
#define UMPIRE_TESTS_FUZZ_MUTATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct um_part { /* bytes from .. to - 1 */
    size_t from, to;
} um_part;

/* A part of the text, chosen by the bits of `pick`; false: there is none such. */
typedef bool um_part_fn(const uint8_t *p, size_t n, uint32_t pick, um_part *out);
um_part_fn um_part_of_log;    /* a command, or a field of one or of its traits */
um_part_fn um_part_of_xml;    /* an element with all that is in it, or an attribute's value */
um_part_fn um_part_of_record; /* a line, or a word */

/* Change `data` in place: drop a part, double it, put another part or a value in its place, or, now and then,
 * what libFuzzer does. Returns the new size, at most `max`. */
size_t um_mutate(uint8_t *data, size_t size, size_t max, unsigned seed, um_part_fn *part);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed);
#define UM_MUTATES(part)                                                                                     \
    size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max, unsigned seed)                    \
    {                                                                                                        \
        return um_mutate(data, size, max, seed, part);                                                       \
    }

#endif
