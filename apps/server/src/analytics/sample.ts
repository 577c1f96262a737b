import type { DashboardTrends } from "@llave/contract/agent/dashboard";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { homeTimeZone } from "../time/markets.ts";
import type { TimeSpan } from "./period.ts";

/**
 * Number of conversations checked for a period: all of an ordinary agent's, else an equal number from each large day.
 * Of a period with more days than that, every second or third day is checked.
 */
const maxSampled = 200;
/** How many of a period's newest conversations count toward the hours. */
const maxHours = 5_000;

/** The quality of replies in a day's conversations. */
export interface SampledDay {
  day: string;
  conversations: number;
  completed: number;
  /** The assistant's messages, and how many of the values they captured were corrected. */
  answers: number;
  corrections: number;
  /** Renters who got an answer, and the sum of their waiting times in seconds. */
  answered: number;
  seconds: number;
}

/**
 * Checks conversations from every day of a period. The thread itself shows how long a renter waited for the first
 * answer and what was corrected. Reading a limited sample keeps the cost independent of the number of threads, and no
 * turn has to count anything.
 * @param counted the conversations of each day, from the day totals
 */
export async function sampleConversations(
  db: Kysely<Database>,
  agentId: string,
  counted: readonly { day: string; conversations: number }[],
): Promise<SampledDay[]> {
  const talked = daysToCheck(counted.filter(({ conversations }) => conversations > 0));
  const days = talked.map(({ day }) => day);
  const perDay = sampleSize(talked.map(({ conversations }) => conversations));
  const { rows } = await sql<SampledDay>`
    select to_char(d.day, 'YYYY-MM-DD') as day, count(*) as conversations,
      count(*) filter (where c.is_complete) as completed, sum(c.message_count / 2) as answers,
      sum(l.agent_corrections + (select count(*) from jsonb_object_keys(l.corrected)) + edits.n + wrong.n) as corrections,
      count(answer.created_at) as answered,
      coalesce(sum(extract(epoch from answer.created_at - question.created_at)), 0)::float8 as seconds
    from unnest(${days}::date[]) as d(day)
    cross join lateral (
      select conversation_id, agent_corrections, corrected from lead
      where agent_id = ${agentId} and removed_at is null and conversation_id is not null
        and created_at >= d.day::timestamp at time zone ${homeTimeZone}
        and created_at < (d.day + 1)::timestamp at time zone ${homeTimeZone}
      order by created_at desc, lead_id desc limit ${perDay}
    ) as l
    join conversation c on c.agent_id = ${agentId} and c.conversation_id = l.conversation_id
    cross join lateral (
      select count(*) as n from draft d
      join message m on m.agent_id = d.agent_id and m.conversation_id = d.conversation_id and m.seq = d.sent_seq
      where d.agent_id = ${agentId} and d.conversation_id = l.conversation_id and m.reviewed = 'edited'
    ) as edits
    cross join lateral (
      select count(*) as n from message m
      where m.agent_id = ${agentId} and m.conversation_id = l.conversation_id and m.marked_wrong_at is not null
    ) as wrong
    ${firstAnswer(agentId, sql.ref("l.conversation_id"))}
    group by d.day order by d.day`.execute(db);
  return rows;
}

/** The last day and those at equal distances before it: as many as fit in the sample. */
export function daysToCheck<Day>(days: readonly Day[]): Day[] {
  const step = Math.ceil(days.length / maxSampled);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}

/** How many conversations per day fit in the sample: days with fewer leave their share to the others. At least one. */
export function sampleSize(conversationsByDay: readonly number[]): number {
  let left = maxSampled;
  for (const [index, conversations] of conversationsByDay.toSorted((a, b) => a - b).entries()) {
    const share = Math.floor(left / (conversationsByDay.length - index));
    if (conversations > share) return Math.max(1, share);
    left -= conversations;
  }
  return maxSampled;
}

/** That a row was created in a period, by the market's calendar. */
export const createdIn = ({ from, to }: TimeSpan) => sql`
  created_at >= ${from}::date::timestamp at time zone ${homeTimeZone}
  and created_at < (${to}::date + 1)::timestamp at time zone ${homeTimeZone}`;

/** Joins a conversation's first question, and the first answer to it. */
export const firstAnswer = (agentId: string, conversationId: RawBuilder<unknown>) => sql`
  left join lateral (
    select seq, created_at from message m
    where m.agent_id = ${agentId} and m.conversation_id = ${conversationId} and m.role = 'user' order by seq limit 1
  ) as question on true
  left join lateral (
    select author, reviewed, created_at from message m
    where m.agent_id = ${agentId} and m.conversation_id = ${conversationId} and m.role = 'assistant'
      and m.seq > question.seq order by seq limit 1
  ) as answer on true`;

/**
 * A period's conversations by the market's hour in which they began, 0 to 23, and how many of them became leads: of the
 * newest ones. Quarters of an hour are counted first, since all clocks agree on them and there are fewer to convert.
 */
export async function conversationHours(
  db: Kysely<Database>,
  agentId: string,
  span: TimeSpan,
): Promise<DashboardTrends["conversationHours"]> {
  // A conversation's lead begins with it; a greeting alone has none.
  const { rows } = await sql<{ hour: number; conversations: number; leads: number }>`
    select extract(hour from quarter at time zone ${homeTimeZone})::int as hour,
      sum(conversations)::int as conversations, sum(leads)::int as leads
    from (
      select date_bin('15 minutes', created_at, '2000-01-01Z') as quarter, count(*) as conversations,
        count(*) filter (where counted) as leads
      from (
        select created_at, counted from (
          (select created_at, counted from lead
           where agent_id = ${agentId} and removed_at is null and conversation_id is not null and ${createdIn(span)}
           order by created_at desc, lead_id desc limit ${maxHours})
          union all
          (select created_at, false from conversation
           where agent_id = ${agentId} and lead_id is null and ${createdIn(span)}
           order by created_at desc limit ${maxHours})
        ) as begun order by created_at desc limit ${maxHours}
      ) as newest group by 1
    ) as quarters group by 1`.execute(db);
  const hours = Array.from({ length: 24 }, () => ({ conversations: 0, leads: 0 }));
  for (const { hour, conversations, leads } of rows) hours[hour] = { conversations, leads };
  return hours;
}
