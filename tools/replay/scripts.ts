/** One renter's messages. */
export interface Script {
  id: string;
  language: "en" | "es" | null;
  messages: string[];
}

/** Lines in our own format, or turns of a Schema-Guided Dialogue file. */
type Line =
  | { id: string; language?: string; messages: string[] }
  | { dialogue_id: string; turn: number; utterance: string };

/**
 * Reads scripts from JSON lines: one script per line, or one user turn of a dialogue per line.
 * @throws an Error that names the line that is neither
 */
export function readScripts(text: string): Script[] {
  const scripts = new Map<string, Script & { turns: [number, string][] }>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readLine(line, index + 1);
    const id = "dialogue_id" in read ? read.dialogue_id : String(read.id);
    const language = "messages" in read && (read.language === "en" || read.language === "es") ? read.language : null;
    const script = scripts.get(id) ?? { id, language, messages: [], turns: [] };
    scripts.set(id, script);
    if ("messages" in read) script.turns.push(...read.messages.map((message, n): [number, string] => [n, message]));
    else script.turns.push([read.turn, read.utterance]);
  }
  return [...scripts.values()].map(({ turns, ...script }) => ({ ...script, messages: inOrder(turns) }));
}

function readLine(line: string, number: number): Line {
  const value = parse(line);
  if (typeof value === "object" && value !== null) {
    if ("messages" in value && Array.isArray(value.messages) && "id" in value) return value as Line;
    if ("dialogue_id" in value && "turn" in value && "utterance" in value) return value as Line;
  }
  throw new Error(`Line ${number} is neither {"id", "messages"} nor {"dialogue_id", "turn", "utterance"}.`);
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** A dialogue with several services repeats a turn for each of them: its text counts once. */
function inOrder(turns: [number, string][]): string[] {
  const unique = new Map(turns);
  return [...unique].sort(([a], [b]) => a - b).map(([, words]) => words);
}
