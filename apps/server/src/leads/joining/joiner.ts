import type { FastifyBaseLogger } from "fastify";
import type { Services } from "../../services.ts";
import { settleLead, standsAlone } from "./settle.ts";

/** So many in one run of the job; the rest follow in the next. */
const mostAtOnce = 500;

/**
 * Joins leads that are one person after what made them so is stored: no renter waits for it. What a server could not
 * finish stays written down, and the minute's job takes it up.
 */
export class LeadJoiner {
  readonly #services: () => Services;
  readonly #log: FastifyBaseLogger;
  readonly #running = new Set<Promise<void>>();

  constructor(services: () => Services, log: FastifyBaseLogger) {
    this.#services = services;
    this.#log = log;
  }

  /** Says that the contacts of a lead, or the thread of a part of one, moved. Answers at once. */
  soon(agentId: string, leadId: string): void {
    const run = this.#settle(agentId, leadId)
      .catch((error: unknown) => this.#log.error({ err: error, leadId }, "lead not settled"))
      .finally(() => this.#running.delete(run));
    this.#running.add(run);
  }

  /** The job's part: what was left over. */
  async settleWaiting(): Promise<void> {
    const waiting = await this.#services().db.selectFrom("lead_to_settle").selectAll().limit(mostAtOnce).execute();
    for (const { agent_id, lead_id } of waiting) this.soon(agent_id, lead_id);
    await this.stop();
  }

  /** Lets what runs finish. */
  async stop(): Promise<void> {
    await Promise.all(this.#running);
  }

  async #settle(agentId: string, leadId: string): Promise<void> {
    const services = this.#services();
    if (await standsAlone(services.db, agentId, leadId)) return;
    const keptId = await services.db.transaction().execute((tx) => settleLead(services, tx, agentId, leadId));
    if (keptId !== undefined) await announceLead(services, agentId, keptId);
  }
}

/** Lets the agent's open pages fetch a lead that stays again. */
export async function announceLead({ db, hub }: Services, agentId: string, leadId: string): Promise<void> {
  const row = await db
    .selectFrom("lead")
    .select("conversation_id")
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  if (row?.conversation_id) hub.announce({ agentId, leadId, conversationId: row.conversation_id });
}
