/* umpire new: a record to begin with. The position is that of the pack's scenario; what it leaves out stands
 * there as comments, with the place that the pack guesses where it has one. */
#include "cli/open.h"
#include "cli/set_up.h"

#include <string.h>

enum { WIDE = 90 }; /* a line of names is no longer than that and a name */
enum { OF_LOGS = UM_V_UNCLEAR | UM_V_READINGS | UM_V_HIDDEN | UM_V_DOUBT }; /* said of what a log shows */

typedef struct beginning {
    const um_game *game;
    const um_pack *pack;
    const char *scenario; /* NULL: the game has none */
    um_buf text;          /* the record so far */
    bool *placed[UM_KINDS_MAX];
} beginning;

static void comment(beginning *b, const char *words)
{
    um_buf_printf(&b->text, "# %s\n", um_tr(words));
}

/* ---- the position ---- */

/* The pieces and cards that a line names lie somewhere. */
static void note_placed(beginning *b, const um_action *a)
{
    for (int i = 0; i < a->nargs; i++)
        for (int k = 0; k < a->args[i].count; k++) {
            um_ref r = a->values[a->args[i].first + k].ref;
            if (r >= 0 && b->placed[um_ref_kind(r)])
                b->placed[um_ref_kind(r)][um_ref_row(r)] = true;
        }
}

static bool put_line(void *user, const um_action *a)
{
    beginning *b = user;
    note_placed(b, a);
    um_action_write(b->game, b->pack, &b->game->verbs[a->verb], a, &b->text);
    um_buf_char(&b->text, '\n');
    return true;
}

/* The statements that the scenario comes to, as lines of their own to be put right. */
static um_status put_position(beginning *b, const um_case *c, const um_sink *sink)
{
    const um_run_settings settings = {.trust = UM_LIKELY};
    um_run *run;
    um_status s = um_run_case(c, &settings, sink, &run);
    if (s != UM_OK)
        return s;
    comment(b, UM_N("The position, as far as it is known."));
    b->game->position(um_replay_ctx(run->replay), um_replay_state(run->replay), put_line, b);
    um_run_free(run);
    return UM_OK;
}

/* ---- what it leaves out ---- */

static bool is_placed(const beginning *b, um_ref r)
{
    const bool *rows = r >= 0 ? b->placed[um_ref_kind(r)] : NULL;
    return !rows || rows[um_ref_row(r)];
}

/* The places where unplaced pieces may begin. */
typedef struct guesses {
    beginning *b;
    um_buf last; /* the place of the line at hand */
} guesses;

static void put_guess(void *user, um_ref r, um_text at)
{
    guesses *g = user;
    beginning *b = g->b;
    if (is_placed(b, r))
        return;
    if (!g->last.n)
        comment(b, UM_N("Where the pack takes these to begin, which is not certain: look them up, take the # "
                        "away."));
    bool same = um_text_eq(um_buf_view(&g->last), at);
    um_buf_str(&b->text, same ? ", " : g->last.n ? "\n# at " : "# at ");
    if (!same) {
        um_buf_text(&b->text, at);
        um_buf_str(&b->text, ": ");
    }
    um_ref_write(b->pack, r, &b->text);
    um_buf_clear(&g->last);
    um_buf_text(&g->last, at);
    b->placed[um_ref_kind(r)][um_ref_row(r)] = true;
}

/* Where the pack says that an unplaced piece may begin: "# at Kingston: 49th, Prevost", a line a place. */
static void put_guesses(beginning *b)
{
    guesses g = {.b = b};
    um_set_up_each(b->pack, um_text_of(b->scenario), put_guess, &g);
    um_buf_str(&b->text, g.last.n ? "\n" : "");
    um_buf_free(&g.last);
}

/* Pieces of a kind that nothing has told of: they come later, or are missing here. */
static void put_rest(beginning *b, int kind)
{
    int n = 0;
    size_t line = b->text.n; /* where the one under way begins */
    for (int row = 0; b->placed[kind] && row < um_rows(b->pack, kind); row++) {
        if (b->placed[kind][row])
            continue;
        if (n++ == 0) {
            um_buf_printf(&b->text, um_tr("# Nothing is said of these %s: "),
                          um_tr(b->game->kinds[kind].plural));
        } else if (b->text.n - line < WIDE) {
            um_buf_str(&b->text, ", ");
        } else {
            um_buf_str(&b->text, ",\n");
            line = b->text.n;
            um_buf_str(&b->text, "#     ");
        }
        um_ref_write(b->pack, um_ref_of(kind, row), &b->text);
    }
    um_buf_str(&b->text, n ? "\n" : "");
}

static void put_missing(beginning *b)
{
    um_buf_char(&b->text, '\n');
    put_guesses(b);
    for (int k = 0; k < b->game->nkinds; k++)
        if (!b->game->kinds[k].is_card)
            put_rest(b, k);
}

/* Pieces that the game has none of until a record declares them: "declare unit ID side=us|br ...". */
static void put_declared(beginning *b, const um_kind *k)
{
    um_buf_printf(&b->text, "#   declare %s ID", k->name);
    for (int i = 0; i < k->nattrs; i++) {
        const um_attr *a = &k->attrs[i];
        um_buf_printf(&b->text, " %s=", a->name);
        for (int w = 0; a->words && a->words[w]; w++)
            um_buf_printf(&b->text, "%s%s", w ? "|" : "", a->words[w]);
        um_buf_str(&b->text, a->words ? "" : a->type == UM_A_INT ? "N" : "NAME");
    }
    um_buf_char(&b->text, '\n');
}

/* What else a position may say, each with an example. */
static void put_examples(beginning *b)
{
    um_buf_char(&b->text, '\n');
    comment(b, UM_N("What a position may say, by examples (umpire verbs has all of them):"));
    for (int k = 0; k < b->game->nkinds; k++)
        if (b->game->kinds[k].is_piece && um_rows(b->pack, k) == 0)
            put_declared(b, &b->game->kinds[k]);
    for (int i = 0; i < b->game->nverbs; i++) {
        const um_verb *v = &b->game->verbs[i];
        if ((v->flags & UM_V_POSITION) && !(v->flags & OF_LOGS))
            um_buf_printf(&b->text, "#   %s\n", v->example);
    }
}

/* ---- the record ---- */

static void put_head(beginning *b)
{
    um_buf_printf(&b->text, "game %s\n", b->game->name);
    comment(b, UM_N("Who plays, and what the table has agreed on:"));
    for (int side = 0; side < 2; side++)
        um_buf_printf(&b->text, "# player %s %s\n", b->game->sides[side], um_tr("NAME"));
    comment(b, UM_N("ruling ID=OPTION (umpire rules lists them)"));
    um_buf_char(&b->text, '\n');
}

/* The record that text comes to; um_opened_free is due if this succeeds. */
static um_status open_text(const beginning *b, um_packs *packs, um_text text, const um_sink *sink,
                           um_opened *out)
{
    const um_opening how = {.game = b->game, .packs = packs};
    return um_open_input(&how, "new", text, sink, out);
}

static um_status start_position(beginning *b, um_packs *packs, const um_sink *sink)
{
    um_opened begun;
    um_buf text = {0};
    um_buf_printf(&text, "game %s\n", b->game->name);
    if (b->scenario)
        um_buf_printf(&text, "position \"%s\"\n", b->scenario);
    um_status s = open_text(b, packs, um_buf_view(&text), sink, &begun);
    if (s == UM_OK) {
        s = b->scenario ? put_position(b, &begun.record->cases[0], sink) : UM_OK;
        if (s == UM_OK && b->scenario)
            put_missing(b);
        um_opened_free(&begun);
    }
    um_buf_free(&text);
    return s;
}

/* Laid out as umpire fmt would. */
static um_status give(beginning *b, um_packs *packs, um_output *out, const um_sink *sink)
{
    um_opened whole;
    um_buf laid = {0};
    um_status s = b->text.failed;
    if (s == UM_OK)
        s = open_text(b, packs, um_buf_view(&b->text), sink, &whole);
    if (s != UM_OK)
        return s;
    s = whole.record->nbad ? UM_FORMAT : um_record_write(whole.record, &laid);
    if (s == UM_OK)
        s = um_out_lines(out, um_buf_view(&laid));
    um_buf_free(&laid);
    um_opened_free(&whole);
    return s;
}

static um_status make(beginning *b, um_output *out, const um_sink *sink)
{
    um_packs packs = {.sink = *sink};
    um_arena arena = {0};
    um_status s = UM_OK;
    for (int k = 0; k < b->game->nkinds && s == UM_OK; k++) {
        if (!b->game->kinds[k].is_piece || b->game->kinds[k].is_counted)
            continue;
        b->placed[k] = um_arena_alloc(&arena, (size_t)um_rows(b->pack, k) + 1);
        s = b->placed[k] ? UM_OK : UM_MEMORY;
    }
    put_head(b);
    if (s == UM_OK)
        s = start_position(b, &packs, sink);
    put_examples(b);
    if (s == UM_OK)
        s = give(b, &packs, out, sink);
    um_packs_free(&packs);
    um_arena_free(&arena);
    um_buf_free(&b->text);
    return s;
}

/* ---- what the call asks for ---- */

static int wrong_scenario(const beginning *b, const char *name)
{
    um_buf names = {0};
    for (int i = 0; i < b->pack->npositions; i++) {
        um_buf_str(&names, i ? ", " : "");
        um_buf_text(&names, b->pack->positions[i].name);
    }
    int status = names.n ? um_call_error("new", "%s has no scenario '%s'; it has %s", b->game->name, name,
                                         um_buf_view(&names).p)
                         : um_call_error("new", "%s has no scenarios", b->game->name);
    um_buf_free(&names);
    return status;
}

/* The scenario named, or the first. */
static int choose_scenario(beginning *b, const char *name)
{
    for (int i = 0; i < b->pack->npositions; i++) {
        const char *at = b->pack->positions[i].name.p;
        if (!name || um_text_is(b->pack->positions[i].name, name)) {
            b->scenario = name ? name : at;
            return UM_EXIT_LEGAL;
        }
    }
    return name ? wrong_scenario(b, name) : UM_EXIT_LEGAL;
}

int um_cmd_new(int argc, char **argv)
{
    um_options o;
    um_setup setup;
    um_output out;
    um_printer printer;
    int status;
    if (!um_options_parse(&o, "new", argc, argv, &status))
        return status;
    um_sink sink = um_printer_sink(&printer, &o);
    o.game = o.files[0];
    um_pack *pack = NULL;
    um_status s = um_setup_ready(&setup, &o);
    if (s == UM_OK)
        s = um_pack_builtin(setup.game, um_text_of(setup.game->builtin_pack), &sink, &pack);
    status = um_exit_of(s);
    if (s == UM_OK) {
        beginning b = {.game = setup.game, .pack = pack};
        status = choose_scenario(&b, o.nfiles > 1 ? o.files[1] : NULL);
        if (!status && (s = um_output_open(&out, &o)) == UM_OK)
            status = um_output_close(&out, um_exit_of(make(&b, &out, &sink)));
        else if (!status)
            status = um_exit_of(s);
        um_pack_free(pack);
    }
    um_options_free(&o);
    return status;
}
