/* Lines of the dump command. */
#include <stdlib.h>
#include <string.h>

#include "cli/dump.h"

void um_dump_begin(um_dump *d, const char *head, const char *type)
{
    um_arena_reset(&d->scratch);
    if (d->json) {
        d->object = json_object();
        json_object_set_new(d->object, "type", json_string(type));
        return;
    }
    um_buf_clear(&d->line);
    um_buf_str(&d->line, head);
    um_buf_str(&d->line, type);
}

static void put_key(um_dump *d, const char *key)
{
    um_buf_char(&d->line, ' ');
    if (*key) {
        um_buf_str(&d->line, key);
        um_buf_char(&d->line, '=');
    }
}

/* Whether a text is the id of a piece that is hidden now, or that comes only later. */
static bool hides(const void *dump, um_text id)
{
    const um_dump *d = dump;
    um_vpiece p;
    return um_vgame_piece(d->people, um_vgame_find(d->people, id), &p) && p.sort == UM_V_PIECE &&
           um_sight_hides(d->sight, id);
}

json_t *um_dump_string(um_dump *d, um_text value)
{
    um_buf clean = {0}, safe = {0};
    if (d->people)
        um_vgame_veil(d->people, value, d->sight ? hides : NULL, d, &clean);
    else
        um_buf_text(&clean, value);
    um_text_safe(um_buf_view(&clean), &safe);
    json_t *s = json_stringn(safe.n ? safe.p : "", safe.n);
    um_buf_free(&clean);
    um_buf_free(&safe);
    return s;
}

/* Quoted where blanks or commas would hide where it ends. */
static void put_value(um_dump *d, const char *key, um_text v)
{
    bool quote = v.n == 0 || (*key && strpbrk(v.p, " ,\"") != NULL);
    put_key(d, key);
    if (quote)
        um_buf_char(&d->line, '"');
    um_buf_text(&d->line, v);
    if (quote)
        um_buf_char(&d->line, '"');
}

static void put(um_dump *d, const char *key, json_t *s)
{
    if (!s)
        return;
    if (d->json) {
        json_object_set_new(d->object, *key ? key : "text", s);
        return;
    }
    put_value(d, key, (um_text){json_string_value(s), json_string_length(s)});
    json_decref(s);
}

void um_dump_text(um_dump *d, const char *key, um_text value)
{
    put(d, key, um_dump_string(d, value));
}

void um_dump_word(um_dump *d, const char *key, const char *word)
{
    const um_vgame *people = d->people;
    d->people = NULL;
    put(d, key, um_dump_string(d, um_text_of(word)));
    d->people = people;
}

void um_dump_int(um_dump *d, const char *key, long long value)
{
    if (d->json) {
        json_object_set_new(d->object, key, json_integer(value));
        return;
    }
    put_key(d, key);
    um_buf_printf(&d->line, "%lld", value);
}

void um_dump_flag(um_dump *d, const char *key, bool value)
{
    if (!value)
        return;
    if (d->json)
        json_object_set_new(d->object, key, json_true());
    else
        um_buf_printf(&d->line, " %s", key);
}

void um_dump_list(um_dump *d, const char *key, json_t *strings)
{
    if (d->json) {
        json_object_set_new(d->object, key, strings);
        return;
    }
    size_t i;
    json_t *s;
    put_key(d, key);
    um_buf_char(&d->line, '[');
    json_array_foreach(strings, i, s)
    {
        um_buf_str(&d->line, i ? ", " : "");
        um_buf_add(&d->line, json_string_value(s), json_string_length(s));
    }
    um_buf_char(&d->line, ']');
    json_decref(strings);
}

void um_dump_end(um_dump *d)
{
    if (d->json) {
        char *text = json_dumps(d->object, JSON_COMPACT);
        um_out_bytes(&d->out, um_text_of(text));
        free(text); /* allowed: jansson took it */
        json_decref(d->object);
        d->object = NULL;
    } else {
        um_out_bytes(&d->out, um_buf_view(&d->line));
    }
    um_out_bytes(&d->out, UM_TEXT("\n"));
}
