import type { DurationMention, FlexibleMention, ShiftMention, SoonMention } from "./mention.ts";
import { stretchAt } from "./numbers.ts";
import { start } from "./starts.ts";
import type { Scan } from "./tokens.ts";

/** A mention without its position in the text, and the token after it. */
type Read<Mention> = Omit<Mention, "start" | "end"> & { end: number };

const isClauseEnd = (scan: Scan, i: number): boolean => {
  const next = scan.tokens[i];
  return (
    next === undefined ||
    !(next.isWord || (/^\d/.test(next.norm) && scan.is(i - 1, "ya"))) ||
    scan.end(i, "or") > 0 ||
    ["please", "pls", "por", "if", "si", "because", "porque"].includes(next.norm)
  );
};

/** Words that mean "at once" only if nothing follows: "I can move now", not "now I live with my aunt". */
const onlyLast: ReadonlySet<string> = new Set(["now", "rn", "ya", "ahora", "ahorita", "right", "de"]);

/** "ASAP", "cuanto antes", "right now". */
export function soonAt(scan: Scan, i: number): Read<SoonMention> | undefined {
  if (((scan.tokens[i]?.starts ?? 0) & start.soon) === 0) return undefined;
  const found = scan.at(i, "soon");
  if (found === undefined) return undefined;
  const isLow = found.value === "low";
  const word = scan.tokens[i]?.norm ?? "";
  const isUntilNow = ["for", "por", "until", "hasta", "from", "up", "as", "how", "q", "you"].includes(
    scan.tokens[i - 1]?.norm ?? "",
  );
  if (isLow && onlyLast.has(word) && (!isClauseEnd(scan, found.end) || isUntilNow)) return undefined;
  if (isLow && isUntilNow) return undefined;
  return { kind: "soon", certainty: isLow && scan.tokens.length > 2 ? "low" : "high", end: found.end };
}

/** "Whenever", "no rush", "cuando sea". */
export function flexibleAt(scan: Scan, i: number): Read<FlexibleMention> | undefined {
  if (((scan.tokens[i]?.starts ?? 0) & (start.flexible | start.anyDay)) === 0) return undefined;
  const any = scan.end(i, "anyDay");
  const found = scan.at(i, "flexible");
  if (found !== undefined && found.end >= any)
    return { kind: "flexible", certainty: found.value === "low" ? "low" : "high", end: found.end };
  return any > 0 ? { kind: "flexible", certainty: "high", end: any } : undefined;
}

const noLength: ReadonlySet<string> = new Set([
  "old",
  "rent",
  "rents",
  "deposit",
  "deposits",
  "free",
  "renta",
  "rentas",
  "deposito",
  "depositos",
  "gratis",
  "upfront",
  "down",
  "edad",
  "notice",
  "security",
]);

/** "6 to 12 months", "a year lease", "mes a mes", "two weeks"; not "a month" after a price. */
export function durationAt(scan: Scan, i: number): Read<DurationMention> | undefined {
  if (((scan.tokens[i]?.starts ?? 0) & (start.term | start.number | start.amount | start.unit | start.between)) === 0)
    return undefined;
  const term = scan.at(i, "term");
  if (term !== undefined) {
    const months = Number(term.value);
    return {
      kind: "duration",
      unit: "months",
      min: months,
      max: months,
      end: term.end,
      ...(months === 1 && { monthToMonth: true }),
    };
  }
  const stretch = stretchAt(scan, i);
  if (stretch === undefined || stretch.unit === "minutes" || noLength.has(scan.tokens[stretch.end]?.norm ?? ""))
    return undefined;
  if (scan.is(stretch.end, "de") && noLength.has(scan.tokens[stretch.end + 1]?.norm ?? "")) return undefined;
  if (stretch.isOne && (stretch.named === "day" || !isOneMeant(scan, i, stretch.end))) return undefined;
  const { unit, min, max } = stretch;
  return { kind: "duration", unit, min, max, end: stretch.end, ...(stretch.isApproximate && { approximate: true }) };
}

/** "$2000 a month", "how much a month", "once a week": a rate, not a length. */
function isOneMeant(scan: Scan, i: number, end: number): boolean {
  const before = scan.tokens[i - 1];
  const leads = [
    "for",
    "least",
    "most",
    "about",
    "around",
    "like",
    "only",
    "just",
    "por",
    "de",
    "is",
    "want",
    "need",
    "to",
    "or",
    "maybe",
    "than",
    "o",
    "be",
    "want",
    "do",
    "sign",
    "prefer",
  ];
  const isLed = before !== undefined && leads.includes(before.norm);
  const follows = ["lease", "contract", "contrato", "max", "minimum", "min", "term", "or", "at", "o", "minimo"];
  const isFollowed = follows.includes(scan.tokens[end]?.norm ?? "");
  return before === undefined || (!before.isWord && before.num < 0 && !/\d/.test(before.norm)) || isLed || isFollowed;
}

const namedUnits: Record<string, ShiftMention["of"]> = {
  minute: "time",
  hour: "time",
  day: "day",
  week: "week",
  month: "month",
};

/** "An hour later", "un día antes", "the next day", "same time", "more early": depends on what was said before. */
export function shiftAt(scan: Scan, i: number): Read<ShiftMention> | undefined {
  if (((scan.tokens[i]?.starts ?? 0) & (start.shift | start.number | start.amount | start.unit)) === 0)
    return undefined;
  const same = scan.at(i, "same");
  if (same !== undefined)
    return { kind: "shift", direction: "same", of: String(same.value) as ShiftMention["of"], end: same.end };
  const stretch = stretchAt(scan, i);
  const moved = stretch === undefined ? undefined : scan.at(stretch.end, "later");
  if (stretch !== undefined && moved !== undefined) {
    const of = namedUnits[stretch.named] ?? "day";
    const direction = Number(moved.value) > 0 ? "later" : "earlier";
    return { kind: "shift", direction, of, amount: stretch.min, unit: stretch.unit, end: moved.end };
  }
  const phrase = scan.at(i, "shift");
  if (phrase !== undefined) return namedShift(String(phrase.value), phrase.end);
  const alone = scan.at(i, "laterAlone");
  if (
    alone === undefined ||
    scan.is(i - 1, "sooner") ||
    scan.is(i - 1, "see") ||
    scan.is(i - 2, "see") ||
    scan.is(i - 1, "talk")
  )
    return undefined;
  return { kind: "shift", direction: Number(alone.value) > 0 ? "later" : "earlier", of: "any", end: alone.end };
}

function namedShift(value: string, end: number): Read<ShiftMention> {
  const [of = "day", sign = "1"] = value.split(" ");
  const direction = Number(sign) > 0 ? "later" : "earlier";
  const [amount, unit] = of === "month" ? [1, "months" as const] : [of === "day" ? 1 : 7, "days" as const];
  return { kind: "shift", direction, of: of as ShiftMention["of"], amount, unit, end };
}
