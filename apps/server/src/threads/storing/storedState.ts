import { type DialogueState, newState } from "@llave/assistant";

/** What earlier versions kept of a dialogue in another shape, or keep no more. */
interface Retired {
  /** What the previous question assumed of the home in focus. */
  supposed?: { slot: "bedrooms" | "budget_max"; value: number };
  visitOffered?: boolean;
  cancelOffered?: boolean;
  homeAsked?: boolean;
  offeredHuman?: boolean;
  homeChosen?: boolean;
  petsTurn?: number;
}
type Stored = Partial<Omit<DialogueState, "answered" | "calledOff">> &
  Retired & { answered?: unknown; calledOff?: unknown };

/**
 * A dialogue as the database has it, in the shape of today: conversations that an earlier version of the assistant
 * began go on where they stand.
 * @param isAssistants true where the agent hasn't taken the conversation over
 */
export function readState(stored: unknown, isAssistants: boolean): DialogueState {
  const { supposed, visitOffered, cancelOffered, homeAsked, offeredHuman, homeChosen, petsTurn, ...state } =
    stored as Stored;
  const { answered, calledOff, ...kept } = state;
  const isOld = offeredHuman !== undefined;
  const read: DialogueState = { ...newState(state.language ?? "en"), ...kept };
  if (isAnswered(answered)) read.answered = answered;
  if (isCalledOff(calledOff)) read.calledOff = calledOff;
  if (!isOld) return read;
  const offer = offerOf({ visitOffered, cancelOffered, homeAsked, offeredHuman }, read);
  if (offer) read.offer = offer;
  if (Array.isArray(answered)) read.answered = { topics: answered, listings: read.focus === null ? [] : [read.focus] };
  // What was assumed is asked about no more: an answer to the open question changes it like any other.
  if (supposed) Object.assign(read, { assumed: { [supposed.slot]: supposed.value }, asked: null });
  // A person answers, and it was the assistant that brought them in. The renter has been told when to expect them.
  if (read.owner === "human" && isAssistants) Object.assign(read, { handedOff: true, toldWhen: true });
  return read;
}

function offerOf(
  { visitOffered, cancelOffered, homeAsked, offeredHuman }: Retired,
  { offeredListings = [], shown = [], focus }: DialogueState,
): DialogueState["offer"] {
  const listings = offeredListings.length > 0 ? offeredListings : shown;
  if (homeAsked) return { type: "whichHome", listings };
  if (cancelOffered) return { type: "cancelShowing" };
  if (visitOffered) return { type: "see", listings: focus === null ? listings : [focus] };
  return offeredHuman ? { type: "human" } : undefined;
}

function isAnswered(value: unknown): value is NonNullable<DialogueState["answered"]> {
  return isObject(value) && Array.isArray(value.topics) && Array.isArray(value.listings);
}

function isCalledOff(value: unknown): value is NonNullable<DialogueState["calledOff"]> {
  return isObject(value) && typeof value.at === "string" && typeof value.turn === "number";
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
