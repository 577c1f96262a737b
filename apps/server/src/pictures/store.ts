import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { makeMissingOf } from "./makeSizes.ts";
import type { PicturePurpose, PreparedPicture } from "./prepare.ts";
import { insertPicture, type StoredPicture } from "./repository.ts";

/**
 * Stores a picture in its own transaction. Unfinished pictures reserve more than they take in the end, so before there
 * is no room, their sizes are made.
 * @throws ApiError `storage_full`
 */
export async function storePicture(
  db: Kysely<Database>,
  owner: { agentId: string; purpose: PicturePurpose; now: Date },
  picture: PreparedPicture,
): Promise<StoredPicture> {
  const store = () => db.transaction().execute((tx) => insertPicture(tx, owner, picture));
  return store().catch(async (error: unknown) => {
    if (!(error instanceof ApiError && error.code === "storage_full")) throw error;
    await makeMissingOf(db, owner.agentId);
    return store();
  });
}
