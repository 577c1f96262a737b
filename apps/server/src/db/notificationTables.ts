import type { MailTiming, NotificationKind } from "@llave/contract/notifications";
import type { Generated } from "kysely";
import type { Json, MaybeTime, Time } from "./columnTypes.ts";

/** What agents are notified about, and their devices; the migrations explain the columns. */
export interface NotificationTables {
  notification: {
    agent_id: string;
    notification_id: Generated<string>;
    kind: NotificationKind;
    conversation_id: string | null;
    data: Json<{ mark?: string; used?: number; included?: number }>;
    created_at: Time;
    read_at: MaybeTime;
    mail_due: MaybeTime;
    /** True if the agent turned off mails of its kind. */
    mail_held: Generated<boolean>;
    mail_id: string | null;
    push_due: MaybeTime;
    /** The push that it's part of, once it's on its way. */
    push_id: string | null;
  };
  notification_setting: {
    agent_id: string;
    mail: Json<Partial<Record<NotificationKind, MailTiming>>>;
    push: Json<Partial<Record<NotificationKind, boolean>>>;
    quiet_from: number | null;
    quiet_to: number | null;
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
