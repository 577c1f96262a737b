import type { Language } from "@llave/contract/language";
import { maxFactLength } from "@llave/contract/listings/properties";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { PageLanguage } from "../../http/language.ts";
import { marketDay } from "../../time/marketDay.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { marketIdOf } from "../repository.ts";
import { refuseUnfairWording } from "./wording.ts";

interface NewFact {
  agentId: string;
  propertyId: string;
  topic: string;
  /** In one language or both. */
  texts: Partial<Record<Language, string>>;
  now: Date;
}

/**
 * Adds what an agent answered a renter to the listing, so that the assistant knows it next time.
 * @param pageLanguage the language of the error if the wording is refused
 * @throws ApiError `listing_wording`
 */
export async function saveFact(
  db: Kysely<Database>,
  { agentId, propertyId, topic, texts, now }: NewFact,
  pageLanguage: PageLanguage,
): Promise<void> {
  const words = Object.entries(texts);
  const fields = Object.fromEntries(words.map(([language, text]) => [`facts.${topic}.${language}`, text]));
  await refuseUnfairWording(db, { agentId, propertyId, now }, fields, pageLanguage);
  const marketId = await marketIdOf(db, agentId);
  if (marketId === undefined) return;
  await db.transaction().execute(async (tx) => {
    const own = { agent_id: agentId, property_id: propertyId };
    const row = await tx
      .selectFrom("property")
      .select("facts")
      .where("agent_id", "=", own.agent_id)
      .where("property_id", "=", own.property_id)
      .where("deleted_at", "is", null)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const updated = marketDay(now, timeZoneOf(marketId));
    const kept = Object.fromEntries(words.map(([language, text]) => [language, text.slice(0, maxFactLength)]));
    // A text in a language that this answer isn't in answers an older question and could contradict this one.
    const facts = { ...row.facts, [topic]: { ...kept, updated } };
    await tx
      .updateTable("property")
      .set({ facts: JSON.stringify(facts), updated_at: now })
      .where("agent_id", "=", own.agent_id)
      .where("property_id", "=", own.property_id)
      .execute();
  });
}
