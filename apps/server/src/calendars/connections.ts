import type { Language } from "@llave/contract/language";
import type { CalendarProvider } from "@llave/contract/showings/calendars";
import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import type { Tokens } from "./signIn.ts";
import { sealToken } from "./tokens.ts";

export type ConnectionRow = Selectable<Database["calendar_connection"]>;
type ConnectionKey = Pick<ConnectionRow, "agent_id" | "provider">;

/** An agent's connections, with the number of showings that wait to be sent to each. */
export function listConnections(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("calendar_connection as c")
    .select(["provider", "account", "state", "busy_read_at", "failing_since", "busy"])
    .select((of) =>
      of
        .selectFrom("calendar_event as e")
        .select((event) => event.fn.countAll<string>().as("count"))
        .whereRef("e.agent_id", "=", "c.agent_id")
        .whereRef("e.provider", "=", "c.provider")
        .whereRef("e.wanted", ">", "e.sent")
        .as("waiting"),
    )
    .where("agent_id", "=", agentId)
    .execute();
}

/** One of an agent's connections. */
export function findConnection(db: Kysely<Database>, agentId: string, provider: CalendarProvider) {
  return db
    .selectFrom("calendar_connection")
    .selectAll()
    .where("agent_id", "=", agentId)
    .where("provider", "=", provider)
    .executeTakeFirst();
}

interface NewConnection {
  agentId: string;
  provider: CalendarProvider;
  language: Language;
  tokens: Tokens & { refreshToken: string; account: string };
  /** Creates the calendar for Llave's entries; null if the provider has entries in the agent's main one. */
  makeCalendar: () => Promise<string | null>;
}

/**
 * Stores a connection and queues the upcoming showings for it. Signing in again with the same account keeps its
 * calendar and entries; another account starts from scratch.
 */
export async function storeConnection(
  services: Pick<Services, "db" | "now" | "secret">,
  { agentId, provider, language, tokens, makeCalendar }: NewConnection,
): Promise<void> {
  const { db, secret } = services;
  const now = services.now();
  const before = await findConnection(db, agentId, provider);
  const isSame = before !== undefined && before.account === tokens.account;
  const calendar_id = isSame ? before.calendar_id : await makeCalendar();
  const row = {
    ...{ account: tokens.account, language, calendar_id, state: "on" as const },
    refresh_token: sealToken(secret, tokens.refreshToken),
    access_token: sealToken(secret, tokens.accessToken),
    access_until: new Date(now.getTime() + tokens.expiresIn * 1_000),
    ...{ read_due_at: now, wait_until: null, failing_since: null, failures: 0 },
    ...(!isSame && { busy: "[]", busy_read_at: null, connected_at: now }),
  };
  await db.transaction().execute(async (tx) => {
    if (!isSame) await deleteConnection(tx, agentId, provider);
    await tx
      .insertInto("calendar_connection")
      .values({ agent_id: agentId, provider, connected_at: now, ...row })
      .onConflict((conflict) => conflict.columns(["agent_id", "provider"]).doUpdateSet(row))
      .execute();
    await queueUpcoming(tx, { agent_id: agentId, provider }, now);
  });
}

/** Queues every upcoming showing once more, also those that are in a calendar already. */
export async function queueUpcoming(
  db: Kysely<Database>,
  { agent_id, provider }: ConnectionKey,
  now: Date,
): Promise<void> {
  await sql`
    insert into calendar_event (agent_id, provider, showing_id, due_at)
    select s.agent_id, ${provider}, s.showing_id, ${now}::timestamptz from showing s
    where s.agent_id = ${agent_id} and s.status in ('requested', 'confirmed') and s.ends_at > ${now}::timestamptz
    on conflict (agent_id, provider, showing_id)
    do update set wanted = calendar_event.wanted + 1, due_at = excluded.due_at`.execute(db);
}

/** Removes a connection and what we stored about its calendar. True if there was one. */
export async function deleteConnection(
  db: Kysely<Database>,
  agentId: string,
  provider: CalendarProvider,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("calendar_connection")
    .where("agent_id", "=", agentId)
    .where("provider", "=", provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Changes a connection. */
export async function updateConnection(
  db: Kysely<Database>,
  { agent_id, provider }: ConnectionKey,
  values: Updateable<Database["calendar_connection"]>,
): Promise<void> {
  await db
    .updateTable("calendar_connection")
    .set(values)
    .where("agent_id", "=", agent_id)
    .where("provider", "=", provider)
    .execute();
}
