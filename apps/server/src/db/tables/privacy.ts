import type { Language } from "@llave/contract/language";
import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** What a renter had been shown when a conversation started. */
export interface NoticeProof {
  version: string;
  at: string;
  channel: "web_chat";
  source: string;
}

/** The tables of renters' requests for their stored data. */
export interface PrivacyTables {
  privacy_request: {
    request_id: string;
    /** An email address in lower case, or a phone number as E.164. */
    address: string;
    /** Where the code was sent; null if no record has an email address. */
    email: string | null;
    language: Language;
    code_hash: Buffer;
    attempts: Generated<number>;
    created_at: Time;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: MaybeTime;
  };
  privacy_receipt: {
    agent_id: string;
    receipt_id: string;
    act: "copy" | "erasure";
    proof: "code" | "device";
    conversations: number;
    messages: number;
    leads: number;
    showings: number;
    notices: Json<NoticeProof[]>;
    created_at: Time;
  };
  suppressed_contact: {
    agent_id: string;
    contact_hash: Buffer;
    created_at: Time;
    /** True if only follow-ups are unwanted: mails about a showing are still sent. */
    follow_ups_only: Generated<boolean>;
  };
}
