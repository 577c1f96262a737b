/** Where a provider's sign-in happens and what Llave asks for there. */
export interface SignInEndpoints {
  authorize: string;
  token: string;
  /** Ends an access that was given; null if the provider has no call for that. */
  revoke: string | null;
  scopes: readonly string[];
  /** Scopes without which a connection is of no use; agents can refuse some. */
  required: readonly string[];
  /** Further parameters of the sign-in's address. */
  more: Readonly<Record<string, string>>;
}

/** A period, ISO times in UTC. */
export interface Period {
  from: string;
  to: string;
}

/** A showing as an entry in the agent's calendar. */
export interface EventContents {
  showingId: string;
  startsAt: Date;
  endsAt: Date;
  confirmed: boolean;
  title: string;
  location: string;
  description: string;
}

/** Where an entry is, as stored. */
export interface EventPlace {
  /** The calendar that Llave made; null if entries go to the agent's main one. */
  calendarId: string | null;
  /** Null before the entry was made, as far as is known. */
  eventId: string | null;
  /** True if an earlier attempt may have made the entry without an answer. */
  maybeMade: boolean;
  /** The same for every attempt at one change. */
  version: number;
}

/** The calls of a provider's calendar. Each throws {@link CalendarError}. */
export interface CalendarApi {
  readonly signIn: SignInEndpoints;
  /** Makes the calendar for Llave's entries, if the provider keeps them apart; null if not. */
  makeCalendar(accessToken: string, name: string): Promise<string | null>;
  /** When the account is busy, without Llave's own entries. */
  readBusy(accessToken: string, period: Period, ownEvents: ReadonlySet<string>): Promise<Period[]>;
  /** Makes or changes an entry; doing it again changes nothing. Returns its id. */
  putEvent(accessToken: string, place: EventPlace, event: EventContents): Promise<string>;
  /** Removes an entry, if it still exists. */
  deleteEvent(accessToken: string, place: EventPlace, showingId: string): Promise<void>;
}

/**
 * Why a call failed. `revoked`: the agent has to sign in again. `expired`: the access token no longer works. `limited`:
 * too many calls, wait. `unavailable`: no answer, or the provider's fault. `missing`: what it is about is gone.
 * `conflict`: it exists already. `permission`: the agent didn't grant it. `refused`: anything else.
 */
export type CalendarFault =
  | "revoked"
  | "expired"
  | "limited"
  | "unavailable"
  | "missing"
  | "conflict"
  | "permission"
  | "refused";

export class CalendarError extends Error {
  override name = "CalendarError";
  readonly fault: CalendarFault;
  /** The wait that the provider asked for; null if none. Seconds. */
  readonly retryAfter: number | null;

  constructor(fault: CalendarFault, detail: string, retryAfter: number | null = null) {
    super(`${fault}: ${detail}`);
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}
