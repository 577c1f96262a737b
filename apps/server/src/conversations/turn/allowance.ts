import { type Plan, planLimits } from "@llave/contract/account/plans";
import { minuteMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import { LRUCache } from "lru-cache";
import type { Database } from "../../db/schema.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { marketDay } from "../../time/marketDay.ts";
import { timeZoneOf } from "../../time/markets.ts";

/** A server uses its own count for this long before it asks the database what the others counted. Milliseconds. */
const countedForMs = minuteMs;
/** How many agents' counts are cached; the least recently used is evicted first. */
const maxCounted = 5_000;
/** Shares of the included conversations at which the agent is notified. */
const told = [0.8, 1];

/** Whose conversations are counted, and under which plan. */
interface Counted {
  agentId: string;
  plan: Plan;
  timeZone: string;
}

/** The account that a new conversation on a link counts for. */
export function allowanceKey({ agentId, plan, market }: LinkContext): Counted {
  return { agentId, plan, timeZone: timeZoneOf(market) };
}

interface Count {
  used: number;
  period: string;
  until: number;
  /** The share this server has already notified about in the period; 0 for none. */
  told: number;
}

/**
 * How many conversations an agent's plan still includes. Renters get answers beyond it, too: the excess is overage, and
 * on the trial the assistant then only takes contact details. Counted in memory, so that a new conversation costs no
 * query; only a new conversation checks at all.
 */
export class ConversationAllowance {
  readonly #db: Kysely<Database>;
  readonly #counts = new LRUCache<string, Count>({ max: maxCounted });

  constructor(db: Kysely<Database>) {
    this.#db = db;
  }

  /** True if a conversation that starts now may only take contact details. */
  async isUsedUp(agent: Counted, now: Date): Promise<boolean> {
    const { conversations } = planLimits(agent.plan);
    if (agent.plan !== "trial" || conversations === null) return false;
    return (await this.#count(agent, now)).used >= conversations;
  }

  /** Counts a new conversation, and notifies the agent when the included ones run out. */
  async begun(agent: Counted, now: Date): Promise<void> {
    const { conversations: included } = planLimits(agent.plan);
    if (included === null) return;
    const known = this.#counts.has(agent.agentId);
    const count = await this.#count(agent, now);
    // A count read just now already includes this conversation.
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
    const count = { used, period, until: now.getTime() + countedForMs, told };
    this.#counts.set(agentId, count);
    return count;
  }

  /** Once per period and share, even if the notification is already read. */
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

/** How many conversations have started in the plan's current period, freshly counted by the database. */
export function conversationsUsed(db: Kysely<Database>, { agentId, plan, timeZone }: Counted, now: Date) {
  return countConversations(db, agentId, periodOf(plan, marketDay(now, timeZone)).from);
}

/** The period a plan counts: the whole trial, or the market's calendar month. */
function periodOf(plan: Plan, day: string): { period: string; from: string } {
  if (planLimits(plan).period === "trial") return { period: "trial", from: "0001-01-01" };
  return { period: day.slice(0, 7), from: `${day.slice(0, 7)}-01` };
}

/** Conversations that started on or after a day of the market, `YYYY-MM-DD`. */
async function countConversations(db: Kysely<Database>, agentId: string, from: string): Promise<number> {
  const row = await db
    .selectFrom("smartlink_day")
    .select(sql<number>`coalesce(sum(conversations), 0)`.as("n"))
    .where("agent_id", "=", agentId)
    .where("day", ">=", from)
    .executeTakeFirstOrThrow();
  return row.n;
}
