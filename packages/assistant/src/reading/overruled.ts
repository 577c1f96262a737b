import type { Slots } from "../types.ts";
import { speaksOfCanceling } from "./cancellation.ts";
import type { Command, Span } from "./command.ts";

/** The commands without those that another command of the message overrules. @param text the message as it was written */
export function withoutOverruled(commands: readonly Command[], text: string): Command[] {
  return commands.filter(
    (command) => !isDayOfShowing(command, commands) && !isSelf(command, commands) && !isMoved(command, commands, text),
  );
}

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
    if ((other.type !== "requestShowing" && other.type !== "changeShowing") || !overlaps(other, command)) return false;
    const { date, wish } = other.when;
    if (typeof value === "string") return value === date;
    const isSpan = wish?.from === value.from && wish?.to === value.to;
    return isSpan || (wish?.dates?.includes(value.from) && wish.dates.includes(value.to));
  });
}

/** A question that a listing answers is no question about the showing, however alike they sound. */
export function withoutEcho(showing: readonly Command[], commands: readonly Command[]): Command[] {
  const isAnswered = commands.some((command) => command.type === "ask" && command.topics.length > 0);
  return showing.filter((command) => !isAnswered || command.type !== "askShowing" || command.about !== "other");
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && a.end > b.start;
}
