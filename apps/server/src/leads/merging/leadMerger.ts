import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type pg from "pg";
import type { Database } from "../../db/schema.ts";
import type { LiveHub } from "../../live/hub.ts";
import type { ScoringTools } from "../scoring/rescore.ts";
import { checkForMerge, clearUnmatched, type LeadKey } from "./checkForMerge.ts";

/** How many one run of the job processes; the rest follow in the next. */
const maxAtOnce = 500;
/** Leads that arrive within this time share one lookup statement. Milliseconds. */
const gatherMs = 50;

/** What merging works with. */
interface MergingTools extends ScoringTools {
  db: Kysely<Database>;
  pool: pg.Pool;
  hub: Pick<LiveHub, "announce">;
}

/**
 * Merges leads that are one person, after the contact that showed it was stored: no renter waits for it. Anything a
 * server couldn't finish stays recorded, and the job picks it up every minute.
 */
export class LeadMerger {
  readonly #tools: MergingTools;
  readonly #log: FastifyBaseLogger;
  readonly #waiting = new Map<string, LeadKey>();
  #lookingUp: Promise<void> | undefined;

  constructor(tools: MergingTools, log: FastifyBaseLogger) {
    this.#tools = tools;
    this.#log = log;
  }

  /** Reports that a lead's contacts, or the thread of a member, changed. Returns immediately. */
  enqueue(agentId: string, leadId: string): void {
    this.#waiting.set(`${agentId} ${leadId}`, { agentId, leadId });
    this.#lookingUp ??= this.#lookUp();
  }

  /** Run by the job: processes leads that a server left over. */
  async checkWaiting(): Promise<void> {
    const waiting = await this.#tools.db.selectFrom("merge_check").selectAll().limit(maxAtOnce).execute();
    for (const { agent_id, lead_id } of waiting) this.enqueue(agent_id, lead_id);
    await this.stop();
  }

  /** Lets running work finish. */
  async stop(): Promise<void> {
    await this.#lookingUp;
  }

  /**
   * Drops the leads without a match, as most are, and merges the others one at a time: many at once would occupy all
   * of the pool's connections, each waiting for another one to rescore with.
   */
  async #lookUp(): Promise<void> {
    while (this.#waiting.size > 0) {
      await pause(gatherMs);
      const leads = [...this.#waiting.values()];
      this.#waiting.clear();
      const alone = await clearUnmatched(this.#tools.pool, leads).catch((error: unknown) => this.#note(error, leads));
      for (const lead of leads) {
        if (alone && !alone.has(lead.leadId)) await this.#check(lead).catch((error) => this.#note(error, [lead]));
      }
    }
    this.#lookingUp = undefined;
  }

  async #check({ agentId, leadId }: LeadKey): Promise<void> {
    const keptId = await this.#tools.db.transaction().execute((tx) => checkForMerge(this.#tools, tx, agentId, leadId));
    if (keptId !== undefined) await announceLead(this.#tools, agentId, keptId);
  }

  #note(error: unknown, leads: LeadKey[]): void {
    this.#log.error({ err: error, leadIds: leads.map(({ leadId }) => leadId) }, "leads not checked for merging");
  }
}

/** Makes the agent's open pages refetch a remaining lead. */
export async function announceLead(
  { db, hub }: Pick<MergingTools, "db" | "hub">,
  agentId: string,
  leadId: string,
): Promise<void> {
  const row = await db
    .selectFrom("lead")
    .select("conversation_id")
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  if (row?.conversation_id) hub.announce({ agentId, leadId, conversationId: row.conversation_id });
}
