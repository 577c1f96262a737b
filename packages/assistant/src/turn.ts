import type { Act } from "./dialogue/act.ts";
import type { DialogueState } from "./dialogue/state.ts";
import type { Draft } from "./drafting/draft.ts";
import type { FreeTime } from "./showings/freeTimes.ts";
import type {
  AgentProfile,
  AiMode,
  Ground,
  Language,
  Market,
  OfferedListing,
  OwnAnswer,
  Property,
  Score,
  ShowingStatus,
  TurnEvent,
  Understanding,
} from "./types.ts";

export interface TurnContext {
  /** ISO timestamp of the message. */
  now: string;
  market: Market;
  agent: AgentProfile;
  /** Active listings of the agent. */
  properties: readonly Property[];
  /** Questions that the agent answered for all renters. */
  ownAnswers?: readonly OwnAnswer[];
  /** Language of the page or link, for a message that shows none. */
  languageHint: Language;
  /** Links the reply may quote. */
  links: {
    /** Where the renter gets a copy of their data, or has it erased. */
    ownData: string;
    verifyLicense: string;
  };
  /** True if the agent reviews every reply of this conversation before it is sent. */
  review?: boolean;
  /** True while the assistant leaves the conversation to the agent, who just wrote in it. */
  paused?: boolean;
  /** True if a trial's conversations are used up: the assistant then only takes contact details. */
  contactOnly?: boolean;
  /** Times at which a showing can begin, earliest first; absent if none are arranged in the chat. */
  freeTimes?: readonly FreeTime[];
  /** The conversation's upcoming showing, if one is arranged. */
  showing?: ArrangedShowing;
  /** A time that was held for the renter and that someone else took. */
  lostHold?: FreeTime;
}

/**
 * A showing's state: `held` until the renter gives contact details, `requested` until the
 * agent agrees, then `confirmed`.
 */
export interface ArrangedShowing extends FreeTime {
  status: ShowingStatus;
  propertyId?: string;
}

/** An act with its text in the reply; empty if it adds none. */
export interface SaidAct {
  act: Act;
  text: string;
}

export interface TurnResult {
  state: DialogueState;
  /** The understanding, without anything that must not be stored (see `storedText`). */
  understanding: Understanding;
  acts: Act[];
  /** The reply's text; empty if no reply is due. */
  reply: string;
  /** The reply act by act, without acts that need the agent's approval. */
  said: SaidAct[];
  replyLanguage: Language;
  events: TurnEvent[];
  score: Score;
  isComplete: boolean;
  /** True if a person answers later (hand-off, minimal mode). */
  pending: boolean;
  /** What may be stored and shown for the renter's message. */
  storedText: string;
  /** What the reply is based on, for the agent's "Why this reply". */
  grounds: Ground[];
  /** The score without this message; absent if the message didn't change it. */
  scoreBefore?: Score;
  /** Drafts that need the agent's approval; see {@link AiMode}. */
  drafts: Draft[];
  /** Listings that the reply proposes, best first, for the renter's cards. */
  offeredListings: OfferedListing[];
  /** Times that the reply offers, for the renter to tap. */
  offeredTimes: FreeTime[];
}
