import type { Act } from "../dialogue/act.ts";
import type { RangeTopic } from "../dialogue/actParts.ts";
import { shortName } from "../phrasing/templates.ts";
import { grouped } from "../phrasing/values.ts";
import { valuesOf } from "../phrasing/valuesOf.ts";
import type { AgentProfile, IsoDate, Language } from "../types.ts";
import { dateForms, type Forms, moneyForms, numberForms, spanForms, timeForms } from "./forms.ts";
import { excludedForms, roomForms, searchFacts } from "./searchFacts.ts";

/** One value that a text may contain. */
export interface Fact {
  forms: Forms;
  /** False if the text may leave it out. */
  required: boolean;
  /** Words next to amounts and moments can make more or less of them; `confirmed` is the day of a fact's last update. */
  kind?: "amount" | "moment" | "confirmed";
  /** The thing that nearby values belong to: a listing's address, a day of showings. Equal anchors are one. */
  anchor?: string;
  /** The anchors it may appear with; any if absent. */
  of?: readonly string[];
}

/** What a text is checked against besides the acts. */
export interface GroundingContext {
  language: Language;
  agent: Pick<AgentProfile, "name">;
  today: IsoDate;
}

/** Acts that a model may phrase: they only inform, greet and ask. Acts that bind, warn or hand off keep the built-in wording. */
const wordable = [
  "greet",
  "confirm",
  "forget",
  "ask",
  "answer_fact",
  "answer_range",
  "listings_overview",
  "offer_listings",
  "invite_visit",
  "offer_times",
  "accept_refusal",
  "switch_language",
  "reprompt",
  "not_understood",
  "ask_what_changed",
  "noted",
  "thanks_reply",
  "goodbye",
] as const satisfies Act["type"][];

export type WordableAct = Extract<Act, { type: (typeof wordable)[number] }>;

/** True for an act that a model may phrase. */
export function isWordable(act: Act): act is WordableAct {
  return (wordable as readonly string[]).includes(act.type) && !tellsMore(act);
}

/** These keep the built-in wording: why a near miss is proposed, a total rent, and a value that the question assumes. */
function tellsMore(act: Act): boolean {
  if (act.type === "ask") return act.supposes !== undefined;
  if (act.type === "answer_fact") return act.months !== undefined;
  if (act.type !== "offer_listings") return false;
  return (
    act.notIn !== undefined ||
    act.left === true ||
    act.noneOf !== undefined ||
    act.noneBy !== undefined ||
    act.listings.some(({ differs }) => differs !== undefined)
  );
}

/** Every value that a wording of these acts may contain. */
export function factsOf(acts: readonly WordableAct[], context: GroundingContext): Fact[] {
  const { name } = context.agent;
  const agent: Fact = { forms: [shortName(name), name], required: false };
  return [agent, ...acts.flatMap((act, index) => factsOfAct(act, context, acts[index - 1]))];
}

function factsOfAct(act: WordableAct, context: GroundingContext, previous: WordableAct | undefined): Fact[] {
  const { language, today } = context;
  switch (act.type) {
    case "confirm": {
      const excluded = act.excluded.length > 0 ? [excludedForms(act.excluded, language)] : [];
      const { name, ...search } = act.slots;
      const known = name === undefined ? [] : searchFacts({ name }, language, today);
      return [...searchFacts(search, language, today).map(amount), ...[...known, ...excluded].map(needed)];
    }
    case "forget":
      return act.slots.map((slot) => needed([valuesOf(language).slot(slot)]));
    case "answer_fact":
      return storedFacts(act, context, isKnownListing(act, previous));
    case "answer_range":
      return [count(act.count, language), amount(rangeForms(act.topic, act, language)), day(act.updated, context)];
    case "listings_overview":
      return [
        count(act.count, language),
        ...act.areas.map((area) => needed([area])),
        amount(rangeForms("price", act, language)),
        day(act.updated, context),
      ];
    case "offer_listings":
      return [
        { ...count(act.listings.length, language), required: false },
        ...act.listings.flatMap(pricedListing(language)),
      ];
    case "offer_times":
      return timeFacts(act, context);
    default:
      return [];
  }
}

function pricedListing(language: Language) {
  return ({ address, price }: { address: string; price: number }): Fact[] => [
    { ...needed([address]), anchor: address },
    { ...amount(moneyForms(price, language)), of: [address] },
  ];
}

function amount(forms: Forms): Fact {
  return { forms, required: true, kind: "amount" };
}

function needed(forms: Forms): Fact {
  return { forms, required: true };
}

function count(value: number, language: Language): Fact {
  return amount(numberForms(value, language));
}

function day(date: IsoDate, { language, today }: GroundingContext): Fact {
  return { ...needed(dateForms(date, language, today)), kind: "confirmed" };
}

/** True if the listing was just named, so that its address isn't repeated. */
function isKnownListing(act: StoredFact, previous: WordableAct | undefined): boolean {
  return act.again === true || (previous?.type === "answer_fact" && previous.propertyId === act.propertyId);
}

type StoredFact = Extract<Act, { type: "answer_fact" }>;

function storedFacts(act: StoredFact, context: GroundingContext, sameListing: boolean): Fact[] {
  const { address, topic } = act;
  const isAddress = act.text === undefined && topic === "address";
  const isNamed = sameListing || act.again === true;
  const place: Fact = { forms: [address], required: !isNamed || isAddress, anchor: address };
  const updated = day(act.updated, context);
  if (isAddress) return [place, updated];
  const kind = act.text === undefined && act.topic !== "availability" ? "amount" : undefined;
  return [place, { ...needed(storedForms(act, context)), ...(kind && { kind }), of: [address] }, updated];
}

/** An agent's own sentence stays as it is; a number may take any form of writing numbers. */
function storedForms(act: StoredFact, { language, today }: GroundingContext): Forms {
  if (act.text !== undefined) return [act.text.trim().replace(/[.;\s]+$/, "")];
  const value = act.value ?? "";
  switch (act.topic) {
    case "price":
      return moneyForms(Number(value), language);
    case "bedrooms":
    case "bathrooms":
      return roomForms(Number(value), act.topic, language);
    case "square_feet":
      return squareFeetForms(Number(value), language);
    case "availability":
      return String(value) <= today ? availableNow[language] : dateForms(String(value), language, today);
    default:
      return [String(value)];
  }
}

const availableNow: Record<Language, Forms> = {
  en: ["available now", "available right now", "available right away", "available immediately", "move in now"].concat(
    "move into right away",
    "move in right away",
    "move in immediately",
    "right away",
  ),
  es: ["libre ya", "disponible ya", "disponible ahora", "disponible ahora mismo", "libre ahora", "enseguida"].concat(
    "ya está libre",
    "ya está disponible",
    "de inmediato",
  ),
};

function squareFeetForms(value: number, language: Language): Forms {
  const units = language === "en" ? ["square feet", "sq ft", "sq. ft.", "sqft"] : ["pies cuadrados"];
  return [grouped(value), String(value)].flatMap((figure) => units.map((unit) => `${figure} ${unit}`));
}

function rangeForms(topic: RangeTopic, { min, max }: { min: number; max: number }, language: Language): Forms {
  switch (topic) {
    case "price":
      return min === max
        ? moneyForms(min, language)
        : spanForms(moneyForms(min, language), moneyForms(max, language), language);
    case "bedrooms":
    case "bathrooms":
      return roomForms(min === max ? min : { min, max }, topic, language);
    case "square_feet":
      return min === max
        ? squareFeetForms(min, language)
        : spanForms([grouped(min)], squareFeetForms(max, language), language);
  }
}

/** Days and hours are separate facts, since two hours may share a day; each hour belongs to the days it is free on. */
function timeFacts({ times }: Extract<Act, { type: "offer_times" }>, { language, today }: GroundingContext): Fact[] {
  const days = [...new Set(times.map(({ date }) => date))];
  const hours = [...new Set(times.map(({ time }) => time))];
  return [
    ...days.map((date) => ({ ...needed(dateForms(date, language, today)), kind: "moment" as const, anchor: date })),
    ...hours.map((time) => ({
      ...needed(timeForms(time, language)),
      kind: "moment" as const,
      of: times.filter((offered) => offered.time === time).map(({ date }) => date),
    })),
  ];
}
