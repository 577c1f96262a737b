import type { AskableSlot, IsoDate, Language, ShowingStatus, SlotName, Slots, Topic } from "../types.ts";
import type { ConductRule } from "./conductRule.ts";

/** What the reply says, decided by the policy. Phrasing words acts and adds nothing to them. */
export type Act =
  /** `again`: after completion, where nothing is left to ask. */
  | { type: "greet"; again?: true }
  /** Only new or changed values; `excluded` are places the renter ruled out. */
  | { type: "confirm"; slots: Partial<Slots>; corrected: SlotName[]; excluded: string[] }
  /** Values the renter took back. */
  | { type: "forget"; slots: SlotName[] }
  | { type: "ask"; slot: AskableSlot; retry: boolean }
  | {
      type: "answer_fact";
      topic: Topic;
      propertyId: string;
      address: string;
      text?: string;
      value?: string | number;
      updated: IsoDate;
    }
  /** What the stored numbers of several listings span. */
  | { type: "answer_range"; topic: RangeTopic; count: number; min: number; max: number; updated: IsoDate }
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
  /** None of so many listings fits what is known; the agent is asked for others. */
  | { type: "none_fits"; count: number }
  | { type: "will_ask_agent"; topic: Topic; propertyId?: string; address?: string }
  | { type: "conduct"; rule: ConductRule; data?: Record<string, string> }
  | { type: "accept_refusal"; slot: SlotName }
  | { type: "switch_language"; to: Language }
  | { type: "note_showing"; date?: IsoDate; time?: string; change?: "reschedule" | "cancel" }
  /** The listings that fit best, the best first; percentages from 0 to 100. */
  | { type: "offer_listings"; listings: { propertyId: string; address: string; price: number; percentage: number }[] }
  /** Times to choose from; `missed` when the time asked for is none of them. */
  | { type: "offer_times"; times: ShowingTime[]; missed: boolean; change: boolean }
  | ({ type: "set_showing"; status: ShowingStatus; address?: string; change: boolean } & ShowingTime)
  | ({ type: "unset_showing" } & ShowingTime)
  | { type: "reprompt"; slot: AskableSlot | null }
  /** Said before another question than the one that was not answered. */
  | { type: "not_understood" }
  | { type: "offer_human" }
  | { type: "ask_what_changed" }
  | { type: "complete"; contact?: { kind: "phone" | "email"; value: string } }
  /** After completion: a message that changes nothing is still passed on. */
  | { type: "noted" }
  | { type: "thanks_reply" }
  | { type: "goodbye" };

/** A time by the market's clocks: ISO date and `HH:MM`. */
export interface ShowingTime {
  date: IsoDate;
  time: string;
}

/** Facts that are numbers on every listing. */
export type RangeTopic = "price" | "bedrooms" | "bathrooms" | "square_feet";
