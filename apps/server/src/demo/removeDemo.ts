import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { findDemoAccounts } from "./demoAccounts.ts";
import { demoVisits } from "./seedVisits.ts";
import { demoEntries } from "./waitlistPeople.ts";

/** What was removed. */
export interface RemovedDemo {
  accounts: number;
  waitlistEntries: number;
}

/**
 * Removes everything the demo created, in one transaction: its accounts with all their data, its waitlist with the
 * mails to it, and its share of the page counts. What people did in the meantime stays.
 */
export async function removeDemo(db: Kysely<Database>): Promise<RemovedDemo> {
  return db.transaction().execute(async (tx) => {
    const seededAt = await whenSeeded(tx);
    const accounts = await removeAccounts(tx);
    const waitlistEntries = seededAt ? await removeWaitlist(tx) : 0;
    if (seededAt) await removeVisits(tx, seededAt);
    await tx.deleteFrom("installation").where("key", "in", ["demo_agent", "demo_admin"]).execute();
    return { accounts, waitlistEntries };
  });
}

/** When the demo was created, together with its agent. Undefined if there is none (anymore). */
async function whenSeeded(tx: Kysely<Database>): Promise<Date | undefined> {
  const agent = await tx
    .selectFrom("installation")
    .innerJoin("account", (join) => join.on(sql`account_id::text`, "=", sql.ref("installation.value")))
    .select("account.created_at")
    .where("installation.key", "=", "demo_agent")
    .executeTakeFirst();
  return agent?.created_at;
}

async function removeAccounts(tx: Kysely<Database>): Promise<number> {
  const ids = (await findDemoAccounts(tx)).map((account) => account.account_id);
  if (ids.length === 0) return 0;
  await tx.deleteFrom("admin_audit").where("account_id", "in", ids).execute();
  await tx.deleteFrom("waitlist_entry").where("account_id", "in", ids).execute();
  await tx.deleteFrom("account").where("account_id", "in", ids).execute();
  return ids.length;
}

async function removeWaitlist(tx: Kysely<Database>): Promise<number> {
  const emails = demoEntries.map((entry) => entry.email);
  const { numDeletedRows } = await tx
    .deleteFrom("waitlist_entry")
    .where(sql<string>`lower(email)`, "in", emails)
    .executeTakeFirst();
  await tx.deleteFrom("mail").where(sql<string>`lower(recipient)`, "in", emails).execute();
  return Number(numDeletedRows);
}

/** Real page views on the same days were added to the demo's rows: only its own share is subtracted. */
async function removeVisits(tx: Kysely<Database>, seededAt: Date): Promise<void> {
  const rows = JSON.stringify(demoVisits(seededAt));
  await sql`
    update page_day set views = greatest(0, page_day.views - demo.views), visits = greatest(0, page_day.visits - demo.visits)
    from json_to_recordset(${rows}::json) as demo (
      day date, path text, language text, referrer text, source text, campaign text, views int, visits int)
    where (page_day.day, page_day.path, page_day.language, page_day.referrer, page_day.source, page_day.campaign)
      = (demo.day, demo.path, demo.language, demo.referrer, demo.source, demo.campaign)`.execute(tx);
  await tx.deleteFrom("page_day").where("views", "=", 0).execute();
}
