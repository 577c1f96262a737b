import { type Property, storedFact, type Topic, topics } from "@llave/assistant";
import type { DashboardAdvice } from "@llave/contract/agent/dashboard";
import { type Kysely, sql } from "kysely";
import { findAvailability } from "../availability/availability.ts";
import type { Database } from "../db/schema.ts";
import { keptLead } from "../leads/merging/members.ts";
import type { TimeSpan } from "./period.ts";
import { createdIn, firstAnswer } from "./sample.ts";

/** Questions counted: the newest of a period. */
const maxQuestions = 2_000;
const maxTopics = 6;
const maxListings = 3;
const maxLinks = 5;
/** How many of a period's newest conversations we read for their first answer. */
const maxConversations = 360;

/**
 * What an agent could change: questions to answer in the listings, links that work, and how fast renters get answers.
 * @param published the agent's published listings
 */
export async function readAdvice(
  db: Kysely<Database>,
  { agentId, published }: { agentId: string; published: readonly Property[] },
  span: TimeSpan,
): Promise<DashboardAdvice> {
  const [questions, open, links, firstAnswers, availability] = await Promise.all([
    unansweredQuestions(db, agentId, span),
    openQuestions(db, agentId),
    linksByLeads(db, agentId, span),
    answersByAuthor(db, agentId, span),
    findAvailability(db, agentId),
  ]);
  const ends = availability?.weekly.map(({ to }) => to) ?? [];
  return {
    questions: questions
      .map(({ all: _, propertyIds, settled, ...question }) => ({
        settled,
        question: { ...question, listings: lackingFact(question.topic, propertyIds, published) },
      }))
      // Answered, and the assistant answers the next renter itself: nothing is left to change.
      .filter(({ settled, question }) => !settled || question.listings.length > 0)
      .map(({ question }) => question),
    asked: questions[0]?.all ?? 0,
    open,
    links,
    firstAnswers,
    showingsEnd: ends.length === 0 ? null : Math.ceil(Math.max(...ends) / 60),
  };
}

/** The published ones of these listings that still say nothing about a topic. */
function lackingFact(topic: string, propertyIds: readonly string[], published: readonly Property[]) {
  const lacking = propertyIds.flatMap((id) => published.find((listing) => listing.id === id) ?? []);
  return lacking
    .filter((listing) => !isTopic(topic) || storedFact(listing, topic, "en") === null)
    .slice(0, maxListings)
    .map(({ id, address }) => ({ id, address }));
}

function isTopic(text: string): text is Topic {
  return (topics as readonly string[]).includes(text);
}

type AskedTopic = Omit<DashboardAdvice["questions"][number], "listings"> & {
  propertyIds: string[];
  /**
   * True if every question was answered; one about no home in particular counts if the answer is given to all renters.
   */
  settled: boolean;
  all: number;
};

/**
 * Questions that the assistant passed on, by topic, with the listings they were about, most asked first. "What else is
 * coming up?" is left out: it isn't a fact about a listing.
 */
async function unansweredQuestions(db: Kysely<Database>, agentId: string, span: TimeSpan): Promise<AskedTopic[]> {
  const { rows } = await sql<AskedTopic>`
    with newest as (
      select topic, property_id, conversation_id, quote, done_at, closed_as, created_at from task
      where agent_id = ${agentId} and kind = 'knowledge_gap' and ${createdIn(span)}
        and not (topic = 'availability' and property_id is null)
      order by created_at desc limit ${maxQuestions}
    ), topics as (
      select topic, count(*)::int as asked, (count(*) filter (where done_at is null))::int as open,
        bool_and(done_at is not null and (property_id is not null or closed_as = 'saved') is true) as settled,
        coalesce((array_agg(quote order by created_at desc) filter (where quote <> ''))[1], '') as quote,
        (array_agg(conversation_id order by created_at desc))[1] as conversation_id
      from newest group by topic order by asked desc, topic limit ${maxTopics}
    )
    select t.topic, t.asked, t.open, t.settled, t.quote, l.lead_id as "leadId", (select count(*)::int from newest) as all,
      array(
        select n.property_id from newest n where n.topic = t.topic and n.property_id is not null
        group by n.property_id order by count(*) desc, n.property_id
      ) as "propertyIds"
    from topics t
    left join conversation c on c.agent_id = ${agentId} and c.conversation_id = t.conversation_id
    left join lead l on l.agent_id = ${agentId} and l.lead_id = ${keptLead("c")} and l.removed_at is null
    order by t.asked desc, t.topic`.execute(db);
  return rows;
}

/** All questions that wait for the agent's answer now. */
async function openQuestions(db: Kysely<Database>, agentId: string): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from (
      select from task where agent_id = ${agentId} and kind = 'knowledge_gap' and done_at is null limit ${maxQuestions}
    ) as t`.execute(db);
  return rows[0]?.open ?? 0;
}

async function linksByLeads(db: Kysely<Database>, agentId: string, { from, to }: TimeSpan) {
  const { rows } = await sql<DashboardAdvice["links"][number]>`
    select s.link_id as id, s.name, sum(d.views)::int as views, sum(d.leads)::int as leads
    from smartlink_day d
    join smartlink s on s.agent_id = d.agent_id and s.link_id = d.link_id and s.deleted_at is null
    where d.agent_id = ${agentId} and d.day between ${from} and ${to}
    group by s.link_id, s.name having sum(d.views) > 0
    order by leads desc, views desc, s.name limit ${maxLinks}`.execute(db);
  return rows;
}

/** How long renters waited for the first answer (median), by who gave it. */
async function answersByAuthor(db: Kysely<Database>, agentId: string, span: TimeSpan) {
  const { rows } = await sql<DashboardAdvice["firstAnswers"][number]>`
    with newest as (
      select conversation_id from lead
      where agent_id = ${agentId} and counted and removed_at is null and conversation_id is not null
        and ${createdIn(span)}
      order by created_at desc, lead_id desc limit ${maxConversations}
    )
    select case
        when answer.author is null then 'nobody'
        when answer.author = 'assistant' and answer.reviewed is not null then 'draft'
        else answer.author
      end as by,
      count(*)::int as conversations,
      round(percentile_cont(0.5) within group (
        order by extract(epoch from answer.created_at - question.created_at)
      ))::int as seconds
    from newest n
    ${firstAnswer(agentId, sql.ref("n.conversation_id"))}
    where question.seq is not null
    group by 1 order by conversations desc`.execute(db);
  return rows;
}
