import type pg from "pg";
import { turnStatement } from "./turnStatement.ts";
import type { TurnWrite, Written } from "./turnWrite.ts";

/**
 * Stores turns in one transaction with one statement, in which each turn depends on its own conversation. If someone
 * else wrote to that conversation in the meantime, nothing of that turn is written, but the others are.
 * @param turns of different conversations
 * @returns what was written, by conversation; decide the others again
 */
export async function writeTurns(pool: pg.Pool, turns: TurnWrite[]): Promise<Map<string, Written>> {
  const { rows } = await pool.query<{ conversation_id: string; ended: boolean }>(turnStatement(turns));
  return new Map(rows.map(({ conversation_id, ended }) => [conversation_id, { ended }]));
}
