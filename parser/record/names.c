#include "parser/record/reader.h"

#include <string.h>

/* ---- finding ---- */

static bool is_count(const um_token *t)
{
    int32_t n;
    return t->kind == UM_T_WORD && um_text_int(t->text, &n) == UM_OK;
}

/* Take "us:" off; the side it names, or -1. */
static int scope(const um_record_reader *r, um_text *t)
{
    const char *colon = memchr(t->p, ':', t->n);
    if (!colon)
        return -1;
    size_t n = (size_t)(colon - t->p);
    int side = um_side_named(r->c.game, (um_text){t->p, n});
    if (side >= 0) {
        t->p += n + 1;
        t->n -= n + 1;
    }
    return side;
}

/* Keeps what was found; `next`: the token behind the name. Whether anything was. */
static bool keep_hit(um_found f, int next, um_hit *out)
{
    if (f.matches == 0)
        return false;
    *out = (um_hit){f.ref, f.matches, next};
    return true;
}

/* A quoted name at token i, or side:"name"; count: only if a number follows. */
static bool quoted_at(const um_record_reader *r, uint32_t kinds, int i, bool count, um_hit *out)
{
    const um_token *t = &r->line.tok[i];
    int side = -1;
    if (t->kind == UM_T_WORD && t[1].kind == UM_T_COLON && t[2].kind == UM_T_QUOTED && t[1].start == t->end &&
        t[2].start == t[1].end) {
        side = um_side_named(r->c.game, t->text);
        if (side < 0)
            return false;
        i += 2;
        t += 2;
    }
    if (t->kind != UM_T_QUOTED || (count && !is_count(t + 1)))
        return false;
    return keep_hit(um_find_name(r->c.pack, kinds, side, t->text), i + 1, out);
}

/* The token behind the words that could belong to a name beginning at i. */
static int words_end(const um_record_reader *r, int i)
{
    int j = i;
    while (j - i < UM_NAME_WORDS && r->line.tok[j].kind == UM_T_WORD && !um_is_key(r, j))
        j++;
    return j;
}

/* The line's text from one token up to, not including, another. */
static um_text span(const um_record_reader *r, int from, int behind)
{
    const um_token *tok = r->line.tok;
    return (um_text){r->line.raw.p + tok[from].start, tok[behind - 1].end - tok[from].start};
}

/* The longest name that the words from token i on make. Speed dictates that it is looked for behind each word
 * in turn, so that each is folded once. */
static bool look_for_name(const um_record_reader *r, uint32_t kinds, int i, bool count, um_hit *out)
{
    if (quoted_at(r, kinds, i, count, out))
        return true;
    um_folding f;
    um_folding_begin(&f);
    int side = -1, end = words_end(r, i);
    uint32_t folded = r->line.tok[i].start; /* up to this byte */
    bool colon = false, found = false;
    for (int j = i + 1; j <= end; j++) {
        um_text t = span(r, i, j);
        if (!colon && memchr(r->line.raw.p + folded, ':', r->line.tok[j - 1].end - folded)) {
            colon = true;
            side = scope(r, &t);
            if (side >= 0) {
                um_folding_begin(&f);
                folded = (uint32_t)(t.p - r->line.raw.p);
            }
        }
        um_folding_add(&f, (um_text){r->line.raw.p + folded, r->line.tok[j - 1].end - folded});
        folded = r->line.tok[j - 1].end;
        if (!count || is_count(&r->line.tok[j]))
            found |= keep_hit(um_find_folded(r->c.pack, kinds, side, &f), j, out);
    }
    return found;
}

bool um_name_at(um_record_reader *r, uint32_t kinds, int i, bool count, um_hit *out)
{
    um_looked *l = &r->looked;
    if (l->at != i || l->kinds != kinds || l->count != count) {
        *l = (um_looked){.at = i, .kinds = kinds, .count = count};
        l->found = look_for_name(r, kinds, i, count, &l->hit);
    }
    if (l->found)
        *out = l->hit;
    return l->found;
}

bool um_split_name(um_record_reader *r, uint32_t kinds)
{
    um_hit hit;
    int i = r->line.at;
    if (um_name_at(r, kinds, i, false, &hit))
        return false;
    for (int w = i; w < words_end(r, i); w++)
        for (uint32_t at = 0; (at = um_split_path(&r->line, w, at + 1));) {
            r->looked.at = -1;
            if (um_name_at(r, kinds, i, false, &hit) && hit.next == w + 1)
                return true;
            um_join_words(&r->line, w);
            r->looked.at = -1;
        }
    return false;
}

/* ---- saying what is wrong with a name ---- */

/* "unit, leader or ship" */
static void kind_words(const um_record_reader *r, uint32_t kinds, um_buf *out)
{
    int left = 0;
    for (int k = 0; k < r->c.game->nkinds; k++)
        left += (kinds >> k) & 1 ? 1 : 0;
    for (int k = 0; k < r->c.game->nkinds; k++)
        if ((kinds >> k) & 1) {
            um_buf_str(out, r->c.game->kinds[k].name);
            left--;
            um_buf_str(out, left > 1 ? ", " : left == 1 ? " or " : "");
        }
}

/* Whether a row's id, name or alias, folded, is this. */
static bool bears(const um_row *row, um_text folded)
{
    char name[128];
    for (int i = -2; i < row->naliases; i++) {
        um_text t = i == -2 ? row->id : i == -1 ? row->name : row->aliases[i];
        if (um_fold(t, name, sizeof name) && um_text_is(folded, name))
            return true;
    }
    return false;
}

/* Says that several rows have the name, and how up to five of them are written. */
static bool cry_ambiguous(um_record_reader *r, uint32_t kinds, int i, const um_hit *hit)
{
    char folded[128];
    um_text t = r->line.tok[i].kind == UM_T_QUOTED ? r->line.tok[i].text : span(r, i, hit->next);
    um_text name = t;
    um_buf list = {.max = 300};
    int side = scope(r, &name), shown = 0;
    (void)side;
    if (!um_fold(name, folded, sizeof folded))
        folded[0] = '\0';
    for (int k = 0; k < r->c.game->nkinds; k++)
        for (int row = 0; (kinds >> k) & 1 && row < um_rows(r->c.pack, k) && shown < 5; row++)
            if (bears(um_row_at(r->c.pack, um_ref_of(k, row)), um_text_of(folded))) {
                um_buf_str(&list, shown++ ? ", " : "");
                um_ref_write(r->c.pack, um_ref_of(k, row), &list);
            }
    um_cry(r, i, hit->next - 1, UM_ERROR, "ambiguous-name", NULL, "'%.*s' is the name of %d: write one of %s",
           UM_FMT(t), hit->matches, list.p ? list.p : "their ids");
    um_reader_drop(r, &list);
    return false;
}

/* Says that what stands here is the name of something else, if it is. */
static bool cry_other_kind(um_record_reader *r, uint32_t kinds, int i)
{
    um_hit hit;
    um_buf words = {.max = 200};
    if (!um_name_at(r, ~kinds, i, false, &hit))
        return false;
    const char *is = r->c.game->kinds[um_ref_kind(hit.ref)].name;
    um_text t = span(r, i, hit.next);
    kind_words(r, kinds, &words);
    um_cry(r, i, hit.next - 1, UM_ERROR, "unknown-name", NULL, "'%.*s' (%s) is no %s",
           (int)(t.n > 60 ? 60 : t.n), t.p, is, words.p ? words.p : "row");
    um_reader_drop(r, &words);
    return true;
}

/* The token behind a name that is not known, as far as it can be told: with the number behind its first word,
 * "Card 150". */
static int behind_unknown(const um_record_reader *r, int i)
{
    const um_token *t = &r->line.tok[i + 1];
    int32_t n;
    bool number = t->kind == UM_T_WORD && !um_is_key(r, i + 1) && um_text_int(t->text, &n) == UM_OK;
    return r->line.tok[i].kind == UM_T_WORD && number ? i + 2 : i + 1;
}

/* The name that was meant by what is typed: the nearest, or with a colon behind the side, "us6th". */
static um_text meant(const um_record_reader *r, uint32_t kinds, um_text typed, um_buf *with_side)
{
    um_near near;
    um_near_begin(&near, typed);
    um_near_offer_names(&near, r->c.pack, kinds);
    const char *const *sides = r->c.game->sides;
    for (int side = 0; sides[side] && !near.found.n; side++) {
        size_t n = strlen(sides[side]);
        if (typed.n <= n || !um_word_is((um_text){typed.p, n}, sides[side]))
            continue;
        um_found f = um_find_name(r->c.pack, kinds, side, (um_text){typed.p + n, typed.n - n});
        if (f.matches == 1) {
            um_buf_clear(with_side);
            um_ref_write(r->c.pack, f.ref, with_side);
            return um_buf_view(with_side);
        }
    }
    return um_near_found(&near);
}

/* What stands before a number at the end of a name, "Card " of "Card 12", and that number; false: none does.
 */
static bool numbered(um_text name, um_text *words, int32_t *number)
{
    size_t n = name.n;
    while (n && name.p[n - 1] >= '0' && name.p[n - 1] <= '9')
        n--;
    *words = (um_text){name.p, n};
    return n && n < name.n && um_text_int((um_text){name.p + n, name.n - n}, number) == UM_OK;
}

/* Tells from where to where the numbers go that stand behind the same words in the names of rows. */
static void list_numbers(um_record_reader *r, uint32_t kinds, um_text typed)
{
    um_text words, of;
    int32_t number, lo = INT32_MAX, hi = INT32_MIN;
    for (int k = 0; numbered(typed, &words, &number) && k < r->c.game->nkinds; k++)
        for (int row = 0; (kinds >> k) & 1 && row < um_rows(r->c.pack, k); row++)
            if (numbered(um_row_at(r->c.pack, um_ref_of(k, row))->name, &of, &number) &&
                um_distance(of, words, 1) == 0) {
                lo = number < lo ? number : lo;
                hi = number > hi ? number : hi;
            }
    if (lo < hi && um_choices(r, UM_L_OPTIONS, NULL, ""))
        um_buf_printf(&r->choices, "such numbers go from %d to %d", (int)lo, (int)hi);
}

bool um_cry_name(um_record_reader *r, uint32_t kinds, int i)
{
    char near[128] = "";
    int end = words_end(r, i), behind = behind_unknown(r, i);
    if (cry_other_kind(r, kinds, i))
        return false;
    um_buf words = {.max = 200}, with_side = {.max = 200};
    if (end == i)
        end = i + 1;
    for (int j = end; j > i && !near[0]; j--) {
        um_text t = r->line.tok[i].kind == UM_T_QUOTED ? r->line.tok[i].text : span(r, i, j);
        scope(r, &t);
        um_text found = meant(r, kinds, t, &with_side);
        if (!found.n || found.n >= sizeof near)
            continue;
        memcpy(near, found.p, found.n);
        near[found.n] = '\0';
        behind = j;
    }
    kind_words(r, kinds, &words);
    um_text t = span(r, i, behind);
    if (!near[0])
        list_numbers(r, kinds, t);
    um_cry(r, i, behind - 1, UM_ERROR, "unknown-name", near[0] ? near : NULL, "no %s is called '%.*s'",
           words.p ? words.p : "row", (int)(t.n > 60 ? 60 : t.n), t.p);
    um_reader_drop(r, &words);
    um_reader_drop(r, &with_side);
    return false;
}

bool um_read_name(um_record_reader *r, uint32_t kinds, bool count, const char *what, um_ref *out)
{
    um_hit hit;
    int i = r->line.at;
    um_token_kind kind = r->line.tok[i].kind;
    if ((kind != UM_T_WORD && kind != UM_T_QUOTED) || um_is_key(r, i))
        return um_expected(r, what);
    if (!um_name_at(r, kinds, i, count, &hit)) {
        if (count && um_name_at(r, kinds, i, false, &hit)) {
            r->line.at = hit.next;
            return um_expected(r, "a number behind the name");
        }
        return um_cry_name(r, kinds, i);
    }
    if (hit.matches > 1)
        return cry_ambiguous(r, kinds, i, &hit);
    r->line.at = hit.next;
    *out = hit.ref;
    return true;
}
