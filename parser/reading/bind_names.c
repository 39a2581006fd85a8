/* Names compared as people write them: without what goes without saying, abbreviated, misspelled. */
#include <string.h>

#include "parser/reading/bind_proposer.h"

/* ---- what words mean ---- */

/* Words that stand for one another in the names of counters, places and cards; the first row's say nothing.
 */
static const struct {
    const char *is, *words;
} same[] = {
    {"",
     " the of and und der die das von vom united regiment rgt regt regmt reg rgmt inf infantry infanterie"
     " foot bn btn batt battalion bataillon general gen major maj colonel col captain capt cpt lieutenant"
     " lt commodore cdre cmdre commander cmdr admiral adm brigadier sir leader ldr oberst hauptmann hms "
     "hmcs uss"
     " card cards karte carte box boite space area region unit units counter counters cube cubes dice des "
     "wurfel pile pool deck draw "
     "stapel drawpile "
     "kartenstapel "},
    {"fort", " ft fort fte festung "},
    {"st", " st ste saint sainte sankt "},
    {"mount", " mt mount "},
    {"lake", " lake lac lk see "},
    {"harbour", " harbour harbor hbr hrbr hafen "},
    {"creek", " creek crk "},
    {"militia", " militia mil miliz milice militias "},
    {"indian", " indian indians indianer natives "},
    {"fencible", " fencible fencibles fenc fen "},
    {"dragoon", " dragoon dragoons drag dragoner "},
    {"marine", " marine marines "},
    {"detachment", " detachment det detach abteilung "},
    {"company", " company co cie kompanie "},
    {"volunteer", " volunteer volunteers vol vols freiwillige "},
    {"artillery", " artillery art arty artillerie "},
    {"eliminated", " eliminated elim dead casualties losses destroyed killed verluste vernichtet "},
    {"captured", " captured prisoners prisoner pow pows gefangene gefangen "},
    {"delayed", " delayed delay "},
    {"discard", " discard discards discarded ablage ablagestapel "},
};

/* Words that a name may have or lack: what sort of thing it is. */
static const char soft[] =
    " militia volunteer artillery detachment company indian marine fencible brig schooner"
    " sloop corvette frigate ship gunboat harbour town heights ";

/* What authors of modules call the sides `us` and `br`; a game with other sides is told by their own names.
 * `also`: in the list of players alone. */
static const struct {
    const char *side, *words, *also;
} people[] = {
    {"us", " us usa usn american americans america amer states yankee yankees amerikaner ", " madison "},
    {"br", " br brit brits british britain briten britisch english england uk gb kingdom ",
     " canada canadian canadians kanada "},
};

static bool listed(const char *list, const char *word)
{
    size_t n = strlen(word);
    for (const char *p = strstr(list, word); n && p; p = strstr(p + 1, word))
        if (p[-1] == ' ' && p[n] == ' ')
            return true;
    return false;
}

bool um_same_name(um_text a, um_text b)
{
    char x[UM_PROPOSE_NAME_MAX], y[UM_PROPOSE_NAME_MAX];
    return um_fold(a, x, sizeof x) && um_fold(b, y, sizeof y) && strcmp(x, y) == 0;
}

static int side_of_word(const um_game *g, const char *word, bool player)
{
    um_text t = um_text_of(word);
    for (int k = 0; g->sides[k]; k++) {
        if (um_same_name(t, um_text_of(g->sides[k])) ||
            (g->side_names[k] && um_same_name(t, um_text_of(g->side_names[k]))))
            return k;
        for (size_t i = 0; i < UM_COUNT(people); i++)
            if (strcmp(g->sides[k], people[i].side) == 0 &&
                (listed(people[i].words, word) || (player && listed(people[i].also, word))))
                return k;
    }
    return -1;
}

/* ---- words ---- */

typedef enum sort { GAP, LETTER, DIGIT, DOT, NOTHING } sort;

typedef struct cutter {
    const um_game *g;
    um_name_words *out;
    char word[UM_NAME_WORD_MAX];
    size_t n;
    bool player, behind_digits; /* the word follows a number without a gap */
} cutter;

/* The character at `i`, plain and small: letters of Latin-1 lose what stands above or below them. */
static sort look(um_text t, size_t i, char *c, size_t *used)
{
    static const char latin[] = "aaaaaaaceeeeiiiidnooooo\0ouuuuyts"
                                "aaaaaaaceeeeiiiidnooooo\0ouuuuyty";
    unsigned char a = (unsigned char)t.p[i], b = i + 1 < t.n ? (unsigned char)t.p[i + 1] : 0;
    *used = 1;
    *c = a >= 'A' && a <= 'Z' ? (char)(a - 'A' + 'a') : (char)a;
    if (a == '.')
        return DOT;
    if (a == '\'' || a == '`')
        return NOTHING;
    if (a == 0xe2 && b == 0x80 && i + 2 < t.n) { /* typographic apostrophes and dashes */
        *used = 3;
        return t.p[i + 2] == '\x98' || t.p[i + 2] == '\x99' ? NOTHING : GAP;
    }
    if (a == 0xc2) { /* quotation marks, the sign behind a number */
        *used = 2;
        return GAP;
    }
    if (a == 0xc3 && b >= 0x80 && b <= 0xbf) {
        *used = 2;
        *c = latin[b - 0x80];
        return *c ? LETTER : GAP;
    }
    return *c >= '0' && *c <= '9' ? DIGIT : (*c >= 'a' && *c <= 'z') || a >= 0x80 ? LETTER : GAP;
}

static void put_word(cutter *c, const char *word, bool dotted)
{
    if (c->out->n == UM_NAME_WORDS_MAX)
        return;
    um_name_word *w = &c->out->w[c->out->n++];
    memcpy(w->text, word, strlen(word) + 1);
    w->dotted = dotted;
    w->number = word[0] >= '0' && word[0] <= '9';
}

/* A word is at its end: what it stands for is put down. */
static void cut(cutter *c, bool dotted)
{
    const char *word = c->word;
    bool ordinal = c->behind_digits;
    c->word[c->n] = '\0';
    c->behind_digits = false;
    if (!c->n)
        return;
    size_t n = c->n;
    c->n = 0;
    for (; word[0] == '0' && word[1]; n--)
        word++;
    if (ordinal && listed(" st nd rd th ", word))
        return;
    int side = side_of_word(c->g, word, c->player);
    if (side >= 0) {
        c->out->side = c->out->side == -1 || c->out->side == side ? side : UM_SIDE_BOTH;
        return;
    }
    for (size_t i = 0; i < UM_COUNT(same); i++)
        if (listed(same[i].words, word)) {
            if (same[i].is[0])
                put_word(c, same[i].is, false);
            return;
        }
    if (n > 5 && strcmp(word + n - 3, "see") == 0) { /* Eriesee */
        c->word[c->word + n - word - 3] = '\0';
        put_word(c, "lake", false);
    }
    put_word(c, word, dotted);
}

/* "U.S.", "R.N.R.": a dot between single letters parts nothing. */
static bool between_initials(um_text t, size_t i)
{
    char c;
    size_t used;
    bool before =
        i > 0 && look(t, i - 1, &c, &used) == LETTER && (i < 2 || look(t, i - 2, &c, &used) != LETTER);
    return before && i + 1 < t.n && look(t, i + 1, &c, &used) == LETTER &&
           (i + 2 >= t.n || look(t, i + 2, &c, &used) != LETTER);
}

static bool is_hump(um_text t, size_t i)
{
    return i > 0 && t.p[i - 1] >= 'a' && t.p[i - 1] <= 'z' && t.p[i] >= 'A' && t.p[i] <= 'Z';
}

static void cut_words(const um_game *g, um_text t, bool player, um_name_words *out)
{
    cutter c = {.g = g, .out = out, .player = player};
    sort last = GAP;
    *out = (um_name_words){.side = -1};
    for (size_t i = 0, used; i < t.n; i += used) {
        char ch;
        sort now = look(t, i, &ch, &used);
        if (now == NOTHING || (now == DOT && between_initials(t, i)))
            continue;
        if (now != LETTER && now != DIGIT) {
            cut(&c, now == DOT);
        } else {
            if ((last == LETTER || last == DIGIT) && (now != last || is_hump(t, i))) {
                cut(&c, false);
                c.behind_digits = last == DIGIT && now == LETTER;
            }
            if (c.n + 1 < UM_NAME_WORD_MAX)
                c.word[c.n++] = ch;
        }
        last = now;
    }
    cut(&c, false);
}

void um_name_cut(const um_game *g, um_text t, um_name_words *out)
{
    cut_words(g, t, false, out);
}

int um_side_of_player(const um_game *g, um_text t)
{
    um_name_words w;
    cut_words(g, t, true, &w);
    return w.side >= 0 ? w.side : -1;
}

/* ---- likeness ---- */

typedef struct joined {
    char text[UM_NAME_WORDS_MAX * UM_NAME_WORD_MAX];
} joined;

static void join(const um_name_words *w, joined *out)
{
    size_t n = 0;
    for (size_t i = 0; i < w->n; i++) {
        size_t k = strlen(w->w[i].text);
        memcpy(out->text + n, w->w[i].text, k);
        n += k;
    }
    out->text[n] = '\0';
}

static bool holds(const um_name_words *w, const char *word)
{
    for (size_t i = 0; i < w->n; i++)
        if (strcmp(w->w[i].text, word) == 0)
            return true;
    return false;
}

static bool same_words(const um_name_words *a, const um_name_words *b)
{
    joined x, y;
    join(a, &x);
    join(b, &y);
    if (strcmp(x.text, y.text) == 0)
        return true;
    for (size_t i = 0; i < a->n; i++)
        if (!holds(b, a->w[i].text) || !holds(a, b->w[i < b->n ? i : 0].text))
            return false;
    return a->n == b->n;
}

static bool begins(const um_name_word *a, const um_name_word *b)
{
    size_t n = strlen(a->text);
    return !a->number && !b->number && n >= (a->dotted ? 1 : 3) && n < strlen(b->text) &&
           strncmp(a->text, b->text, n) == 0;
}

/* "Hts" is Heights: the letters stand in the longer word in this order, the first first, the last last. */
static bool contracts(const um_name_word *a, const um_name_word *b)
{
    const char *l = b->text;
    size_t n = strlen(a->text), m = strlen(l);
    if (a->number || b->number || n < 3 || n >= m || a->text[0] != l[0] || a->text[n - 1] != l[m - 1])
        return false;
    for (const char *s = a->text; *s; s++, l++)
        if (!(l = strchr(l, *s)))
            return false;
    return true;
}

/* "NY" is New York: how many words of the other name the letters of one begin; 0: they do not. */
static size_t initials(const um_name_word *a, const um_name_words *b, size_t from)
{
    size_t n = strlen(a->text);
    if (n < 2 || n > 3 || a->number || from + n > b->n)
        return 0;
    for (size_t i = 0; i < n; i++)
        if (b->w[from + i].text[0] != a->text[i])
            return 0;
    return n;
}

static bool short_words(const um_name_words *a, const um_name_words *b)
{
    size_t letters = 0, i = 0, k = 0;
    while (i < a->n && k < b->n) {
        const um_name_word *x = &a->w[i], *y = &b->w[k];
        size_t n = strlen(x->text), m = strlen(y->text), of_b = initials(x, b, k), of_a = initials(y, a, i);
        bool fits = strcmp(x->text, y->text) == 0 || begins(x, y) || begins(y, x) || contracts(x, y);
        if (!fits && !of_b && !of_a)
            return false;
        letters += x->number ? 3 : n < m ? n : m;
        i += fits || of_b ? 1 : of_a;
        k += fits || of_a ? 1 : of_b;
    }
    return i == a->n && k == b->n && letters >= 3;
}

static um_name_words without_soft(const um_name_words *w)
{
    um_name_words out = {.side = w->side};
    for (size_t i = 0; i < w->n; i++)
        if (!listed(soft, w->w[i].text) && (w->w[i].number || w->w[i].text[1])) /* nor a lone initial */
            out.w[out.n++] = w->w[i];
    return out;
}

/* Whether something but a number and an initial is left without words that a name may lack. */
static bool stripped(const um_name_words *a, const um_name_words *b, um_name_words *x, um_name_words *y)
{
    size_t letters = 0;
    *x = without_soft(a);
    *y = without_soft(b);
    for (size_t i = 0; i < x->n; i++)
        letters += x->w[i].number ? 0 : strlen(x->w[i].text);
    return letters >= 3 && (x->n < a->n || y->n < b->n);
}

static bool same_but_sort(const um_name_words *a, const um_name_words *b)
{
    um_name_words x, y;
    return stripped(a, b, &x, &y) && same_words(&x, &y);
}

static bool short_but_sort(const um_name_words *a, const um_name_words *b)
{
    um_name_words x, y;
    return stripped(a, b, &x, &y) && short_words(&x, &y);
}

static bool same_numbers(const um_name_words *a, const um_name_words *b)
{
    size_t i = 0, k = 0;
    for (;; i++, k++) {
        while (i < a->n && !a->w[i].number)
            i++;
        while (k < b->n && !b->w[k].number)
            k++;
        if (i == a->n || k == b->n)
            return i == a->n && k == b->n;
        if (strcmp(a->w[i].text, b->w[k].text) != 0)
            return false;
    }
}

/* One slip in five letters, two in nine; never in a number. */
static bool slipped_words(const um_name_words *a, const um_name_words *b)
{
    joined x, y;
    join(a, &x);
    join(b, &y);
    size_t n = strlen(x.text), m = strlen(y.text), least = n < m ? n : m;
    int cap = least >= 9 ? 3 : least >= 5 ? 2 : 0;
    return cap && x.text[0] == y.text[0] && same_numbers(a, b) && (n > m ? n - m : m - n) < (size_t)cap &&
           um_distance(um_text_of(x.text), um_text_of(y.text), cap) < cap;
}

/* ---- what the pack has ---- */

const char *um_word_of_row(const um_pack *p, um_ref r, const char *attr, um_sure_level least)
{
    int kind = um_ref_kind(r), a = kind < 0 ? -1 : um_propose_attr_named(&p->game->kinds[kind], attr);
    if (a < 0 || p->game->kinds[kind].attrs[a].type != UM_A_WORD)
        return NULL;
    const um_datum *d = um_datum_at(p, um_datum_of(kind, um_ref_row(r), a));
    return d->sure >= least && d->sure != UM_UNKNOWN ? p->game->kinds[kind].attrs[a].words[d->lo] : NULL;
}

int um_side_of_row(const um_pack *p, um_ref r)
{
    int attr = p->game->kinds[um_ref_kind(r)].side;
    const char *word =
        attr < 0 ? NULL : um_word_of_row(p, r, p->game->kinds[um_ref_kind(r)].attrs[attr].name, UM_GUESS);
    return word ? side_of_word(p->game, word, false) : -1;
}

static void know(um_proposer *q, um_ref r, um_text name)
{
    um_known_name *k = &q->known[q->knowns++];
    um_name_cut(q->p->game, name, &k->words);
    k->ref = r;
    k->side = um_side_of_row(q->p, r);
    if (k->side < 0)
        k->side = k->words.side;
}

um_status um_propose_know(um_proposer *q)
{
    const um_game *g = q->p->game;
    size_t n = 0;
    for (int pass = 0; pass < 2; pass++) {
        for (int k = 0; k < g->nkinds; k++) {
            uint32_t kinds = um_piece_kinds(g, false) | um_piece_kinds(g, true) | um_place_kinds(g);
            for (int i = 0; (kinds >> k) & 1 && i < um_rows(q->p, k); i++) {
                const um_row *row = um_row_at(q->p, um_ref_of(k, i));
                n += pass ? 0 : 1 + (size_t)row->naliases;
                for (int a = -1; pass && a < row->naliases; a++)
                    know(q, um_ref_of(k, i), a < 0 ? row->name : row->aliases[a]);
            }
        }
        if (pass == 0 && !(q->known = um_arena_alloc(&q->arena, (n + 1) * sizeof *q->known)))
            return UM_MEMORY;
    }
    return UM_OK;
}

/* ---- finding ---- */

/* The parts of a name that may be the pack's: the whole, without a leading number, before a slash, and
 * without what stands in parentheses. */
static size_t forms_of(um_text name, um_text form[4])
{
    size_t n = 0;
    if (!name.n)
        return 0;
    form[n++] = name;
    const char *space = memchr(name.p, ' ', name.n), *slash = NULL, *paren = NULL;
    for (size_t i = 0; i < name.n && !paren; i++)
        if (name.p[i] == '(' || name.p[i] == '[')
            paren = name.p + i;
    if (name.n && name.p[0] == '#' && space)
        form[n++] = (um_text){space + 1, name.n - (size_t)(space + 1 - name.p)};
    for (size_t i = 0; i + 2 < name.n && !slash; i++)
        if (memcmp(name.p + i, " / ", 3) == 0)
            slash = name.p + i;
    if (slash)
        form[n++] = (um_text){name.p, (size_t)(slash - name.p)};
    if (paren && paren > name.p)
        form[n++] = um_text_trim((um_text){name.p, (size_t)(paren - name.p)});
    return n;
}

static um_ref by_name(const um_proposer *q, uint32_t kinds, int side, const um_text *form, size_t n)
{
    for (size_t i = 0; i < n; i++)
        for (int own = 1; own >= 0; own--) {
            um_found f = um_find_name(q->p, kinds, own ? side : -1, form[i]);
            if (f.matches == 1)
                return f.ref;
            if (side < 0)
                break;
        }
    return UM_NONE;
}

typedef bool alike_fn(const um_name_words *a, const um_name_words *b);

/* The only row with a name like this; *several: there are more. Of names without a side's, the one that is of
 * no side comes first. */
static um_ref by_words(const um_proposer *q, uint32_t kinds, int side, const um_name_words *w,
                       alike_fn *alike, bool *several)
{
    um_ref found[2] = {UM_NONE, UM_NONE}; /* of no side; of any */
    int own = w->side >= 0 ? w->side : side, rows[2] = {0, 0};
    for (size_t i = 0; i < q->knowns && w->n; i++) {
        const um_known_name *k = &q->known[i];
        if (!((kinds >> um_ref_kind(k->ref)) & 1) || (own >= 0 && k->side >= 0 && k->side != own) ||
            k->ref == found[0] || k->ref == found[1] || !alike(w, &k->words))
            continue;
        int sided = own < 0 && k->side >= 0;
        found[sided] = k->ref;
        rows[sided]++;
    }
    int which = rows[0] == 0;
    *several = rows[which] > 1;
    return rows[which] == 1 ? found[which] : UM_NONE;
}

um_name_match um_propose_find(const um_proposer *q, uint32_t kinds, int side, um_text name)
{
    static const struct {
        alike_fn *alike;
        um_match_how how;
    } way[] = {{same_words, UM_MATCH_WORDED},
               {same_but_sort, UM_MATCH_SIMILAR},
               {short_words, UM_MATCH_SIMILAR},
               {short_but_sort, UM_MATCH_SIMILAR},
               {slipped_words, UM_MATCH_SIMILAR}};
    um_text form[4];
    size_t n = forms_of(name, form);
    um_name_match m = {by_name(q, kinds, side, form, n), UM_MATCH_NAMED};
    bool several = false;
    for (size_t k = 0; k < UM_COUNT(way) && m.ref == UM_NONE; k++)
        for (size_t i = 0; i < n && m.ref == UM_NONE && !several; i++) {
            um_name_words w;
            um_name_cut(q->p->game, form[i], &w);
            m = (um_name_match){by_words(q, kinds, side, &w, way[k].alike, &several), way[k].how};
        }
    return m;
}

um_module_slot *um_propose_marker(const um_proposer *q, const char *const *word, size_t n)
{
    char name[UM_PROPOSE_NAME_MAX];
    for (size_t i = 0; i < q->slots; i++)
        for (size_t w = 0; w < n; w++)
            if (q->slot[i].ref == UM_NONE && !q->slot[i].card &&
                um_fold(q->slot[i].name, name, sizeof name) && strstr(name, word[w]))
                return &q->slot[i];
    return NULL;
}
