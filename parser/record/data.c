#include "parser/record/reader.h"

#include <stdio.h>
#include <string.h>

/* `data` states a printed datum, `declare` makes up a row; both change the case's own pack. */

enum { SET_WORDS = 30 };

/* The attribute of a kind by its name, its number in *index; NULL: none. */
static um_attr const *attr_of(const um_kind *k, um_text name, int *index)
{
    for (int i = 0; i < k->nattrs; i++)
        if (um_word_is(name, k->attrs[i].name)) {
            *index = i;
            return &k->attrs[i];
        }
    return NULL;
}

static const char *nearest_attr(const um_kind *k, um_text t)
{
    const char *names[65];
    int n = 0;
    for (int i = 0; i < k->nattrs && n < 64; i++)
        names[n++] = k->attrs[i].name;
    names[n] = NULL;
    return um_nearest_word(names, t);
}

/* What may be stated of a row, for the next message. */
static void list_attrs(um_record_reader *r, const um_kind *k, const char *nearest)
{
    if (um_choices(r, UM_L_OPTIONS, nearest, "it has:"))
        for (int i = k->keys; i < k->nattrs; i++)
            um_choice(r, um_text_of(k->attrs[i].name));
}

/* ---- values of attributes ---- */

/* Says that another value should stand here; `what`: which. */
static bool cry_value(um_record_reader *r, const um_attr *a, const char *what)
{
    const um_token *t = um_now(r);
    const char *near = a->words ? um_nearest_word(a->words, t->text) : NULL;
    if (t->kind == UM_T_END)
        return um_expected(r, what);
    return um_cry(r, r->line.at, r->line.at, UM_ERROR, "bad-value", near, "%s is %s", a->name, what);
}

/* The same, with the words that the attribute takes. */
static bool cry_words(um_record_reader *r, const um_attr *a)
{
    um_buf list = {.max = 300};
    um_buf_str(&list, "one of ");
    for (int i = 0; a->words[i]; i++)
        um_buf_printf(&list, "%s%s", i ? ", " : "", a->words[i]);
    cry_value(r, a, list.p && !list.failed ? list.p : "one of its words");
    um_reader_drop(r, &list);
    return false;
}

static bool value_int(um_record_reader *r, const um_attr *a, um_datum *d)
{
    char words[80];
    int32_t lo, hi;
    snprintf(words, sizeof words, "a whole number from %d to %d", (int)a->lo, (int)a->hi);
    if (!um_parse_range(um_now(r)->text, true, &lo, &hi) || lo < a->lo || hi > a->hi)
        return cry_value(r, a, words);
    r->line.at++;
    d->lo = lo;
    d->hi = hi;
    return true;
}

/* A word, or a range of words in the order of the table: road..trail. */
static bool value_word(um_record_reader *r, const um_attr *a, um_datum *d)
{
    um_text t = um_now(r)->kind == UM_T_WORD ? um_now(r)->text : (um_text){"", 0}, end;
    d->lo = d->hi = um_word_in(a->words, t);
    if (d->lo < 0 && um_split_range(&t, &end)) {
        d->lo = um_word_in(a->words, t);
        d->hi = um_word_in(a->words, end);
    }
    if (d->lo < 0 || d->hi < d->lo)
        return cry_words(r, a);
    r->line.at++;
    return true;
}

/* Words with commas between them, as bits; `none`: no bit. */
static bool value_set(um_record_reader *r, const um_attr *a, um_datum *d)
{
    d->lo = d->hi = 0;
    if (um_word_is(um_now(r)->text, "none") && um_word_in(a->words, UM_TEXT("none")) < 0) {
        r->line.at++;
        return true;
    }
    for (;;) {
        int i = um_now(r)->kind == UM_T_WORD ? um_word_in(a->words, um_now(r)->text) : -1;
        if (i < 0 || i >= SET_WORDS)
            return cry_words(r, a);
        d->lo = d->hi = d->lo | (1 << i);
        r->line.at++;
        if (um_now(r)->kind != UM_T_COMMA)
            return true;
        r->line.at++;
    }
}

/* The name of a row, or `none`. */
static bool value_ref(um_record_reader *r, const um_attr *a, um_datum *d)
{
    um_ref ref = UM_NONE;
    um_hit hit;
    if (um_word_is(um_now(r)->text, "none") && !um_name_at(r, a->kinds, r->line.at, false, &hit))
        r->line.at++;
    else if (!um_read_name(r, a->kinds, false, a->name, &ref))
        return false;
    d->lo = d->hi = ref;
    return true;
}

static bool value_text(um_record_reader *r, const um_attr *a, um_datum *d)
{
    if (um_now(r)->kind != UM_T_QUOTED && um_now(r)->kind != UM_T_WORD)
        return cry_value(r, a, "a text");
    um_status s = um_pack_add_text(r->c.pack, um_now(r)->text, &d->lo);
    if (s != UM_OK) {
        r->fatal = s;
        return false;
    }
    d->hi = d->lo;
    r->line.at++;
    return true;
}

static bool read_value(um_record_reader *r, const um_attr *a, um_datum *d)
{
    static bool (*const values[])(um_record_reader *, const um_attr *,
                                  um_datum *) = {[UM_A_INT] = value_int,
                                                 [UM_A_WORD] = value_word,
                                                 [UM_A_SET] = value_set,
                                                 [UM_A_REF] = value_ref,
                                                 [UM_A_TEXT] = value_text};
    return values[a->type](r, a, d);
}

/* A value stated in the record is certain, and its cell is marked as stated. */
static void set_datum(um_record_reader *r, um_ref row, int attr, um_datum d)
{
    d.sure = UM_CERTAIN;
    d.stated = 1;
    *um_datum_edit(r->c.pack, um_datum_of(um_ref_kind(row), um_ref_row(row), attr)) = d;
    r->dirty = true;
}

/* ---- rows ---- */

/* A new row of that kind, which exists; false: the pack takes no more. */
static bool add_row(um_record_reader *r, int kind, um_text id, um_text name, um_ref *out)
{
    r->looked.at = -1;
    um_status s = um_pack_add_row(r->c.pack, kind, id, name, out);
    if (s != UM_OK) {
        if (s == UM_MEMORY)
            r->fatal = s;
        return s == UM_LIMIT
                   ? um_cry(r, 0, 0, UM_ERROR, "add-row", NULL, "no row can be added: at most %d %s fit",
                            um_rows_most(r->c.game, kind), r->c.game->kinds[kind].plural)
                   : um_cry(r, 0, 0, UM_ERROR, "add-row", NULL, "no row can be added: %s", um_status_text(s));
    }
    set_datum(r, *out, UM_ATTR_EXISTS, (um_datum){.lo = 1, .hi = 1});
    return true;
}

/* A row named by the rows it joins, "York - Burlington"; one that is not listed is added. */
static bool keyed_row(um_record_reader *r, int kind, um_ref *out)
{
    const um_kind *k = &r->c.game->kinds[kind];
    um_ref key[2] = {UM_NONE, UM_NONE};
    for (int i = 0; i < k->keys && i < 2; i++) {
        if (i && um_now(r)->kind == UM_T_DASH)
            r->line.at++;
        if (!um_read_name(r, k->attrs[i].kinds, false, k->attrs[i].name, &key[i]))
            return false;
    }
    *out = um_row_by_keys(r->c.pack, kind, key[0], key[1]);
    if (*out != UM_NONE)
        return true;
    um_buf id = {.max = 250};
    um_buf_text(&id, um_ref_id(r->c.pack, key[0]));
    um_buf_char(&id, '-');
    um_buf_text(&id, um_ref_id(r->c.pack, key[1]));
    bool ok = !id.failed && add_row(r, kind, um_buf_view(&id), um_buf_view(&id), out);
    um_reader_drop(r, &id);
    for (int i = 0; ok && i < k->keys && i < 2; i++)
        set_datum(r, *out, i, (um_datum){.lo = key[i], .hi = key[i]});
    return ok;
}

/* The attribute that a `data` line means when it names none: the only one that is no key. */
static int sole_attr(const um_kind *k)
{
    return k->nattrs == k->keys + 1 ? k->keys : -1;
}

/* The word that names a kind of rows, as `link`. */
static bool read_kind(um_record_reader *r, int *kind)
{
    const char *names[UM_KINDS_MAX + 1];
    const um_game *g = r->c.game;
    for (int i = 0; i < g->nkinds; i++)
        names[i] = g->kinds[i].name;
    names[g->nkinds] = NULL;
    *kind = um_now(r)->kind == UM_T_WORD ? um_kind_named(g, um_now(r)->text) : -1;
    if (*kind < 0) {
        const char *near = um_nearest_word(names, um_now(r)->text);
        um_choices_of(r, UM_L_KINDS, near, "the kinds are:", names);
        return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-kind", near,
                      "a kind of data should stand here");
    }
    r->line.at++;
    return true;
}

/* exists yes; that a row is not there is said of all that are not listed, by `complete`. */
static bool read_exists(um_record_reader *r, um_ref row)
{
    const um_kind *k = &r->c.game->kinds[um_ref_kind(row)];
    const um_token *t = &um_now(r)[1];
    r->line.at++;
    if (t->kind == UM_T_END)
        return um_expected(r, "'yes'");
    if (!um_word_is(t->text, "yes")) {
        if (um_choices(r, UM_L_OPTIONS, NULL, ""))
            um_buf_printf(&r->choices, "'data %s complete' says that no %s exists but those listed",
                          k->plural, k->name);
        return um_cry(r, r->line.at, r->line.at, UM_ERROR, "bad-value", NULL,
                      "exists takes nothing but 'yes'");
    }
    set_datum(r, row, UM_ATTR_EXISTS, (um_datum){.lo = 1, .hi = 1});
    r->line.at++;
    return true;
}

bool um_read_data(um_record_reader *r)
{
    int kind, attr;
    um_ref row;
    um_datum d = {0};
    if (!um_need_pack(r) || !um_own_pack(r) || !read_kind(r, &kind))
        return false;
    const um_kind *k = &r->c.game->kinds[kind];
    if (um_word_is(um_now(r)->text, "complete") && um_now(r)[1].kind == UM_T_END) {
        r->c.pack->tables[kind].complete = (um_datum){.lo = 1, .hi = 1, .sure = UM_CERTAIN, .stated = 1};
        r->dirty = true;
        r->line.at++;
        return true;
    }
    if (!(k->keys ? keyed_row(r, kind, &row) : um_read_name(r, UM_KIND_BIT(kind), false, "which", &row)))
        return false;
    if (um_word_is(um_now(r)->text, "exists"))
        return read_exists(r, row);
    const um_attr *a = um_now(r)[1].kind != UM_T_END ? attr_of(k, um_now(r)->text, &attr) : NULL;
    if (a) {
        r->line.at++;
        r->line.at += um_now(r)->kind == UM_T_EQUALS;
    } else if ((attr = sole_attr(k)) >= 0) {
        a = &k->attrs[attr];
    } else {
        const char *near = nearest_attr(k, um_now(r)->text);
        list_attrs(r, k, near);
        return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-key", near,
                      "what is stated of the %s, and its value, should stand here", k->name);
    }
    if (!read_value(r, a, &d))
        return false;
    set_datum(r, row, attr, d);
    set_datum(r, row, UM_ATTR_EXISTS, (um_datum){.lo = 1, .hi = 1}); /* what is described is there */
    return true;
}

bool um_read_declare(um_record_reader *r)
{
    int kind, attr;
    um_ref row;
    if (!um_need_pack(r) || !um_own_pack(r) || !read_kind(r, &kind))
        return false;
    const um_kind *k = &r->c.game->kinds[kind];
    um_text id = um_now(r)->text;
    if ((um_now(r)->kind != UM_T_WORD && um_now(r)->kind != UM_T_QUOTED) || um_is_key(r, r->line.at) ||
        id.n == 0)
        return um_expected(r, "an id");
    if (um_row_by_id(r->c.pack, kind, id) != UM_NONE)
        return um_cry(r, r->line.at, r->line.at, UM_ERROR, "twice", NULL,
                      "there is a %s of this id already; use data", k->name);
    if (!add_row(r, kind, id, id, &row))
        return false;
    r->line.at++;
    while (um_is_key(r, r->line.at)) {
        um_datum d = {0};
        const um_attr *a = attr_of(k, um_now(r)->text, &attr);
        if (!a) {
            const char *near = nearest_attr(k, um_now(r)->text);
            list_attrs(r, k, near);
            return um_cry(r, r->line.at, r->line.at, UM_ERROR, "unknown-key", near,
                          "nothing of this name is stated of a %s", k->name);
        }
        r->line.at += 2;
        if (!read_value(r, a, &d))
            return false;
        set_datum(r, row, attr, d);
    }
    return true;
}
