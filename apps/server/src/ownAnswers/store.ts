import { type OwnAnswer, type OwnAnswerRequest, ownTextLimits } from "@llave/contract/agent/ownTexts";
import { factTopic } from "@llave/contract/listings/properties";
import { type Kysely, type Selectable, sql } from "kysely";
import { lockAgent } from "../agents/repository.ts";
import { newId } from "../db/newId.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { PageLanguage } from "../http/language.ts";
import { refuseUnfairWording } from "../properties/saving/wording.ts";

interface NewAnswer extends OwnAnswerRequest {
  agentId: string;
  now: Date;
}

/** The agent's own answers, newest first. */
export async function listAnswers(db: Kysely<Database>, agentId: string): Promise<OwnAnswer[]> {
  const rows = await db
    .selectFrom("own_answer")
    .selectAll()
    .select(usage)
    .where("agent_id", "=", agentId)
    .orderBy("created_at", "desc")
    .limit(ownTextLimits.ownAnswers)
    .execute();
  return rows.map(present);
}

const ofAnswer = sql`from own_answer_use u where u.agent_id = own_answer.agent_id and u.answer_id = own_answer.answer_id`;
/** How often an answer was given, and when last. */
const usage = [
  sql<number>`(select coalesce(sum(u.uses), 0)::int ${ofAnswer})`.as("uses"),
  sql<Date | null>`(select max(u.last_used_at) ${ofAnswer})`.as("last_used_at"),
];
type AnswerRow = Selectable<Database["own_answer"]> & { uses: number; last_used_at: Date | null };

/**
 * Adds an answer. Open chats follow: the database announces the change.
 * @throws ApiError `too_many_own_answers`, `listing_wording`
 */
export async function addAnswer(
  db: Kysely<Database>,
  answer: NewAnswer,
  pageLanguage: PageLanguage,
): Promise<OwnAnswer> {
  const { agentId, now } = answer;
  await refuseUnfair(db, answer, pageLanguage);
  return db.transaction().execute(async (tx) => {
    await lockAgent(tx, agentId);
    const answers = await listAnswers(tx, agentId);
    if (answers.length >= ownTextLimits.ownAnswers) throw new ApiError("too_many_own_answers");
    const row = await tx
      .insertInto("own_answer")
      .values({ agent_id: agentId, answer_id: newId(now), ...valuesOf(answer), created_at: now })
      .returningAll()
      .returning(usage)
      .executeTakeFirstOrThrow();
    return present(row);
  });
}

/** @throws ApiError `not_found`, `listing_wording` */
export async function changeAnswer(
  db: Kysely<Database>,
  id: string,
  answer: NewAnswer,
  pageLanguage: PageLanguage,
): Promise<OwnAnswer> {
  await refuseUnfair(db, answer, pageLanguage);
  const row = await db
    .updateTable("own_answer")
    .set(valuesOf(answer))
    .where("agent_id", "=", answer.agentId)
    .where("answer_id", "=", id)
    .returningAll()
    .returning(usage)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return present(row);
}

/** @throws ApiError `not_found` */
export async function eraseAnswer(db: Kysely<Database>, agentId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("own_answer")
    .where("agent_id", "=", agentId)
    .where("answer_id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError("not_found");
}

/** Renters read the answers: they follow the listings' rule. */
function refuseUnfair(db: Kysely<Database>, { agentId, now, answer }: NewAnswer, pageLanguage: PageLanguage) {
  const texts = { "answer.en": answer.en, "answer.es": answer.es };
  return refuseUnfairWording(db, { agentId, propertyId: null, now }, texts, pageLanguage);
}

function valuesOf({ topic, question, answer, now }: NewAnswer) {
  return {
    topic,
    question_en: question.en,
    question_es: question.es,
    answer_en: answer.en,
    answer_es: answer.es,
    updated_at: now,
  };
}

function present(row: AnswerRow): OwnAnswer {
  return {
    id: row.answer_id,
    topic: factTopic.nullable().catch(null).parse(row.topic),
    question: { en: row.question_en, es: row.question_es },
    answer: { en: row.answer_en, es: row.answer_es },
    updatedAt: row.updated_at.toISOString(),
    uses: row.uses,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
