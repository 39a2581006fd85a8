/* limits.h - every bound on what a VASSAL file may ask of us. Each has its own diagnostic code. */
#ifndef UMPIRE_PARSER_VASSAL_LIMITS_H
#define UMPIRE_PARSER_VASSAL_LIMITS_H

#define UM_V_ARCHIVE_MAX (256u << 20)  /* bytes of a .vlog, .vsav or .vmod */
#define UM_V_ENTRIES_MAX 65535u        /* entries of an archive that are looked at */
#define UM_V_INFLATED_MAX (512u << 20) /* bytes of savedGame after inflating */
#define UM_V_RATIO_MAX 200u            /* inflated : deflated, once past UM_V_RATIO_FREE */
#define UM_V_RATIO_FREE (1u << 20)
#define UM_V_META_MAX (1u << 20)       /* moduledata, savedata */
#define UM_V_BUILDFILE_MAX (64u << 20) /* buildFile.xml */
#define UM_V_IMAGE_HEAD 65536u         /* bytes of an image read for its size */
#define UM_V_LEAF_MAX (16u << 20)      /* bytes of one command */
#define UM_V_LEAVES_MAX 5000000u
#define UM_V_DEPTH_MAX 64u         /* nesting of commands */
#define UM_V_ESCAPES_MAX 4096u     /* backslashes before one command separator */
#define UM_V_QUOTE_SCAN (1u << 20) /* how far a quoted group of commands is followed */
#define UM_V_TRAITS_MAX 2000u      /* traits of one piece */
#define UM_V_FIELDS_MAX 100000u    /* tokens of one sequence */
#define UM_V_PIECES_MAX 200000u    /* pieces, stacks and decks alive at once */
#define UM_V_STACK_MAX 5000u       /* pieces in one stack or deck */
#define UM_V_SPOT_SCAN 2000u       /* things at other places that are met while one to join is looked for */
#define UM_V_CARRIED_FREE 1000000u /* pieces moved with their stack or deck, in all: so many, and */
#define UM_V_CARRIED_EACH 16u      /* so many more a command */
#define UM_V_BOARDS_MAX 256u       /* boards laid out on one map */
#define UM_V_PIECE_BYTES_MAX (1u << 20)  /* type or state of one piece */
#define UM_V_GAME_BYTES_MAX (256u << 20) /* all pieces and properties together */
#define UM_V_NAMES_MAX 100000u           /* maps, properties, trackers: each */
#define UM_V_PLAYERS_MAX 1000u           /* player ids */
#define UM_V_PLAYER_BYTES_MAX (1u << 20) /* of all player ids together */
#define UM_V_UNDO_MAX 256u               /* entries that an undo may reach back */
#define UM_V_XML_DEPTH 100u              /* nesting of elements in a module */
#define UM_V_XML_NODES 2000000u
#define UM_V_XML_ATTRIBUTES 1000u /* of one element */
#define UM_V_MODULE_BYTES_MAX (256u << 20)
#define UM_V_COORD_MAX 1000000000 /* a coordinate further out is taken for a fault */

#endif
