import type { DialogueState } from "../dialogue/state.ts";
import type { TurnContext } from "../turn.ts";
import type { Property, SlotName, Understanding } from "../types.ts";
import { petPounds } from "./against.ts";
import type { PointingClause } from "./clauseActs.ts";
import type { Command, ListingRef, Span } from "./command.ts";
import { namesHome, singlesOut } from "./namedHomes.ts";
import { plainText } from "./plainText.ts";
import { isSizeOfSeveral } from "./slotCommands.ts";
import { overlaps } from "./spans.ts";

/** Values that make a clause without a question mark a statement of the search. */
export const searched: ReadonlySet<SlotName> = new Set<SlotName>(["area", "bedrooms", "budget_max", "move_in"]);

/** "Is the 2-bedroom still available?" where there are several: the size is a wish. */
export function sizeWished(
  { refs, start, end }: PointingClause,
  { slots }: Understanding,
  properties: TurnContext["properties"],
): Command[] {
  const [ref] = refs;
  if (refs.length !== 1 || ref?.by !== "size" || !isSizeOfSeveral(ref, properties) || slots.bedrooms !== undefined)
    return [];
  return [{ type: "setSlot", slot: "bedrooms", value: ref.bedrooms, how: "stated", start, end }];
}

/** "He's 60 lbs" after an answer about pets asks whether he may come. */
export function weightSaid(
  { understanding: { maskedText }, state }: { understanding: Understanding; state: DialogueState },
  commands: readonly Command[],
): Command[] {
  const pounds = petPounds(plainText(maskedText));
  if (pounds === undefined || !state.answered?.topics.includes("pets")) return [];
  if (commands.some(({ type }) => type === "ask" || type === "showListings")) return [];
  const span = { start: 0, end: maskedText.length };
  return [
    { type: "ask", op: "check", topics: ["pets"], refs: [], against: { pets: { pounds } }, constraints: {}, ...span },
  ];
}

/** What the clauses of a message say together: which homes "them" are, and what the pet asked about weighs. */
export function joined(
  commands: readonly Command[],
  clauses: readonly PointingClause[],
  { maskedText }: Understanding,
  properties: readonly Property[],
): Command[] {
  const pounds = petPounds(plainText(maskedText));
  const hasFeatures = commands.some((command) => command.type === "ask" && isFeatureSearch(command));
  const sets = commands.some((command) => command.type === "setSlot" && searched.has(command.slot));
  const compares = commands.filter(
    (command) => command.type === "ask" && (command.op === "compare" || command.op === "superlative"),
  );
  const goesOn = commands.some(({ type }) => continues.has(type));
  return commands.flatMap((command): Command[] => {
    if (isOfBudget(command, commands, maskedText)) return [];
    // "Forget it, show me what's under 2200" goes on with the search.
    if (command.type === "stop" && goesOn && !refusesMessages.test(maskedText)) return [];
    // "Which is the better deal?" compares homes, and bargains for nothing.
    if (command.type === "conduct" && command.topic === "negotiation" && compares.some((ask) => overlaps(ask, command)))
      return [];
    // "I'd like a view of the water. What do you have?": those with a view.
    if (command.type === "showListings") return hasFeatures && !sets && !command.better ? [] : [command];
    if (isOfThis(command)) {
      const refs = lastNamed(command, clauses, properties);
      if (refs.length > 0) return [{ ...command, refs }];
    }
    if (command.type !== "ask") return [command];
    // "What about the Brickell Bay one, what's the total for it?" asks for the total alone.
    if (leadsTo(command, commands))
      return [{ type: "pick", refs: command.refs, start: command.start, end: command.end }];
    const refs = command.refs.every(({ by }) => by === "shown" || by === "every") ? namedBefore(command, clauses) : [];
    const ofPets = command.topics.includes("pets") && command.against.pets?.pounds === undefined;
    const pets = ofPets && pounds !== undefined ? { pets: { ...command.against.pets, pounds } } : {};
    return [{ ...command, ...(refs.length > 1 && { refs }), against: { ...command.against, ...pets } }];
  });
}

/** "3500 but flexible" is said of the rent, not of the day. */
function isOfBudget(command: Command, commands: readonly Command[], text: string): boolean {
  if (command.type !== "setSlot" || command.slot !== "move_in" || command.value !== "flexible") return false;
  return commands.some(
    (other) =>
      other.type === "setSlot" &&
      other.slot === "budget_max" &&
      (overlaps(other, command)
        ? !ofMove.test(plainText(text))
        : other.end <= command.start && betweenWords.test(text.slice(other.end, command.start))),
  );
}

const ofMove = /\b(?:mov\w+|mud\w+|dates?|fechas?|when|cuando|days?|dias?)\b/;

/** So little stands between two words of the same thing. */
const betweenWords = /^[^.,;:!?\n]{0,20}$/;

const ofOne: ReadonlySet<string> = new Set(["value", "check", "total", "describe", "whyNot"]);

/** "I asked about 2210. Sq ft please": what is asked next, or wanted to be seen, is the home named before. */
function isOfThis(command: Command): command is Extract<Command, { type: "ask" | "requestShowing" }> {
  if (command.type !== "ask" && command.type !== "requestShowing") return false;
  if (command.type === "ask" && (!ofOne.has(command.op) || Object.keys(command.constraints).length > 0)) return false;
  return command.refs.every(({ by }) => by === "this");
}

/** Commands of someone who is not leaving. */
const continues: ReadonlySet<Command["type"]> = new Set<Command["type"]>([
  "ask",
  "showListings",
  "setSlot",
  "requestShowing",
  "changeShowing",
  "pick",
]);

function isFeatureSearch({ op, refs, topics }: Extract<Command, { type: "ask" }>): boolean {
  return op === "list" && topics.length > 0 && refs.length === 1 && refs[0]?.by === "all";
}

/** So near the next question a home that is only named belongs to it. */
const maxLead = 5;

function leadsTo(
  { op, topics, summary, refs, end }: Extract<Command, { type: "ask" }>,
  commands: readonly Command[],
): boolean {
  if (op !== "describe" || topics.length > 0 || summary || refs.length === 0) return false;
  return commands.some(
    (other) => other.type === "ask" && other.start >= end && other.start - end <= maxLead && ofOne.has(other.op),
  );
}

/** What the last clause before a question that names a home says of it, all its words together. */
function lastNamed({ start }: Span, clauses: readonly PointingClause[], properties: readonly Property[]): ListingRef[] {
  const naming = clauses
    .filter((clause) => clause.end <= start)
    .map(({ refs }) => refs.filter((ref) => singlesOut(ref, properties)));
  return naming.findLast((refs) => refs.length > 0) ?? [];
}

/** The homes that the clauses before a question name: "Edgewater and 55 SE 6th. Compare them". */
function namedBefore({ start }: Span, clauses: readonly PointingClause[]): ListingRef[] {
  return clauses
    .filter((clause) => clause.end <= start)
    .flatMap(({ refs }) => refs.filter(({ by }) => namesHome.has(by)));
}

const refusesMessages =
  /\b(?:stop|unsubscribe|opt out|text(?:s|ing)?|messag\w*|contact\w*|writ\w+|call(?:s|ing)?|number|leave me|spam|mensajes?|escrib\w+|llam\w+|n[uú]mero|molest\w+|baja)\b/i;
