import { setTimeout as pause } from "node:timers/promises";
import type { DatabaseHandle } from "../../../apps/server/src/db/connect.ts";

/** Shortest pause before a measured round. Milliseconds. */
const shortest = 10;
/** Longest pause: work that goes on after it belongs to no single call. Milliseconds. */
const longest = 1_000;
/** A process that used less of a pause than this share is idle; timers and polls stay under it. */
const idleShare = 0.2;

/**
 * Waits until what earlier calls started is done: mails, pictures, merges and other jobs run after the response, and an
 * agent's next click doesn't meet them.
 */
export async function settle({ pool }: DatabaseHandle): Promise<void> {
  const started = performance.now();
  let idle = false;
  while (!idle && performance.now() - started < longest) {
    const [cpu, paused] = [process.cpuUsage(), performance.now()];
    await pause(shortest);
    const { user, system } = process.cpuUsage(cpu);
    const share = (user + system) / 1_000 / (performance.now() - paused);
    idle = share < idleShare && !(await isDatabaseBusy(pool));
  }
}

async function isDatabaseBusy(pool: DatabaseHandle["pool"]): Promise<boolean> {
  const { rows } = await pool.query<{ busy: boolean }>(
    `select exists (select from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
       and state <> 'idle' and pid <> pg_backend_pid()) as busy`,
  );
  return rows[0]?.busy ?? false;
}
