import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { pictureInSize } from "../pictures/makeSizes.ts";
import type { PreparedPicture } from "../pictures/prepare.ts";
import { deleteOtherPictures, insertPicture } from "../pictures/repository.ts";

/**
 * Keeps the photo of an agent's wall licence in place of an earlier one. A licence that was only attested
 * is provisional from then on.
 */
export async function keepLicensePhoto(
  db: Kysely<Database>,
  { agentId, picture, now }: { agentId: string; picture: PreparedPicture; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id } = await insertPicture(tx, { agentId, purpose: "license", now }, picture);
    await deleteOtherPictures(tx, { agentId, purpose: "license" }, id);
    await setStatus(tx, agentId, "attested", "provisional");
  });
}

/** Removes the photo; a licence that rested on it is attested again. */
export async function removeLicensePhoto(db: Kysely<Database>, agentId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await deleteOtherPictures(tx, { agentId, purpose: "license" }, null);
    await setStatus(tx, agentId, "provisional", "attested");
  });
}

async function setStatus(
  tx: Kysely<Database>,
  agentId: string,
  from: "attested" | "provisional",
  to: "attested" | "provisional",
): Promise<void> {
  await tx
    .updateTable("agent")
    .set({ license_status: to })
    .where("agent_id", "=", agentId)
    .where("license_status", "=", from)
    .execute();
}

/** The photo of an agent's wall licence as WebP; null where there is none. */
export async function findLicensePhoto(db: Kysely<Database>, agentId: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom("picture")
    .select("picture_id")
    .where("agent_id", "=", agentId)
    .where("purpose", "=", "license")
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return row ? pictureInSize(db, row.picture_id, "large") : null;
}
