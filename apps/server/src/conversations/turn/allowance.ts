import { type Plan, planLimits } from "@llave/contract/plans";
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/schema.ts";
import { marketDay } from "../../time/marketDay.ts";

/** A server counts for itself this long before it asks the database what the others counted. Milliseconds. */
const countedFor = 60_000;
/** Agents counted at once; the one whose count was used longest ago goes first. */
const mostCounted = 5_000;
/** Shares of the included conversations at which the agent is notified. */
const told = [0.8, 1];

/** Whose conversations are counted, and by which plan. */
interface Counted {
  agentId: string;
  plan: Plan;
  timeZone: string;
}

interface Count {
  used: number;
  period: string;
  until: number;
  /** The share that this server saw told in the period; 0 for none. */
  told: number;
}

/**
 * How many conversations an agent's plan still includes. Renters are answered beyond it, too: what goes
 * beyond is overage, and on the trial the assistant then only takes a way to reach the renter. Counted
 * in memory, so that a new conversation costs no query; only one that begins asks at all.
 */
export class ConversationAllowance {
  readonly #db: Kysely<Database>;
  readonly #counts = new LRUCache<string, Count>({ max: mostCounted });

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** True where a conversation that begins now may only take contact details. */
  async isUsedUp(agent: Counted, now: Date): Promise<boolean> {
    const { conversations } = planLimits(agent.plan);
    if (agent.plan !== "trial" || conversations === null) return false;
    return (await this.#count(agent, now)).used >= conversations;
  }

  /** Counts a conversation that has begun, and tells the agent when the included ones come to an end. */
  async begun(agent: Counted, now: Date): Promise<void> {
    const { conversations: included } = planLimits(agent.plan);
    if (included === null) return;
    const known = this.#counts.has(agent.agentId);
    const count = await this.#count(agent, now);
    // A count that was just read has this conversation in it.
    if (known) count.used += 1;
    const reached = told.filter((share) => count.used >= Math.ceil(included * share)).at(-1);
    if (reached === undefined || reached === count.told) return;
    await this.#tell(agent, { reached, included, count }, now);
    count.told = reached;
  }

  async #count({ agentId, plan, timeZone }: Counted, now: Date): Promise<Count> {
    const { period, from } = periodOf(plan, marketDay(now, timeZone));
    const kept = this.#counts.get(agentId);
    if (kept && kept.period === period && kept.until > now.getTime()) return kept;
    const used = await countConversations(this.#db, agentId, from);
    const told = kept?.period === period ? kept.told : 0;
    const count = { used, period, until: now.getTime() + countedFor, told };
    this.#counts.set(agentId, count);
    return count;
  }

  /** Once a period and share, whether or not it was read since. */
  async #tell(
    { agentId }: Counted,
    { reached, included, count }: { reached: number; included: number; count: Count },
    now: Date,
  ): Promise<void> {
    const mark = `${reached * 100} ${count.period}`;
    await sql`
      insert into notification (agent_id, kind, data, created_at, mail_due)
      select ${agentId}, 'quota', ${JSON.stringify({ mark, used: count.used, included })}::jsonb, ${now}::timestamptz, ${now}::timestamptz
      where not exists (
        select from notification where agent_id = ${agentId} and kind = 'quota' and data ->> 'mark' = ${mark})
      on conflict do nothing`.execute(this.#db);
  }
}

/** How many conversations of the plan's present period have begun, as the database counts them now. */
export function conversationsUsed(db: Kysely<Database>, { agentId, plan, timeZone }: Counted, now: Date) {
  return countConversations(db, agentId, periodOf(plan, marketDay(now, timeZone)).from);
}

/** The period that a plan counts: the whole trial, or the market's calendar month. */
function periodOf(plan: Plan, day: string): { period: string; from: string } {
  if (planLimits(plan).period === "trial") return { period: "trial", from: "0001-01-01" };
  return { period: day.slice(0, 7), from: `${day.slice(0, 7)}-01` };
}

/** Conversations that began on or after a day of the market, `YYYY-MM-DD`. */
async function countConversations(db: Kysely<Database>, agentId: string, from: string): Promise<number> {
  const row = await db
    .selectFrom("smartlink_day")
    .select(sql<number>`coalesce(sum(conversations), 0)`.as("n"))
    .where("agent_id", "=", agentId)
    .where("day", ">=", from)
    .executeTakeFirstOrThrow();
  return row.n;
}
