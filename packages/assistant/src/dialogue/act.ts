import type { MatchReason } from "../matching/match.ts";
import type { AskableSlot, IsoDate, Language, ShowingStatus, SlotName, Slots, Topic } from "../types.ts";
import type { AskedSubject } from "../understanding/askedSubject.ts";
import type { ContactWish } from "../understanding/contactWish.ts";
import type { Aside } from "./aside.ts";
import type { ConductRule } from "./conductRule.ts";
import type { Business } from "./state.ts";

/** What the reply says, decided by the policy. Phrasing words acts and adds nothing to them. */
export type Act =
  /** `again`: after completion, where nothing is left to ask. */
  | { type: "greet"; again?: true }
  /** The renter comes back, or asks for it: what is known of the search so far. */
  | { type: "welcome_back"; slots: Partial<Slots>; excluded: string[]; asked?: true }
  /**
   * Only new or changed values; `excluded` are places the renter ruled out. `brief`: the value of the one
   * slot that was asked for, which needs no name.
   */
  | { type: "confirm"; slots: Partial<Slots>; corrected: SlotName[]; excluded: string[]; brief?: true }
  /** Values the renter took back. */
  | { type: "forget"; slots: SlotName[] }
  /** `supposes`: what the listing in focus has, for the renter to agree with. */
  | {
      type: "ask";
      slot: AskableSlot;
      retry: boolean;
      supposes?: { slot: "bedrooms" | "budget_max"; value: number };
      /** The rent that it supposes was told in this reply or the one before. */
      told?: true;
    }
  | {
      type: "answer_fact";
      topic: Topic;
      propertyId: string;
      address: string;
      text?: string;
      value?: string | number;
      updated: IsoDate;
      /** The reply before was about the same listing: its address need not be said again. */
      again?: true;
      /** What was asked of it, yes or no. */
      verdict?: "yes" | "no";
      /** Of a rent: so many months it is to be added up for. */
      months?: number;
    }
  /** The agent's own answer to a question of many renters, as written. */
  | { type: "answer_own"; id: string; topic: Topic; text: string; updated: IsoDate }
  | ({ type: "describe_listing" } & ListingSummary)
  /** The renter's pet weighs more than the listing allows, both in pounds. */
  | {
      type: "pet_too_heavy";
      propertyId: string;
      address: string;
      pounds: number;
      limit: number;
      updated: IsoDate;
    }
  /** What is stored of several homes that one question is about: those of which the same holds stand together. */
  | {
      type: "answer_homes";
      topic: Topic;
      rows: { addresses: string[]; value?: string | number; text?: string }[];
      /** Homes of which nothing is stored: the agent was asked. */
      silent: string[];
      updated: IsoDate;
    }
  /** What the stored numbers of several listings span. */
  | { type: "answer_range"; topic: RangeTopic; count: number; min: number; max: number; updated: IsoDate }
  /** The shortest lease of all homes; `others`: where those of the other homes begin. */
  | { type: "shortest_lease"; months: number; addresses: string[]; others?: number; updated: IsoDate }
  /** What there is: how many listings, where, from and to which rent; `fits` when all fit what is known. */
  | {
      type: "listings_overview";
      count: number;
      fits: boolean;
      areas: string[];
      min: number;
      max: number;
      updated: IsoDate;
    }
  /** `single`, here and of near misses: only one wish is known. None fits or comes close; rents begin at `from`, in `area` where that has any. The agent is asked for others. */
  | { type: "none_fits"; from: number; area?: string; single?: true }
  /** "Which is better?": what tells the listings in question apart; the choice is the renter's. */
  | { type: "weigh"; cheapest: Weighed; largest?: Weighed }
  /** Nothing fits beside the so many that were proposed; the agent is asked for others. */
  | { type: "no_others"; count: number }
  /** None fits: the closest ones with what keeps them from it. The agent is asked for others. */
  | { type: "near_misses"; listings: NearMiss[]; single?: true; missing?: MissingNeed }
  /** A listing that was proposed is no longer offered. */
  | { type: "listing_gone"; address?: string }
  /** What is said to an {@link Aside}, or to a link, which cannot be opened; `no_visit` to who asks for a visit that was never arranged; `open` are slots that are still to be asked for. */
  | { type: "aside"; about: Aside | "link" | "no_visit"; open?: AskableSlot[]; data?: Record<string, string> }
  /** Who looks for no rental is passed on to the agent. */
  | { type: "other_business"; business: Business }
  /** `subject`: what is asked, where no topic tells it. */
  | { type: "will_ask_agent"; topic: Topic; propertyId?: string; address?: string; subject?: AskedSubject }
  /** How the renter is to be reached; `expected`: when, to who asks for the agent. */
  | { type: "contact_wish"; wish: ContactWish; expected?: Record<string, string> }
  /** After a hand-off: what the message adds for the agent, by name where it has one. */
  | { type: "added_for_agent"; about: (Topic | "showing")[] }
  | { type: "conduct"; rule: ConductRule; data?: Record<string, string> }
  /** `open`: the choice is left open ("anywhere") rather than declined. */
  | { type: "accept_refusal"; slot: SlotName; open?: true }
  | { type: "switch_language"; to: Language }
  | { type: "note_showing"; date?: IsoDate; time?: string; change?: "reschedule" | "cancel" }
  /** The listings that fit best, the best first; `notIn`: the wanted places, where none of them lies. */
  | { type: "offer_listings"; listings: ProposedListing[]; notIn?: string[] }
  /** Would the renter like to see the listing, or one of so many? */
  | { type: "invite_visit"; count: number; address?: string }
  /** Another listing that the same visit takes in. */
  | { type: "also_show"; addresses: string[] }
  /** To whoever ends messages: the visit that is arranged still stands. */
  | ({ type: "visit_kept" } & ShowingTime)
  /** To whoever found another place: should the visit be called off? */
  | ({ type: "offer_cancel" } & ShowingTime)
  /** Which of the listings shown is the visit to? */
  | { type: "ask_home"; addresses: string[] }
  /** A visit as it stands, to whoever asks for it or looks for something else meanwhile. */
  | ({ type: "standing_visit"; status: ShowingStatus; addresses: string[] } & ShowingTime)
  /** Times to choose from; `missed` when the time asked for is none of them, `day` where that was a whole day; `several` homes are in question; `again`: the choice of before, which was passed over. */
  | {
      type: "offer_times";
      times: ShowingTime[];
      missed: boolean;
      /** An offered time that someone else took before the renter did. */
      gone?: ShowingTime;
      change: boolean;
      day?: true;
      several?: true;
      again?: true;
    }
  | ({ type: "set_showing"; status: ShowingStatus; address?: string; change: boolean } & ShowingTime)
  | ({ type: "unset_showing" } & ShowingTime)
  | { type: "reprompt"; slot: AskableSlot | null }
  /** Said before another question than the one that was not answered. */
  | { type: "not_understood" }
  | { type: "offer_human" }
  | { type: "ask_what_changed" }
  /** `shows`: listings were shown, so none need be announced. `business`: nobody who looks for a rental. */
  | {
      type: "complete";
      contact?: { kind: "phone" | "email"; value: string };
      shows?: true;
      business?: true;
      /** The reply asks something: nothing is concluded yet. */
      asks?: true;
    }
  /** After completion: a message that changes nothing is still passed on. */
  | { type: "noted" }
  /** What the message says was known before. */
  | { type: "already_known" }
  /** "Ok": nothing to answer, and nothing left to ask. */
  | { type: "at_hand" }
  | { type: "thanks_reply" }
  | { type: "goodbye" };

/** A listing with how well it fits and in what it differs from what was asked. */
export interface ProposedListing {
  propertyId: string;
  address: string;
  price: number;
  percentage: number;
  differs?: MatchReason[];
}

/** A listing with what keeps it from fitting, worst first. */
export interface NearMiss extends Omit<ProposedListing, "differs"> {
  bedrooms: number;
  reasons: MatchReason[];
}

/** What no home has: the most bedrooms there are, or the home of the wanted size with the lowest rent. */
export interface MissingNeed {
  most?: number;
  /** The renter asks whether there is one. */
  asked?: true;
  cheapest?: Weighed & { bedrooms: number };
}

/** A listing with the figure it stands out by. */
export interface Weighed {
  propertyId: string;
  address: string;
  /** USD a month, or square feet. */
  value: number;
}

/** What a listing is, in a few facts. */
export interface ListingSummary {
  propertyId: string;
  address: string;
  price: number;
  bedrooms: number;
  bathrooms: number;
  squareFeet?: number;
  availableFrom?: IsoDate;
  /** Worded terms: pets, parking. */
  terms: string[];
  updated: IsoDate;
}

/** A time by the market's clocks: ISO date and `HH:MM`. */
export interface ShowingTime {
  date: IsoDate;
  time: string;
}

/** Facts that are numbers on every listing. */
export type RangeTopic = "price" | "bedrooms" | "bathrooms" | "square_feet";
