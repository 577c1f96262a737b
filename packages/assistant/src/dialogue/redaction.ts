import type { TurnEvent, Understanding } from "../types.ts";

type Redacted = Extract<TurnEvent, { type: "redacted" }>["what"];

/** What may be kept of a message, and what was taken out of it. */
export interface Redaction {
  text: string;
  what: Redacted[];
}

/** Stands where a phrase was taken out; it does not tell what stood there. */
const REMOVED = "[…]";

/**
 * Phrases that state somebody's immigration status. Whole phrases, so that the rest of the message
 * ("… and I need 2 bedrooms") stays readable for the agent.
 */
const PERSONAL_STATUS =
  /\b(?:(?:i|we)(?:'m| am|'re| are)? )?(?:(?:do not|don'?t|dont) have (?:my |any |legal )?(?:papers|documents|legal status|a green card|a visa|immigration papers)|(?:not|aren'?t|isn'?t) (?:a |an )?(?:us |u\.s\. |american |legal )?(?:citizens?|residents?)|undocumented|illegal(?:ly)? (?:immigrants?|here)|asylum[ -]?seekers?|(?:on|with) (?:a |an )?(?:work |student |tourist )?(?:visa|tps|daca|parole)|without papers|no papers|here illegally)\b|(?<![\p{L}])(?:(?:yo |nosotros )?no (?:tengo|tenemos) (?:mis |los |nuestros )?(?:papeles|documentos|residencia|visa|estatus(?: legal)?)|(?:yo )?no (?:soy|somos) (?:ciudadan[oa]s?|residentes?)(?: american[oa]s?)?|(?:soy |somos |estoy |estamos )?(?:aquí )?(?:sin papeles|indocumentad[oa]s?|ilegal(?:es)?)|(?:pedí|tengo|con) (?:asilo(?: político)?|parole|tps|daca|visa de (?:turista|estudiante|trabajo))|solicitantes? de asilo)(?![\p{L}])/giu;

const SOCIAL_SECURITY = /\b\d{3}[- .]?\d{2}[- .]?\d{4}\b/;

/** Takes out of a message what must not be stored: card and social-security numbers, immigration status. */
export function redact(message: string, heard: Understanding): Redaction {
  const what: Redacted[] = [];
  if (heard.maskedText !== message) what.push(SOCIAL_SECURITY.test(message) ? "ssn" : "card");
  if (!heard.topics.includes("immigration")) return { text: heard.maskedText, what };
  const text = heard.maskedText.replace(PERSONAL_STATUS, REMOVED);
  // A statement in words nobody foresaw is taken out with its whole message.
  return { text: text === heard.maskedText ? REMOVED : text, what: [...what, "personal_status"] };
}

/** The understanding as it may be kept: without a trace of the status that was taken out. */
export function storable(heard: Understanding, redaction: Redaction): Understanding {
  return {
    ...heard,
    maskedText: redaction.text,
    topics: heard.topics.filter((topic) => topic !== "immigration"),
  };
}
