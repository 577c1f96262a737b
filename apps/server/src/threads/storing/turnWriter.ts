import pg from "pg";
import { openBatchPool } from "../../db/batchPool.ts";
import type { DatabaseHandle } from "../../db/connect.ts";
import { nameOf } from "./store.ts";
import type { TurnWrite, Written } from "./turnWrite.ts";
import { writeTurns } from "./writeTurns.ts";

/** Batches written at the same time: while one waits for the disk, the next is processed. */
const writers = 2;
/** Turns per batch; with more, every renter of a batch would wait for a long statement. */
const maxTogether = 50;

interface Waiting {
  turn: TurnWrite;
  /** The conversation's key; at most one turn of each is being written. */
  name: string;
  resolve(written: Written | null): void;
  reject(error: unknown): void;
}

/**
 * Writes one server's turns. Turns that arrive during a write go into the next statement together, so under load one
 * commit serves many renters; a single turn never waits. Turns don't affect each other: each is guarded by its own
 * conversation's version, and if a whole batch fails, each is written alone.
 */
export class TurnWriter {
  readonly #alone: pg.Pool;
  readonly #together: pg.Pool;
  readonly #inHand = new Set<string>();
  #waiting: Waiting[] = [];
  #batches = 0;
  #gathering = false;

  constructor(database: DatabaseHandle) {
    this.#alone = database.pool;
    this.#together = openBatchPool(database, writers, "llave turns");
  }

  /**
   * Stores a turn completely or not at all, in one transaction, before it returns.
   * @returns null if another turn of the conversation was written in between: decide again
   * @throws the database's error for this turn alone
   */
  write(turn: TurnWrite): Promise<Written | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ turn, name: nameOf(turn.key), resolve, reject });
      this.#gather();
    });
  }

  /** Closes the writers' connections once they are idle. */
  async stop(): Promise<void> {
    await this.#together.end();
  }

  /** Takes what has arrived by the end of this event-loop iteration, if a writer is free. */
  #gather(): void {
    if (this.#gathering || this.#waiting.length === 0 || this.#batches === writers) return;
    this.#gathering = true;
    setImmediate(() => {
      this.#gathering = false;
      const batch = this.#take();
      if (batch.length === 0) return;
      void this.#write(batch);
      this.#gather();
    });
  }

  /** The next turns, oldest first; a conversation that is being written waits. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    this.#waiting = this.#waiting.filter((waiting) => {
      if (batch.length === maxTogether || this.#inHand.has(waiting.name)) return true;
      this.#inHand.add(waiting.name);
      batch.push(waiting);
      return false;
    });
    return batch;
  }

  async #write(batch: Waiting[]): Promise<void> {
    this.#batches++;
    const turns = batch.map(({ turn }) => turn);
    const written = await writeTurns(this.#together, turns).catch((error: unknown) => {
      if (refused(error)) return null;
      for (const { reject } of batch) reject(error);
      return new Map<string, Written>();
    });
    this.#batches--;
    if (written) for (const waiting of batch) this.#settle(waiting, written);
    else for (const waiting of batch) void this.#writeAlone(waiting);
    this.#gather();
  }

  async #writeAlone(waiting: Waiting): Promise<void> {
    try {
      this.#settle(waiting, await writeTurns(this.#alone, [waiting.turn]));
    } catch (error) {
      waiting.reject(error);
      this.#inHand.delete(waiting.name);
    }
    this.#gather();
  }

  #settle({ turn, name, resolve }: Waiting, written: Map<string, Written>): void {
    this.#inHand.delete(name);
    resolve(written.get(turn.conversationId) ?? null);
  }
}

/**
 * True if the database refused a batch because of its data or a lock (SQLSTATE classes: data, constraint, rollback,
 * limit, not available), so that certainly nothing is stored. After a broken connection the outcome is unknown; the
 * renter's page then retries with the same key.
 */
function refused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40|54|55)/.test(error.code ?? "");
}
