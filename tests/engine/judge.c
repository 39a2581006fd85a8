/* Judges a record or a log with libumpire: judge FILE [PACK|MODULE|BINDING...]
 *
 * An example for whoever begins: it needs <umpire/engine.h> and `pkg-config --cflags --libs umpire`, and no
 * other file of this project. It prints a line a finding, and exits as `umpire check` does. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <umpire/engine.h>

/* A whole file; NULL, and said, if it cannot be read. The caller frees it. */
static char *slurp(const char *path, size_t *n)
{
    FILE *f = fopen(path, "rb");
    char *bytes = NULL;
    long size = -1;
    if (f && fseek(f, 0, SEEK_END) == 0)
        size = ftell(f);
    if (size >= 0 && fseek(f, 0, SEEK_SET) == 0)
        bytes = malloc((size_t)size + 1);
    *n = bytes ? fread(bytes, 1, (size_t)size, f) : 0;
    if (!bytes)
        perror(path);
    if (f)
        fclose(f);
    return bytes;
}

static void print_said(const um_engine *e)
{
    size_t n;
    const um_engine_diag *const *said = um_engine_said(e, &n);
    for (size_t i = 0; i < n; i++)
        if (strcmp(said[i]->level, "note") != 0)
            fprintf(stderr, "%s:%u: %s: %s\n", said[i]->file, said[i]->line, said[i]->level,
                    said[i]->message);
}

static void print_finding(const um_engine_game *g, const um_engine_finding *f)
{
    printf("%s%sstep %d, %s: %s%s%s%s: %s [", g->id, *g->id ? ": " : "", f->step, f->where, f->verdict,
           *f->cause ? " (" : "", f->cause, *f->cause ? ")" : "", f->text);
    for (size_t i = 0; i < f->nrules; i++)
        printf("%s%s", i ? ", " : "", f->rules[i]);
    printf("]\n");
    if (*f->legal)
        printf("    legal: %s\n", f->legal);
}

static int print_result(const um_engine_result *r)
{
    for (size_t i = 0; i < r->ngames; i++) {
        const um_engine_game *g = r->games[i];
        for (size_t k = 0; k < g->nfindings; k++)
            print_finding(g, g->findings[k]);
        printf("%s%s%zu steps, points: %s\n", g->id, *g->id ? ": " : "", g->nsteps, g->score);
    }
    return r->unread ? 3 : r->illegal ? 1 : r->undetermined ? 2 : 0;
}

int main(int argc, char **argv)
{
    um_engine *e = um_engine_new();
    um_engine_result *result = NULL;
    int status = 3;
    bool good = e && argc > 1;
    if (argc < 2)
        fprintf(stderr, "usage: judge FILE [PACK|MODULE|BINDING...]\n");
    for (int i = argc - 1; good && i >= 1; i--) { /* what the first one needs comes before it */
        size_t n;
        char *bytes = slurp(argv[i], &n);
        if (bytes && i > 1)
            good = um_engine_give(e, argv[i], bytes, n);
        else if (bytes)
            result = um_engine_judge(e, argv[i], bytes, n);
        if (bytes)
            print_said(e);
        good &= bytes != NULL;
        free(bytes);
    }
    if (result)
        status = print_result(result);
    um_engine_result_free(result);
    um_engine_free(e);
    return status;
}
