#include "core/niagara/rules.h"

#include "core/niagara/rulings.h"

#define RULING_FLAG open
#include "core/rules_table.h"

const um_rule nia_rules[NIA_RULES] = {
#include "core/niagara/rules.def"
};

const um_ruling nia_rulings[NIA_RULINGS] = {
#include "core/niagara/rulings.def"
};
