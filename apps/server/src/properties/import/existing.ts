import type { ListingTerms } from "@llave/assistant";
import type { SavePropertyRequest } from "@llave/contract/listings/properties";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

/** An existing listing that a row of the file refers to. */
export interface ExistingListing {
  property_id: string;
  address: string;
  area: string | null;
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  square_feet: number | null;
  status: SavePropertyRequest["status"];
  available_from: string | null;
  source_url: string | null;
  external_id: string | null;
  description: string;
  terms: ListingTerms;
}

export interface Found {
  /** The address in the form that distinguishes listings. */
  key: string;
  existing: ExistingListing | null;
}

/**
 * For each row, in order, the listing it refers to: the one with its reference, else the one at its address. Two index
 * lookups per row, all in one statement.
 */
export async function findExisting(
  db: Kysely<Database>,
  agentId: string,
  lines: readonly { address: string; externalId: string | null }[],
): Promise<Found[]> {
  const addresses = lines.map(({ address }) => address);
  const references = lines.map(({ externalId }) => externalId);
  const { rows } = await sql<{ key: string; existing: ExistingListing | null }>`
    select address_key(f.address) as key, coalesce(r.found, a.found) as existing
    from unnest(${addresses}::text[], ${references}::text[]) with ordinality as f (address, reference, n)
    left join lateral (
      select to_jsonb(p) as found from property p
      where p.agent_id = ${agentId} and p.external_id = f.reference and p.deleted_at is null
    ) r on true
    left join lateral (
      select to_jsonb(p) as found from property p
      where p.agent_id = ${agentId} and p.address_key = address_key(f.address) and p.deleted_at is null
        and (f.reference is null or p.external_id is null)
      order by p.created_at limit 1
    ) a on true
    order by f.n`.execute(db);
  return rows;
}
