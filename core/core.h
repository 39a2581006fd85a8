/* core.h - the engine: ranges and truths, packs, actions, contexts, games, the referee. */
#ifndef UMPIRE_CORE_CORE_H
#define UMPIRE_CORE_CORE_H

#include "core/action.h"
#include "core/base.h"
#include "core/bits.h"
#include "core/context.h"
#include "core/game.h"
#include "core/nearest.h"
#include "core/pack.h"
#include "core/replay.h"
#include "core/testimony.h"
#include "core/touched.h"
#include "core/truth.h"
#include "core/unicode.h"
#include "core/unplayed.h"

#endif
