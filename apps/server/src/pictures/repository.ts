import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import {
  maxSizeBytes,
  type Original,
  type PicturePurpose,
  type PictureSize,
  type PreparedPicture,
  sizesOf,
} from "./prepare.ts";
import { requireStorage } from "./storage.ts";

/** An agent's picture. */
export interface PictureKey {
  agent_id: string;
  picture_id: string;
  purpose: PicturePurpose;
}

/** A stored picture as its owner's tables reference it: by `(agent_id, picture_id)`. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
}

/**
 * Stores a picture for its owner; the same picture sent again is the same row.
 * @throws ApiError `storage_full`
 */
export async function insertPicture(
  tx: Kysely<Database>,
  owner: { agentId: string; purpose: PicturePurpose; now: Date },
  picture: PreparedPicture,
): Promise<StoredPicture> {
  const id = pictureId(owner, picture);
  const key = { agent_id: owner.agentId, picture_id: id };
  const { width, height, placeholder } = picture;
  await tx
    .insertInto("picture")
    .values({ ...key, purpose: owner.purpose, width, height, placeholder, created_at: owner.now })
    .onConflict((conflict) => conflict.columns(["agent_id", "picture_id"]).doUpdateSet({ created_at: owner.now }))
    .execute();
  const isNew = await keepOriginal(tx, { ...key, purpose: owner.purpose }, picture, owner.now);
  if (isNew) await requireStorage(tx, owner.agentId);
  return { id, width, height };
}

/** The original stays until its last size is made. Returns false if it or all sizes were there before. */
async function keepOriginal(
  tx: Kysely<Database>,
  key: PictureKey,
  { original, ...largest }: PreparedPicture,
  now: Date,
): Promise<boolean> {
  const reserved = Math.max(0, maxSizeBytes(key.purpose, largest) - original.content.length);
  const { numAffectedRows } = await sql`
    insert into picture_original (agent_id, picture_id, content, orientation, reserved, created_at)
    select ${key.agent_id}::uuid, ${key.picture_id}, ${original.content}::bytea, ${original.orientation}::smallint,
      ${reserved}::integer, ${now}::timestamptz
    where ${sizesMissing(key)} > 0
    on conflict do nothing`.execute(tx);
  return numAffectedRows !== 0n;
}

/** Hash of owner, purpose and picture: a picture's address can't be guessed and never shows another one. */
function pictureId({ agentId, purpose }: { agentId: string; purpose: string }, { original }: PreparedPicture): string {
  const hash = createHash("sha256").update(`${agentId}\n${purpose}\n${original.orientation}\n`);
  return hash.update(original.content).digest("base64url");
}

/**
 * A picture and the bytes of one of its sizes: null if it doesn't have this size, or not yet (see `makeSizes.ts`).
 * @returns null if there is no such picture
 */
export async function findPicture(
  db: Kysely<Database>,
  id: string,
  size: PictureSize,
): Promise<(PictureKey & { content: Buffer | null }) | null> {
  const row = await db
    .selectFrom("picture as p")
    .leftJoin("picture_size as s", (join) =>
      join.onRef("s.agent_id", "=", "p.agent_id").onRef("s.picture_id", "=", "p.picture_id").on("s.size", "=", size),
    )
    .select(["p.agent_id", "p.picture_id", "p.purpose", "s.content"])
    .where("p.picture_id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** The original for a picture's sizes; null if all sizes exist or the picture was deleted. */
export async function findOriginal(db: Kysely<Database>, key: PictureKey): Promise<Original | null> {
  const row = await db
    .selectFrom("picture_original")
    .select(["content", "orientation"])
    .where("agent_id", "=", key.agent_id)
    .where("picture_id", "=", key.picture_id)
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes an original whose sizes all exist, unless the picture was deleted and sent again in the meantime. */
export async function deleteFinishedOriginal(db: Kysely<Database>, key: PictureKey): Promise<void> {
  await sql`
    delete from picture_original where agent_id = ${key.agent_id} and picture_id = ${key.picture_id}
      and ${sizesMissing(key)} = 0`.execute(db);
}

/** SQL for the number of a picture's missing sizes. */
function sizesMissing({ agent_id: agentId, picture_id: id, purpose }: PictureKey) {
  const sizes = sizesOf(purpose);
  return sql<number>`${sizes.length}::integer - (select count(*) from picture_size
    where agent_id = ${agentId} and picture_id = ${id} and size = any(${sizes}))`;
}

/** How many pictures for a purpose an agent has stored. Triggers in the database keep count. */
export async function countPictures(db: Kysely<Database>, agentId: string, purpose: PicturePurpose): Promise<number> {
  const row = await db
    .selectFrom("picture_count")
    .select("pictures")
    .where("agent_id", "=", agentId)
    .where("purpose", "=", purpose)
    .executeTakeFirst();
  return row?.pictures ?? 0;
}

/** Removes an agent's pictures for a purpose, except one. */
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
