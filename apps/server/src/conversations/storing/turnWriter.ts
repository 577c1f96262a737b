import pg from "pg";
import { type DatabaseHandle, openPool } from "../../db/connect.ts";
import { nameOf } from "./store.ts";
import type { TurnWrite } from "./turnWrite.ts";
import { writeTurns } from "./writeTurns.ts";

/** Batches written at the same time: while one waits for the disk, the next is processed. */
const writers = 2;
/** Turns per batch; with more, every renter of a batch would wait for a long statement. */
const mostTogether = 50;

/**
 * Settings of the writers' connections. The plans are made once a connection, some while the
 * tables are young: they must go by index whatever the statistics say. A conversation that
 * somebody holds locked may keep the others of its batch waiting for this long and no longer.
 */
const writerSettings = `
  set plan_cache_mode = force_generic_plan;
  set enable_seqscan = off;
  set enable_hashjoin = off;
  set enable_mergejoin = off;
  set lock_timeout = '100ms'`;

interface Waiting {
  turn: TurnWrite;
  /** Of the conversation; at most one turn of each is being written. */
  name: string;
  resolve(written: boolean): void;
  reject(error: unknown): void;
}

/**
 * Writes the turns of one server. Turns that come while others are being written go into the
 * next statement together, so that under load one commit serves many renters; a lone turn
 * waits for nobody. What becomes of one turn is never another's matter: each is guarded by its
 * own conversation's version, and where a whole batch fails, each is written alone.
 */
export class TurnWriter {
  readonly #alone: pg.Pool;
  readonly #together: pg.Pool;
  readonly #inHand = new Set<string>();
  #waiting: Waiting[] = [];
  #batches = 0;
  #gathering = false;

  constructor({ pool, connection, statementTimeout }: DatabaseHandle) {
    this.#alone = pool;
    this.#together = openPool(connection, {
      size: writers,
      name: "llave turns",
      statementTimeout,
      onConnect: (client) => client.query(writerSettings),
    });
  }

  /**
   * Stores a turn, in one transaction whole or not at all, before it answers.
   * @returns false if another turn of the conversation was written in between: decide again
   * @throws what the database says of this turn alone
   */
  write(turn: TurnWrite): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ turn, name: nameOf(turn.key), resolve, reject });
      this.#gather();
    });
  }

  /** Ends the writers' connections once they are idle. */
  async stop(): Promise<void> {
    await this.#together.end();
  }

  /** Takes what has come by the end of this round of the event loop, if a writer is free. */
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

  /** The next turns, the oldest first; a conversation that is being written waits. */
  #take(): Waiting[] {
    const batch: Waiting[] = [];
    this.#waiting = this.#waiting.filter((waiting) => {
      if (batch.length === mostTogether || this.#inHand.has(waiting.name)) return true;
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
      return new Set<string>();
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

  #settle({ turn, name, resolve }: Waiting, written: Set<string>): void {
    this.#inHand.delete(name);
    resolve(written.has(turn.conversationId));
  }
}

/**
 * True where the database refused a batch for what stands in it or for a lock (SQLSTATE classes: data,
 * constraint, rollback, limit, not available), so that surely nothing is stored. After a broken connection
 * nobody knows; the renter's page then asks again with the same key.
 */
function refused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && /^(22|23|40|54|55)/.test(error.code ?? "");
}
