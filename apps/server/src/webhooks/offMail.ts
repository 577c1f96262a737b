import type { MailRow } from "../mail/mailRow.ts";
import type { Services } from "../services.ts";

/** Tells the agent that a webhook was turned off; null if it is on again or deleted. */
export async function webhookOffMail({ db }: Pick<Services, "db">, { about }: MailRow) {
  if (!about) return null;
  const row = await db
    .selectFrom("webhook_endpoint as e")
    .innerJoin("account as a", "a.account_id", "e.agent_id")
    .select(["e.url", "a.name"])
    .where("e.endpoint_id", "=", about)
    .where("e.off_because", "is not", null)
    .executeTakeFirst();
  // The path of the address may contain a secret.
  return row
    ? { values: { name: row.name, address: new URL(row.url).host }, path: "/dashboard/settings/integrations" }
    : null;
}
