/* context.h - what a rule sees while it decides, and what it leaves behind.
 *
 * Rules read data, rulings and the record through a context and state their answer with um_decide.
 * Trust is applied here and nowhere else: a datum below it reads as its whole range. */
#ifndef UMPIRE_CORE_CONTEXT_H
#define UMPIRE_CORE_CONTEXT_H

#include "core/action.h"
#include "core/pack.h"

/* ---- rules and rulings, as tables ----------------------------------------------------------- */
typedef enum um_rule_kind {
    UM_R_CONSTRAINT,
    UM_R_DEFINITION,
    UM_R_EFFECT,
    UM_R_PROCEDURE,
    UM_R_SCORING,
    UM_R_CHOICE,
    UM_R_AID
} um_rule_kind;

typedef struct um_rule {
    const char *id; /* as the book numbers it: "9.1", "10.41(forest)" */
    const char *title;
    um_rule_kind kind;
    const char *text;      /* what it says, own words */
    const char *undecided; /* why no record can decide it, or NULL */
    const char *broken;    /* how a breach reads, with {fact} names, or NULL */
} um_rule;

typedef struct um_option_text {
    const char *name, *text;
} um_option_text;

typedef struct um_ruling {
    const char *id; /* "R-mixed-entry" */
    const char *rules, *question;
    const um_option_text *options;
    int noptions; /* 0: a settled note, `reason` says how */
    int chosen;   /* the default's index */
    bool open;    /* nobody chose and options differ on the step: undetermined (unruled) */
    bool heavy;   /* among those that change results most */
    const char *reason;
} um_ruling;

/* ---- what a decision leaves behind ---------------------------------------------------------- */
typedef enum um_doubt {
    UM_D_DATUM = 1,     /* a datum below certain was read */
    UM_D_MISSING = 2,   /* the record lacks a fact */
    UM_D_TAINT = 4,     /* rests on what an illegal step changed */
    UM_D_RULING = 8,    /* a ruling was consulted */
    UM_D_UNRULED = 32,  /* the book is silent and no ruling covers it */
    UM_D_AMBIGUOUS = 64 /* can be read in more than one way */
} um_doubt;

typedef struct um_read {
    uint8_t doubt;
    um_datum_id datum; /* UM_D_DATUM */
    int32_t num;       /* UM_D_RULING: ruling; UM_D_TAINT: object */
    const char *what;  /* UM_D_MISSING, UNRULED, AMBIGUOUS: the fact, in words; a literal or in the arena */
} um_read;

typedef struct um_fact {
    const char *key; /* a literal: "cost", "allowance", "path" */
    um_text value;
} um_fact;

typedef struct um_unworded { /* a fact without words as yet: a row, or numbers */
    bool is_ref;
    um_ref ref;
    um_range range;
} um_unworded;

typedef struct um_decision {
    int16_t rule;
    uint8_t holds; /* um_truth */
    uint8_t claim; /* a stated cost, modifier, result or score, not a move */
    int about;     /* the step it is about; 0: the one being judged */
    int8_t fault;  /* 1 + the side whose act or omission it is; 0: of whoever made that step */
    uint16_t fact_first, facts, use_first, uses, read_first, reads;
} um_decision;

enum {
    UM_DECISIONS_MAX = 192,
    UM_READS_MAX = 384,
    UM_FACTS_MAX = 192,
    UM_USES_MAX = 256,
    UM_READ_CHAINS = 256 /* a power of two */
};

typedef struct um_recorder {
    int ndecisions, nreads, nfacts, nuses;
    int fact_mark, use_mark, read_mark; /* where the next decision's own begin */
    um_text legal;                      /* what would have been legal, or empty */
    um_arena *arena;                    /* holds that text and those of facts */
    /* by what is read, for that is asked at each: the last read of a chain, and the one before each; counted
     * from 1, and none if it is at or below read_mark */
    uint16_t read_chain[UM_READ_CHAINS];
    /* from here on nothing holds before it is recorded: most of it seldom is */
    uint16_t read_before[UM_READS_MAX];
    um_decision decisions[UM_DECISIONS_MAX];
    um_read reads[UM_READS_MAX];
    um_fact facts[UM_FACTS_MAX];
    um_unworded unworded[UM_FACTS_MAX]; /* what those are of that have no value */
    int16_t uses[UM_USES_MAX];
} um_recorder;

/* A recorder of nothing yet. */
void um_recorder_begin(um_recorder *rec, um_arena *arena);

typedef struct um_book_entry { /* one victory point booking */
    int step;
    int side;
    um_range points; /* to that side; negative when lost */
    int rule;
    um_text what;
} um_book_entry;

typedef struct um_cover {           /* how often each rule was decided each way, or used by a decision */
    uint32_t *kept, *broken, *open; /* one counter a rule */
    int nrules;
} um_cover;

/* Count each rule that was decided, and each definition that its decision used; a rule that holds counts only
 * on the way to a legal verdict. */
void um_cover_count(um_cover *cover, const um_recorder *rec, bool legal);

typedef struct um_supposed { /* a value that a datum is to have for one question */
    um_datum_id id;
    um_datum as;
} um_supposed;

/* What begins the room of a game (um_game.room_size), which holds as much as it likes behind it. */
typedef struct um_room {
    bool filled; /* for the question under way */
    bool kept;   /* what the game found before, to be looked at again */
} um_room;

/* ---- the context ---------------------------------------------------------------------------- */
typedef struct um_ctx {
    const struct um_game *game;
    const um_pack *pack;
    um_sure_level trust;
    const int8_t *options;          /* per ruling: chosen option, or -1 for the default; NULL: all default */
    const uint64_t *taint;          /* bit set over the game's objects, or NULL */
    um_recorder *rec;               /* NULL: only the verdict is wanted */
    um_cover *cover;                /* NULL: not counted */
    const struct um_tracer *tracer; /* told of the readings of a play that are tried (trace.h), or NULL */
    bool claim;                     /* decisions being made are about claims */
    bool once;       /* changes are taken for actions in the first way: who asks doubts them all */
    bool few;        /* only few readings of a play are looked at, for those before have taken many */
    int64_t *looked; /* counts what the readings of plays look at, or NULL */
    bool bare;       /* neither the data nor the rulings that a verdict rests on are wanted */
    bool sparing;    /* nor what a decision that holds went by: it may be made without a recorder */
    int step;        /* the step being judged or applied, 1-based */
    int about;       /* the step that the decisions to come are about; 0: the present one */
    int fault;       /* whose act or omission they are, as in um_decision */
    int only_about;  /* decide nothing about any other step; -1: everything */
    int only_fault;  /* with only_about: nor what is anybody else's */

    /* "what if" for finding out what a verdict rests on; 0 / -1: none */
    const um_datum_id *believed; /* these read as stated, whatever the trust */
    int nbelieved;
    bool only_believed;          /* and nothing else below certain does */
    const um_supposed *supposed; /* of those believed, these have another value than is stated */
    int nsupposed;
    struct um_room
        *room; /* where the game keeps what it makes of the data so believed; NULL: it keeps nothing */
    int varied_ruling, varied_option;

    const um_action
        *offer_filter; /* an offer need only hold actions with the same subject as this one; NULL: all */

    /* What a card's text says goes before the rules: these are set aside, and with a text that is not
     * known any rule may be. `text_rule` is the rule that says so. */
    const int16_t *excused;
    int nexcused;
    bool text_unknown;
    int text_rule;

    /* the outcome */
    um_truth verdict; /* the least of all decisions; starts as UM_YES */
    unsigned doubts;  /* um_doubt bits seen */
    bool spared;      /* a decision was made without the recorder, so that not all of these were */
    bool open_ruling; /* a ruling marked open was consulted that nobody chose */
    int last_rule;    /* the rule decided or used last, or -1 */

    /* bookings of the step, made by apply */
    um_book_entry *book;
    int nbook, book_cap;
    um_arena *book_words; /* holds their texts; NULL: they get none */
    /* whether apply could not carry the action out, and why (a literal) */
    const char *refused;
    um_ref refused_ref;
    um_ref refused_at; /* where that is, if it should be elsewhere; else UM_NONE */
} um_ctx;

void um_ctx_init(um_ctx *c, const struct um_game *g, const um_pack *p, um_sure_level trust);

/* Reading data. The range of an integer; whether a word or set attribute has a value; whether a
 * reference is that row; whether the row is really there; whether the list names everything. */
um_range um_int(um_ctx *c, int kind, int row, int attr);
um_truth um_is(um_ctx *c, int kind, int row, int attr, int word);
um_truth um_is_ref(um_ctx *c, int kind, int row, int attr, um_ref value);
um_truth um_exists(um_ctx *c, int kind, int row);
um_truth um_complete(um_ctx *c, int kind);
/* A word attribute as a range of its indexes (a path kind as cost class, a class as A..C). */
um_range um_word(um_ctx *c, int kind, int row, int attr);

/* The chosen option of a ruling; recorded. */
int um_option(um_ctx *c, int ruling);
bool um_ruled(um_ctx *c, int ruling, int option); /* um_option(...) == option */

/* Doubts that are not data. Each returns UM_MAYBE so that a predicate can `return um_missing(...)`. */
um_truth um_missing(um_ctx *c, const char *what);
um_truth um_unruled(um_ctx *c, const char *what);
um_truth um_ambiguous(um_ctx *c, const char *what);
/* UM_YES if the object is untainted, else UM_MAYBE (recorded). */
um_truth um_clean(um_ctx *c, int object);

/* Facts of the decision to come; text is copied. */
void um_fact_int(um_ctx *c, const char *key, int32_t v);
void um_fact_range(um_ctx *c, const char *key, um_range v);
void um_fact_ref(um_ctx *c, const char *key, um_ref r);
void um_fact_text(um_ctx *c, const char *key, const char *fmt, ...) UM_PRINTF(3, 4);
/* Note that the decision to come uses a definition (its rule is cited beside it). */
void um_use(um_ctx *c, int rule);
/* Forget facts and definitions stated for a decision that was not made after all. */
void um_fresh(um_ctx *c);
/* State whether a rule holds; the one call by which rules are decided. Returns `holds`. */
um_truth um_decide(um_ctx *c, int rule, um_truth holds);
/* The same of what is stated, not done: a cost, a modifier, a result or a score. */
um_truth um_decide_claim(um_ctx *c, int rule, um_truth holds);
/* One of the two: `stated` says which. */
um_truth um_decide_stated(um_ctx *c, int rule, um_truth holds, bool stated);
/* The decisions to come are about an earlier step (0: the present one). */
void um_about(um_ctx *c, int step);
/* The decisions to come are about what this side did or left undone; -1: whoever made the step. */
void um_fault(um_ctx *c, int side);
/* What would have been legal, in words. */
void um_legal(um_ctx *c, const char *fmt, ...) UM_PRINTF(2, 3);
/* A copy that records and books nothing: for asking about positions that are only thought of. */
um_ctx um_quiet(const um_ctx *c);
/* Book points gained (or lost, negative) by a side under a rule. */
void um_book(um_ctx *c, int side, um_range points, int rule, const char *fmt, ...) UM_PRINTF(5, 6);
/* Say that the action cannot be carried out at all (a piece that is not there). */
void um_refuse(um_ctx *c, const char *why, um_ref what);
void um_take_refusal(um_ctx *to, const um_ctx *from); /* why an action was refused, if it was */
/* The same of a piece that is not where it has to be: it is at `at`, or UM_NONE. */
void um_refuse_elsewhere(um_ctx *c, const char *why, um_ref what, um_ref at);

#endif
