import { daysMentioned } from "../showings/visitDays.ts";
import type { IsoDate } from "../types.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { overlaps } from "../understanding/stretches.ts";
import { asksToSee, plainPart } from "./asides.ts";
import type { SaidClause, Turn } from "./turn.ts";

/** Clauses about moving don't name a day for a visit. */
export const ofMoving =
  /\b(?:mov(?:e|es|ed|ing)|mud\w+|lease|contrato|llaves|keys|available|disponible|need\w*|necesit\w+|libre|earlier|start(?:s|ing)?|empiez\w+|empez\w+)\b/;
/** Words that only fit a home, which is moved into or rented, no matter who is free or needs to see it. */
export const surelyMoving =
  /\b(?:mov(?:e|es|ed|ing)(?! (?:it|that|the|my|our) (?:tour|visit|showing)| it\b)|mud\w+|(?:get|have|take|rent) (?:it|in|this|that)|lease|contrato|llaves|keys|start(?:s|ing)?|empiez\w+|empez\w+)\b/;
/** Seeing a home, or coming to its door. */
export const seeing =
  /\b(?:see|seeing|tour\w*|view\w*|visit(?! (?:my|our|her|his|the (?:kids|family|in laws))\b)|show\w*|(?:come|coming|swing\w*|stop\w*|drop\w*|pass\w*|pop\w*|roll\w*|pull\w*|slide|go|run|head) (?:by|thru|through|over|in|see|check|up|and (?:see|check))|check (?:it|this|that|them|the \w+) out|to check|walk ?through|look at (?:it|that|this|the)|ver(?:l[oa]s?)?|visitar?\w*|(?:mostr|muestr|ensen)\w+|conocer\w*|recorr\w+|pasar|pasamos|caerle\w*|cita|en persona|in person|(?:what|which|wat) (?:times?|hours?|days?)|(?:a )?que (?:horas?|horarios?|dias?))\b/;
/** Being in town, or on the way there: days on which someone could come by. */
const staying =
  /\b(?:in town|in (?:miami|florida|the area|the city)|down there|over there|be there|there (?:from|until|till)|fly\w*|flight|land(?:ing|s)?|arriv\w+|come|coming|travel\w*|trip|visiting|here (?:from|until|for|on)|lleg\w+|viaj\w+|voy|vamos|vuel[oa]\w*|volamos|estare\w*|(?:voy|vamos) a estar|estoy|estamos|alla|por ahi|de visita)\b/;
/** Words for arriving: a single day next to them is the first of several. */
export const arriving =
  /\b(?:fly|flying|flight|land(?:ing|s)?|arriv\w+|get(?:ting)? (?:in|there|to)|lleg\w+|vuel[oa]\w*|volamos|viaj\w+)\b/;
/** Words that make a day the home's: "Can I see what's available January 5?", "show me something for the 15th". */
export const ofSearch =
  /\b(?:available|disponible\w*|need\w*|necesit\w+|looking for|busc\w+|see (?:what|which|if|some|any|more|other)|(?:see|view) (?:apartments|places|homes|options|units|condos)|show me (?:what|some|any|all|more|other)|ver (?:(?:unos |los |las |unas )?(?:apartamentos|deptos|opciones|casas|propiedades|pisos|lugares)|que|cuales|si|otr[oa]s?|algun\w*))\b/;
const ofVideo = /\b(?:video\w*|virtual\w*|zoom|facetime)\b/;

/** True if the message also tells when the renter moves. */
export function tellsOfMoving({ message }: Turn): boolean {
  return ofMoving.test(plainPart(message));
}

export function isStay(text: string): boolean {
  return staying.test(text) && (!seeing.test(text) || (arriving.test(text) && !asksFor.test(text)));
}

const asksFor = /\b(?:can|could|may|puedo|podemos|podria\w*|se puede)\b/;

/** True if the message asks to see a home, in person or by video. */
export function seeksVisit({ heard, message, clauses, timesOffered }: Turn): boolean {
  if (heard.intents.includes("book_showing") || timesOffered.length > 0 || asksToSee(message)) return true;
  return clauses.some(
    ({ stance, aside, start, end }) =>
      stance === "wants_visit" || stance === "pick_time" || aside === "video" || isOfVideo(message.slice(start, end)),
  );
}

export function seeksVideo({ asides, clauses, message }: Turn): boolean {
  return asides.includes("video") || clauses.some(({ start, end }) => isOfVideo(message.slice(start, end)));
}

/** True if the words before a day make it a travel day. */
export function isOfTravel({ message }: Turn, { start }: { start: number }): boolean {
  const before = plainPart(message.slice(Math.max(0, start - longestLead), start));
  return /\b(?:fly|flying|flight|travel\w*|trip|land(?:ing)?|arriv\w+|get in|move|leave|viaj\w+|vuel[oa]\w*|lleg\w+|salgo|salimos)\b(?: \w+){0,3}$/.test(
    before,
  );
}

const longestLead = 40;

/** Where the clauses begin that run into this one without a pause: "viajo yo | solo la primera semana de diciembre". */
export function beforePause({ clauses, message }: Turn, { start }: SaidClause): number {
  const before = clauses.findLast(({ end }) => end <= start && message.slice(end, start).trim() === "");
  return before?.start ?? start;
}

/** True if a question is about the days on which a home can be seen. */
export function asksForDays(text: string, today: IsoDate): boolean {
  return seeing.test(plainPart(text)) && !ofSearch.test(plainPart(text)) && daysMentioned(text, today).length > 0;
}

/** True for a stretch of the message that only asks to see a home. */
export function asksToVisit({ message, clauses }: Turn, span: Stretch): boolean {
  const asking = clauses.filter((clause) => overlaps(clause, span));
  return (
    asking.length > 0 &&
    asking.every(({ stance, start, end }) => {
      const text = plainPart(message.slice(start, end));
      return (
        (stance === "wants_visit" || stance === "pick_time") &&
        seeing.test(text) &&
        !ofSearch.test(text) &&
        !ofCost.test(text)
      );
    })
  );
}

const ofCost = /\b(?:costs?|how much|pay\w*|due|deposit\w*|fees?|cuest\w+|cuanto|pag\w+|deposito)\b/;

/** True if words are about seeing a home by video. */
export function isOfVideo(text: string): boolean {
  return ofVideo.test(plainPart(text));
}
