import type { SlotName, Slots } from "../types.ts";
import { speaksOfCanceling } from "./cancellation.ts";
import type { Command, ShowingQuestion, Span } from "./command.ts";
import { overlaps } from "./spans.ts";

/** The commands without those that another command of the message overrules. @param text the message as it was written */
export function withoutOverruled(commands: readonly Command[], text: string): Command[] {
  return commands.filter(
    (command) =>
      !isDayOfShowing(command, commands) &&
      !isSelf(command, commands) &&
      !isMoved(command, commands, text) &&
      !isOfHomesAt(command, commands) &&
      !isOfSearch(command, commands),
  );
}

/**
 * The commands without those that only echo another one of the same words: "no" to "what's your name?" turns no home
 * down, "ok, I'll think about it" accepts nothing, and "I'm Joan, by the way" tells nothing of a showing.
 */
export function withoutDoubles(commands: readonly Command[]): Command[] {
  return commands.filter((command) => {
    const beside = commands.filter((other) => other !== command && overlaps(other, command));
    if (command.type === "reject" && command.refs.length === 0)
      return !corrects(commands) && !beside.some((other) => refuses(other, command));
    // "No, I never said that. Doesn't matter": what is taken back is refused, and no question.
    if (command.type === "deny" || (command.type === "decline" && command.slot === null))
      return !commands.some(({ type }) => type === "retract" || (type === "ask" && command.type === "decline"));
    if (command.type === "confirm" || command.type === "pick")
      return !beside.some((other) => other.type === "meta" && other.intent === "think");
    // "Am I talking to a person?" asks who this is, and for no one.
    if (command.type === "askHuman") return !beside.some((other) => other.type === "meta" && other.intent === "who");
    // "What are your hours?" asks when the agent can be reached.
    if (command.type === "askShowing" && command.about === "times")
      return !beside.some((other) => other.type === "askContact" && other.about === "hours");
    if (command.type === "noteShowing" && command.about === "other")
      return !beside.some((other) => other.type === "setSlot" && personal.has(other.slot));
    return true;
  });
}

/** "No!! I'm not moving then": the no is said of what was put down wrongly. */
function corrects(commands: readonly Command[]): boolean {
  return commands.some((command) => command.type === "retract" || command.type === "correct");
}

/** A value that isn't given, or a bare no. */
function refuses(other: Command, { start, end }: Span): boolean {
  if (other.type === "decline") return other.slot !== null;
  return other.type === "deny" && other.start <= start && other.end >= end;
}

const personal: ReadonlySet<SlotName> = new Set<SlotName>(["name", "phone", "email"]);

/** The sentence up to where a clause ends, with the "what if" that says nothing of the search. */
export function spokenUpTo(text: string, end: number): string {
  const before = text.slice(0, end);
  return before.slice(before.replace(/[.!?\n]+\s*$/, "").search(/[^.!?\n]*$/));
}

/** "I can't make it anymore, can we do next week?": another time is wanted, and nothing given up. */
function isMoved(command: Command, commands: readonly Command[], text: string): boolean {
  if (command.type !== "cancelShowing" || speaksOfCanceling(text.slice(command.start, command.end))) return false;
  return commands.some(
    ({ type, start }) => (type === "changeShowing" || type === "requestShowing") && start >= command.start,
  );
}

/** "Not Doral anymore, Brickell instead" changes the search; a showing that is moved has a time or a home. */
function isOfSearch(command: Command, commands: readonly Command[]): boolean {
  if (command.type !== "changeShowing" || command.refs.length > 0 || Object.keys(command.when).length > 0) return false;
  return commands.some((other) => other.type === "setSlot" && criteria.has(other.slot) && overlaps(other, command));
}

/** "9 AM Brickell, then Edgewater at 1030" says nothing of the search. */
function isOfHomesAt(command: Command, commands: readonly Command[]): boolean {
  if (command.type !== "setSlot" || !criteria.has(command.slot)) return false;
  return commands.some((other) => "also" in other && Boolean(other.also?.length) && overlaps(other, command));
}

const criteria: ReadonlySet<SlotName> = new Set<SlotName>(["area", "bedrooms", "budget_max"]);

/** "Soy yo otra vez" counts nobody. */
function isSelf(command: Command, commands: readonly Command[]): boolean {
  if (command.type !== "setSlot" || command.slot !== "occupants") return false;
  return commands.some((other) => other.type === "meta" && other.intent === "back" && overlaps(other, command));
}

/** "What about Friday?" of a showing: each day is used once, and this one is no move-in. */
function isDayOfShowing(command: Command, commands: readonly Command[]): boolean {
  if (command.type !== "setSlot" || command.slot !== "move_in") return false;
  const value = command.value as NonNullable<Slots["move_in"]>;
  return commands.some((other) => {
    // "I had Saturday at 5, is that still on?"
    if (other.type === "askShowing" || other.type === "keepShowing") return overlaps(other, command) && "when" in other;
    if ((other.type !== "requestShowing" && other.type !== "changeShowing") || !overlaps(other, command)) return false;
    const { date, wish } = other.when;
    if (typeof value === "string") return value === date;
    const isSpan = wish?.from === value.from && wish?.to === value.to;
    return isSpan || (wish?.dates?.includes(value.from) && wish.dates.includes(value.to));
  });
}

/** What a clause says beside a question about the showing, a tour by video or a cancellation, which explain it whole. */
export function besideStatus(commands: readonly Command[], showing: readonly Command[]): Command[] {
  const asksAbout = (...kinds: readonly ShowingQuestion[]) =>
    showing.some((command) => command.type === "askShowing" && kinds.includes(command.about));
  const cancels = showing.some(({ type }) => type === "cancelShowing");
  return commands.filter((command) => {
    if (command.type === "stop") return !cancels;
    if (command.type !== "ask") return true;
    if (asksAbout("video")) return command.topics.length > 0 && !command.topics.includes("photos");
    return !asksAbout("status", "mayCancel");
  });
}

/** A question that a listing answers is no question about the showing, however alike they sound. */
export function withoutEcho(showing: readonly Command[], commands: readonly Command[]): Command[] {
  const isAnswered = commands.some((command) => command.type === "ask" && command.topics.length > 0);
  return showing.filter((command) => !isAnswered || command.type !== "askShowing" || command.about !== "other");
}
