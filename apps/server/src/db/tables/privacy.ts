import type { Language } from "@llave/contract/language";
import type { ColumnType, Generated } from "kysely";
import type { PhoneChannel } from "./channels.ts";
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
    /** Where the code is mailed; null if no record has an email address, or if the code goes by text. */
    email: string | null;
    /** The phone that gets the code by text, as E.164, and on which channel and from which number of ours. */
    phone: string | null;
    channel: PhoneChannel | null;
    number: string | null;
    /** When the text is to be sent; null once a server has taken it. */
    text_due: MaybeTime;
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
