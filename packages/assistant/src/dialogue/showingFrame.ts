import type { TurnContext } from "../types.ts";
import type { DialogueState } from "./state.ts";

/** So many messages after it was called off, days and times still belong to a showing. */
const recent = 2;
/** Longer messages say more than another hour. */
const longest = 90;

/** True while a showing is being picked, is booked or was just called off: bare days and times belong to it. */
export function isArranging(
  { calledOff, turns, visitWish, slots }: Pick<DialogueState, "calledOff" | "turns" | "visitWish" | "slots">,
  { showing, freeTimes }: Pick<TurnContext, "showing" | "freeTimes">,
  timesOffered: readonly string[] = [],
): boolean {
  if (timesOffered.length > 0 || showing !== undefined) return true;
  const isSought = freeTimes !== undefined && (visitWish !== undefined || slots.showing_request !== undefined);
  return isSought || (calledOff !== undefined && turns - calledOff.turn <= recent);
}

const counted =
  "st\\b|nd\\b|rd\\b|th\\b|%|k\\b|bed|br\\b|bd\\b|bath|ba\\b|people|person|adult|kids?|child|month|mes(?:es)?\\b|year|yr|a[nñ]os?|cats?|dogs?|pets?|perr|gat|mascot|lbs?|pounds?|libras?|min|hours?|hrs|horas?|days?|d[ií]as?|weeks?|semanas?|spaces?|spots?|cars?|units?|places|of (?:us|them|those)|cuarto|hab|rec|ba[nñ]o|person|de (?:l[oa]s|ell|nos|ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)|miles|blocks|more|m[aá]s\\b|/\\d|-\\d|,\\d|\\.\\d|:\\d";
const before =
  "(?:\\d|[$#.,:/-]|\\b(?:at|@|las?|a la|around|by|until|till|before|after|between|from|to|and|tipo|como|option|opci[oó]n|unit|apt|number|the|el|d[ií]a|jan\\w*|feb\\w*|mar\\w*|apr\\w*|may|jun\\w*|jul\\w*|aug\\w*|sep\\w*|oct\\w*|nov\\w*|dec\\w*|mon\\w*|tue\\w*|wed\\w*|thu\\w*|fri\\w*|sat\\w*|sun\\w*|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) ?)";
/** A bare number that can be an hour: "can you do 4", "friday then. 4 would be perfect". */
const bareHour = new RegExp(`(?<!${before})\\b(1[0-2]|[1-9])(:[0-5]\\d)?\\b(?!\\s*(?:${counted}))`, "gi");
/** "4 instead of 3", "not 3, 4": the hour or day that is given up. */
const givenUp =
  /\b(?:instead of|rather than|en vez de|en lugar de|not(?: at)?|no a)\s+(?:the |el |las? |a las? |at |on )?(?:\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)\b/gi;

/** A message about a showing with what is given up blanked and bare hours marked as such; null where there is none. */
export function asHours(message: string, language: "en" | "es"): string | null {
  if (message.length > longest || !/\d/.test(message)) return null;
  const kept = message.replace(givenUp, (found) => " ".repeat(found.length));
  const marked = kept.replace(bareHour, (found) => `${language === "es" ? "a las" : "at"} ${found}`);
  return marked === message ? null : marked;
}
