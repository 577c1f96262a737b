/** How a sentence names the agent: the first name where the name is a plain one, else the whole. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? "";
  const isPlain = words.length > 1 && words.length <= 4 && /^\p{Lu}[\p{L}’'-]+$/u.test(first);
  return isPlain && !articles.has(first.toLowerCase()) ? first : name.trim();
}

/** Words a company or team name begins with, and titles. */
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
