import type { Act, RangeTopic } from "../types.ts";
import type { WordingKey } from "./catalogues.ts";
import type { PhraseContext, Say } from "./phrase.ts";
import { grouped, money, type Values } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

type FactAct = Extract<Act, { type: "answer_fact" }>;
type AnswerAct = Extract<
  Act,
  { type: "answer_fact" | "answer_range" | "listings_overview" | "none_fits" | "will_ask_agent" }
>;

/** Words an answer about listings; `sameListing` when the sentence before named the address already. */
export function phraseFact(act: AnswerAct, context: PhraseContext, say: Say, sameListing: boolean): string {
  const values = valuesOf(context.language);
  switch (act.type) {
    case "answer_fact":
      return phraseStoredFact(act, context, say, sameListing);
    case "answer_range":
      return say(`range_${act.topic}`, {
        count: String(act.count),
        range: rangeText(act.topic, act.min, act.max, values),
        date: values.date(act.updated, context.today),
      });
    case "listings_overview":
      return say(act.fits ? "overview_fits" : "overview_all", {
        count: String(act.count),
        areas: values.all(act.areas),
        range: values.range(money(act.min), money(act.max)),
        date: values.date(act.updated, context.today),
      });
    case "none_fits":
      return say("none_fits", { count: String(act.count) });
    case "will_ask_agent":
      return act.address && !sameListing
        ? say("will_ask_agent_listing", { topic: values.topic(act.topic), address: act.address })
        : say("will_ask_agent", { topic: values.topic(act.topic) });
  }
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

function phraseStoredFact(act: FactAct, context: PhraseContext, say: Say, sameListing: boolean): string {
  const values = valuesOf(context.language);
  const data = { address: act.address, date: values.date(act.updated, context.today) };
  if (act.text !== undefined) {
    const text = act.text.trim().replace(/[.;\s]+$/, "");
    return say(sameListing ? "fact_text_more" : "fact_text", { ...data, text });
  }
  const { key, value } = columnWording(act, context, values);
  return say(key, { ...data, value });
}

function columnWording(act: FactAct, context: PhraseContext, values: Values): { key: WordingKey; value: string } {
  const value = act.value ?? "";
  switch (act.topic) {
    case "price":
      return { key: "fact_price", value: money(Number(value)) };
    case "bedrooms":
      return { key: "fact_bedrooms", value: values.bedrooms(Number(value)) };
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
