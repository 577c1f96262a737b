import { randomUUID } from "node:crypto";
import { dayMs } from "@llave/contract/calendar";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { linkRow } from "../mail/mailedLinks.ts";
import { rewardReferral } from "../waitlist/queue.ts";
import { insertEntry } from "../waitlist/repository.ts";
import { type DemoEntry, demoEntries, invitedDaysAgo } from "./waitlistPeople.ts";

/** Fills the demo's waitlist with entries in every status; the agent's own entry belongs to her account. */
export async function seedWaitlist(tx: Kysely<Database>, agentId: string, secret: string): Promise<void> {
  const ids: string[] = [];
  for (const entry of demoEntries) {
    const entryId = await addEntry(tx, entry, ids);
    ids.push(entryId);
    if (entry.came) await invite(tx, secret, entryId, entry, ids.length);
  }
  await tx
    .updateTable("waitlist_entry")
    .set({ account_id: agentId })
    .where("entry_id", "=", ids[0] ?? "")
    .execute();
}

async function addEntry(tx: Kysely<Database>, entry: DemoEntry, earlier: string[]): Promise<string> {
  const referrer = entry.referredBy === undefined ? undefined : earlier[entry.referredBy];
  const added = await insertEntry(tx, {
    name: entry.name,
    email: entry.email,
    is_agent: entry.isAgent ?? true,
    language: entry.language ?? "en",
    referredBy: referrer,
    utmSource: entry.source,
    utm: entry.campaign ? { utm_campaign: entry.campaign } : {},
    now: new Date(Date.now() - entry.daysAgo * dayMs),
  });
  if (!added) throw new Error(`${entry.email} is in the demo twice`);
  if (referrer) await rewardReferral(tx, referrer);
  return added.entry_id;
}

/** The invitation as it would be after its mail was sent and was opened, failed or led to an account. */
async function invite(tx: Kysely<Database>, secret: string, entryId: string, entry: DemoEntry, place: number) {
  const invitedAt = new Date(Date.now() - invitedDaysAgo * dayMs);
  const openedAt = new Date(invitedAt.getTime() + dayMs / 8);
  const onboarded = entry.came === "onboarded";
  await tx
    .updateTable("waitlist_entry")
    .set({
      status: onboarded ? "onboarded" : "invited",
      invited_at: invitedAt,
      invited_from: place,
      onboarded_at: onboarded ? openedAt : null,
    })
    .where("entry_id", "=", entryId)
    .execute();
  const failed = entry.came === "failed";
  const mail = {
    mail_id: randomUUID(),
    kind: "invitation" as const,
    recipient: entry.email,
    language: entry.language ?? "en",
    status: failed ? ("failed" as const) : ("sent" as const),
    attempts: failed ? 5 : 1,
    error: failed ? "550 No such mailbox" : null,
    created_at: invitedAt,
    changed_at: invitedAt,
  };
  await tx.insertInto("mail").values(mail).execute();
  const link = { purpose: "invitation" as const, mailId: mail.mail_id, email: entry.email, entryId };
  const opened = entry.came === "opened" || onboarded ? openedAt : null;
  await tx
    .insertInto("mailed_link")
    .values({ ...linkRow(secret, link, invitedAt), opened_at: opened, used_at: onboarded ? openedAt : null })
    .execute();
}
