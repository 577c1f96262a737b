/** One renter's messages. */
export interface Script {
  id: string;
  language: "en" | "es" | null;
  messages: string[];
}

/** Lines in our own format, or turns of a Schema-Guided Dialogue file. */
type Line =
  | { id: string; language?: string; messages: string[] }
  | { id: string; language?: string; turns: string[] }
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
    const messages = messagesOf(read);
    const language = "id" in read && (read.language === "en" || read.language === "es") ? read.language : null;
    const script = scripts.get(id) ?? { id, language, messages: [], turns: [] };
    scripts.set(id, script);
    script.turns.push(...messages);
  }
  return [...scripts.values()].map(({ turns, ...script }) => ({ ...script, messages: inOrder(turns) }));
}

/** The messages of a line with their places in the conversation. */
function messagesOf(line: Line): [number, string][] {
  if ("utterance" in line) return [[line.turn, line.utterance]];
  const messages = "messages" in line ? line.messages : line.turns;
  return messages.map((message, place): [number, string] => [place, message]);
}

function readLine(line: string, number: number): Line {
  const value = parse(line);
  if (typeof value === "object" && value !== null) {
    if ("messages" in value && Array.isArray(value.messages) && "id" in value) return value as Line;
    if ("turns" in value && Array.isArray(value.turns) && "id" in value) return value as Line;
    if ("dialogue_id" in value && "turn" in value && "utterance" in value) return value as Line;
  }
  throw new Error(
    `Line ${number} is neither {"id", "messages"}, {"id", "turns"} nor {"dialogue_id", "turn", "utterance"}.`,
  );
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
