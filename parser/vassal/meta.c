/* moduledata and savedata. */
#include <string.h>

#include "parser/vassal/archive.h"
#include "parser/vassal/limits.h"
#include "parser/vassal/xml.h"

typedef struct reading {
    um_vmeta *meta;
    um_arena *arena;
    bool module; /* moduledata: the module's own words */
    bool translated;
    int depth;
    bool root;
} reading;

static um_status opened(void *user, const um_vxml *x, um_text name)
{
    reading *r = user;
    if (r->depth++ == 0)
        r->root = um_text_is(name, "data");
    r->translated = um_vxml_attribute(x, "lang").p != NULL;
    return UM_OK;
}

static int64_t millis(um_text t)
{
    int64_t v = 0;
    for (size_t i = 0; i < t.n && t.p[i] >= '0' && t.p[i] <= '9' && i < 17; i++)
        v = v * 10 + (t.p[i] - '0');
    return v;
}

static um_status closed(void *user, um_text name, um_text text)
{
    reading *r = user;
    r->depth--;
    if (r->translated || r->depth != 1) {
        r->translated = false;
        return UM_OK;
    }
    um_vmeta *m = r->meta;
    const struct {
        const char *element;
        um_text *to;
        bool module, save;
    } rows[] = {{"name", &m->module, true, false},
                {"version", &m->version, true, false},
                {"VassalVersion", &m->vassal_version, false, true},
                {"description", &m->description, false, true}};
    for (size_t i = 0; i < UM_COUNT(rows); i++)
        if (um_text_is(name, rows[i].element) &&
            ((r->module ? rows[i].module : rows[i].save) || !rows[i].to->p))
            return um_text_dup(r->arena, um_text_trim(text), rows[i].to);
    if (um_text_is(name, "dateSaved") && !r->module)
        m->saved = millis(um_text_trim(text));
    return UM_OK;
}

/* A broken one is said as a warning whatever the parser thought of it. */
static void milder(void *user, const um_diag *d)
{
    const um_sink *to = user;
    um_say(to, UM_WARNING, d->status, d->at, "vassal-metadata", "%s", d->message);
}

static um_status read_one(um_varchive *a, const char *entry, reading *r, bool *had)
{
    um_sink to = *um_varchive_sink(a);
    um_buf text = {.max = UM_V_META_MAX + 1};
    um_place at = {.file = um_varchive_name(a)};
    *had = false;
    um_status s = UM_NAME;
    if (um_varchive_has(a, entry))
        s = um_varchive_slurp(a, entry, UM_V_META_MAX, &text);
    if (s == UM_OK) {
        um_sink mild = {milder, &to};
        um_vxml_events events = {opened, closed, r};
        s = um_vxml_parse(um_buf_view(&text), &events, um_varchive_name(a), entry, &mild);
        *had = s == UM_OK && r->root;
        if (s == UM_OK && !r->root)
            um_say(&to, UM_WARNING, UM_FORMAT, at, "vassal-metadata", "%s: root element data expected",
                   entry);
    } else if (s != UM_MEMORY) {
        um_say(&to, UM_WARNING, s, at, "vassal-metadata-missing", "%s is missing or cannot be read", entry);
    }
    um_buf_free(&text);
    return s == UM_MEMORY ? s : UM_OK;
}

um_status um_vmeta_read(um_varchive *a, um_arena *arena, um_vmeta *out)
{
    um_vmeta m = {0};
    reading save = {.meta = &m, .arena = arena}, module = {.meta = &m, .arena = arena, .module = true};
    um_status s = read_one(a, "savedata", &save, &m.has_save);
    if (s == UM_OK)
        s = read_one(a, "moduledata", &module, &m.has_module);
    if (s == UM_OK)
        *out = m;
    return s;
}
