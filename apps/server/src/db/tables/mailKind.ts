/** What a mail is about; `letters/compose.ts` writes each. */
export type MailKind =
  | "waitlist_joined"
  | "invitation"
  | "password_reset"
  | "password_changed"
  | "email_change"
  | "email_changed"
  | "contact_message"
  | "introduction"
  | "notifications"
  | "digest"
  | "showing"
  | "showing_agent"
  | "showing_reminder"
  | "privacy_code"
  | "privacy_erased"
  | "follow_up"
  | "thread_message"
  | "chat_message"
  | "sign_in_blocked"
  | "codes_blocked"
  | "new_device"
  | "email_verification"
  | "webhook_off"
  | "calendar_stopped"
  | "email_test";

/** Why a mail isn't sent after all: its reader wants none, or it lost its point while it waited. */
export type DropReason = "opted_out" | "superseded";
