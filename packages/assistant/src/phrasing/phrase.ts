import type { Act, AgentProfile, IsoDate, Language, SaidAct } from "../types.ts";
import type { WordingKey } from "./catalogues.ts";
import { WordingChooser } from "./chooseWording.ts";
import { phraseConduct } from "./phraseConduct.ts";
import { phraseFact } from "./phraseFacts.ts";
import { fill, shortName } from "./templates.ts";
import { capitalized, money, phone } from "./values.ts";
import { valuesOf } from "./valuesOf.ts";

/** What wording an act needs beside the act itself. */
export interface PhraseContext {
  language: Language;
  agent: AgentProfile;
  today: IsoDate;
  /** Wordings used lately, see {@link WordingChooser}. */
  recent: readonly string[];
}

/** A worded reply. */
export interface Phrased {
  text: string;
  /** The same act by act. */
  said: SaidAct[];
  /** Wordings used lately, for the next turn. */
  recent: string[];
}

/** Says one thing: chooses a line for the key and fills its placeholders. */
export type Say = (key: WordingKey, data?: Record<string, string>) => string;

/**
 * Words the acts of a reply in the renter's language and the agent's tone. Adds no fact: every
 * number, name, price, time and link comes from the acts or the agent's profile.
 */
export function phrase(acts: readonly Act[], context: PhraseContext): Phrased {
  const chooser = new WordingChooser(context.language, context.agent.tone, context.recent);
  const names = { agent: shortName(context.agent.name), agent_full: context.agent.name };
  const say: Say = (key, data) => fill(chooser.choose(key), { ...names, ...data });
  const said = acts.map((act, index) => ({ act, text: phraseAct(act, context, say, acts[index - 1]) }));
  const text = said
    .map((part) => part.text)
    .filter((sentence) => sentence !== "")
    .join(" ");
  return { text, said, recent: chooser.recent };
}

/** The words of one act; `previous` is the one said before it. */
export function phraseAct(act: Act, context: PhraseContext, say: Say, previous: Act | undefined): string {
  const values = valuesOf(context.language);
  switch (act.type) {
    case "confirm":
      return phraseConfirm(act, context, say);
    case "forget":
      return say("forget", { what: values.all(act.slots.map(values.slot)) });
    case "ask":
      return say(act.retry ? `retry_${act.slot}` : `ask_${act.slot}`);
    case "reprompt":
      return say(act.slot ? `reprompt_${act.slot}` : "reprompt_open");
    case "answer_fact":
    case "answer_range":
    case "listings_overview":
    case "none_fits":
    case "will_ask_agent":
      return phraseFact(act, context, say, isSameListing(act, previous));
    case "conduct":
      return phraseConduct(act, context, say);
    case "note_showing":
      return phraseShowing(act, context, say);
    case "offer_listings":
      return phraseProposals(act, context, say);
    case "offer_times":
    case "set_showing":
    case "unset_showing":
      return phraseArranged(act, context, say);
    case "complete":
      return phraseComplete(act, say);
    case "greet":
      return say(act.again ? "greet_again" : "greet");
    case "accept_refusal":
    case "switch_language":
    case "not_understood":
    case "offer_human":
    case "ask_what_changed":
    case "noted":
    case "thanks_reply":
    case "goodbye":
      return say(act.type);
  }
}

/** True when the sentence before was about the same listing, so that its address need not be repeated. */
function isSameListing(act: Act, previous: Act | undefined): boolean {
  if (!previous || !("propertyId" in act) || !("propertyId" in previous)) return false;
  return act.propertyId !== undefined && act.propertyId === previous.propertyId;
}

function phraseConfirm(act: Extract<Act, { type: "confirm" }>, context: PhraseContext, say: Say): string {
  const { name, ...search } = act.slots;
  const newName = name !== undefined && !act.corrected.includes("name");
  const found = valuesOf(context.language).search(search, act.excluded, context.today);
  const what = [...(name && !newName ? [name] : []), ...(found ? [found] : [])].join(", ");
  const given = Object.keys(newName ? search : act.slots);
  const allCorrected = given.length > 0 && given.every((slot) => (act.corrected as string[]).includes(slot));
  const sentences = [
    ...(newName ? [say("confirm_name", { name: firstName(name) })] : []),
    ...(what ? [say(allCorrected ? "confirm_correction" : "confirm", { what, What: capitalized(what) })] : []),
  ];
  return sentences.join(" ");
}

/** People are greeted by the first of their names. */
function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}

function phraseShowing(act: Extract<Act, { type: "note_showing" }>, context: PhraseContext, say: Say): string {
  if (act.change === "cancel") return say("cancel_showing");
  const when = valuesOf(context.language).visit(act.date, act.time, context.today);
  if (act.change === "reschedule") return when ? say("reschedule_showing_at", { when }) : say("reschedule_showing");
  return when ? say("note_showing_at", { when }) : say("note_showing");
}

function phraseProposals(
  { listings }: Extract<Act, { type: "offer_listings" }>,
  context: PhraseContext,
  say: Say,
): string {
  const named = listings.map(({ address, price }) => `${address} (${money(price)})`);
  const [only = ""] = named;
  if (named.length === 1) return say("offer_listing", { listing: only });
  return say("offer_listings", { count: String(named.length), listings: valuesOf(context.language).all(named) });
}

function phraseArranged(
  act: Extract<Act, { type: "offer_times" | "set_showing" | "unset_showing" }>,
  context: PhraseContext,
  say: Say,
): string {
  const values = valuesOf(context.language);
  if (act.type === "offer_times") {
    const times = values.either(act.times.map(({ date, time }) => values.visit(date, time, context.today)));
    return say(act.missed ? "offer_other_times" : act.change ? "offer_new_times" : "offer_times", { times });
  }
  const when = values.visit(act.date, act.time, context.today);
  if (act.type === "unset_showing") return say("showing_cancelled", { when });
  const key =
    act.change && act.status !== "held" ? (`showing_moved_${act.status}` as const) : (`showing_${act.status}` as const);
  return act.address ? say(`${key}_at`, { when, address: act.address }) : say(key, { when });
}

function phraseComplete(act: Extract<Act, { type: "complete" }>, say: Say): string {
  if (!act.contact) return say("complete_here");
  const { kind, value } = act.contact;
  return kind === "phone"
    ? say("complete_phone", { contact: phone(value) })
    : say("complete_email", { contact: value });
}
