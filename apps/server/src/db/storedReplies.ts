import type { FreeTime, Ground, MatchReason, Slots } from "@llave/assistant";

/** A fact that a text rests on, as it was then; see `Ground`. */
export interface StoredGround extends Omit<Ground, "propertyId"> {
  /** Of the listing, as it was then; empty where the fact is of several or of the agent. */
  address: string;
}

/** Which stage made a reply: the name of a model, absent for what is built in. */
export interface MadeBy {
  understood?: string;
  worded?: string;
}

/** Points of one reason: its id, the points, and the points without this message where they differ. */
export type StoredReason = [id: string, points: number, before?: number];

/** Why a reply was given and why the lead was worth what it was then; kept small, since every reply has one. */
export interface StoredWhy extends MadeBy {
  /** Rules of conduct that spoke. */
  rules?: string[];
  score: number;
  /** The score without this message, where it differs. */
  was?: number;
  reasons: StoredReason[];
}

/** What appears under a reply, as stored: ids and decisions; everything else is read when it is shown. */
export interface StoredOffers {
  times?: FreeTime[];
  /** The home that the times are for, where one was in question. */
  timesFor?: string;
  listings?: ProposedHome[];
  /** The renter's search when the listings were proposed. */
  wishes?: Wishes;
  /** The showing that the reply arranged. */
  showingId?: string;
}

/** A listing as a reply proposed it. */
export interface ProposedHome {
  propertyId: string;
  percentage: number;
  reasons: MatchReason[];
}

/** The parts of a renter's search that a card's text needs besides each criterion's result. */
export type Wishes = Pick<Slots, "move_in" | "pets">;
