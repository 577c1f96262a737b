import { type YesNoSlot, yesNoSlots } from "../types.ts";
import { type Draft, fill } from "./draft.ts";
import { isDenied } from "./negation.ts";
import { halfAt } from "./numbers.ts";
import { readPets } from "./pets.ts";
import { asksOfListing, isAsked, sentenceOf } from "./questions.ts";
import { amountAt } from "./ranges.ts";
import type { Reading, SignalHit } from "./reading.ts";

/** Reads pets, people, lease length and the yes-or-no slots. */
export function readHousehold(draft: Draft): void {
  readLease(draft);
  readPets(draft);
  readOccupants(draft);
  for (const slot of yesNoSlots) readWish(draft, slot);
}

/** Months; anything longer isn't a lease of a home. */
const longestLease = 60;
/** How many people will live there: a stated total, or the sum of the people named with the renter. */
function readOccupants(draft: Draft): void {
  const { reading } = draft;
  const total = statedTotal(draft);
  // "One bath is fine for me" doesn't count people.
  const isFine = (hit: SignalHit): boolean => reading.within("fineForMe", hit.end - 1, hit.end);
  const alone = reading.all("alone").find((hit) => !isFine(hit) && !asksOfListing(draft, hit.start, hit.end));
  const named = namedPeople(draft);
  if (total !== undefined) {
    const more = total.adultsOnly ? named.kids : addedTo(draft, total, named);
    fill(draft, "occupants", total.count + more, total.start, total.end);
  } else if (alone !== undefined && !hasCompany(draft, named)) {
    // "An efficiency in Westchester for myself": only the last words count the renter.
    fill(draft, "occupants", 1, Math.max(alone.start, alone.end - 2), alone.end);
  } else readCompany(draft, named);
}

/** "The two of us plus the baby", "nosotros dos y la bebé": someone added right after a total. */
function addedTo({ reading, context }: Draft, total: Total, named: Named): number {
  const isJoined =
    reading.group(total.end, "plus") > 0 || (context.asked === "occupants" && reading.group(total.end, "and") > 0);
  const added = isJoined && named.start > total.end && !named.isUncertain;
  return added ? named.count : 0;
}

/** "Just me and my husband": people joined to the renter override the "just me" before them. */
function hasCompany({ reading }: Draft, named: Named): boolean {
  return named.count > 0 && !named.isUncertain && reading.has("together");
}

/** "Is it good for a couple?", "only if the neighbors are Christians like us": about other people, so it counts nobody. */
function wishesForPeople({ reading }: Draft, { start, end }: SignalHit): boolean {
  return ["topic:steering", "topic:demographics", "topic:families"].some((topic) => reading.within(topic, start, end));
}

/** "A couple of bedrooms": a number of something else. */
function countsThings({ numbers }: Reading, { start, end }: SignalHit): boolean {
  return (numbers[start]?.end ?? 0) > end || (numbers[start]?.isArticle === false && numbers[start]?.end === end);
}

/** "Quiero hablar con una persona": the requested person doesn't live with the renter. */
function isOfRequest({ reading }: Draft, { start, end }: SignalHit): boolean {
  return reading.all("ask_human").some((hit) => hit.start <= start && hit.end >= end);
}

/** "Quiero verlo con mi mamá": someone who comes along to see a home doesn't move in. */
function isOfVisit({ reading, context }: Draft, { start }: SignalHit): boolean {
  return context.asked !== "occupants" && reading.groupBefore(start, "visit") >= 0 && reading.has("book_showing");
}

/** "We have 2 kids and a service dog": the "and" joins a pet, and "we" doesn't say how many people there are. */
function isOfPet({ reading }: Draft, { end }: SignalHit): boolean {
  if (!reading.has("weHave")) return false;
  const isPet = (at: number): boolean => reading.group(at, "pet") > 0;
  return [end - 1, end, end + 1].some(
    (at, index) => isPet(at) && (index < 2 || (reading.words[at]?.before ?? 0) === 0),
  );
}

/** A couple, and the people named with the renter. */
function readCompany(draft: Draft, named: Named): void {
  const { reading } = draft;
  const asksCount = draft.context.asked === "bedrooms" || draft.context.asked === "bathrooms";
  // "A couple" also answers how many rooms.
  const couple =
    asksCount && reading.words.length <= 3
      ? undefined
      : reading
          .all("couple")
          .find(
            (hit) =>
              !reading.within("earnTogether", hit.start, hit.end) &&
              !wishesForPeople(draft, hit) &&
              !countsThings(reading, hit),
          );
  const joined = reading
    .all("together")
    .some((hit) => ![wishesForPeople, isOfRequest, isOfVisit, isOfPet].some((isOfOthers) => isOfOthers(draft, hit)));
  const together = joined && !named.isUncertain ? 1 + named.count : 0;
  const count = Math.max(couple === undefined ? 0 : 2 + named.kids, together);
  if (count < 2) return;
  const start = Math.min(couple?.start ?? named.start, named.start);
  // People named in different parts of a message don't take the words between them.
  const end = Math.max(couple?.end ?? 0, named.end);
  fill(draft, "occupants", count, start, Math.min(end, sentenceOf(draft, start).end));
}

interface Total {
  count: number;
  start: number;
  end: number;
  adultsOnly: boolean;
}

function statedTotal(draft: Draft): Total | undefined {
  const { reading } = draft;
  for (const hit of reading.signals) {
    const isSum = hit.name === "peopleCount" && draft.context.asked === "occupants";
    const isBesideSelf = hit.name === "besideSelf" && draft.context.asked === "occupants";
    if (hit.name !== "people" && hit.name !== "adults" && !isSum && !isBesideSelf) continue;
    if (reading.within("ask_human", hit.start, hit.end)) continue;
    const at = firstNumber(draft, hit.start, hit.end);
    const number = reading.numbers[at];
    if (
      number === undefined ||
      number.value < 1 ||
      number.value > 20 ||
      number.isOrdinal ||
      !reading.isFree(at, number.end)
    )
      continue;
    const amount = amountAt(reading, at);
    if (reading.group(number.end, "bedroom") > 0 || reading.group(number.end, "bathroom") > 0) continue;
    if (amount?.exact === undefined || isAsked(draft, at, at + 1) || isDenied(reading, at, number.end)) continue;
    return {
      count: number.value + (isBesideSelf ? 1 : 0),
      start: hit.start,
      end: hit.end,
      adultsOnly: hit.name === "adults",
    };
  }
  return undefined;
}

function firstNumber(draft: Draft, start: number, end: number): number {
  for (let i = start; i < end; i++) {
    const number = draft.reading.numbers[i];
    if (number !== undefined && !(number.isArticle && !number.inDigits)) return i;
  }
  return -1;
}

/** Whether a word of the class stands shortly before the word in its clause. */
function isLedBy(reading: Reading, i: number, name: string): boolean {
  for (let at = i; at > Math.max(0, i - 3); at--) {
    if ((reading.words[at]?.before ?? 0) > 0) return false;
    if (reading.groupBefore(at, name) >= 0) return true;
  }
  return false;
}

interface Named {
  count: number;
  kids: number;
  start: number;
  end: number;
  /** People named without a number. */
  isUncertain: boolean;
}

/** Adds up "mi esposa", "two kids", "my roommate". */
function namedPeople(draft: Draft): Named {
  const { reading } = draft;
  const named: Named = { count: 0, kids: 0, start: reading.words.length, end: 0, isUncertain: false };
  if (!["kid", "kids", "companion", "companions"].some((people) => reading.mentions(people))) return named;
  // "My mom will live with us": doesn't say how many others there are.
  named.isUncertain = reading.mentions("withUs");
  for (let i = 0; i < reading.words.length; i++) {
    const self = reading.group(i, "self");
    if (self > 0) {
      i = self - 1;
      continue;
    }
    const kid = reading.group(i, "kid") || reading.group(i, "kids");
    const end = kid || reading.group(i, "companion") || reading.group(i, "companions");
    if (end === 0 || isAsked(draft, i, end) || isDenied(reading, i, end)) continue;
    if (["toldByOthers", "formerCompany", "earnTogether", "ask_human"].some((signal) => reading.within(signal, i, end)))
      continue;
    if (isForThemAlone(draft, end) || isSpokenTo(draft, i, end) || reading.groupBefore(i, "each") >= 0) continue;
    // "Un perro chiquito" is a small dog, and "son" in "esos son" isn't a child.
    if (["pet", "homesMeant"].some((other) => reading.groupBefore(i, other) >= 0)) continue;
    // "You can reach my husband and me": says who answers, and counts nobody.
    if (isLedBy(reading, i, "contactVerb")) continue;
    if (named.end > 0 && i === named.end && (reading.words[i]?.before ?? 0) === 0) {
      named.end = end;
      i = end - 1;
      continue;
    }
    const count = countOfPeople(draft, i);
    if (count === undefined) named.isUncertain = true;
    else {
      named.count += count;
      named.kids += kid > 0 ? count : 0;
    }
    named.start = Math.min(named.start, i);
    named.end = end;
    i = end - 1;
  }
  return named;
}

/** "It's for my mother.", "it's for my daughter, she's …": the people who will live there instead of the renter. */
function isForThemAlone({ reading }: Draft, end: number): boolean {
  const isApart = (reading.words[end]?.before ?? 2) > 1 || reading.group(end, "theirs") > 0;
  return isApart && reading.all("forOthers").some((hit) => hit.end === end);
}

/** How many people the word means: the stated number, two for a pair if the question was about the household ("mis papás", "my parents"), one for a singular. */
function countOfPeople(draft: Draft, i: number): number | undefined {
  const { reading } = draft;
  if (reading.group(i, "childByAge") > 0) return 1;
  const said = numberBefore(draft, i);
  if (said !== undefined) return said;
  if (draft.context.asked === "occupants" && reading.group(i, "pair") > 0) return 2;
  return reading.group(i, "kids") > 0 || reading.group(i, "companions") > 0 ? undefined : 1;
}

/** "Muchacho, eso está caro": a person at the very start without an article is being addressed. */
function isSpokenTo({ reading, context }: Draft, i: number, end: number): boolean {
  if (context.asked === "occupants") return false;
  // "Épale chamo, busco …": between a greeting and a pause.
  if (reading.groupBefore(i, "opening") >= 0 && (reading.words[end]?.before ?? 0) > 0) return true;
  // "Hola mi hermano": after a greeting.
  if (reading.group(i - 1, "courtesy") >= end && reading.groupBefore(i - 1, "opening") >= 0) return true;
  if (i > 0) return false;
  const isListed = reading.group(end, "joiner") + reading.group(end, "and") + reading.group(end, "plus") > 0;
  return !isListed && reading.words[end] !== undefined && reading.group(end, "kid") + reading.group(end, "kids") === 0;
}

function numberBefore(draft: Draft, i: number): number | undefined {
  const { reading } = draft;
  for (const at of [i - 1, i - 2]) {
    const number = reading.numbers[at];
    const joined = number !== undefined && (reading.words[number.end]?.before ?? 0) === 0;
    if (joined && !number.isOrdinal && number.value <= 12 && number.end <= i) return number.value;
  }
  return undefined;
}

/** "12 month lease", "contrato de un año", "por 6 meses". */
function readLease(draft: Draft): void {
  const { reading, context } = draft;
  for (const hit of reading.signals) {
    if (hit.name !== "lease" || reading.within("otherLease", hit.start, hit.end)) continue;
    if (isOwnLease(reading, hit)) continue;
    // "3100/month, 12 month lease": an expression that begins with a rent isn't a length.
    if ((reading.numbers[hit.start]?.value ?? 0) > longestLease) continue;
    const months = leaseMonths(draft, hit.start, hit.end);
    if (months === undefined || months > longestLease || !reading.isFree(hit.start, hit.end)) continue;
    if (isAge(reading, hit)) continue;
    // "Month to month no, a year": means the other length.
    if (months === 1 && isDenied(reading, hit.start, hit.end)) continue;
    if (isAsked(draft, hit.start, hit.end) && !reading.within("search", sentenceOf(draft, hit.start).start, hit.end))
      continue;
    fill(draft, "lease_months", months, hit.start, hit.end);
    return;
  }
  if (context.asked !== "lease_months") return;
  const months = leaseMonths(draft, 0, reading.words.length);
  if (months !== undefined) fill(draft, "lease_months", months, 0, reading.words.length);
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

/** "My baby of 2 years", "hace 3 años": how old someone is, or since when. */
function isAge(reading: Reading, { start, end }: SignalHit): boolean {
  for (let i = start; i < end; i++) {
    if (reading.numbers[i] === undefined) continue;
    const of = reading.norm(i - 1);
    if (of === "hace") return true;
    if (["of", "de", "con"].includes(of)) return ["kid", "kids"].some((kid) => reading.groupBefore(i - 1, kid) >= 0);
  }
  return false;
}

/** The words before a lease's length that may say whose lease it is: "our contract right now is". */
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

/** "Furnished or not" expresses no wish, and a garage converted into a home holds no car. */
function isNoWish(reading: Reading, start: number, end: number): boolean {
  return (
    reading.within("eitherWay", start, end) || reading.within("converted", start, end) || reading.isInSetPhrase(start)
  );
}

/** "No pets, 2 people, need parking": the negation ends at a comma if something is wanted behind it. */
function isBroken(reading: Reading, { start, end }: SignalHit): boolean {
  for (let i = start + 2; i < end; i++)
    if ((reading.words[i]?.before ?? 0) > 0 && reading.group(start, "no") + reading.group(start, "deny") > 0)
      return true;
  return false;
}

function readWish(draft: Draft, slot: YesNoSlot): void {
  const { reading } = draft;
  const isStated = ({ start, end }: SignalHit): boolean =>
    !isAsked(draft, start, end) && !reading.within("converted", start, end);
  const isWished = (hit: SignalHit): boolean => isStated(hit) && !reading.within("eitherWay", hit.start, hit.end);
  // Some words mean "not wanted" only after the question: "traigo mis cosas", "vacío".
  const declines = draft.context.asked === slot ? [`no ${slot}`, `answers no ${slot}`] : [`no ${slot}`];
  const isMeant = (hit: SignalHit): boolean => hit.name === `no ${slot}` || !isDenied(reading, hit.start, hit.end);
  const insists = reading.first(`insists ${slot}`);
  if (insists !== undefined && isStated(insists)) {
    fill(draft, slot, true, insists.start, insists.end);
    return;
  }
  // "No tenemos sino un carro", "we don't have but one car": they have one.
  const isLimit = (hit: SignalHit): boolean => reading.within("oneAtMost", hit.start, hit.end);
  const without = reading.signals.find(
    (hit) => declines.includes(hit.name) && isWished(hit) && isMeant(hit) && !isLimit(hit) && !isBroken(reading, hit),
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
