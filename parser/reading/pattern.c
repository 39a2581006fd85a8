/* Regular expressions of a binding: always limited, so that no chat line and no pattern can hold up a run. */
#define PCRE2_CODE_UNIT_WIDTH 8
#include "parser/reading/bind.h"

#include <pcre2.h>
#include <string.h>

enum { SOURCE_MAX = 4000, GROUPS_MAX = 32, MATCH_LIMIT = 20000, DEPTH_LIMIT = 2000, HEAP_LIMIT_KIB = 4096 };

/* To compile a pattern for the machine takes as long as to interpret it for some dozen short lines, and most
 * logs have fewer: that is done once it has been looked for so often, or in a longer line. */
enum { FINDS_INTERPRETED = 24, BYTES_INTERPRETED = 256 };

struct um_pattern {
    pcre2_code *code;
    pcre2_match_data *data;
    pcre2_match_context *limits;
    um_text subject;
    uint32_t needs; /* as um_pattern_needs has it */
    int finds;
    bool compiled; /* for the machine */
    bool native;   /* which could be done */
    bool gave_up;
    const char *name[GROUPS_MAX];
    uint32_t number[GROUPS_MAX];
    size_t groups;
};

void um_pattern_free(um_pattern *p)
{
    if (!p)
        return;
    pcre2_match_context_free(p->limits);
    pcre2_match_data_free(p->data);
    pcre2_code_free(p->code);
    um_free(p, sizeof *p);
}

static void list_groups(um_pattern *p)
{
    uint32_t n = 0, size = 0;
    PCRE2_SPTR table = NULL;
    pcre2_pattern_info(p->code, PCRE2_INFO_NAMECOUNT, &n);
    pcre2_pattern_info(p->code, PCRE2_INFO_NAMEENTRYSIZE, &size);
    pcre2_pattern_info(p->code, PCRE2_INFO_NAMETABLE, &table);
    for (uint32_t i = 0; i < n && i < GROUPS_MAX; i++, table += size) {
        p->number[p->groups] = (uint32_t)(table[0] << 8 | table[1]);
        p->name[p->groups++] = (const char *)(table + 2);
    }
}

static void explain(int error, size_t at, um_text *why, um_arena *arena)
{
    PCRE2_UCHAR words[160] = "";
    um_buf b = {.max = 300};
    pcre2_get_error_message(error, words, sizeof words);
    um_buf_printf(&b, "%s at offset %zu", (const char *)words, at);
    if (b.failed || um_text_dup(arena, um_buf_view(&b), why) != UM_OK)
        *why = UM_TEXT("not a regular expression");
    um_buf_free(&b);
}

um_status um_pattern_new(um_text source, um_pattern **out, um_text *why, um_arena *arena)
{
    int error = 0;
    size_t at = 0;
    if (source.n > SOURCE_MAX) {
        *why = UM_TEXT("the expression is too long");
        return UM_LIMIT;
    }
    um_pattern *p = um_realloc(NULL, 0, sizeof *p);
    if (!p)
        return UM_MEMORY;
    memset(p, 0, sizeof *p);
    p->code =
        pcre2_compile((PCRE2_SPTR)source.p, source.n,
                      PCRE2_UTF | PCRE2_UCP | PCRE2_CASELESS | PCRE2_NEVER_BACKSLASH_C, &error, &at, NULL);
    if (!p->code) {
        explain(error, at, why, arena);
        um_pattern_free(p);
        return UM_FORMAT;
    }
    p->limits = pcre2_match_context_create(NULL);
    if (!p->limits) {
        um_pattern_free(p);
        return UM_MEMORY;
    }
    pcre2_set_match_limit(p->limits, MATCH_LIMIT);
    pcre2_set_depth_limit(p->limits, DEPTH_LIMIT);
    pcre2_set_heap_limit(p->limits, HEAP_LIMIT_KIB);
    list_groups(p);
    p->needs = um_pattern_needs(source);
    *out = p;
    return UM_OK;
}

static void compile(um_pattern *p)
{
    size_t size = 0;
    if (p->compiled)
        return;
    pcre2_jit_compile(p->code, PCRE2_JIT_COMPLETE); /* where there is none, the interpreter goes on */
    p->compiled = true;
    p->native = pcre2_pattern_info(p->code, PCRE2_INFO_JITSIZE, &size) == 0 && size > 0;
}

/* Speed dictates the second way: a chat line goes through some fifty patterns, and to see in each whether it
 * is UTF-8 takes as long as to look for it. */
static int match(um_pattern *p, um_text t, bool sound)
{
    if (!p->data)
        p->data = pcre2_match_data_create_from_pattern(p->code, NULL);
    if (!p->data)
        return PCRE2_ERROR_NOMEMORY;
    PCRE2_SPTR subject = (PCRE2_SPTR)(t.p ? t.p : "");
    return sound && p->native ? pcre2_jit_match(p->code, subject, t.n, 0, 0, p->data, p->limits)
                              : pcre2_match(p->code, subject, t.n, 0, 0, p->data, p->limits);
}

/* What the interpreter works in, 20 kilobytes a pattern, is kept only where something was found. */
static void forget_work(um_pattern *p)
{
    if (!p->compiled) {
        pcre2_match_data_free(p->data);
        p->data = NULL;
    }
}

static bool gave_up(int n)
{
    return n < 0 && n != PCRE2_ERROR_NOMATCH;
}

static bool find(um_pattern *p, um_text t, bool sound)
{
    p->subject = t;
    p->gave_up = t.n > UM_PATTERN_TEXT_MAX;
    if (p->gave_up)
        return false;
    p->finds += p->finds < FINDS_INTERPRETED;
    if (p->finds == FINDS_INTERPRETED || t.n > BYTES_INTERPRETED)
        compile(p);
    int n = match(p, t, sound);
    if (gave_up(n) && !p->compiled) { /* compiled it takes fewer steps to the same end, and may do */
        compile(p);
        n = match(p, t, sound);
    }
    p->gave_up = gave_up(n);
    if (n <= 0)
        forget_work(p);
    return n > 0;
}

bool um_pattern_find(um_pattern *p, um_text t)
{
    return find(p, t, false);
}

bool um_pattern_find_in(um_pattern *p, um_text t, uint32_t has)
{
    if (p->needs & ~has) {
        p->gave_up = false;
        return false;
    }
    return find(p, t, true);
}

bool um_pattern_gave_up(const um_pattern *p)
{
    return p->gave_up;
}

size_t um_pattern_groups(const um_pattern *p)
{
    return p->groups;
}

um_text um_pattern_group_name(const um_pattern *p, size_t i)
{
    return um_text_of(p->name[i]);
}

bool um_pattern_group_at(const um_pattern *p, size_t i, um_text *out)
{
    const size_t *v = pcre2_get_ovector_pointer(p->data);
    uint32_t k = p->number[i];
    if (k >= pcre2_get_ovector_count(p->data) || v[2 * k] == PCRE2_UNSET || v[2 * k] >= v[2 * k + 1])
        return false;
    *out = (um_text){p->subject.p + v[2 * k], v[2 * k + 1] - v[2 * k]};
    return true;
}

bool um_pattern_group(const um_pattern *p, const char *name, um_text *out)
{
    for (size_t i = 0; i < p->groups; i++)
        if (strcmp(p->name[i], name) == 0 && um_pattern_group_at(p, i, out))
            return true;
    return false;
}
