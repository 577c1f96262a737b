import type { Act } from "../dialogue/act.ts";
import type { SaidAct } from "../turn.ts";
import { WordingChooser } from "./chooseWording.ts";
import { phraseAside } from "./phraseAside.ts";
import { phraseConduct } from "./phraseConduct.ts";
import { phraseFact } from "./phraseFacts.ts";
import { phraseForAgent } from "./phraseForAgent.ts";
import { isGap, phraseGaps } from "./phraseGaps.ts";
import { phraseProposals } from "./phraseProposals.ts";
import { isQueryAct, phraseQuery } from "./phraseQueries.ts";
import { isVisitAct, phraseVisit } from "./phraseVisit.ts";
import type { Around, PhraseContext, Say } from "./say.ts";
import { fill, shortName } from "./templates.ts";
import { capitalized, daysApart, money, phone } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

/** A reply as text. */
export interface Phrased {
  text: string;
  /** The same act by act. */
  said: SaidAct[];
  /** Wordings used recently, for the next turn. */
  recent: string[];
}

/**
 * Phrases the acts of a reply in the renter's language and the agent's tone. Adds no fact: every
 * number, name, price, time and link comes from the acts or the agent's profile.
 */
export function phrase(acts: readonly Act[], context: PhraseContext): Phrased {
  const chooser = new WordingChooser(context.language, context.agent.tone, context.recent);
  const names = { agent: shortName(context.agent.name), agent_full: context.agent.name };
  // "A las 5 p. m." already ends with a period.
  const say: Say = (key, data) => fill(chooser.choose(key), { ...names, ...data }).replace(/([ap]\. m\.)\./g, "$1");
  const gaps = acts.filter(isGap);
  const said = acts.map((act, index) => {
    const around = { previous: acts[index - 1], next: acts[index + 1] };
    // One sentence covers everything that the agent is asked.
    if (isGap(act)) return { act, text: act === gaps.at(-1) ? phraseGaps(gaps, context, say, around) : "" };
    return { act, text: phraseAct(act, context, say, around) };
  });
  const text = said
    .map((part) => part.text)
    .filter((sentence) => sentence !== "")
    .join(" ");
  return { text, said, recent: chooser.recent };
}

/** The text of one act, given those before and after it. */
export function phraseAct(act: Act, context: PhraseContext, say: Say, around: Around): string {
  if (isQueryAct(act)) return phraseQuery(act, context, say);
  if (isVisitAct(act)) return phraseVisit(act.type === "offer_times" ? timesAfter(act, around) : act, context, say);
  const values = valuesOf(context.language);
  switch (act.type) {
    case "confirm":
      return phraseConfirm(act, context, say, around);
    case "works_there":
      return say("works_there", { areas: values.all(act.areas) });
    case "search_areas":
      return say("search_areas", { areas: values.all(act.nearby ? [...act.areas, values.nearby] : act.areas) });
    case "forget":
      return say("forget", { what: values.all(act.slots.map(values.slot)) });
    case "ask":
      return phraseAsk(act, context, say, around);
    case "reprompt":
      return say(act.slot ? `reprompt_${act.slot}` : "reprompt_open");
    case "answer_fact":
    case "answer_own":
    case "answer_homes":
    case "answer_range":
    case "shortest_lease":
    case "listings_overview":
    case "none_fits":
    case "no_others":
    case "weigh":
    case "lowest_rent":
    case "describe_listing":
    case "pet_too_heavy":
    case "later_start":
      return phraseFact(act, context, say, around);
    case "will_ask_agent":
      return phraseGaps([act], context, say, around);
    case "aside":
      return phraseAside(act, context, say);
    case "conduct":
      return phraseConduct(act, context, say);
    case "contact_wish":
    case "added_for_agent":
      return phraseForAgent(act, context, say);
    case "offer_listings":
    case "near_misses":
      return phraseProposals(act, context, say);
    case "note_needs": {
      const { all, either, need } = valuesOf(context.language);
      return say(act.again ? "needs_known" : "note_needs", { what: (act.either ? either : all)(act.needs.map(need)) });
    }
    case "day_past": {
      const { date } = valuesOf(context.language);
      return say("day_past", { date: date(act.date, act.today), today: date(act.today, act.today) });
    }
    case "near_landmark": {
      const { either, near, by, away } = valuesOf(context.language);
      const places = { near: either(act.names.map(near)), by: either(act.names.map(by)) };
      if (!act.closest) return say("near_landmark", places);
      const { area, miles, isNear } = act.closest;
      return say(isNear ? "near_landmark_found" : "near_landmark_away", { ...places, area, distance: away(miles) });
    }
    default:
      return phraseManner(act, context, say);
  }
}

/** A choice of times, after a sentence that named the home or said that the wished time isn't free. */
function timesAfter(act: Extract<Act, { type: "offer_times" }>, around: Around): Extract<Act, { type: "offer_times" }> {
  if (around.previous?.type === "no_times") return { ...act, missed: false, change: false };
  return namedBefore(act, around) ? { ...act, address: "" } : act;
}

/** The sentence before named the home already. */
function namedBefore({ address, also }: Extract<Act, { type: "offer_times" }>, { previous }: Around): boolean {
  return !also && previous?.type === "later_start" && previous.address === address;
}

type MannerAct = Exclude<Act, Parameters<typeof phraseFact>[0] | Parameters<typeof phraseVisit>[0]> & {
  type:
    | "greet"
    | "welcome_back"
    | "complete"
    | "invite_visit"
    | "other_business"
    | "listing_gone"
    | "accept_refusal"
    | "switch_language"
    | "not_understood"
    | "offer_human"
    | "ask_what_changed"
    | "noted"
    | "at_hand"
    | "already_known"
    | "thanks_reply"
    | "goodbye"
    | "react";
};

/** Phrases acts that open, continue and end a conversation. */
function phraseManner(act: MannerAct, context: PhraseContext, say: Say): string {
  switch (act.type) {
    case "greet":
      return say(act.again ? "greet_again" : "greet");
    case "welcome_back": {
      const what = valuesOf(context.language).search(act.slots, act.excluded, context.today);
      if (act.asked) return what ? say("recap", { what }) : say("recap_nothing");
      return what ? say("welcome_back", { what }) : say("welcome_back_new");
    }
    case "complete":
      return phraseComplete(act, context, say);
    case "react":
      return say(`react_${act.to}`);
    case "invite_visit":
      return say(act.count === 1 ? "invite_visit" : "invite_visit_any");
    case "accept_refusal":
      return say(act.open ? "accept_open" : "accept_refusal");
    case "other_business":
      return say(`other_business_${act.business}`);
    default:
      return say(act.type);
  }
}

function phraseAsk(act: Extract<Act, { type: "ask" }>, context: PhraseContext, say: Say, { previous }: Around): string {
  const { slot, retry, supposes, told, unlikely } = act;
  if (!supposes) return say(retry ? `retry_${slot}` : `ask_${slot}`);
  const { home } = valuesOf(context.language);
  if (unlikely)
    return supposes.slot === "bedrooms"
      ? say("unlikely_bedrooms", { value: home(supposes.value) })
      : say("unlikely_budget_max", { value: money(supposes.value) });
  const isTold = previous?.type === "answer_fact" && previous.topic === "price";
  if (isTold && supposes.slot === "budget_max") return say("suppose_rent_told");
  if (told) return say("suppose_rent_known", { value: money(supposes.value) });
  return supposes.slot === "bedrooms"
    ? say("suppose_bedrooms", { value: home(supposes.value) })
    : say("suppose_budget_max", { value: money(supposes.value) });
}

/** A move in fewer days than this is urgent. */
const SOON = 4;

type Confirm = Extract<Act, { type: "confirm" }>;

function phraseConfirm(act: Confirm, context: PhraseContext, say: Say, around: Around): string {
  const values = valuesOf(context.language);
  const { name, ...given } = act.slots;
  const search = act.nearby ? { ...given, area: [given.area ?? []].flat().concat(values.nearby) } : given;
  const newName = name !== undefined && !act.corrected.includes("name");
  const found = act.brief ? values.answer(search, context.today) : values.search(search, act.excluded, context.today);
  const what = [...(name && !newName ? [name] : []), ...(found ? [found] : [])].join(", ");
  const sentences = [
    ...(newName ? [say("confirm_name", { name: firstName(name) })] : []),
    ...(what ? [say(confirmKey(act, context, around), { what, What: capitalized(what) })] : []),
  ];
  return sentences.join(" ");
}

/** Acts next to which a cheer ("Perfect!") would be out of place. */
const sobering: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "near_misses",
  "none_fits",
  "answer_why",
  "later_start",
  "over_budget",
  "lowest_rent",
]);

function confirmKey({ slots, corrected, brief, plain }: Confirm, { today }: PhraseContext, { next }: Around) {
  const given = Object.keys(slots).filter((slot) => slot !== "name" || corrected.includes("name"));
  if (given.length > 0 && given.every((slot) => (corrected as string[]).includes(slot))) return "confirm_correction";
  if (next?.type === "offer_listings" && isSecondBest(next)) return "confirm_plain";
  const day = slots.move_in;
  if (day === "asap" && !brief) return "confirm_soon";
  if (typeof day === "string" && /^\d/.test(day) && daysApart(today, day) < SOON) return "confirm_soon";
  if (plain) return "confirm_plain";
  if (next && sobering.has(next.type)) return "confirm_plain";
  return brief ? "confirm_brief" : "confirm";
}

/** What was asked for isn't there. */
function isSecondBest({ noneBy, noneOf, notIn, notNear, exact }: Extract<Act, { type: "offer_listings" }>): boolean {
  return [noneBy, noneOf, notIn, notNear].some((lack) => lack !== undefined) || exact === 0;
}

/** People are greeted by their first name. */
function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}

function phraseComplete(act: Extract<Act, { type: "complete" }>, context: PhraseContext, say: Say): string {
  if (!act.contact) return say(act.shows ? "complete_here_shown" : "complete_here");
  const { kind, value, email } = act.contact;
  const way = kind === "phone" ? phone(value) : value;
  const contact = email === undefined ? way : valuesOf(context.language).either([way, email]);
  if (act.asks) return say("complete_asks", { contact });
  if (act.business) return say("business_complete", { contact });
  if (act.shows) return say("complete_shown", { contact });
  return say(kind === "phone" ? "complete_phone" : "complete_email", { contact });
}
