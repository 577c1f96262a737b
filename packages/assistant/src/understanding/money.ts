import type { SlotName } from "../types.ts";
import { standsAlone } from "./bareNumber.ts";
import { type Draft, fill } from "./draft.ts";
import { isDenied, noteDenied } from "./negation.ts";
import type { NumberSpan } from "./numbers.ts";
import { isOtherMoney } from "./otherMoney.ts";
import { describesListing, isAsked, sentenceOf } from "./questions.ts";
import { type AmountSpan, amountAt } from "./ranges.ts";
import { isTotal, leavesRest, readSharedRent } from "./sharedRent.ts";
import { plainWords, sharersIn, tellsOwnShare } from "./sharers.ts";
import { isNoWish } from "./standing.ts";

/** The range of rents in USD a month; numbers outside it need a sign of money. */
const leastRent = 400;
const mostRent = 60_000;
/** The smallest number that isn't short for thousands. */
const leastThousands = 20;
/** The highest credit score. */
const highestScore = 850;

/** Slots whose answer is a small number. */
const counts: ReadonlySet<SlotName | null> = new Set<SlotName>([
  "bedrooms",
  "bathrooms",
  "occupants",
  "lease_months",
  "pets",
]);

interface Money extends AmountSpan {
  /** It has a currency sign, a "k", a limit or a money word next to it. */
  isMarked: boolean;
  /** It was a negated upper limit. */
  isFlipped?: boolean;
}

/** Reads the monthly budget: "hasta 2,6k", "$1,800-2,200", "dos quinientos", "30k a year". */
export function readBudget(draft: Draft): void {
  const found: Money[] = [];
  const all: Money[] = [];
  const { reading } = draft;
  for (let i = 0; i < reading.words.length; i++) {
    const money = moneyAt(draft, i);
    if (money === undefined) continue;
    all.push(money);
    if (isBudget(draft, money)) found.push(money);
    i = Math.max(i, money.end - 1);
  }
  const shared = readSharedRent(
    reading,
    all.filter((money) => !isOtherMoney(reading, money)),
  );
  if (shared) {
    fill(draft, "budget_max", shared.sum, shared.last.start, shared.last.end);
    for (const money of all) reading.take(money.start, money.end);
    return;
  }
  if (found.length === 1 && leavesRest(reading)) return;
  const meant = found
    .map((money) => withDeniedLimit(draft, money))
    .filter((money) => !isNoWish(reading, money.start, money.end) || isFloor(money) || isTotal(reading, money));
  if (meant.length > 0 && meant.length < found.length) noteDenied(reading);
  const chosen = choose(draft, meant);
  if (chosen === undefined) {
    doubleKnown(draft, all.length);
    return;
  }
  shareOut(draft, chosen, found);
  const isRaised = reading.within("raisedBudget", chosen.start, chosen.end);
  const min = isRaised || chosen.max === undefined || chosen.exact !== undefined ? undefined : chosen.min;
  const max = chosen.exact ?? chosen.max;
  const low = min ?? (max === undefined ? chosen.min : undefined);
  // After a question about the least they would pay, a single bare figure is that.
  if (draft.context.asked === "budget_min" && chosen.exact !== undefined && low === undefined) {
    fill(draft, "budget_min", chosen.exact, chosen.start, chosen.end);
  } else if (max !== undefined) fill(draft, "budget_max", max, chosen.start, chosen.end);
  if (low !== undefined) fill(draft, "budget_min", low, chosen.start, chosen.end);
  for (const money of found) reading.take(money.start, money.end);
}

/** True for a count of people: "Tengo dos nenes" after the budget question isn't 2,000; "dos mil pelados" is. */
function countsPeople(reading: Draft["reading"], { start, end }: Money): boolean {
  const isSmall = (reading.numbers[start]?.value ?? leastRent) < leastRent;
  return isSmall && ["kid", "kids", "pet"].some((name) => reading.group(end, name) > 0);
}

/** "Somos 3 y cada uno pone 800", "1500 each for the three of us", "1400 is my half": one person's share times the number of people. */
function shareOut(draft: Draft, money: Money, found: readonly Money[]): void {
  const { reading } = draft;
  const isShare = reading.within("eachPays", money.start, money.end) || tellsOwnShare(plainWords(reading.text));
  if (!isShare) return;
  const people = sharersOf(draft);
  // "1,100 each so 3,300 total": the message states the sum.
  if (found.some((other) => other !== money && isSum(money.exact, other.exact))) return;
  for (const limit of ["min", "max", "exact"] as const) {
    const share = money[limit];
    if (share !== undefined) money[limit] = share * people;
  }
}

/** The most people who share a home's rent. */
const mostSharers = 6;

function isSum(sum: number | undefined, share: number | undefined): boolean {
  const people = sum !== undefined && share ? sum / share : 0;
  return Number.isInteger(people) && people > 1 && people <= mostSharers;
}

/** How many people share the rent: two, unless the message or the household says otherwise. */
function sharersOf({ reading, slots, context }: Draft): number {
  const known = [slots.occupants, sharersIn(plainWords(reading.text)), context.known?.occupants];
  return known.find((people) => people !== undefined && people > 1) ?? 2;
}

/** Multiplies the known budget that turns out to be one share: "Wait, that's my half, my roommate pays the same" */
function doubleKnown(draft: Draft, amounts: number): void {
  const { reading, context } = draft;
  const known = context.known?.budget_max;
  if (amounts > 0 || known === undefined || !tellsOwnShare(plainWords(reading.text))) return;
  fill(draft, "budget_max", known * sharersOf(draft), 0, reading.words.length);
}

/** Makes a negated upper limit the lower one if the question was for the least: "Menos de 1800 no". */
function withDeniedLimit({ reading, context }: Draft, money: Money): Money {
  const isFlipped = context.asked === "budget_min" && isLimited(money) && isDenied(reading, money.start, money.end);
  return isFlipped ? { ...money, min: money.max, max: undefined, isFlipped } : money;
}

const isFloor = (money: Money): boolean => money.isFlipped === true;

function moneyAt(draft: Draft, i: number): Money | undefined {
  const { reading } = draft;
  const amount = reading.numbers[i] === undefined ? undefined : amountAt(reading, i);
  if (amount === undefined || amount.numbers.some((number) => number.isOrdinal || number.isLong)) return undefined;
  if (!reading.isFree(i, amount.end)) return undefined;
  const scaled = scaleBoth(draft, amount);
  const outer = withCurrency(draft, scaled);
  const hasLimit = amount.exact === undefined && amount.numbers.length === 1;
  const isMarked = outer.hasSign || hasLimit || amount.numbers.some((number) => number.isScaled);
  return perMonth(draft, { ...outer, isMarked });
}

/** A smaller whole number means thousands only in an answer of few words. */
const leastAlone = 5;
const longestAlone = 5;

/** Scales both ends to thousands: "2-2.5k" is 2,000 to 2,500; after the budget question, "2.5" is 2,500. */
function scaleBoth(draft: Draft, amount: AmountSpan): AmountSpan {
  const last = amount.numbers[amount.numbers.length - 1] as NumberSpan;
  const inThousands = last.isScaled && last.value >= 1000;
  const { asked: slot } = draft.context;
  const asked =
    slot === "budget_max" ||
    slot === "budget_min" ||
    (!counts.has(slot) && draft.reading.within("shortBudget", last.start, last.end));
  // "We have two children" and "3k entre las dos" count no dollars.
  const isOfPeople = /^(?:las|los|the)$/.test(draft.reading.norm(last.start - 1));
  const isCounted =
    isOfPeople || ["monthNoun", "kid", "kids", "person", "pet"].some((noun) => draft.reading.group(last.end, noun) > 0);
  const isAlone = standsAlone(draft.reading, { start: amount.start, end: amount.end });
  // "Prefiero 2, por si se queda mi nieto" counts rooms.
  const isLong =
    draft.reading.words.length > longestAlone && !draft.reading.within("shortBudget", last.start, last.end);
  const isCount = isLong && Number.isInteger(last.value) && last.value < leastAlone;
  const short = asked && !isCounted && !isCount && isAlone && !amount.numbers.some((number) => number.isArticle);
  const lift = (value: number | undefined): number | undefined =>
    value !== undefined && value > 0 && value < leastThousands && (inThousands || short)
      ? value * 1000
      : shortHundreds(last, value);
  return { ...amount, min: lift(amount.min), max: lift(amount.max), exact: lift(amount.exact) };
}

/** Reads a unit after thousands as hundreds: "Mil ocho" and "dos mil tres" are 1,800 and 2,300. */
function shortHundreds(number: NumberSpan, value: number | undefined): number | undefined {
  const rest = value === undefined ? 0 : value % 1000;
  const isShort = !number.inDigits && number.isScaled && value !== undefined && value > 1000 && rest > 0 && rest < 10;
  return isShort ? value - rest + rest * 100 : value;
}

function withCurrency(draft: Draft, amount: AmountSpan): AmountSpan & { hasSign: boolean } {
  const { reading } = draft;
  let { start, end } = amount;
  const first = amount.numbers[0] as NumberSpan;
  const before = reading.groupBefore(first.start, "currency");
  if (before >= 0) start = Math.min(start, before);
  const after = reading.group(end, "currency");
  if (after > 0 && (reading.words[end]?.before ?? 0) === 0) end = after;
  return { ...amount, start, end, hasSign: before >= 0 || after > 0 };
}

const weeksOfYear = 52;
/** The lowest weekly rent; a smaller amount is another weekly payment. */
const leastWeekly = 100;

/** Converts to a monthly amount: divides a yearly figure by 12, and a weekly one by the weeks of a month. */
function perMonth(draft: Draft, money: Money): Money {
  const { reading } = draft;
  const monthly = reading.group(money.end, "perMonth");
  if (monthly > 0) return { ...money, end: monthly, isMarked: true };
  const yearly = reading.group(money.end, "perYear");
  const weekly = (money.exact ?? money.max ?? 0) < leastWeekly ? 0 : reading.group(money.end, "perWeek");
  if (yearly === 0 && weekly === 0) return money;
  const share = (value: number | undefined): number | undefined =>
    value === undefined ? undefined : Math.round((value * (weekly > 0 ? weeksOfYear : 1)) / 12);
  return {
    ...money,
    end: Math.max(yearly, weekly),
    isMarked: true,
    min: share(money.min),
    max: share(money.max),
    exact: share(money.exact),
  };
}

function isBudget(draft: Draft, money: Money): boolean {
  const values = [money.exact, money.min, money.max].filter((value) => value !== undefined);
  if (values.some((value) => value < leastRent || value > mostRent)) return false;
  const { reading } = draft;
  const asked = draft.context.asked === "budget_max";
  const isPaidNow = reading.within("risingRent", money.start, money.end) && !isOwnLimit(reading, money);
  if (isPaidNow && !asked && !reading.has("sameRent")) return false;
  if (isOtherMoney(reading, money) && !reading.has("sameRent")) return false;
  if (isYear(draft, money) || isDifference(reading, money)) return false;
  if (reading.group(money.end, "measure") > 0 || countsPeople(reading, money)) return false;
  if (reading.within("saidByYou", money.start, money.end)) return false;
  if (describesListing(draft, money.start)) return false;
  const sentence = sentenceOf(draft, money.start);
  if (reading.within("prompt_injection", sentence.start, sentence.end)) return false;
  if (
    isAsked(draft, money.start, money.end) &&
    !isLimited(money) &&
    !reading.within("search", sentence.start, sentence.end) &&
    !(asked && (asksIfEnough(reading) || isAble(reading, money)))
  )
    return false;
  if (money.isMarked || reading.within("budget", sentence.start, sentence.end)) return true;
  return isPlainAmount(draft, money);
}

/** True for a question whether the budget is enough, if it was asked for: "Is 2500 too low?", "¿2500 me alcanza?" */
function asksIfEnough(reading: Draft["reading"]): boolean {
  return reading.words.length <= longestCheck && reading.words.some((_, i) => enough.test(reading.norm(i)));
}

/** True for a statement, though "puedo" can begin a question: "Puedo 2300". */
function isAble(reading: Draft["reading"], { start }: Money): boolean {
  return /^(?:puedo|podemos|podria|podriamos)$/.test(reading.norm(start - 1)) && !reading.isAskedFor(start);
}

const longestCheck = 7;
const enough = /^(?:low|little|enough|ok|okay|realistic|doable|possible|poco|poquito|alcanza|suficiente|posible|bien)$/;

/** True for a difference between amounts: "They're raising it by 400", "400 more", "me suben 300 más". */
function isDifference(reading: Draft["reading"], { start, end }: Money): boolean {
  const lead = reading.groupBefore(start, "approx") >= 0 ? reading.groupBefore(start, "approx") : start;
  if (reading.norm(lead - 1) === "by") return true;
  // "3800 más o menos" is about that much, and "1700 más los biles" adds to it.
  const isOpen = reading.group(end, "approx") > 0 || (reading.norm(end) === "mas" && !reading.endsClause(end + 1));
  return (reading.words[end]?.before ?? 1) === 0 && /^(?:more|extra|mas)$/.test(reading.norm(end)) && !isOpen;
}

/** True for a year, which has no sign of money next to it: "A bankruptcy from 2021". */
function isYear({ reading }: Draft, { start, end, exact, min, max }: Money): boolean {
  const value = exact ?? min ?? max ?? 0;
  const isOne = (exact ?? min ?? value) === (exact ?? max ?? value);
  if (!isOne || value < 1990 || value > 2040 || value % 50 === 0 || reading.group(end, "perMonth") > 0) return false;
  const lead = reading.norm(start - 1);
  return /^(?:from|in|since|en|del?|desde)$/.test(reading.numbers[start] === undefined ? reading.norm(start) : lead);
}

/** True for what the renter can pay, next to another amount: "My rent is 1900, can go up to 2250". */
function isOwnLimit(reading: Draft["reading"], money: Money): boolean {
  const isBeside = reading.numbers.some((number) => number !== undefined && number.end <= money.start);
  return isBeside && reading.all("ownLimit").some((hit) => hit.end > money.start && hit.end <= money.end);
}

function isLimited(money: Money): boolean {
  return money.exact === undefined && money.max !== undefined;
}

/** True for a bare number that answers the budget question, or looks like a budget when nothing else was asked. */
function isPlainAmount(draft: Draft, money: Money): boolean {
  const { reading } = draft;
  const { asked } = draft.context;
  if (asked === "budget_max" || asked === "budget_min") return true;
  const value = money.exact ?? money.max ?? money.min ?? 0;
  if (value <= highestScore && reading.mentions("creditScore")) return false;
  if (value >= 1990 && value <= 2040 && value % 50 !== 0) return false;
  return value >= 600 && value <= 15_000 && value % 5 === 0;
}

/** Chooses among several amounts: an upper limit, or else the last one. */
function choose(draft: Draft, found: readonly Money[]): Money | undefined {
  const limited = found.filter((money) => money.max !== undefined);
  const pool = limited.length > 0 && !draft.reading.has("correction") ? limited : found;
  const last = pool[pool.length - 1];
  const floor = found.find((money) => money.max === undefined && money.exact === undefined);
  if (last === undefined || floor === undefined || last === floor) return last;
  const max = last.exact ?? last.max;
  return max !== undefined && floor.min !== undefined && floor.min < max
    ? {
        ...last,
        exact: undefined,
        min: floor.min,
        max,
        start: Math.min(floor.start, last.start),
        end: Math.max(floor.end, last.end),
      }
    : last;
}
