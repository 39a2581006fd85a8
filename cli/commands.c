#include "cli/commands.h"

#include "cli/options.h"

#include <string.h>

/* Every command of the program. cli/NAME.c defines um_cmd_NAME. */
#define F(x) (1u << UM_FORMAT_##x)
#define JUDGED F(TEXT) | F(SHORT) | F(JSONL) | F(JUNIT) | F(TAP) | F(SARIF) | F(HTML) | F(CSV)
#define ROWS(X)                                                                                              \
    X(check, CHECK, "FILE|DIR...", 1, -1, JUDGED,                                                            \
      UM_N("judge games: findings, score, a summary a game, a table of several"))                            \
    X(replay, REPLAY, "FILE", 1, 1, F(TEXT), UM_N("the position at a step, as a record"))                    \
    X(score, SCORE, "FILE|DIR...", 1, -1, F(TEXT) | F(JSONL),                                                \
      UM_N("the victory point ledger, beside what the players noted"))                                       \
    X(explain, EXPLAIN, "FILE... STEP", 2, -1, F(TEXT),                                                      \
      UM_N("why a step is legal or not: every rule that was decided"))                                       \
    X(settle, SETTLE, "FILE|DIR...", 1, -1, F(TEXT),                                                         \
      UM_N("one sheet of what to look up for all games, to give back with --with"))                          \
    X(compare, COMPARE, "FILE|DIR...", 1, -1, F(TEXT) | F(JSONL),                                            \
      UM_N("what a ruling changes over many games"))                                                         \
    X(query, QUERY, "STORE [QUESTION [WHAT]]", 1, 3, F(TEXT) | F(CSV) | F(JSONL),                            \
      UM_N("what a store of results knows: worst games, a player's findings"))                               \
    X(store, STORE, "merge|export|drop|list FILE...", 2, -1, F(TEXT),                                        \
      UM_N("stores of results merged, or written out as JSON Lines; games listed for --list"))               \
    X(learn, LEARN, "", 0, 0, F(TEXT) | F(CSV) | F(JSONL) | F(XML),                                          \
      UM_N("what the games of a store say of data that are not certain; a pack of it"))                      \
    X(rules, RULES, "[ID] | CASE|DIR...", 0, -1, F(TEXT) | F(JSONL),                                         \
      UM_N("rules and rulings; what cases have seen of them"))                                               \
    X(verbs, VERBS, "[VERB]", 0, 1, F(TEXT) | F(JSONL),                                                      \
      UM_N("the words of a game's records, each with an example"))                                           \
    X(legal, LEGAL, "FILE... STEP", 2, -1, F(TEXT) | F(JSONL),                                               \
      UM_N("what the player could have done at a step"))                                                     \
    X(convert, CONVERT, "FILE|DIR...", 1, -1, F(TEXT), UM_N("a record from a log"))                          \
    X(bind, BIND, "MODULE", 1, 1, F(TEXT), UM_N("propose a binding from a module's names to a pack's"))      \
    X(dice, DICE, "FILE|DIR...", 1, -1, F(TEXT) | F(JSONL) | F(CSV),                                         \
      UM_N("the dice that were rolled, and whether they look fair"))                                         \
    X(dump, DUMP, "FILE|DIR...", 1, -1, F(TEXT) | F(JSONL),                                                  \
      UM_N("a log, save or module, decoded, one command a line"))                                            \
    X(test, TEST, "FILE|DIR...", 1, -1, F(TEXT) | F(TAP) | F(JUNIT) | F(JSONL),                              \
      UM_N("run cases against what they expect"))                                                            \
    X(pack, PACK, "check|show|sheet FILE [NAME...]", 2, -1, F(TEXT) | F(JSONL) | F(HTML),                    \
      UM_N("what a game pack holds, and how sure it is; the whole of it as a form"))                         \
    X(new, NEW, "GAME [SCENARIO]", 1, 2, F(TEXT),                                                            \
      UM_N("a record to begin with: its position, and what is not known"))                                   \
    X(fmt, FMT, "FILE|DIR...", 1, -1, F(TEXT), UM_N("lay records out"))                                      \
    X(completion, COMPLETION, "bash|zsh|fish|man", 1, -1, F(TEXT),                                           \
      UM_N("completion for a shell, or the manual's list"))

const um_command um_commands[] = {
#define X(name, bit, operands, min, max, formats, help)                                                      \
    {#name, UM_CMD_##bit, um_cmd_##name, operands, min, max, formats, help},
    ROWS(X)
#undef X
};
const int um_ncommands = (int)UM_COUNT(um_commands);

const um_command *um_command_named(const char *name)
{
    for (int i = 0; i < um_ncommands; i++)
        if (strcmp(um_commands[i].name, name) == 0)
            return &um_commands[i];
    return NULL;
}
