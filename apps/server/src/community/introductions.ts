import { type Kysely, sql } from "kysely";
import { z } from "zod";
import type { SignedIn } from "../auth/session.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { marketDay } from "../time/marketDay.ts";
import { timeZoneOf } from "../time/markets.ts";
import { findListedAgent } from "./repository.ts";
import { sampleAgents } from "./sampleAgents.ts";

/** Introductions one account can send per day, so that the directory isn't a way to mail everyone in it. */
const maxPerDay = 20;
const hour = 3600;

/**
 * Mails an introduction to an agent in the directory, at most one a day for each pair. The stored row records who
 * wrote, the recipient and the text.
 * @throws ApiError `not_found`, `sample_profile`, `introduction_to_self`, `email_not_verified`, `introduced_today` or
 * `too_many_requests`
 */
export async function introduce(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  from: SignedIn,
  agentId: string,
  message: string,
): Promise<void> {
  if (sampleAgents.some(({ id }) => id === agentId)) throw new ApiError("sample_profile");
  if (!z.uuid().safeParse(agentId).success) throw new ApiError("not_found");
  if (agentId === from.accountId) throw new ApiError("introduction_to_self");
  // The mail's reply address is the sender's, so it must be proven.
  if (!from.emailVerified) throw new ApiError("email_not_verified");
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const to = await findListedAgent(tx, agentId);
    if (!to) throw new ApiError("not_found");
    const now = services.now();
    const day = marketDay(now, timeZoneOf(to.market));
    // One at a time per sender, so that simultaneous requests can't exceed the limit together.
    await tx.selectFrom("account").select("account_id").where("account_id", "=", from.accountId).forUpdate().execute();
    if ((await countOfDay(tx, from.accountId, day)) >= maxPerDay) {
      throw new ApiError("too_many_requests", { retryAfter: hour });
    }
    const about = await insertIntroduction(tx, { agentId, accountId: from.accountId, message, day, now });
    if (about === undefined) throw new ApiError("introduced_today");
    await queueMails(services, tx, [{ kind: "introduction", recipient: to.email, language: to.language, about }]);
  });
}

async function insertIntroduction(
  tx: Kysely<Database>,
  {
    agentId,
    accountId,
    message,
    day,
    now,
  }: Record<"agentId" | "accountId" | "message" | "day", string> & { now: Date },
): Promise<string | undefined> {
  const row = await tx
    .insertInto("introduction")
    .values({ agent_id: agentId, account_id: accountId, message, day, created_at: now })
    .onConflict((conflict) => conflict.columns(["agent_id", "account_id", "day"]).doNothing())
    .returning("introduction_id")
    .executeTakeFirst();
  return row?.introduction_id;
}

async function countOfDay(tx: Kysely<Database>, accountId: string, day: string): Promise<number> {
  const row = await tx
    .selectFrom("introduction")
    .select(sql<number>`count(*)`.as("n"))
    .where("account_id", "=", accountId)
    .where(sql<boolean>`day = ${day}::date`)
    .executeTakeFirstOrThrow();
  return row.n;
}

/** An introduction with its sender and recipient; undefined once either is gone. */
export async function findIntroduction(db: Kysely<Database>, introductionId: string) {
  const row = await db
    .selectFrom("introduction as i")
    .innerJoin("agent as recipient", "recipient.agent_id", "i.agent_id")
    .innerJoin("account as writer", "writer.account_id", "i.account_id")
    .leftJoin("agent as colleague", (join) =>
      join
        .onRef("colleague.agent_id", "=", "i.account_id")
        .on("colleague.onboarded_at", "is not", null)
        .on("colleague.license_status", "<>", "rejected"),
    )
    .select(["i.message", "recipient.name as agentName", "writer.name", "writer.email", "colleague.agent_id"])
    .where("i.introduction_id", "=", introductionId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { agent_id, ...introduction } = row;
  return { ...introduction, senderStatus: agent_id === null ? ("waiting" as const) : ("agent" as const) };
}
