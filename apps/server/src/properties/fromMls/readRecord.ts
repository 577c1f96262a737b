import {
  type ListingTerms,
  maxAltLength,
  maxDescriptionLength,
  maxPhotos,
  type PropertyStatus,
} from "@llave/contract/listings/properties";
import { compact } from "../../csv/compact.ts";
import { folded } from "../../csv/folded.ts";
import { readPets, readUtilities } from "../import/values.ts";
import { placeIn } from "../places/places.ts";
import type { MlsRecord } from "./record.ts";

/** A record as a listing; what the MLS doesn't say is missing. */
export interface MlsHome {
  key: string;
  modifiedAt: string;
  status: PropertyStatus;
  externalId: string | null;
  address?: string;
  area?: string;
  price?: number;
  bedrooms?: number;
  bathrooms?: number;
  squareFeet?: number;
  availableFrom?: string;
  description?: string;
  terms: ListingTerms;
  /** Addresses of its photos, in order. */
  photos: { url: string; alt: string }[];
}

const squareFeetInMeter = 10.7639;
const maxAddressLength = 200;

/** A rental of the MLS; null for a sale, or an unknown status. */
export function readRecord(record: MlsRecord, places: readonly string[]): MlsHome | null {
  const status = statuses[words(record.StandardStatus)];
  if (status === undefined || !isRental(record.PropertyType)) return null;
  const description = cut(record.PublicRemarks, maxDescriptionLength);
  const fields = compact({
    address: addressOf(record),
    area: areaOf(record, places),
    price: priceOf(record),
    bedrooms: wholeNumber(record.BedroomsTotal, 0, 50),
    bathrooms: bathroomsOf(record),
    squareFeet: sizeOf(record),
    availableFrom: /^\d{4}-\d\d-\d\d/.exec(record.AvailabilityDate ?? "")?.[0],
    description: description || undefined,
  });
  return {
    key: record.ListingKey,
    modifiedAt: new Date(record.ModificationTimestamp).toISOString(),
    status,
    externalId: record.ListingId?.trim().slice(0, 100) || null,
    ...fields,
    terms: termsOf(record),
    photos: photosOf(record),
  };
}

/** The beginning of a text; the cut may halve a surrogate pair. */
function cut(text: string | null | undefined, length: number): string {
  return text?.trim().slice(0, length).toWellFormed() ?? "";
}

/** "ActiveUnderContract", as older servers write it, is "active under contract" too. */
function words(name: string): string {
  return folded(name.replaceAll(/([a-z])([A-Z])/g, "$1 $2"));
}

const statuses: Record<string, PropertyStatus> = {
  active: "active",
  "coming soon": "draft",
  "active under contract": "pending",
  pending: "pending",
  closed: "leased",
  canceled: "off_market",
  expired: "off_market",
  hold: "off_market",
  withdrawn: "off_market",
  delete: "off_market",
};

/** An MLS that doesn't say what kind a listing is has a separate endpoint for rentals. */
function isRental(type: string | null | undefined): boolean {
  return !type || /lease|rental|rent\b/.test(words(type));
}

function addressOf(record: MlsRecord): string | undefined {
  const { StreetNumber, StreetDirPrefix, StreetName, StreetSuffix, StreetDirSuffix } = record;
  const street =
    StreetNumber && StreetName
      ? [StreetNumber, StreetDirPrefix, StreetName, StreetSuffix, StreetDirSuffix].filter(Boolean).join(" ")
      : // Without city, state and zip code, which follow the first comma.
        record.UnparsedAddress?.split(",")[0];
  const unit = record.UnitNumber?.replace(/^#/, "").trim();
  const whole = street && unit && !hasUnit(street, unit) ? `${street}, #${unit}` : street;
  return whole?.replaceAll(/\s+/g, " ").trim().slice(0, maxAddressLength) || undefined;
}

/** Only what follows the house number can be the unit. */
function hasUnit(street: string, unit: string): boolean {
  return folded(street).split(" ").slice(1).includes(folded(unit));
}

function areaOf(record: MlsRecord, places: readonly string[]): string | undefined {
  const { MLSAreaMajor, SubdivisionName, City } = record;
  const said = [SubdivisionName, MLSAreaMajor, City].filter(Boolean);
  return placeIn(said.join(" . "), places) ?? City?.trim().slice(0, 100);
}

/** The monthly rent; a price for another period isn't converted, since nobody offers the result. */
function priceOf({ ListPrice, LeaseAmountFrequency }: MlsRecord): number | undefined {
  if (LeaseAmountFrequency && words(LeaseAmountFrequency) !== "monthly") return undefined;
  return wholeNumber(ListPrice, 1, 1_000_000);
}

function bathroomsOf({ BathroomsFull, BathroomsHalf, BathroomsTotalInteger }: MlsRecord): number | undefined {
  const full = wholeNumber(BathroomsFull, 0, 50);
  // The total counts a half bath as a whole one. Zero means that nobody filled in the field.
  if (full !== undefined) return full + (wholeNumber(BathroomsHalf, 0, 20) ?? 0) / 2 || undefined;
  return wholeNumber(BathroomsTotalInteger, 1, 50);
}

function sizeOf({ LivingArea, LivingAreaUnits }: MlsRecord): number | undefined {
  const isMetric = /meter/.test(words(LivingAreaUnits ?? ""));
  return wholeNumber(isMetric ? (LivingArea ?? 0) * squareFeetInMeter : LivingArea, 1, 1_000_000);
}

function wholeNumber(value: number | null | undefined, min: number, max: number): number | undefined {
  const rounded = typeof value === "number" ? Math.round(value) : Number.NaN;
  return rounded >= min && rounded <= max ? rounded : undefined;
}

function termsOf({ PetsAllowed, ParkingTotal, Furnished, RentIncludes }: MlsRecord): ListingTerms {
  const pets = petsOf(PetsAllowed);
  const utilities = RentIncludes.length > 0 ? readUtilities(RentIncludes.map(words).join(", ")) : undefined;
  return compact({
    pets: pets && { allowed: pets },
    parkingSpaces: wholeNumber(ParkingTotal, 0, 20),
    furnished: { furnished: true, unfurnished: false }[words(Furnished ?? "")],
    utilities,
  });
}

/** "Cats OK, Dogs OK", "No"; "Call" and limits of breed or size say nothing that the assistant could repeat. */
function petsOf(values: readonly string[]): ("cat" | "dog")[] | undefined {
  const said = values.map((value) => words(value).replace(/ ok$/, ""));
  return readPets(said.filter((value) => /^(yes|no|cats?|dogs?)$/.test(value)).join(" "));
}

/** The photos in the order of the MLS; documents and videos are media too. */
function photosOf({ Media }: MlsRecord): MlsHome["photos"] {
  const photos = Media.filter(({ MediaCategory }) => !MediaCategory || words(MediaCategory) === "photo");
  const sorted = photos.toSorted((a, b) => (a.Order ?? 0) - (b.Order ?? 0));
  return sorted.slice(0, maxPhotos).map(({ MediaURL, ShortDescription }) => ({
    url: MediaURL,
    alt: cut(ShortDescription, maxAltLength),
  }));
}
