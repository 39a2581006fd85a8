/* junit.h - the elements of JUnit reports, as every command writes them. */
#ifndef UMPIRE_CLI_JUNIT_H
#define UMPIRE_CLI_JUNIT_H

#include "cli/report.h"

#include <libxml/xmlwriter.h>

/* What a suite's head counts: tests, and of these how many failed, could not be done, were left open. */
typedef struct um_junit_counts {
    int tests, failures, errors, skipped;
} um_junit_counts;

/* An attribute, made harmless for XML. */
void um_junit_attribute(xmlTextWriterPtr w, const char *name, um_text t);
/* Open a suite; xmlTextWriterEndElement closes it. */
void um_junit_suite(xmlTextWriterPtr w, um_text name, um_junit_counts n);
/* Open a test; the same closes it. */
void um_junit_test(xmlTextWriterPtr w, um_text classname, um_text name);
/* A result inside a test: "failure", "error" or "skipped". `type` may be NULL, `body` empty. */
void um_junit_result(xmlTextWriterPtr w, const char *element, um_text message, const char *type,
                     um_text body);
/* A test for each error that was said of an input, with its place, and the line that was refused; one if
 * nothing was said. Returns how many. */
int um_junit_unread(xmlTextWriterPtr w, const char *file, const um_said_list *said);

/* The same for TAP, as one point that fails, named "FILE: NAME", with what was refused in its YAML block. */
void um_tap_unread(um_output *out, const char *file, const char *name, const um_said_list *said);
/* A text in a point's description, where '#' would begin a directive. */
void um_tap_words(um_output *out, um_text t);

#endif
