/* What may stand at the end of a line that begins so: one answer for every shell, a candidate a line. Shells
 * pass the words behind `umpire`, the last of which is being typed. */
#include "cli/candidates.h"

#include "cli/input.h"

#include <string.h>

typedef struct typing {
    const um_command *command; /* NULL: it is being typed */
    char **words;
    int n;
    const char *last;   /* what is typed */
    size_t prefix_size; /* so much of it stands before what is completed */
    um_output *out;
} typing;

/* One candidate, if what is typed begins it. */
static void offer(const typing *t, um_text word)
{
    um_text typed = um_text_of(t->last + t->prefix_size);
    if (word.n < typed.n || memcmp(word.p, typed.p, typed.n) != 0)
        return;
    um_out_bytes(t->out, (um_text){t->last, t->prefix_size});
    um_out_text(t->out, word);
    um_out(t->out, "\n");
}

static void offer_string(const typing *t, const char *word)
{
    offer(t, um_text_of(word));
}

/* The game that the call names, or NULL. */
static const um_game *game_of(const typing *t)
{
    for (int i = 1; i + 1 < t->n; i++)
        if (strcmp(t->words[i], "--game") == 0 || strcmp(t->words[i], "-g") == 0)
            return um_game_named(um_text_of(t->words[i + 1]));
    return NULL;
}

/* ---- what options take ---- */

static void offer_games(const typing *t)
{
    for (int i = 0; i < um_ngames; i++)
        offer_string(t, um_games[i]->name);
}

static void offer_packs(const typing *t)
{
    for (int i = 0; um_pack_builtin_name(i).n; i++)
        offer(t, um_pack_builtin_name(i));
}

/* Each option of each ruling; of --vary, the rulings alone. */
static void offer_rulings(const typing *t, bool options)
{
    const um_game *only = game_of(t);
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nrulings && (!only || um_games[g] == only); i++) {
            const um_ruling *r = &um_games[g]->rulings[i];
            um_buf word = {0};
            for (int k = 0; k < r->noptions; k++) {
                um_buf_clear(&word);
                um_buf_printf(&word, "%s=%s", r->id, options ? r->options[k].name : "");
                if (options || k == 0)
                    offer(t, um_buf_view(&word));
            }
            um_buf_free(&word);
        }
}

static void offer_words(const typing *t, const char *words)
{
    for (size_t n; *words; words += n + (words[n] == '|')) {
        n = strcspn(words, "|");
        offer(t, (um_text){words, n});
    }
}

/* Files are the shell's business. */
static void offer_values(const typing *t, const char *option)
{
    char words[100];
    if (um_option_words(t->command, option, words, sizeof words))
        offer_words(t, words);
    else if (strcmp(option, "game") == 0)
        offer_games(t);
    else if (strcmp(option, "pack") == 0)
        offer_packs(t);
    else if (strcmp(option, "ruling") == 0 || strcmp(option, "vary") == 0)
        offer_rulings(t, *option == 'r');
}

/* ---- operands ---- */

static void rule_names(const typing *t)
{
    const um_game *only = game_of(t);
    for (int g = 0; g < um_ngames; g++) {
        const um_game *game = um_games[g];
        for (int i = 0; i < game->nrules && (!only || game == only); i++)
            offer_string(t, game->rules[i].id);
        for (int i = 0; i < game->nrulings && (!only || game == only); i++)
            offer_string(t, game->rulings[i].id);
    }
}

static void verb_names(const typing *t)
{
    const um_game *only = game_of(t);
    for (int g = 0; g < um_ngames; g++)
        for (int i = 0; i < um_games[g]->nverbs && (!only || um_games[g] == only); i++)
            offer_string(t, um_games[g]->verbs[i].name);
}

/* The pack of a game built in, or NULL. */
static um_pack *pack_named(const char *name)
{
    static const um_sink silent = {0};
    um_pack *pack = NULL;
    for (int i = 0; i < um_ngames && !pack; i++)
        if (strcmp(um_games[i]->builtin_pack, name) == 0 || strcmp(um_games[i]->name, name) == 0)
            if (um_pack_builtin(um_games[i], um_text_of(um_games[i]->builtin_pack), &silent, &pack) != UM_OK)
                return NULL;
    return pack;
}

static void scenario_names(const typing *t)
{
    um_pack *pack = t->n > 2 ? pack_named(t->words[1]) : NULL;
    if (t->n == 2)
        offer_games(t);
    for (int i = 0; pack && t->n == 3 && i < pack->npositions; i++)
        offer(t, pack->positions[i].name);
    if (pack)
        um_pack_free(pack);
}

/* Kinds and rows of a pack: names, many of which hold blanks. */
static void row_names(const typing *t)
{
    um_pack *pack = pack_named(t->words[2]);
    for (int k = 0; pack && k < pack->game->nkinds; k++) {
        offer_string(t, pack->game->kinds[k].plural);
        for (int row = 0; row < um_rows(pack, k); row++)
            if (um_ref_name(pack, um_ref_of(k, row)).n)
                offer(t, um_ref_name(pack, um_ref_of(k, row)));
    }
    if (pack)
        um_pack_free(pack);
}

static void pack_operands(const typing *t)
{
    if (t->n == 2)
        offer_words(t, "check|show|sheet");
    else if (t->n == 3)
        offer_packs(t);
    else
        row_names(t);
}

/* A store is a file; behind it stands a question. */
static void question_names(const typing *t)
{
    for (int i = 0; t->n == 3 && um_question_name(i); i++)
        offer_string(t, um_question_name(i));
}

static void store_operands(const typing *t)
{
    if (t->n == 2)
        offer_words(t, "merge|export|drop|list");
}

static void shells(const typing *t)
{
    offer_words(t, "bash|zsh|fish|man");
}

/* FILE#CASE: the cases of that file, by its lines. */
static void case_names(const typing *t)
{
    static const um_sink silent = {0};
    const char *hash = strchr(t->last, '#');
    um_buf path = {0}, bytes = {0};
    if (!hash)
        return;
    um_buf_add(&path, t->last, (size_t)(hash - t->last));
    if (path.n && um_input_read_found(um_buf_view(&path).p, 0, &bytes, &silent) == UM_OK) {
        typing at = *t;
        at.prefix_size = (size_t)(hash - t->last) + 1;
        um_text rest = um_buf_view(&bytes);
        while (rest.n) {
            const char *end = memchr(rest.p, '\n', rest.n);
            um_text line = {rest.p, end ? (size_t)(end - rest.p) : rest.n};
            rest = (um_text){line.p + line.n + (end != NULL), rest.n - line.n - (end != NULL)};
            if (!um_text_starts(line, "case "))
                continue;
            um_text id = um_text_trim((um_text){line.p + 5, line.n - 5});
            size_t n = 0;
            while (n < id.n && id.p[n] != ' ' && id.p[n] != '\t' && id.p[n] != '\r')
                n++;
            offer(&at, (um_text){id.p, n});
        }
    }
    um_buf_free(&path);
    um_buf_free(&bytes);
}

static void offer_operands(const typing *t)
{
    static const struct {
        uint32_t commands;
        void (*offer)(const typing *t);
    } rows[] = {{UM_CMD_RULES, rule_names},     {UM_CMD_VERBS, verb_names},  {UM_CMD_NEW, scenario_names},
                {UM_CMD_PACK, pack_operands},   {UM_CMD_COMPLETION, shells}, {UM_CMD_QUERY, question_names},
                {UM_CMD_STORE, store_operands}, {UM_CMD_ALL, case_names}};
    for (size_t i = 0; i < UM_COUNT(rows); i++)
        if (rows[i].commands & t->command->bit)
            rows[i].offer(t);
}

/* ---- the line ---- */

static void offer_commands(const typing *t)
{
    for (int i = 0; i < um_ncommands; i++)
        offer_string(t, um_commands[i].name);
    offer_words(t, "--help|--version");
}

static void offer_options(const typing *t)
{
    char name[40];
    for (int i = 0; um_option_at(t->command, i, name, sizeof name); i++)
        offer_string(t, name);
}

void um_candidates(char **words, int n, um_output *out)
{
    typing t = {.words = words, .n = n, .last = n ? words[n - 1] : "", .out = out};
    char option[40];
    if (n > 1)
        t.command = um_command_named(words[0]);
    if (n < 2) {
        offer_commands(&t);
        return;
    }
    if (!t.command)
        return;
    const char *equals = strncmp(t.last, "--", 2) == 0 ? strchr(t.last, '=') : NULL;
    if (equals) {
        snprintf(option, sizeof option, "%.*s", (int)(equals - t.last - 2), t.last + 2);
        t.prefix_size = (size_t)(equals - t.last) + 1;
        offer_values(&t, option);
    } else if (um_option_takes(t.command, words[n - 2], option, sizeof option)) {
        offer_values(&t, option);
    } else if (*t.last == '-') {
        offer_options(&t);
    } else {
        offer_operands(&t);
    }
}
