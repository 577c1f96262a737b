import { dayMs } from "@llave/contract/calendar";
import {
  type MarkRead,
  type NotificationSettings,
  notificationKinds,
} from "@llave/contract/notifications/notifications";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { TimeCursor } from "../http/pageCursor.ts";

/** A notification that waited longer isn't sent to a phone anymore; it stays at the bell. Milliseconds. */
const freshMs = dayMs;
/** More unread ones than this are shown as "more". */
const maxCounted = 100;

/** An agent's notifications with what they are about, newest first; one more than asked for. */
export function listNotifications(
  db: Kysely<Database>,
  agentId: string,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  let query = withSubject(db).where("n.agent_id", "=", agentId);
  if (after) {
    query = query.where(
      sql<boolean>`(n.created_at, n.notification_id) < (${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return query
    .orderBy("n.created_at", "desc")
    .orderBy("n.notification_id", "desc")
    .limit(limit + 1)
    .execute();
}

/** The displayed lead of a notification: its conversation's, or its own where there is none. */
const keptSubject = sql<string>`kept_lead(n.agent_id, coalesce(c.lead_id, n.lead_id))`;

/** The renter's message that a notification is about: the latest one then, whatever was written since. */
const messageThen = sql<string | null>`(
  select m.content from message m
  where m.agent_id = n.agent_id and m.conversation_id = n.conversation_id and m.role = 'user'
    and m.created_at <= n.created_at
  order by m.seq desc limit 1)`;

/** True while a draft in the notification's conversation still waits for the agent. */
const draftWaits = sql<boolean>`exists (
  select from draft d
  where d.agent_id = n.agent_id and d.conversation_id = n.conversation_id and d.status = 'waiting')`;

/** Notifications joined with the renter and the message they are about. */
export function withSubject(db: Kysely<Database>) {
  return db
    .selectFrom("notification as n")
    .leftJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "n.agent_id").onRef("c.conversation_id", "=", "n.conversation_id"),
    )
    .leftJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "n.agent_id").on("l.lead_id", "=", keptSubject))
    .select(["n.notification_id", "n.kind", "n.conversation_id", "n.data", "n.created_at", "n.read_at"])
    .select(["l.lead_id", "l.name", "l.score"])
    .select([messageThen.as("message"), draftWaits.as("draft_waits")]);
}

export type NotificationRow = Awaited<ReturnType<typeof listNotifications>>[number];

/** How many an agent has not read, up to 100. */
export async function countUnread(db: Kysely<Database>, agentId: string): Promise<number> {
  const row = await db
    .selectFrom((inner) =>
      inner
        .selectFrom("notification")
        .select("notification_id")
        .where("agent_id", "=", agentId)
        .where("read_at", "is", null)
        .limit(maxCounted)
        .as("unread"),
    )
    .select((n) => n.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** True if all notifications to be marked as read are the agent's. */
export async function ownsWhat(db: Kysely<Database>, agentId: string, which: MarkRead): Promise<boolean> {
  if ("conversationId" in which) {
    const row = await db
      .selectFrom("conversation")
      .select("conversation_id")
      .where("agent_id", "=", agentId)
      .where("conversation_id", "=", which.conversationId)
      .executeTakeFirst();
    return row !== undefined;
  }
  if (!("ids" in which)) return true;
  const ids = [...new Set(which.ids)];
  const { own } = await db
    .selectFrom("notification")
    .select((of) => of.fn.countAll<number>().as("own"))
    .where("agent_id", "=", agentId)
    .where("notification_id", "in", ids)
    .executeTakeFirstOrThrow();
  return own === ids.length;
}

/** Marks an agent's notifications as read; none of them is mailed or pushed anymore. */
export async function markAsRead(db: Kysely<Database>, agentId: string, which: MarkRead, now: Date): Promise<void> {
  let query = db
    .updateTable("notification")
    .set({
      read_at: now,
      mail_due: null,
      mail_held: false,
      push_due: null,
      push_held: false,
      text_due: null,
      text_held: false,
    })
    .where("agent_id", "=", agentId)
    .where("read_at", "is", null);
  if ("ids" in which) query = query.where("notification_id", "in", which.ids);
  if ("conversationId" in which) query = query.where("conversation_id", "=", which.conversationId);
  await query.execute();
}

/** The agent's choices; undefined if nothing was chosen. */
export function findSettings(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("notification_setting")
    .select(["mail", "push", "text", "quiet_from", "quiet_to", "digest_hour"])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
}

export type SettingsRow = NonNullable<Awaited<ReturnType<typeof findSettings>>>;

/**
 * Stores the agent's choices. Whatever earlier choices held back is decided again, unless it was read in the meantime.
 */
export async function saveSettings(
  db: Kysely<Database>,
  agentId: string,
  { mail, push, text, quietHours, digest }: NotificationSettings,
  now: Date,
): Promise<void> {
  const quiet = {
    quiet_from: quietHours?.from ?? null,
    quiet_to: quietHours?.to ?? null,
    digest_hour: digest?.hour ?? null,
  };
  const row = { mail: JSON.stringify(mail), push: JSON.stringify(push), text: JSON.stringify(text), ...quiet };
  const mailed = notificationKinds.filter((kind) => mail[kind] !== "off");
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto("notification_setting")
      .values({ agent_id: agentId, ...row })
      .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(row))
      .execute();
    // New quiet hours may release what waits for their end.
    for (const due of ["mail_due", "push_due", "text_due"] as const) {
      await tx
        .updateTable("notification")
        .set({ [due]: now })
        .where("agent_id", "=", agentId)
        .where(due, ">", now)
        .execute();
    }
    const held = { push: { push_due: now, push_held: false }, text: { text_due: now, text_held: false } };
    for (const way of ["push", "text"] as const) {
      const on = notificationKinds.filter((kind) => (way === "push" ? push : text)[kind]);
      if (on.length === 0) continue;
      await tx
        .updateTable("notification")
        .set(held[way])
        .where("agent_id", "=", agentId)
        .where(`${way}_held`, "=", true)
        .where("read_at", "is", null)
        .where("created_at", ">", new Date(now.getTime() - freshMs))
        .where("kind", "in", on)
        .execute();
    }
    if (mailed.length === 0) return;
    await tx
      .updateTable("notification")
      .set({ mail_due: now, mail_held: false })
      .where("agent_id", "=", agentId)
      .where("mail_held", "=", true)
      .where("read_at", "is", null)
      .where("kind", "in", mailed)
      .execute();
  });
}
