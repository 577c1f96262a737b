import { randomBytes } from "node:crypto";
import { addDays, dayMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import { hashPassword } from "../auth/passwords/passwords.ts";
import type { Config } from "../config.ts";
import type { DatabaseHandle } from "../db/connect.ts";
import type { Database } from "../db/schema.ts";
import { demoPassword } from "../process/installation.ts";
import { linkPath } from "../smartlinks/present.ts";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone } from "../time/markets.ts";
import { demoAgent, demoLinks, demoListings } from "./content.ts";
import { seedDemoAdmin } from "./demoAdmin.ts";
import { seedVisits } from "./seedVisits.ts";
import { seedWaitlist } from "./seedWaitlist.ts";

/**
 * Creates the demo agent with links and listings, the waitlist she came from, and an administrator if the settings name
 * none. It does so on an empty embedded database outside production; `LLAVE_DEMO=1` requests it on another empty
 * database, `0` prevents it. It doesn't write conversations: `playDemo` has the real assistant do that.
 * @returns true if it created the demo
 */
export async function seedDemo({ db }: DatabaseHandle, config: Config, secret: string): Promise<boolean> {
  const wanted = config.demo ?? (!config.production && config.databaseUrl === undefined);
  if (!wanted || !(await isEmpty(db))) return false;
  const passwordHash = await hashPassword(demoPassword(secret, "agent"));
  return db.transaction().execute(async (tx) => {
    // If several servers start at the same time on an empty database, one creates the demo and the others wait.
    await sql`select pg_advisory_xact_lock(hashtextextended('llave demo', 0))`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    const account = await tx
      .insertInto("account")
      .values({
        email: demoAgent.email,
        name: demoAgent.name,
        password_hash: passwordHash,
        access_level: "early_access",
        email_verified_at: new Date(),
      })
      .returning("account_id")
      .executeTakeFirstOrThrow();
    const agentId = account.account_id;
    await tx.insertInto("agent").values(agentRow(agentId)).execute();
    await tx
      .insertInto("smartlink")
      .values(demoLinks.map((link, index) => linkRow(agentId, link, index === 0)))
      .execute();
    await tx
      .insertInto("property")
      .values(demoListings.map((listing) => propertyRow(agentId, listing)))
      .execute();
    await tx.insertInto("installation").values({ key: "demo_agent", value: agentId }).execute();
    await seedWaitlist(tx, agentId, secret);
    await seedVisits(tx);
    if (!config.admin) await seedDemoAdmin(tx, secret);
    return true;
  });
}

async function isEmpty(db: Kysely<Database>): Promise<boolean> {
  const row = await sql<{ empty: boolean }>`select not exists (select from account) as empty`.execute(db);
  return row.rows[0]?.empty ?? false;
}

/** The made-up license was found in the made-up records this long ago. */
const licenseCheckedDaysAgo = 24;

function agentRow(agentId: string) {
  const { email: _, ...profile } = demoAgent;
  return {
    agent_id: agentId,
    ...profile,
    working_hours: JSON.stringify(profile.working_hours),
    onboarded_at: new Date(),
    license_checked_at: new Date(Date.now() - licenseCheckedDaysAgo * dayMs),
    community_listed_at: new Date(),
    renter_contact: [...profile.renter_contact],
    community_markets: [...profile.community_markets],
    community_languages: [...profile.community_languages],
  };
}

/** Listings were confirmed a few days ago and become available in the coming weeks, whenever the demo is created. */
function propertyRow(agentId: string, demo: (typeof demoListings)[number]) {
  const { freeInDays, confirmedDaysAgo, facts, terms, ...listing } = { confirmedDaysAgo: 5, ...demo };
  const confirmed = new Date(Date.now() - confirmedDaysAgo * dayMs);
  const updated = isoDay(confirmed);
  const dated = Object.fromEntries(Object.entries(facts).map(([topic, fact]) => [topic, { ...fact, updated }]));
  return {
    agent_id: agentId,
    ...listing,
    available_from: addDays(isoDay(new Date()), freeInDays),
    terms: JSON.stringify(terms),
    facts: JSON.stringify(dated),
    updated_at: confirmed,
  };
}

/** The market's day: in the evening, UTC is a day ahead of the renters. */
function isoDay(date: Date): string {
  return marketDay(date, homeTimeZone);
}

function linkRow(agentId: string, link: (typeof demoLinks)[number], isFirst: boolean) {
  const createdAt = new Date(Date.now() + (isFirst ? 0 : demoLinks.indexOf(link)));
  return {
    agent_id: agentId,
    ...link,
    token: randomBytes(6).toString("base64url"),
    is_first: isFirst,
    created_at: createdAt,
  };
}

export interface DemoAccess {
  email: string;
  password: string;
  smartLinkPath: string;
}

/** How to try this installation's demo; null if there is none (anymore). */
export async function demoAccess(db: Kysely<Database>, secret: string): Promise<DemoAccess | null> {
  const row = await db
    .selectFrom("installation")
    .innerJoin("agent", (join) => join.on(sql`agent.agent_id::text`, "=", sql.ref("installation.value")))
    .innerJoin("account", "account.account_id", "agent.agent_id")
    .innerJoin("smartlink", (join) =>
      join.onRef("smartlink.agent_id", "=", "agent.agent_id").on("smartlink.is_first", "=", true),
    )
    .select(["account.email", "agent.slug", "name_slug", "token"])
    .where("installation.key", "=", "demo_agent")
    .executeTakeFirst();
  if (!row) return null;
  return {
    email: row.email,
    password: demoPassword(secret, "agent"),
    smartLinkPath: linkPath({ agentSlug: row.slug, nameSlug: row.name_slug, token: row.token }),
  };
}
