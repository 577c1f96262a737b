/** Texts that are rightly the same in English and Spanish: names, and words that both languages share. */
export const sameInBoth: ReadonlySet<string> = new Set([
  "AI Insights Pack",
  "Admin",
  "Daniela",
  "Demo",
  "Done-For-You Setup",
  "Enterprise",
  "Error",
  "Flexible",
  "Launch Trial",
  "Office Elite",
  "Professional",
  "Sofía Marrero",
  "Solo Closer",
  "Starter",
  "Team Booster",
  "{count} min",
]);
