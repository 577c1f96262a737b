/**
 * The words of the assistant: what understanding hands to the policy, what the
 * policy hands to phrasing, and what is kept between two turns.
 *
 * The package is pure. It reads no clock, no database and no network: whatever
 * a turn needs comes in its {@link TurnContext}.
 */

import type { Act } from "./dialogue/act.ts";
import type { DialogueState } from "./dialogue/state.ts";
import type { Draft } from "./drafting/draft.ts";
import type { ListingTerms } from "./listings/listingTerms.ts";
import type { SensitiveKind } from "./masking/numbers.ts";
import type { FreeTime } from "./showings/freeTimes.ts";

export type { Act, RangeTopic } from "./dialogue/act.ts";
export type { Business, DialogueState } from "./dialogue/state.ts";
export type Language = "en" | "es";
export type Tone = "friendly" | "professional" | "warm" | "direct";
/** How much the agent lets the assistant do alone (design: AI modes). */
export type AiMode = "full" | "balanced" | "minimal";

/** ISO calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;
/** A whole number, or a range with at least one end. */
export type NumberRange = { min?: number; max?: number };

/** The renter's search: what the conversation tries to learn. Money is USD a month. */
export interface Slots {
  /** One place of the market by its canonical name, or several. */
  area?: string | string[];
  /** 0 is a studio. */
  bedrooms?: number | NumberRange;
  bathrooms?: number | NumberRange;
  budget_max?: number;
  budget_min?: number;
  move_in?: IsoDate | { from: IsoDate; to: IsoDate } | "asap" | "flexible";
  lease_months?: number;
  pets?: { has: boolean; kind?: string; count?: number };
  parking?: boolean;
  furnished?: boolean;
  occupants?: number;
  name?: string;
  /** E.164. */
  phone?: string;
  email?: string;
  showing_request?: { date?: IsoDate; time?: string };
}
export type SlotName = keyof Slots;

export const intents = [
  "greet",
  "give_info",
  "ask_property_question",
  "ask_price",
  "ask_availability",
  "book_showing",
  "reschedule",
  "cancel",
  "ask_human",
  "ask_if_bot",
  "stop",
  "thanks",
  "goodbye",
  "fair_housing_risky",
  "off_topic",
  "prompt_injection",
  "abusive",
  "language_switch",
  "correction",
  "refuse_info",
] as const;
export type Intent = (typeof intents)[number];

/** Topics that have a rule of conduct of their own, whatever a listing says. */
export const conductTopics = [
  "safety",
  "children",
  "families",
  "demographics",
  "schools",
  "voucher",
  "assistance_animal",
  "disability",
  "household_status",
  "immigration",
  "domestic_violence",
  "screening_history",
  "steering",
  "negotiation",
  "approval",
  "access_code",
  "flood",
  "emergency",
  "payment",
  "privacy",
  "sensitive_data",
] as const;

/**
 * What a question is about. Topics that name a fact are answered from a
 * property's stored facts; the others have a rule of conduct of their own
 * (`dialogue/conduct.ts`).
 */
export const topics = [
  // facts of a listing
  "price",
  "deposit",
  "fees",
  "move_in_cost",
  "availability",
  "bedrooms",
  "bathrooms",
  "square_feet",
  "address",
  "area",
  "pets",
  "pet_fee",
  "parking",
  "furnished",
  "laundry",
  "utilities",
  "air_conditioning",
  "pool",
  "gym",
  "balcony",
  "view",
  "elevator",
  "doorman",
  "appliances",
  "internet",
  "storage",
  "lease_term",
  "application",
  "requirements",
  "accessibility",
  "floor",
  "photos",
  "distance",
  "smoking",
  "occupancy_limit",
  "other",
  ...conductTopics,
] as const;
export type Topic = (typeof topics)[number];
/** Topics that are facts of a listing (`answering/registry.ts`). */
export type ListingTopic = Exclude<Topic, (typeof conductTopics)[number]>;

/** The part of the message that a value rests on: UTF-16 offsets into the masked text. */
export interface Evidence {
  slot: SlotName;
  start: number;
  end: number;
  text: string;
}

/** What one message says, before anything is decided about it. */
export interface Understanding {
  /** The message's own language; the hint where it has none. */
  language: Language;
  /** True when the message itself shows its language, false when the hint stood in. */
  languageCertain: boolean;
  slots: Slots;
  evidence: Evidence[];
  intents: Intent[];
  /** What the questions in the message are about, in order, without repeats. */
  topics: Topic[];
  /** Slots the renter declines to give ("I'd rather not say my name"). */
  refused: SlotName[];
  /** Slots whose earlier value the renter takes back without giving a new one. */
  cleared: SlotName[];
  /** Places the renter excludes ("todo menos Homestead"). */
  excludedAreas: string[];
  /** Yes or no to what was asked or offered, when the message says so. */
  answer?: "yes" | "no";
  /** Index into what was offered ("la primera", "the second one"), from 0. */
  choice?: number;
  /** Language asked for by a `language_switch`. */
  switchTo?: Language;
  /**
   * The message as it was read: without card, bank and social-security numbers, passwords and the like (see
   * `masking/`). Equal to the message where it has none; evidence points into it.
   */
  maskedText: string;
}

/** What understanding may know beside the text. */
export interface UnderstandContext {
  /** The slot the assistant asked for last, or null. */
  asked: SlotName | null;
  referenceDate: IsoDate;
  languageHint: Language;
  market: Market;
  /** Slots known before this message; a new value for one of them can be a correction. */
  known?: Slots;
  /** Listings or times offered in the previous reply, in the order they were shown. */
  offered?: readonly string[];
}

/** Places of one metropolitan area, as data. */
export interface Market {
  id: string;
  timeZone: string;
  /** Place whose name people use for the whole market; where they name others too, those are meant. */
  hub?: string;
  places: readonly Place[];
}
export interface Place {
  name: string;
  aliases?: readonly string[];
  /** Larger place it lies in, for near matches. */
  within?: string;
  /** Latitude and longitude of its middle. */
  at?: readonly [number, number];
}

/** A listing as the assistant may quote it. Every fact carries the day it was last confirmed. */
export interface Property {
  id: string;
  address: string;
  area: string;
  /** USD a month. */
  price: number;
  bedrooms: number;
  bathrooms: number;
  squareFeet?: number;
  availableFrom?: IsoDate;
  /** What it costs and allows beside the rent. */
  terms?: ListingTerms;
  /** Text the agent entered for a topic, in either language or both. */
  facts: Partial<Record<Topic, { en?: string; es?: string; updated: IsoDate }>>;
  updated: IsoDate;
}

export interface AgentProfile {
  id: string;
  name: string;
  brokerage?: string;
  /** Public contact, quoted when a renter asks for help; E.164 and address as the agent shows them. */
  phone?: string;
  email?: string;
  tone: Tone;
  aiMode: AiMode;
  /** Language setting of the link: it shapes the greeting only, since replies follow the renter. */
  language: "english" | "spanish" | "bilingual";
  /**
   * Working hours in the market's time zone, for "expected time" of a human answer.
   * Hours 0-24, `to` exclusive; days as `Date#getUTCDay` counts them, 0 = Sunday.
   */
  workingHours: { from: number; to: number; days: readonly number[] };
}

export interface TurnContext {
  /** ISO timestamp of the message. */
  now: string;
  market: Market;
  agent: AgentProfile;
  /** Active listings of the agent. */
  properties: readonly Property[];
  /** Language of the page or link, where the message shows none. */
  languageHint: Language;
  /** Links the reply may quote. */
  links: {
    /** Where the renter gets a copy of what is stored, or has it erased. */
    ownData: string;
    verifyLicense: string;
  };
  /** True where the agent reviews every reply of this conversation before it is sent. */
  review?: boolean;
  /** True once the agent answers in person: then the assistant only listens. */
  agentAnswers?: boolean;
  /** True where a trial's conversations are used up: only a way to reach the renter is taken. */
  contactOnly?: boolean;
  /** Times at which a showing can begin, the earliest first; absent where none are arranged in the chat. */
  freeTimes?: readonly FreeTime[];
  /** The conversation's coming showing, when one is arranged. */
  showing?: ArrangedShowing;
  /** A time that was held for the renter and went to somebody else. */
  lostHold?: FreeTime;
}

/**
 * A showing as it stands: `held` while the renter has not said how to be reached, `requested` until the
 * agent agrees, `confirmed` then.
 */
export interface ArrangedShowing extends FreeTime {
  status: ShowingStatus;
  propertyId?: string;
}
export type ShowingStatus = "held" | "requested" | "confirmed";

/** What the assistant asks for, in this order. `phone` stands for any way to reach the renter. */
export const askableSlots = ["area", "bedrooms", "budget_max", "move_in", "name", "phone"] as const;
export type AskableSlot = (typeof askableSlots)[number];

/** What the agent has to do because of a renter's message. */
export const taskKinds = [
  "knowledge_gap",
  "ask_human",
  "voucher",
  "accommodation",
  "screening",
  "negotiation",
  "access",
  "emergency",
  "scam",
  "showing",
  "privacy",
  "private_contact",
] as const;
export type TaskKind = (typeof taskKinds)[number];

/** What else must happen because of the turn; the server stores and routes these. */
export type TurnEvent =
  | { type: "task"; kind: TaskKind; topic?: Topic; propertyId?: string; urgent: boolean }
  /** `settle` turns a held showing into a requested or confirmed one. */
  | { type: "showing"; action: "book" | "move" | "settle"; at: string; status: ShowingStatus; propertyId?: string }
  | { type: "showing"; action: "cancel" }
  | { type: "opted_out" }
  | { type: "opted_in" }
  /** `personal_status` does not say which status: the record must not tell either. */
  | { type: "redacted"; what: SensitiveKind | "personal_status" }
  | { type: "security"; what: "prompt_injection" | "steering" }
  /** A renter who came back after a week was told again that an AI answers. */
  | { type: "notice_repeated" }
  | { type: "completed" };

export interface Score {
  /** 0-100. */
  value: number;
  temperature: "hot" | "warm" | "cold";
  /** Largest first; points add up to `value`. Wording lives in the catalogues under the id. */
  reasons: { id: string; points: number; data?: Record<string, string | number> }[];
}

/** What a text can rest on beside the facts of a listing. */
export type OwnFact = "office_hours" | "agent_contact" | "showing_times";

/** A stored fact that a text rests on. */
export interface Ground {
  topic: Topic | OwnFact;
  /** Absent for facts of several listings or of the agent. */
  propertyId?: string | undefined;
  /** When it was last confirmed; for free times the moment they were looked at. Absent where that is not stored. */
  updated?: string | undefined;
  /** As it was then; both ends where several listings differ, opening and closing hour for office hours. */
  value?: string | number | [number, number];
  /** Of so many listings or times. */
  count?: number;
  /** True where nothing is stored, and the agent was asked. */
  missing?: true;
}

/** A listing as a reply proposes it. */
export interface OfferedListing {
  propertyId: string;
  /** 0-100. */
  percentage: number;
}

/** An act with its words in the reply; empty where it adds none. */
export interface SaidAct {
  act: Act;
  text: string;
}

export interface TurnResult {
  state: DialogueState;
  /** What was understood, without what must not be stored (see `storedText`). */
  understanding: Understanding;
  acts: Act[];
  /** The worded reply; empty when no reply is due. */
  reply: string;
  /** The reply act by act; acts that wait for the agent's word are not among them. */
  said: SaidAct[];
  replyLanguage: Language;
  events: TurnEvent[];
  score: Score;
  isComplete: boolean;
  /** True when a person answers later (hand-over, minimal mode). */
  pending: boolean;
  /** What may be stored and shown for the renter's message. */
  storedText: string;
  /** What the reply rests on: for the agent's "why". */
  grounds: Ground[];
  /** The score as it would be without this message; absent where the message did not change it. */
  scoreBefore?: Score;
  /** What waits for the agent's word; see {@link AiMode}. */
  drafts: Draft[];
  /** Listings that the reply proposes, the best first, for the renter's cards. */
  offeredListings: OfferedListing[];
  /** Times that the reply offers, for the renter to choose by a tap. */
  offeredTimes: FreeTime[];
}
