/* 10_lead.h - lead units (10.3): who may lead, and the class that a lead counts as (2.71, 3.62, 10.32). */
#ifndef UMPIRE_MADISON_BOARD_10_LEAD_H
#define UMPIRE_MADISON_BOARD_10_LEAD_H

#include "core/madison/board/10_fight.h"

um_truth mad_may_lead(const mad_fight *f, int unit, int side);
um_range mad_lead_class(const mad_fight *f, int side);
um_truth mad_only_reduced(const mad_fight *f, int side);

#endif
