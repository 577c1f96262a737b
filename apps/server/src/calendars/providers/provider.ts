/** Where a provider's sign-in happens and what Llave asks for there. */
export interface SignInEndpoints {
  authorize: string;
  token: string;
  /** Revokes the access; null if the provider has no call for that. */
  revoke: string | null;
  scopes: readonly string[];
  /** Scopes without which a connection is of no use; agents can refuse some. */
  required: readonly string[];
  /** Further parameters for the sign-in's address. */
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
  /** Null if no entry is known yet. */
  eventId: string | null;
  /** True if an earlier attempt got no answer and may have created the entry. */
  maybeMade: boolean;
  /** The same for every attempt to send one change. */
  version: number;
}

/** The calls of a provider's calendar. Each throws {@link CalendarError}. */
export interface CalendarApi {
  readonly signIn: SignInEndpoints;
  /** Creates the calendar for Llave's entries; null if the provider has entries in the agent's main one. */
  makeCalendar(accessToken: string, name: string): Promise<string | null>;
  /** When the account is busy, without Llave's own entries. */
  readBusy(accessToken: string, period: Period, ownEvents: ReadonlySet<string>): Promise<Period[]>;
  /** Creates or changes an entry; doing it again changes nothing. Returns its id. */
  putEvent(accessToken: string, place: EventPlace, event: EventContents): Promise<string>;
  /** Removes an entry, if it still exists. */
  deleteEvent(accessToken: string, place: EventPlace, showingId: string): Promise<void>;
}

/**
 * Why a call failed. `revoked`: the agent has to sign in again. `expired`: the access token no longer works. `limited`:
 * too many calls, wait. `unavailable`: no answer, or the provider's fault. `missing`: the calendar or entry is gone.
 * `conflict`: the entry exists already. `permission`: the agent didn't grant it. `refused`: anything else.
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
