import { addMonths, type DayNumber, isoDate, weekdayBefore } from "./calendar.ts";
import { singleAt } from "./cores.ts";
import type { Core } from "./dayCore.ts";
import type { DayMention, DayRelation } from "./mention.ts";
import { rangeAt } from "./ranges.ts";
import { start } from "./starts.ts";
import type { Scan } from "./tokens.ts";

/** A day mention up to a token. */
export interface ReadDay {
  end: number;
  core: Core;
  relation: DayRelation | "rightAfter";
}

/** Reads days with their prepositions: "before Christmas", "a partir del 5 de enero", "march or later". */
export function dayAt(scan: Scan, i: number): ReadDay | undefined {
  const related = relatedAt(scan, i);
  const plain = rangeAt(scan, i) ?? singleAt(scan, i);
  if (related !== undefined && related.end > (plain?.end ?? 0)) return related;
  if (plain === undefined) return related;
  const after = scan.at(plain.end, "relAfter");
  const vague = scan.end(plain.end, "ish");
  if (after !== undefined) return { core: plain, end: after.end, relation: String(after.value) as DayRelation };
  if (vague > 0 && !plain.isPast) return { core: { ...plain, isApproximate: true }, end: vague, relation: "around" };
  return { core: plain, end: plain.end, relation: plain.relation ?? "on" };
}

function relatedAt(scan: Scan, i: number): ReadDay | undefined {
  if (((scan.tokens[i]?.starts ?? 0) & (start.rel | start.since)) === 0) return undefined;
  const since = scan.end(i, "since");
  const begun = since > 0 ? (singleAt(scan, since) ?? singleAt(scan, scan.skip(since, "of", "the"))) : undefined;
  if (begun !== undefined) return { core: gone(scan, begun), end: begun.end, relation: "from" };
  let best: ReadDay | undefined;
  for (const meaning of scan.tokens[i]?.meanings ?? []) {
    if (meaning.kind !== "rel") continue;
    const core = afterRelation(scan, meaning.end);
    if (core === undefined || core.end <= (best?.end ?? 0)) continue;
    const said = String(meaning.value) as ReadDay["relation"];
    const isSince = scan.is(i, "desde") && core.granularity === "month" && core.isYearOpen && !isAhead(scan, i);
    if (scan.is(i, "by") && visiting.has(scan.tokens[i - 1]?.norm ?? "")) continue;
    if (/^(?:like|about|say)$/.test(scan.tokens[i]?.norm ?? "") && wishes.has(scan.tokens[i - 1]?.norm ?? "")) continue;
    best = {
      core: isSince ? gone(scan, core) : core,
      end: scan.end(core.end, "relAfter") || scan.end(core.end, "ish") || core.end,
      relation: core.relation ?? said,
    };
  }
  return best;
}

/** "Por un año desde agosto", "disponible desde enero". */
function isAhead(scan: Scan, i: number): boolean {
  return [i - 1, i - 2].some((k) => scan.at(k, "unit") !== undefined || movingWords.test(scan.tokens[k]?.norm ?? ""));
}

const movingWords = /^(?:disponibles?|libres?|necesit\w+|busc\w+|mud\w+|quier\w+|renta\w*|alquil\w+|seria|podria\w*)$/;

/** "Stop by tomorrow", "come by Friday". */
const visiting: ReadonlySet<string> = new Set(
  "stop stops stopping swing swinging come comes coming came go going drop dropping pass passing walk drive driving ran run stopped dropped passed swung".split(
    " ",
  ),
);

/** "I'd like the first": a wish, not a guess. */
const wishes: ReadonlySet<string> = new Set([
  "id",
  "would",
  "wed",
  "i",
  "we",
  "d",
  "really",
  "also",
  "looks",
  "look",
  "weather",
  "how",
  "what",
  "lets",
]);

function afterRelation(scan: Scan, i: number): Core | undefined {
  const direct = rangeAt(scan, i);
  const linked = scan.skip(i, "of", "the");
  const after = linked === i ? undefined : rangeAt(scan, linked);
  const nested = scan.at(i, "rel")?.value === "around" ? singleAt(scan, scan.end(i, "rel")) : undefined;
  return [direct, after, nested].reduce((a, b) => ((b?.end ?? 0) > (a?.end ?? 0) ? b : a));
}

/** "Since June": the past one, not the next. */
function gone(scan: Scan, core: Core): Core {
  let back = core.weekday === undefined ? core.from : weekdayBefore(scan.today, core.weekday);
  while (back > scan.today) back = addMonths(back, -12);
  return { ...core, from: back, to: back + core.to - core.from, isPast: true };
}

const monthWindow = 30;

/** The first and last day, according to the relation; see `DayMention`. */
function windowOf(scan: Scan, core: Core, relation: ReadDay["relation"]): [DayNumber, DayNumber] {
  const { from, to } = core;
  const { today } = scan;
  switch (relation) {
    case "before":
      return [today, Math.max(today, from - 1)];
    case "by":
    case "until":
      return [today, Math.max(today, to)];
    case "after":
      return [to + 1, to + 1 + monthWindow];
    case "rightAfter":
      return [to + 1, to + 8];
    case "from":
      return [from, Math.max(to, from + monthWindow)];
    case "around":
      return from === to ? [from - 3, to + 3] : [from, to];
    default:
      return [from, to];
  }
}

/** The mention for a day that was read, with offsets in the text. */
export function dayMention(scan: Scan, first: number, { core, end, relation }: ReadDay): DayMention {
  const isPast = core.isPast === true;
  const [begin, last] = isPast ? [core.from, core.to] : windowOf(scan, core, relation);
  const from = isPast ? begin : Math.max(begin, scan.today);
  const to = isPast ? last : Math.max(last, from);
  const isMoved = from !== core.from || to !== core.to;
  const isApproximate = core.isApproximate || relation === "around";
  return {
    kind: "day",
    start: scan.tokens[first]?.start ?? 0,
    end: scan.tokens[end - 1]?.end ?? 0,
    from: isoDate(from),
    to: isoDate(to),
    relation: relation === "rightAfter" ? "after" : relation,
    granularity: core.granularity,
    certainty: core.isLow ? "low" : "high",
    ...(isMoved && { anchor: { from: isoDate(core.from), to: isoDate(core.to) } }),
    ...(core.weekday !== undefined && { weekday: core.weekday }),
    ...(core.weekdays && { weekdays: core.weekdays }),
    ...(core.exclude && { exclude: core.exclude }),
    ...(core.options &&
      core.options.length > 0 && {
        options: core.options.map(([a, b]) => ({ from: isoDate(Math.max(a, from)), to: isoDate(Math.max(b, from)) })),
      }),
    ...(isApproximate && { approximate: true }),
    ...(isPast && { past: true }),
  };
}
