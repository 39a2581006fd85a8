/* The table of all games as text. In a file names stand whole; on a terminal long ones lose their beginning,
 * where the folders are, long lists of players their end, and on a narrow one players have no column. */
#include "cli/summary.h"

#include <string.h>

typedef enum column { GAME, PLAYERS, TURNS, STEPS, ILLEGAL, UNDETERMINED, CLAIMED, COMPUTED, COLUMNS } column;

enum { PLAYERS_MIN = 7, GAME_MIN = 12, GAME_LEAST = 8, CELL_MAX = 16 };

static const char *const heads[] = {UM_N("game"),    UM_N("players"), UM_N("turns"),   UM_N("steps"),
                                    UM_N("illegal"), UM_N("undet."),  UM_N("claimed"), UM_N("computed")};

/* ---- cells ---- */

/* The bytes of the characters that lie within the first n columns. */
static size_t bytes_within(um_text t, size_t n)
{
    uint32_t code = 0;
    size_t i = 0;
    for (size_t k, wide; i < t.n; i += k ? k : 1, n -= wide) {
        k = um_code_take(t.p + i, t.n - i, &code);
        wide = k ? (size_t)um_code_columns(code) : 1;
        if (wide > n)
            break;
    }
    return i;
}

/* The bytes before the characters of the last n columns. */
static size_t bytes_before(um_text t, size_t n)
{
    size_t i = 0;
    while (i < t.n && um_columns((um_text){t.p + i, t.n - i}) > n)
        for (i++; i < t.n && ((unsigned char)t.p[i] & 0xc0) == 0x80; i++)
            ;
    return i;
}

/* A text in so many columns, with dots for what has no room: its end, or its middle. */
static void put_cell(um_output *out, um_text t, int wide, bool keep_end)
{
    size_t n = um_columns(t), room = (size_t)wide;
    if (n <= room) {
        um_out_bytes(out, t);
        um_out(out, "%*s", (int)(room - n), "");
        return;
    }
    size_t keep = room > 3 ? room - 3 : 0, behind = keep_end ? keep - keep / 3 : 0;
    size_t before = bytes_within(t, keep - behind), at = bytes_before(t, behind);
    um_text end = {t.p + at, behind ? t.n - at : 0};
    int pad = (int)(keep - um_columns((um_text){t.p, before}) - um_columns(end));
    um_out_bytes(out, (um_text){t.p, before});
    um_out(out, "...");
    um_out_bytes(out, end);
    um_out(out, "%*s", pad, "");
}

static void number_cell(um_output *out, um_style style, int n, int wide)
{
    um_out(out, " ");
    um_out_styled(out, n ? style : UM_PLAIN, "%*d", wide, n);
}

/* ---- how wide the columns are ---- */

static int widest(int wide, const char *words)
{
    int n = words ? (int)um_columns(um_text_of(words)) : 0;
    return n > wide ? n : wide;
}

static int digits(int n)
{
    int d = 1;
    for (; n > 9; n /= 10)
        d++;
    return d;
}

/* Names get what the numbers leave: players a third of it if all do not fit. */
static void measure(const um_standings *t, const um_output *out, int wide[COLUMNS])
{
    const int sums[] = {
        [TURNS] = t->turns, [STEPS] = t->steps, [ILLEGAL] = t->illegal, [UNDETERMINED] = t->undetermined};
    for (int c = 0; c < COLUMNS; c++)
        wide[c] = (int)um_columns(um_text_of(um_tr(heads[c])));
    for (int c = TURNS; c <= UNDETERMINED; c++)
        wide[c] = digits(sums[c]) > wide[c] ? digits(sums[c]) : wide[c];
    for (size_t i = 0; i < t->n; i++) {
        const um_standing *r = &t->rows[i];
        wide[GAME] = widest(wide[GAME], r->label);
        wide[PLAYERS] = widest(wide[PLAYERS], r->players);
        wide[CLAIMED] = widest(wide[CLAIMED], r->claimed);
        wide[COMPUTED] = widest(wide[COMPUTED], r->computed);
    }
    wide[GAME] = wide[GAME] < GAME_MIN ? GAME_MIN : wide[GAME];
    if (!out->fits)
        return;
    int left = out->width - COLUMNS;
    for (int c = TURNS; c < COLUMNS; c++)
        left -= wide[c];
    if (left < GAME_MIN + PLAYERS_MIN) {
        wide[PLAYERS] = 0;
        left = left + 1 > GAME_LEAST ? left + 1 : GAME_LEAST;
        wide[GAME] = wide[GAME] < left ? wide[GAME] : left;
        return;
    }
    if (wide[GAME] + wide[PLAYERS] <= left)
        return;
    int third = left / 3 > PLAYERS_MIN ? left / 3 : PLAYERS_MIN;
    if (wide[PLAYERS] > third)
        wide[PLAYERS] = left - wide[GAME] > third ? left - wide[GAME] : third;
    wide[GAME] = left - wide[PLAYERS];
}

/* ---- lines ---- */

static void head_line(um_output *out, const int wide[COLUMNS])
{
    for (int c = GAME; c < COLUMNS; c++) {
        if (wide[c] == 0)
            continue;
        const char *head = um_tr(heads[c]);
        int pad = wide[c] - (int)um_columns(um_text_of(head));
        um_out(out, "%s%*s", c ? " " : "", c < TURNS ? 0 : pad, "");
        um_out(out, "%s%*s", head, c < TURNS ? pad : 0, "");
    }
    um_out(out, "\n");
}

static void numbers(um_output *out, const int wide[COLUMNS], int turns, int steps, int illegal,
                    int undetermined)
{
    number_cell(out, UM_PLAIN, turns, wide[TURNS]);
    number_cell(out, UM_PLAIN, steps, wide[STEPS]);
    number_cell(out, UM_RED, illegal, wide[ILLEGAL]);
    number_cell(out, UM_YELLOW, undetermined, wide[UNDETERMINED]);
}

static void row_line(um_output *out, const um_standing *r, const int wide[COLUMNS])
{
    put_cell(out, um_text_of(r->label), wide[GAME], true);
    if (r->unread) {
        um_out(out, " ");
        um_out_styled(out, UM_RED, "%s", um_tr("could not be read"));
    } else {
        um_out(out, wide[PLAYERS] ? " " : "");
        put_cell(out, um_text_of(wide[PLAYERS] ? r->players : ""), wide[PLAYERS], false);
        numbers(out, wide, r->turns, r->steps, r->illegal, r->undetermined);
        um_out(out, " %*s %*s", wide[CLAIMED], r->claimed, wide[COMPUTED], r->computed);
    }
    um_out(out, "\n");
}

static void count_line(um_output *out, const char *words, size_t n)
{
    um_buf b = {0};
    um_buf_printf(&b, words, (int)n);
    um_out(out, "%s\n", um_buf_view(&b).p);
    um_buf_free(&b);
}

/* The sums are of all games, whatever --only shows. */
static void total_line(um_output *out, const um_standings *t, const int wide[COLUMNS])
{
    um_buf words = {0};
    um_buf_printf(&words, um_trn("total: %d game", "total: %d games", (long)t->games), (int)t->games);
    int room = wide[GAME] + wide[PLAYERS] + (wide[PLAYERS] > 0);
    put_cell(out, um_buf_view(&words), room, false);
    numbers(out, wide, t->turns, t->steps, t->illegal, t->undetermined);
    um_out(out, "\n");
    um_buf_free(&words);
    size_t shown = t->n - t->unread;
    if (shown < t->games)
        count_line(out, um_trn("%d of them is shown", "%d of them are shown", (long)shown), shown);
    if (t->partly)
        count_line(out,
                   um_trn("%d of them could be read only in part", "%d of them could be read only in part",
                          (long)t->partly),
                   t->partly);
    if (t->hardly)
        count_line(out,
                   um_trn("%d of them has a play without an end and is hardly judged",
                          "%d of them have a play without an end and are hardly judged", (long)t->hardly),
                   t->hardly);
}

static const char *word(const um_repeated *r, const char *key)
{
    const char *s = json_string_value(json_object_get(r->o, key));
    return s ? s : "";
}

static void repeated_lines(um_output *out, const um_standings *t)
{
    if (t->nrepeated)
        um_out(out, "\n%s\n", um_tr("found in several games:"));
    for (size_t i = 0; i < t->nrepeated; i++) {
        const um_repeated *r = &t->repeated[i];
        char lead[80];
        um_buf b = {0};
        snprintf(lead, sizeof lead,
                 um_trn("  %d games, %d time: ", "  %d games, %d times: ", (long)r->findings), (int)r->games,
                 (int)r->findings);
        const char *cause = word(r, "cause"), *rules = word(r, "rules");
        um_buf_str(&b, um_tr(word(r, "verdict")));
        um_buf_printf(&b, *cause ? um_tr(" (%s)") : "%s", um_tr(cause));
        um_buf_str(&b, um_tr(": "));
        um_buf_str(&b, word(r, "message"));
        um_buf_printf(&b, *rules ? " [%s]" : "%s", rules);
        um_out_wrapped(out, lead, um_buf_view(&b));
        um_buf_free(&b);
    }
}

void um_standings_text(um_output *out, const um_options *o, const um_standings *t)
{
    int wide[COLUMNS];
    if (!um_standings_wanted(t, o))
        return;
    measure(t, out, wide);
    um_out(out, o->summary ? "" : "\n");
    head_line(out, wide);
    for (size_t i = 0; i < t->n; i++)
        row_line(out, &t->rows[i], wide);
    total_line(out, t, wide);
    for (size_t i = 0; i < t->nagain; i++)
        um_again_line(out, t->again[i].file, t->again[i].words, t->again[i].of);
    if (o->summary)
        repeated_lines(out, t);
}
