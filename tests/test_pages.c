/* What only loading has read is given back, and is as it was where it is read again. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/output.h"
#include "parser/pack/loader.h"

/* Kilobytes of this process that are in memory; 0: the kernel does not tell. */
static long resident(void)
{
    char line[256];
    long kb = 0;
    FILE *f = fopen("/proc/self/smaps_rollup", "r");
    while (f && fgets(line, sizeof line, f))
        if (strncmp(line, "Rss:", 4) == 0)
            kb = strtol(line + 4, NULL, 10);
    if (f)
        fclose(f);
    return kb;
}

/* A sum of the packs and schemas that are built in, each byte of which is read. */
static unsigned long built_in(void)
{
    unsigned long sum = 1;
    for (const struct um_embedded *e = um_embedded; e->name; e++)
        for (size_t i = 0; i < e->n; i++)
            sum = sum * 31 + e->bytes[i];
    return sum;
}

Test(pages, constants_are_given_back_and_read_again)
{
    unsigned long sum = built_in();
    long before = resident();
    if (!before)
        cr_skip("no /proc/self/smaps_rollup here");
    um_give_back_pages();
    long after = resident();
    cr_expect_lt(after, before - 300, "%ld KB before, %ld after", before, after);
    cr_expect_eq(built_in(), sum);
    cr_expect_gt(resident(), after);
}
