/**
 * The text typed into a search field, in the same form as `search_words` of the migrations stores words: lower case,
 * without accents. Undefined if nothing is left to search for.
 */
export function searchText(typed: string | undefined): string | undefined {
  const plain = typed?.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
  return plain?.toLowerCase().trim() || undefined;
}

/**
 * The pattern for `words like …`. From three letters on, it finds any part of a word; with fewer, only the start, which
 * the index can still find.
 */
export function wordsPattern(text: string): string {
  const escaped = text.replace(/[\\%_]/g, "\\$&");
  return text.length < 3 ? `% ${escaped}%` : `%${escaped}%`;
}
