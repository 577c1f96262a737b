import { minutesOf, readVisitWish } from "../showings/visitWish.ts";
import type { IsoDate } from "../types.ts";

/** When someone wants to be reached, in minutes after midnight: from `earliest` on, and no later than `latest`. */
export interface CallHours {
  earliest?: number;
  latest?: number;
}

const clock = "(?: las?)? (\\d{1,2})(?: (\\d{2}))?(?: ?(am|pm|a m|p m|de? la (?:noche|tarde|manana)|at night))?";
const after = new RegExp(
  `\\b(?:after|past|from|later than|despues de?|a partir de?|pasad[ao]s?|mas tarde de?|desde)${clock}\\b`,
);
const before = new RegExp(`\\b(?:before|by|until|till?|antes de|hasta)${clock}\\b`);
const between =
  /\b(?:between|from|entre|de)(?: las?)? (\d{1,2}) ?(am|pm)? (?:and|to|y|a)(?: las?)? (\d{1,2}) ?(am|pm)?\b/;

const refuses = /\b(?:no|not|dont|do not|cant|cannot|never|nunca|nor|ni|nothing|nada)\b/;
/** Matches a refusal that comes after the hours it refuses: "Después de las 8 no". */
const refusedAfter =
  /\b(?:no|nope|nah|nunca|never)(?: (?:please|pls|porfa\w*|por favor|thanks|gracias|that?n?ks?|que .*|cause .*|bc .*|because .*|puedo.*|contesto.*))?$/;

const parts: readonly { named: RegExp; out: CallHours }[] = [
  { named: /\b(?:mornings?|(?:por|en) las? mananas?|mananita)\b/, out: { earliest: 12 * 60 } },
  { named: /\b(?:afternoons?|(?:por|en) las? tardes?)\b/, out: { latest: 12 * 60 } },
  { named: /\b(?:evenings?|nights?|(?:por|en|de) las? noches?|de noche)\b/, out: { latest: 18 * 60 } },
];

const noon = 12 * 60;

/** Minutes after midnight of a bound at the end of the day, which is PM without a mark: "Not after 8" means 8 PM. */
function endOfDay(hour: string, minute: string | undefined, mark: string | undefined): number {
  const minutes = minutesOf(hour, minute, mark);
  return mark === undefined && minutes < noon ? minutes + noon : minutes;
}

/** The earliest bare hour that means the morning: "After 10" is in the morning, "after 6" in the evening. */
const leastMorning = 9;

function startOfCalls(hour: string, minute: string | undefined, mark: string | undefined): number {
  const isMorning = mark === undefined && Number(hour) >= leastMorning;
  return isMorning ? minutesOf(hour, minute, "am") : endOfDay(hour, minute, mark);
}

/**
 * Reads when a clause wants a call or message, including "not after 8" and "después de las 8 no"; undefined if it
 * names no hours.
 *
 * @param text Lowercase words without accents or punctuation.
 */
export function readCallHours(text: string, today: IsoDate): CallHours | undefined {
  const [, first, firstMark, second, secondMark] = between.exec(text) ?? [];
  if (first && second)
    return { earliest: minutesOf(first, "0", firstMark ?? secondMark), latest: minutesOf(second, "0", secondMark) };
  return refusedHours(text) ?? wishedHours(text, today);
}

const hours = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
/** Matches an hour in words where an hour can be: "After ten in the morning". */
const spelledHour = new RegExp(
  `(?<=\\b(?:after|before|past|from|by|until|till?|at|between|and|to) )(?:${hours.slice(1).join("|")})\\b(?! (?:of|more|day|days|week|weeks|person|people)\\b)`,
  "g",
);

/** "No i mean call after 5 not before", "im at work til 5 so dont call b4 that": the same in words that name each bound once. */
export function plainly(text: string): string {
  return text
    .replace(/\bb4\b/g, "before")
    .replace(spelledHour, (word) => String(hours.indexOf(word)))
    .replace(/\b(\d{1,2})(?: o ?clock)?(?: in the (morning|afternoon|evening))/g, (_, hour, part) =>
      part === "morning" ? `${hour} am` : `${hour} pm`,
    )
    .replace(
      /^(?:no|nah|nope)(?: (?:lol|lmao|haha\w*|jaja\w*|i mean|i meant|i said|wait|sorry|digo|dije|perdon|espera|quise decir))+(?: que)? /,
      "",
    )
    .replace(/ (?:lol |haha |jaja\w* )?(?:not|no|y no) (?:before|antes|earlier)$/, "")
    .replace(
      /\b(?:work\w*|busy|trabaj\w+|ocupad[oa]) (?:\w+ )?(?:until|till?|til|hasta)((?: las?)? \d{1,2}(?: ?pm)?)\b.*?\b(call|text|write|llam\w+|escrib\w+) (?:\w+ )?(?:before|antes de) (?:that|then|eso)\b/,
      "$2 me after$1",
    );
}

function refusedHours(text: string): CallHours | undefined {
  const from = after.exec(text);
  const to = before.exec(text);
  const bound = from ?? to;
  const ahead = text.slice(0, bound?.index ?? text.length);
  const rest = bound ? text.slice(bound.index + bound[0].length) : "";
  if (!bound) {
    const part = refuses.test(text) ? parts.find(({ named }) => named.test(text)) : undefined;
    return part?.out;
  }
  // "Not before 10", "antes de las 10 no", "no antes de las 10".
  if (!refuses.test(ahead) && !refusedAfter.test(rest.trim())) return undefined;
  const [, hour = "", minute, mark] = bound;
  return from ? { latest: endOfDay(hour, minute, mark) } : { earliest: minutesOf(hour, minute, mark) };
}

/** Matches a reason that names other hours: "After 2, I sleep in the mornings". */
const reasonAfter =
  /\b(?:que|q|porque|pq|xq|ya que|because|cause|cuz|bc|since|i|yo) (?:\w+ ){0,4}(?:duermo|trabajo|estoy|sleep|work|am|im)\b.*$/;

function wishedHours(said: string, today: IsoDate): CallHours | undefined {
  const bound = after.exec(said);
  const text = said.replace(reasonAfter, "").trim();
  if (bound && text.includes(bound[0])) {
    const [, hour = "", minute, mark] = bound;
    return { earliest: startOfCalls(hour, minute, mark) };
  }
  const { earliest, latest } = readVisitWish(text, { today, hasHour: false, hasDate: true }) ?? {};
  if ((earliest ?? latest) === undefined) return undefined;
  return { ...(earliest !== undefined && { earliest }), ...(latest !== undefined && { latest }) };
}

/** True for a text with only hours: "after 5", "but not after 9pm", "después de las 9 no porfa". */
export function saysHoursOnly(text: string): boolean {
  return onlyHours.test(text);
}

const filler =
  "(?:but|only|just|any ?time|please|pls|plz|tho|though|its|is|best|better|good|ok|ideally|preferably|pero|solo|nomas|mejor|porfa\\w*|por favor|y|and|que sea|si es|si se puede|ideal|siempre|always)";
const bounded =
  "(?:(?:no|not|never|nunca|nope) )?(?:(?:after|past|before|from|later than|despues de|antes de|a partir de|pasad[ao]s?|desde|between|entre|hasta|until|till?)(?: las?)? \\d{1,2}(?: \\d{2})?(?: ?(?:am|pm|a m|p m|de la (?:noche|tarde|manana)|at night))?(?: (?:and|y|to|a)(?: las?)? \\d{1,2} ?(?:am|pm)?)?|(?:(?:in|during) the |(?:por|en) las? )(?:mornings?|afternoons?|evenings?|mananas?|tardes?|noches?))(?: no)?";
const reason =
  "(?:(?:because|cause|cuz|bc|since|im|i|que|q|porque|pq|xq|ya que|trabajo|salgo|entro|duermo|estoy)\\b.*)";
const onlyHours = new RegExp(`^(?:${filler} )*${bounded}(?: ${filler})*(?: ${reason})?$`);
