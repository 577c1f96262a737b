import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { pictureInSize } from "../pictures/makeSizes.ts";
import type { PreparedPicture } from "../pictures/prepare.ts";
import { deleteOtherPictures, insertPicture } from "../pictures/repository.ts";

/**
 * Stores the photo of an agent's wall license, replacing an earlier one. A license that was only attested becomes
 * provisional.
 */
export async function storeLicensePhoto(
  db: Kysely<Database>,
  { agentId, picture, now }: { agentId: string; picture: PreparedPicture; now: Date },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { id } = await insertPicture(tx, { agentId, purpose: "license", now }, picture);
    await deleteOtherPictures(tx, { agentId, purpose: "license" }, id);
    await setStatus(tx, agentId, "attested", "provisional");
  });
}

/** Removes the photo; a license that depended on it is attested again. */
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

/** The photo of an agent's wall license as WebP; null if there is none. */
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
