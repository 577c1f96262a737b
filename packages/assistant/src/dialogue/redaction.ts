import { clausePattern } from "../masking/clauses.ts";
import type { Masked } from "../masking/maskSensitive.ts";
import type { TurnEvent, Understanding } from "../types.ts";

type Redacted = Extract<TurnEvent, { type: "redacted" }>["what"];

/** What may be stored of a message, and what was removed from it. */
export interface Redaction {
  text: string;
  what: Redacted[];
}

/** Replaces a removed phrase, without saying what it was. */
const REMOVED = "[…]";

/** Words that state an immigration status, in both languages, as people write them. */
const STATUS_WORDS = [
  "papers?|documents?|documented|undocumented|status|citizen\\w*|residen\\w*|immigra\\w*|migrant\\w*|visas?|asylum|refugee\\w*",
  "green ?card|work permit|ead|tps|daca|parole|h-?1b|f-?1|j-?1|itin|ssn|social|passport|deport\\w*|illegal\\w*|foreign\\w*|abroad",
  "papel(?:es)?|documentos?|indocumentad[oa]s?|estatus|ciudadan\\p{L}*|inmigra\\p{L}*|migra\\p{L}*|asilo|refugiad[oa]s?|permiso de trabajo",
  "residencia|pasaporte|ilegal\\p{L}*|extranjer[oa]s?|seguro",
].join("|");

const STATUS = new RegExp(`(?<![\\p{L}\\d])(?:${STATUS_WORDS})(?![\\p{L}\\d])`, "iu");

/**
 * Removes the clauses that state the status and keeps the others, so that the agent still reads
 * "… I need 2 bedrooms". A statement in unexpected words is removed with its whole message.
 */
function withoutStatus(text: string): string {
  const rest = text.replace(clausePattern, (clause) =>
    STATUS.test(clause) ? clause.replace(/\S(?:.*\S)?/su, REMOVED) : clause,
  );
  return rest === text ? REMOVED : rest;
}

/**
 * Removes from a message what must not be stored: numbers and passwords, which are masked already, and an
 * immigration status.
 */
export function redact({ text, kinds }: Masked, heard: Understanding): Redaction {
  if (!heard.topics.includes("immigration")) return { text, what: kinds };
  return { text: withoutStatus(text), what: [...kinds, "personal_status"] };
}

/** The understanding as it may be stored: without a trace of the removed status. */
export function storable(heard: Understanding, redaction: Redaction): Understanding {
  return {
    ...heard,
    maskedText: redaction.text,
    topics: heard.topics.filter((topic) => topic !== "immigration"),
  };
}
