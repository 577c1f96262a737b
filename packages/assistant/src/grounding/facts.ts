import type { Act } from "../dialogue/act.ts";
import { shortName } from "../phrasing/templates.ts";
import { valuesOf } from "../phrasing/valuesOf.ts";
import type { AgentProfile, IsoDate, Language } from "../types.ts";
import { answerFacts, tellsFigures } from "./answerFacts.ts";
import { dateForms, type Forms, moneyForms, numberForms, timeForms } from "./forms.ts";
import { excludedForms, searchFacts } from "./searchFacts.ts";

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
  "answer",
  "greet",
  "confirm",
  "forget",
  "ask",
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
  if (act.type === "answer") return !tellsFigures(act.answer);
  if (act.type !== "offer_listings") return false;
  return act.notIn !== undefined || act.more !== undefined || act.listings.some(({ differs }) => differs !== undefined);
}

/** Every value that a wording of these acts may contain. */
export function factsOf(acts: readonly WordableAct[], context: GroundingContext): Fact[] {
  const { name } = context.agent;
  const agent: Fact = { forms: [shortName(name), name], required: false };
  return [agent, ...acts.flatMap((act) => factsOfAct(act, context))];
}

function factsOfAct(act: WordableAct, context: GroundingContext): Fact[] {
  const { language, today } = context;
  switch (act.type) {
    case "answer":
      return answerFacts(act.answer, language, today);
    case "confirm": {
      const excluded = act.excluded.length > 0 ? [excludedForms(act.excluded, language)] : [];
      const { name, ...search } = act.slots;
      const known = name === undefined ? [] : searchFacts({ name }, language, today);
      return [...searchFacts(search, language, today).map(amount), ...[...known, ...excluded].map(needed)];
    }
    case "forget":
      return act.slots.map((slot) => needed([valuesOf(language).slot(slot)]));
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

/** Days and hours apart, since two hours may share a day; each hour belongs to the days it is free on. */
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
