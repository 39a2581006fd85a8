#include "parser/vassal/piece.h"

#include <string.h>

#include "parser/vassal/limits.h"
#include "parser/vassal/sequence.h"

static const struct {
    const char *prefix, *name;
} traits[] = {
#define X(id, prefix, name) {prefix, name},
    UM_VTRAIT_LIST(X)
#undef X
};

/* Traits whose state is always empty and that a replayer never looks at. */
static const char *const silent[] = {
    "delete;",   "clone;",        "calcProp;",      "setprop;",   "setpieceprop;", "macro;",
    "hideCmd;",  "submenu;",      "menuSeparator;", "translate;", "pivot;",        "nonRect;",
    "nonRect2;", "globalhotkey;", "globalkey;",     "playSound;", "button;",       "border;",
    "locmsg;",   "deselect;",     "locCommand;",    "basicName;", "cmt;"};

const char *um_vtrait_name(um_vtrait_kind k)
{
    return (unsigned)k < UM_VT_KINDS ? traits[k].name : "?";
}

static um_vtrait_kind kind_of(um_text type)
{
    for (unsigned i = 0; i < UM_VT_KINDS; i++)
        if (traits[i].prefix && um_text_starts(type, traits[i].prefix))
            return (um_vtrait_kind)i;
    for (size_t i = 0; i < UM_COUNT(silent); i++)
        if (um_text_starts(type, silent[i]) ||
            (type.n + 1 == strlen(silent[i]) && memcmp(type.p, silent[i], type.n) == 0))
            return UM_VT_SILENT;
    return UM_VT_OTHER;
}

um_status um_vtraits_parse(um_text type, um_text state, um_arena *arena, um_vtraits *out)
{
    um_text *types, *states;
    size_t n, m;
    um_status s = um_seq_unnest(type, arena, &types, &n);
    if (s == UM_OK)
        s = um_seq_unnest(state, arena, &states, &m);
    if (s != UM_OK)
        return s;
    um_vtrait *list = um_arena_alloc(arena, n * sizeof *list);
    if (!list)
        return UM_MEMORY;
    for (size_t i = 0; i < n; i++) { /* i counts from the inside */
        um_vtrait *t = &list[n - 1 - i];
        t->type = types[n - 1 - i];
        t->kind = kind_of(t->type);
        t->state = i < m ? states[m - 1 - i] : UM_TEXT("");
    }
    *out = (um_vtraits){list, n, n != m};
    return UM_OK;
}

/* ---- the basic piece ---- */

static int32_t place(um_seq *s)
{
    int32_t v = um_seq_int(s, 0);
    return v > UM_V_COORD_MAX || v < -UM_V_COORD_MAX ? 0 : v;
}

void um_vbasic_parse(um_text type, um_text state, um_arena *arena, um_vbasic *out)
{
    um_seq s;
    *out = (um_vbasic){0};
    if (um_text_starts(type, "piece;")) {
        um_seq_init(&s, type, ';', arena);
        um_seq_skip(&s, 3);
        out->image = um_seq_text(&s, "");
        out->name = um_seq_text(&s, "");
    }
    um_seq_init(&s, state, ';', arena);
    out->map = um_seq_text(&s, "null");
    if (um_text_is(out->map, "null"))
        out->map = (um_text){NULL, 0};
    out->x = place(&s);
    out->y = place(&s);
    out->gpid = um_seq_text(&s, "");
    out->extra = um_seq_rest(&s);
}

um_text um_vbasic_get(const um_vbasic *b, const char *key, um_arena *arena)
{
    um_seq s;
    um_text k;
    um_seq_init(&s, b->extra, ';', arena);
    for (int32_t n = um_seq_int(&s, 0); n > 0 && um_seq_next(&s, &k); n--) {
        um_text value = um_seq_text(&s, "");
        if (um_text_is(k, key))
            return value;
    }
    return (um_text){NULL, 0};
}

/* ---- layers ---- */

static um_text level_name(um_text list, int32_t level, um_arena *arena)
{
    return level > 0 ? um_seq_nth(list, ',', (size_t)level - 1, arena) : UM_TEXT("");
}

static int32_t count_tokens(um_text list, um_arena *arena)
{
    um_seq s;
    um_text t;
    int32_t n = 0;
    um_seq_init(&s, list, ',', arena);
    while (list.n && n < (int32_t)UM_V_FIELDS_MAX && um_seq_next(&s, &t))
        n++;
    return n;
}

bool um_vtrait_layer(const um_vtrait *t, um_arena *arena, um_vlayer *out)
{
    if (t->kind != UM_VT_LAYER)
        return false;
    um_seq s;
    um_seq_init(&s, t->type, ';', arena);
    um_seq_skip(&s, 16); /* the word, then fields 0 to 14 */
    um_text images = um_seq_text(&s, ""), names = um_seq_text(&s, "");
    um_seq_skip(&s, 1);
    um_vlayer l = {.name = um_seq_text(&s, "")};
    um_seq_skip(&s, 6);
    bool always = um_seq_bool(&s, false);
    int32_t v = 1;
    um_seq_init(&s, t->state, ';', arena);
    v = um_seq_int(&s, 1);
    l.active = always || v > 0;
    l.level = v < 0 ? (v == INT32_MIN ? INT32_MAX : -v) : v;
    if (!s.done && um_seq_int(&s, 1) <= 0 && !always) /* old form: level;activation */
        l.active = false;
    l.levels = count_tokens(images, arena);
    l.shown = l.active ? level_name(names, l.level, arena) : UM_TEXT("");
    *out = l;
    return true;
}

static void add_image(um_text image, um_text *out, size_t *n, size_t cap)
{
    for (size_t i = 0; i < *n; i++)
        if (um_text_eq(out[i], image))
            return;
    if (image.n && *n < cap)
        out[(*n)++] = image;
}

size_t um_vtraits_images(const um_vtraits *t, um_arena *arena, um_text *out, size_t cap)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++) {
        um_text type = t->list[i].type, one;
        um_seq images;
        if (t->list[i].kind == UM_VT_BASIC)
            add_image(um_seq_nth(type, ';', 3, arena), out, &n, cap);
        else if (t->list[i].kind == UM_VT_MASK)
            add_image(um_seq_nth(type, ';', 2, arena), out, &n, cap);
        if (t->list[i].kind != UM_VT_LAYER)
            continue;
        um_seq_init(&images, um_seq_nth(type, ';', 16, arena), ',', arena);
        while (n < cap && um_seq_next(&images, &one))
            add_image(one, out, &n, cap);
    }
    return n;
}

/* "new" replaces, "+ after" appends, "before+" puts before. */
static um_text apply_name(um_text shown, um_text name, um_arena *arena)
{
    um_seq s;
    um_text first, second;
    um_seq_init(&s, shown, '+', arena);
    if (shown.n == 0 || !um_seq_next(&s, &first))
        return name;
    if (!um_seq_next(&s, &second))
        return first;
    um_text a = first.n == 0 ? name : first, b = first.n == 0 ? second : name;
    char *p = um_arena_alloc(arena, a.n + b.n);
    if (!p)
        return name;
    if (a.n)
        memcpy(p, a.p, a.n);
    if (b.n)
        memcpy(p + a.n, b.p, b.n);
    return (um_text){p, a.n + b.n};
}

static um_text replace_word(um_text format, const char *word, um_text by, um_arena *arena)
{
    size_t w = strlen(word);
    for (size_t i = 0; i + w <= format.n; i++) {
        if (memcmp(format.p + i, word, w) != 0)
            continue;
        size_t n = format.n - w + by.n;
        char *p = um_arena_alloc(arena, n);
        if (!p)
            return format;
        memcpy(p, format.p, i);
        if (by.n)
            memcpy(p + i, by.p, by.n);
        memcpy(p + i + by.n, format.p + i + w, format.n - i - w);
        return (um_text){p, n};
    }
    return format;
}

/* A label shows itself in the name by its format, "$pieceName$ ($label$)" by default. */
static um_text apply_label(const um_vtrait *t, um_text name, um_arena *arena)
{
    if (t->state.n == 0)
        return name;
    um_text format = um_seq_nth(t->type, ';', 12, arena);
    if (format.n == 0 || format.p[0] == '{')
        return name;
    return replace_word(replace_word(format, "$label$", t->state, arena), "$pieceName$", name, arena);
}

um_text um_vtraits_name(const um_vtraits *t, um_text basic, um_arena *arena)
{
    um_text name = basic;
    for (size_t i = t->n; i-- > 0;) {
        um_vlayer l;
        if (um_vtrait_layer(&t->list[i], arena, &l))
            name = apply_name(l.shown, name, arena);
        else if (t->list[i].kind == UM_VT_LABEL)
            name = apply_label(&t->list[i], name, arena);
    }
    return name;
}

/* ---- markers, properties ---- */

static um_text marker_value(const um_vtrait *t, um_text name, um_arena *arena)
{
    um_seq names, values;
    um_text n;
    um_seq_init(&names, (um_text){t->type.p + 5, t->type.n - 5}, ',', arena);
    um_seq_init(&values, t->state, ',', arena);
    while (um_seq_next(&names, &n)) {
        um_text v = um_seq_text(&values, "");
        if (um_text_eq(n, name))
            return v;
    }
    return (um_text){NULL, 0};
}

um_text um_vtraits_value(const um_vtraits *t, um_text name, um_arena *arena)
{
    for (size_t i = 0; i < t->n; i++) { /* the outermost of a name wins */
        const um_vtrait *k = &t->list[i];
        um_text v = {NULL, 0};
        if (k->kind == UM_VT_MARKER)
            v = marker_value(k, name, arena);
        else if (k->kind == UM_VT_PROPERTY && um_text_eq(um_seq_nth(k->type, ';', 1, arena), name))
            v = k->state;
        if (v.p)
            return v;
    }
    return (um_text){NULL, 0};
}

/* ---- masks ---- */

static void owner(const um_vtrait *t, um_text access, um_arena *arena, um_vmask *out)
{
    um_text who = um_seq_nth(t->state, ';', 0, arena);
    if (t->state.n == 0 || um_text_is(who, "null")) /* an empty password is one, too */
        return;
    out->owner = who;
    out->kind = um_text_starts(access, "side") ? UM_VOWNER_SIDE : UM_VOWNER_PLAYER;
}

void um_vtraits_mask(const um_vtraits *t, um_arena *arena, um_vmask *out)
{
    *out = (um_vmask){.name = UM_TEXT("?")};
    for (size_t i = 0; i < t->n && out->kind == UM_VOWNER_NONE; i++) /* a piece may have several */
        if (t->list[i].kind == UM_VT_MASK) {
            um_text name = um_seq_nth(t->list[i].type, ';', 5, arena);
            if (name.n)
                out->name = name;
            owner(&t->list[i], um_seq_nth(t->list[i].type, ';', 6, arena), arena, out);
        }
}

void um_vtraits_hidden(const um_vtraits *t, um_arena *arena, um_vmask *out)
{
    *out = (um_vmask){.name = UM_TEXT("?")};
    for (size_t i = 0; i < t->n && out->kind == UM_VOWNER_NONE; i++)
        if (t->list[i].kind == UM_VT_HIDE)
            owner(&t->list[i], um_seq_nth(t->list[i].type, ';', 4, arena), arena, out);
}
