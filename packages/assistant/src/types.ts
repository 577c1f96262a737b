import type { ListingTerms } from "./listings/listingTerms.ts";
import type { SensitiveKind } from "./masking/numbers.ts";

export type Language = "en" | "es";
export type Tone = "friendly" | "professional" | "warm" | "direct";
/** How much the agent lets the assistant do alone (design: AI modes). */
export type AiMode = "full" | "balanced" | "minimal";

/** A way to reach someone. */
export type ContactWay = "whatsapp" | "email" | "text" | "call";

/** ISO calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;
/** A whole number, or a range with at least one end. */
export type NumberRange = { min?: number; max?: number };

/** Yes-or-no slots. */
export const yesNoSlots = ["parking", "furnished"] as const;
export type YesNoSlot = (typeof yesNoSlots)[number];

/** The renter's search: what the conversation tries to learn. Money is USD a month. */
export interface Slots extends Partial<Record<YesNoSlot, boolean>> {
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

/** Topics with a rule of conduct, whatever a listing says. */
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
 * The topic of a question. Topics that name a fact are answered from a
 * listing's stored facts; the others have a rule of conduct
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
  "den",
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
  "light",
  "noise",
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

/** The part of the message that supports a value: UTF-16 offsets into the masked text. */
export interface Evidence {
  slot: SlotName;
  start: number;
  end: number;
  text: string;
}

/** What one message says, before anything is decided about it. */
export interface Understanding {
  /** The message's own language, or the hint if it shows none. */
  language: Language;
  /** True if the message itself shows its language, false if the hint was used. */
  languageCertain: boolean;
  slots: Slots;
  evidence: Evidence[];
  intents: Intent[];
  /** The topics of the message's questions, in order, without repeats. */
  topics: Topic[];
  /** Slots the renter declines to give ("I'd rather not say my name"). */
  refused: SlotName[];
  /** Slots whose earlier value the renter withdraws without giving a new one. */
  cleared: SlotName[];
  /** Places the renter excludes ("todo menos Homestead"). */
  excludedAreas: string[];
  /** What the wanted area was named by, where that isn't the area itself: "near FIU". */
  landmarks?: readonly Landmark[];
  /** Yes or no to a question or an offer, if the message says so. */
  answer?: "yes" | "no";
  /** Index of the chosen offer ("la primera", "the second one"), from 0. */
  choice?: number;
  /** The language requested by a `language_switch`. */
  switchTo?: Language;
  /** What the whole message calls for beyond the search, where the classifier is sure of it. */
  conduct?: "start" | "minor" | "legal";
  /**
   * The message as it was read: without card, bank and Social Security numbers, passwords and the like (see
   * `masking/`). Equal to the message if it has none; evidence points into it.
   */
  maskedText: string;
}

/** What understanding may know besides the text. */
export interface UnderstandContext {
  /** The slot the assistant asked for last, or null. */
  asked: SlotName | null;
  referenceDate: IsoDate;
  languageHint: Language;
  market: Market;
  /** Slots known before this message; a new value for one of them may be a correction. */
  known?: Slots;
  /** Listings or times offered in the previous reply, in the order shown. */
  offered?: readonly string[];
  /** The agent's first name, lowercase without accents. */
  agentName?: string;
}

/** Places of one metropolitan area, as data. */
export interface Market {
  id: string;
  timeZone: string;
  /** A place whose name people use for the whole market; if they also name others, they mean those. */
  hub?: string;
  places: readonly Place[];
  landmarks?: readonly Landmark[];
}
export const landmarkKinds = [
  "hospital",
  "university",
  "airport",
  "port",
  "mall",
  "district",
  "stadium",
  "beach",
  "park",
  "metrorail",
  "metromover",
  "brightline",
  "tri_rail",
] as const;
export type LandmarkKind = (typeof landmarkKinds)[number];

/** A hospital, a campus or the like. */
export interface Landmark {
  /** With its article, if it has one: the words that follow "from" and "de". */
  name: string;
  spanish: string;
  kind: LandmarkKind;
  aliases: readonly string[];
  /** The area that a search near it begins with. */
  place: string;
  /** Latitude and longitude. */
  at: readonly [number, number];
}
export interface Place {
  name: string;
  aliases?: readonly string[];
  /** The larger place it is in, for near matches. */
  within?: string;
  /** Latitude and longitude of its center. */
  at?: readonly [number, number];
}

/** A listing as the assistant may quote it. Every fact has the day it was last confirmed. */
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
  /** Costs and rules besides the rent. */
  terms?: ListingTerms;
  /** Text the agent entered for a topic, in either language or both. */
  facts: Partial<Record<Topic, { en?: string; es?: string; updated: IsoDate }>>;
  updated: IsoDate;
}

/** A question that the agent answered for all renters. */
export interface OwnAnswer {
  id: string;
  /** The topic that it answers in any words; absent if only its own words count. */
  topic?: Topic;
  question: Partial<Record<Language, string>>;
  /** As the agent wrote it. */
  answer: Partial<Record<Language, string>>;
  updated: IsoDate;
}

export interface AgentProfile {
  id: string;
  name: string;
  brokerage?: string;
  /** Public contact, quoted when a renter asks for help; E.164 and address as the agent shows them. */
  phone?: string;
  email?: string;
  /** The ways in which renters may reach the agent; absent if that isn't known. */
  renterContact?: readonly ContactWay[];
  tone: Tone;
  aiMode: AiMode;
  /** The agent's own first line, by language; without one the assistant uses its own. */
  greeting?: Partial<Record<Language, string>>;
  /** True if nobody answers: the assistant is off, and the agent gets no notifications. */
  absent?: boolean;
  /** Language setting of the link: it shapes the greeting only, since replies follow the renter. */
  language: "english" | "spanish" | "bilingual";
  /**
   * Working hours in the market's time zone, for "expected time" of a human answer.
   * Hours 0-24, `to` exclusive; days as `Date#getUTCDay` counts them, 0 = Sunday.
   */
  workingHours: { from: number; to: number; days: readonly number[] };
}

export type ShowingStatus = "held" | "requested" | "confirmed";

/** The slots that the assistant asks for, in this order. `phone` stands for any way to reach the renter. */
export const askableSlots = ["area", "bedrooms", "budget_max", "move_in", "name", "phone"] as const;
export type AskableSlot = (typeof askableSlots)[number];

/** What the agent needs to do because of a renter's message. */
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
  "contact_wish",
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
  /** `personal_status` doesn't say which status: the record must not reveal it either. */
  | { type: "redacted"; what: SensitiveKind | "personal_status" }
  | { type: "security"; what: "prompt_injection" | "steering" }
  /** Reminded a renter who came back after a week that an AI answers. */
  | { type: "notice_repeated" }
  | { type: "completed" };

export interface Score {
  /** 0-100. */
  value: number;
  temperature: "hot" | "warm" | "cold";
  /** Largest first; points add up to `value`. The texts are in the catalogs under the id. */
  reasons: { id: string; points: number; data?: Record<string, string | number> }[];
}

/** What a text can be based on besides the facts of a listing. */
export type OwnFact = "office_hours" | "agent_contact" | "showing_times" | "own_answer";

/** A stored fact that a text is based on. */
export interface Ground {
  topic: Topic | OwnFact;
  /** Absent for facts of several listings or of the agent. */
  propertyId?: string | undefined;
  /** When it was last confirmed; for free times, when they were checked. Absent if not stored. */
  updated?: string | undefined;
  /** Its value then; both ends if several listings differ, opening and closing hour for office hours. */
  value?: string | number | [number, number];
  /** The number of listings or times. */
  count?: number;
  /** True if nothing is stored, and the agent was asked. */
  missing?: true;
}

/** A listing as a reply proposes it. */
export interface OfferedListing {
  propertyId: string;
  /** 0-100. */
  percentage: number;
}
