import { AsyncLocalStorage } from "node:async_hooks";
import type { Kysely } from "kysely";
import pLimit from "p-limit";
import type { Database } from "./schema.ts";

/** The share of a pool's connections that transactions use; the others run single statements and downloads. */
const share = 0.6;

/** What the pool says when no connection is free in time. */
const noneFree = "timeout exceeded when trying to connect";

/**
 * Keeps connections free beside transactions. Work in a transaction may need a statement outside it, such as a cache
 * that reads an agent's listings: if every connection had a transaction, all would wait for another connection forever.
 * @param waitMs how long a transaction may wait for its turn
 */
export function limitTransactions(db: Kysely<Database>, poolSize: number, waitMs: number): void {
  const limit = pLimit(Math.max(1, Math.floor(poolSize * share)));
  // One inside another has its turn already; waiting for a second one could take forever.
  const inside = new AsyncLocalStorage<{ isOpen: boolean }>();
  const begin = db.transaction.bind(db);
  db.transaction = () => {
    const builder = begin();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => {
      if (inside.getStore()?.isOpen) return execute(work);
      const timeout = AbortSignal.timeout(waitMs);
      return limit(() => {
        if (timeout.aborted) throw new Error(noneFree);
        const turn = { isOpen: true };
        return inside
          .run(turn, () => execute(work))
          .finally(() => {
            turn.isOpen = false;
          });
      });
    };
    return builder;
  };
}
