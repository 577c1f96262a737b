import type { Language } from "@llave/contract/language";
import type { CalendarProvider } from "@llave/contract/showings/calendars";
import type { Generated } from "kysely";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** A period from one moment to another, ISO times. */
export type StoredPeriod = readonly [from: string, to: string];

/** The tables of agents' own calendars; the migration explains the columns. */
export interface CalendarTables {
  calendar_connection: {
    agent_id: string;
    provider: CalendarProvider;
    account: string;
    language: Language;
    refresh_token: Buffer;
    access_token: Buffer | null;
    access_until: MaybeTime;
    calendar_id: string | null;
    state: Generated<"on" | "reconnect">;
    busy: Json<StoredPeriod[]>;
    busy_read_at: MaybeTime;
    read_due_at: Time;
    wait_until: MaybeTime;
    failing_since: MaybeTime;
    failures: Generated<number>;
    connected_at: Time;
  };
  calendar_sign_in: {
    state_hash: Buffer;
    agent_id: string;
    provider: CalendarProvider;
    verifier: Buffer;
    language: Language;
    expires_at: Time;
  };
  calendar_event: {
    agent_id: string;
    provider: CalendarProvider;
    showing_id: string;
    event_id: string | null;
    wanted: Generated<number>;
    sent: Generated<number>;
    attempts: Generated<number>;
    due_at: Time;
    claimed_at: MaybeTime;
  };
}
