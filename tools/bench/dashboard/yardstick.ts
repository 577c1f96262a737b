import { createHash } from "node:crypto";
import type { DatabaseHandle } from "../../../apps/server/src/db/connect.ts";
import { figuresOf } from "./figures.ts";

/** How many bytes a round hashes, and how many numbers the database adds: some five milliseconds each. */
const bytes = Buffer.alloc(4_000_000);
const numbers = 20_000;
/** A quiet machine does nearly all rounds in this many times the best one. */
const quiet = 1.5;

/** A measured round of a call, and the fixed work beside it: the slower of those before and after. Milliseconds. */
export interface Round {
  took: number;
  beside: number;
}

/**
 * The times of the rounds during which the machine did nothing else: on a shared one, others take a core for a while, and
 * a slow round says nothing about the call.
 * @param fixed the fixed work of the whole run
 */
export function quietTimes(rounds: readonly Round[], fixed: readonly number[]): number[] {
  const most = Math.min(...fixed) * quiet;
  return rounds.filter(({ beside }) => beside <= most).map(({ took }) => took);
}

/** A round of work that is always the same, in this process and in the database. @returns milliseconds */
export async function fixedWork({ pool }: DatabaseHandle): Promise<number> {
  const started = performance.now();
  createHash("sha256").update(bytes).digest();
  await pool.query("select sum(n) from generate_series(1, $1::int) n", [numbers]);
  return performance.now() - started;
}

/** Says how quiet the machine was, which decides what a 95th percentile is worth. */
export function printYardstick(rounds: readonly Round[], fixed: readonly number[]): void {
  const { best, p50, p95, max } = figuresOf(fixed);
  const [shown, of] = [[best, p50, p95, max].map((time) => time.toFixed(1)), (p95 / best).toFixed(1)];
  console.log(`fixed work: ${shown.join(", ")} ms; its p95 is ${of} times its best`);
  const share = (100 - (quietTimes(rounds, fixed).length / rounds.length) * 100).toFixed(0);
  console.log(`${share} % of the rounds were left out: the fixed work beside them took over ${quiet} times its best`);
}
