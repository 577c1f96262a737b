import type { Act } from "../dialogue/act.ts";
import type { RangeTopic } from "../dialogue/actParts.ts";
import { daysBetween } from "../dialogue/calendar.ts";
import type { Topic } from "../types.ts";
import type { Around, PhraseContext, Say } from "./say.ts";
import { grouped, money, type Values } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type ColumnKey =
  | "fact_price"
  | "fact_bedrooms"
  | "fact_bathrooms"
  | "fact_square_feet"
  | "fact_availability"
  | "fact_available_now"
  | "fact_area"
  | "fact_address";
type FactAct = Extract<Act, { type: "answer_fact" }>;
type AnswerAct = Extract<
  Act,
  {
    type:
      | "answer_fact"
      | "answer_own"
      | "answer_homes"
      | "answer_range"
      | "shortest_lease"
      | "listings_overview"
      | "none_fits"
      | "no_others"
      | "weigh"
      | "lowest_rent"
      | "describe_listing"
      | "pet_too_heavy"
      | "later_start";
  }
>;

/** Phrases an answer about listings. */
export function phraseFact(act: AnswerAct, context: PhraseContext, say: Say, around: Around): string {
  const values = valuesOf(context.language);
  switch (act.type) {
    case "answer_fact":
      return phraseStoredFact(act, context, say, around);
    case "answer_own":
      return say("own_answer", {
        text: sentence(act.text),
        stamp: stampAt(act.updated, context, say),
      });
    case "describe_listing":
      return phraseSummary(act, context, say);
    case "pet_too_heavy":
      return say("pet_too_heavy", {
        address: act.address,
        pounds: String(act.pounds),
        limit: String(act.limit),
        stamp: stampAt(act.updated, context, say),
      });
    case "later_start":
      return say(act.asks ? "later_start_asks" : "later_start", {
        address: act.address,
        date: values.date(act.date, context.today),
      });
    case "answer_homes":
      return phraseHomes(act, context, say);
    case "answer_range":
      return say(`range_${act.topic}`, {
        count: String(act.count),
        range: rangeText(act.topic, act.min, act.max, values),
        stamp: stampAt(act.updated, context, say),
      });
    case "shortest_lease": {
      const data = {
        months: String(act.months),
        addresses: values.all(act.addresses),
        others: String(act.others ?? ""),
        stamp: stampAt(act.updated, context, say),
      };
      if (act.addresses.length === 0) return say("shortest_lease_all", data);
      return say(act.others === undefined ? "shortest_lease" : "shortest_lease_others", data);
    }
    case "listings_overview":
      return say(act.fits ? "overview_fits" : "overview_all", {
        count: String(act.count),
        areas: values.all(act.areas),
        range: values.range(money(act.min), money(act.max)),
        stamp: stampAt(act.updated, context, say),
      });
    case "none_fits": {
      if (!act.from) return say(act.single ? "nothing_fits_single" : "nothing_fits");
      const { bedrooms, price, area } = act.from;
      const data = { home: values.bedrooms(bedrooms), price: money(price) };
      if (area) return say("none_fits_in", { ...data, area });
      return say(act.single ? "none_fits_single" : "none_fits", data);
    }
    case "no_others":
      return say(act.count === 1 ? "no_other" : "no_others", { count: String(act.count) });
    case "lowest_rent":
      return say(act.none ? "below_rents" : "lowest_rent", {
        home: values.bedrooms(act.bedrooms),
        price: money(act.value),
        address: act.address,
      });
    case "weigh":
      return phraseWeighed(act, values, say);
  }
}

function phraseWeighed({ cheapest, largest, none }: Extract<Act, { type: "weigh" }>, values: Values, say: Say): string {
  const data = { cheapest: cheapest.address, rent: values.rent(cheapest.value) };
  if (none) return say("verdict_no", { fact: lowerFirst(say("weigh_rent", data)) });
  if (!largest) return say("weigh_rent", data);
  const sized = { ...data, largest: largest.address, size: values.size(largest.value) };
  return say(largest.propertyId === cheapest.propertyId ? "weigh_one" : "weigh", sized);
}

/** True if the previous sentence was about the same listing, so that the address isn't repeated. */
export function isSameListing(act: Act, other: Act | undefined): boolean {
  if (!other || !("propertyId" in act) || act.propertyId === undefined) return false;
  return act.propertyId === homeOf(other);
}

/** The one home that an act is about. */
function homeOf(act: Act): string | undefined {
  if (act.type === "offer_listings") return act.listings.length === 1 ? act.listings[0]?.propertyId : undefined;
  return "propertyId" in act ? act.propertyId : undefined;
}

/** A listing in a few facts, one after another. */
function phraseSummary(act: Extract<Act, { type: "describe_listing" }>, context: PhraseContext, say: Say): string {
  const { today } = context;
  const values = valuesOf(context.language);
  const facts = [
    values.bedrooms(act.bedrooms),
    values.bathrooms(act.bathrooms),
    ...(act.squareFeet ? [values.size(act.squareFeet)] : []),
    values.rent(act.price),
    ...(act.availableFrom ? [values.free(act.availableFrom, today)] : []),
  ];
  const stamp = stampAt(act.updated, context, say);
  const all = [facts.join(", "), ...act.terms.map(({ text }) => inSeries(text))].join("; ");
  return say("describe", { address: act.address, facts: all, stamp });
}

/** A fact of two sentences as a part of one: "furnished, dishes and linen included". */
function inSeries(text: string): string {
  return text.split(". ").map(lowerFirst).join(", ");
}

export function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function rangeText(topic: RangeTopic, min: number, max: number, values: Values): string {
  switch (topic) {
    case "price":
      return values.range(money(min), money(max));
    case "bedrooms":
      return values.bedrooms(min === max ? min : { min, max });
    case "bathrooms":
      return values.bathrooms(min === max ? min : { min, max });
    case "square_feet":
      return values.range(grouped(min), grouped(max));
  }
}

/** A fact confirmed within this many days comes without its day, which stands in small print under the message. */
const freshDays = 14;

/** When a fact was confirmed, if that is long ago. */
export function stampAt(updated: string, { language, today }: PhraseContext, say: Say): string {
  if (daysBetween(updated, today) <= freshDays) return "";
  return say("stamp", { date: valuesOf(language).date(updated, today) });
}

/** The day of a fact comes after the last of the facts that share it. */
function stampOf(act: FactAct, next: Act | undefined, context: PhraseContext, say: Say): string {
  const follows = next?.type === "answer_fact" && isSameListing(act, next) && next.updated === act.updated;
  return follows ? "" : stampAt(act.updated, context, say);
}

function phraseStoredFact(act: FactAct, context: PhraseContext, say: Say, around: Around): string {
  const fact = phraseFactAlone(act, context, say, around);
  if (act.verdict === "no" && act.topic === "laundry") return say("not_in_unit", { fact: lowerFirst(fact) });
  return act.verdict ? say(`verdict_${act.verdict}`, { fact: lowerFirst(fact) }) : fact;
}

function phraseFactAlone(act: FactAct, context: PhraseContext, say: Say, { previous, next }: Around): string {
  const values = valuesOf(context.language);
  const beside = isSameListing(act, previous);
  const isNamed = beside || act.again === true;
  const data = { address: act.address, stamp: stampOf(act, next, context, say) };
  if (act.text !== undefined) {
    const text = sentence(act.text);
    if (act.verdict) return `${isNamed ? text : `${act.address}: ${lowerFirst(text)}`}${data.stamp}.`;
    return say(beside ? "fact_text_also" : isNamed ? "fact_text_more" : "fact_text", { ...data, text });
  }
  if (act.months !== undefined) {
    const rent = Number(act.value);
    const sum = { value: money(rent), months: String(act.months), total: money(rent * act.months) };
    return say("fact_rent_total", { ...data, ...sum });
  }
  const { key, value } = columnWording(act, context, values);
  return say(isNamed && key !== "fact_address" ? `${key}_more` : key, { ...data, value });
}

/** One fact of several homes: the value, and which homes have it. */
function phraseHomes(act: Extract<Act, { type: "answer_homes" }>, context: PhraseContext, say: Say): string {
  const values = valuesOf(context.language);
  const rows = act.rows.map((row) => {
    const fact = (row.text && sentence(row.text)) ?? shortValue(act.topic, row.value ?? "", context, values);
    return `${values.all(row.addresses)}: ${lowerFirst(fact)}`;
  });
  const stamp = stampAt(act.updated, context, say);
  const more = act.more ? [say("homes_more", { count: String(act.more) })] : [];
  const list = { rows: rows.join("; "), stamp };
  const facts = act.verdict
    ? say(`verdict_${act.verdict}`, { fact: `${list.rows}${list.stamp}.` })
    : say("homes_told", list);
  const told = [facts, ...more].join(" ");
  if (act.silent.length === 0) return told;
  return `${told} ${phraseSilent(act.silent, values, say)}`;
}

/** The homes whose listing doesn't say. */
export function phraseSilent(silent: readonly string[], values: Values, say: Say): string {
  return say(silent.length > mostNamed ? "homes_silent_others" : "homes_silent", { addresses: values.all(silent) });
}

/** At most this many homes without a stored fact are listed. */
const mostNamed = 2;

/** A stored number or date with its unit, without a sentence around it. */
export function shortValue(topic: Topic, value: string | number, { today }: PhraseContext, values: Values): string {
  switch (topic) {
    case "price":
      return values.rent(Number(value));
    case "bedrooms":
      return values.bedrooms(Number(value));
    case "bathrooms":
      return values.bathrooms(Number(value));
    case "square_feet":
      return values.size(Number(value));
    case "availability":
      return values.free(String(value), today);
    default:
      return String(value);
  }
}

function columnWording(act: FactAct, context: PhraseContext, values: Values): { key: ColumnKey; value: string } {
  const value = act.value ?? "";
  switch (act.topic) {
    case "price":
      return { key: "fact_price", value: money(Number(value)) };
    case "bedrooms":
      return { key: "fact_bedrooms", value: values.home(Number(value)) };
    case "bathrooms":
      return { key: "fact_bathrooms", value: values.bathrooms(Number(value)) };
    case "square_feet":
      return { key: "fact_square_feet", value: grouped(Number(value)) };
    case "availability":
      return String(value) <= context.today
        ? { key: "fact_available_now", value: "" }
        : { key: "fact_availability", value: values.date(String(value), context.today) };
    case "area":
      return { key: "fact_area", value: String(value) };
    default:
      return { key: "fact_address", value: String(value) };
  }
}

/** A stored text without its final period: the line around it has one. */
export function sentence(text: string): string {
  return text.trim().replace(/[.;\s]+$/, "");
}
