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
  /** True while the assistant leaves the conversation to the agent, who just wrote in it. */
  paused?: boolean;
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
