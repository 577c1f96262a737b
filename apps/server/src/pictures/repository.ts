import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { PicturePurpose, PictureSize, PreparedPicture } from "./prepare.ts";

/** A stored picture, as its owner's tables point to it: by `(agent_id, picture_id)`. */
export interface StoredPicture {
  id: string;
  width: number;
  height: number;
}

/** Stores a picture for its owner; the same picture sent again is the same row. */
export async function insertPicture(
  db: Kysely<Database>,
  owner: { agentId: string; purpose: PicturePurpose; now: Date },
  picture: PreparedPicture,
): Promise<StoredPicture> {
  const id = pictureId(owner.agentId, owner.purpose, picture);
  const key = { agent_id: owner.agentId, picture_id: id };
  const { width, height } = picture;
  await db
    .insertInto("picture")
    .values({ ...key, purpose: owner.purpose, width, height, created_at: owner.now })
    .onConflict((conflict) => conflict.columns(["agent_id", "picture_id"]).doUpdateSet({ created_at: owner.now }))
    .execute();
  await db
    .insertInto("picture_size")
    .values([...picture.sizes].map(([size, content]) => ({ ...key, size, content })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { id, width, height };
}

/** Hash of owner, purpose and pixels: the address of a picture cannot be guessed and never shows another one. */
function pictureId(agentId: string, purpose: PicturePurpose, { sizes }: PreparedPicture): string {
  const hash = createHash("sha256").update(`${agentId}\n${purpose}\n`);
  for (const content of sizes.values()) hash.update(content);
  return hash.digest("base64url");
}

/** The bytes of a picture that anybody with its address may see: never of a licence. */
export async function findPublicPicture(db: Kysely<Database>, id: string, size: PictureSize): Promise<Buffer | null> {
  const row = await db
    .selectFrom("picture")
    .innerJoin("picture_size", (join) =>
      join
        .onRef("picture_size.agent_id", "=", "picture.agent_id")
        .onRef("picture_size.picture_id", "=", "picture.picture_id"),
    )
    .select("content")
    .where("picture.picture_id", "=", id)
    .where("purpose", "<>", "license")
    .where("size", "=", size)
    .executeTakeFirst();
  return row?.content ?? null;
}

/** How many pictures of a purpose an agent has stored. */
export async function countPictures(db: Kysely<Database>, agentId: string, purpose: PicturePurpose): Promise<number> {
  const row = await db
    .selectFrom("picture")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("agent_id", "=", agentId)
    .where("purpose", "=", purpose)
    .executeTakeFirstOrThrow();
  return row.count;
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
