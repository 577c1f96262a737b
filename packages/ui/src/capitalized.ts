/** A text with a capital at its start, for words that are lower case inside a sentence. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
