/* The table of report formats. */
#include "cli/report.h"

const um_reporter *um_reporter_of(int format)
{
    static const um_reporter *const reporters[] = {
        [UM_FORMAT_TEXT] = &um_report_text,   [UM_FORMAT_SHORT] = &um_report_short,
        [UM_FORMAT_JSONL] = &um_report_jsonl, [UM_FORMAT_JUNIT] = &um_report_junit,
        [UM_FORMAT_TAP] = &um_report_tap,     [UM_FORMAT_SARIF] = &um_report_sarif,
        [UM_FORMAT_HTML] = &um_report_html,   [UM_FORMAT_CSV] = &um_report_csv,
    };
    return reporters[format];
}
