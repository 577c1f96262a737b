import { hourMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { marketDay } from "../time/marketDay.ts";
import { hourIn, timeZoneOf } from "../time/markets.ts";
import { todaysShowings } from "./mailContent.ts";

/** How late we still send a digest that a stopped server missed. Hours. */
const maxLateHours = 3;
/** Notifications of this long before belong to the night. Milliseconds. */
const nightMs = 16 * hourMs;
const batchSize = 200;

/**
 * The morning digest: one mail with what came overnight and today's showings, for agents who chose it. What the mail
 * lists isn't mailed on its own anymore; nothing to list, no mail. Its row allows one a day, whichever server comes first.
 */
export async function sendDigests(services: Pick<Services, "db" | "jobs" | "now" | "secret">): Promise<void> {
  const now = services.now();
  await services.jobs.start();
  for (const agent of await dueAgents(services.db, now)) {
    await services.db.transaction().execute((tx) => digest(services, tx, agent, now));
  }
}

interface DueAgent {
  agent_id: string;
  email: string;
  language: "en" | "es";
  market: string;
  digest_hour: number;
}

async function dueAgents(db: Kysely<Database>, now: Date): Promise<DueAgent[]> {
  const { rows } = await sql<DueAgent>`
    select s.agent_id, o.email, o.language, a.market, s.digest_hour
    from notification_setting s join agent a using (agent_id) join account o on o.account_id = s.agent_id
    where s.digest_hour is not null and not exists (
      select from notification_digest d where d.agent_id = s.agent_id and d.day = market_day(${now}::timestamptz))
    limit ${batchSize * 50}`.execute(db);
  return rows
    .filter(({ market, digest_hour }) => {
      const late = hourIn(now, timeZoneOf(market)) - digest_hour;
      return late >= 0 && late < maxLateHours;
    })
    .slice(0, batchSize);
}

async function digest(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  { agent_id: agentId, email, language, market }: DueAgent,
  now: Date,
): Promise<void> {
  const claimed = await tx
    .insertInto("notification_digest")
    .values({ agent_id: agentId, day: marketDay(now, timeZoneOf(market)) })
    .onConflict((conflict) => conflict.columns(["agent_id", "day"]).doNothing())
    .returning("day")
    .executeTakeFirst();
  if (!claimed) return;
  const news = await tx
    .selectFrom("notification")
    .select("notification_id")
    .where("agent_id", "=", agentId)
    .where("read_at", "is", null)
    .where("mail_id", "is", null)
    .where("created_at", ">", new Date(now.getTime() - nightMs))
    .where("created_at", "<=", now)
    .execute();
  const showings = await todaysShowings(tx, agentId, market, now);
  if (news.length === 0 && showings.length === 0) return;
  const [mailId = null] = await queueMails(services, tx, [
    { kind: "digest", recipient: email, language, about: agentId },
  ]);
  if (news.length === 0) return;
  await tx
    .updateTable("notification")
    .set({ mail_id: mailId, mail_due: null, mail_held: false })
    .where("agent_id", "=", agentId)
    .where(
      "notification_id",
      "in",
      news.map(({ notification_id }) => notification_id),
    )
    .execute();
}
