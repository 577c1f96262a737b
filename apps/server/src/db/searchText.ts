/**
 * What somebody typed into a search field, as `search_words` of the migrations writes stored words: lower case,
 * without accents. Undefined where nothing is left to search for.
 */
export function searchText(typed: string | undefined): string | undefined {
  const plain = typed?.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
  return plain?.toLowerCase().trim() || undefined;
}

/**
 * The pattern for `words like …`. From three letters on any part of a word is found; fewer find beginnings, which
 * the index can still tell.
 */
export function wordsPattern(text: string): string {
  const escaped = text.replace(/[\\%_]/g, "\\$&");
  return text.length < 3 ? `% ${escaped}%` : `%${escaped}%`;
}
