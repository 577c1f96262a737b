import type { HomePhoto } from "@llave/contract/chat/homes";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { picturePath } from "../pictures/repository.ts";

/** Each home's first photo, and its number of photos, by the home's id. */
export type FirstPhotos = ReadonlyMap<string, { photo: HomePhoto; count: number }>;

/** The first photos of an agent's homes. */
export async function firstPhotos(db: Kysely<Database>, agentId: string): Promise<FirstPhotos> {
  const rows = await photos(db, agentId)
    .distinctOn("ph.property_id")
    .select(sql<number>`(count(*) over (partition by ph.property_id))::integer`.as("count"))
    .orderBy("ph.property_id")
    .orderBy("ph.position")
    .execute();
  return new Map(rows.map((row) => [row.property_id, { photo: presentHomePhoto(row), count: row.count }]));
}

/** The photos of one of an agent's homes, in order. */
export async function photosOfHome(db: Kysely<Database>, agentId: string, homeId: string): Promise<HomePhoto[]> {
  const rows = await photos(db, agentId).where("ph.property_id", "=", homeId).orderBy("ph.position").execute();
  return rows.map(presentHomePhoto);
}

function photos(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("property_photo as ph")
    .innerJoin("picture as p", (join) =>
      join.onRef("p.agent_id", "=", "ph.agent_id").onRef("p.picture_id", "=", "ph.picture_id"),
    )
    .select(["ph.property_id", "ph.picture_id", "ph.alt", "p.placeholder"])
    .where("ph.agent_id", "=", agentId);
}

function presentHomePhoto(row: { picture_id: string; alt: string; placeholder: string | null }): HomePhoto {
  const { picture_id: id, alt, placeholder } = row;
  return {
    small: picturePath(id, "small"),
    medium: picturePath(id, "medium"),
    large: picturePath(id, "large"),
    placeholder,
    alt,
  };
}
