import type { FreeTime, Ground, MatchReason, Slots } from "@llave/assistant";

/** A fact that a text is based on, with its value at the time; see `Ground`. */
export interface StoredGround extends Omit<Ground, "propertyId"> {
  /** The listing's address at the time; empty if the fact is about several listings or the agent. */
  address: string;
}

/** Which stage made a reply: the name of a model, absent for the built-in stage. */
export interface MadeBy {
  understood?: string;
  worded?: string;
}

/** Points of one reason: its id, the points, and the points without this message if they differ. */
export type StoredReason = [id: string, points: number, before?: number];

/** Why a reply was given and why the lead had its score then; kept small, since every reply has one. */
export interface StoredWhy extends MadeBy {
  /** Rules of conduct that applied. */
  rules?: string[];
  score: number;
  /** The score without this message, if it differs. */
  was?: number;
  reasons: StoredReason[];
}

/** What appears under a reply, as stored: ids and decisions; everything else is read when shown. */
export interface StoredOffers {
  times?: FreeTime[];
  /** The home that the times are for, if there was one. */
  timesFor?: string;
  listings?: ProposedHome[];
  /** The renter's search when the listings were proposed. */
  wishes?: Wishes;
  /** The question that the reply ends with, after its homes. */
  question?: string;
  /** The showing that the reply arranged. */
  showingId?: string;
  /** The renter asked how to reach the agent. */
  reach?: true;
}

/** A listing as a reply proposed it. */
export interface ProposedHome {
  propertyId: string;
  percentage: number;
  reasons: MatchReason[];
}

/** The parts of a renter's search that a card's text needs besides each criterion's result. */
export type Wishes = Pick<Slots, "move_in" | "pets">;

/** An open item quotes at most this many characters of a message. */
export const maxQuoteLength = 300;
