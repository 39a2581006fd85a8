/* umpire dice: every roll, what it was for, and whether the dice look fair. */
#include <math.h>
#include <string.h>

#include "cli/dice.h"
#include "cli/summary.h"

enum { SIDES_MAX = 20, SETS_MAX = 64, FAIR_MIN = 30 };

typedef struct roller { /* dice of one kind thrown by one player */
    um_text who;
    int sides;                /* 0: faces that are words, or not each number once: counted, no more */
    const char *const *words; /* what they show */
    uint32_t count[SIDES_MAX + 1];
    uint32_t dice, rolls;
} roller;

typedef struct rollers {
    roller set[SETS_MAX];
    size_t n;
} rollers;

typedef struct dicing {
    const um_options *o;
    const um_setup *setup;
    const um_inputs *inputs;
    um_chains chains;
    um_output *out;
    const um_sink *sink;
    size_t told, rolls;
    size_t games; /* of those rolls */
    rollers all;  /* of all games */
    um_arena arena;
} dicing;

/* ---- words ---- */

static void put_flags(um_buf *b, const um_roll *r, const char *joint)
{
    static const char *const word[] = {UM_N("undone"), UM_N("repeated"), UM_N("unused")};
    const bool flag[] = {r->undone, r->repeated, !r->used && !r->undone};
    size_t had = b->n;
    for (size_t i = 0; i < UM_COUNT(word); i++)
        if (flag[i]) {
            um_buf_str(b, b->n > had ? joint : "");
            um_buf_str(b, um_tr(word[i]));
        }
}

/* ---- fairness ---- */

/* The counts of a player's dice of one kind, made at their first roll; NULL: too many. */
static roller *roller_of(rollers *all, um_text who, const um_roll *r)
{
    for (size_t i = 0; i < all->n; i++)
        if (all->set[i].sides == r->sides && all->set[i].words == r->words &&
            um_text_eq(all->set[i].who, who))
            return &all->set[i];
    if (all->n == SETS_MAX)
        return NULL;
    all->set[all->n] = (roller){.who = who, .sides = r->sides, .words = r->words};
    return &all->set[all->n++];
}

/* Counts a roll's dice by face; a face that the die does not have is not counted. */
static void count_roll(roller *s, const um_roll *r)
{
    s->rolls++;
    for (int k = 0; k < r->ndice; k++) {
        int32_t face = r->dice[k];
        if (face >= !r->words && face <= (r->sides ? r->sides : SIDES_MAX)) {
            s->count[face]++;
            s->dice++;
        }
    }
}

static void gather(const um_dice_table *t, rollers *all)
{
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        roller *s = r->sides <= SIDES_MAX ? roller_of(all, um_dice_who(t, r), r) : NULL;
        if (s)
            count_roll(s, r);
    }
}

/* Adds a game's dice to those of all games, with copies of the names: the game's are freed before. */
static bool gather_all(dicing *d, const um_dice_table *t)
{
    size_t had = d->all.n;
    gather(t, &d->all);
    d->rolls += t->n;
    d->games++;
    for (size_t i = had; i < d->all.n; i++)
        if (um_text_dup(&d->arena, d->all.set[i].who, &d->all.set[i].who) != UM_OK)
            return false;
    return true;
}

static double mean_of(const roller *s)
{
    double sum = 0;
    for (int i = 1; i <= SIDES_MAX; i++)
        sum += i * (double)s->count[i];
    return s->dice ? sum / s->dice : 0;
}

/* How often honest dice would stray at least so far: the chi-square test, by the series of the lower
 * incomplete gamma function. */
static double chance_of(const roller *s, double *chi)
{
    double expected = (double)s->dice / s->sides, a = (s->sides - 1) / 2.0, term, sum;
    *chi = 0;
    for (int i = 1; i <= s->sides; i++)
        *chi += (s->count[i] - expected) * (s->count[i] - expected) / expected;
    double x = *chi / 2;
    if (x <= 0)
        return 1;
    term = sum = 1 / a;
    for (int k = 1; k < 1000 && term > sum * 1e-12; k++)
        sum += term *= x / (a + k);
    double p = 1 - sum * exp(-x + a * log(x) - lgamma(a));
    return p < 0 ? 0 : p > 1 ? 1 : p;
}

static const char *verdict_of(double p)
{
    return um_tr(p < 0.001 ? UM_N("very unusual") : p < 0.01 ? UM_N("unusual") : UM_N("nothing unusual"));
}

/* ---- text ---- */

static um_counted rolls_of(size_t n)
{
    return um_count_words(um_trn("%zu roll", "%zu rolls", (long)n), n);
}

static um_counted dice_of(const roller *s)
{
    long n = (long)s->dice;
    return um_count_words(
        s->sides ? um_trn("%u die", "%u dice", n) : um_trn("%u special die", "%u special dice", n), s->dice);
}

/* A cell of a table, and a blank behind it. */
static void put_cell(um_output *out, um_text words, int wide)
{
    int room = wide - (int)um_columns(words);
    um_out_text(out, words);
    um_out(out, "%*s ", room > 0 ? room : 0, "");
}

/* How often each face came. */
static void text_faces(um_output *out, const roller *s)
{
    const char *joint = "";
    for (int i = !s->words; i <= (s->sides ? s->sides : SIDES_MAX); i++) {
        if (!s->sides && !s->count[i])
            continue;
        if (s->words)
            um_out(out, "%s %s %u", joint, s->words[i], s->count[i]);
        else if (!s->sides)
            um_out(out, "%s %d: %u", joint, i, s->count[i]);
        else
            um_out(out, "%s %u", joint, s->count[i]);
        joint = ",";
    }
}

static void text_summary(um_output *out, const roller *s)
{
    um_out(out, "  ");
    um_out_text(out, s->who);
    if (!s->sides) { /* special dice */
        um_out(out, um_tr(": %s in %s;"), dice_of(s).words, rolls_of(s->rolls).words);
        text_faces(out, s);
        um_out(out, "\n");
        return;
    }
    um_out(out, um_tr(": %s of %d in %s, mean %.2f (fair %.2f);"), dice_of(s).words, s->sides,
           rolls_of(s->rolls).words, mean_of(s), (s->sides + 1) / 2.0);
    text_faces(out, s);
    if (s->dice >= FAIR_MIN) {
        double chi, p = chance_of(s, &chi);
        um_out(out, um_tr("; chi-square %.2f, p %.3f: %s"), chi, p, verdict_of(p));
    } else {
        um_out(out, "%s", um_tr("; too few to say more"));
    }
    um_out(out, "\n");
}

typedef struct sums {
    size_t used, undone, repeated, unused;
} sums;

static sums sum_up(const um_dice_table *t)
{
    sums s = {0};
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        s.used += r->used;
        s.undone += r->undone;
        s.repeated += r->repeated;
        s.unused += !r->used && !r->undone;
    }
    return s;
}

/* What was rolled beside what the steps of the game call for. */
static void text_counts(um_output *out, const um_dice_table *t)
{
    sums s = sum_up(t);
    um_counted used = um_count_words(um_trn("%zu is used", "%zu are used", (long)s.used), s.used);
    um_out(out, "  ");
    if (t->called)
        um_out(out, um_trn("%d step calls for dice", "%d steps call for dice", t->called), t->called);
    else
        um_out(out, "%s", um_tr("no step calls for dice"));
    if (t->wanting)
        um_out(out,
               um_trn(", %d of them has none (the first: step %d)",
                      ", %d of them have none (the first: step %d)", t->wanting),
               t->wanting, t->first_wanted);
    um_out(out, um_tr("; of %s %s, %zu undone, %zu repeated, %zu unused"), rolls_of(t->n).words, used.words,
           s.undone, s.repeated, s.unused);
    um_out(out, "\n");
}

typedef enum column { AT, STEP, PLAYER, BUTTON, DICE, FOR, COLUMNS } column;

static const char *const heads[COLUMNS] = {UM_N("at"),     UM_N("step"), UM_N("player"),
                                           UM_N("button"), UM_N("dice"), UM_N("for")};

enum { CELL_MAX = 24 };

/* The cells of a roll, what is wrong with it behind them. */
static void write_cells(const um_dice_table *t, const um_roll *r, um_buf cell[COLUMNS + 1])
{
    for (int c = 0; c <= COLUMNS; c++)
        um_buf_clear(&cell[c]);
    if (r->at.entry)
        um_buf_printf(&cell[AT], "entry:%u", (unsigned)r->at.entry);
    else
        um_buf_printf(&cell[AT], "line:%u", (unsigned)r->at.line);
    um_buf_printf(&cell[STEP], r->step ? "%5d" : "    -", r->step);
    um_harmless(&cell[PLAYER], um_dice_who(t, r));
    um_harmless(&cell[BUTTON], r->button);
    um_dice_faces(r, &cell[DICE]);
    um_buf_text(&cell[FOR], r->purpose.n ? r->purpose : UM_TEXT("-"));
    put_flags(&cell[COLUMNS], r, ", ");
    if (r->at.file && strcmp(r->at.file, t->file) != 0) {
        um_buf_str(&cell[COLUMNS], cell[COLUMNS].n ? ", " : "");
        um_buf_printf(&cell[COLUMNS], um_tr("in %s"), r->at.file);
    }
}

/* The columns as wide as they must be. */
static void measure(const um_dice_table *t, um_buf cell[COLUMNS + 1], int wide[COLUMNS])
{
    static const int least[COLUMNS] = {9, 5, 12, 8, 8, 13};
    for (int c = 0; c < COLUMNS; c++) {
        int head = (int)um_columns(um_text_of(um_tr(heads[c])));
        wide[c] = head > least[c] ? head : least[c];
    }
    for (size_t i = 0; i < t->n; i++) {
        write_cells(t, &t->roll[i], cell);
        for (int c = 0; c < COLUMNS; c++) {
            int n = (int)um_columns(um_buf_view(&cell[c]));
            if (n > wide[c])
                wide[c] = n > CELL_MAX ? CELL_MAX : n;
        }
    }
}

/* The table of a game's rolls. */
static void text_rolls(um_output *out, const um_dice_table *t)
{
    um_buf cell[COLUMNS + 1] = {0};
    int wide[COLUMNS];
    measure(t, cell, wide);
    um_out(out, "  ");
    for (int c = 0; c < FOR; c++) {
        um_text head = um_text_of(um_tr(heads[c]));
        if (c == STEP)
            um_out(out, "%*s", wide[c] - (int)um_columns(head), "");
        put_cell(out, head, c == STEP ? 0 : wide[c]);
    }
    um_out(out, "%s\n", um_tr(heads[FOR]));
    for (size_t i = 0; i < t->n; i++) {
        write_cells(t, &t->roll[i], cell);
        um_out(out, "  ");
        for (int c = 0; c < FOR; c++)
            put_cell(out, um_buf_view(&cell[c]), wide[c]);
        if (cell[COLUMNS].n)
            put_cell(out, um_buf_view(&cell[FOR]), wide[FOR]);
        um_out_text(out, um_buf_view(&cell[cell[COLUMNS].n ? COLUMNS : FOR]));
        um_out(out, "\n");
    }
    for (int c = 0; c <= COLUMNS; c++)
        um_buf_free(&cell[c]);
}

/* The rolls of one game, then what they come to. */
static void text_game(dicing *d, const um_dice_table *t)
{
    rollers set = {.n = 0};
    um_output *out = d->out;
    if (d->told++)
        um_out(out, "\n");
    um_out_text(out, um_text_of(t->file));
    um_out(out, "%s%s\n", um_tr(": "), rolls_of(t->n).words);
    if (t->n)
        text_rolls(out, t);
    if (t->n || t->called)
        text_counts(out, t);
    gather(t, &set);
    for (size_t i = 0; i < set.n; i++)
        text_summary(out, &set.set[i]);
}

/* Each player over all games: few dice a game make many in the end. */
static void text_all(const dicing *d)
{
    if (d->told < 2)
        return;
    um_counted games = um_count_words(um_trn("%zu game", "%zu games", (long)d->games), d->games);
    um_out(d->out, "\n");
    um_out(d->out, um_tr("in all: %s in %s"), rolls_of(d->rolls).words, games.words);
    um_out(d->out, "\n");
    for (size_t i = 0; i < d->all.n; i++)
        text_summary(d->out, &d->all.set[i]);
}

/* Inputs that are another once more: named, for they are not counted again. */
static void tell_again(const dicing *d)
{
    for (size_t i = 0; i < d->chains.n; i++) {
        um_same how = (um_same)d->chains.how[i];
        const char *const *paths = d->inputs->paths;
        if (how == UM_SAME_NOT)
            continue;
        if (d->o->format == UM_FORMAT_JSONL)
            um_again_json(d->out, paths[i], how, paths[d->chains.same[i]]);
        else if (d->o->format == UM_FORMAT_TEXT)
            um_again_line(d->out, paths[i], um_same_words(how), paths[d->chains.same[i]]);
    }
}

/* ---- for machines ---- */

/* The same as objects. */
static void json_game(dicing *d, const um_dice_table *t)
{
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        json_t *o = json_object(), *dice = json_array();
        um_json_set(o, "type", json_string("roll"));
        um_json_set(o, "file", um_json_string(r->at.file ? r->at.file : t->file));
        um_json_set(o, "at", um_json_place(&r->at, NULL));
        um_json_set(o, "step", r->step ? json_integer(r->step) : json_null());
        um_json_set(o, "player", r->side >= 0 ? um_json_string(t->game->sides[r->side]) : json_null());
        um_json_set(o, "name", um_json_text(r->player));
        um_json_set(o, "button", um_json_text(r->button));
        um_json_set(o, "sides", json_integer(r->sides));
        for (int k = 0; dice && k < r->ndice; k++)
            json_array_append_new(dice,
                                  r->words ? json_string(r->words[r->dice[k]]) : json_integer(r->dice[k]));
        um_json_set(o, "dice", dice);
        um_json_set(o, "for", r->purpose.n ? um_json_text(r->purpose) : json_null());
        um_json_set(o, "undone", json_boolean(r->undone));
        um_json_set(o, "repeated", json_boolean(r->repeated));
        um_json_set(o, "used", json_boolean(r->used));
        um_json_line(d->out, o);
    }
    sums s = sum_up(t);
    json_t *o = json_object();
    um_json_set(o, "type", json_string("rolls"));
    um_json_set(o, "file", um_json_string(t->file));
    um_json_set(o, "rolls", json_integer((json_int_t)t->n));
    um_json_set(o, "used", json_integer((json_int_t)s.used));
    um_json_set(o, "undone", json_integer((json_int_t)s.undone));
    um_json_set(o, "repeated", json_integer((json_int_t)s.repeated));
    um_json_set(o, "unused", json_integer((json_int_t)s.unused));
    um_json_set(o, "called_for", json_integer(t->called));
    um_json_set(o, "wanting", json_integer(t->wanting));
    um_json_line(d->out, o);
}

/* A number that counts from 1; nothing for none. */
static void csv_number(um_output *out, uint32_t n)
{
    if (n)
        um_out(out, "%lu", (unsigned long)n);
    um_out(out, ",");
}

/* The same as rows of a table. */
static void csv_game(dicing *d, const um_dice_table *t)
{
    if (!d->told++)
        um_out(d->out, "file,entry,line,step,side,player,button,sides,dice,for,flags\r\n");
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        um_buf dice = {0}, flags = {0};
        um_dice_faces(r, &dice);
        put_flags(&flags, r, " ");
        um_out_csv(d->out, um_text_of(r->at.file ? r->at.file : t->file), false);
        csv_number(d->out, r->at.entry);
        csv_number(d->out, r->at.line);
        csv_number(d->out, (uint32_t)r->step);
        um_out_csv(d->out, r->side >= 0 ? um_text_of(t->game->sides[r->side]) : UM_TEXT(""), false);
        um_out_csv(d->out, r->player, false);
        um_out_csv(d->out, r->button, false);
        um_out(d->out, "%d,", r->sides);
        um_out_csv(d->out, um_buf_view(&dice), false);
        um_out_csv(d->out, r->purpose, false);
        um_out_csv(d->out, um_buf_view(&flags), true);
        um_buf_free(&dice);
        um_buf_free(&flags);
    }
}

/* ---- the command ---- */

static int dice_one(dicing *d, size_t i)
{
    um_input in;
    const char *paths[UM_CHAIN_MAX];
    size_t n = um_chains_paths(&d->chains, d->inputs, i, paths, UM_COUNT(paths));
    um_status s = um_input_open_chain(&in, d->setup, paths, n, d->sink);
    um_dice_table t = {.file = in.file};
    if (s == UM_OK)
        s = um_dice_gather(&t, &in);
    if (s == UM_OK)
        (d->o->format == UM_FORMAT_JSONL ? json_game
         : d->o->format == UM_FORMAT_CSV ? csv_game
                                         : text_game)(d, &t);
    if (s == UM_OK && d->chains.how[i] != UM_SAME_PART && !gather_all(d, &t))
        s = UM_MEMORY;
    um_dice_free(&t);
    int status = s == UM_OK && in.opened.record->nbad ? UM_EXIT_INPUT : um_exit_of(s);
    um_input_close(&in);
    return status;
}

static int dice_all(dicing *d, um_output *out)
{
    um_status s = um_chains_find(&d->chains, d->setup, d->inputs);
    if (s == UM_OK && (s = um_output_open(out, d->o)) != UM_OK)
        um_chains_free(&d->chains);
    if (s != UM_OK)
        return um_exit_of(s);
    int status = UM_EXIT_LEGAL;
    d->out = out;
    for (size_t i = 0; i < d->inputs->n; i++)
        if (!d->chains.follows[i])
            status = um_exit_worse(status, dice_one(d, i));
    if (d->o->format == UM_FORMAT_TEXT)
        text_all(d);
    tell_again(d);
    um_arena_free(&d->arena);
    um_chains_free(&d->chains);
    return um_output_close(out, status);
}

int um_cmd_dice(int argc, char **argv)
{
    um_options o;
    um_setup setup;
    um_inputs inputs;
    um_printer printer;
    int status;
    if (!um_options_parse(&o, "dice", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    um_status s = um_setup_find(&setup, &o, &inputs);
    setup.whole = true;
    status = um_exit_of(s);
    if (s == UM_OK) {
        dicing d = {.o = &o, .setup = &setup, .inputs = &inputs, .sink = &sink};
        um_output out;
        status = dice_all(&d, &out);
        um_inputs_free(&inputs);
        um_setup_free(&setup);
    }
    um_options_free(&o);
    return status;
}
