/* Objects of JSON: values made harmless, lines written. */
#include "cli/report_json.h"

json_t *um_json_text(um_text t)
{
    um_buf b = {0};
    um_harmless(&b, t);
    um_text clean = um_buf_view(&b);
    json_t *j = b.failed ? NULL : json_stringn(clean.p, clean.n);
    um_buf_free(&b);
    return j;
}

json_t *um_json_string(const char *s)
{
    return s ? um_json_text(um_text_of(s)) : json_null();
}

void um_json_set(json_t *o, const char *key, json_t *value)
{
    json_object_set_new(o, key, value);
}

/* One end of a range; null: no bound. */
static json_t *bound(int32_t v)
{
    return v <= -UM_NEVER || v >= UM_NEVER ? json_null() : json_integer(v);
}

json_t *um_json_range(um_range r)
{
    json_t *o = json_object();
    um_json_set(o, "min", bound(r.lo));
    um_json_set(o, "max", bound(r.hi));
    return o;
}

json_t *um_json_place(const um_place *at, const char *input)
{
    json_t *o = json_object();
    if (at->entry) {
        json_t *pair = json_array();
        json_array_append_new(pair, json_integer(at->entry));
        json_array_append_new(pair, json_integer(at->entry_end > at->entry ? at->entry_end : at->entry));
        um_json_set(o, "entries", pair);
        if (input && at->file && strcmp(at->file, input) != 0)
            um_json_set(o, "file", um_json_string(at->file));
    } else if (at->line) {
        um_json_set(o, "line", json_integer(at->line));
        um_json_set(o, "column", json_integer(at->column ? at->column : 1));
    } else {
        json_decref(o);
        return json_null();
    }
    return o;
}

static int put_part(const char *p, size_t n, void *out)
{
    um_out_bytes(out, (um_text){p, n});
    return 0; /* that a write failed is told at the end, once */
}

static void dump(um_output *out, json_t *o, size_t flags)
{
    if (!o || json_dump_callback(o, put_part, out,
                                 JSON_COMPACT | JSON_PRESERVE_ORDER | JSON_ENCODE_ANY | flags) != 0)
        um_complain("a result could not be written");
    json_decref(o);
}

void um_json_line(um_output *out, json_t *o)
{
    dump(out, o, 0);
    um_out(out, "\n");
}

void um_json_value(um_output *out, json_t *o)
{
    dump(out, o, 0);
}

void um_json_members(um_output *out, json_t *o)
{
    dump(out, o, JSON_EMBED);
}
