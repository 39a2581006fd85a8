/* Engines in several threads at once give what one gives alone: threads FILE... What is a .vmod or .xml is
 * given to each, what is a .ump or .vlog is judged.
 *
 * A program of its own, for ThreadSanitizer does not start under Criterion; `make threads` builds it, and the
 * library, with that. The first engines start at the same moment, while nothing has been used yet. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parser/engine/engine.h"

enum { THREADS = 4, FILES_MAX = 64, TEXT_MAX = 1 << 20 };

typedef struct input {
    const char *name;
    char *bytes;
    size_t n;
} input;

static input inputs[FILES_MAX]; /* only read once they are there */
static size_t ninputs;
static pthread_barrier_t together;

typedef struct told { /* by one thread */
    char *text;
    size_t n;
    um_engine_result *kept; /* judged in this thread, freed in another */
} told;

static void tell(told *t, const char *words)
{
    size_t n = strlen(words);
    if (t->n + n + 1 >= TEXT_MAX)
        return;
    memcpy(t->text + t->n, words, n);
    t->n += n;
    t->text[t->n++] = '\n';
}

static void tell_result(told *t, const um_engine_result *r)
{
    tell(t, r->name);
    for (size_t i = 0; i < r->ngames; i++) {
        const um_engine_game *g = r->games[i];
        tell(t, g->score);
        for (size_t k = 0; k < g->nfindings; k++)
            tell(t, g->findings[k]->text);
    }
}

static void tell_said(told *t, const um_engine *e)
{
    size_t n;
    const um_engine_diag *const *said = um_engine_said(e, &n);
    for (size_t i = 0; i < n; i++)
        tell(t, said[i]->message);
}

static bool is_judged(const input *in)
{
    const char *dot = strrchr(in->name, '.');
    return dot && (strcmp(dot, ".ump") == 0 || strcmp(dot, ".vlog") == 0);
}

static void work(told *t)
{
    um_engine *e = um_engine_new();
    for (size_t i = 0; e && i < ninputs; i++)
        if (!is_judged(&inputs[i]) && !um_engine_give(e, inputs[i].name, inputs[i].bytes, inputs[i].n))
            tell_said(t, e);
    for (size_t i = 0; e && i < ninputs; i++) {
        if (!is_judged(&inputs[i]))
            continue;
        um_engine_result *r = um_engine_judge(e, inputs[i].name, inputs[i].bytes, inputs[i].n);
        tell_said(t, e);
        if (r)
            tell_result(t, r);
        um_engine_result_free(t->kept);
        t->kept = r;
    }
    um_engine_free(e); /* before what it gave */
}

static void *run(void *user)
{
    pthread_barrier_wait(&together);
    work(user);
    return NULL;
}

static bool read_input(const char *path)
{
    FILE *f = fopen(path, "rb");
    input *in = &inputs[ninputs];
    *in = (input){.name = path, .bytes = malloc(TEXT_MAX)};
    if (f && in->bytes)
        in->n = fread(in->bytes, 1, TEXT_MAX, f);
    if (f)
        fclose(f);
    ninputs += in->n > 0;
    return in->n > 0;
}

int main(int argc, char **argv)
{
    told all[THREADS + 1] = {{NULL, 0, NULL}};
    pthread_t thread[THREADS];
    bool same = true;
    for (int i = 1; i < argc && i <= FILES_MAX; i++)
        if (!read_input(argv[i])) {
            fprintf(stderr, "threads: cannot read %s\n", argv[i]);
            return 1;
        }
    for (int i = 0; i <= THREADS; i++)
        all[i].text = calloc(1, TEXT_MAX);
    pthread_barrier_init(&together, NULL, THREADS);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&thread[i], NULL, run, &all[i]);
    for (int i = 0; i < THREADS; i++)
        pthread_join(thread[i], NULL);
    work(&all[THREADS]);
    for (int i = 0; i < THREADS; i++)
        same &= all[i].n == all[THREADS].n && memcmp(all[i].text, all[THREADS].text, all[i].n) == 0;
    printf("threads: %d at once with %zu files, %zu bytes of findings each: %s\n", THREADS, ninputs,
           all[THREADS].n,
           !all[THREADS].n ? "nothing was told"
           : same          ? "all the same"
                           : "they differ");
    same &= all[THREADS].n > 0;
    for (int i = 0; i <= THREADS; i++) {
        um_engine_result_free(all[i].kept);
        free(all[i].text);
    }
    for (size_t i = 0; i < ninputs; i++)
        free(inputs[i].bytes);
    pthread_barrier_destroy(&together);
    return same ? 0 : 1;
}
