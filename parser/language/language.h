/* language.h - the language of what is written for people.
 *
 * Texts stand in the sources in English and are the keys of the catalogues, cli/po/CODE.po, which are built
 * into the library: no locale has to be installed, and no file is read. What machines read is never
 * translated. */
#ifndef UMPIRE_PARSER_LANGUAGE_LANGUAGE_H
#define UMPIRE_PARSER_LANGUAGE_LANGUAGE_H

#include "core/base.h"

#if defined __GNUC__
#define UM_FORMAT_ARG(n) __attribute__((format_arg(n)))
#else
#define UM_FORMAT_ARG(n)
#endif

/* The languages there are, English first. */
#define UM_LANGUAGES "en|fr|ja"

/* Choose the language of this thread by its code. False, and nothing changes: there is none such. */
bool um_language_use(const char *code);
/* The code of this thread's language: "en" at first. */
const char *um_language(void);
/* The language that the environment asks for as gettext reads it: LC_ALL, LC_MESSAGES or LANG, the first that
 * is not empty, says whether any (C and POSIX want none) and LANGUAGE which, in the order of its list; else
 * that first one itself. Each may be NULL. "en": none that there is. */
const char *um_language_asked(const char *language, const char *lc_all, const char *lc_messages,
                              const char *lang);

/* A text in this thread's language; itself if there is no translation. */
const char *um_tr(const char *text) UM_FORMAT_ARG(1);
/* The same of a text that goes by a number: the English forms for one and for many. */
const char *um_trn(const char *one, const char *many, long n) UM_FORMAT_ARG(1) UM_FORMAT_ARG(2);
/* Append a text that was put together in English from a literal with directives (%d, %s): the literal is
 * found again, and what was put in is translated likewise. False if none fits: then the text itself is
 * appended. */
bool um_tr_made(um_text made, um_buf *out);

/* ---- for those who look into the catalogues ---- */
typedef struct um_catalogue {
    const char *code;
    const unsigned char *bytes; /* as msgfmt --endianness=little writes them */
    size_t size;
} um_catalogue;
extern const um_catalogue um_catalogues[]; /* ends with `code` NULL */

typedef struct um_message {
    um_text id, text; /* of plurals the forms, each with its NUL between them */
} um_message;
/* The i-th message of this thread's catalogue, in the order of ids; false: there are no more. */
bool um_message_at(size_t i, um_message *out);

#endif
