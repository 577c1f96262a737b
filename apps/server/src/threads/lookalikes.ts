/** Cyrillic and Greek letters that look like Latin ones, and the Latin ones (Unicode TS 39, "confusables"). */
const foreign = "АВЕЅZІЈКМНОРСТУХаеіјорсухѕԁԛԝһΑΒΕΖΗΙΚΜΝΟΡΤΥΧο";
const latin = "ABESZIJKMHOPCTYXaeijopcyxsdqwhABEZHIKMNOPTYXo";
const latinOf = new Map([...foreign].map((letter, at) => [letter, latin[at] ?? letter]));

/** Full-width and mathematical forms of Latin letters and digits. */
const variants = /[\uff01-\uff5e]|[\u{1d400}-\u{1d7ff}]/gu;
const word = /[\p{L}\p{M}]+/gu;
/** After folding, a Greek or Cyrillic letter that is left shows that the text really is in that language. */
const trulyForeign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/**
 * A text with its Latin words in Latin letters: "StОP" with a Cyrillic О opts out like any other. Text that is really
 * Russian or Greek stays as it is.
 */
export function withoutLookalikes(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: plain ASCII needs no check
  if (/^[\u0000-\u024f]*$/.test(text)) return text;
  const plain = text.replace(variants, (sign) => sign.normalize("NFKC"));
  const isForeign = (written: string) => trulyForeign.test(fold(written));
  if (!trulyForeign.test(plain)) return plain;
  const whole = !isForeign(plain);
  return plain.replace(word, (written) => (whole || isMixed(written) ? fold(written) : written));
}

function isMixed(written: string): boolean {
  return /\p{Script=Latin}/u.test(written) && !trulyForeign.test(fold(written));
}

function fold(written: string): string {
  return [...written].map((letter) => latinOf.get(letter) ?? letter).join("");
}
