import { type Kysely, type LogEvent, sql } from "kysely";
import type { Database } from "../../../apps/server/src/db/schema.ts";

/** A query with everything needed to explain it. */
export interface SlowQuery {
  call: string;
  /** Milliseconds of its fastest round, so that a hiccup doesn't make it look slow. */
  time: number;
  text: string;
  values: readonly unknown[];
}

/** The query of a read-only call that was slow even at its fastest. */
export function slowestRead(call: string, rounds: readonly (readonly LogEvent[])[]): SlowQuery | undefined {
  const fastest = new Map<string, SlowQuery>();
  const inRounds = new Map<string, number>();
  for (const round of rounds)
    for (const text of new Set(round.map(({ query }) => query.sql))) inRounds.set(text, (inRounds.get(text) ?? 0) + 1);
  for (const { query, queryDurationMillis: time } of rounds.flat()) {
    const known = fastest.get(query.sql);
    if (!/^\s*(select|with)/.test(query.sql) || (known && known.time <= time)) continue;
    fastest.set(query.sql, { call, time, text: query.sql, values: query.parameters });
  }
  // What ran in few rounds is a job's, not the call's.
  const ofCall = [...fastest.values()].filter(({ text }) => (inRounds.get(text) ?? 0) > rounds.length / 2);
  return ofCall.sort((a, b) => b.time - a.time)[0];
}

/** Prints a query's plan as the database executes it. */
export async function printPlan(db: Kysely<Database>, { call, time, text, values }: SlowQuery): Promise<void> {
  console.log(`\nthe slowest query: ${call}, ${time.toFixed(1)} ms at its fastest\n`);
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, index]) => values[Number(index) - 1]);
  const query = sql.join(
    parts.flatMap((part, index) => (index < order.length ? [sql.raw(part), sql`${order[index]}`] : [sql.raw(part)])),
    sql``,
  );
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain (analyze, buffers) ${query}`.execute(db);
  console.log(rows.map((row) => row["QUERY PLAN"]).join("\n"));
}
