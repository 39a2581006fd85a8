/* umpire dice: every roll, what it was for, and whether the dice look fair. */
#include <math.h>
#include <string.h>

#include "cli/report_json.h"
#include "cli/report_open.h"

enum { SIDES_MAX = 20, SETS_MAX = 64, FAIR_MIN = 30 };

typedef struct roller { /* dice of one size thrown by one player in one game */
    um_text who;
    int sides;
    uint32_t count[SIDES_MAX];
    uint32_t dice, rolls;
} roller;

typedef struct dicing {
    const um_options *o;
    const um_bench *bench;
    const um_inputs *inputs;
    um_chains chains;
    um_output *out;
    const um_sink *sink;
    size_t told;
} dicing;

typedef struct table { /* the rolls of one game */
    const char *file;
    const um_game *game;
    um_roll *roll;
    size_t n, cap;
    bool own; /* made here, of a record */
} table;

/* ---- rolls of a record ---- */

static um_status add_action(table *t, const um_action *a, int step)
{
    const um_verb *v = &t->game->verbs[a->verb];
    for (int p = 0; p < v->nparams; p++) {
        int n;
        const um_value *dice = v->params[p].type == UM_P_DICE ? um_values_of(a, p, &n) : NULL;
        if (!dice || n < 1)
            continue;
        if (um_grow((void **)&t->roll, &t->cap, t->n + 1, sizeof *t->roll) != UM_OK)
            return UM_MEMORY;
        um_roll *r = &t->roll[t->n++];
        *r = (um_roll){.at = a->at,
                       .side = a->player,
                       .player = UM_TEXT(""),
                       .button = UM_TEXT(""),
                       .ndice = n > UM_DICE_MAX ? UM_DICE_MAX : n,
                       .sides = 6,
                       .used = true,
                       .step = step,
                       .purpose = um_text_of(v->name)};
        for (int i = 0; i < r->ndice; i++)
            r->dice[i] = dice[i].num;
    }
    return UM_OK;
}

static um_status rolls_of_record(table *t, const um_record *rec)
{
    um_status s = UM_OK;
    t->own = true;
    for (int c = 0; c < rec->ncases && s == UM_OK; c++) {
        int step = 0;
        t->game = rec->cases[c].game;
        for (int i = 0; i < rec->cases[c].nitems && s == UM_OK; i++) {
            const um_item *it = &rec->cases[c].items[i];
            if (it->kind != UM_I_ACTION || (t->game->verbs[it->action.verb].flags & UM_V_POSITION))
                continue;
            s = add_action(t, &it->action, ++step);
        }
    }
    return s;
}

/* ---- words ---- */

static um_text who_of(const table *t, const um_roll *r)
{
    if (r->player.n)
        return r->player;
    return r->side >= 0 ? um_text_of(t->game->side_names[r->side]) : UM_TEXT("?");
}

static void put_dice(um_buf *b, const um_roll *r)
{
    for (int i = 0; i < r->ndice; i++)
        um_buf_printf(b, "%s%d", i ? "," : "", (int)r->dice[i]);
}

static void put_flags(um_buf *b, const um_roll *r, const char *joint)
{
    static const char *const word[] = {"undone", "repeated", "unused"};
    const bool flag[] = {r->undone, r->repeated, !r->used && !r->undone};
    size_t had = b->n;
    for (size_t i = 0; i < UM_COUNT(word); i++)
        if (flag[i]) {
            um_buf_str(b, b->n > had ? joint : "");
            um_buf_str(b, word[i]);
        }
}

/* ---- fairness ---- */

static roller *roller_of(roller *set, size_t *n, um_text who, int sides)
{
    for (size_t i = 0; i < *n; i++)
        if (set[i].sides == sides && um_text_eq(set[i].who, who))
            return &set[i];
    if (*n == SETS_MAX)
        return NULL;
    set[*n] = (roller){.who = who, .sides = sides};
    return &set[(*n)++];
}

static size_t gather(const table *t, roller *set)
{
    size_t n = 0;
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        roller *s = r->sides > 1 && r->sides <= SIDES_MAX ? roller_of(set, &n, who_of(t, r), r->sides) : NULL;
        if (!s)
            continue;
        s->rolls++;
        for (int k = 0; k < r->ndice; k++)
            if (r->dice[k] >= 1 && r->dice[k] <= r->sides) {
                s->count[r->dice[k] - 1]++;
                s->dice++;
            }
    }
    return n;
}

static double mean_of(const roller *s)
{
    double sum = 0;
    for (int i = 0; i < s->sides; i++)
        sum += (i + 1) * (double)s->count[i];
    return s->dice ? sum / s->dice : 0;
}

/* How often honest dice would stray at least so far: the chi-square test, by the series of the lower
 * incomplete gamma function. */
static double chance_of(const roller *s, double *chi)
{
    double expected = (double)s->dice / s->sides, a = (s->sides - 1) / 2.0, term, sum;
    *chi = 0;
    for (int i = 0; i < s->sides; i++)
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
    return p < 0.001 ? "very unusual" : p < 0.01 ? "unusual" : "nothing unusual";
}

/* ---- text ---- */

static void text_summary(um_output *out, const roller *s)
{
    um_out(out, "  ");
    um_out_text(out, s->who);
    um_out(out, ": %u dice of %d in %u roll%s, mean %.2f (fair %.2f);", s->dice, s->sides, s->rolls,
           s->rolls == 1 ? "" : "s", mean_of(s), (s->sides + 1) / 2.0);
    for (int i = 0; i < s->sides; i++)
        um_out(out, "%s %u", i ? "," : "", s->count[i]);
    if (s->dice >= FAIR_MIN) {
        double chi, p = chance_of(s, &chi);
        um_out(out, "; chi-square %.2f, p %.3f: %s", chi, p, verdict_of(p));
    } else {
        um_out(out, "; too few to say more");
    }
    um_out(out, "\n");
}

static void text_game(dicing *d, const table *t)
{
    roller set[SETS_MAX];
    um_output *out = d->out;
    if (d->told++)
        um_out(out, "\n");
    um_out_text(out, um_text_of(t->file));
    um_out(out, ": %zu roll%s\n", t->n, t->n == 1 ? "" : "s");
    if (t->n)
        um_out(out, "  %-9s %5s  %-12s %-8s %-8s %-13s %s\n", "at", "step", "player", "button", "dice", "for",
               "");
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        um_buf at = {0}, dice = {0}, who = {0}, flags = {0};
        if (r->at.entry)
            um_buf_printf(&at, "entry:%u", (unsigned)r->at.entry);
        else
            um_buf_printf(&at, "line:%u", (unsigned)r->at.line);
        put_dice(&dice, r);
        um_harmless(&who, who_of(t, r));
        put_flags(&flags, r, ", ");
        if (r->at.file && strcmp(r->at.file, t->file) != 0)
            um_buf_printf(&flags, "%sin %s", flags.n ? ", " : "", r->at.file);
        um_out(out, "  %-9s ", um_buf_view(&at).p);
        um_out(out, r->step ? "%5d  " : "    -  ", r->step);
        um_out(out, "%-12.*s ", UM_FMT(um_buf_view(&who)));
        um_out(out, "%-8.*s %-8.*s %-13.*s ", UM_FMT(r->button), UM_FMT(um_buf_view(&dice)),
               UM_FMT(r->purpose.n ? r->purpose : UM_TEXT("-")));
        um_out_text(out, um_buf_view(&flags));
        um_out(out, "\n");
        um_buf_free(&at);
        um_buf_free(&dice);
        um_buf_free(&who);
        um_buf_free(&flags);
    }
    size_t n = gather(t, set);
    for (size_t i = 0; i < n; i++)
        text_summary(out, &set[i]);
}

/* ---- for machines ---- */

static void json_game(dicing *d, const table *t)
{
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        json_t *o = json_object(), *dice = json_array();
        um_json_set(o, "type", json_string("roll"));
        um_json_set(o, "file", um_json_string(r->at.file ? r->at.file : t->file));
        um_json_set(o, "at", um_json_place(&r->at));
        um_json_set(o, "step", r->step ? json_integer(r->step) : json_null());
        um_json_set(o, "player", r->side >= 0 ? um_json_string(t->game->sides[r->side]) : json_null());
        um_json_set(o, "name", um_json_text(r->player));
        um_json_set(o, "button", um_json_text(r->button));
        um_json_set(o, "sides", json_integer(r->sides));
        for (int k = 0; dice && k < r->ndice; k++)
            json_array_append_new(dice, json_integer(r->dice[k]));
        um_json_set(o, "dice", dice);
        um_json_set(o, "for", r->purpose.n ? um_json_text(r->purpose) : json_null());
        um_json_set(o, "undone", json_boolean(r->undone));
        um_json_set(o, "repeated", json_boolean(r->repeated));
        um_json_set(o, "used", json_boolean(r->used));
        um_json_line(d->out, o);
    }
}

/* A field of RFC 4180; what a spreadsheet would take for a formula is disarmed. */
static void csv_field(um_output *out, um_text t, bool last)
{
    um_buf b = {0};
    if (t.n && strchr("=+-@", t.p[0]) && t.p[0])
        um_buf_char(&b, '\'');
    um_harmless(&b, t);
    um_text s = um_buf_view(&b);
    bool quote = s.n && (memchr(s.p, ',', s.n) || memchr(s.p, '"', s.n));
    um_out(out, "%s", quote ? "\"" : "");
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '"')
            um_out(out, "\"");
        um_out_bytes(out, (um_text){s.p + i, 1});
    }
    um_out(out, "%s%s", quote ? "\"" : "", last ? "\r\n" : ",");
    um_buf_free(&b);
}

static void csv_game(dicing *d, const table *t)
{
    if (!d->told++)
        um_out(d->out, "file,entry,line,step,side,player,button,sides,dice,for,flags\r\n");
    for (size_t i = 0; i < t->n; i++) {
        const um_roll *r = &t->roll[i];
        um_buf dice = {0}, flags = {0};
        put_dice(&dice, r);
        put_flags(&flags, r, " ");
        csv_field(d->out, um_text_of(r->at.file ? r->at.file : t->file), false);
        um_out(d->out, "%u,%u,%d,", (unsigned)r->at.entry, (unsigned)r->at.line, r->step);
        csv_field(d->out, r->side >= 0 ? um_text_of(t->game->sides[r->side]) : UM_TEXT(""), false);
        csv_field(d->out, r->player, false);
        csv_field(d->out, r->button, false);
        um_out(d->out, "%d,", r->sides);
        csv_field(d->out, um_buf_view(&dice), false);
        csv_field(d->out, r->purpose, false);
        csv_field(d->out, um_buf_view(&flags), true);
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
    um_status s = um_input_open_chain(&in, d->bench, paths, n, d->sink);
    table t = {.file = in.file};
    if (s == UM_OK && in.opened.reading) {
        t.game = in.opened.record->cases[0].game;
        t.roll = in.opened.reading->rolls;
        t.n = in.opened.reading->nrolls;
    } else if (s == UM_OK) {
        s = rolls_of_record(&t, in.opened.record);
    }
    if (s == UM_OK)
        (d->o->format == UM_FORMAT_JSONL ? json_game
         : d->o->format == UM_FORMAT_CSV ? csv_game
                                         : text_game)(d, &t);
    if (t.own)
        um_free(t.roll, t.cap * sizeof *t.roll);
    int status = s == UM_OK && in.opened.record->nbad ? UM_EXIT_INPUT : um_exit_of(s);
    um_input_close(&in);
    return status;
}

static int dice_all(dicing *d, um_output *out)
{
    um_status s = um_chains_find(&d->chains, d->bench, d->inputs);
    if (s == UM_OK && (s = um_output_open(out, d->o)) != UM_OK)
        um_chains_free(&d->chains);
    if (s != UM_OK)
        return um_exit_of(s);
    int status = UM_EXIT_LEGAL;
    d->out = out;
    for (size_t i = 0; i < d->inputs->n; i++)
        if (!d->chains.follows[i])
            status = um_exit_worse(status, dice_one(d, i));
    um_chains_free(&d->chains);
    return um_output_close(out, status);
}

int um_cmd_dice(int argc, char **argv)
{
    um_options o;
    um_bench bench;
    um_inputs inputs;
    um_printer printer;
    int status;
    if (!um_options_parse(&o, "dice", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    um_status s = um_bench_find(&bench, &o, &inputs);
    bench.whole = true;
    status = um_exit_of(s);
    if (s == UM_OK) {
        dicing d = {.o = &o, .bench = &bench, .inputs = &inputs, .sink = &sink};
        um_output out;
        status = dice_all(&d, &out);
        um_inputs_free(&inputs);
        um_bench_free(&bench);
    }
    um_options_free(&o);
    return status;
}
