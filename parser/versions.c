/* The versions of the libraries that the program runs with; minizip and libmd do not tell theirs. */
#include "parser/versions.h"

#include <jansson.h>
#include <libxml/parser.h>
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* libxml2 tells its version as one number: 20914 is 2.9.14. */
static void write_libxml2(char *out, size_t size)
{
    long v = strtol(xmlParserVersion, NULL, 10);
    snprintf(out, size, "%ld.%ld.%ld", v / 10000, v / 100 % 100, v % 100);
}

/* PCRE2 tells the day behind its version: "10.42 2022-12-11". */
static void write_pcre2(char *out, size_t size)
{
    char words[64];
    int n = pcre2_config(PCRE2_CONFIG_VERSION, NULL);
    if (n <= 0 || (size_t)n > sizeof words)
        return;
    pcre2_config(PCRE2_CONFIG_VERSION, words);
    snprintf(out, size, "%.*s", (int)strcspn(words, " "), words);
}

static void write_jansson(char *out, size_t size)
{
    snprintf(out, size, "%s", jansson_version_str());
}

static void write_zlib(char *out, size_t size)
{
    snprintf(out, size, "%s", zlibVersion());
}

const char *um_library_version(int i, char *out, size_t size)
{
    static const struct {
        const char *name;
        void (*write)(char *out, size_t size);
    } libraries[] = {
        {"libxml2", write_libxml2}, {"PCRE2", write_pcre2}, {"jansson", write_jansson}, {"zlib", write_zlib}};
    if (i < 0 || (size_t)i >= sizeof libraries / sizeof libraries[0] || size == 0)
        return NULL;
    snprintf(out, size, "unknown");
    libraries[i].write(out, size);
    return libraries[i].name;
}
