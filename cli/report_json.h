/* report_json.h - making JSON objects from what the reports know. Internal to
 * the reports. */
#ifndef UMPIRE_CLI_REPORT_JSON_H
#define UMPIRE_CLI_REPORT_JSON_H

#include "cli/report.h"

#include <jansson.h>

/* Texts are made harmless, so that they are always valid JSON. */
json_t *um_json_text(um_text t);
json_t *um_json_string(const char *s); /* NULL gives null */
json_t *um_json_range(um_range r);     /* {"min":..,"max":..}; null at an end that is not bounded */
/* {"line":..,"column":..}, {"entries":[a,b]} or null; {"entries":..,"file":..} in another log than that of
 * `input`, which may be NULL. */
json_t *um_json_place(const um_place *at, const char *input);
/* The first line: how umpire was called. */
void um_json_run(um_output *out, const um_options *o);
/* A line for what was said while an input was read. */
void um_json_said(um_output *out, const char *file, const um_said *s);
json_t *um_json_finding(const um_view *v, const um_finding *f);
json_t *um_json_score(const um_view *v);
/* Set a member; a missing value (no memory) is told once the object is written.
 */
void um_json_set(json_t *o, const char *key, json_t *value);
/* One line; releases the object. */
void um_json_line(um_output *out, json_t *o);
/* The same without an end of line; and the members or elements alone, without brackets. */
void um_json_value(um_output *out, json_t *o);
void um_json_members(um_output *out, json_t *o);

#endif
