import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * The last step of an entry: its account finished setup. An unclaimed entry with the same address counts as the
 * account's own. It changes nothing for an account without an entry, or when called again. Call it in the transaction
 * that completes setup.
 * @param now when setup was finished
 */
export async function markOnboarded(tx: Kysely<Database>, accountId: string, now: Date): Promise<void> {
  await sql`
    update waitlist_entry entry
    set status = 'onboarded', onboarded_at = ${now}, account_id = account.account_id
    from account
    where account.account_id = ${accountId} and entry.status <> 'onboarded'
      and (entry.account_id = account.account_id
        or (entry.account_id is null and lower(entry.email) = lower(account.email)))`.execute(tx);
}
