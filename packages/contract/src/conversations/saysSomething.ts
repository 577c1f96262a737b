import { foldText } from "../text/foldText.ts";

/** Courtesies that tell an agent nothing, in both languages and without accents. Longer ones first. */
const courtesies = [
  "thank you(?: (?:so|very) much| again)?",
  "thanks?(?: (?:a lot|so much|again))?",
  "thx|ty|tks",
  "(?:muchas|mil|muchisimas) gracias|gracias",
  "okay|okey|oki|ok|k+|dale|vale|listo|va|sale",
  "perfect[oa]?|great|genial|excelente|excellent|awesome|cool|nice|wonderful",
  "got it|understood|entendido|entiendo|sounds good|will do|no problem|no worries|de acuerdo|claro|por supuesto",
  "(?:muy|todo|esta|ta) bien|bien|bueno|alright|all right",
  "buen(?:os)? dias?|buenas(?: (?:tardes|noches))?|good (?:morning|afternoon|evening|night)|hola+|hello|hi|hey",
  "bye(?: bye)?|adios|chao|ciao|hasta (?:luego|manana|pronto)|see you(?: (?:soon|later))?|nos vemos|talk soon",
  "you(?: a|')?re welcome|de nada|igualmente|a ti|likewise|(?:ja){2,}j?|(?:ha){2,}h?|lol|mm+|aja",
].join("|");
const courtesy = new RegExp(`(?<![\\p{L}\\p{N}])(?:${courtesies})(?![\\p{L}\\p{N}])`, "gu");

/** True if a renter's message tells the agent something: "ok", "gracias" and a thumbs-up don't. */
export function saysSomething(message: string): boolean {
  const plain = foldText(message).replaceAll("’", "'");
  return /[\p{L}\p{N}]/u.test(plain.replaceAll(courtesy, " "));
}
