/** A text with a capital at its start, for words that a sentence has in lower case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
