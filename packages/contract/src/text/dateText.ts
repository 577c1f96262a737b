/** How the product writes dates, on the server and in every browser alike. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** A formatter, created once: creating one takes a phone several milliseconds, and a hundred times longer than using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(name);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(name, format);
  return format;
}

/**
 * A date's text with plain spaces, since Node and browsers put different special ones there, and with hours in one
 * format: "3 p. m.", not "3 p.m.".
 */
export function plainDate(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, " ").replace(/\b([ap])\.\s?m\./g, "$1. m.");
}

/** Spanish hours end with a period, so a sentence that ends with one needs no second: "a las 3 p. m.". */
export function endSentences(text: string): string {
  return text.replace(/\b([ap]\. m\.)\.(?!\.)/g, "$1");
}
