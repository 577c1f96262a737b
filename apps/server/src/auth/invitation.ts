import type { InvitationResponse } from "@llave/contract/auth";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { findLink, spendLink } from "./mailedLinks.ts";
import { findAccount } from "./repository.ts";

/**
 * Gives early access to an account by the token of a mailed invitation. It works once, and only for
 * the address that the mail went to: that address is what the token proves.
 */
export async function acceptInvitation(
  tx: Kysely<Database>,
  account: { accountId: string; email: string },
  token: string,
  now: Date,
): Promise<"accepted" | "refused"> {
  const found = await findLink(tx, "invitation", token, now);
  if (found?.email !== account.email.toLowerCase()) return "refused";
  const link = await spendLink(tx, "invitation", token, now);
  if (!link?.entry_id) return "refused";
  await tx
    .updateTable("account")
    .set({ access_level: "early_access" })
    .where("account_id", "=", account.accountId)
    .execute();
  await tx
    .updateTable("waitlist_entry")
    .set({ account_id: account.accountId })
    .where("entry_id", "=", link.entry_id)
    .execute();
  await closeInvitations(tx, link.entry_id, now);
  return "accepted";
}

/** Who was invited by a token; marks the mail as opened. Null where it would not work (any more). */
export async function openInvitation(
  db: Kysely<Database>,
  token: string,
  now: Date,
): Promise<InvitationResponse | null> {
  const link = await findLink(db, "invitation", token, now);
  if (!link?.entry_id) return null;
  const entry = await db
    .selectFrom("waitlist_entry")
    .select(["name", "email"])
    .where("entry_id", "=", link.entry_id)
    .executeTakeFirst();
  if (!entry) return null;
  await db
    .updateTable("mailed_link")
    .set({ opened_at: now })
    .where("link_id", "=", link.link_id)
    .where("opened_at", "is", null)
    .execute();
  const hasAccount = (await findAccount(db, link.email)) !== undefined;
  return { email: entry.email, name: entry.name, hasAccount };
}

/** An invitation that was sent again leaves earlier links behind; accepting one closes them all. */
async function closeInvitations(tx: Kysely<Database>, entryId: string, now: Date): Promise<void> {
  await tx
    .updateTable("mailed_link")
    .set({ used_at: now })
    .where("entry_id", "=", entryId)
    .where("used_at", "is", null)
    .execute();
}
