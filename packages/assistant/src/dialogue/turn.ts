import type { Query } from "../answering/query.ts";
import type { AnswerableKind } from "../learned/answerable.ts";
import type { AsideKind } from "../learned/aside.ts";
import type { Shares } from "../learned/model.ts";
import type { Stance } from "../learned/stance.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import type { VisitTalk } from "../showings/visitTalk.ts";
import type { TurnContext } from "../turn.ts";
import type {
  AskableSlot,
  IsoDate,
  Property,
  SlotName,
  Slots,
  TaskKind,
  Topic,
  TurnEvent,
  Understanding,
} from "../types.ts";
import type { AskedPart } from "../understanding/askedParts.ts";
import type { ContactWish } from "../understanding/contactWish.ts";
import type { VisitAsked } from "../understanding/visitQuestion.ts";
import type { Act } from "./act.ts";
import type { Aside } from "./aside.ts";
import type { BesideVisitAsked } from "./besideVisitAsked.ts";
import type { LocalTime } from "./calendar.ts";
import type { Objection } from "./lastReply.ts";
import type { DialogueState } from "./state.ts";

/** What one message changed in the renter's search. */
export interface Changes {
  /** New or changed values only. */
  slots: Slots;
  /** The values among them that replace an earlier one. */
  corrected: SlotName[];
  /** True if only the rest of the renter's name is new: nobody is greeted twice. */
  isRestOfName?: true;
  /** Places ruled out by this message. */
  excluded: string[];
  /** Values withdrawn without a new one. */
  forgotten: SlotName[];
}

/** One question of a message, and the homes that it names. */
export interface Asked extends AskedPart {
  /** It wants the agent told or asked something. */
  tells: boolean;
  homesNamed: readonly Property[];
  /** Who can answer it. */
  answerable: AnswerableKind;
  /** What it is probably about, the likeliest first; computed only if nothing else names a topic. */
  likely: () => readonly LikelyTopic[];
}

/** A topic that a question may be about, and how sure the classifier is of it, from 0 to 1. */
export interface LikelyTopic {
  topic: Topic;
  share: number;
}

/** A clause's place in the message, in UTF-16 offsets, and how sure the classifier is of what it does. */
export interface SaidClause {
  start: number;
  end: number;
  shares: Shares;
  /** Who can answer it. */
  answerable: AnswerableKind;
  /** What it does in the conversation; null if the classifier isn't sure. */
  stance: Stance | null;
  /** What it asks or tells besides the search and homes; `none` if the classifier isn't sure. */
  aside: AsideKind;
}

/** A search put as a question or a request, and its place in the message, in UTF-16 offsets. */
export interface SearchAsked {
  slots: Pick<Slots, "area" | "bedrooms" | "budget_max">;
  start: number;
  end: number;
}

/** What a message leaves for the agent: questions that no fact answers, and what she should know. */
export interface ForAgent {
  asked: readonly Asked[];
  told: readonly SaidClause[];
}

/** A turn while it is being decided: the draft of the new state, and the acts and events so far. */
export interface Turn {
  readonly message: string;
  heard: Understanding;
  readonly context: TurnContext;
  readonly local: LocalTime;
  /** What the assistant asked before this message. */
  readonly asked: DialogueState["asked"];
  /** True if an earlier reply asked it, and the last one left it open. */
  readonly questionStood: boolean;
  /** True when the previous reply offered to bring in the agent. */
  readonly humanOffered: boolean;
  /** Times of a showing that the previous reply offered. */
  readonly timesOffered: readonly string[];
  /** Listings that the previous reply proposed. */
  readonly listingsOffered: readonly string[];
  /** True if the previous reply offered a showing. */
  readonly visitOffered: boolean;
  /** True if the previous reply asked which listing to show. */
  readonly homeAsked: boolean;
  /** True if the previous reply offered to cancel the showing. */
  readonly cancelOffered: boolean;
  /** Topics that the previous reply answered from stored facts. */
  readonly answeredBefore: readonly Topic[];
  /** What the message says against the previous reply. */
  readonly objection: Objection | null;
  /** Questions about a showing that need no time: whether it can be moved, whether someone else may come. */
  readonly besideVisit: readonly BesideVisitAsked[];
  /** What that reply said, and what the renter had asked. */
  readonly toldBefore: DialogueState["told"];
  readonly renterAskedBefore: DialogueState["askedLast"];
  /** What the previous question assumed, for a yes to confirm. */
  readonly supposed: DialogueState["supposed"];
  /** A value that nobody would mean, taken out of the message to ask about it. */
  unlikely: DialogueState["supposed"];
  /** The message clause by clause, by what each does. */
  readonly clauses: readonly SaidClause[];
  /** What it says besides the search. */
  asides: readonly Aside[];
  /** Ids of the homes that it turns down. */
  refusedHomes: readonly string[];
  /** What else the message asks, part by part; answered parts are removed. */
  asks: readonly Asked[];
  /** All that the message asks. */
  readonly allAsks: readonly Asked[];
  /** Its questions about homes, as queries over stored facts. */
  queries: readonly Query[];
  /** What the message names that distances can be measured to. */
  readonly spots: readonly SpotMention[];
  /** The slots whose values the message names without wishing for them: a trip's date, a sister's rent. */
  readonly doubted: ReadonlySet<SlotName>;
  /** What it leaves for the agent. */
  forAgent: ForAgent;
  /** A search that the message puts as a question: "do you have any 3-bedrooms in Doral?" */
  searchAsked: SearchAsked | null;
  /** True once one of its queries is answered. */
  isQueried: boolean;
  /** What the message asks about a showing itself. */
  readonly visitAsks: readonly VisitAsked[];
  /** What the message says about times for a showing, clause by clause. */
  readonly visitTalk: VisitTalk;
  /** How the renter wants to be reached, if the message says so. */
  readonly contactWish: ContactWish | null;
  /** The homes that the message names. */
  readonly homesNamed: readonly Property[];
  /** The listing that the conversation was about before this message. */
  readonly focusBefore: string | null;
  state: DialogueState;
  changes: Changes;
  /** A slot declined for the first time just now: it is asked for once more, right away. */
  retry: AskableSlot | null;
  acts: Act[];
  events: TurnEvent[];
  /** A home that is free later than the renter asks to get in, and the question's place, in UTF-16 offsets. */
  askedEarlier?: { home: Property; start: number; end: number };
  /** Another phone number for the agent, besides the renter's own. */
  secondNumber?: string;
  /** A move-in day that the renter corrected to one that is past. */
  pastDay?: IsoDate;
  /** A rent that the renter calls too high. */
  readonly judgesRent: number | undefined;
  /** The renter needs time: the reply asks nothing. */
  waits: boolean;
  /** A person answers later. */
  pending: boolean;
}

/** True if the message asks for something that the agent may know. */
export function asksAnything({ asks }: Turn): boolean {
  return asks.some(({ mayAsk, isRequest }) => mayAsk && !isRequest);
}

/** True if the message asks anything, besides a rent that it calls too high: "2150 for a studio? That's crazy". */
export function asksMore(turn: Turn): boolean {
  if (turn.judgesRent !== undefined) return turn.message.replace(/[^.!?\n]*\d[^.!?\n]*\?+/u, "").includes("?");
  return /[?¿]/.test(turn.message) || asksAnything(turn);
}

/** True when the message changed something that is known. */
export function hasChanges(turn: Turn): boolean {
  const { slots, excluded, forgotten } = turn.changes;
  return Object.keys(slots).length > 0 || excluded.length > 0 || forgotten.length > 0;
}

/** True when the message gave or withdrew a value: a place or home that is only turned down changes none. */
export function changesValues({ changes }: Turn): boolean {
  return Object.keys(changes.slots).length + changes.forgotten.length > 0;
}

/** What a task is about, besides its kind. */
interface TaskSubject {
  topic?: Topic;
  propertyId?: string;
  /** Distinguishes tasks of the same subject, such as by a showing's date. */
  detail?: string;
}

/** The key that marks a task as raised. */
export function taskKey(kind: TaskKind, { topic, propertyId, detail }: TaskSubject): string {
  return [kind, topic, propertyId, detail].filter(Boolean).join(":");
}

/** Gives a task to the agent: an urgent one each time, any other once for each kind and subject. */
export function raise(
  turn: Turn,
  kind: TaskKind,
  { urgent = false, ...subject }: TaskSubject & { urgent?: boolean } = {},
): void {
  const { topic, propertyId } = subject;
  const key = taskKey(kind, subject);
  if (!urgent) {
    if (turn.state.raised.includes(key)) return;
    turn.state.raised = [...turn.state.raised, key];
  }
  turn.events.push({
    type: "task",
    kind,
    ...(topic ? { topic } : {}),
    ...(propertyId ? { propertyId } : {}),
    urgent,
  });
}
