/** What one renter wrote, in order, with the time of each message if the file has it. */
export interface RenterSide {
  id: string;
  turns: { renter: string; at?: string }[];
}

/**
 * Reads conversations from one JSON document with `id` and `turns`, or from JSON lines: a conversation a line with `id`
 * and `messages`, or a turn a line with `conversation` and `renter`.
 * @throws an Error that names the line that is none of these
 */
export function readConversations(text: string): RenterSide[] {
  const whole = parse(text);
  if (isRecord(whole) && Array.isArray(whole.turns)) return [{ id: String(whole.id), turns: whole.turns.map(turnOf) }];
  const found = new Map<string, RenterSide>();
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const value = parse(line);
    if (!isRecord(value)) throw notRead(index + 1);
    const id = String(value.id ?? value.conversation);
    const conversation = found.get(id) ?? { id, turns: [] };
    found.set(id, conversation);
    if (Array.isArray(value.messages))
      conversation.turns.push(...value.messages.map((renter) => ({ renter: String(renter) })));
    else if (typeof value.renter === "string") conversation.turns.push(turnOf(value));
    else throw notRead(index + 1);
  }
  return [...found.values()];
}

function turnOf(value: unknown): RenterSide["turns"][number] {
  if (!isRecord(value) || typeof value.renter !== "string") throw new Error("A turn has no renter's message.");
  return { renter: value.renter, ...(typeof value.at === "string" && { at: value.at }) };
}

function notRead(line: number): Error {
  return new Error(`Line ${line} is neither a conversation with "messages" nor a turn with "renter".`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
