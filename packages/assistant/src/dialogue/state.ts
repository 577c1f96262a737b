import type { Measure } from "../answering/measures.ts";
import type { SpotMention } from "../reading/mentions/spots.ts";
import type { VisitWish } from "../showings/visitWish.ts";
import type { AskableSlot, IsoDate, Language, NumberRange, SlotName, Slots, Topic } from "../types.ts";
import type { AnimalKind } from "../understanding/animals.ts";
import type { HomeNeed } from "../understanding/homeNeeds.ts";
import type { Aside } from "./aside.ts";
import type { AskedLast, Told } from "./lastReply.ts";

/** People who aren't looking for a rental: a buyer, an owner, another professional, someone who offers work. */
export type Business = Extract<Aside, "buys" | "lists" | "broker" | "trade">;

/** Kept between turns as plain JSON. New fields are optional; bump `v` only for a changed meaning. */
export interface DialogueState {
  v: 1;
  language: Language;
  slots: Slots;
  /** Slots that the renter corrected, with the earlier value. */
  corrected: Partial<Record<SlotName, unknown>>;
  /** Slots that the last message gave: "no, 2" corrects one of them. */
  noted?: SlotName[];
  refusals: Partial<Record<SlotName, number>>;
  asked: AskableSlot | null;
  /** True if a reply before the last asked it, and the last one left it open. */
  questionStands?: boolean;
  /** How often each slot was asked for. */
  askedCount: Partial<Record<SlotName, number>>;
  /** The turn in which the name or a contact was asked for last. */
  requestedTurn?: number;
  /** Listings or times shown in the previous reply, in order. */
  offered: string[];
  /** Listings that the previous reply proposed, in order. */
  offeredListings?: string[];
  /** Times of a showing that the previous reply offered, in order; ISO timestamps. */
  offeredTimes?: string[];
  /** Listings proposed last, in order: "the second one" means one of them until others are proposed. */
  shown?: string[];
  /** True once the search said enough to show what fits so far. */
  shownFirst?: boolean;
  /** Listings shown then: "which one has a pool?" is about them until others are proposed. */
  shownSoFar?: string[];
  /** Homes that replies mentioned, the last first: "which of those two is bigger?" */
  homesTold?: string[];
  /** The ranking that a reply answered last: "and the next cheapest?" */
  ranked?: { measure: Measure; end: "most" | "least"; value: number };
  /** Amenities that the renter wants, of those that listings state. */
  needs?: HomeNeed[];
  /** Every listing that a reply showed or described. */
  seen?: string[];
  /** Those among them that didn't fit when they were shown last. */
  seenOff?: string[];
  /** True once we said that nothing comes closer than the homes shown last. */
  closestTold?: true | undefined;
  /** Homes we already said fit except for their pet policy. */
  barredTold?: string[];
  /** Lowest rent the renter called too expensive, in US dollars a month. */
  tooDear?: number;
  /** Homes we already said are over budget. */
  overTold?: string[];
  /** Rules of conduct that a wish was answered with: only a question gets them again. */
  rulesTold?: Topic[];
  /** What all the homes that the renter asked about together have in common, so that it isn't asked for. */
  assumed?: ("area" | "bedrooms")[];
  /** True once someone in the middle of a search said they want to buy. */
  saidBuying?: true;
  /** The renter only looks around. */
  browses?: true | undefined;
  /** True once the reply said in which areas there are listings. */
  areasTold?: true;
  /** Listings that the renter turned down: not shown again unless named. */
  turnedDown?: string[];
  /** The bedroom count we already said no home has. */
  toldNoneOf?: number | NumberRange;
  /** What the previous question assumed about the listing in focus, so that a yes answers it. */
  supposed?: { slot: "bedrooms" | "budget_max"; value: number };
  /** True if the previous reply offered a showing; `invited` once any did. */
  visitOffered?: boolean;
  invited?: boolean;
  /** True if a showing of one listing is arranged: its size and rent count as accepted. */
  homeChosen?: boolean;
  /** Other listings of the arranged showing. */
  visitAlso?: string[] | undefined;
  /** The showing canceled last, and in which turn: "no, keep it" right after brings it back. */
  calledOff?: { at: string; propertyId?: string; also?: string[]; turn: number } | undefined;
  /** How often a choice of times was repeated after the renter passed it over. */
  timesRepeated?: number;
  /** True if the previous reply offered to cancel the showing. */
  cancelOffered?: boolean;
  /** True once the renter found another place, until they search again. */
  found?: boolean;
  /** True if the previous reply asked which listing to show. */
  homeAsked?: boolean;
  /** Topics that the reply answered from stored facts: "and the other one?" asks for the same. */
  answered?: Topic[];
  /** What the previous reply said: a renter may object to it. */
  told?: Told;
  /** What the renter asked last: "that's not what I asked". */
  askedLast?: AskedLast | undefined;
  /** The words that asked for them, masked: "and which ones do?" */
  answeredWords?: string | undefined;
  /** When the renter could come, while a time is being arranged. */
  visitWish?: VisitWish | undefined;
  /** The first day on which the renter can come. */
  visitsFrom?: IsoDate;
  /** Set once the renter wants to see homes by video, until they want to come: when they asked, and if they said when. */
  byVideo?: { turn: number; told: boolean } | undefined;
  /** The renter can't come or doesn't want to yet: no showing is offered until they say otherwise. */
  visitsOff?: true | undefined;
  /** The time zone that the renter writes from, if it isn't the market's. */
  zone?: string;
  /** Weekdays on which the renter can't come; offers leave them out. */
  daysRuledOut?: number[];
  /** Every time offered so far, so that one that someone took since isn't called unavailable; ISO timestamps. */
  timesTold?: string[];
  /** Other listings to see in the same showing as the one in focus. */
  alsoSee?: string[];
  /** The weight of the renter's pet, in pounds. */
  petPounds?: number;
  /** The kind of animal mentioned last, including one that no home has rules for. */
  petKind?: AnimalKind;
  /** The turn that mentioned the pet last. */
  petsTurn?: number | undefined;
  /** The choice of times that the held one came from; ISO timestamps. */
  heldFrom?: string[] | undefined;
  /** Set if the person isn't looking for a rental: then only contact details are asked for. */
  business?: Business;
  /** True when the previous reply offered to bring in the agent. */
  offeredHuman: boolean;
  /** Listing the conversation is about, when one is. */
  focus: string | null;
  excludedAreas: string[];
  /** Homes around the places of the search would do, too. */
  nearby?: true;
  /** Landmarks that the renter wants to be near, by name; their area is then the search's. */
  near?: string[] | undefined;
  /** Landmarks and areas that the renter named as places to be near, by name, newest first: "is it far from there?" */
  spoken?: string[];
  /** What distances were measured to last: "and the Doral one?" */
  measured?: SpotMention[] | undefined;
  /** Where the renter works or studies, by name: "how far from work?" */
  work?: string;
  /** Renter messages so far. */
  turns: number;
  /** The time of the last of them; ISO timestamp. */
  heardAt?: string;
  /** Who answers: the agent after a hand-off or a takeover, nobody after a stop. */
  owner: "assistant" | "human" | "nobody";
  /** True from a hand-off until the agent's first word. */
  awaitsAgent?: boolean;
  /** The lowest rent that a reply named because nothing fits. */
  lowestTold?: number;
  complete: boolean;
  /** True once the renter said goodbye. */
  farewell?: boolean;
  /** The turn of that goodbye. */
  farewellTurn?: number;
  /** True once a follow-up was drafted; an answer supersedes it. */
  followedUp?: boolean;
  optedOut: boolean;
  /** True once the assistant has said that it's an AI. */
  disclosed?: boolean;
  /** True after an emergency: nothing is asked until the renter returns to the search. */
  paused: boolean;
  /** Abusive messages so far: the boundary is explained once. */
  abuse: number;
  /** Tasks already given to the agent, so that a repeated question raises no second one. */
  raised: string[];
  /** The renter read that children are welcome. */
  assured?: true;
  /** Consecutive messages in which nothing was understood. */
  misses: number;
  /** Seeds the choice among wordings so that a reply differs from the one before. */
  lastWordings: string[];
}

/** True if homes were shown, or one is in question. */
export function knowsHomes({ focus, shown, shownSoFar }: DialogueState): boolean {
  return focus !== null || (shown ?? shownSoFar ?? []).length > 0;
}
