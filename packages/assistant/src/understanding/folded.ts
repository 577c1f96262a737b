/** Characters that have no accent to remove. */
const beyondAscii = /[\u0080-\uffff]/;

/** Lowercase without accents, so that "Coral Gables" and "coral gábles" are equal. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.normalize("NFD").replace(/\p{M}/gu, "") : lower;
}

/** A place's name as {@link folded} words with single spaces, to find in a message's plain text. */
export function plainName(area: string): string {
  return folded(area).replace(/[^a-z0-9]+/g, " ");
}
