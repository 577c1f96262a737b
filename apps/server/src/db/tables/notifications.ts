import type { MailTiming, NotificationKind } from "@llave/contract/notifications/notifications";
import type { ColumnType, Generated } from "kysely";
import type { PhoneChannel } from "./channels.ts";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** What a renter did with a showing. */
export type ShowingChange = "requested" | "confirmed" | "moved" | "canceled";

/** What agents are notified about, and their devices; the migrations explain the columns. */
export interface NotificationTables {
  notification: {
    agent_id: string;
    notification_id: Generated<string>;
    kind: NotificationKind;
    conversation_id: string | null;
    /** For a renter without a conversation. */
    lead_id: string | null;
    data: Json<{
      mark?: string;
      used?: number;
      included?: number;
      step?: ShowingChange;
      at?: string;
      showings?: string[];
    }>;
    created_at: Time;
    read_at: MaybeTime;
    mail_due: MaybeTime;
    /** True if the agent turned off mails of its kind. */
    mail_held: Generated<boolean>;
    mail_id: string | null;
    push_due: MaybeTime;
    /** The push that it's part of, once it's on its way. */
    push_id: string | null;
    /** True if the agent turned off pushes or texts of its kind, or WhatsApp takes none now. */
    push_held: Generated<boolean>;
    text_held: Generated<boolean>;
    text_due: MaybeTime;
    /** The text that it's part of, once it's on its way. */
    text_id: string | null;
  };
  notification_setting: {
    agent_id: string;
    mail: Json<Partial<Record<NotificationKind, MailTiming>>>;
    push: Json<Partial<Record<NotificationKind, boolean>>>;
    quiet_from: number | null;
    quiet_to: number | null;
    text: ColumnType<Partial<Record<NotificationKind, boolean>>, string | undefined, string>;
    digest_hour: number | null;
  };
  notification_digest: { agent_id: string; day: string };
  /** The agent's phone, verified or about to be. */
  alert_phone: {
    agent_id: string;
    channel: PhoneChannel;
    phone: string;
    code_hash: Buffer | null;
    code_expires_at: MaybeTime;
    /** The number it wrote to, which writes to it. */
    number: string | null;
    verified_at: MaybeTime;
    last_inbound_at: MaybeTime;
  };
  /** A text to an agent's phone. */
  alert_text: {
    agent_id: string;
    text_id: string;
    status: Generated<"queued" | "sending" | "sent" | "failed" | "dropped">;
    body: string | null;
    by_template: Generated<boolean>;
    provider_id: string | null;
    attempts: Generated<number>;
    due_at: ColumnType<Date, Date, Date>;
    claimed_at: MaybeTime;
    created_at: ColumnType<Date, Date, Date>;
  };
  push_key: {
    only_one: Generated<boolean>;
    public_key: string;
    private_key: Buffer;
    created_at: Time;
  };
  push_device: {
    agent_id: string;
    device_id: string;
    session_id: string;
    endpoint: string;
    p256dh: Buffer;
    auth: Buffer;
    created_at: Time;
    delivered_at: MaybeTime;
  };
  push_delivery: {
    agent_id: string;
    /** What its notifications have as `push_id`. */
    push_id: string;
    device_id: string;
    attempts: Generated<number>;
    due_at: Time;
    claimed_at: MaybeTime;
    created_at: Time;
  };
}
