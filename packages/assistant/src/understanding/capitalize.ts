const lowerParticles = new Set(["de", "del", "la", "las", "los", "y", "da", "dos", "van", "von"]);

/** Capitalizes a word of a name typed in one case, depending on its place in the name. */
export function capitalize(word: string, index: number): string {
  const lower = word.toLowerCase();
  // "KJ", "DC": initials.
  if (word.length <= 3 && !/[aeiouyáéíóú]/.test(lower) && !lowerParticles.has(lower)) return word.toUpperCase();
  return index > 0 && lowerParticles.has(lower) ? lower : lower.charAt(0).toUpperCase() + lower.slice(1);
}
