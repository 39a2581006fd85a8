/* bind_rng.h - the schema of bindings. Internal to parser/reading. */
#ifndef UMPIRE_PARSER_READING_BIND_RNG_H
#define UMPIRE_PARSER_READING_BIND_RNG_H

#include "parser/reading/bind.h"

struct um_xml;
/* Whether the document is as bind.rng asks; says where it is not. */
um_status um_bind_validate(struct um_xml *x);

#endif
