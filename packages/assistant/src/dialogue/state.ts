import type { VisitWish } from "../showings/visitWish.ts";
import type { AskableSlot, IsoDate, Language, SlotName, Slots, Topic } from "../types.ts";

/** Who writes without looking for a rental: a buyer, an owner, another professional. */
export type Business = "buys" | "lists" | "broker" | "other";

/** What the previous reply offered, so that a yes or a choice is understood. */
export type Offer =
  /** To see one of these homes. */
  | { type: "see"; listings: string[] }
  | { type: "human" }
  | { type: "cancelShowing" }
  /** Which of these homes is the showing to? */
  | { type: "whichHome"; listings: string[]; asked?: number }
  /** An implausible value, or a date that could be the move or the showing: which was meant? */
  | { type: "clarify"; slot: SlotName; values: { slot: SlotName; value: unknown }[] };

/** Kept between turns; plain JSON, a few hundred bytes. Version it when its shape changes. */
export interface DialogueState {
  v: 1;
  language: Language;
  slots: Slots;
  /** What picking a home implies (its area, size and rent), until the renter says otherwise. */
  assumed?: Pick<Slots, "area" | "bedrooms" | "budget_max">;
  /** Slots the renter corrected, with the value before. */
  corrected: Partial<Record<SlotName, unknown>>;
  refusals: Partial<Record<SlotName, number>>;
  asked: AskableSlot | null;
  /** How often each slot was asked for. */
  askedCount: Partial<Record<SlotName, number>>;
  /** Listings or times shown in the previous reply, in order, as text. */
  offered: string[];
  /** Listings that the previous reply proposed, in order. */
  offeredListings?: string[];
  /** Times of a showing that the previous reply offered, in order; ISO timestamps. */
  offeredTimes?: string[];
  /** Listings shown last, in order: "the second one" means one of them for as long as no others are. */
  shown?: string[];
  /** The search that they were shown for; another one is answered with homes of its own. */
  shownFor?: string;
  offer?: Offer | undefined;
  /** True once a showing was offered: it is offered once. */
  invited?: boolean;
  /** Listings that the arranged showing takes in beside its own. */
  visitAlso?: string[] | undefined;
  /** The showing canceled last, and in which turn: "no, keep it" right after brings it back. */
  calledOff?: { at: string; propertyId?: string; also?: string[]; turn: number } | undefined;
  /** How often a choice of times that was passed over was put to the renter again. */
  timesRepeated?: number;
  /** True once the renter found another place, until they search again. */
  found?: boolean;
  /** The question that the previous reply answered: "and the other one?" asks the same. */
  answered?: { topics: Topic[]; listings: string[] } | undefined;
  /** Homes that single answers were about, the last one last: "those two" beside more or fewer homes shown. */
  recent?: string[];
  /** Homes that were named as the cheapest, the next cheapest and so on. */
  ranked?: string[] | undefined;
  /** When the renter could come, while a time is looked for. */
  visitWish?: VisitWish | undefined;
  /** Listings that a showing takes in beside the one in focus. */
  alsoSee?: string[];
  /** What the renter's pet weighs, in pounds. */
  petPounds?: number;
  /** The choice of times that the held one was taken from; ISO timestamps. */
  heldFrom?: string[] | undefined;
  /** Set where somebody writes who looks for no rental: then only a way to reach them is asked for. */
  business?: Business;
  /** Listing the conversation is about, when one is. */
  focus: string | null;
  excludedAreas: string[];
  /** Renter messages so far. */
  turns: number;
  /** When the last of them came; ISO timestamp. */
  heardAt?: string;
  /** Who answers: the human after a hand-off or when the agent takes over, nobody after a stop. */
  owner: "assistant" | "human" | "nobody";
  /** True where the assistant handed the conversation off and the agent hasn't written since. */
  handedOff?: boolean;
  /** True once the renter was told when to expect a reply after the hand-off. */
  toldWhen?: boolean;
  complete: boolean;
  /** True once the renter said goodbye. */
  farewell?: boolean;
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
  /** What was known of the search when a full recap was given; there is at most one. */
  recapped?: boolean;
  /** Day on which the agent's working hours were told last. */
  hoursTold?: IsoDate;
  /** Seeds the choice among wordings so that a reply differs from the one before. */
  lastWordings: string[];
}
