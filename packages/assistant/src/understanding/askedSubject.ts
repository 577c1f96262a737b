import type { AnimalKind } from "./animals.ts";

/** What is asked about pets and parking beyond what a listing must store. */
const namedSubjects = ["breed", "weight_limit", "guest_parking", "extra_parking"] as const;
type NamedSubject = (typeof namedSubjects)[number];
/** A question that a reply passes on by name: also a pet that comes along to a showing, or of a kind without rules. */
export type AskedSubject = NamedSubject | `pet_${Exclude<AnimalKind, "dog" | "cat">}`;

/** Words of both languages, lowercase and without accents. */
const words: Record<NamedSubject, RegExp> = {
  breed: /\b(?:breeds?|razas?|pit ?bulls?|rottweilers?|german shepherds?|pastor aleman)\b/,
  weight_limit: /\b(?:weight|heavy|limite de peso|limite|pesan?|peso|limits?|\d+ ?(?:lbs?|pounds?|libras))\b/,
  guest_parking:
    /\b(?:guests?|visitors?|street|invitados|visitas|visitantes|(?:en|por) la calle)\b.*\b(?:park\w*|parque\w*|estacion\w*)\b|\b(?:park\w*|parque\w*|estacion\w*)\b.*\b(?:guests?|visitors?|street|invitados|visitas?|visitantes|(?:en|por) la calle)\b/,
  extra_parking:
    /\b(?:second|another|extra|additional|more|segundo|otro|adicional|extra) (?:parking|spot|space|one|puesto|parqueo|espacio|estacionamiento)\b/,
};

/**
 * The subject that a question names.
 *
 * @param text Lowercase words without accents or punctuation.
 */
export function readAskedSubject(text: string): NamedSubject | undefined {
  return namedSubjects.find((subject) => words[subject].test(text));
}

const replyTime =
  /\b(?:when (?:will|can|should|does|is) \w+ (?:\w+ ){0,2}(?:back|call|reply|answer|respond|text|email)|cuando (?:me )?(?:va a )?(?:llama|responde|contesta|escribe)\w*)\b/;

/** True for a question when the agent will answer; the text as above. */
export function asksReplyTime(text: string): boolean {
  return replyTime.test(text);
}
