/* verb_rows.h - the words of the rows in a game's verbs.def and queries.def, which begin with this and end
 * with verb_rows_end.h, where all of it is taken back: so it has no include guard. Whoever includes these
 * files defines VERB or QUERY and, unless it drops the parameters, PARAM; what it says of VERB holds for LIKE
 * and VERB0 unless it defines them, too. */
#define OPT UM_OPTIONAL
#define KEY (UM_OPTIONAL | UM_KEYED)
#define POS UM_V_POSITION
#define FRAME UM_V_FRAME

/* One a type of parameter: its identifier, its name in a record, kinds of rows or words that it takes, the
 * literal before it or NULL, flags, and what it is. */
#define REF(param, n, k, l, f, h)                                                                            \
    PARAM(param, n, .type = UM_P_REF, .kinds = (k), .lead = (l), .flags = (f), .help = (h))
#define REFS(param, n, k, l, f, h)                                                                           \
    PARAM(param, n, .type = UM_P_REFS, .kinds = (k), .lead = (l), .flags = (f), .help = (h))
#define MARKED(param, n, k, w, l, f, h) /* REFS, each with one of the words behind it */                     \
    PARAM(param, n, .type = UM_P_REFS, .kinds = (k), .marks = (w), .lead = (l), .flags = (f), .help = (h))
#define PATH(param, n, k, l, f, h)                                                                           \
    PARAM(param, n, .type = UM_P_PATH, .kinds = (k), .lead = (l), .flags = (f), .help = (h))
#define COUNTS(param, n, k, l, f, h)                                                                         \
    PARAM(param, n, .type = UM_P_COUNTS, .kinds = (k), .lead = (l), .flags = (f), .help = (h))
#define GROUPS(param, n, k, w, l, f, h)                                                                      \
    PARAM(param, n, .type = UM_P_GROUPS, .kinds = (k), .words = (w), .lead = (l), .flags = (f), .help = (h))
#define INT(param, n, l, f, h) PARAM(param, n, .type = UM_P_INT, .lead = (l), .flags = (f), .help = (h))
#define INT_IN(param, n, low, high, l, f, h) /* INT of another range than um_param_range has for it */       \
    PARAM(param, n, .type = UM_P_INT, .lo = (low), .hi = (high), .lead = (l), .flags = (f), .help = (h))
#define INCH(param, n, l, f, h) PARAM(param, n, .type = UM_P_DECIMAL, .lead = (l), .flags = (f), .help = (h))
#define POINT(param, n, l, f, h) PARAM(param, n, .type = UM_P_POINT, .lead = (l), .flags = (f), .help = (h))
#define DICE(param, n, l, f, h) PARAM(param, n, .type = UM_P_DICE, .lead = (l), .flags = (f), .help = (h))
#define WORD(param, n, w, l, f, h)                                                                           \
    PARAM(param, n, .type = UM_P_WORD, .words = (w), .lead = (l), .flags = (f), .help = (h))
#define SIDE(param, n, l, f, h) PARAM(param, n, .type = UM_P_SIDE, .lead = (l), .flags = (f), .help = (h))
#define NET(param, n, f, h) PARAM(param, n, .type = UM_P_VP, .flags = (f), .help = (h))
#define TEXT(param, n, f, h) PARAM(param, n, .type = UM_P_TEXT, .flags = (f), .help = (h))

#ifndef LIKE
#define LIKE VERB
#endif
#ifndef VERB0
#define VERB0 VERB
#endif
