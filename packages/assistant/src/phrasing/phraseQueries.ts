import type { Measure } from "../answering/measures.ts";
import type { Act } from "../dialogue/act.ts";
import type { DistanceRow } from "../dialogue/actParts.ts";
import { termWords as english } from "./en/terms.ts";
import { termWords as spanish } from "./es/terms.ts";
import { lowerFirst, phraseSilent, sentence, shortValue, stampAt } from "./phraseFacts.ts";
import type { PhraseContext, Say } from "./say.ts";
import { money, type Values } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

export type QueryAct = Extract<
  Act,
  {
    type:
      | "answer_best"
      | "name_home"
      | "no_next"
      | "size_elsewhere"
      | "answer_compare"
      | "answer_count"
      | "answer_distance"
      | "answer_none"
      | "answer_sheet"
      | "answer_soonest"
      | "answer_share"
      | "rent_process"
      | "answer_sum"
      | "answer_why"
      | "last_month"
      | "over_budget";
  }
>;

const queryActs: ReadonlySet<Act["type"]> = new Set<QueryAct["type"]>([
  "answer_best",
  "name_home",
  "no_next",
  "size_elsewhere",
  "answer_compare",
  "answer_count",
  "answer_distance",
  "answer_none",
  "answer_sheet",
  "answer_soonest",
  "answer_share",
  "rent_process",
  "answer_sum",
  "answer_why",
  "last_month",
  "over_budget",
]);

/** True for the answer to a query over homes, or what is off about one. */
export function isQueryAct(act: Act): act is QueryAct {
  return queryActs.has(act.type);
}

/** More homes by name would not be read. */
const mostNamed = 5;
/** At most this many homes whose listing doesn't say are listed. */
const mostSilent = 2;
const msOfDay = 86_400_000;

/** Phrases the answer to a query over homes. */
export function phraseQuery(act: QueryAct, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  switch (act.type) {
    case "answer_best": {
      const differs = (act.differs ?? []).map((reason) => values.difference(reason, context.today));
      const remarks = differs.length > 0 ? ` (${differs.join(", ")})` : "";
      const data = {
        homes: values.all(act.addresses.slice(0, mostNamed)) + remarks,
        value: measureIn(act.measure, act.value, context, values),
        stamp: stampAt(act.updated, context, say),
      };
      return withSilent(say(act.isNext ? "next_best" : `${act.end}_${act.measure}`, data), act.silent, values, say);
    }
    case "name_home": {
      const stamp = stampAt(act.updated, context, say);
      const data = { home: values.home(act.bedrooms), area: act.area, rent: values.rent(act.price), stamp };
      return say("name_home", { address: act.address, ...data });
    }
    case "size_elsewhere": {
      const rows = act.homes.map(({ address, area, price }) => `${address} (${area}, ${money(price)})`);
      const none = say("size_none_in", { kinds: values.kinds(act.size), area: act.area });
      return rows.length > 0 ? `${none} ${say("size_elsewhere", { rows: values.all(rows) })}` : none;
    }
    case "no_next":
      return say("no_next");
    case "answer_compare":
      return phraseComparison(act, context, say);
    case "answer_count":
      return phraseCount(act, context, say);
    case "answer_distance":
      return phraseDistance(act, values, say);
    case "answer_none":
      return [say("which_none"), ...(act.silent.length > 0 ? [phraseSilent(act.silent, values, say)] : [])].join(" ");
    case "answer_sheet":
      return phraseSheet(act, context, say);
    case "answer_soonest":
      return phraseSoonest(act, context, say);
    case "over_budget":
      return act.budget === undefined
        ? say("over_budget", { address: act.address, over: money(act.over) })
        : say("over_known_budget", { address: act.address, over: money(act.over), budget: money(act.budget) });
    case "last_month":
      return say(act.due ? "last_month_due" : "last_month_not_due");
    case "rent_process":
      return say("rent_process");
    case "answer_share": {
      const { address, price, people, each, verdict } = act;
      const stamp = stampAt(act.updated, context, say);
      const data = { address, price: money(price), people: String(people), each: money(each), stamp };
      const fact = say("share", data);
      return verdict ? say(`verdict_${verdict}`, { fact }) : fact;
    }
    case "answer_sum": {
      const words = context.language === "en" ? english : spanish;
      const parts = act.parts.map(({ part, amount }) => `${words.part(part)} ${money(amount)}`);
      const stamp = stampAt(act.updated, context, say);
      const told = say("sum", { address: act.address, total: money(act.total), parts: parts.join(", "), stamp });
      return act.each === undefined ? told : `${told} ${say("sum_each", { each: money(act.each) })}`;
    }
    case "answer_why": {
      const reasons = values.all(act.reasons.map((reason) => values.difference(reason, context.today)));
      const stamp = stampAt(act.updated, context, say);
      return say(act.reasons.length > 0 ? "why_off" : "why_fits", { address: act.address, reasons, stamp });
    }
  }
}

/** How far one home is, which of several is the closest, or how far each is. */
function phraseDistance(act: Extract<Act, { type: "answer_distance" }>, values: Values, say: Say): string {
  const [first, ...others] = act.rows;
  if (!first) return "";
  const data = (row: DistanceRow) => ({
    home: row.address,
    area: row.area,
    distance: values.miles(row.miles),
    place: row.to,
    from: values.from(row.to),
    toward: values.toward(row.to),
  });
  if (others.length === 0) {
    const key = first.inside ? "distance_inside" : act.ofKind ? "distance_nearest" : "distance";
    const fact = say(
      act.verdict === "yes" && act.wish === "walk" && !first.inside ? "distance_walk" : key,
      data(first),
    );
    // "No, the nearest one is …", but an address or an area keeps its capital.
    const after = fact.startsWith(first.address) ? fact : lowerFirst(fact);
    return act.verdict ? say(`verdict_${act.verdict}`, { fact: after }) : fact;
  }
  const isShared = act.rows.every(({ to }) => to === first.to);
  const row = (one: DistanceRow) => {
    const away = isShared ? values.away(one.miles) : `${values.away(one.miles)} ${values.from(one.to)}`;
    const remarks = [one.price === undefined ? [] : money(one.price), one.inside ? values.inside(one.to) : away].flat();
    return `${one.address} (${remarks.join(", ")})`;
  };
  if (act.wish !== "closest") {
    const rows = values.all(act.rows.map(row));
    const fact = say(isShared ? "distance_rows" : "distance_rows_each", { ...data(first), rows });
    return act.verdict ? say(`verdict_${act.verdict}`, { fact: lowerFirst(fact) }) : fact;
  }
  const lead = say(
    first.inside ? "distance_inside" : isShared ? "distance_closest" : "distance_closest_each",
    data(first),
  );
  return `${lead} ${say("distance_then", { rows: values.all(others.map(row)) })}`;
}

/** Which homes open up first, after a no where the question names a day. */
function phraseSoonest(act: Extract<Act, { type: "answer_soonest" }>, context: PhraseContext, say: Say): string {
  const { by, rows, updated } = act;
  const { today } = context;
  const values = valuesOf(context.language);
  const [first, ...others] = rows.map(({ address, date, differs = [] }) => {
    const remarks = differs.map((reason) => values.difference(reason, today));
    return `${address} (${[values.free(date, today), ...remarks].join(", ")})`;
  });
  const stamp = stampAt(updated, context, say);
  const none =
    by === undefined ? [] : [by <= today ? say("none_now") : say("none_by", { date: values.date(by, today) })];
  const told = say("soonest", { home: first ?? "", stamp: others.length === 0 ? stamp : "" });
  const then = others.length > 0 ? [say("soonest_then", { rows: values.all(others), stamp })] : [];
  return [...none, told, ...then].join(" ");
}

/** Several facts of several homes, a sentence for each home. */
function phraseSheet(act: Extract<Act, { type: "answer_sheet" }>, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const stamp = stampAt(act.updated, context, say);
  return act.rows
    .map(({ address, facts }, at) => {
      const told = facts.map(({ topic, value, text }) => {
        if (text !== undefined) return lowerFirst(sentence(text).replaceAll(/\. (?=\p{Lu})/gu, ", "));
        if (topic === "move_in_cost") return say("sheet_move_in", { value: money(Number(value)) });
        return shortValue(topic, value ?? "", context, values);
      });
      return say("sheet_row", { address, facts: told.join(", "), stamp: at === act.rows.length - 1 ? stamp : "" });
    })
    .join(" ");
}

function withSilent(told: string, silent: readonly string[], values: Values, say: Say): string {
  if (silent.length === 0) return told;
  const rest =
    silent.length > mostSilent ? say("best_silent_others") : say("best_silent", { homes: values.all(silent) });
  return `${told} ${rest}`;
}

/** Each home's value, then by how much the better one differs from the next. */
function phraseComparison(act: Extract<Act, { type: "answer_compare" }>, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const stamp = stampAt(act.updated, context, say);
  const [first, second] = act.rows;
  if (!first || !second) return "";
  const shown = ({ value }: { value: number }) => measureIn(act.measure, value, context, values);
  if (act.rows.every(({ value }) => value === first.value))
    return withSilent(say("compare_same", { value: shown(first), stamp }), act.silent, values, say);
  const rows = act.rows.map((row) => `${row.address}: ${shown(row)}`).join("; ");
  const told = [say("compare_rows", { rows, stamp })];
  const apart = Math.abs(first.value - second.value);
  if (apart > 0)
    told.push(
      say(`compare_${act.measure}`, {
        home: first.address,
        difference: measureIn(act.measure, apart, context, values, true),
      }),
    );
  return withSilent(told.join(" "), act.silent, values, say);
}

function phraseCount(act: Extract<Act, { type: "answer_count" }>, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const stamp = stampAt(act.updated, context, say);
  const homes = values.all(act.addresses.slice(0, mostNamed + 1));
  const data = { count: String(act.count), total: String(act.of ?? act.count), homes, stamp };
  if (act.count === 0)
    return act.of === undefined ? say("count_zero") : withSilent(say("count_none", data), act.silent, values, say);
  const key = act.of === undefined ? "count_those" : act.of === act.count ? "count_all" : "count_some";
  return withSilent(say(key, data), act.silent, values, say);
}

/** A value of a measure in words; as a difference, without what only a value of one home has. */
function measureIn(
  measure: Measure,
  value: number,
  { language, today }: PhraseContext,
  values: Values,
  isDifference = false,
): string {
  const words = language === "en" ? english : spanish;
  switch (measure) {
    case "price":
      return isDifference ? money(value) : values.rent(value);
    case "square_feet":
      return values.size(value);
    case "availability":
      return isDifference
        ? words.days(value)
        : values.free(new Date(value * msOfDay).toISOString().slice(0, 10), today);
    case "bedrooms":
      return values.bedrooms(value);
    case "bathrooms":
      return values.bathrooms(value);
    case "parking":
      return words.spaces(value);
    case "lease_term":
      return words.months(value);
    case "pets":
      return words.pounds(value);
    default:
      return money(value);
  }
}
