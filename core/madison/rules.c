#include "core/madison/rules.h"

#include "core/madison/drms.h"
#include "core/madison/rulings.h"

#define RULING_FLAG heavy
#include "core/rules_table.h"

const um_rule mad_rules[MAD_RULES] = {
#include "core/madison/rules.def"
};

const um_ruling mad_rulings[MAD_RULINGS] = {
#include "core/madison/rulings.def"
};
