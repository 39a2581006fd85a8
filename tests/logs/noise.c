/* What players do that is no move: put into a log between its entries. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/logs/logs.h"

const char *const lg_noise_text[LG_NOISES] = {
#define X(id, text) text,
    LG_NOISE(X)
#undef X
};

/* ---- a log's text taken apart ---- */

void lg_veiled(um_text t, um_buf *out)
{
    unsigned key = 0;
    cr_assert_gt(t.n, 7);
    cr_assert_eq(memcmp(t.p, "!VCSK", 5), 0);
    for (size_t i = 5; i + 1 < t.n; i += 2) {
        unsigned b = (unsigned)strtoul((char[]){t.p[i], t.p[i + 1], 0}, NULL, 16);
        if (i == 5)
            key = b;
        else
            um_buf_char(out, (char)(b ^ key));
    }
}

/* Where the next command of the outermost list begins, or the end. */
static const char *next_command(const char *p, const char *end)
{
    for (const char *q = p; q < end; q++)
        if (*q == '\033' && (q == p || q[-1] != '\\'))
            return q;
    return end;
}

void lg_parse(um_text t, lg_log *out)
{
    *out = (lg_log){0};
    const char *end = t.p + t.n, *p = t.p;
    bool history = false;
    while (p < end) {
        const char *q = next_command(p, end);
        history |= q - p > 4 && memcmp(p, "LOG\t", 4) == 0;
        if (history) {
            um_buf e = {0};
            um_buf_add(&e, p, (size_t)(q - p));
            lg_add_entry(out, out->n, e.p);
            um_buf_free(&e);
        } else {
            um_buf_str(&out->start, out->start.n ? "\033" : "");
            um_buf_add(&out->start, p, (size_t)(q - p));
        }
        p = q + 1;
    }
}

/* ---- pieces that nobody touches ---- */

typedef struct still {
    char id[40];
    int x, y;
} still;

static bool read_still(const char *p, const char *end, still *out)
{
    static const char at[] = "\tMain Map;";
    const char *id = p + 2, *slash = memchr(id, '/', (size_t)(end - id)), *spot = NULL;
    if (!slash || (size_t)(slash - id) >= sizeof out->id)
        return false;
    for (const char *q = slash; q + sizeof at < end; q++)
        if (memcmp(q, at, sizeof at - 1) == 0)
            spot = q + sizeof at - 1;
    if (!spot)
        return false;
    char *after;
    memcpy(out->id, id, (size_t)(slash - id));
    out->id[slash - id] = '\0';
    out->x = (int)strtol(spot, &after, 10);
    out->y = (int)strtol(after + 1, NULL, 10);
    return true;
}

static bool touched(const lg_log *l, const char *id)
{
    for (size_t i = 0; i < l->n; i++)
        if (strstr(l->entry[i].p, id))
            return true;
    return false;
}

/* The k-th unit, leader or ship that lies on the map from beginning to end. */
static bool find_still(const lg_log *l, int k, still *out)
{
    const char *p = l->start.p, *end = p + l->start.n;
    while (p < end) {
        const char *q = p;
        while (q < end && *q != '\033')
            q++;
        bool piece = q - p > 8 && memcmp(p, "+/", 2) == 0 && strstr(p, "/emb2;") && strstr(p, "/emb2;") < q;
        if (piece && read_still(p, q, out) && !touched(l, out->id) && k-- == 0)
            return true;
        p = q + 1;
    }
    return false;
}

/* ---- chance ---- */

static unsigned dice_of_fate; /* 0: nothing is left to it */

static unsigned fate(unsigned n)
{
    dice_of_fate = dice_of_fate * 1103515245u + 12345u;
    dice_of_fate |= 1u << 31; /* never 0 */
    return ((dice_of_fate >> 12) & 0xffff) % n;
}

static bool chance(unsigned one_in)
{
    return dice_of_fate == 0 || fate(one_in) == 0;
}

/* A place between two entries: anywhere, or this one. */
static size_t anywhere(const lg_log *l, size_t usual)
{
    return dice_of_fate ? fate((unsigned)l->n + 1) : usual;
}

/* ---- kinds of noise ---- */

static void drag(lg_log *l, size_t at, const still *s, int x0, int y0, int x, int y)
{
    um_buf e = {0};
    um_buf_printf(&e, "LOG\tM/%s/Main Map/%d/%d/null/Main Map/%d/%d/null/null", s->id, x, y, x0, y0);
    lg_add_entry(l, at, e.p);
    um_buf_free(&e);
}

static int chat(lg_log *l)
{
    static const char *const line[] = {"LOG\tCHAT&lt;Henry&gt; - my dog wants to go out",
                                       "LOG\tCHAT&lt;Roger&gt; - nice one", "LOG\tCHAT- Henry has connected",
                                       "LOG\tCHAT&lt;Somebody&gt; - who is winning?"};
    int n = 0;
    for (size_t i = 0; i <= l->n; i += 2)
        if (chance(3))
            lg_add_entry(l, i, line[n++ % 4]);
    return n;
}

enum { FIELDS = 11 };

/* The fields of a command, undone of nothing; false: too many. */
static int fields_of(const char *p, const char *end, um_text out[FIELDS])
{
    int n = 0;
    for (const char *q = p; n < FIELDS; q++)
        if (q == end || (*q == '/' && q > p && q[-1] != '\\')) {
            out[n++] = (um_text){p, (size_t)(q - p)};
            if (q == end)
                return n;
            p = q + 1;
        }
    return 0;
}

/* A roll's result, as it was before; false: it is none. */
static bool inverse_roll(const char *p, const char *end, um_buf *out)
{
    const char *tab[4];
    int n = 0;
    for (const char *q = p; q < end && n < 4; q++)
        if (*q == '\t')
            tab[n++] = q;
    if (n < 4 || !strstr(p, "d6_result") || strstr(p, "d6_result") > tab[1])
        return false;
    um_buf_add(out, p, (size_t)(tab[1] + 1 - p));
    um_buf_add(out, tab[2] + 1, (size_t)(tab[3] - tab[2]));
    um_buf_add(out, tab[1] + 1, (size_t)(tab[2] - tab[1]));
    um_buf_add(out, tab[3] + 1, (size_t)(end - tab[3] - 1));
    return true;
}

/* What takes a leaf back; false: this is no business of a piece, or of dice. Empty: nothing is needed. */
static bool inverse_leaf(const char *p, const char *end, bool dice, um_buf *out)
{
    um_text f[FIELDS];
    bool plain = end - p > 4 && memcmp(p, "LOG\t", 4) == 0;
    p += plain ? 4 : 0;
    if (dice && plain && end - p > 8)
        return memcmp(p, "CHAT*** ", 8) == 0 || inverse_roll(p, end, out);
    if (!plain || (end - p == 4 && memcmp(p, "null", 4) == 0) || (end - p > 6 && memcmp(p, "CHAT* ", 6) == 0))
        return plain;
    int n = fields_of(p, end, f);
    if (n == 11 && um_text_is(f[0], "M")) {
        static const int order[] = {0, 1, 6, 7, 8, 9, 2, 3, 4, 5, 10};
        for (size_t i = 0; i < UM_COUNT(order); i++) {
            um_buf_str(out, i ? "/" : "");
            um_buf_text(out, f[order[i]]);
        }
        return true;
    }
    if (n == 4 && um_text_is(f[0], "D"))
        um_buf_printf(out, "D/%.*s/%.*s/%.*s", UM_FMT(f[1]), UM_FMT(f[3]), UM_FMT(f[2]));
    else if (n > 2 && um_text_is(f[0], "+") && um_text_is(f[2], "stack"))
        um_buf_printf(out, "-/%.*s", UM_FMT(f[1]));
    return out->n > 0;
}

/* The leaves that take an entry back; false: that is not of pieces alone, or not of dice where `dice`. At
 * least one must move something, or be of that sort. */
static bool inverse_leaves(const char *entry, bool dice, char sort, um_buf *leaf, int *count)
{
    int n = 0;
    bool ok = true, any = false;
    for (const char *p = entry; ok && *p && n < 64;) {
        const char *q = strchr(p, '\033'), *end = q ? q : p + strlen(p);
        while (q && end > p && end[-1] == '\\')
            end--;
        ok = inverse_leaf(p, end, dice, &leaf[n]);
        any |= leaf[n].n && (leaf[n].p[0] == 'M' || leaf[n].p[0] == sort);
        n++;
        p = q ? q + 1 : end;
    }
    *count = n;
    return ok && any && n < 64;
}

/* The entry that takes another back: with `by_hand` what a player does, else what VASSAL writes. */
static bool inverse(const char *entry, bool by_hand, bool dice, um_buf *out)
{
    um_buf leaf[64] = {{0}};
    int n = 0;
    bool ok = inverse_leaves(entry, dice, by_hand ? 'D' : 'M', leaf, &n), first = true;
    um_buf_str(out, by_hand ? "" : "LOG\tUNDO\ttrue");
    for (int i = n; i-- > 0;) {
        if (leaf[i].n)
            um_buf_printf(out, "%sLOG\t%s", by_hand && first ? "" : "\\\033", leaf[i].p);
        first = first && !leaf[i].n;
        um_buf_free(&leaf[i]);
    }
    um_buf_str(out, by_hand ? "" : "\\\033LOG\tUNDO\tfalse");
    return ok;
}

bool lg_take_back(lg_log *l, size_t at)
{
    um_buf back = {0};
    bool can = inverse(l->entry[at].p, false, false, &back);
    if (can)
        lg_add_entry(l, l->n, back.p);
    um_buf_free(&back);
    return can;
}

static int take_back(lg_log *l, bool by_hand, bool dice)
{
    int n = 0;
    for (size_t i = 0; i < l->n; i++) {
        um_buf back = {0}, again = {0};
        bool hand = by_hand && strstr(l->entry[i].p, " Hand"); /* what is shown is shown */
        if (!hand && inverse(l->entry[i].p, by_hand, dice, &back) && chance(2)) {
            um_buf_str(&again, l->entry[i].p);
            lg_add_entry(l, i + 1, back.p);
            lg_add_entry(l, i + 2, again.p);
            i += 2;
            n++;
        }
        um_buf_free(&back);
        um_buf_free(&again);
    }
    return n;
}

/* A piece at rest, and a place that it is not at. */
static bool two_places(const lg_log *l, still *a, still *b)
{
    if (!find_still(l, 0, a))
        return false;
    for (int k = 1; find_still(l, k, b); k++)
        if (b->x != a->x || b->y != a->y)
            return true;
    return false;
}

static int there_and_back(lg_log *l)
{
    still a, b;
    size_t at = anywhere(l, l->n / 2);
    if (!two_places(l, &a, &b))
        return 0;
    drag(l, at, &a, a.x, a.y, b.x, b.y);
    drag(l, at + 1, &a, b.x, b.y, a.x, a.y);
    return 1;
}

bool lg_mislay(lg_log *l)
{
    still a, b;
    if (!two_places(l, &a, &b))
        return false;
    drag(l, l->n, &a, a.x, a.y, b.x, b.y);
    return true;
}

static int nudge(lg_log *l)
{
    still a;
    int n = 0;
    for (; n < 4 && find_still(l, n, &a) && (size_t)n <= l->n; n++)
        drag(l, anywhere(l, (size_t)n), &a, a.x, a.y, a.x + 3, a.y - 2);
    return n;
}

static int restack(lg_log *l)
{
    still a;
    um_buf e = {0};
    if (!find_still(l, 0, &a))
        return 0;
    um_buf_printf(&e, "LOG\t+/1799999999999/stack/Main Map;%d;%d;%s;@@1", a.x, a.y, a.id);
    lg_add_entry(l, anywhere(l, l->n / 2), e.p);
    um_buf_free(&e);
    return 1;
}

static int marker(lg_log *l)
{
    lg_add_entry(l, l->n / 2, "LOG\t+/1799999999998/piece;;;c.png;Beer mat/Main Map;230;190;0;0");
    lg_add_entry(l, l->n, "LOG\tM/1799999999998/Main Map/330/190/null/Main Map/230/190/null/null");
    return 2;
}

static int dice(lg_log *l)
{
    for (int k = 0; k < 2; k++)
        lg_add_entry(
            l, 0,
            "LOG\tCHAT*** 2d6 = 6,6 *** <Henry>\\\033LOG\tMutableProperty\t2d6_result\t1,1\t6,6\tModule");
    return 2;
}

static int undo(lg_log *l)
{
    return take_back(l, false, false);
}

static int again(lg_log *l)
{
    return take_back(l, true, false);
}

static int reroll(lg_log *l)
{
    return take_back(l, false, true);
}

/* What is taken back is what was done last, so that comes behind all else. */
static int all(lg_log *l)
{
    static int (*const in_order[])(lg_log *) = {dice, there_and_back, nudge,  restack, marker,
                                                chat, again,          reroll, undo};
    int n = 0;
    for (size_t i = 0; i < UM_COUNT(in_order); i++)
        n += in_order[i](l);
    return n;
}

int lg_disturb(lg_log *l, lg_noise kind, unsigned seed)
{
    static int (*const make[])(lg_log *) = {
        [LG_CHAT_NOISE] = chat, [LG_UNDO] = undo,     [LG_BACK] = there_and_back, [LG_NUDGE] = nudge,
        [LG_RESTACK] = restack, [LG_MARKER] = marker, [LG_DICE] = dice,           [LG_AGAIN] = again,
        [LG_REROLL] = reroll,   [LG_ALL] = all};
    dice_of_fate = seed;
    int n = make[kind](l);
    dice_of_fate = 0;
    return n;
}
