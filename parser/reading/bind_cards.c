/* Cards that no name tells: by the title or the number in the name of their picture's file, or by a number in
 * their own name beside other words. */
#include <stdlib.h>
#include <string.h>

#include "parser/reading/bind_proposer.h"

enum { FAMILY_MIN = 6 }; /* cards that must be numbered alike where the words before the number say nothing */

/* ---- pictures ---- */

typedef struct picture {
    um_text file;
    um_module_slot *of;
} picture;

static int by_file(const void *a, const void *b)
{
    const picture *x = a, *y = b;
    size_t n = x->file.n < y->file.n ? x->file.n : y->file.n;
    int c = n ? memcmp(x->file.p, y->file.p, n) : 0;
    return c ? c : (x->file.n > y->file.n) - (x->file.n < y->file.n);
}

/* The picture that no other slot has is a slot's own: backs are shared. */
um_status um_propose_own_images(um_proposer *q)
{
    picture *p = um_arena_alloc(&q->arena, (q->slots * UM_SLOT_IMAGES + 1) * sizeof *p);
    size_t n = 0;
    if (!p)
        return UM_MEMORY;
    for (size_t i = 0; i < q->slots; i++)
        for (size_t k = 0; k < q->slot[i].images; k++)
            p[n++] = (picture){q->slot[i].image[k], &q->slot[i]};
    qsort(p, n, sizeof *p, by_file);
    for (size_t i = 0; i < n; i++) {
        bool shared = (i > 0 && um_text_eq(p[i].file, p[i - 1].file)) ||
                      (i + 1 < n && um_text_eq(p[i].file, p[i + 1].file));
        if (!shared && !p[i].of->own_image.n)
            p[i].of->own_image = p[i].file;
    }
    return UM_OK;
}

/* "cards/c17_front.jpg" without its folder and ending. */
static um_text stem(um_text file)
{
    size_t from = 0, to = file.n;
    if (!file.n)
        return UM_TEXT("");
    for (size_t i = 0; i < file.n; i++)
        if (file.p[i] == '/' || file.p[i] == '\\')
            from = i + 1;
    for (size_t i = file.n; i-- > from + 1 && to == file.n;)
        if (file.p[i] == '.')
            to = i;
    return (um_text){file.p + from, to - from};
}

/* ---- numbers ---- */

static const char *const neutral[] = {
    "c",     "k",    "n",           "no",  "nr",    "num", "number", "strategy", "event", "front", "face",
    "recto", "side", "vorderseite", "img", "image", "pic", "scan",   "page",     "a",     "kaart", "str"};

static bool is_neutral(const char *word)
{
    for (size_t i = 0; i < UM_COUNT(neutral); i++)
        if (strcmp(word, neutral[i]) == 0)
            return true;
    return false;
}

typedef struct numbered { /* a card whose text has one number in it */
    um_module_slot *of;
    int32_t n;
    um_text family; /* the words before the number */
    bool plain;     /* and they say nothing */
    bool bad;
} numbered;

/* The one number among the words; a year beside another number is none. */
static size_t number_among(const um_name_words *w)
{
    size_t at = w->n, years = at, found = 0;
    for (size_t i = 0; i < w->n; i++) {
        bool year = strlen(w->w[i].text) == 4;
        if (!w->w[i].number)
            continue;
        found += !year;
        at = year ? at : i;
        years = year ? i : years;
    }
    return found == 1 ? at : found == 0 ? years : w->n;
}

static bool read_number(um_proposer *q, um_module_slot *s, um_text text, numbered *out)
{
    um_buf family = {0};
    um_name_words w;
    um_name_cut(q->p->game, text, &w);
    size_t at = number_among(&w);
    *out = (numbered){.of = s, .plain = w.side == -1};
    if (at == w.n || um_text_int(um_text_of(w.w[at].text), &out->n) != UM_OK)
        return false;
    um_buf_printf(&family, "%d", w.side);
    for (size_t i = 0; i < w.n; i++) {
        if (i < at)
            um_buf_printf(&family, " %s", w.w[i].text);
        out->plain &= i == at || is_neutral(w.w[i].text) || w.w[i].number;
    }
    if (um_text_dup(&q->arena, um_buf_view(&family), &out->family) != UM_OK)
        q->failed = UM_MEMORY;
    um_buf_free(&family);
    return q->failed == UM_OK;
}

static um_ref card_numbered(const um_proposer *q, int32_t n)
{
    uint32_t kinds = um_piece_kinds(q->p->game, true);
    for (size_t i = 0; i < q->knowns; i++) {
        const um_known_name *k = &q->known[i];
        int32_t has;
        if (((kinds >> um_ref_kind(k->ref)) & 1) && k->words.n == 1 && k->words.w[0].number &&
            um_text_int(um_text_of(k->words.w[0].text), &has) == UM_OK && has == n)
            return k->ref;
    }
    return UM_NONE;
}

/* Whether it lies in a deck of another year than the pack says for the card. */
static bool of_another_year(const um_proposer *q, const um_module_slot *s, um_ref card)
{
    const char *year = um_word_of_row(q->p, card, "year", UM_LIKELY);
    um_name_words w;
    bool other = false;
    um_name_cut(q->p->game, s->palette, &w);
    for (size_t i = 0; year && i < w.n; i++) {
        if (strcmp(w.w[i].text, year) == 0)
            return false;
        other |= w.w[i].number && strlen(w.w[i].text) == strlen(year);
    }
    return other;
}

static int by_number(const void *a, const void *b)
{
    const numbered *x = a, *y = b;
    return (x->n > y->n) - (x->n < y->n);
}

static int by_family(const void *a, const void *b)
{
    const numbered *x = a, *y = b;
    picture p = {x->family, NULL}, r = {y->family, NULL};
    return by_file(&p, &r);
}

static size_t family_end(const numbered *c, size_t n, size_t from)
{
    size_t to = from;
    while (to < n && um_text_eq(c[to].family, c[from].family))
        to++;
    return to;
}

/* Words before a number that say something must stand before many. */
static size_t drop_small_families(numbered *c, size_t n)
{
    size_t kept = 0;
    qsort(c, n, sizeof *c, by_family);
    for (size_t from = 0, to; from < n; from = to) {
        bool plain = true;
        to = family_end(c, n, from);
        for (size_t i = from; i < to; i++)
            plain &= c[i].plain;
        for (size_t i = from; i < to && (plain || to - from >= FAMILY_MIN); i++)
            c[kept++] = c[i];
    }
    return kept;
}

/* Numbers that count something else than the pack's cards: two cards have one, it is none, or the card is in
 * the deck of another year. Then none of those numbered alike can be trusted. */
static void judge_families(const um_proposer *q, numbered *c, size_t n)
{
    qsort(c, n, sizeof *c, by_number);
    for (size_t i = 0; i < n; i++) {
        um_ref card = card_numbered(q, c[i].n);
        c[i].bad = c[i].n < 1 || (i > 0 && c[i].n == c[i - 1].n) || (i + 1 < n && c[i].n == c[i + 1].n) ||
                   (card != UM_NONE && of_another_year(q, c[i].of, card));
    }
    qsort(c, n, sizeof *c, by_family);
    for (size_t from = 0, to; from < n; from = to) {
        bool bad = false;
        to = family_end(c, n, from);
        for (size_t i = from; i < to; i++)
            bad |= c[i].bad;
        for (size_t i = from; i < to; i++)
            c[i].bad = bad;
    }
}

static void bind_numbers(um_proposer *q, bool image)
{
    numbered *c = um_arena_alloc(&q->arena, (q->slots + 1) * sizeof *c);
    size_t n = 0;
    if (!c) {
        q->failed = UM_MEMORY;
        return;
    }
    for (size_t i = 0; i < q->slots; i++) {
        um_module_slot *s = &q->slot[i];
        um_text text = image ? stem(s->own_image) : s->name;
        if (s->card && s->ref == UM_NONE && text.n && read_number(q, s, text, &c[n]))
            n++;
    }
    n = drop_small_families(c, n);
    judge_families(q, c, n);
    for (size_t i = 0; i < n; i++)
        if (!c[i].bad) {
            c[i].of->ref = card_numbered(q, c[i].n);
            c[i].of->how = image ? UM_MATCH_PICTURED : UM_MATCH_NUMBERED;
            c[i].of->by_image = image;
        }
}

/* ---- titles ---- */

/* Its words as the title of one card: all of them, or without numbers and what goes without saying. */
static void bind_title(um_proposer *q, um_module_slot *s, um_text text, um_match_how how)
{
    uint32_t kinds = um_piece_kinds(q->p->game, true);
    for (int bare = 0; bare < 2 && s->ref == UM_NONE; bare++) {
        um_buf title = {0};
        um_name_words w;
        size_t said = 0;
        um_name_cut(q->p->game, text, &w);
        for (size_t i = 0; i < w.n; i++) {
            said += !w.w[i].number;
            if (!bare || (!w.w[i].number && !is_neutral(w.w[i].text)))
                um_buf_printf(&title, "%s ", w.w[i].text);
        }
        um_name_match m = {UM_NONE, UM_MATCH_NAMED};
        if (title.n && said)
            m = um_propose_find(q, kinds, -1, um_text_trim(um_buf_view(&title)));
        if (m.how == UM_MATCH_SIMILAR && (how == UM_MATCH_NUMBERED || !bare))
            m.ref = UM_NONE;
        s->ref = m.ref;
        s->how = m.how == UM_MATCH_SIMILAR ? UM_MATCH_SIMILAR : how;
        s->by_image = how == UM_MATCH_PICTURED;
        q->failed = title.failed ? title.failed : q->failed;
        um_buf_free(&title);
    }
}

void um_propose_cards(um_proposer *q)
{
    for (size_t i = 0; i < q->slots; i++) {
        um_module_slot *s = &q->slot[i];
        if (s->card && s->ref == UM_NONE)
            bind_title(q, s, s->name, UM_MATCH_NUMBERED);
        if (s->card && s->ref == UM_NONE && s->own_image.n)
            bind_title(q, s, stem(s->own_image), UM_MATCH_PICTURED);
    }
    for (int image = 0; image < 2 && q->failed == UM_OK; image++)
        bind_numbers(q, image);
}
