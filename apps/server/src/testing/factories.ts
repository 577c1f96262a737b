import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import type { Insertable, Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

export const testPassword = "a long enough password";
/**
 * The least memory and one pass: a stored hash contains its own cost, and most tests sign in. Tests of passwords use
 * accounts that registered.
 */
const cheapest = { memoryCost: 8, timeCost: 1 };
let hashed: Promise<string> | undefined;

/** A person with an account; by default an agent with early access who has not finished setup. */
export async function createAccount(db: Kysely<Database>, overrides: Partial<Insertable<Database["account"]>> = {}) {
  hashed ??= hash(testPassword, cheapest);
  return db
    .insertInto("account")
    .values({
      email: `${randomUUID()}@agents.example`,
      name: "Rosa Delgado",
      password_hash: await hashed,
      access_level: "early_access",
      email_verified_at: new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An agent who finished setup. */
export async function createAgent(db: Kysely<Database>, overrides: Partial<Insertable<Database["agent"]>> = {}) {
  const name = overrides.name ?? "Rosa Delgado";
  const account = await createAccount(db, { name });
  const agent = await db
    .insertInto("agent")
    .values({
      agent_id: account.account_id,
      slug: `rosa-${randomUUID().slice(0, 8)}`,
      name,
      license_number: "SL3456789",
      working_hours: JSON.stringify({ from: 9, to: 18, days: [1, 2, 3, 4, 5] }),
      onboarded_at: new Date(),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...agent, email: account.email };
}

/** A SmartLink of an agent. */
export function createLink(
  db: Kysely<Database>,
  agentId: string,
  overrides: Partial<Insertable<Database["smartlink"]>> = {},
) {
  return db
    .insertInto("smartlink")
    .values({ agent_id: agentId, name: "Rentals", name_slug: "rentals", token: randomUUID().slice(0, 8), ...overrides })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An active listing of an agent. */
export function createProperty(
  db: Kysely<Database>,
  agentId: string,
  overrides: Partial<Insertable<Database["property"]>> = {},
) {
  return db
    .insertInto("property")
    .values({
      agent_id: agentId,
      address: "100 SW 10th St, #4",
      area: "Brickell",
      price: 2800,
      bedrooms: 2,
      bathrooms: 2,
      // Free before any test's clock.
      available_from: "2026-01-01",
      facts: JSON.stringify({ parking: { en: "One space", es: "Un puesto", updated: "2026-11-01" } }),
      ...overrides,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the form of a published listing sends. */
export const listingRequest = {
  externalId: null,
  sourceUrl: null,
  address: "100 SW 10th St",
  area: "Brickell",
  price: 2800,
  bedrooms: 2,
  bathrooms: 2,
  squareFeet: null,
  status: "active",
  availableFrom: null,
  description: "",
  terms: {},
  facts: {},
  photos: [],
};

/** An agent who confirms every showing in person: the chat offers no times and only records the request. */
export function showsOnRequest(db: Kysely<Database>, agentId: string) {
  const spans = { length_minutes: 30, buffer_minutes: 0, notice_minutes: 0, horizon_days: 14 };
  return db
    .insertInto("availability")
    .values({ agent_id: agentId, weekly: "[]", ...spans })
    .execute();
}
