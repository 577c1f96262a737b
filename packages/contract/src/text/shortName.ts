/** What sentences call the agent: the first name if the name is a plain one, else the whole name. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? "";
  const isPlain = words.length > 1 && words.length <= 4 && /^\p{Lu}[\p{L}’'-]+$/u.test(first);
  return isPlain && !articles.has(first.toLowerCase()) ? first : name.trim();
}

/** Titles, and words that the names of companies and teams start with. */
const articles = new Set([
  "the",
  "team",
  "equipo",
  "grupo",
  "casa",
  "el",
  "la",
  "los",
  "las",
  "don",
  "doña",
  "dr",
  "dra",
]);
