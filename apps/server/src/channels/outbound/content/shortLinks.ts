import { randomInt } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../../db/schema.ts";

/** No two characters look alike, and no combination forms a word. */
const alphabet = "23456789BCDFGHJKLMNPQRSTVWXZ";

/** A code that people may have to type. */
export function newCode(length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

const codeLength = 8;

/** A home on a link. */
export interface Home {
  linkId: string;
  propertyId: string;
}

/** The short addresses of homes, by home. */
export type HomePaths = (home: Home) => string;

/** The short address of a home on a link: always the same one. */
export async function shortLinkOf(
  db: Kysely<Database>,
  { agentId, ...home }: Home & { agentId: string },
): Promise<string> {
  return (await shortLinksOf(db, agentId, [home]))(home);
}

/** {@link shortLinkOf} for many homes: they are read at once, and only those without an address are written. */
export async function shortLinksOf(db: Kysely<Database>, agentId: string, homes: readonly Home[]): Promise<HomePaths> {
  const wanted = new Map(homes.map((home) => [nameOf(home), home]));
  const known = await readCodes(db, agentId, [...wanted.values()]);
  const missing = [...wanted].flatMap(([name, home]) => (known.has(name) ? [] : [home]));
  const codes = new Map([...known, ...(await makeCodes(db, agentId, missing))]);
  return (home) => `/h/${codes.get(nameOf(home))}`;
}

async function readCodes(db: Kysely<Database>, agentId: string, homes: readonly Home[]): Promise<Map<string, string>> {
  if (homes.length === 0) return new Map();
  const [links, properties] = [homes.map(({ linkId }) => linkId), homes.map(({ propertyId }) => propertyId)];
  const rows = await db
    .selectFrom("short_link")
    .select(["link_id as linkId", "property_id as propertyId", "code"])
    .where("agent_id", "=", agentId)
    .where(sql<boolean>`(link_id, property_id) in (select * from unnest(${links}::uuid[], ${properties}::uuid[]))`)
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row.code]));
}

/** If another server made one in the meantime, that one counts. */
async function makeCodes(db: Kysely<Database>, agentId: string, homes: readonly Home[]): Promise<Map<string, string>> {
  if (homes.length === 0) return new Map();
  // In one order, so that two servers never wait for each other.
  const inOrder = homes.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
  const rows = await db
    .insertInto("short_link")
    .values(
      inOrder.map(({ linkId, propertyId }) => ({
        agent_id: agentId,
        link_id: linkId,
        property_id: propertyId,
        code: newCode(codeLength),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["agent_id", "link_id", "property_id"])
        .doUpdateSet(({ ref }) => ({ property_id: ref("excluded.property_id") })),
    )
    .returning(["link_id as linkId", "property_id as propertyId", "code"])
    .execute();
  return new Map(rows.map((row) => [nameOf(row), row.code]));
}

function nameOf({ linkId, propertyId }: Home): string {
  return `${linkId} ${propertyId}`;
}

/** What a short address leads to. */
export function findShortLink(db: Kysely<Database>, code: string) {
  return db
    .selectFrom("short_link")
    .select(["link_id", "property_id"])
    .where("code", "=", code.toUpperCase())
    .executeTakeFirst();
}
