import { createHash } from "node:crypto";
import type { DatabaseHandle } from "../../../apps/server/src/db/connect.ts";
import type { Figures } from "./figures.ts";

/** How many bytes a round hashes, and how many numbers the database adds: some five milliseconds each. */
const bytes = Buffer.alloc(4_000_000);
const numbers = 20_000;
/** A quiet machine does nearly all rounds in this many times the best one. */
const quiet = 1.5;

/** A round of work that is always the same, in this process and in the database. @returns milliseconds */
export async function fixedWork({ pool }: DatabaseHandle): Promise<number> {
  const started = performance.now();
  createHash("sha256").update(bytes).digest();
  await pool.query("select sum(n) from generate_series(1, $1::int) n", [numbers]);
  return performance.now() - started;
}

/** Says how quiet the machine was, which decides what a 95th percentile is worth. */
export function printYardstick({ best, p50, p95, max }: Figures): void {
  const [shown, of] = [[best, p50, p95, max].map((time) => time.toFixed(1)), (p95 / best).toFixed(1)];
  console.log(`fixed work: ${shown.join(", ")} ms; its p95 is ${of} times its best`);
  if (p95 > best * quiet) console.log(`the machine did other work: on an idle one that is under ${quiet}`);
}
