import type { JudgedClause } from "../learned/judge.ts";
import type { Understanding } from "../types.ts";
import { type AskedPart, type Cut, touches } from "../understanding/askedParts.ts";

const telling =
  "\\b(?:(?:tell|ask) (?:her|him|them)|let (?:her|him|them)\\s+know|d[ií]le|d[ií]gale|decile|preg[uú]nt[ae]le|pregunt[aá]le)(?![\\p{L}])";
/** Words that make what follows a message to the agent: "tell her", "dile". */
const words = new RegExp(telling, "iu");
/** Words right before a message to the agent: "Preguntale también | si hay otro con menos entrada". */
const ahead = new RegExp(`${telling}(?:\\s+(?:tambi[eé]n|too|also|please|por ?fa\\w*))*\\s*$`, "iu");

/** True for a question or request that is a message to the agent. */
export function isToldTo({ text, start }: AskedPart, message: string): boolean {
  return words.test(text) || ahead.test(message.slice(0, start));
}

/** Drops what comes before the message to the agent: "My mail is ada@mail.com y preguntale lo de …". */
export function fromTelling<Part extends AskedPart>(part: Part): Part {
  const at = part.text.search(words);
  return at > 0 ? { ...part, text: part.text.slice(at), start: part.start + at } : part;
}

/**
 * Words for the agent that no question or request contains, because they sound like a remark: "Dile que tengo 2 años en
 * el mismo trabajo".
 */
export function tellsToAgent(
  { reading }: Cut,
  clauses: readonly JudgedClause[],
  read: readonly AskedPart[],
  hearPart: (part: string) => Understanding,
): AskedPart[] {
  return clauses.flatMap((clause): AskedPart[] => {
    const { text } = reading;
    const end = reading.words[clause.end - 1]?.end ?? 0;
    const begin = reading.words[clause.start]?.start ?? 0;
    const at = text.slice(begin, end).search(words);
    const start = begin + at;
    const isRead = read.some((part) => touches(part, { start, end }));
    if (at < 0 || isRead || clause.stance === "notify_me") return [];
    const said = text.slice(start, end);
    return [
      { text: said, start, isMarked: false, mayAsk: false, isWhole: true, isRequest: true, heard: hearPart(said) },
    ];
  });
}
