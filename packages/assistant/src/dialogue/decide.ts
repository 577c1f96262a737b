import type { TurnContext } from "../turn.ts";
import type { TurnEvent } from "../types.ts";
import type { Act } from "./act.ts";
import { admitAll, type Verdict } from "./admit.ts";
import { completeWhenKnown } from "./ask.ts";
import { localTime } from "./calendar.ts";
import { closeOrContinue } from "./closing.ts";
import { acceptRefusals, confirmChanges } from "./confirm.ts";
import {
  deflectOffTopic,
  discloseAssistant,
  observeConduct,
  protectSensitiveData,
  refuseInstructions,
  setBoundary,
  switchLanguage,
} from "./frames/conduct.ts";
import {
  answerEmergency,
  explainHelp,
  giveContact,
  handOffToHuman,
  keepOut,
  keepSilenceAfterStop,
  leaveToAgent,
  noteContactWish,
  optOut,
  type Repair,
  takeContactOnly,
} from "./frames/handOff.ts";
import { noteNeeds } from "./frames/needs.ts";
import { answerQuestions } from "./frames/question.ts";
import { dismissListings, reportUnavailableListing, showListings, showPetFriendly } from "./frames/search.ts";
import { arrangeShowing } from "./frames/showing.ts";
import { answerGreeting, answerTalk, askWhatChanged } from "./frames/talk.ts";
import { focusOnNamed } from "./named.ts";
import { repeatNotice } from "./repeatNotice.ts";
import type { DialogueState } from "./state.ts";
import type { Interpretation, Turn } from "./turn.ts";

/** The policy's decision. Without acts the assistant stays silent. */
export interface Decision {
  state: DialogueState;
  acts: Act[];
  events: TurnEvent[];
  pending: boolean;
}

/** Repairs that settle a turn alone, first match wins. */
const repairs: readonly Repair[] = [
  answerEmergency,
  optOut,
  explainHelp,
  keepOut,
  leaveToAgent,
  handOffToHuman,
  takeContactOnly,
];

/** Everything a reply may say before its own question, in this order. */
const answers: readonly ((turn: Turn) => void)[] = [
  answerGreeting,
  switchLanguage,
  discloseAssistant,
  protectSensitiveData,
  refuseInstructions,
  setBoundary,
  observeConduct,
  answerTalk,
  giveContact,
  reportUnavailableListing,
  answerQuestions,
  showPetFriendly,
  dismissListings,
  deflectOffTopic,
  acceptRefusals,
  confirmChanges,
  noteNeeds,
  askWhatChanged,
  noteContactWish,
  arrangeShowing,
  showListings,
];

/**
 * The policy: decides from one message's commands and the state before it what to say and do.
 * Pure and deterministic. Nothing else decides, whether rules or a model did the understanding.
 */
export function decide(before: DialogueState, interpretation: Interpretation, context: TurnContext): Decision {
  const turn = begin(before, interpretation, context);
  if (!keepSilenceAfterStop(turn)) {
    const asksBack = admitAll(turn);
    focusOnNamed(turn);
    if (repairs.some((repair) => repair(turn))) completeWhenKnown(turn);
    else converse(turn, asksBack);
  }
  const acts = repeatNotice(before, turn);
  const { state, events, pending } = turn;
  return { state, acts, events, pending };
}

function begin(before: DialogueState, { commands, coverage, language }: Interpretation, context: TurnContext): Turn {
  return {
    commands,
    coverage,
    context,
    local: localTime(context.now, context.market.timeZone),
    before,
    state: {
      ...before,
      language,
      turns: before.turns + 1,
      heardAt: context.now,
      offered: [],
      offeredTimes: [],
      offeredListings: [],
      offer: undefined,
      answered: undefined,
    },
    changes: { slots: {}, corrected: [], excluded: [], forgotten: [], repeated: [] },
    named: [],
    retry: null,
    waits: false,
    acts: [],
    events: [],
    pending: false,
  };
}

function converse(turn: Turn, asksBack: readonly Extract<Verdict, { admit: "confirm" }>[]): void {
  for (const answer of answers) answer(turn);
  askBack(turn, asksBack);
  turn.acts = withoutRecapOfBadNews(confirmFirst(withoutRepeats(turn.acts)));
  closeOrContinue(turn);
  turn.acts = questionLast(turn.acts);
}

/** A value that can hardly be meant is the reply's one question. */
function askBack(turn: Turn, [first]: readonly Extract<Verdict, { admit: "confirm" }>[]): void {
  const [value] = first?.values ?? [];
  if (!first || !value) return;
  turn.acts.push({ type: "clarify", slot: value.slot, values: first.values });
  turn.state.offer = { type: "clarify", slot: value.slot, values: first.values };
}

/** The same thing is said once, even when two rules ask for it. */
function withoutRepeats(acts: readonly Act[]): Act[] {
  const seen = new Set<string>();
  return acts.filter((act) => {
    const key = JSON.stringify(act);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const showsHomes: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["near_misses", "none_fits", "offer_listings"]);

/** What there is comes after the search it answers was said back. */
function confirmFirst(acts: readonly Act[]): Act[] {
  const confirm = acts.findIndex(({ type }) => type === "confirm");
  const offer = acts.findIndex(({ type }) => showsHomes.has(type));
  const said = acts[confirm];
  if (!said || offer < 0 || offer > confirm) return [...acts];
  return [...acts.slice(0, offer), said, ...acts.slice(offer, confirm), ...acts.slice(confirm + 1)];
}

/** "Nothing fits" is no moment to read the search back; a name or a phone is still acknowledged. */
function withoutRecapOfBadNews(acts: readonly Act[]): Act[] {
  if (!acts.some(({ type }) => type === "near_misses" || type === "none_fits")) return [...acts];
  return acts.flatMap((act): Act[] => {
    if (act.type !== "confirm" || act.corrected.length > 0) return [act];
    const { name, phone, email } = act.slots;
    const slots = { ...(name && { name }), ...(phone && { phone }), ...(email && { email }) };
    return Object.keys(slots).length > 0 ? [{ ...act, slots, excluded: [] }] : [];
  });
}

const asksLast: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["ask_home", "clarify"]);

/** Which home a showing is to, or which value was meant, is the reply's one question. */
function questionLast(acts: readonly Act[]): Act[] {
  const asks = acts.filter(({ type }) => asksLast.has(type));
  if (asks.length === 0) return [...acts];
  return [...acts.filter(({ type }) => !asksLast.has(type) && type !== "ask"), ...asks.slice(0, 1)];
}
