/* umpire.h - the face of parser and core: all that the umpire program needs. Other programs get
 * engine/engine.h. */
#ifndef UMPIRE_PARSER_UMPIRE_H
#define UMPIRE_PARSER_UMPIRE_H

#include "core/core.h"
#include "parser/files.h"
#include "parser/judge.h"
#include "parser/language/language.h"
#include "parser/pack/pack_xml.h"
#include "parser/reading/bind.h"
#include "parser/reading/reading.h"
#include "parser/record/record.h"
#include "parser/record/suite.h"
#include "parser/vassal/archive.h"
#include "parser/vassal/chat.h"
#include "parser/vassal/command.h"
#include "parser/vassal/game.h"
#include "parser/vassal/limits.h"
#include "parser/vassal/location.h"
#include "parser/vassal/module.h"
#include "parser/vassal/piece.h"
#include "parser/vassal/sequence.h"
#include "parser/vassal/stream.h"
#include "parser/vassal/undo.h"
#include "parser/versions.h"
#include "parser/view/view.h"
#include "parser/view/words.h"

#endif
