#include "core/invasion/rules.h"

#include "core/invasion/rulings.h"

#define RULING_FLAG heavy
#include "core/rules_table.h"

const um_rule inv_rules[INV_RULES] = {
#include "core/invasion/rules.def"
};

const um_ruling inv_rulings[INV_RULINGS] = {
#include "core/invasion/rulings.def"
};
