/** What is within has no accents to take off. */
const beyondAscii = /[\u0080-\uffff]/;

/** Lower-case words and figures without accents, apostrophes or signs, one blank between. */
export function plainText(text: string): string {
  const lower = text.toLowerCase();
  return (beyondAscii.test(lower) ? lower.normalize("NFD").replace(/[\p{M}’]/gu, "") : lower)
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}
