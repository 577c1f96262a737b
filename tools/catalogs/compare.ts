import type { Catalog } from "./read.ts";

/** Keys that only one of the two languages has. */
export function missingKeys({ en, es }: Catalog): string[] {
  const keysOnlyIn = (texts: Map<string, string>, others: Map<string, string>, language: string) =>
    [...texts.keys()].filter((key) => !others.has(key)).map((key) => `${key} (only in ${language})`);
  return [...keysOnlyIn(en, es, "English"), ...keysOnlyIn(es, en, "Spanish")];
}

/** Keys whose text is the same in both languages although it contains words and isn't an allowed text. */
export function sameTexts({ en, es }: Catalog, allowed: ReadonlySet<string>): string[] {
  return [...en]
    .filter(([key, text]) => es.get(key) === text && hasWords(text) && !allowed.has(text))
    .map(([key]) => key);
}

/** Parts that are the same in every language: placeholders, addresses, and names of the product and its cookies. */
const noWords = /\{\w+\}|https?:\S+|\S+@\S+|\b(?:Llave|SmartLinks?|WhatsApp|llave_\w+)\b/g;

/** A text with only names, numbers and symbols is the same everywhere. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(noWords, ""));
}

/** Keys whose placeholders differ between the languages: a value would be lost or a brace shown. */
export function differentPlaceholders({ en, es }: Catalog): string[] {
  return [...en].filter(([key, text]) => placeholders(text) !== placeholders(es.get(key) ?? text)).map(([key]) => key);
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\w+\}/g))].sort().join(" ");
}

/** What people count; "1 leads" is wrong. */
const counted =
  /\{(?:count|leads|total|used|views)\} (?:\w+ )?(?:conversations|days|homes|leads|listings|messages|ratings|renters|showings|views)\b/;

/** The English texts that count something and have no singular form. `neverOne` are those whose number is fixed and larger. */
export function withoutSingular({ en }: Catalog, neverOne: ReadonlySet<string>): string[] {
  const isPlural = (key: string) => /\.other$/.test(key) && en.has(key.replace(/other$/, "one"));
  return [...en]
    .filter(([key, text]) => counted.test(text) && !isPlural(key) && !neverOne.has(text))
    .map(([key]) => key);
}
