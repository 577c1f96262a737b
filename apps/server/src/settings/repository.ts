import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettingsRow>>>;

/** The data behind an agent's settings; undefined before setup is finished. */
export function findSettingsRow(db: Kysely<Database>, agentId: string) {
  return settingsRows(db, agentId).executeTakeFirst();
}

/** The same, locked against other changes until the transaction ends. */
export function lockSettingsRow(tx: Kysely<Database>, agentId: string) {
  return settingsRows(tx, agentId).forUpdate().executeTakeFirst();
}

function settingsRows(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("agent")
    .select(["agent_id", "name", "community_headline", "brokerage", "phone", "photo", "market"])
    .select(["license_number", "license_state", "license_status", "license_finding", "license_checked_at"])
    .select([
      "whatsapp_enabled",
      "sms_enabled",
      "renter_contact",
      "tone",
      "language",
      "ai_mode",
      "muted",
      "working_hours",
      "greeting_en",
      "greeting_es",
      "brand_color",
      "language_model",
    ])
    .select(["plan", "trial_ends_at"])
    .where("agent_id", "=", agentId)
    .where("onboarded_at", "is not", null);
}

/** Whether an agent has uploaded a portrait with this id. */
export async function hasPortrait(db: Kysely<Database>, agentId: string, pictureId: string): Promise<boolean> {
  const row = await db
    .selectFrom("picture")
    .select("picture_id")
    .where("agent_id", "=", agentId)
    .where("picture_id", "=", pictureId)
    .where("purpose", "=", "portrait")
    .executeTakeFirst();
  return row !== undefined;
}
