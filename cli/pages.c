/* The memory that starting takes. The loader reads symbols and relocations of some fifteen libraries, two
 * megabytes of them, which nobody reads again; until they are given back they count for this process. */
#define _GNU_SOURCE /* for what was loaded where */
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include "cli/output.h"

/* Does the loader write into what an object maps as read-only? */
static bool written_to(const struct dl_phdr_info *object)
{
    for (int i = 0; i < object->dlpi_phnum; i++) {
        if (object->dlpi_phdr[i].p_type != PT_DYNAMIC)
            continue;
        const ElfW(Dyn) *d = (const ElfW(Dyn) *)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr);
        for (; d->d_tag != DT_NULL; d++)
            if (d->d_tag == DT_TEXTREL || (d->d_tag == DT_FLAGS && (d->d_un.d_val & DF_TEXTREL)))
                return true;
    }
    return false;
}

/* The kernel takes constants back and maps them again where they are read. Code is left alone, for a
 * debugger's breakpoints are in it. */
static int give_back_one(struct dl_phdr_info *object, size_t size, void *page)
{
    (void)size;
    uintptr_t low = *(const uintptr_t *)page - 1;
    for (int i = 0; i < object->dlpi_phnum && !written_to(object); i++) {
        const ElfW(Phdr) *part = &object->dlpi_phdr[i];
        if (part->p_type != PT_LOAD || (part->p_flags & (PF_W | PF_X)))
            continue;
        uintptr_t from = (object->dlpi_addr + part->p_vaddr + low) & ~low;
        uintptr_t to = (object->dlpi_addr + part->p_vaddr + part->p_memsz) & ~low;
        if (from < to)
            (void)madvise((void *)from, to - from, MADV_DONTNEED); /* if it will not, it costs memory alone */
    }
    return 0;
}

void um_give_back_pages(void)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    dl_iterate_phdr(give_back_one, &page);
}
