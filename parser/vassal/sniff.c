#include "parser/vassal/sniff.h"

#include <string.h>

static const struct {
    const char *bytes;
    size_t n;
    um_look look;
    const char *words;
} beginnings[] = {
    {"PK\3\4", 4, UM_LOOK_ZIP, "a ZIP archive"},
    {"PK\5\6", 4, UM_LOOK_ZIP, "an empty ZIP archive"},
    {"PK\7\10", 4, UM_LOOK_ZIP, "a ZIP archive"},
    {"\x89PNG", 4, UM_LOOK_OTHER, "a PNG image"},
    {"\xff\xd8\xff", 3, UM_LOOK_OTHER, "a JPEG image"},
    {"GIF8", 4, UM_LOOK_OTHER, "a GIF image"},
    {"RIFF", 4, UM_LOOK_OTHER, "a RIFF file (an image, sound or film)"},
    {"%PDF", 4, UM_LOOK_OTHER, "a PDF document"},
    {"\x1f\x8b", 2, UM_LOOK_OTHER, "a gzip file"},
    {"BZh", 3, UM_LOOK_OTHER, "a bzip2 file"},
    {"7z\xbc\xaf", 4, UM_LOOK_OTHER, "a 7-Zip archive"},
    {"Rar!", 4, UM_LOOK_OTHER, "a RAR archive"},
    {"\xfd"
     "7zXZ",
     5, UM_LOOK_OTHER, "an xz file"},
    {"\x7f"
     "ELF",
     4, UM_LOOK_OTHER, "a program"},
    {"SQLite format 3", 15, UM_LOOK_OTHER, "an SQLite database"},
    {"\xff\xfe", 2, UM_LOOK_OTHER, "a text in UTF-16 (UTF-8 is read)"},
    {"\xfe\xff", 2, UM_LOOK_OTHER, "a text in UTF-16 (UTF-8 is read)"},
    {"!VCS", 4, UM_LOOK_OTHER, "the savedGame of a VASSAL file, taken out of its ZIP archive"},
    {"<", 1, UM_LOOK_MARKUP, "an XML or HTML document"},
    {"\xef\xbb\xbf<", 4, UM_LOOK_MARKUP, "an XML or HTML document"},
};

um_look um_sniff(um_text bytes, const char **words)
{
    const char *unused = NULL;
    words = words ? words : &unused;
    for (size_t i = 0; i < UM_COUNT(beginnings); i++)
        if (bytes.n >= beginnings[i].n && memcmp(bytes.p, beginnings[i].bytes, beginnings[i].n) == 0) {
            *words = beginnings[i].words;
            return beginnings[i].look;
        }
    if (bytes.n == 0) {
        *words = "an empty file";
        return UM_LOOK_EMPTY;
    }
    bool text = !memchr(bytes.p, '\0', bytes.n);
    *words = text ? "a text" : "binary data";
    return text ? UM_LOOK_TEXT : UM_LOOK_BINARY;
}
