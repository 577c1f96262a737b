import type { Availability } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** The tables of showings; the migration explains the columns. */
export interface ShowingTables {
  availability: {
    agent_id: string;
    weekly: Json<Availability["weekly"]>;
    length_minutes: number;
    buffer_minutes: number;
    notice_minutes: number;
    horizon_days: number;
    days_off: Generated<string[]>;
    use_drive_time: Generated<boolean>;
    updated_at: Time;
  };
  blocked_time: {
    agent_id: string;
    block_id: string;
    starts_at: ColumnType<Date, Date, Date>;
    ends_at: ColumnType<Date, Date, Date>;
    note: string;
    /** Shared by the weeks of a repeated one. */
    series_id: ColumnType<string | null, string | null | undefined, never>;
    created_at: Time;
  };
  calendar_feed: {
    agent_id: string;
    feed_id: string;
    token_hash: Buffer;
    language: Language;
    created_at: Time;
  };
  showing: {
    agent_id: string;
    showing_id: string;
    conversation_id: string | null;
    lead_id: string | null;
    property_id: string | null;
    starts_at: ColumnType<Date, Date, Date>;
    ends_at: ColumnType<Date, Date, Date>;
    /** A range literal, only written. */
    blocked: ColumnType<string, string, string>;
    status: "held" | "requested" | "confirmed" | "canceled" | "expired";
    held_until: MaybeTime;
    canceled_by: "renter" | "agent" | null;
    /** True if the agent canceled it before it was confirmed. */
    declined: Generated<boolean>;
    token_hash: Buffer;
    language: Language;
    revision: Generated<number>;
    created_at: Time;
    changed_at: Time;
  };
}
