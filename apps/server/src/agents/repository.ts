import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** An agent's profile, or undefined before onboarding. */
export function findAgent(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("agent")
    .select(["agent_id", "name", "license_number", "photo", "brokerage"])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
}
