import type { TimesRuledOut } from "../reading/command.ts";
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
  /** Which day and time would suit? */
  | { type: "time" }
  /** Which of these homes is the showing to? */
  | { type: "whichHome"; listings: string[]; asked?: number }
  /** An implausible value, or a date that could be the move or the showing: which was meant? */
  | { type: "clarify"; slot: SlotName; values: { slot: SlotName; value: unknown }[] };

/** Kept between turns; plain JSON, a few hundred bytes. Version it when its shape changes. */
export interface DialogueState {
  v: 2;
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
  /** Listings or times shown in the previous reply, in order. */
  offered: string[];
  /** Listings that the previous reply proposed, in order. */
  offeredListings?: string[];
  /** Times of a showing that the previous reply offered, in order; ISO timestamps. */
  offeredTimes?: string[];
  /** Listings proposed last, in order: "the second one" means one of them until others are proposed. */
  shown?: string[];
  /** The search that they were shown for; another one is answered with homes of its own. */
  shownFor?: string;
  /** The wanted places of which was said that nothing there fits. */
  nothingIn?: string;
  offer?: Offer | undefined;
  /** True once a showing was offered: it is offered once. */
  invited?: boolean;
  /** Listings that the arranged showing takes in beside its own. */
  visitAlso?: string[] | undefined;
  /** The showing canceled last, and in which turn: "no, keep it" right after brings it back. */
  calledOff?: { at: string; propertyId?: string; also?: string[]; turn: number } | undefined;
  /** How often a choice of times was repeated after the renter passed it over. */
  timesRepeated?: number;
  /** True once the renter found another place, until they search again. */
  found?: boolean;
  /** The question that the previous reply answered: "and the other one?" asks the same. */
  answered?: { topics: Topic[]; listings: string[] } | undefined;
  /** Homes that single answers were about, the last one last: "those two" beside more or fewer homes shown. */
  recent?: string[];
  /** Homes of which the renter was told how old the facts are. */
  dated?: string[];
  /** Homes that were named as the cheapest, the next cheapest and so on. */
  ranked?: string[] | undefined;
  /** When the renter could come, while a time is looked for. */
  visitWish?: VisitWish | undefined;
  /** Days and hours that the renter ruled out, while a time is looked for. */
  visitNot?: TimesRuledOut | undefined;
  /** The home that times were offered for. */
  offeredFor?: string | undefined;
  /** Other listings to see in the same showing as the one in focus. */
  alsoSee?: string[];
  /** The weight of the renter's pet, in pounds. */
  petPounds?: number;
  /** The choice of times that the held one was taken from; ISO timestamps. */
  heldFrom?: string[] | undefined;
  /** Set if the person isn't looking for a rental: then only contact details are asked for. */
  business?: Business;
  /** Listing the conversation is about, when one is. */
  focus: string | null;
  excludedAreas: string[];
  /** A landmark the renter wants to live near. */
  near?: string;
  /** Renter messages so far. */
  turns: number;
  /** The time of the last of them; ISO timestamp. */
  heardAt?: string;
  /** Who answers: the agent after a hand-off or a takeover, nobody after a stop. */
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
  /** Tasks already given to the agent, so that a repeated question raises no second one. */
  raised: string[];
  /** Consecutive messages in which nothing was understood. */
  misses: number;
  /** What was known of the search when a full recap was given; there is at most one. */
  recapped?: boolean;
  /** Day on which the agent's working hours were told last. */
  hoursTold?: IsoDate;
  /** Seeds the choice among wordings so that a reply differs from the one before. */
  lastWordings: string[];
}
