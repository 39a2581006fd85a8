// What `make lint-page` asks of the scripts: they run in a browser as they are, one after the other.
// NODE_TOOLS is the folder in which npm has put eslint (see the Makefile).
import {createRequire} from "node:module";
import process from "node:process";

const js = createRequire(`${process.env.NODE_TOOLS}/`)("@eslint/js");

const names = ["document", "window", "location", "history", "IntersectionObserver", "setInterval", "clearInterval",
    "requestAnimationFrame", "URL", "Blob", "setTimeout"];

export default [
    js.configs.recommended,
    {
        files: ["**/*.js"],
        languageOptions: {
            ecmaVersion: 2022,
            sourceType: "script",
            globals: Object.fromEntries(names.map((name) => [name, "readonly"])),
        },
        rules: {
            "eqeqeq": "error", "no-var": "error", "prefer-const": "error", "no-shadow": "error", "strict": ["error", "function"],
            "no-eval": "error", "no-implied-eval": "error", "no-new-func": "error", "max-len": ["error", {code: 125, ignoreStrings: true}],
            "no-restricted-properties": ["error",
                {property: "innerHTML"}, {property: "outerHTML"}, {property: "insertAdjacentHTML"}],
            "no-restricted-globals": ["error", "fetch", "XMLHttpRequest", "eval"],
        },
    },
];
