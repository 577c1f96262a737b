import { type SlotName, yesNoSlots } from "../types.ts";
import { isUnled, standsAlone } from "./bareNumber.ts";
import { type Draft, fill } from "./draft.ts";
import { isDenied, noteDenied } from "./negation.ts";
import { isAsked } from "./questions.ts";
import { type AmountSpan, amountAt, countOf } from "./ranges.ts";

/** Reads a yes or no to what was asked or offered. */
export function readAnswer(draft: Draft): "yes" | "no" | undefined {
  const { reading } = draft;
  for (let i = 0; i < Math.min(3, reading.words.length); i++) {
    if (reading.group(i, "opening") > 0 && reading.group(i, "yes") === 0 && reading.group(i, "no") === 0) continue;
    // "Y" agrees alone; before other words it is Spanish for "and".
    const isAnd = reading.norm(i) === "y" && reading.words.length > 1;
    // "Va a haber alguien" doesn't agree to anything.
    const isGoing = reading.norm(i) === "va" && reading.norm(i + 1) === "a";
    const yes = isAnd || isGoing ? 0 : reading.group(i, "yes");
    const no = reading.group(i, "no");
    // "Ya no quiero Wynwood" doesn't answer anything.
    const noLonger = reading.group(i, "noLonger");
    if (noLonger > 0) return reading.endsClause(noLonger) ? "no" : undefined;
    if (yes > 0 || no > 0) return no > yes || (no > 0 && no === yes) ? "no" : "yes";
    break;
  }
  if (reading.has("yes")) return "yes";
  return reading.has("no") ? "no" : undefined;
}

/** Reads which offer the renter chooses: "the second one", "la primera", "option 3", or its name. */
export function readChoice(draft: Draft): number | undefined {
  const { reading, context } = draft;
  const offered = context.offered ?? [];
  if (offered.length === 0) return undefined;
  const last = reading.first("choiceLast");
  if (last !== undefined) return offered.length - 1;
  for (const hit of reading.all("choice")) {
    // "A la 1, que salgo a las 12" is a time of day.
    if (draft.slots.showing_request?.time !== undefined && reading.norm(hit.start - 1) === "a") continue;
    const number = numberIn(draft, hit.start, hit.end);
    if (number !== undefined && number >= 1 && number <= offered.length) return number - 1;
  }
  const text = reading.text.toLowerCase();
  const named = offered.findIndex((item) => item.length > 2 && text.includes(item.toLowerCase()));
  return named >= 0 ? named : bareChoice(draft, offered.length);
}

function numberIn(draft: Draft, start: number, end: number): number | undefined {
  for (let i = start; i < end; i++) if (draft.reading.numbers[i] !== undefined) return draft.reading.numbers[i]?.value;
  return undefined;
}

function bareChoice(draft: Draft, count: number): number | undefined {
  const { reading, context } = draft;
  const number = reading.numbers.find((item) => item !== undefined);
  if (context.asked !== null || number === undefined || reading.words.length > 3) return undefined;
  // "Tengo una discapacidad" and "tenemos dos hijos" choose nothing: the number counts what follows it.
  if (!reading.endsClause(number.end) && reading.group(number.end, "courtesy") === 0) return undefined;
  return number.value >= 1 && number.value <= count && reading.isFree(number.start, number.end)
    ? number.value - 1
    : undefined;
}

const countSlots: readonly SlotName[] = ["bedrooms", "bathrooms", "occupants"];

/** Reads a bare answer as one to the question: "2", "dos", "sí", "ninguna". */
export function readBareAnswer(draft: Draft, answer: "yes" | "no" | undefined): void {
  const { asked } = draft.context;
  if (asked === null || draft.slots[asked] !== undefined) return;
  if (countSlots.includes(asked)) readBareCount(draft, asked as "bedrooms" | "bathrooms" | "occupants");
  if (answer === undefined || !answersAlone(draft, answer) || draft.reading.has("eitherWay")) return;
  const end = Math.min(1, draft.reading.words.length);
  const yesNo = yesNoSlots.find((slot) => slot === asked);
  if (yesNo !== undefined) fill(draft, yesNo, answer === "yes", 0, end);
  if (asked === "pets") fill(draft, "pets", { has: answer === "yes" }, 0, end);
}

/** True if yes or no stands alone: "No" and "sí, claro" answer; "no sé" and "si tienen piscina" say something else. */
function answersAlone(draft: Draft, answer: "yes" | "no"): boolean {
  const { reading } = draft;
  for (let i = 0; i < Math.min(3, reading.words.length); i++) {
    const end = Math.max(reading.group(i, "yes"), reading.group(i, "no"));
    if (end > 0 && reading.group(i, "plainAnswer") > 0) return true;
    if (end > 0 && (reading.endsClause(end) || reading.group(end, "yes") > 0 || reading.group(end, "no") > 0))
      return true;
    if (end > 0) return reading.has(answer);
  }
  return reading.has("yes") || reading.has("no");
}

/** Adds the upper limit that follows a lower one: "Mínimo uno, máximo dos". */
function withUpperLimit({ reading }: Draft, amount: AmountSpan): AmountSpan {
  if (amount.min === undefined || amount.max !== undefined) return amount;
  for (let i = amount.end; i < reading.words.length; i++) {
    const next = reading.numbers[i] === undefined ? undefined : amountAt(reading, i);
    if (next?.max !== undefined && next.max >= amount.min && reading.isFree(i, next.end))
      return { ...amount, max: next.max };
  }
  return amount;
}

/** What a number counts if it isn't rooms, by the noun after it: months of a deposit, people, pets. */
const others = ["monthNoun", "pet", "kids", "companions"] as const;

/** True for a count of something else: "2 meses de depósito", "3 perros", "two kids" after "how many bedrooms?". */
function countsOther(reading: Draft["reading"], slot: string, end: number): boolean {
  return slot !== "occupants" && others.some((noun) => reading.group(end, noun) > 0);
}

/** True for "One is fine", "con uno está bien", but not "una es extranjera", which is about a person. */
function isFine(reading: Draft["reading"], i: number): boolean {
  const end = reading.group(i, "is");
  return end > 0 && suffices.test(reading.norm(end));
}

const suffices =
  /^(?:fine|ok|okay|good|great|enough|plenty|perfect|all|what|bien|suficiente|perfecto|ideal|bueno|todo|lo|mejor)$/;

function readBareCount(draft: Draft, slot: "bedrooms" | "bathrooms" | "occupants"): void {
  const { reading } = draft;
  if (reading.numbers.some((number) => number && isDenied(reading, number.start, number.end))) noteDenied(reading);
  for (let i = 0; i < reading.words.length; i++) {
    const amount = reading.numbers[i] === undefined ? undefined : amountAt(reading, i);
    if (amount === undefined || !reading.isFree(i, amount.end)) continue;
    if (isDenied(reading, i, amount.end) || countsOther(reading, slot, amount.end)) continue;
    if (slot === "occupants" ? !isUnled(reading, amount.start) : !standsAlone(reading, amount)) continue;
    // "Can 3 people live in a 2-bedroom?" doesn't answer anything.
    if (reading.within("topic:occupancy_limit", i, amount.end) && isAsked(draft, i, amount.end)) continue;
    const highest = Math.max(amount.exact ?? 0, amount.max ?? 0, amount.min ?? 0);
    if (
      highest > 12 ||
      (amount.numbers[0]?.isOrdinal ?? false) ||
      (amount.numbers[0]?.isArticle &&
        reading.words.length > 3 &&
        !reading.endsClause(amount.end) &&
        !isFine(reading, amount.end) &&
        reading.group(amount.end, "enough") === 0)
    )
      continue;
    const value = countOf(withUpperLimit(draft, amount));
    if (slot === "occupants" && typeof value !== "number") fill(draft, slot, highest, amount.start, amount.end);
    else fill(draft, slot, value as number, amount.start, amount.end);
    return;
  }
}
