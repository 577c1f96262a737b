import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { type PicturePurpose, type PictureSize, type PreparedPicture, sizesOf } from "./prepare.ts";

/** A stored picture, as its owner's tables point to it: by `(agent_id, picture_id)`. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
}

/** Stores a picture for its owner; the same picture sent again is the same row. */
export async function insertPicture(
  tx: Kysely<Database>,
  owner: { agentId: string; purpose: PicturePurpose; now: Date },
  picture: PreparedPicture,
): Promise<StoredPicture> {
  const id = pictureId(owner, picture);
  const key = { agent_id: owner.agentId, picture_id: id };
  const { width, height } = picture;
  await tx
    .insertInto("picture")
    .values({ ...key, purpose: owner.purpose, width, height, created_at: owner.now })
    .onConflict((conflict) => conflict.columns(["agent_id", "picture_id"]).doUpdateSet({ created_at: owner.now }))
    .execute();
  const made = [...picture.sizes].map(([size, content]) => ({ ...key, size, content }));
  if (made.length > 0) {
    await tx
      .insertInto("picture_size")
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await keepOriginal(tx, key, owner, picture);
  return { id, width, height };
}

/** The original stays until the last of its sizes is there. */
async function keepOriginal(
  tx: Kysely<Database>,
  key: { agent_id: string; picture_id: string },
  { purpose, now }: { purpose: PicturePurpose; now: Date },
  { original }: PreparedPicture,
): Promise<void> {
  const later = sizesOf(purpose).later.length;
  if (later === 0) return;
  await sql`
    insert into picture_original (agent_id, picture_id, content, orientation, created_at)
    select ${key.agent_id}::uuid, ${key.picture_id}, ${original.content}::bytea, ${original.orientation}::smallint,
      ${now}::timestamptz
    where (select count(*) from picture_size where agent_id = ${key.agent_id} and picture_id = ${key.picture_id}
      and size = any(${sizesOf(purpose).later.map(([size]) => size)})) < ${later}
    on conflict do nothing`.execute(tx);
}

/** Hash of owner, purpose and picture: the address of a picture cannot be guessed and never shows another one. */
function pictureId({ agentId, purpose }: { agentId: string; purpose: string }, { original }: PreparedPicture): string {
  const hash = createHash("sha256").update(`${agentId}\n${purpose}\n${original.orientation}\n`);
  return hash.update(original.content).digest("base64url");
}

/** The bytes of a stored size; null where there is none, or none yet: see `laterSizes.ts`. */
export async function findSize(db: Kysely<Database>, id: string, size: PictureSize): Promise<Buffer | null> {
  const row = await db
    .selectFrom("picture")
    .innerJoin("picture_size", (join) =>
      join
        .onRef("picture_size.agent_id", "=", "picture.agent_id")
        .onRef("picture_size.picture_id", "=", "picture.picture_id"),
    )
    .select("content")
    .where("picture.picture_id", "=", id)
    .where("size", "=", size)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** The purpose of a picture; undefined where there is no such picture. */
export async function purposeOf(db: Kysely<Database>, id: string): Promise<PicturePurpose | undefined> {
  const row = await db.selectFrom("picture").select("purpose").where("picture_id", "=", id).executeTakeFirst();
  return row?.purpose;
}

/** How many pictures of a purpose an agent has stored: counted by the database as they come and go. */
export async function countPictures(db: Kysely<Database>, agentId: string, purpose: PicturePurpose): Promise<number> {
  const row = await db
    .selectFrom("picture_count")
    .select("pictures")
    .where("agent_id", "=", agentId)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  return row?.pictures ?? 0;
}

/** Removes an agent's pictures of a purpose, except one that stays. */
export async function deleteOtherPictures(
  db: Kysely<Database>,
  owner: { agentId: string; purpose: PicturePurpose },
  keepId: string | null,
): Promise<void> {
  let query = db.deleteFrom("picture").where("agent_id", "=", owner.agentId).where("purpose", "=", owner.purpose);
  if (keepId !== null) query = query.where("picture_id", "<>", keepId);
  await query.execute();
}

/** The public path of a picture in one size. */
export function picturePath(id: string, size: PictureSize): string {
  return `/pictures/${id}/${size}.webp`;
}
