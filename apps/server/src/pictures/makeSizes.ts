import { type Kysely, sql } from "kysely";
import pLimit from "p-limit";
import type { Database } from "../db/schema.ts";
import { drawSize, edgeOf, type Original, type PictureSize, sizesOf } from "./prepare.ts";
import { deleteFinishedOriginal, findOriginal, findPicture, type PictureKey } from "./repository.ts";

/**
 * Each size is made once, in a queue, because many large pictures together would use up the server's memory. Sizes that
 * the dashboard shows after an upload have a separate queue from the larger ones, which take several times as long.
 */
const queues = { quick: pLimit(1), slow: pLimit(1) };
/** Longest edge of the fast sizes. Pixels. */
const quickEdge = 512;
/** Pictures whose sizes are made in one run; the next run takes the rest. */
const maxAtOnce = 200;

/** The bytes of a picture that anyone with its address may see: never of a license. */
export async function publicPicture(db: Kysely<Database>, id: string, size: PictureSize): Promise<Buffer | null> {
  const found = await findPicture(db, id, size);
  if (!found || found.purpose === "license") return null;
  return found.content ?? makeSize(db, found, size);
}

/**
 * A picture in a size; a size that doesn't exist yet is made from the original now.
 * @returns null if there is no such picture, or none of this size
 */
export async function pictureInSize(db: Kysely<Database>, id: string, size: PictureSize): Promise<Buffer | null> {
  const found = await findPicture(db, id, size);
  return found && (found.content ?? makeSize(db, found, size));
}

/**
 * Makes the missing sizes, the oldest picture's first, and deletes the originals.
 * @returns the ids of those that failed, with the reason; the next run tries them again
 */
export async function makeAllMissing(db: Kysely<Database>): Promise<Map<string, unknown>> {
  return finishAll(db, await unfinished(db).limit(maxAtOnce).execute());
}

/** Makes the missing sizes of an agent's pictures. */
export async function makeMissingOf(db: Kysely<Database>, agentId: string): Promise<void> {
  await finishAll(db, await unfinished(db).where("o.agent_id", "=", agentId).limit(maxAtOnce).execute());
}

function unfinished(db: Kysely<Database>) {
  return db
    .selectFrom("picture_original as o")
    .innerJoin("picture as p", (join) =>
      join.onRef("p.agent_id", "=", "o.agent_id").onRef("p.picture_id", "=", "o.picture_id"),
    )
    .select(["o.agent_id", "o.picture_id", "p.purpose"])
    .orderBy("o.created_at");
}

async function finishAll(db: Kysely<Database>, keys: readonly PictureKey[]): Promise<Map<string, unknown>> {
  const failed = new Map<string, unknown>();
  for (const key of keys) await finish(db, key).catch((error: unknown) => failed.set(key.picture_id, error));
  return failed;
}

/** Reads the original once for all sizes of a picture. */
async function finish(db: Kysely<Database>, key: PictureKey): Promise<void> {
  const original = await findOriginal(db, key);
  if (!original) return;
  for (const size of sizesOf(key.purpose)) {
    await inQueue(key, size, async () => (await storedSize(db, key, size)) ?? drawAndStore(db, key, size, original));
  }
  await deleteFinishedOriginal(db, key);
}

/**
 * A request that waits for a size holds no picture in memory, and finds the size ready if an earlier request made it.
 */
async function makeSize(db: Kysely<Database>, key: PictureKey, size: PictureSize): Promise<Buffer | null> {
  if (edgeOf(key.purpose, size) === undefined) return null;
  return inQueue(key, size, async () => {
    const stored = await storedSize(db, key, size);
    const original = stored ? null : await findOriginal(db, key);
    return original ? drawAndStore(db, key, size, original) : stored;
  });
}

async function storedSize(db: Kysely<Database>, key: PictureKey, size: PictureSize): Promise<Buffer | null> {
  return (await findPicture(db, key.picture_id, size))?.content ?? null;
}

function inQueue<Result>({ purpose }: PictureKey, size: PictureSize, work: () => Promise<Result>): Promise<Result> {
  const quick = (edgeOf(purpose, size) ?? 0) <= quickEdge;
  return queues[quick ? "quick" : "slow"](work);
}

/** Stores nothing for a picture that was deleted in the meantime. */
async function drawAndStore(
  db: Kysely<Database>,
  key: PictureKey,
  size: PictureSize,
  original: Original,
): Promise<Buffer> {
  const content = await drawSize(original, key.purpose, size);
  await sql`
    insert into picture_size (agent_id, picture_id, size, content)
    select agent_id, picture_id, ${size}, ${content}::bytea from picture
    where agent_id = ${key.agent_id} and picture_id = ${key.picture_id} for key share
    on conflict do nothing`.execute(db);
  return content;
}
