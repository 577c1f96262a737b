/**
 * Fills `{placeholders}`. A line that needs a missing value is a mistake in the catalog, so it
 * throws instead of leaving a hole in a reply.
 */
export function fill(line: string, data: Readonly<Record<string, string>>): string {
  return line.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = data[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${line}"`);
    return value;
  });
}

const ARTICLES = new Set(["the", "team", "el", "la", "los", "las", "equipo"]);

/** What to call the agent in a sentence: the first name, or the whole name if it begins with an article or title. */
export function shortName(name: string): string {
  const first = name.trim().split(/\s+/)[0] ?? name;
  return ARTICLES.has(first.toLowerCase()) || first.endsWith(".") || first.length < 2 ? name.trim() : first;
}
