import type { Command, CommandOf, CommandType } from "../reading/command.ts";
import type { MetaIntent } from "../reading/metaIntents.ts";
import type { TurnContext } from "../turn.ts";
import type { AskableSlot, Language, Property, SlotName, Slots, TaskKind, Topic, TurnEvent } from "../types.ts";
import type { Act } from "./act.ts";
import type { LocalTime } from "./calendar.ts";
import type { Raised } from "./raised.ts";
import type { DialogueState } from "./state.ts";

/** What the policy knows of a message: its commands and how it was written, never its text. */
export interface Interpretation {
  commands: readonly Command[];
  /** Share of the message's words that the commands explain, 0-1. */
  coverage: number;
  /** To answer in. */
  language: Language;
}

/** What one message changed in what is known about the renter's search. */
export interface Changes {
  /** New or changed values only. */
  slots: Slots;
  /** The values among them that replace an earlier one. */
  corrected: SlotName[];
  /** Places ruled out by this message. */
  excluded: string[];
  /** Values withdrawn without a new one. */
  forgotten: SlotName[];
  /** Values the message states that were known already. */
  repeated: SlotName[];
}

/** A turn while it is being decided: the draft of the new state, and what will be said and done. */
export interface Turn {
  readonly commands: readonly Command[];
  readonly coverage: number;
  readonly context: TurnContext;
  readonly local: LocalTime;
  /** The state before this message: what was asked, offered and shown. */
  readonly before: DialogueState;
  state: DialogueState;
  changes: Changes;
  /** Listings that the message points at. */
  named: readonly Property[];
  /** Slot that was just declined for the first time: it is asked for once more, right away. */
  retry: AskableSlot | null;
  acts: Act[];
  events: TurnEvent[];
  /** The renter needs time: the reply asks nothing. */
  waits: boolean;
  /** A person answers later. */
  pending: boolean;
}

/** The first command of a type, if the message has one. */
export function find<Type extends CommandType>(
  { commands }: Pick<Turn, "commands">,
  type: Type,
): CommandOf<Type> | undefined {
  return commands.find((command): command is CommandOf<Type> => command.type === type);
}

/** Every command of a type, in the order of the message. */
export function findAll<Type extends CommandType>({ commands }: Pick<Turn, "commands">, type: Type): CommandOf<Type>[] {
  return commands.filter((command): command is CommandOf<Type> => command.type === type);
}

export function has({ commands }: Pick<Turn, "commands">, ...types: readonly CommandType[]): boolean {
  return commands.some(({ type }) => types.includes(type));
}

export function hasMeta({ commands }: Pick<Turn, "commands">, ...intents: readonly MetaIntent[]): boolean {
  return commands.some((command) => command.type === "meta" && intents.includes(command.intent));
}

/** True when the message changed something that is known. */
export function hasChanges({ changes: { slots, excluded, forgotten } }: Pick<Turn, "changes">): boolean {
  return Object.keys(slots).length > 0 || excluded.length > 0 || forgotten.length > 0;
}

export function said({ acts }: Pick<Turn, "acts">, ...types: readonly Act["type"][]): boolean {
  return acts.some(({ type }) => types.includes(type));
}

/** The listing of an id, if it is still offered. */
export function listingOf({ context }: Pick<Turn, "context">, id: string | null | undefined): Property | undefined {
  return id === null || id === undefined ? undefined : context.properties.find((listing) => listing.id === id);
}

/** What a task is about, beside its kind. */
interface TaskSubject {
  topic?: Topic;
  propertyId?: string;
  /** Distinguishes tasks of the same subject, such as by a showing's date. */
  detail?: string;
}

/** The mark by which a task is known to have been raised. */
export function taskKey(kind: TaskKind, { topic, propertyId, detail }: TaskSubject): string {
  return [kind, topic, propertyId, detail].filter(Boolean).join(":");
}

/** Gives a task to the agent: an urgent one each time, any other once for each kind and subject. */
export function raise(
  turn: Pick<Turn, "state" | "events">,
  kind: TaskKind,
  { urgent = false, ...subject }: TaskSubject & { urgent?: boolean } = {},
): Raised {
  const { topic, propertyId } = subject;
  const key = taskKey(kind, subject);
  const isKnown = !urgent && turn.state.raised.includes(key);
  if (!urgent && !isKnown) turn.state.raised = [...turn.state.raised, key];
  if (!isKnown)
    turn.events.push({
      type: "task",
      kind,
      ...(topic ? { topic } : {}),
      ...(propertyId ? { propertyId } : {}),
      urgent,
    });
  return kind as Raised;
}
