import { isDeepStrictEqual } from "node:util";
import type { ArrangedShowing, DialogueState, TurnContext, TurnResult } from "../../packages/assistant/src/index.ts";
import type { RenterSide } from "./conversations.ts";
import { demoContext } from "./demoScene.ts";

export type TakeTurn = (before: DialogueState | null, message: string, context: TurnContext) => TurnResult;

/** What people see of a turn: two turns with the same outcome are the same to them. */
export interface Outcome {
  reply: string;
  cards: string[];
  times: string[];
  slots: Record<string, unknown>;
  events: string[];
}

/** A message that two revisions answer differently, with the conversation before it. */
export interface Difference {
  id: string;
  turn: number;
  before: { renter: string; reply: string }[];
  renter: string;
  base: Outcome;
  changed: Outcome;
}

/**
 * Lets two revisions answer each message of a conversation. Both start from the state that the base's answers led to,
 * so that one difference isn't counted again in all the turns that follow it.
 * @param start time of the first message if the conversation has none
 */
export function differences(
  { id, turns }: RenterSide,
  { base, changed }: { base: TakeTurn; changed: TakeTurn },
  start: string,
): Difference[] {
  const found: Difference[] = [];
  const before: Difference["before"] = [];
  const setUp = turns[0]?.at ?? start;
  let state: DialogueState | null = null;
  let showing: ArrangedShowing | undefined;
  for (const [index, { renter, at }] of turns.entries()) {
    const now = at ?? new Date(Date.parse(setUp) + index * 60_000).toISOString();
    const context = { ...demoContext(setUp, now, showing), languageHint: state?.language ?? languageOf(turns) };
    const old = base(structuredClone(state), renter, context);
    const [one, other] = [outcomeOf(old), outcomeOf(changed(structuredClone(state), renter, context))];
    if (!isDeepStrictEqual(one, other))
      found.push({ id, turn: index + 1, before: before.slice(-3), renter, base: one, changed: other });
    before.push({ renter, reply: old.reply });
    state = old.state;
    showing = showingAfter(old, showing);
  }
  return found;
}

/** The language of the page that a chat opens with: its first message's. */
function languageOf(turns: RenterSide["turns"]): TurnContext["languageHint"] {
  return /[¿¡ñáéíóú]|\b(?:hola|busco|para|tienen|necesito|cuanto|quiero)\b/i.test(turns[0]?.renter ?? "") ? "es" : "en";
}

function outcomeOf({ reply, offeredListings, offeredTimes, state, events }: TurnResult): Outcome {
  return {
    reply,
    cards: offeredListings.map(({ propertyId }) => propertyId),
    times: offeredTimes.map(({ at }) => at),
    slots: { ...state.slots },
    events: events.map((event) => JSON.stringify(event)),
  };
}

/** The showing as the server would have stored it. */
function showingAfter({ events, acts }: TurnResult, before: ArrangedShowing | undefined): ArrangedShowing | undefined {
  const event = events.find(({ type }) => type === "showing");
  if (event?.type !== "showing") return before;
  const set = acts.find((act) => act.type === "set_showing");
  if (event.action === "cancel" || set?.type !== "set_showing") return undefined;
  const { at, status, propertyId } = event;
  return { at, date: set.date, time: set.time, status, ...(propertyId && { propertyId }) };
}
