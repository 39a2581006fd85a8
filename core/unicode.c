#include "core/unicode.h"

size_t um_code_take(const char *text, size_t n, uint32_t *code)
{
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *p = (const unsigned char *)text;
    size_t k = p[0] < 0x80                   ? 1
               : p[0] >= 0xc2 && p[0] < 0xe0 ? 2
               : (p[0] & 0xf0) == 0xe0       ? 3
               : p[0] >= 0xf0 && p[0] < 0xf5 ? 4
                                             : 0;
    if (k == 0 || k > n)
        return 0;
    uint32_t c = k == 1 ? p[0] : p[0] & (0x7fu >> k);
    for (size_t i = 1; i < k; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0;
        c = c << 6 | (p[i] & 0x3fu);
    }
    if (c < least[k] || c > 0x10ffff || (c >= 0xd800 && c < 0xe000))
        return 0;
    *code = c;
    return k;
}

char um_code_letter(uint32_t c)
{
    static const char latin[] = "aaaaaaaceeeeiiiidnooooo\0ouuuuyts"
                                "aaaaaaaceeeeiiiidnooooo\0ouuuuyty"
                                "aaaaaaccccccccddddeeeeeeeeeegggg"
                                "gggghhhhiiiiiiiiiiiijjkkklllllll"
                                "lllnnnnnnnnnoooooooorrrrrrssssss"
                                "ssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    return c >= 0xc0 && c < 0x180 ? latin[c - 0xc0] : '\0';
}

bool um_code_silent(uint32_t c)
{
    static const struct {
        uint32_t from, to;
    } silent[] = {{0xa0, 0xa0},     {0xad, 0xad},     {0xb4, 0xb4},     {0x300, 0x36f},
                  {0x2000, 0x200d}, {0x2010, 0x2015}, {0x2018, 0x201b}, {0x202f, 0x202f},
                  {0x2032, 0x2032}, {0x2060, 0x2060}, {0x2212, 0x2212}, {0xfeff, 0xfeff}};
    for (size_t i = 0; i < UM_COUNT(silent); i++)
        if (c >= silent[i].from && c <= silent[i].to)
            return true;
    return false;
}

/* In the order of their codes. */
static const struct {
    uint32_t from, to;
} unsafe[] = {
    {0x0, 0x1f},         {0x7f, 0x9f},       /* controls */
    {0xad, 0xad},        {0x34f, 0x34f},     /* soft hyphen, grapheme joiner */
    {0x61c, 0x61c},                          /* Arabic letter mark */
    {0x115f, 0x1160},    {0x17b4, 0x17b5},   /* fillers, inherent vowels */
    {0x180b, 0x180f},                        /* Mongolian selectors */
    {0x200b, 0x200f},                        /* zero width, marks of direction */
    {0x2028, 0x202e},                        /* separators of lines, embeddings, overrides */
    {0x2060, 0x206f},                        /* joiners, isolates */
    {0x3164, 0x3164},                        /* filler */
    {0xe000, 0xf8ff},                        /* private use */
    {0xfdd0, 0xfdef},                        /* noncharacters */
    {0xfe00, 0xfe0f},                        /* variation selectors */
    {0xfeff, 0xfeff},    {0xffa0, 0xffa0},   /* byte order mark, filler */
    {0xfff0, 0xfffb},                        /* annotations and what is reserved beside them */
    {0x1bca0, 0x1bca3},  {0x1d173, 0x1d17a}, /* controls of shorthand and of music */
    {0xe0000, 0xe0fff},                      /* tags, more selectors */
    {0xf0000, 0x10ffff},                     /* private use */
};

bool um_code_unsafe(uint32_t c)
{
    if (c >= 0x20 && c < 0x7f)
        return false;
    for (size_t i = 0; i < UM_COUNT(unsafe) && unsafe[i].from <= c; i++)
        if (c <= unsafe[i].to)
            return true;
    return (c & 0xfffe) == 0xfffe; /* the last two of each plane are no characters */
}

typedef struct span {
    uint32_t first, last;
} span;

static bool within(const span *list, size_t n, uint32_t c)
{
    for (size_t i = 0; i < n && c >= list[i].first; i++)
        if (c <= list[i].last)
            return true;
    return false;
}

int um_code_columns(uint32_t c)
{
    static const span joined[] = {{0x300, 0x36f},   {0x483, 0x489},   {0x591, 0x5bd},   {0x610, 0x61a},
                                  {0x64b, 0x65f},   {0x1ab0, 0x1aff}, {0x1dc0, 0x1dff}, {0x200b, 0x200f},
                                  {0x20d0, 0x20ff}, {0x3099, 0x309a}, {0xfe00, 0xfe0f}, {0xfe20, 0xfe2f}};
    static const span wide[] = {{0x1100, 0x115f},   {0x2e80, 0x303e},  {0x3041, 0x33ff}, {0x3400, 0x4dbf},
                                {0x4e00, 0xa4cf},   {0xa960, 0xa97f},  {0xac00, 0xd7a3}, {0xf900, 0xfaff},
                                {0xfe30, 0xfe6f},   {0xff00, 0xff60},  {0xffe0, 0xffe6}, {0x1f300, 0x1f64f},
                                {0x1f900, 0x1f9ff}, {0x20000, 0x3fffd}};
    if (c < 0x300)
        return 1;
    return within(joined, UM_COUNT(joined), c) ? 0 : within(wide, UM_COUNT(wide), c) ? 2 : 1;
}

/* Marks that end or continue what stands before them: stops, closing brackets, small kana, the long vowel. */
static bool closes(uint32_t c)
{
    static const uint32_t marks[] = {'!',    ')',    ',',    '.',    ':',    ';',    '?',    ']',    '}',
                                     0x3001, 0x3002, 0x3005, 0x3009, 0x300b, 0x300d, 0x300f, 0x3011, 0x3015,
                                     0x301c, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085,
                                     0x3087, 0x308e, 0x30a1, 0x30a3, 0x30a5, 0x30a7, 0x30a9, 0x30c3, 0x30e3,
                                     0x30e5, 0x30e7, 0x30ee, 0x30f5, 0x30f6, 0x30fb, 0x30fc, 0xff01, 0xff09,
                                     0xff0c, 0xff0e, 0xff1a, 0xff1b, 0xff1f, 0xff3d, 0xff5d};
    for (size_t i = 0; i < UM_COUNT(marks); i++)
        if (marks[i] == c)
            return true;
    return um_code_columns(c) == 0;
}

static bool opens(uint32_t c)
{
    static const uint32_t marks[] = {'(',    '[',    '{',    0x3008, 0x300a, 0x300c,
                                     0x300e, 0x3010, 0x3014, 0xff08, 0xff3b, 0xff5b};
    for (size_t i = 0; i < UM_COUNT(marks); i++)
        if (marks[i] == c)
            return true;
    return false;
}

bool um_code_may_break(uint32_t before, uint32_t code)
{
    return (um_code_columns(before) == 2 || um_code_columns(code) == 2) && !closes(code) && !opens(before);
}

/* How many bytes from the beginning on are printable ASCII. */
static size_t plain_bytes(um_text t)
{
    size_t n = 0;
    while (n < t.n && (unsigned char)t.p[n] >= 0x20 && (unsigned char)t.p[n] < 0x7f)
        n++;
    return n;
}

void um_harmless(um_buf *b, um_text t)
{
    uint32_t c = 0;
    for (size_t i = 0, len; i < t.n; i += len ? len : 1) {
        size_t plain = plain_bytes((um_text){t.p + i, t.n - i});
        um_buf_add(b, t.p + i, plain);
        i += plain;
        if (i == t.n)
            break;
        len = um_code_take(t.p + i, t.n - i, &c);
        if (len && c == '\t')
            um_buf_char(b, ' ');
        else if (!len || c < 0x20 || c == 0x7f)
            um_buf_printf(b, "\\x%02x", (unsigned char)t.p[i]);
        else if (um_code_unsafe(c))
            um_buf_printf(b, "\\u{%x}", (unsigned)c);
        else
            um_buf_add(b, t.p + i, len);
    }
}
