/* tr.js - the texts of the page in its language: the program puts those that the scripts ask for, by their English
 * words, before them. {0}, {1} ... stand for values, which may come in another order. */
(function (umpire) {
    "use strict";

    umpire.tr = function (text, ...values) {
        const texts = globalThis.umpireTexts || {};
        return (texts[text] || text).replace(/\{(\d)\}/g, (all, i) => String(values[i]));
    };
})(globalThis.umpire = globalThis.umpire || {});
