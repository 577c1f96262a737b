import type { MlsPhotos } from "@llave/contract/listings/mls";
import { sql } from "kysely";
import pLimit from "p-limit";
import { ApiError } from "../../http/errors.ts";
import { preparePicture } from "../../pictures/prepare.ts";
import { storePicture } from "../../pictures/store.ts";
import type { Services } from "../../services.ts";
import { type FetchLimits, WebPageError } from "../../webPages/webPages.ts";
import { checkWording } from "../saving/wording.ts";
import type { MlsHome } from "./readRecord.ts";

const limits: FetchLimits = { maxBytes: 15_000_000, timeoutMs: 10_000, types: ["image/"] };
const parallelPhotos = 3;

interface Copied {
  id: string;
  alt: string;
}

/** Copies the photos of a home into a listing that has none, leaving out any that can't be copied. */
export async function copyPhotos(
  services: Pick<Services, "db" | "webPages" | "now" | "jobs">,
  { agentId, propertyId }: { agentId: string; propertyId: string },
  photos: MlsHome["photos"],
): Promise<MlsPhotos> {
  const limit = pLimit(parallelPhotos);
  const copied = await Promise.all(photos.map((photo) => limit(() => copyPhoto(services, agentId, photo))));
  const stored = copied.filter((photo) => photo !== null);
  // The same picture twice counts as one photo.
  const unique = [...new Map(stored.map((photo) => [photo.id, photo])).values()];
  await storePhotos(services, { agentId, propertyId }, unique);
  services.jobs.queuePictures();
  return { copied: unique.length, failed: copied.length - stored.length };
}

async function copyPhoto(
  { db, webPages, now }: Pick<Services, "db" | "webPages" | "now">,
  agentId: string,
  { url, alt }: MlsHome["photos"][number],
): Promise<Copied | null> {
  try {
    const { body } = await webPages.fetch(url, limits);
    const picture = await preparePicture(body, "listing");
    const { id } = await storePicture(db, { agentId, purpose: "listing", now: now() }, picture);
    return { id, alt: Object.keys(checkWording({ alt })).length > 0 ? "" : alt };
  } catch (error) {
    const isUnreadable = error instanceof ApiError && error.code.startsWith("picture_");
    if (error instanceof WebPageError || isUnreadable) return null;
    throw error;
  }
}

async function storePhotos(
  { db }: Pick<Services, "db">,
  { agentId, propertyId }: { agentId: string; propertyId: string },
  photos: readonly Copied[],
): Promise<void> {
  if (photos.length === 0) return;
  await db.transaction().execute(async (tx) => {
    // Two requests at the same time must not add the photos twice.
    await sql`select from property where agent_id = ${agentId} and property_id = ${propertyId} for update`.execute(tx);
    const has = await tx
      .selectFrom("property_photo")
      .select("picture_id")
      .where("agent_id", "=", agentId)
      .where("property_id", "=", propertyId)
      .executeTakeFirst();
    if (has) return;
    const rows = photos.map(({ id, alt }, position) => ({
      agent_id: agentId,
      property_id: propertyId,
      picture_id: id,
      alt,
      position,
    }));
    await tx.insertInto("property_photo").values(rows).execute();
  });
}
