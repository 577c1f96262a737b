import { type FirstSteps, firstSteps } from "@llave/contract/agent/firstSteps";
import { missingFields } from "@llave/contract/listings/properties";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** How far an agent has come with the first steps; null before setup is finished. */
export async function readFirstSteps(db: Kysely<Database>, agentId: string): Promise<FirstSteps | null> {
  const [agent, listing] = await Promise.all([readAgent(db, agentId), firstListing(db, agentId)]);
  if (!agent) return null;
  const stored = agent.first_steps;
  const steps = {
    photo: agent.photo !== null,
    listing: listing ? presentListing(listing) : null,
    hours: agent.hours,
    tested: stored?.tested ?? false,
    shared: stored?.shared ?? false,
  };
  const isDone = steps.photo && steps.listing?.status === "active" && steps.hours && steps.tested && steps.shared;
  const hidden = stored?.hidden ?? false;
  return firstSteps.parse({ ...steps, hidden, shown: stored !== null && !hidden && !isDone });
}

/** Stores which steps are done; does nothing for accounts from before the list. */
export async function markFirstSteps(
  db: Kysely<Database>,
  agentId: string,
  done: { tested?: true | undefined; shared?: true | undefined; hidden?: boolean | undefined },
): Promise<void> {
  await sql`
    update agent set first_steps = first_steps || ${JSON.stringify(done)}::jsonb
    where agent_id = ${agentId} and first_steps is not null and not first_steps @> ${JSON.stringify(done)}::jsonb
  `.execute(db);
}

function readAgent(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("agent")
    .select(["photo", "first_steps"])
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom("availability").select("agent_id").whereRef("availability.agent_id", "=", "agent.agent_id"),
        )
        .$castTo<boolean>()
        .as("hours"),
    )
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
}

function firstListing(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("property")
    .select(["property_id", "address", "area", "price", "bedrooms", "bathrooms", "status"])
    .where("agent_id", "=", agentId)
    .where("deleted_at", "is", null)
    .orderBy((eb) => eb("status", "=", "active"), "desc")
    .orderBy("created_at")
    .orderBy("property_id")
    .limit(1)
    .executeTakeFirst();
}

function presentListing(row: NonNullable<Awaited<ReturnType<typeof firstListing>>>) {
  return {
    id: row.property_id,
    address: row.address,
    status: row.status,
    missing: missingFields(row, "active"),
  };
}
