import { randomUUID } from "node:crypto";
import type { MlsListing } from "@llave/contract/listings/mls";
import { missingFields, type SavePropertyRequest } from "@llave/contract/listings/properties";
import type { ExistingListing, Found } from "../import/existing.ts";
import { merged, type PlannedRow } from "../import/plan.ts";
import { checkWording } from "../saving/wording.ts";
import type { MlsHome } from "./readRecord.ts";

/** A home of the MLS, and what importing it would do. */
export interface PlannedHome extends PlannedRow {
  home: MlsHome;
  changes: MlsListing["changes"];
  missing: MlsListing["missing"];
  withoutDescription: boolean;
  photos: MlsHome["photos"];
}

/** What is stored about earlier imports. */
export interface Imported {
  /** `ModificationTimestamp` at the import, by key in the MLS. */
  modified: ReadonlyMap<string, string>;
  /** The listings that have photos. */
  withPhotos: ReadonlySet<string>;
}

/**
 * Decides what each home of the MLS does to the agent's listings. Homes that are no longer offered only matter for
 * listings that exist here.
 */
export function planHomes(homes: readonly MlsHome[], found: readonly Found[], imported: Imported): PlannedHome[] {
  const planned: PlannedHome[] = [];
  const seen = new Set<string>();
  for (const [line, home] of homes.entries()) {
    const existing = found[line]?.existing ?? null;
    if (existing === null && !isOffered(home)) continue;
    // Two numbers at one address are the same home, listed again: the newer one comes first and counts.
    if (existing !== null && seen.has(existing.property_id)) continue;
    if (existing !== null) seen.add(existing.property_id);
    planned.push(planHome(home, existing, line, imported));
  }
  return planned;
}

function isOffered({ status }: MlsHome): boolean {
  return status !== "leased" && status !== "off_market";
}

function planHome(home: MlsHome, existing: ExistingListing | null, line: number, imported: Imported): PlannedHome {
  // What the MLS hasn't changed since then doesn't undo what the agent changed here.
  const isKnown = existing !== null && imported.modified.get(home.key) === home.modifiedAt;
  const withoutDescription = home.description !== undefined && isUnfair(home.description);
  const before = existing && merged({ terms: {} }, existing);
  const listing = before && isKnown ? before : listingOf(home, existing, withoutDescription);
  const changes = before ? changed(before, listing) : [];
  const hasPhotos = existing !== null && imported.withPhotos.has(existing.property_id);
  return {
    line,
    home,
    change: before === null ? "created" : changes.length > 0 ? "updated" : "unchanged",
    propertyId: existing?.property_id ?? randomUUID(),
    listing,
    changes,
    missing: missingFields(listing, "active"),
    withoutDescription: withoutDescription && listing.description === "",
    photos: hasPhotos ? [] : home.photos,
  };
}

/** The listing after the import: facts follow the MLS, and what the agent wrote stays. */
function listingOf(home: MlsHome, existing: ExistingListing | null, withoutDescription: boolean): SavePropertyRequest {
  const { key: _key, modifiedAt: _modifiedAt, photos: _photos, description, terms, externalId, ...fields } = home;
  const text = existing?.description || (withoutDescription ? "" : (description ?? ""));
  const listing = merged(
    { ...fields, externalId: externalId ?? existing?.external_id ?? null, description: text, terms: {} },
    existing,
  );
  const kept = { ...listing, terms: { ...terms, ...existing?.terms } as SavePropertyRequest["terms"] };
  return { ...kept, status: statusOf(kept, existing) };
}

/** Only its agent publishes a draft, and an unfinished listing is a draft. */
function statusOf(listing: SavePropertyRequest, existing: ExistingListing | null): SavePropertyRequest["status"] {
  if (existing?.status === "draft" || missingFields(listing, listing.status).length > 0) return "draft";
  return listing.status;
}

function changed(before: SavePropertyRequest, after: SavePropertyRequest): MlsListing["changes"] {
  const fields = Object.keys(after) as (keyof SavePropertyRequest)[];
  return fields.filter(
    (field): field is MlsListing["changes"][number] =>
      !unlisted.has(field) && canonical(before[field]) !== canonical(after[field]),
  );
}

/** Fields that an import from an MLS never changes, and the reference, whose changes agents don't see. */
const unlisted = new Set<keyof SavePropertyRequest>(["facts", "photos", "externalId", "sourceUrl"]);

function canonical(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isUnfair(description: string): boolean {
  return Object.keys(checkWording({ description })).length > 0;
}
