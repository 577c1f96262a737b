import type { SlotName, Slots, UnderstandContext } from "../types.ts";
import type { Reading } from "./reading.ts";
import { wordsOf } from "./understand.ts";
import { gapAfter } from "./words.ts";

/** Slots with one number, which a renter can contest by repeating the number. */
const numbered = ["bedrooms", "bathrooms", "occupants", "budget_max", "lease_months"] as const;
type NumberedSlot = (typeof numbered)[number];

/** A known value that a message contests, and the words that do, in UTF-16 offsets; the rest may correct it. */
export interface Challenge {
  slot: NumberedSlot;
  start: number;
  end: number;
  /** The renter says that it was never their value; without another one, it is withdrawn. */
  isWithdrawn: boolean;
}

/**
 * Reads a correction of a known number: "5 bedrooms?? I said 2", "not 4, 2", "my budget isn't 2500 it's 3000". A bare
 * number corrects what the previous reply noted: "No no, 2", "sorry, 2", "2*".
 *
 * @param noted The slots that the previous reply noted.
 */
export function readChallenge(text: string, context: UnderstandContext, noted: readonly SlotName[]): Challenge | null {
  if (text.length > longest || context.asked === "showing_request") return null;
  const { reading } = wordsOf(text, context);
  const known = context.known ?? {};
  const recent = [...numbered].sort((a, b) => Number(noted.includes(b)) - Number(noted.includes(a)));
  for (const slot of recent) {
    const challenge = repeated(reading, slot, known);
    if (challenge) return challenge;
  }
  return corrected(reading, known, noted);
}

/** Longest correction in characters; longer messages say more. */
const longest = 90;

function repeated(reading: Reading, slot: NumberedSlot, known: Slots): Challenge | null {
  const value = known[slot];
  if (typeof value !== "number") return null;
  for (let i = 0; i < reading.words.length; i++) {
    const end = endOfValue(reading, slot, value, i);
    if (end === 0) continue;
    const before = leadOf(reading, i);
    const isWithdrawn = neverSaid.test(before);
    const after = deniedAfter(reading, end);
    const isDoubted = /\?/.test(gapAfter(reading.text, reading.words, end)) && reading.words[end] !== undefined;
    const denied = contested.exec(before)?.[0].trim();
    if (!isWithdrawn && after === 0 && !isDoubted && denied === undefined) continue;
    // "2 not 4": the number before the denial is the right one.
    const from = startOfClause(reading, i);
    const isAfter = reading.numbers.some((other, at) => other !== undefined && at >= from && at < i);
    const first = isAfter ? i - (denied?.split(" ").length ?? 0) : from;
    return { slot, ...span(reading, first, Math.max(after, end)), isWithdrawn };
  }
  return null;
}

/** Words before a number that is wrong. */
const contested =
  /(?:^|\s)(?:no|not|nt|isnt|wasnt|arent|never|nunca|why|por que|porque|xq|pq|como que|cual|who said|quien dijo|instead of|en vez de|what do you mean)(?: (?:it|its|is|are|was|es|son|era|eran|fue|the|el|los|las|un|dije|quiero|busco|need|want|do i need|me pones?|\$))*$/;
const neverSaid =
  /(?:^|\s)(?:never said|didnt say|did not say|never asked for|didnt ask for|nunca dije|no dije|yo no dije|no pedi|nunca pedi|who said|quien dijo)(?: (?:it|its|was|is|es|era|que|eran|son|the|el|\$))*$/;

function leadOf(reading: Reading, i: number): string {
  const from = startOfClause(reading, i);
  return Array.from({ length: i - from }, (_, at) => reading.written(from + at).replace(/['’]/g, "")).join(" ");
}

/** The index after the words that deny a number: "4 no", "2500 is wrong", "4 is too many"; 0 if there are none. */
function deniedAfter(reading: Reading, end: number): number {
  const rest = reading.words.slice(end, end + longestDenial).map((_, at) => reading.written(end + at));
  const isApart = (reading.words[end]?.before ?? 0) > 1;
  if (isApart) return 0;
  for (let count = rest.length; count > 0; count--) if (denial.test(rest.slice(0, count).join(" "))) return end + count;
  return 0;
}

const longestDenial = 4;
const denial =
  /^(?:no|nope|no no|is wrong|was wrong|is not right|is too (?:many|much)|is a mistake|esta mal|es un error|es mucho|son muchos|son demasiados|es demasiado)$/;

/** The index after a slot's value with its noun, including "studio"; 0 if something else is there. */
function endOfValue(reading: Reading, slot: NumberedSlot, value: number, i: number): number {
  if (slot === "bedrooms" && value === 0) return reading.group(i, "studio");
  const number = reading.numbers[i];
  const isOther = number === undefined || number.value !== value || number.isOrdinal || number.isArticle;
  return isOther ? 0 : endOfNoun(reading, slot, number.end);
}

/** The index after the noun that a slot's number can have; 0 if the number counts something else. */
function endOfNoun(reading: Reading, slot: NumberedSlot, end: number): number {
  const own = nouns[slot].map((group) => reading.group(end, group)).find((at) => at > 0);
  if (own !== undefined) return own;
  // "Who said May 2?" is about a day, and "2 pm" an hour.
  const isOfDay = [end, end + 1, end - 2].some((at) => reading.detail(at, "month") !== undefined);
  if (isOfDay || ["am", "pm", "oclock", "day", "week"].some((group) => reading.group(end, group) > 0)) return 0;
  const isOther = numbered.some(
    (other) => other !== slot && nouns[other].some((group) => reading.group(end, group) > 0),
  );
  return isOther ? 0 : end;
}

const nouns: Record<NumberedSlot, readonly string[]> = {
  bedrooms: ["bedroom"],
  bathrooms: ["bathroom"],
  occupants: ["person"],
  budget_max: ["perMonth", "currency"],
  lease_months: ["monthNoun"],
};

function startOfClause(reading: Reading, i: number): number {
  let start = i;
  while (start > 0 && (reading.words[start]?.before ?? 0) === 0) start--;
  return start;
}

function span({ words, text }: Reading, start: number, end: number): { start: number; end: number } {
  return { start: words[start]?.start ?? 0, end: words[end - 1]?.end ?? text.length };
}

/** Words that begin a correction of the previous reply. */
const lead =
  /^\W*(?:(?:no+|nah|nope|wait|oops|ups|sorry|perd[oó]n\w*|disculp\w+|digo|(?:que )?quise decir|i meant|i mean|meant|i (?:just )?said|i told (?:you|u)|(?:yo )?(?:te |le |ya )*dije|thats? (?:is )?(?:wrong|not right|not what i said)|that is wrong|wrong|my bad|my mistake|est[aá] mal|as[ií] no|me equivoqu[eé]|equivocad[oa]|error|correcci[oó]n|correction|actually|mejor|m[aá]s bien|eso (?:no )?es \p{L}+(?: \p{L}+){0,4})(?!\p{L})[\s,.:;!]*)+/iu;
const starred = /^\W*\$?\d[\d,.]*k?\s?\*\W*$/i;

/** The most rooms or people of a count, and the lowest rent. */
const [mostCounted, leastRent] = [8, 400];

function corrected(reading: Reading, known: Slots, noted: readonly SlotName[]): Challenge | null {
  const { text } = reading;
  const [begun = ""] = lead.exec(text) ?? [];
  if (begun === "" && !starred.test(text)) return null;
  const numbers = reading.numbers.filter((number) => number !== undefined && !number.isOrdinal && !number.isArticle);
  const [number] = numbers;
  if (number === undefined || numbers.length > 1 || !reading.endsClause(number.end)) return null;
  const fits = (slot: NumberedSlot): boolean =>
    slot === "budget_max" ? number.value >= leastRent : number.value > 0 && number.value <= mostCounted;
  const slot = numbered.find((one) => noted.includes(one) && fits(one) && known[one] !== number.value);
  return slot === undefined ? null : { slot, start: 0, end: begun.length, isWithdrawn: false };
}
