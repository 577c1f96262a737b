import { minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/contract/language";
import { type Kysely, type Selectable, sql } from "kysely";
import {
  type AgentLine,
  findSentToAgent,
  lineToAgent,
  type News,
  newsByTemplate,
  newsTemplateOf,
  textAfterWindow,
  writeToAgent,
} from "../../channels/agentPhone/agentPhone.ts";
import { outsideWindow } from "../../channels/outbound/rules/window.ts";
import type { Database } from "../../db/schema.ts";
import { doubledWaitMs } from "../../jobs/nextAttempt.ts";
import type { Services } from "../../services.ts";
import { lineOf, pathOf } from "../mailContent.ts";
import { withSubject } from "../repository.ts";

type TextingServices = Pick<Services, "config" | "db" | "now" | "origin" | "secret">;
type TextRow = Selectable<Database["alert_text"]>;

const batchSize = 20;
/** After this long, a claim without an outcome is investigated: its call has certainly ended. Milliseconds. */
const settleAfterMs = 3 * minuteMs;
/** How far the provider's clock may be off. Milliseconds. */
const clockToleranceMs = minuteMs;
const firstRetryMs = 30_000;
/** News that couldn't be texted for an hour waits at the bell. */
const maxAttempts = 8;
/** Lines of one text; more are given as a number. */
const maxLines = 4;

/** The last line of a text that names only some of its news. */
const moreLine = {
  en: (count: number) => `And ${count} more.`,
  es: (count: number) => `Y ${count} más.`,
};

/**
 * Sends what is due to agents' phones. Any number of servers can do this at the same time: each text is claimed by one.
 */
export async function deliverTexts(services: TextingServices): Promise<void> {
  await settleLost(services);
  for (;;) {
    const claimed = await claimDue(services.db, services.now());
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((row) => deliver(services, row)));
  }
}

async function claimDue(db: Kysely<Database>, now: Date): Promise<TextRow[]> {
  const { rows } = await sql<TextRow>`
    update alert_text set status = 'sending', claimed_at = ${now}, attempts = attempts + 1
    where (agent_id, text_id) in (
      select agent_id, text_id from alert_text where status = 'queued' and due_at <= ${now}
      order by due_at limit ${batchSize} for update skip locked)
    returning *`.execute(db);
  return rows;
}

async function deliver(services: TextingServices, row: TextRow): Promise<void> {
  const { db, now } = services;
  const line = await lineToAgent(services, row.agent_id);
  const news = line && (await newsOf(services, row));
  if (!line || !news) return note(db, row, { status: "dropped" });
  const isOver = line.windowEnd !== null && line.windowEnd < now();
  const words = isOver ? await newsByTemplate(services, line, news).catch(() => undefined) : plainly(news);
  if (words === undefined) return later(services, row);
  if (words === null) return textAfterWindow(db, row, { now: now(), byTemplate: false });
  const { body, template } = words;
  // Stored before the call, so that a lost outcome can be looked up by it.
  await note(db, row, { body, by_template: template !== null });
  const outcome = await writeToAgent(services, line, { body, template, textId: row.text_id });
  if (outcome.result === "accepted") return note(db, row, { status: "sent", provider_id: outcome.providerId });
  if (outcome.result === "refused" && (template || outcome.code === outsideWindow)) {
    const number = line.account.number;
    const byTemplate = !template && newsTemplateOf(services, { ...line, number }, news.language) !== null;
    return textAfterWindow(db, row, { now: now(), byTemplate });
  }
  if (outcome.result === "refused") return note(db, row, { status: "failed" });
  // If the outcome is unknown, the claim stays until the provider was asked.
  if (outcome.result === "later" || row.attempts >= maxAttempts) await later(services, row);
}

/** Tries again after a while, a few times. */
async function later({ db, now }: Pick<Services, "db" | "now">, row: TextRow): Promise<void> {
  if (row.attempts >= maxAttempts) return note(db, row, { status: "failed" });
  const dueAt = new Date(now().getTime() + doubledWaitMs(firstRetryMs, row.attempts));
  await note(db, row, { status: "queued", due_at: dueAt, claimed_at: null });
}

function plainly({ lines, url }: News): { body: string; template: null } {
  return { body: [...lines, url].join("\n"), template: null };
}

/** What the text says now; null if the agent has read all of it in the meantime. */
async function newsOf(services: Pick<Services, "db" | "origin">, { agent_id, text_id }: TextRow): Promise<News | null> {
  const rows = await withSubject(services.db)
    .where("n.agent_id", "=", agent_id)
    .where("n.text_id", "=", text_id)
    .where("n.read_at", "is", null)
    .orderBy("n.created_at", "desc")
    .execute();
  if (rows.length === 0) return null;
  const language = await languageOf(services.db, agent_id);
  const paths = new Set(rows.map(pathOf));
  const path = paths.size === 1 ? [...paths][0] : "/dashboard";
  const lines = rows.slice(0, maxLines).map((row) => lineOf(row, language));
  const more = rows.length - lines.length;
  return {
    lines: [...lines, ...(more > 0 ? [moreLine[language](more)] : [])],
    url: services.origin() + path,
    language,
  };
}

async function languageOf(db: Kysely<Database>, agentId: string): Promise<Language> {
  const { language } = await db
    .selectFrom("account")
    .select("language")
    .where("account_id", "=", agentId)
    .executeTakeFirstOrThrow();
  return language;
}

/** Finds out whether texts were sent when the server died during the call. */
async function settleLost(services: Pick<Services, "config" | "db" | "now" | "secret">): Promise<void> {
  const { db, now } = services;
  const before = new Date(now().getTime() - settleAfterMs);
  const rows = await db
    .selectFrom("alert_text")
    .selectAll()
    .where("status", "=", "sending")
    .where("claimed_at", "<", before)
    .limit(batchSize)
    .execute();
  for (const row of rows) {
    const line = await lineToAgent(services, row.agent_id);
    if (!line) await note(db, row, { status: "dropped" });
    else if (row.body === null) await note(db, row, { status: "queued", claimed_at: null });
    else await settle(services, row, line, row.body);
  }
}

async function settle(
  services: Pick<Services, "config" | "db">,
  row: TextRow,
  line: AgentLine,
  body: string,
): Promise<void> {
  const { db } = services;
  const since = new Date((row.claimed_at ?? row.created_at).getTime() - clockToleranceMs);
  const providerId = await findSentToAgent(services, line, { body, since }, (ids) => knownIds(db, ids));
  if (providerId !== null) await note(db, row, { status: "sent", provider_id: providerId });
  else await note(db, row, { status: "queued", claimed_at: null });
}

async function knownIds(db: Kysely<Database>, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom("alert_text").select("provider_id").where("provider_id", "in", ids).execute();
  return new Set(rows.flatMap(({ provider_id }) => provider_id ?? []));
}

/** Changes a text that this claim still holds. */
async function note(
  db: Kysely<Database>,
  row: TextRow,
  values: Partial<Pick<TextRow, "status" | "body" | "by_template" | "provider_id" | "due_at" | "claimed_at">>,
): Promise<void> {
  await db
    .updateTable("alert_text")
    .set(values)
    .where("agent_id", "=", row.agent_id)
    .where("text_id", "=", row.text_id)
    .where("status", "=", "sending")
    .where("attempts", "=", row.attempts)
    .execute();
}
