import type { MailboxProblem } from "@llave/contract/channels/channels";
import type { TestMessage } from "@llave/contract/channels/delivery";
import type { Language } from "@llave/contract/language";
import type { ColumnType, Generated } from "kysely";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** Where a message comes from or goes to. */
export type MessageChannel = "web" | RemoteChannel;
/** A channel other than the chat page: messages have to be sent. */
export type RemoteChannel = PhoneChannel | "email";
export type PhoneChannel = "sms" | "whatsapp";

/** The kind of an outgoing message, which decides the rules that apply; see `channels/outbound/rules/sendRules.ts`. */
export type OutgoingKind = "reply" | "agent" | "confirmation" | "automated" | "template";

/** What became of it. */
export type OutgoingStatus = "queued" | "sending" | "sent" | "delivered" | "read" | "failed" | "canceled";

/** An approved template with its values. */
export interface TemplateContent {
  contentSid: string;
  variables: Record<string, string>;
}

/** A portal's other details about a renter: not the message or the email address. */
export interface InquiryDetails {
  /** Where the renter asked; becomes the lead's source. */
  source: string;
  name: string | null;
  /** E.164. */
  phone: string | null;
  /** The listing they asked about; null if none of the agent's has its address. */
  propertyId: string | null;
}

/** The tables of texts, WhatsApp and email. */
export interface ChannelTables {
  agent_number: {
    agent_id: string;
    channel: PhoneChannel;
    account_sid: string;
    auth_token: Buffer;
    number: string;
    webhook_set_at: MaybeTime;
    created_at: Time;
  };
  channel_code: {
    agent_id: string;
    code: string;
    link_id: string;
    visitor_id: string | null;
    client_id: string | null;
    expires_at: MaybeTime;
    created_at: Time;
  };
  channel_thread: {
    agent_id: string;
    thread_id: Generated<string>;
    channel: RemoteChannel;
    number: string;
    address: string;
    link_id: string;
    visitor_id: string;
    client_id: string;
    conversation_id: string | null;
    last_inbound_at: ColumnType<Date, Date, Date>;
    identified_at: MaybeTime;
    /** For email: what the renter's newest mail was about, and its Message-ID. */
    mail_subject: string | null;
    mail_message_id: string | null;
    created_at: Time;
  };
  inbound_message: {
    agent_id: string;
    inbound_id: Generated<string>;
    thread_id: string;
    provider_id: string;
    body: string;
    /** Its files; without an address, the file is in `inbound_file`. */
    media: Json<{ url: string | null; contentType: string }[]>;
    /** What a portal said about its sender, for the first message of a renter who asked there. */
    inquiry: ColumnType<InquiryDetails | null, string | undefined, never>;
    /** The chat page's conversation whose code it had: what the phone wrote before joins it. */
    joins: ColumnType<string | null, string | null | undefined, never>;
    status: Generated<"received" | "answered" | "failed">;
    attempts: Generated<number>;
    claimed_at: MaybeTime;
    received_at: ColumnType<Date, Date, Date>;
  };
  /** Conversations that became part of another, so that links to them still lead there. */
  joined_conversation: { agent_id: string; earlier_id: string; conversation_id: string };
  /** The mails with inquiries that were read. */
  inquiry_mail: { agent_id: string; mail_id: string; received_at: ColumnType<Date, Date, Date> };
  /** A file that came with a mail, until its message is in the thread. */
  inbound_file: {
    inbound_id: string;
    place: number;
    content_type: string;
    content: Buffer;
    file_name: string | null;
  };
  whatsapp_buttons: {
    account_sid: string;
    /** Of the labels and of the word that opens a list. */
    labels_hash: Buffer;
    content_sid: string;
    created_at: Time;
  };
  mailbox_place: {
    mailbox: string;
    uid_validity: string;
    last_uid: string;
    read_at: Time;
  };
  mailbox_state: {
    mailbox: string;
    read_at: MaybeTime;
    problem: MailboxProblem | null;
    failing_since: MaybeTime;
    checked_at: ColumnType<Date, Date, Date>;
  };
  channel_media: {
    agent_id: string;
    media_id: Generated<string>;
    conversation_id: string;
    seq: number;
    place: number;
    content_type: string;
    content: Buffer;
    /** What it is called where it comes from, made safe; null if its sender gave no name. */
    file_name: string | null;
    created_at: Time;
  };
  outgoing_message: {
    agent_id: string;
    outgoing_id: Generated<string>;
    conversation_id: string;
    seq: number | null;
    kind: OutgoingKind;
    /** What an automated message is about: each subject gets one. */
    subject: string | null;
    channel: RemoteChannel;
    number: string;
    address: string;
    /** The text, if no message of the thread has it. */
    words: string | null;
    /** The text sent or about to be sent; null until it is composed. */
    body: string | null;
    content: ColumnType<TemplateContent | null, string | null | undefined, string | null>;
    segments: number | null;
    status: Generated<OutgoingStatus>;
    /** Why it waits, failed or was canceled. */
    reason: string | null;
    provider_id: string | null;
    /** The message whose mail carries this one too. */
    carried_by: string | null;
    error_code: number | null;
    attempts: Generated<number>;
    due_at: ColumnType<Date, Date, Date>;
    claimed_at: MaybeTime;
    sent_at: MaybeTime;
    created_at: ColumnType<Date, Date, Date>;
    changed_at: ColumnType<Date, Date, Date>;
  };
  /** The newest test message of each number to its agent's own phone. */
  channel_test: {
    agent_id: string;
    channel: PhoneChannel;
    number: string;
    test_id: string;
    provider_id: string | null;
    status: TestMessage["status"];
    error_code: number | null;
    sent_at: ColumnType<Date, Date, Date>;
    changed_at: ColumnType<Date, Date, Date>;
  };
  consent: {
    agent_id: string;
    consent_id: Generated<string>;
    channel: RemoteChannel;
    act: "granted" | "revoked" | "resumed";
    contact_hash: Buffer;
    /** Erased with the conversation: the address, the page and the IP. */
    conversation_id: string | null;
    address: string | null;
    source: "page" | "keyword" | "carrier" | "unsubscribe";
    wording: string;
    wording_version: string;
    language: Language;
    page: string | null;
    ip: string | null;
    given_at: ColumnType<Date, Date, Date>;
  };
  short_link: { agent_id: string; code: string; link_id: string; property_id: string; created_at: Time };
}
