import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { lane } from "./decoder.ts";
import { makeLater, type Original, type PicturePurpose, type PictureSize, sizesOf } from "./prepare.ts";
import { findSize, purposeOf } from "./repository.ts";

/** Apart from the lane of uploads, which do not wait for what nobody may ever look at. */
const later = lane();
/** Originals whose sizes are made in one go; the next go takes the rest. */
const mostAtOnce = 200;

interface Pending extends Original {
  agent_id: string;
  picture_id: string;
  purpose: PicturePurpose;
}

/** The bytes of a picture that anybody with its address may see: never of a licence. */
export async function publicPicture(db: Kysely<Database>, id: string, size: PictureSize): Promise<Buffer | null> {
  const purpose = await purposeOf(db, id);
  return purpose === undefined || purpose === "license" ? null : pictureInSize(db, id, size);
}

/**
 * A picture in a size; one that nobody has come to make yet is made of the original now.
 * @returns null where there is no such picture, or none of this size
 */
export async function pictureInSize(db: Kysely<Database>, id: string, size: PictureSize): Promise<Buffer | null> {
  const known = await findSize(db, id, size);
  if (known) return known;
  return later(async () => {
    const pending = await pendingPictures(db).where("o.picture_id", "=", id).executeTakeFirst();
    // Without an original there is nothing to make, or whoever came before in the lane has made it all.
    return pending ? makeSize(db, pending, size) : findSize(db, id, size);
  });
}

/**
 * Makes what sizes are missing, the oldest picture's first, and lets the originals go.
 * @param agentId only this agent's
 * @returns the ids of those that could not be made, with why; they are tried again in the next go
 */
export async function makeAllMissing(db: Kysely<Database>, agentId?: string): Promise<Map<string, unknown>> {
  let found = db.selectFrom("picture_original").select(["agent_id", "picture_id"]).orderBy("created_at");
  if (agentId !== undefined) found = found.where("agent_id", "=", agentId);
  const failed = new Map<string, unknown>();
  for (const key of await found.limit(mostAtOnce).execute()) {
    await later(() => finish(db, key)).catch((error: unknown) => failed.set(key.picture_id, error));
  }
  return failed;
}

async function finish(db: Kysely<Database>, key: { agent_id: string; picture_id: string }): Promise<void> {
  const pending = await pendingPictures(db)
    .where("o.agent_id", "=", key.agent_id)
    .where("o.picture_id", "=", key.picture_id)
    .executeTakeFirst();
  if (!pending) return;
  for (const [size] of sizesOf(pending.purpose).later) await makeSize(db, pending, size);
  await db
    .deleteFrom("picture_original")
    .where("agent_id", "=", key.agent_id)
    .where("picture_id", "=", key.picture_id)
    .execute();
}

/** Pictures whose original is still there, under the alias `o`. */
function pendingPictures(db: Kysely<Database>) {
  return db
    .selectFrom("picture_original as o")
    .innerJoin("picture as p", (join) =>
      join.onRef("p.agent_id", "=", "o.agent_id").onRef("p.picture_id", "=", "o.picture_id"),
    )
    .select(["o.agent_id", "o.picture_id", "o.content", "o.orientation", "p.purpose"]);
}

/** Makes and stores a size unless it is there; nothing is stored of a picture that was deleted meanwhile. */
async function makeSize(db: Kysely<Database>, pending: Pending, size: PictureSize): Promise<Buffer | null> {
  const { agent_id: agentId, picture_id: id, purpose } = pending;
  const known = await findSize(db, id, size);
  const edge = new Map(sizesOf(purpose).later).get(size);
  if (known || edge === undefined) return known;
  const content = await makeLater(pending, purpose, edge);
  await sql`
    insert into picture_size (agent_id, picture_id, size, content)
    select agent_id, picture_id, ${size}, ${content}::bytea from picture where agent_id = ${agentId} and picture_id = ${id}
    on conflict do nothing`.execute(db);
  return content;
}
