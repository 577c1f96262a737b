import type { Market, Understanding } from "../types.ts";
import { plainPart } from "./asides.ts";
import { namesIn } from "./homeChecks.ts";
import { isPointedAt } from "./references.ts";
import type { SaidClause, Turn } from "./turn.ts";

/** Words for an unwanted place, whatever else the clause says: "Doral is too far", "Brickell tiene mucho tapón". */
const isOff =
  /\b(?:is|s|es|esta|queda|quedan)(?: (?:way|so|too|very|pretty|muy|medio|super|demasiado|tan|me|mi|a mi|para mi))* (?:far|lejos|lejisimos|largo|retirad[oa]|a trasmano|out of the way|peligros[oa])\b|\b(?:me|nos|le) queda(?:n|ria)? (?:muy |medio |super |bien |demasiado )?(?:lejos|lejisimos|largo|retirad[oa]|a trasmano)\b|\b(?:has|have|tiene|tienen|hay) (?:too much|so much|mucho|much[ao]s?|demasiad[oa]) (?:traffic|noise|tapon(?:es)?|trafico|trancon(?:es)?|ruido|bulla)\b/;

/** Words for a home that is too small: "A studio won't do for us", "con 2 cuartos no nos alcanza". */
const isTooSmall =
  /\b(?:no (?:me|nos|le|les) (?:da|dan|alcanzan?|sirven?|caben?|bastan?)|(?:isnt|is not|not|aint|arent|wont be) (?:big |large )?enough|(?:is|are|s) (?:just |way |a bit |a little )?too (?:small|tight|cramped|little)|(?:es|son|queda|quedan) (?:muy |demasiado )(?:pequen|chiqui|chic)\w*)\b/;

const sized = "(?:studio|estudio|efficiency|monoambiente|(?:1|2|3|one|two|three) ?(?:beds?|bedrooms?|br|cuartos?))";
/** Turns down a size: "That's a studio", "no not a studio", "un estudio con un niño no creo", "only 2 beds huh". */
const turnsDownSize = new RegExp(
  [
    `^(?:(?:bro|but|no|nah|naa|wait|lol|um|pero|oye|ay|uy|hey|hmm|y) )*(?:thats|that is|its|it is|this is|es[eo]? es|es[eo]|es) (?:(?:just|only|solo|nomas|still) )*(?:an?|una?) ${sized}\\b`,
    `\\b(?:not|nah|naa|nop|dont want|do not want|no quiero|ni) (?:(?:an?|the|una?|el|ese) )?${sized}\\b`,
    `\\b${sized}\\b.*\\b(?:no creo|nah|naa|no way|ni loc[oa]|no gracias|no thanks|no va|no nos va|wont work|doesnt work|no funciona|para nada)\\b`,
    `\\b(?:only|solo|nomas) ${sized} (?:huh|lol|damn|eh|jaja\\w*)\\b`,
  ].join("|"),
);

/** True for a clause that turns down a home of the size it names. */
export function rejectsSize(message: string, { start, end }: Pick<SaidClause, "start" | "end">): boolean {
  return !/^\s*\?/.test(message.slice(end)) && turnsDownSize.test(plainPart(message.slice(start, end)));
}

/** True for a clause that turns down a place or a home, and isn't a question. */
export function rejects(
  message: string,
  { stance, start, end }: Pick<SaidClause, "stance" | "start" | "end">,
): boolean {
  if (/^\s*\?/.test(message.slice(end))) return false;
  const plain = plainPart(message.slice(start, end));
  return stance === "reject_home" || isOff.test(plain) || isTooSmall.test(plain);
}

/**
 * Removes the places that a clause turns down from the search: "Doral is far, something closer to the beach?" asks for
 * nothing in Doral. "The Doral one is too small" turns down a home and keeps the place.
 */
export function withoutRejectedPlaces(turn: Turn): Understanding {
  const { message, clauses, heard } = turn;
  const off = clauses.filter((clause) => rejects(message, clause));
  if (off.length === 0 || turn.timesOffered.length > 0) return heard;
  const wanted = clauses.filter((clause) => !off.includes(clause)).flatMap((clause) => placesIn(turn, clause));
  const rejected = off.flatMap((clause) => placesIn(turn, clause)).filter((place) => !wanted.includes(place));
  if (rejected.length === 0) return heard;
  const area = [heard.slots.area ?? []].flat().filter((place) => !rejected.includes(place));
  const { area: _rejected, ...slots } = heard.slots;
  return {
    ...heard,
    slots: area.length === 0 ? slots : { ...slots, area: area.length === 1 && area[0] ? area[0] : area },
    excludedAreas: [...new Set([...heard.excludedAreas, ...rejected])],
  };
}

function placesIn({ message, context }: Turn, { start, end }: SaidClause): string[] {
  const text = plainPart(message.slice(start, end));
  const isMeant = (place: Market["places"][number]): boolean =>
    namesIn(text, place).some((name) => !isPointedAt(text, name));
  return context.market.places.filter(isMeant).map(({ name }) => name);
}
