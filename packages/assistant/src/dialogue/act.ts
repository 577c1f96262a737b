import type { Answer, HomeName } from "../answering/answerTypes.ts";
import type { MatchReason } from "../matching/match.ts";
import type { ContactWish, NeedName } from "../reading/command.ts";
import type { MetaIntent } from "../reading/metaIntents.ts";
import type { AskableSlot, IsoDate, Language, ShowingStatus, SlotName, Slots, Topic } from "../types.ts";
import type { ConductRule } from "./conductRule.ts";
import type { Raised } from "./raised.ts";
import type { Business } from "./state.ts";

/** Talk beside the search that is answered by a line of its own; the other meta intents have acts of their own. */
export type SmallTalk =
  | Extract<
      MetaIntent,
      | "genuine"
      | "how"
      | "free"
      | "needed"
      | "next"
      | "think"
      | "there"
      | "how_are_you"
      | "small_talk"
      | "complains"
      | "dislikes_bots"
      | "apology"
      | "found"
      | "other_search"
      | "channel"
      | "never_mind"
      | "rethinks"
      | "link"
    >
  | "hours"
  | "number"
  | "rejects"
  | "too_expensive"
  | "no_showing"
  | "may_cancel"
  | "is_canceled";

/**
 * What the reply says, decided by the policy. Phrasing words acts and adds nothing to them. An act that claims the
 * agent was told something carries the {@link Raised} task that makes it true.
 */
export type Act =
  /** `again`: after completion, where nothing is left to ask. */
  | { type: "greet"; again?: true }
  /** Sums up the search so far, when the renter comes back or asks for it. */
  | { type: "welcome_back"; slots: Partial<Slots>; excluded: string[]; asked?: true }
  /**
   * Only new or changed values; `excluded` are places the renter ruled out. `brief`: the value of the one
   * slot that was asked for, without the slot's name.
   */
  | { type: "confirm"; slots: Partial<Slots>; corrected: SlotName[]; excluded: string[]; brief?: true }
  /** Values the renter took back. */
  | { type: "forget"; slots: SlotName[] }
  /** A value that can hardly be meant, or a date that could be two things: which is it? */
  | { type: "clarify"; slot: SlotName; values: { slot: SlotName; value: unknown }[] }
  | { type: "ask"; slot: AskableSlot; retry: boolean }
  /** What stored facts answer, or where they end. */
  | { type: "answer"; answer: Answer }
  /** The agent's own answer to a question of many renters, as written. */
  | { type: "answer_own"; id: string; topic: Topic; text: string; updated: IsoDate }
  /** A question outside every listing's facts: the agent was asked. `nothing`: homes were asked for, and none is listed. */
  | {
      type: "will_ask_agent";
      topic: Topic;
      propertyId?: string;
      address?: string;
      nothing?: true;
      /** The question in the renter's words. */
      quote?: string;
      raised: Raised;
    }
  /** None fits or comes close; rents begin at `from`, in `area` where that has any. The agent is asked for others. */
  | { type: "none_fits"; from: number; area?: string; single?: true; raised: Raised }
  /** Nothing fits beside the so many that were proposed; the agent is asked for others. */
  | { type: "no_others"; count: number; raised: Raised }
  /** None fits: the closest ones with what keeps them from it. `single`: only one wish is known. */
  | { type: "near_misses"; listings: NearMiss[]; single?: true; missing?: MissingNeed; raised: Raised }
  /** The listings that fit best, the best first; `notIn`: the wanted places, where none of them lies. */
  | { type: "offer_listings"; listings: ProposedListing[]; notIn?: string[]; more?: true }
  /** A listing that was proposed is no longer offered. */
  | { type: "listing_gone"; address?: string }
  /** The agent, who knows the building, was asked for pictures of it, others in it, a single room. */
  | {
      type: "passed_on";
      about: "notify" | "room" | "video" | "late" | "company" | "company_instead" | "showing_note";
      raised: Raised;
    }
  | { type: "aside"; about: SmallTalk; open?: AskableSlot[]; data?: Record<string, string> }
  /** Who looks for no rental is passed on to the agent. */
  | { type: "other_business"; business: Business; raised: Raised }
  | { type: "conduct"; rule: ConductRule; data?: Record<string, string>; raised?: Raised }
  /** `open`: the choice is left open ("anywhere") rather than declined. */
  | { type: "accept_refusal"; slot: SlotName; open?: true }
  | { type: "switch_language"; to: Language }
  /** No time can be agreed here: the agent was told of the wish. */
  | {
      type: "note_showing";
      date?: IsoDate;
      time?: string;
      change?: "reschedule" | "cancel";
      /** The last day that can be booked, where the one wished for lies behind it. */
      until?: IsoDate;
      home?: HomeName;
      raised: Raised;
    }
  /** Would the renter like to see the listing, or one of so many? */
  | { type: "invite_visit"; count: number; address?: string; named?: true }
  /** Another listing that the same showing takes in. */
  | { type: "also_show"; addresses: string[] /** `HH:MM`, wished for. */; time?: string }
  /** Tells a renter who ends messages that the showing still stands. */
  | ({ type: "visit_kept" } & ShowingTime)
  /** Asks a renter who found another place whether to cancel the showing. */
  | ({ type: "offer_cancel" } & ShowingTime)
  /** Asks which of the listings to show. */
  | { type: "ask_home"; addresses: string[] }
  /** Says how a showing stands, when the renter asks or looks for something else meanwhile. */
  | ({
      type: "standing_visit";
      status: ShowingStatus;
      addresses: string[];
      /** The renter wants it to stay as it is. */
      kept?: true;
      /** Whether it is at the time that the renter names. */
      checked?: "yes" | "no";
    } & ShowingTime)
  /** None of the times offered suits the renter: asks which would. */
  | { type: "ask_time"; stays?: ShowingTime; home?: HomeName }
  /** Times to choose from. `missed`: the requested time is none of them; `day`: the request was for a whole day; `several`: several homes are in question; `again`: the renter passed over the same choice before. */
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
      /** The time asked for, where it is missed. */
      asked?: Partial<ShowingTime>;
      /** The showing that stands as long as no other time is taken. */
      stays?: ShowingTime;
      home?: HomeName;
    }
  | ({ type: "set_showing"; status: ShowingStatus; address?: string; change: boolean } & ShowingTime)
  | ({ type: "unset_showing"; address?: string /** They found another home. */; found?: true } & ShowingTime)
  | { type: "reprompt"; slot: AskableSlot | null }
  /** Precedes a different question when the renter didn't answer the last one. */
  | { type: "not_understood" }
  | { type: "offer_human" }
  | { type: "ask_what_changed" }
  /** `shows`: listings were shown, so none need be announced. `business`: no renter. */
  | { type: "complete"; contact?: Contact; shows?: true; business?: true }
  /** After a hand-off: the way to reach the renter is taken, and when to expect the agent. */
  | { type: "contact_taken"; contact?: Contact; expected?: Record<string, string> }
  /** How the renter wants to be reached; `expected`: when, if they asked for the agent. */
  | { type: "contact_wish"; wish: ContactWish; expected?: Record<string, string>; raised: Raised }
  /** What matters to the renter and no slot holds; `homes` have what is needed. */
  | { type: "need"; needs: NeedName[]; place?: string; homes?: string[]; raised: Raised }
  /** A message that changes nothing and asks nothing: the agent sees it. */
  | { type: "noted" }
  /** The message only says what was known before. */
  | { type: "already_known" }
  /** "Ok": nothing to answer, and nothing left to ask. */
  | { type: "at_hand" }
  | { type: "thanks_reply" }
  | { type: "goodbye" };

export type ActOf<Type extends Act["type"]> = Extract<Act, { type: Type }>;

/** How the agent reaches the renter. */
export interface Contact {
  kind: "phone" | "email";
  value: string;
}

/** A listing with how well it fits and in what it differs from what was asked. */
export interface ProposedListing {
  propertyId: string;
  address: string;
  area: string;
  price: number;
  bedrooms: number;
  percentage: number;
  differs?: MatchReason[];
}

/** A listing with the reasons why it doesn't fit, worst first. */
export interface NearMiss extends Omit<ProposedListing, "differs"> {
  reasons: MatchReason[];
}

/** What no home has: the renter's number of bedrooms, or the wanted size for the budget. Gives the most bedrooms there are, or the cheapest home of that size. */
export interface MissingNeed {
  most?: number;
  /** The renter asked whether there is one. */
  asked?: true;
  cheapest?: { propertyId: string; address: string /** USD a month. */; value: number; bedrooms: number };
}

/** A time by the market's clocks: ISO date and `HH:MM`. */
export interface ShowingTime {
  date: IsoDate;
  time: string;
}
