import type { Measure } from "../answering/measures.ts";
import type { DistanceAsked } from "../answering/query.ts";
import type { Utility } from "../listings/listingTerms.ts";
import type { MoveInPart } from "../listings/moveInCost.ts";
import type { MatchReason } from "../matching/match.ts";
import type { AskableSlot, IsoDate, Language, NumberRange, ShowingStatus, SlotName, Slots, Topic } from "../types.ts";
import type { AgentSubject } from "../understanding/agentSubject.ts";
import type { AskedSubject } from "../understanding/askedSubject.ts";
import type { ContactWish } from "../understanding/contactWish.ts";
import type { HomeNeed } from "../understanding/homeNeeds.ts";
import type { VisitSubject } from "../understanding/visitQuestion.ts";
import type { DistanceRow, HomeRow, ListingSummary, NoTimes, RangeTopic, ShowingTime, Weighed } from "./actParts.ts";
import type { Aside } from "./aside.ts";
import type { ConductRule } from "./conductRule.ts";
import type { Business } from "./state.ts";

/** A stored fact of one home beside others: a value of its own column, or a text. */
export interface SheetFact {
  topic: Topic;
  /** As stored; of `move_in_cost`, US dollars due in all. */
  value?: string | number;
  text?: string;
}

/** What the reply says, as the policy decided. Phrasing turns acts into text and adds nothing to them. */
export type Act =
  /** `again`: after completion, where nothing is left to ask. */
  | { type: "greet"; again?: true }
  /** Sums up the search so far, when the renter comes back or asks for it. */
  | { type: "welcome_back"; slots: Partial<Slots>; excluded: string[]; asked?: true }
  /**
   * Only new or changed values; `excluded` are places the renter ruled out. `brief`: the value of the one slot that was
   * asked for, without the slot's name. `plain`: without a cheer, as after bad news or a complaint. `nearby`: homes
   * around the areas are fine, too.
   */
  | {
      type: "confirm";
      slots: Partial<Slots>;
      corrected: SlotName[];
      excluded: string[];
      brief?: true;
      plain?: true;
      nearby?: true;
    }
  /** The renter named a place to work, not a place to search. */
  | { type: "works_there"; areas: string[] }
  /** Lists the places of the search for a renter who asks whether all of them were noted. */
  | { type: "search_areas"; areas: string[]; nearby?: true }
  /** What the renter needs that not every listing states; it is passed on to the agent. */
  | { type: "note_needs"; needs: HomeNeed[]; either?: true; again?: true }
  /** The renter wants to be near landmarks, named in the reply's language; `closest`: the area of the closest home, if the reply shows none. */
  | { type: "near_landmark"; names: string[]; closest?: { area: string; miles: number; isNear: boolean } }
  /** The renter corrected the year of their move-in day, and the day is past. */
  | { type: "day_past"; date: IsoDate; today: IsoDate }
  /** Values the renter took back. */
  | { type: "forget"; slots: SlotName[] }
  /** `supposes`: the listing's value, for the renter to confirm. */
  | {
      type: "ask";
      slot: AskableSlot;
      retry: boolean;
      supposes?: { slot: "bedrooms" | "budget_max"; value: number };
      /** The assumed value is one the renter probably didn't mean. */
      unlikely?: true;
      /** This reply or the one before gave the assumed rent. */
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
      /** The previous reply was about the same listing, so its address isn't repeated. */
      again?: true;
      /** The answer to a yes-or-no question about it. */
      verdict?: "yes" | "no";
      /** Of a rent: the number of months to add up. */
      months?: number;
    }
  /** The agent's own answer to a question of many renters, as written; `covers`: what that question is about. */
  | { type: "answer_own"; id: string; topic: Topic; text: string; updated: IsoDate; covers?: Topic[] }
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
  /** The stored facts of several homes that one question is about; homes with the same fact are grouped. */
  | {
      type: "answer_homes";
      topic: Topic;
      rows: { addresses: string[]; value?: string | number; text?: string }[];
      /** Homes without a stored fact: the agent was asked. */
      silent: string[];
      /** The answer to "do all of them?" and, if some do, to "so none of them?". */
      verdict?: "yes" | "no" | "some";
      /** How many further homes are like the named ones. */
      more?: number;
      updated: IsoDate;
    }
  /** Several facts of several homes, home by home. */
  | {
      type: "answer_sheet";
      rows: { propertyId: string; address: string; facts: SheetFact[] }[];
      updated: IsoDate;
    }
  /** The homes with the most or the least of a measure; `silent`: those whose listing doesn't say. Dates are days since 1970. */
  | {
      type: "answer_best";
      measure: Measure;
      end: "most" | "least";
      value: number;
      addresses: string[];
      propertyId?: string;
      /** What the renter's search wants and the home doesn't have. */
      differs?: MatchReason[];
      /** Ranks right after the home we last named. */
      isNext?: true;
      silent: string[];
      updated: IsoDate;
    }
  /** No home ranks after the one we last named. */
  | { type: "no_next" }
  /** The named area has no home of a size; these have it. */
  | { type: "size_elsewhere"; size: number; area: string; homes: HomeRow[] }
  /** Which home that was. */
  | ({ type: "name_home"; bedrooms: number; updated: IsoDate } & HomeRow)
  /** How homes differ in a measure, the better one first. */
  | {
      type: "answer_compare";
      measure: Measure;
      rows: { propertyId: string; address: string; value: number }[];
      silent: string[];
      updated: IsoDate;
    }
  /** How many of the homes in question a question counts; without `of`, all there are. */
  | { type: "answer_count"; count: number; of?: number; addresses: string[]; silent: string[]; updated: IsoDate }
  /** How far homes or areas are from something, the closest first; `ofKind`: the nearest one of a kind; `verdict` if the question wants one. */
  | { type: "answer_distance"; wish: DistanceAsked["wish"]; rows: DistanceRow[]; ofKind?: true; verdict?: "yes" | "no" }
  /** The homes that open up first; none is free by the day `by`. */
  | {
      type: "answer_soonest";
      rows: { propertyId: string; address: string; date: IsoDate; differs?: MatchReason[] }[];
      by?: IsoDate;
      updated: IsoDate;
    }
  /** None of several homes has what was asked for, as far as the listings say; `silent`: the agent was asked about these. */
  | { type: "answer_none"; silent: string[] }
  /** What each of several people pays of a home's rent; `verdict`: whether what they have together is enough. */
  | {
      type: "answer_share";
      propertyId: string;
      address: string;
      price: number;
      people: number;
      each: number;
      verdict?: "yes" | "no";
      updated: IsoDate;
    }
  /** How renting goes: an application, then the first month and a deposit; the agent explains the rest. */
  | { type: "rent_process" }
  /** What is due in all before moving in. */
  | {
      type: "answer_sum";
      propertyId: string;
      address: string;
      total: number;
      parts: { part: MoveInPart | "pet"; amount: number }[];
      /** What each of several people pays, if they split it. */
      each?: number;
      updated: IsoDate;
    }
  /** Whether the last month's rent is due before moving in, ahead of the total. */
  | { type: "last_month"; due: boolean }
  /** What keeps a home from fitting the search; without reasons, it fits as far as known. */
  | { type: "answer_why"; propertyId: string; address: string; reasons: MatchReason[]; updated: IsoDate }
  /** The range of several listings' stored numbers. */
  | { type: "answer_range"; topic: RangeTopic; count: number; min: number; max: number; updated: IsoDate }
  /** The shortest lease of all homes; `others`: the shortest lease of the other homes. */
  | { type: "shortest_lease"; months: number; addresses: string[]; others?: number; updated: IsoDate }
  /** Sums up the listings: how many, where, and the range of rents; `fits` when all of them fit the search. */
  | {
      type: "listings_overview";
      count: number;
      fits: boolean;
      areas: string[];
      min: number;
      max: number;
      updated: IsoDate;
    }
  /** None fits or comes close, so the agent is asked for others. `single`, here and in near misses: only one wish is known. `from`: the lowest rent of the wanted size, if that says why, in `area` if it has such listings. */
  | { type: "none_fits"; from?: { price: number; bedrooms: number; area?: string }; single?: true }
  /** The lowest rent of the wanted size; `none`: the budget is below every rent, and the agent is asked. */
  | { type: "lowest_rent"; propertyId: string; address: string; value: number; bedrooms: number; none?: true }
  /** How listings differ ("Which is better?"); the renter chooses. `none`: asked for less, and this is the least. */
  | { type: "weigh"; cheapest: Weighed; largest?: Weighed; none?: true }
  /** Nothing fits besides the proposed listings; the agent is asked for others. */
  | { type: "no_others"; count: number }
  /** None fits: the closest ones with what keeps each from fitting. The agent is asked for others. */
  | { type: "near_misses"; listings: NearMiss[]; single?: true; missing?: MissingNeed }
  /** A listing that was proposed is no longer offered. */
  | { type: "listing_gone"; address?: string }
  /** The answer to an {@link Aside}, or to a link, which cannot be opened. `no_visit`: the renter asked about a showing that was never arranged. `open`: slots still to be asked for. */
  | {
      type: "aside";
      about:
        | Aside
        | "link"
        | "no_visit"
        | "no_houses"
        | "just_look"
        | "told_agent"
        | "office"
        | "missed"
        | "slip"
        | "listens"
        | "all_dear"
        | "movable"
        | "agents_number"
        | "contact_person"
        | "second_number"
        | "speaks"
        | "mirrors";
      open?: AskableSlot[];
      data?: Record<string, string>;
    }
  /** Passes someone who isn't looking for a rental on to the agent. */
  | { type: "other_business"; business: Business }
  /** `subject`: what the renter asks, if no topic names it. */
  | {
      type: "will_ask_agent";
      topic: Topic;
      propertyId?: string;
      address?: string;
      subject?: AskedSubject | AgentSubject | VisitSubject;
      /** Utilities that the listing doesn't name as included in the rent. */
      utilities?: Utility[];
      /** The lease length that the renter wants, if no stored lease settles it. */
      months?: number;
      /** The renter asked the same before, and the agent hasn't answered yet. */
      again?: true;
      /** The renter's own words, where nothing names what they ask. `tells`: they tell the agent something instead of asking. */
      quote?: string;
      /** What is asked or told, as a model retold it: "renter's insurance", "that you work nights". */
      about?: string;
      tells?: true;
    }
  /** How the renter will be reached; `expected`: when, for renters who ask for the agent; `agreed`: yes, they may. */
  | { type: "contact_wish"; wish: ContactWish; expected?: Record<string, string>; agreed?: true }
  /** After a hand-off: the message's additions for the agent, by name if they have one. */
  | { type: "added_for_agent"; about: (Topic | "showing")[] }
  | { type: "conduct"; rule: ConductRule; data?: Record<string, string> }
  /** `open`: the choice is left open ("anywhere") rather than declined. */
  | { type: "accept_refusal"; slot: SlotName; open?: true }
  | { type: "switch_language"; to: Language }
  /** `addresses`: the homes to see, in order. */
  | { type: "note_showing"; date?: IsoDate; time?: string; change?: "reschedule" | "cancel"; addresses?: string[] }
  /** The listings that fit best, the best first; `notIn`: the wanted places, if none of them is in one. */
  | {
      type: "offer_listings";
      listings: ProposedListing[];
      notIn?: string[];
      /** The landmarks that none of them is near, in the reply's language. */
      notNear?: string[];
      /** The renter asked for less. */
      cheaper?: true;
      /** How many of them are just what was asked for, if not all. */
      exact?: number;
      /** The ones that are left of the homes just shown. */
      left?: true;
      /** The wanted size, if no home has it. */
      noneOf?: number | NumberRange;
      /** The day by which the renter needs a home, if none of these is free by then. */
      noneBy?: IsoDate;
    }
  /** Offers a showing of the listing, or of one of several. */
  | { type: "invite_visit"; count: number; address?: string }
  /** Adds a listing to the same showing, or `at` a time of its own while the first showing stays. */
  | { type: "also_show"; addresses: string[]; at?: Partial<ShowingTime>; first?: ShowingTime }
  /** The renter can come only on days that can't be booked here yet: the agent is asked. `last`: the last day that can. */
  | { type: "later_visit"; when: NoTimes; last: IsoDate; address?: string }
  /** When the renter could see a home by video, which the agent arranges; by whose clock if the renter named another. `late`: outside the agent's hours. */
  | { type: "video_wish"; when: NoTimes; clock?: "here" | "theirs"; city?: string; late?: true }
  /** Homes that a showing no longer includes. */
  | { type: "home_dropped"; addresses: string[] }
  /** The home in question is free only after the day the renter needs it. */
  | { type: "later_start"; propertyId: string; address: string; date: IsoDate; asks?: true }
  /** A home rents for so many dollars more than the budget, which is named unless the renter just did. */
  | { type: "over_budget"; propertyId: string; address: string; over: number; budget?: number }
  /** Tells a renter who ends messages that the showing is still on. */
  | ({ type: "visit_kept" } & ShowingTime)
  /** Asks a renter who found another place whether to cancel the showing. */
  | ({ type: "offer_cancel" } & ShowingTime)
  /** Asks which of the listings to show. */
  | { type: "ask_home"; addresses: string[] }
  /** Gives the status of a showing when the renter asks for it, or looks for something else meanwhile. */
  | ({ type: "standing_visit"; status: ShowingStatus; addresses: string[] } & ShowingTime)
  /** Closes a conversation with the arranged showing. */
  | ({ type: "see_you"; status: ShowingStatus; addresses: string[] } & ShowingTime)
  /** Who will be at the showing. */
  | { type: "visit_host" }
  /** How the agent gets in touch: through the contact that the renter gave, otherwise in the chat. */
  | { type: "contact_way"; phone?: string; email?: string }
  /** Days or hours that the renter asks about and that have no free time, before others are offered. */
  | ({ type: "no_times" } & NoTimes)
  /** The agent doesn't usually work on these of the offered days, so a visit then can only be asked for. */
  | { type: "off_days"; weekdays: number[] }
  /** Free times of a day that the renter only asks about, next to the time they take. */
  | { type: "also_free"; times: ShowingTime[] }
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
      /** The home to see, if the reply should say which, and the others to see with it. */
      address?: string;
      also?: string[];
    }
  /** `off`: a weekday or an hour when the agent doesn't usually work, so it was only asked for. */
  | ({
      type: "set_showing";
      status: ShowingStatus;
      address?: string;
      change: boolean;
      off?: number | "hour";
    } & ShowingTime)
  | ({ type: "unset_showing" } & ShowingTime)
  | { type: "reprompt"; slot: AskableSlot | null }
  /** Precedes a different question when the renter didn't answer the last one. */
  | { type: "not_understood" }
  | { type: "offer_human" }
  | { type: "ask_what_changed" }
  /** `shows`: listings were shown or one was chosen, so the reply doesn't announce any. `business`: the person isn't looking for a rental. */
  | {
      type: "complete";
      /** `email`: the second way, if one message gave both. */
      contact?: { kind: "phone" | "email"; value: string; email?: string };
      shows?: true;
      business?: true;
      /** The reply asks something, so nothing is concluded yet. */
      asks?: true;
    }
  /** After completion: a message that changes nothing is still passed on. */
  | { type: "noted" }
  /** The message only says what was known before. */
  | { type: "already_known" }
  /** Nothing to answer, and nothing left to ask, as after "Ok". */
  | { type: "at_hand" }
  | { type: "thanks_reply" }
  /** Reacts to news from the renter's life, or says that the agent hasn't answered a question yet. */
  | { type: "react"; to: "good_news" | "loss" | "no_answer_yet" }
  | { type: "goodbye" };

/** A listing with how well it fits and how it differs from the search. */
export interface ProposedListing {
  propertyId: string;
  address: string;
  price: number;
  percentage: number;
  differs?: MatchReason[];
}

/** A listing with the reasons why it doesn't fit, worst first. */
export interface NearMiss extends Omit<ProposedListing, "differs"> {
  bedrooms: number;
  reasons: MatchReason[];
}

/** What no home has: the renter's number of bedrooms, or the wanted size for the budget. Gives the wanted size, the most bedrooms there are, or the cheapest home of that size. */
export interface MissingNeed {
  size?: number | NumberRange;
  most?: number;
  /** The renter asked whether there is one. */
  asked?: true;
  cheapest?: Weighed & { bedrooms: number };
  /** The renter asked for something cheaper: there is some, or nothing at this rent (at no lower rent than known ones for null). */
  cheaper?: "some" | { than: number | null };
}
