import { phraseAnswer } from "../answering/phrase.ts";
import type { Act } from "../dialogue/act.ts";
import type { SaidAct } from "../turn.ts";
import type { Language } from "../types.ts";
import { WordingChooser } from "./chooseWording.ts";
import { phraseAside } from "./phraseAside.ts";
import { expectedAnswer, phraseConduct } from "./phraseConduct.ts";
import { phraseGap } from "./phraseGaps.ts";
import { phraseNeed } from "./phraseNeed.ts";
import { phraseProposals } from "./phraseProposals.ts";
import { phraseVisit } from "./phraseVisit.ts";
import type { Around, PhraseContext, Say } from "./say.ts";
import { fill, shortName } from "./templates.ts";
import { capitalized, daysApart, phone } from "./values.ts";
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
  const once = askedOnce(context.language, names.agent);
  const said = acts.map((act, index) => ({
    act,
    text: once(phraseAct(act, context, say, { previous: acts[index - 1], next: acts[index + 1] })),
  }));
  const text = said
    .map((part) => part.text)
    .filter((sentence) => sentence !== "")
    .join(" ");
  return { text, said, recent: chooser.recent };
}

/** Behind an answer about several homes, "it" could be any of them. */
function phraseInvitation(act: Extract<Act, { type: "invite_visit" }>, say: Say, { previous }: Around): string {
  if (act.count > 1) return say("invite_visit_any");
  const isOfSeveral = previous?.type === "answer" && previous.answer.homes.length > 1;
  return (isOfSeveral || (act.named && previous === undefined)) && act.address
    ? say("invite_visit_home", { address: act.address })
    : say("invite_visit");
}

/** One reply says once that the agent was asked, however many answers are missing. */
function askedOnce(language: Language, agent: string): (text: string) => string {
  const [apart, joined] =
    language === "es"
      ? [` Ya le pregunté a ${agent}.`, `, así que ya le pregunté a ${agent}.`]
      : [` I've asked ${agent}.`, `, so I've asked ${agent}.`];
  let isSaid = false;
  return (text) =>
    text
      .split(/(?<=[.!?])(?= )/)
      .map((sentence) => {
        const isClaim = sentence === apart || sentence.endsWith(joined);
        if (!isClaim || !isSaid) {
          isSaid ||= isClaim;
          return sentence;
        }
        return sentence === apart ? "" : `${sentence.slice(0, -joined.length)}.`;
      })
      .join("");
}

/** The words of one act beside those before and after it. */
export function phraseAct(act: Act, context: PhraseContext, say: Say, around: Around): string {
  const values = valuesOf(context.language);
  switch (act.type) {
    case "confirm":
      return phraseConfirm(act, context, say);
    case "forget":
      return say("forget", { what: values.all(act.slots.map(values.slot)) });
    case "ask":
      return phraseAsk(act, say);
    case "reprompt":
      return say(act.slot ? `reprompt_${act.slot}` : "reprompt_open");
    case "answer":
      return phraseAnswer(act.answer, context, say);
    case "none_fits":
    case "no_others":
    case "will_ask_agent":
      return phraseGap(act, context, say, around);
    case "clarify":
      return phraseClarify(act, context, say);
    case "contact_taken":
      return phraseContactTaken(act, context, say);
    case "need":
      return phraseNeed(act, values, say);
    case "contact_wish":
      return phraseContactWish(act, context, say);
    case "answer_own":
      return say("own_answer", {
        text: act.text.trim().replace(/[.\s]+$/, ""),
        stamp: say("stamp", { date: values.date(act.updated, context.today) }),
      });
    case "passed_on":
      return say(`passed_on_${act.about}`);
    case "aside":
      return phraseAside(act, context, say);
    case "conduct":
      return phraseConduct(act, context, say);
    case "note_showing":
    case "offer_times":
    case "set_showing":
    case "unset_showing":
    case "also_show":
    case "ask_home":
    case "visit_kept":
    case "offer_cancel":
    case "standing_visit":
    case "ask_time":
      return phraseVisit(act, context, say);
    case "offer_listings":
    case "near_misses":
      return phraseProposals(act, context, say);
    default:
      return phraseManner(act, context, say, around);
  }
}

type MannerAct = Act & {
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
    | "goodbye";
};

/** Words what opens, keeps up and ends a talk. */
function phraseManner(act: MannerAct, context: PhraseContext, say: Say, around: Around): string {
  switch (act.type) {
    case "greet":
      return say(act.again ? "greet_again" : "greet");
    case "welcome_back": {
      const what = valuesOf(context.language).search(act.slots, act.excluded, context.today);
      if (act.asked) return what ? say("recap", { what }) : say("recap_nothing");
      return what ? say("welcome_back", { what }) : say("welcome_back_new");
    }
    case "complete":
      return phraseComplete(act, say);
    case "invite_visit":
      return phraseInvitation(act, say, around);
    case "accept_refusal":
      return say(act.open ? "accept_open" : "accept_refusal");
    case "other_business":
      return say(`other_business_${act.business}`);
    default:
      return say(act.type);
  }
}

function phraseAsk({ slot, retry }: Extract<Act, { type: "ask" }>, say: Say): string {
  return say(retry ? `retry_${slot}` : `ask_${slot}`);
}

/** "Do you mean $590 or $5,900 a month?", "Is January 15 the move, or when you'd come to see it?". */
function phraseClarify(
  { slot, values }: Extract<Act, { type: "clarify" }>,
  { language, today }: PhraseContext,
  say: Say,
): string {
  const words = valuesOf(language);
  const told = values.map((item) => words.answer({ [item.slot]: item.value }, today));
  const [first = "", second] = told;
  if (slot === "move_in") return say("clarify_date", { date: first });
  return second === undefined
    ? say("clarify_one", { value: first })
    : say("clarify_two", { value: first, other: second });
}

function phraseContactTaken(
  { contact, expected }: Extract<Act, { type: "contact_taken" }>,
  context: PhraseContext,
  say: Say,
): string {
  const when = expected ? expectedAnswer(expected, context, say) : "";
  if (!contact) return say("handed_off_waiting", { expected: when });
  const value = contact.kind === "phone" ? phone(contact.value) : contact.value;
  return expected
    ? say("contact_taken_when", { contact: value, expected: when })
    : say("contact_taken", { contact: value });
}

/** "I've asked Marisol to text you. You can expect an answer today before 7 PM." */
function phraseContactWish(
  { wish, expected }: Extract<Act, { type: "contact_wish" }>,
  context: PhraseContext,
  say: Say,
): string {
  const asked = say("contact_wish", { wish: valuesOf(context.language).reach(wish) });
  return expected ? `${asked} ${expectedAnswer(expected, context, say)}` : asked;
}

/** A move in fewer days than this is urgent. */
const SOON = 4;

function phraseConfirm(act: Extract<Act, { type: "confirm" }>, context: PhraseContext, say: Say): string {
  const { name, ...search } = act.slots;
  const values = valuesOf(context.language);
  const newName = name !== undefined && !act.corrected.includes("name");
  const found = act.brief ? values.answer(search, context.today) : values.search(search, act.excluded, context.today);
  const what = [...(name && !newName ? [name] : []), ...(found ? [found] : [])].join(", ");
  const sentences = [
    ...(newName ? [say("confirm_name", { name: firstName(name) })] : []),
    ...(what ? [say(confirmKey(act, context), { what, What: capitalized(what) })] : []),
  ];
  return sentences.join(" ");
}

function confirmKey({ slots, corrected, brief }: Extract<Act, { type: "confirm" }>, { today }: PhraseContext) {
  const given = Object.keys(slots).filter((slot) => slot !== "name" || corrected.includes("name"));
  if (given.length > 0 && given.every((slot) => (corrected as string[]).includes(slot))) return "confirm_correction";
  const day = slots.move_in;
  if (day === "asap" && !brief) return "confirm_soon";
  if (typeof day === "string" && /^\d/.test(day) && daysApart(today, day) < SOON) return "confirm_soon";
  return brief ? "confirm_brief" : "confirm";
}

/** People are greeted by their first name. */
function firstName(name: string): string {
  return name.split(" ")[0] ?? name;
}

function phraseComplete(act: Extract<Act, { type: "complete" }>, say: Say): string {
  if (!act.contact) return say(act.shows ? "complete_here_shown" : "complete_here");
  const { kind, value } = act.contact;
  const contact = kind === "phone" ? phone(value) : value;
  if (act.business) return say("business_complete", { contact });
  if (act.shows) return say("complete_shown", { contact });
  return say(kind === "phone" ? "complete_phone" : "complete_email", { contact });
}
