import type { VisitWish } from "../showings/visitWish.ts";
import type { AskableSlot, Language, SlotName, Slots, Topic } from "../types.ts";
import type { Aside } from "./aside.ts";

/** Who writes without looking for a rental: a buyer, an owner, another professional. */
export type Business = Extract<Aside, "buys" | "lists" | "broker">;

/** Kept between turns; plain JSON, a few hundred bytes. Version it when its shape changes. */
export interface DialogueState {
  v: 1;
  language: Language;
  slots: Slots;
  /** Slots the renter corrected, with the value before. */
  corrected: Partial<Record<SlotName, unknown>>;
  refusals: Partial<Record<SlotName, number>>;
  asked: AskableSlot | null;
  /** How often each slot was asked for. */
  askedCount: Partial<Record<SlotName, number>>;
  /** Listings or times shown in the previous reply, in order. */
  offered: string[];
  /** Listings that the previous reply proposed, in order. */
  offeredListings?: string[];
  /** Times of a showing that the previous reply offered, in order; ISO timestamps. */
  offeredTimes?: string[];
  /** Listings proposed last, in order: "the second one" means one of them for as long as no others are. */
  shown?: string[];
  /** True once the search said enough to show what fits so far. */
  shownFirst?: boolean;
  /** Listings shown then: "which one has a pool?" asks of them until others are proposed. */
  shownSoFar?: string[];
  /** What the previous question supposed of the listing in focus, so that a yes is an answer. */
  supposed?: { slot: "bedrooms" | "budget_max"; value: number };
  /** True when the previous reply offered a visit; `invited` once any did. */
  visitOffered?: boolean;
  invited?: boolean;
  /** True where a visit to one listing is arranged: its size and rent do for the renter, once they were put to them. */
  homeChosen?: boolean;
  /** Listings that the arranged visit takes in beside its own. */
  visitAlso?: string[] | undefined;
  /** The visit called off last, and in which turn: "no, keep it" right after brings it back. */
  calledOff?: { at: string; propertyId?: string; also?: string[]; turn: number } | undefined;
  /** How often a choice of times that was passed over was put to the renter again. */
  timesRepeated?: number;
  /** True when the previous reply offered to call the visit off. */
  cancelOffered?: boolean;
  /** True once the renter found another place, until they search again. */
  found?: boolean;
  /** True when the previous reply asked which listing a visit is to. */
  homeAsked?: boolean;
  /** What the reply answered from stored facts: "and the other one?" asks for the same. */
  answered?: Topic[];
  /** When the renter could come, while a time is looked for. */
  visitWish?: VisitWish | undefined;
  /** Listings that a visit takes in beside the one in focus. */
  alsoSee?: string[];
  /** What the renter's pet weighs, in pounds. */
  petPounds?: number;
  /** The turn in which the pet was spoken of last. */
  petsTurn?: number | undefined;
  /** The choice of times that the held one was taken from; ISO timestamps. */
  heldFrom?: string[] | undefined;
  /** Set where somebody writes who looks for no rental: then only a way to reach them is asked for. */
  business?: Business;
  /** True when the previous reply offered to bring in the agent. */
  offeredHuman: boolean;
  /** Listing the conversation is about, when one is. */
  focus: string | null;
  excludedAreas: string[];
  /** Renter messages so far. */
  turns: number;
  /** When the last of them came; ISO timestamp. */
  heardAt?: string;
  /** Who answers: the human after a hand-over or when the agent takes over, nobody after a stop. */
  owner: "assistant" | "human" | "nobody";
  /** True from a hand-off until the agent's first word. */
  awaitsAgent?: boolean;
  complete: boolean;
  /** True once the renter said goodbye. */
  farewell?: boolean;
  /** The turn in which they last did. */
  farewellTurn?: number;
  /** True once a word about the renter's silence was drafted: an answer overtakes it. */
  followedUp?: boolean;
  optedOut: boolean;
  /** True after an emergency: nothing is asked until the renter returns to the search. */
  paused: boolean;
  /** Abusive messages so far: the boundary is explained once. */
  abuse: number;
  /** Tasks already handed to the agent, so that a repeated question makes no second one. */
  raised: string[];
  /** Consecutive messages nothing was understood of. */
  misses: number;
  /** Seeds the choice among wordings so that a reply differs from the one before. */
  lastWordings: string[];
}
