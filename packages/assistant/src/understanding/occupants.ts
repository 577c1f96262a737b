import { clausesOf } from "./clauses.ts";
import { type Draft, fill } from "./draft.ts";
import { isDenied } from "./negation.ts";
import { helpsOther, namesTheirs, oneOther } from "./otherHousehold.ts";
import { asksOfListing, isAsked, sentenceOf } from "./questions.ts";
import { amountAt } from "./ranges.ts";
import type { Reading, SignalHit } from "./reading.ts";

/** Reads how many people will live there: a stated total, or the sum of the people named with the renter. */
export function readOccupants(draft: Draft): void {
  const { reading } = draft;
  const total = statedTotal(draft);
  const other = oneOther(reading);
  // "One bath is fine for me" doesn't count people.
  const isFine = (hit: SignalHit): boolean => reading.within("fineForMe", hit.end - 1, hit.end);
  // "Solo si los vecinos …" is the only condition, not the only person.
  const isOnlyIf = (hit: SignalHit): boolean => /^(?:if|si|cuando|when)$/.test(reading.norm(hit.end));
  const alone = reading
    .all("alone")
    .find((hit) => !isFine(hit) && !isOnlyIf(hit) && !asksOfListing(draft, hit.start, hit.end));
  const named = namedPeople(draft);
  if (total !== undefined) {
    const more = total.adultsOnly ? named.kids : addedTo(draft, total, named);
    fill(draft, "occupants", total.count + more, total.start, total.end);
  } else if (alone !== undefined && !hasCompany(draft, named)) {
    // "An efficiency in Westchester for myself": only the last words count the renter.
    fill(draft, "occupants", 1, Math.max(alone.start, alone.end - 2), alone.end);
  } else if (other !== undefined) fill(draft, "occupants", 1, other.start, other.end);
  else readCompany(draft, named);
}

/** The people added right after a total: "The two of us plus the baby", "nosotros dos y la bebé". */
function addedTo({ reading, context }: Draft, total: Total, named: Named): number {
  const isJoined =
    reading.group(total.end, "plus") > 0 || (context.asked === "occupants" && reading.group(total.end, "and") > 0);
  const added = isJoined && named.start > total.end && !named.isUncertain;
  return added ? named.count : 0;
}

/** True for people joined to the renter, who override "just me": "Just me and my husband". */
function hasCompany({ reading }: Draft, named: Named): boolean {
  return named.count > 0 && !named.isUncertain && reading.has("together");
}

/** True for words about others: "Is it good for a couple?", "only if the neighbors are Christians like us". */
function wishesForPeople({ reading }: Draft, { start, end }: SignalHit): boolean {
  return ["topic:steering", "topic:demographics", "topic:families"].some((topic) => reading.within(topic, start, end));
}

/** True for a number of something else: "A couple of bedrooms". */
function countsThings({ numbers }: Reading, { start, end }: SignalHit): boolean {
  return (numbers[start]?.end ?? 0) > end || (numbers[start]?.isArticle === false && numbers[start]?.end === end);
}

/** True for a person whom the renter asks for, not one who moves in: "Quiero hablar con una persona". */
function isOfRequest({ reading }: Draft, { start, end }: SignalHit): boolean {
  return reading.all("ask_human").some((hit) => hit.start <= start && hit.end >= end);
}

/**
 * "Quiero verlo con mi mamá", "I'm staying with my cousin": a clause whose people aren't the household. Next to the renter
 * ("my wife and I work downtown"), people count whatever the clause says, unless it is about a visit.
 */
function isOfOthers(draft: Draft, { start }: Pick<SignalHit, "start">): boolean {
  const { reading, questions, context } = draft;
  if (context.asked === "occupants") return false;
  const clause = clausesOf(reading, questions).find((one) => start >= one.start && start < one.end);
  if (clause === undefined) return false;
  const says = (signal: string): boolean => reading.within(signal, clause.start, clause.end);
  if (says("livesElsewhere")) return true;
  if (says("movesIn")) return false;
  const isVisit = says("comesToSee") || (context.asked === "showing_request" && says("comesAlong"));
  if (isVisit || says("seeksHome")) return isVisit;
  return says("doesElse") && !says("besideRenter");
}

/** True if the "and" joins a pet; "we" doesn't say how many people there are: "We have 2 kids and a service dog" */
function isOfPet({ reading }: Draft, { end }: SignalHit): boolean {
  if (!reading.has("weHave")) return false;
  const isPet = (at: number): boolean => reading.group(at, "pet") > 0;
  return [end - 1, end, end + 1].some(
    (at, index) => isPet(at) && (index < 2 || (reading.words[at]?.before ?? 0) === 0),
  );
}

/** Counts a couple, and the people named with the renter. */
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
    .some((hit) => ![wishesForPeople, isOfRequest, isOfOthers, isOfPet].some((isOther) => isOther(draft, hit)));
  const together = joined && !named.isUncertain ? 1 + named.count : 0;
  const count = Math.max(couple === undefined ? 0 : 2 + named.kids, together);
  if (count < 2) return;
  const start = Math.min(couple?.start ?? named.start, named.start);
  // People named in different parts of a message don't take the words between them.
  const end = Math.max(couple?.end ?? 0, named.end);
  fill(draft, "occupants", count, start, Math.min(end, sentenceOf(draft, start).end));
}

const things =
  /^(?:cars?|trucks?|vehicles?|bikes?|motorcycles?|spots?|spaces?|carros?|autos?|coches?|camionetas?|motos?|bicis?|puestos?|parqueos?|parqueaderos?|dogs?|cats?|perr[oa]s?|gat[oa]s?)$/;

/** True for the children's ages: "They're 14 and 9". */
function tellsAges(reading: Reading, start: number, end: number): boolean {
  const next = reading.numbers[end + 1];
  return /^they/.test(reading.norm(start)) && reading.group(end, "and") > 0 && next?.isArticle === false;
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
    if (tellsAges(reading, hit.start, number.end)) continue;
    // "We're buying two cars" counts no people.
    if (things.test(reading.norm(number.end))) continue;
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

/** True if a word of the class comes shortly before the word in its clause. */
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

/** Adds up the people named: "mi esposa", "two kids", "my roommate". */
function namedPeople(draft: Draft): Named {
  const { reading } = draft;
  const named: Named = { count: 0, kids: 0, start: reading.words.length, end: 0, isUncertain: false };
  if (!["kid", "kids", "companion", "companions"].some((people) => reading.mentions(people))) return named;
  if (helpsOther(reading)) return named;
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
    if (namesTheirs(reading, end)) continue;
    // "My husband phone", "mi hija tel": this says whose number it is.
    if (/^(?:phone|number|cell|cel|tel|email|telefono|numero|correo)$/.test(reading.norm(end))) continue;
    if (isForThemAlone(draft, i, end) || isSpokenTo(draft, i, end) || reading.groupBefore(i, "each") >= 0) continue;
    // "Un perro chiquito" is a small dog, and "son" in "esos son" isn't a child.
    // "1650 y 500 son 2150": the Spanish verb.
    if (reading.norm(i) === "son" && draft.language === "es" && reading.groupBefore(i, "possessive") < 0) continue;
    if (["pet", "homesMeant"].some((other) => reading.groupBefore(i, other) >= 0)) continue;
    // "You can reach my husband and me" says who answers, and counts nobody.
    if (isLedBy(reading, i, "contactVerb") || isOfOthers(draft, { start: i })) continue;
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

/** True for people who will live there without the renter: "It's for my mother.", "it's for my daughter, she's …" */
function isForThemAlone({ reading }: Draft, at: number, end: number): boolean {
  const isApart = (reading.words[end]?.before ?? 2) > 0 || reading.group(end, "theirs") > 0;
  const lead = reading.groupBefore(at, "possessive") - 1;
  // "One for me and one for my daughter" counts both.
  const isShared = reading.words.some((_, i) => i < lead && reading.group(i, "and") > 0);
  const isFor = !isShared && /^(?:for|para|pa)$/.test(reading.norm(lead));
  return isApart && (isFor || reading.all("forOthers").some((hit) => hit.end === end));
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

/** True for a person addressed at the very start without an article: "Muchacho, eso está caro". */
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
