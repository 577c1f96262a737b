import type { TurnEvent, Understanding } from "../types.ts";
import type { Masked } from "./maskSensitive.ts";

type Redacted = Extract<TurnEvent, { type: "redacted" }>["what"];

/** What may be kept of a message, and what was taken out of it. */
export interface Redaction {
  text: string;
  what: Redacted[];
}

/** Stands where a phrase was taken out; it does not tell what stood there. */
const REMOVED = "[…]";

/** One clause: up to a punctuation mark or a word that joins clauses. */
const CLAUSE = /(?:(?!\s(?:and|but|so|because|y|pero|así que|porque)\s)[^.,;:!?¡¿\n])+/giu;

/** Words by which somebody states an immigration status, in both languages, as written by anybody. */
const STATUS_WORDS = [
  "papers?|documents?|documented|undocumented|status|citizen\\w*|residen\\w*|immigra\\w*|migrant\\w*|visas?|asylum|refugee\\w*",
  "green ?card|work permit|ead|tps|daca|parole|h-?1b|f-?1|j-?1|itin|ssn|social|passport|deport\\w*|illegal\\w*|foreign\\w*|abroad",
  "papel(?:es)?|documentos?|indocumentad[oa]s?|estatus|ciudadan\\p{L}*|inmigra\\p{L}*|migra\\p{L}*|asilo|refugiad[oa]s?|permiso de trabajo",
  "residencia|pasaporte|ilegal\\p{L}*|extranjer[oa]s?|seguro",
].join("|");

const STATUS = new RegExp(`(?<![\\p{L}\\d])(?:${STATUS_WORDS})(?![\\p{L}\\d])`, "iu");

/**
 * Takes out the clauses that state the status and leaves the others, so that the agent still reads
 * "… I need 2 bedrooms". A statement in words nobody foresaw is taken out with its whole message.
 */
function withoutStatus(text: string): string {
  const rest = text.replace(CLAUSE, (clause) =>
    STATUS.test(clause) ? clause.replace(/\S(?:.*\S)?/su, REMOVED) : clause,
  );
  return rest === text ? REMOVED : rest;
}

/**
 * Takes out of a message what must not be stored: numbers and passwords, which are masked already, and an
 * immigration status.
 */
export function redact({ text, kinds }: Masked, heard: Understanding): Redaction {
  if (!heard.topics.includes("immigration")) return { text, what: kinds };
  return { text: withoutStatus(text), what: [...kinds, "personal_status"] };
}

/** The understanding as it may be kept: without a trace of the status that was taken out. */
export function storable(heard: Understanding, redaction: Redaction): Understanding {
  return {
    ...heard,
    maskedText: redaction.text,
    topics: heard.topics.filter((topic) => topic !== "immigration"),
  };
}
