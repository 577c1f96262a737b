import { newState } from "@llave/assistant";
import type pg from "pg";
import { hashPassword } from "../../auth/passwords/passwords.ts";
import type { DatabaseHandle } from "../../db/connect.ts";
import { linesEn, linesEs, names, places, streets, surnames } from "./content.ts";
import { countStatements, statements } from "./statements.ts";

/** What a factor of 1 creates. */
const fullSize = { leads: 100_000, messagesPerLead: 10, properties: 5_000 } as const;
const days = 730;
/** Tables whose triggers are off while rows are created. */
const tablesWithTriggers = ["lead", "conversation", "message", "task", "draft", "showing", "lead_lookup"];

/** The made-up agent with a lot of data. */
export const largeAgent = { email: "large@llave.example", name: "Graciela Montes", slug: "graciela-montes" } as const;

export interface LargeSize {
  leads: number;
  messages: number;
  properties: number;
}

/** How much a factor creates; a tenth of everything for 0.1. */
export function sizeOf(factor: number): LargeSize {
  const leads = Math.max(10, Math.round(fullSize.leads * factor));
  return {
    leads,
    messages: leads * fullSize.messagesPerLead,
    properties: Math.max(6, Math.round(fullSize.properties * factor)),
  };
}

/**
 * Creates one agent with the leads, conversations and listings of two busy years, written by the database itself. The
 * triggers for counts and lookups are off in the meantime; their tables are filled at the end. Replaces an agent from
 * an earlier run.
 */
export async function seedLarge({ pool }: DatabaseHandle, factor: number, password: string): Promise<LargeSize> {
  const size = sizeOf(factor);
  const client = await pool.connect();
  try {
    await client.query("begin");
    const agentId = await insertAgent(client, password);
    await client.query("select setseed(0.42)");
    await client.query("create temporary table word (kind text, n int, text text) on commit drop");
    await insertWords(client);
    for (const table of tablesWithTriggers) await client.query(`alter table ${table} disable trigger user`);
    const values = {
      agent: agentId,
      leads: size.leads,
      properties: size.properties,
      days,
      state: JSON.stringify(newState("en")),
    };
    for (const statement of [...statements, ...countStatements]) await run(client, statement, values);
    for (const table of tablesWithTriggers) await client.query(`alter table ${table} enable trigger user`);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
  await pool.query("vacuum (analyze)");
  return size;
}

async function insertAgent(client: pg.PoolClient, password: string): Promise<string> {
  await client.query("delete from account where email = $1", [largeAgent.email]);
  const { rows } = await client.query<{ account_id: string }>(
    `insert into account (email, name, password_hash, access_level) values ($1, $2, $3, 'early_access')
     returning account_id`,
    [largeAgent.email, largeAgent.name, await hashPassword(password)],
  );
  const agentId = rows[0]?.account_id ?? "";
  await client.query(
    `insert into agent (agent_id, slug, name, license_number, brokerage, plan, onboarded_at)
     values ($1, $2, $3, 'SL3427781', 'Bay & Palm Realty', 'enterprise', now())`,
    [agentId, largeAgent.slug, largeAgent.name],
  );
  return agentId;
}

async function insertWords(client: pg.PoolClient): Promise<void> {
  const kinds = { name: names, surname: surnames, place: places, street: streets, en: linesEn, es: linesEs };
  for (const [kind, words] of Object.entries(kinds)) {
    await client.query(
      "insert into word select $1, row_number() over () - 1, w from unnest($2::text[]) with ordinality as u(w, o)",
      [kind, words],
    );
  }
}

/** Runs a statement with named values such as `:leads`; the colons of casts stay. */
function run(client: pg.PoolClient, statement: string, values: Record<string, string | number>) {
  const used: (string | number)[] = [];
  const text = statement.replaceAll(/(?<!:):(\w+)\b/g, (_, name: string) => {
    used.push(values[name] ?? "");
    return `$${used.length}`;
  });
  return client.query(text, used);
}
