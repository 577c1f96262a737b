/** Texts that are rightly the same in English and Spanish: names, and words that both languages share. */
export const sameInBoth: ReadonlySet<string> = new Set([
  "Admin",
  "Daniela",
  "Demo",
  "Enterprise",
  "Error",
  "Flexible",
  "Launch Trial",
  "Office Elite",
  "Solo Closer",
  "Team Booster",
  "{count} min",
]);
