import { randomUUID } from "node:crypto";
import type { SavePropertyRequest } from "@llave/contract/listings/properties";
import type { Kysely, Transaction } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { marketDay } from "../../time/marketDay.ts";
import { marketOf, timeZoneOf } from "../../time/markets.ts";
import { placeNamer } from "../places/places.ts";
import { marketIdOf } from "../repository.ts";

type StoredFacts = Database["property"]["facts"]["__select__"];

export interface Saving {
  agentId: string;
  /** Null creates a new listing. */
  propertyId: string | null;
  now: Date;
}

/**
 * Stores a listing with its photos.
 * @returns its id, or null if the agent has no listing with the given one
 * @throws ApiError `property_duplicate`, `not_found` for a photo that isn't the agent's, `forbidden` for an account
 * that isn't an agent yet
 */
export async function saveProperty(
  db: Kysely<Database>,
  saving: Saving,
  request: SavePropertyRequest,
): Promise<string | null> {
  const marketId = await marketIdOf(db, saving.agentId);
  if (marketId === undefined) throw new ApiError("forbidden");
  const today = marketDay(saving.now, timeZoneOf(marketId));
  return db
    .transaction()
    .execute(async (tx) => {
      const before = await factsBefore(tx, saving);
      if (before === null) return null;
      const propertyId = saving.propertyId ?? randomUUID();
      const values = {
        ...columnsOf(request, placeNamer(marketOf(marketId))),
        facts: JSON.stringify(datedFacts(request.facts, before, today)),
        updated_at: saving.now,
      };
      const key = { agent_id: saving.agentId, property_id: propertyId };
      if (saving.propertyId === null) {
        await tx
          .insertInto("property")
          .values({ ...key, ...values, created_at: saving.now })
          .execute();
      } else {
        await tx
          .updateTable("property")
          .set(values)
          .where("agent_id", "=", saving.agentId)
          .where("property_id", "=", propertyId)
          .execute();
      }
      await replacePhotos(tx, key, request.photos);
      return propertyId;
    })
    .catch(refuseDuplicate);
}

/** The columns that a listing's form fills in, except facts. */
export function columnsOf(request: Omit<SavePropertyRequest, "photos" | "facts">, place: (name: string) => string) {
  return {
    address: request.address,
    area: request.area ? place(request.area) : null,
    price: request.price,
    bedrooms: request.bedrooms,
    bathrooms: request.bathrooms,
    square_feet: request.squareFeet,
    status: request.status,
    available_from: request.availableFrom,
    source_url: request.sourceUrl,
    external_id: request.externalId,
    description: request.description,
    terms: JSON.stringify(request.terms),
  };
}

/** Facts with the day each was confirmed: an unchanged text keeps its day. */
export function datedFacts(facts: SavePropertyRequest["facts"], before: StoredFacts, today: string): StoredFacts {
  const dated: StoredFacts = {};
  for (const [topic, fact] of Object.entries(facts)) {
    const text = { ...(fact?.en && { en: fact.en }), ...(fact?.es && { es: fact.es }) };
    if (!text.en && !text.es) continue;
    const old = before[topic];
    dated[topic] = { ...text, updated: old && old.en === text.en && old.es === text.es ? old.updated : today };
  }
  return dated;
}

async function factsBefore(tx: Transaction<Database>, { agentId, propertyId }: Saving): Promise<StoredFacts | null> {
  if (propertyId === null) return {};
  const row = await tx
    .selectFrom("property")
    .select("facts")
    .where("agent_id", "=", agentId)
    .where("property_id", "=", propertyId)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  return row?.facts ?? null;
}

async function replacePhotos(
  tx: Transaction<Database>,
  key: { agent_id: string; property_id: string },
  photos: SavePropertyRequest["photos"],
): Promise<void> {
  await tx
    .deleteFrom("property_photo")
    .where("agent_id", "=", key.agent_id)
    .where("property_id", "=", key.property_id)
    .execute();
  const unique = [...new Map(photos.map((photo) => [photo.id, photo])).values()];
  if (unique.length === 0) return;
  const owned = await tx
    .selectFrom("picture")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("agent_id", "=", key.agent_id)
    .where("purpose", "=", "listing")
    .where(
      "picture_id",
      "in",
      unique.map(({ id }) => id),
    )
    .executeTakeFirstOrThrow();
  if (owned.count < unique.length) throw new ApiError("not_found", { fields: { photos: "" } });
  await tx
    .insertInto("property_photo")
    .values(unique.map(({ id, alt }, position) => ({ ...key, picture_id: id, alt, position })))
    .execute();
}

/** Two listings can't have the same reference. */
export function refuseDuplicate(error: unknown): never {
  if (error instanceof Error && "constraint" in error && error.constraint === "property_external") {
    throw new ApiError("property_duplicate");
  }
  throw error;
}
