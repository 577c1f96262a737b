import { type YesNoSlot, yesNoSlots } from "../types.ts";
import { type Draft, fill } from "./draft.ts";
import { isDenied, isNeverSaid } from "./negation.ts";
import { halfAt } from "./numbers.ts";
import { readOccupants } from "./occupants.ts";
import { readPets } from "./pets.ts";
import { isAsked, sentenceOf } from "./questions.ts";
import type { Reading, SignalHit } from "./reading.ts";
import { isToldOfHomes, isTurnedDown } from "./standing.ts";

/** Reads pets, people, lease length and the yes-or-no slots. */
export function readHousehold(draft: Draft): void {
  readLease(draft);
  readPets(draft);
  readOccupants(draft);
  for (const slot of yesNoSlots) readWish(draft, slot);
}

/** The most months of a lease; a longer period isn't the lease of a home. */
const longestLease = 60;

/** Reads the length of a lease: "12 month lease", "contrato de un año", "por 6 meses". */
function readLease(draft: Draft): void {
  const { reading, context } = draft;
  for (const hit of reading.signals) {
    if (hit.name !== "lease" || reading.within("otherLease", hit.start, hit.end)) continue;
    if (isOwnLease(reading, hit)) continue;
    // "3100/month, 12 month lease": an expression that begins with a rent isn't a length.
    if ((reading.numbers[hit.start]?.value ?? 0) > longestLease) continue;
    const months = leaseMonths(draft, hit.start, hit.end);
    if (months === undefined || months > longestLease || !reading.isFree(hit.start, hit.end)) continue;
    if (isAge(reading, hit) || isOfChild(reading, hit)) continue;
    // "Those all say 12 months, no good to us" rejects that length.
    if (isToldOfHomes(reading, hit.start) || isTurnedDown(reading, hit.start, hit.end)) continue;
    // "Month to month no, a year": they want the other length.
    if (months === 1 && isDenied(reading, hit.start, hit.end)) continue;
    if (isNeverSaid(reading, hit.start) || (months === 1 && isGrace(reading, hit))) continue;
    if (isAsked(draft, hit.start, hit.end) && !reading.within("search", sentenceOf(draft, hit.start).start, hit.end))
      continue;
    fill(draft, "lease_months", months, hit.start, hit.end);
    return;
  }
  if (readLimitedStay(draft) || context.asked !== "lease_months") return;
  const months = leaseMonths(draft, 0, reading.words.length);
  if (months !== undefined) fill(draft, "lease_months", months, 0, reading.words.length);
}

const landlord = /^(?:landlords?|owners?|duen[oa]s?|casero|casera|arrendador\w*|propietari[oa]s?)$/;
const longestGrace = 7;

/** True for extra time in the home that the renter leaves: "Mi casero me espera un mes", "one more month". */
function isGrace(reading: Reading, { start, end }: SignalHit): boolean {
  if (/^(?:more|extra|mas)$/.test(reading.norm(end))) return true;
  for (let i = start; i >= Math.max(0, start - longestGrace); i--) if (landlord.test(reading.norm(i))) return true;
  return false;
}

const onlyBefore = /^(?:only|just|solo|solamente|unicamente)$/;
const onlyAfter = /^(?:nomas|namas|solamente|max|maximo|only|tops)$|^(?:nada|no) mas$/;

/** Reads a length that is called limited: "4 meses nomás", "only 3 months". True if there is one. */
function readLimitedStay(draft: Draft): boolean {
  const { reading } = draft;
  for (const [i, number] of reading.numbers.entries()) {
    const end = number === undefined || number.isOrdinal ? 0 : reading.group(number.end, "monthNoun");
    const isOnly = (at: number): boolean =>
      onlyAfter.test(reading.norm(at)) || onlyAfter.test(`${reading.norm(at)} ${reading.norm(at + 1)}`);
    if (number === undefined || end === 0 || number.value > longestLease || !reading.isFree(i, end)) continue;
    if (!onlyBefore.test(reading.norm(i - 1)) && !isOnly(end)) continue;
    if (isAsked(draft, i, end) || reading.within("otherLease", i, end)) continue;
    fill(draft, "lease_months", Math.round(number.value), i, end);
    return true;
  }
  return false;
}

/** "My current lease is month to month", "mi contrato actual es de un año": the renter's current lease, unless they want it that way. */
function isOwnLease(reading: Reading, { start, end }: SignalHit): boolean {
  let isOwn = false;
  for (let i = end - 1; i > Math.max(0, start - longestLeaseLead) && (reading.words[i]?.before ?? 0) === 0; i--) {
    if (reading.groupBefore(i, "want") >= 0 || reading.groupBefore(i, "modal") >= 0) return false;
    const lease = reading.groupBefore(i, "contractPaper");
    isOwn ||= lease >= 0 && ["possessive", "currentOne"].some((name) => reading.groupBefore(lease, name) >= 0);
  }
  return isOwn;
}

/** True for an age or a time since when: "My baby of 2 years", "hace 3 años". */
function isAge(reading: Reading, { start, end }: SignalHit): boolean {
  for (let i = start; i < end; i++) {
    if (reading.numbers[i] === undefined) continue;
    const of = reading.norm(i - 1);
    if (of === "hace") return true;
    if (["of", "de", "con"].includes(of)) return ["kid", "kids"].some((kid) => reading.groupBefore(i - 1, kid) >= 0);
  }
  return false;
}

/** True for years after a child, without a lease in between: "We have son 3 years", "2 kids, 4 years and 6 years". */
function isOfChild(reading: Reading, { start, end }: SignalHit): boolean {
  const isOf = (i: number, name: string): boolean => reading.group(i, name) > 0;
  const hasYears = reading.words.some((_, i) => i >= start && i < end && isOf(i, "year"));
  if (!hasYears) return false;
  for (let i = end - 1; i > Math.max(-1, start - childReach); i--) {
    if (isOf(i, "contractPaper")) return false;
    if (isOf(i, "kid") || isOf(i, "kids")) return true;
  }
  return false;
}

/** Most words from a child to an age. */
const childReach = 7;

/** Most words before a lease's length that may say whose lease it is: "our contract right now is". */
const longestLeaseLead = 6;

function leaseMonths(draft: Draft, start: number, end: number): number | undefined {
  const { reading } = draft;
  for (let i = start; i < end; i++) {
    if (reading.group(i, "monthToMonth") > 0) return 1;
    const number = reading.numbers[i]?.isOrdinal ? undefined : reading.numbers[i];
    const at = number?.end ?? i;
    const count = number?.value ?? 1;
    const year = reading.group(at, "year");
    if (year > 0 && reading.groupBefore(i, "half") >= 0) return 6;
    if (year > 0) return Math.round((count + (halfAt(reading, year) > 0 ? 0.5 : 0)) * 12);
    if (number !== undefined && count <= longestLease && reading.group(at, "monthNoun") > 0) return Math.round(count);
    // "Mensual".
    if (draft.context.asked === "lease_months" && reading.words.length <= 2 && reading.group(i, "perMonth") > 0)
      return 1;
    const isWhole = end - start <= 3 || (i === 0 && number !== undefined && reading.endsClause(number.end));
    if (number !== undefined && draft.context.asked === "lease_months" && isWhole && count <= 36)
      return Math.round(count);
  }
  for (let i = start; i < end; i++) if (reading.group(i, "perYear") > 0) return 12;
  return undefined;
}

/** True for words that state no wish: "Furnished or not", or a garage converted into a home, which holds no car. */
function isNoWish(reading: Reading, start: number, end: number): boolean {
  return (
    reading.within("eitherWay", start, end) ||
    reading.within("converted", start, end) ||
    reading.isInSetPhrase(start) ||
    isNeverSaid(reading, start)
  );
}

/** True if a negation ends at a comma because a wish follows: "No pets, 2 people, need parking". */
function isBroken(reading: Reading, { start, end }: SignalHit): boolean {
  for (let i = start + 2; i < end; i++)
    if ((reading.words[i]?.before ?? 0) > 0 && reading.group(start, "no") + reading.group(start, "deny") > 0)
      return true;
  return false;
}

/** The mention of what they reject for its opposite: "Unfurnished doesn't work for us", "sin muebles no me sirve". */
function rejected(reading: Reading, signal: string): SignalHit | undefined {
  return reading.all(signal).find((hit) => isTurnedDown(reading, hit.start, hit.end));
}

function readWish(draft: Draft, slot: YesNoSlot): void {
  const { reading } = draft;
  const isStated = ({ start, end }: SignalHit): boolean =>
    !isAsked(draft, start, end) && !reading.within("converted", start, end);
  const isWished = (hit: SignalHit): boolean => isStated(hit) && !reading.within("eitherWay", hit.start, hit.end);
  // Some words mean "not wanted" only after the question: "traigo mis cosas", "vacío".
  const declines = draft.context.asked === slot ? [`no ${slot}`, `answers no ${slot}`] : [`no ${slot}`];
  const isMeant = (hit: SignalHit): boolean => hit.name === `no ${slot}` || !isDenied(reading, hit.start, hit.end);
  const insists = reading.first(`insists ${slot}`) ?? rejected(reading, `no ${slot}`);
  if (insists !== undefined && isStated(insists)) {
    fill(draft, slot, true, insists.start, insists.end);
    return;
  }
  // "No tenemos sino un carro", "we don't have but one car": they have one.
  const isLimit = (hit: SignalHit): boolean => reading.within("oneAtMost", hit.start, hit.end);
  const without = reading.signals.find(
    (hit) =>
      declines.includes(hit.name) &&
      isWished(hit) &&
      !isNeverSaid(reading, hit.end - 1) &&
      isMeant(hit) &&
      !isLimit(hit) &&
      !isBroken(reading, hit),
  );
  if (without !== undefined) {
    fill(draft, slot, false, without.start, without.end);
    return;
  }
  const wanted = reading.signals.find((hit) => hit.name === `wants ${slot}` && isWished(hit));
  if (wanted !== undefined) {
    fill(draft, slot, true, wanted.start, wanted.end);
    return;
  }
  const isDeclined = reading.group(0, "no") > 0 || reading.has("no");
  const answer = draft.context.asked === slot && !isDeclined ? reading.first(`answers ${slot}`) : undefined;
  if (
    answer !== undefined &&
    !isAsked(draft, answer.start, answer.end) &&
    !isDenied(reading, answer.start, answer.end)
  ) {
    fill(draft, slot, true, answer.start, answer.end);
    return;
  }
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, slot);
    if (end === 0 || !reading.isFree(i, end) || isNoWish(reading, i, end)) continue;
    const sentence = sentenceOf(draft, i);
    const isPriced = reading.within("ask_price", i, end);
    if (isAsked(draft, i, end) && (isPriced || !reading.within("search", sentence.start, sentence.end))) continue;
    fill(draft, slot, !isDenied(reading, i, end), i, end);
    return;
  }
}
