import type pg from "pg";
import { turnStatement } from "./turnStatement.ts";
import type { TurnWrite } from "./turnWrite.ts";

/**
 * Stores turns in one transaction with one statement, in which each turn depends on its own conversation. If someone
 * else wrote to that conversation in the meantime, nothing of that turn is written, but the others are.
 * @param turns of different conversations
 * @returns the ids of the conversations that were written; decide the others again
 */
export async function writeTurns(pool: pg.Pool, turns: TurnWrite[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ conversation_id: string }>(turnStatement(turns));
  return new Set(rows.map((row) => row.conversation_id));
}
