import { z } from "zod";
import { columnMappingOf, importCommit, importOutcomeOf } from "../csv/csvImport.ts";

export const propertyStatuses = ["draft", "active", "pending", "leased", "off_market"] as const;
export const propertyStatus = z.enum(propertyStatuses);
export type PropertyStatus = z.infer<typeof propertyStatus>;

/** How many of an agent's active listings the assistant answers from: those changed last (decision 24). */
export const maxListingsInChat = 500;
export const maxPhotos = 20;
/** Characters. */
export const maxDescriptionLength = 4_000;
export const maxFactLength = 500;
export const maxAltLength = 300;

/** Whole US dollars. */
const fee = z.number().int().min(0).max(1_000_000);

/** What the rent can include. */
export const utilities = ["water", "electricity", "gas", "internet", "trash"] as const;

/** What a listing costs and allows, apart from its rent; missing fields are unknown. */
export const listingTerms = z.object({
  pets: z
    .object({
      /** Empty if pets aren't allowed. */
      allowed: z.array(z.enum(["cat", "dog"])).max(2),
      most: z.number().int().min(1).max(20).optional(),
      pounds: z.number().int().min(1).max(300).optional(),
      fee: fee.optional(),
    })
    .optional(),
  fees: z
    .object({
      application: fee.optional(),
      firstMonth: z.boolean().optional(),
      lastMonth: z.boolean().optional(),
      deposit: fee.optional(),
      other: fee.optional(),
    })
    .optional(),
  parkingSpaces: z.number().int().min(0).max(20).optional(),
  furnished: z.boolean().optional(),
  /** Months. */
  lease: z
    .object({ min: z.number().int().min(1).max(60), max: z.number().int().min(1).max(60).optional() })
    .refine(({ min, max }) => max === undefined || max >= min, { path: ["max"], message: "lease_order" })
    .optional(),
  utilities: z.array(z.enum(utilities)).max(5).optional(),
});
export type ListingTerms = z.infer<typeof listingTerms>;

/** Topics an agent can describe in their own words, which the assistant quotes. */
export const factTopics = [
  "laundry",
  "air_conditioning",
  "appliances",
  "pool",
  "gym",
  "balcony",
  "view",
  "light",
  "noise",
  "den",
  "floor",
  "elevator",
  "doorman",
  "accessibility",
  "storage",
  "internet",
  "parking",
  "pets",
  "pet_fee",
  "utilities",
  "furnished",
  "deposit",
  "fees",
  "lease_term",
  "application",
  "requirements",
  "occupancy_limit",
  "smoking",
  "distance",
  "other",
] as const;
export const factTopic = z.enum(factTopics);
export type FactTopic = z.infer<typeof factTopic>;

const factText = z.string().trim().max(maxFactLength);
export const propertyFacts = z.partialRecord(factTopic, z.object({ en: factText.optional(), es: factText.optional() }));

export const propertyPhoto = z.object({
  /** A picture stored for the purpose `listing`. */
  id: z.string(),
  alt: z.string(),
  urls: z.object({ small: z.string(), medium: z.string(), large: z.string() }),
});
export type PropertyPhoto = z.infer<typeof propertyPhoto>;

/** What the agent can do with a stored listing. */
export const listingAbilities = z.object({
  /** Renters see it, so it can have its own link. */
  share: z.boolean(),
  /** It makes sense to say that it is still available. */
  confirm: z.boolean(),
});
export type ListingAbilities = z.infer<typeof listingAbilities>;

/** A listing in the list. Rent is whole US dollars a month; fields a draft doesn't have yet are null. */
export const property = z.object({
  id: z.string(),
  /** Addresses of its photos, in order. */
  images: z.array(z.string()),
  /** What the first photo shows. */
  imageAlt: z.string(),
  address: z.string(),
  area: z.string().nullable(),
  price: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  squareFeet: z.number().nullable(),
  status: propertyStatus,
  /** ISO date. */
  availableFrom: z.string().nullable(),
  sourceUrl: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** Since when it has had its status: for an active one, when it was published. */
  statusSince: z.iso.datetime(),
  /** Renters' questions about it that wait for the agent. */
  unanswered: z.number().int(),
  /** Conversations that started on its own SmartLink. */
  chats: z.number().int(),
  abilities: listingAbilities,
});
export type Property = z.infer<typeof property>;

/** `GET /api/properties/:id`: everything the form holds. */
export const propertyDetail = property.extend({
  photos: z.array(propertyPhoto),
  description: z.string(),
  terms: listingTerms,
  facts: propertyFacts,
  externalId: z.string().nullable(),
  /** Everything due before moving in; null if unknown. */
  moveInCost: z
    .object({
      total: z.number(),
      parts: z.array(
        z.object({
          part: z.enum(["firstMonth", "lastMonth", "deposit", "application", "other"]),
          amount: z.number(),
        }),
      ),
    })
    .nullable(),
});
export type PropertyDetail = z.infer<typeof propertyDetail>;

/**
 * `GET /api/properties`: unknown values don't filter. `after` is the opaque end of the previous page; the response
 * names the next one in `Link: <…>; rel="next"`.
 */
export const propertiesQuery = z.object({
  status: z.string().max(50).optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
  sort: z.enum(["newest", "rent_low", "rent_high"]).optional().catch(undefined),
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
});
export type PropertySort = NonNullable<z.infer<typeof propertiesQuery>["sort"]>;

/** A listing that its agent hasn't touched for longer may be gone. Days. */
export const confirmedForDays = 14;

/** `GET /api/properties/unconfirmed`: active listings unconfirmed for that long, the longest first. */
export const unconfirmedListings = z.object({
  /** The first of them. */
  items: z.array(property),
  total: z.number().int(),
});
export type UnconfirmedListings = z.infer<typeof unconfirmedListings>;

/** Required fields of every listing that isn't a draft; the database enforces them too. */
export const requiredFields = ["address", "area", "price", "bedrooms", "bathrooms"] as const;
export type RequiredField = (typeof requiredFields)[number];
/** Their values; a draft can lack any of them. */
export interface RequiredFields {
  address: string;
  area: string | null;
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
}

/** The fields that a listing lacks for a status. A draft needs only an address, or instead the link it came from. */
export function missingFields(
  values: RequiredFields & { sourceUrl?: string | null },
  status: PropertyStatus,
): RequiredField[] {
  const needed =
    status !== "draft" ? requiredFields : (values.sourceUrl ?? null) === null ? (["address"] as const) : [];
  return needed.filter((field) => values[field] === null || values[field] === "");
}

const isoDate = z.iso.date().refine((text) => text >= "2000-01-01" && text <= "2100-01-01");

const propertyFields = z.object({
  address: z.string().trim().max(200),
  area: z.string().trim().max(100).nullable(),
  price: z.number().int().min(1).max(1_000_000).nullable(),
  bedrooms: z.number().int().min(0).max(50).nullable(),
  /** Half baths count as 0.5. */
  bathrooms: z.number().min(0.5).max(50).multipleOf(0.5).nullable(),
  squareFeet: z.number().int().min(1).max(1_000_000).nullable(),
  status: propertyStatus,
  availableFrom: isoDate.nullable(),
  sourceUrl: z.httpUrl().max(2_000).nullable(),
  externalId: z.string().trim().min(1).max(100).nullable(),
  description: z.string().trim().max(maxDescriptionLength),
  terms: listingTerms,
  facts: propertyFacts,
  photos: z.array(z.object({ id: z.string().max(100), alt: z.string().trim().max(maxAltLength) })).max(maxPhotos),
});

/** `POST /api/properties` and `PUT /api/properties/:id`: the whole listing. A draft needs an address or a link. */
export const savePropertyRequest = propertyFields.superRefine((values, context) => {
  for (const field of missingFields(values, values.status)) {
    context.addIssue({ code: "custom", path: [field], message: "required" });
  }
});
export type SavePropertyRequest = z.infer<typeof savePropertyRequest>;

/** `PATCH /api/properties/:id`: only the status; setting the same one again confirms the listing. */
export const propertyStatusRequest = z.object({ status: propertyStatus });

export const savedProperty = z.object({ id: z.string() });

export const propertyParams = z.object({ id: z.uuid() });

/** `GET /api/properties/addresses`: street addresses that what was typed can become. */
export const addressesQuery = z.object({ q: z.string().trim().min(1).max(200) });
export const addressSuggestion = z.object({
  /** Without a unit. */
  address: z.string(),
  area: z.string().nullable(),
});
export type AddressSuggestion = z.infer<typeof addressSuggestion>;

/** `POST /api/properties/wording`: texts of a listing, by field. */
export const wordingRequest = z.object({
  texts: z
    .record(z.string().max(60), z.string().max(maxDescriptionLength))
    .refine((texts) => Object.keys(texts).length <= 80),
});
export const wordingFinding = z.object({
  /** UTF-16 offsets into the text in its composed form (NFC). */
  start: z.number().int(),
  end: z.number().int(),
  phrase: z.string(),
  basis: z.enum([
    "familial_status",
    "source_of_income",
    "disability",
    "religion",
    "origin",
    "sex",
    "age",
    "suitability",
    "steering",
  ]),
});
export type WordingFinding = z.infer<typeof wordingFinding>;
/** Fields with a remark that fair-housing law forbids, with the text without it; fair fields are left out. */
export const wordingAnswer = z.record(z.string(), z.object({ findings: z.array(wordingFinding), rewrite: z.string() }));
export type WordingAnswer = z.infer<typeof wordingAnswer>;

export const matchReason = z.object({
  criterion: z.enum(["budget", "bedrooms", "move_in", "pets", "area", "bathrooms", "parking", "furnished", "lease"]),
  outcome: z.enum(["fits", "differs", "unknown", "misses"]),
  data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type MatchReason = z.infer<typeof matchReason>;

export const leadMatch = z.object({
  leadId: z.string(),
  name: z.string().nullable(),
  score: z.number().int(),
  status: z.enum(["hot", "warm", "cold"]),
  /** How much of the lead's search the listing meets. */
  percentage: z.number().int(),
  reasons: z.array(matchReason),
});
export type LeadMatch = z.infer<typeof leadMatch>;

/** `GET /api/properties/:id/matches`: which open leads match a listing, best first, and which are near misses. */
export const propertyMatches = z.object({
  /** How many open leads with a search were checked, the highest scores first. */
  considered: z.number().int(),
  fitting: z.number().int(),
  matches: z.array(leadMatch),
  nearMisses: z.array(leadMatch),
});
export type PropertyMatches = z.infer<typeof propertyMatches>;

/** Limit of an import file. Rows. */
export const maxImportRows = 5_000;

/** The fields for an import file's columns. */
export const importColumns = [
  "address",
  "unit",
  "area",
  "price",
  "bedrooms",
  "bathrooms",
  "squareFeet",
  "status",
  "availableFrom",
  "externalId",
  "description",
  "pets",
  "petFee",
  "parkingSpaces",
  "furnished",
  "application",
  "firstMonth",
  "lastMonth",
  "deposit",
  "otherFees",
  "leaseMin",
  "leaseMax",
  "utilities",
  "sourceUrl",
] as const;
export const importColumn = z.enum(importColumns);
export type ImportColumn = z.infer<typeof importColumn>;

/**
 * `POST /api/properties/import`: the body is the CSV file. Without `columns`, their names decide. Without `publish`,
 * nothing goes live: what the file would publish stays or becomes a draft.
 */
export const importQuery = z.object({
  commit: importCommit,
  publish: z.enum(["true", "false"]).optional().catch(undefined),
  columns: columnMappingOf(importColumn),
});

const importedValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable();

/** What an import would do, or did. */
export const importAnswer = importOutcomeOf(importColumn).extend({
  /** True if no column is the address: nothing can be read until the agent assigns it. */
  needsAddress: z.boolean(),
  /** How many listings renters don't see yet and would see with `publish`. */
  publishable: z.number().int(),
  /** The first rows as they were understood. */
  preview: z.array(
    z.object({
      line: z.number().int(),
      change: z.enum(["created", "updated", "unchanged"]),
      address: z.string(),
      area: z.string().nullable(),
      price: z.number().nullable(),
      bedrooms: z.number().nullable(),
      bathrooms: z.number().nullable(),
      status: propertyStatus,
      /** True if renters see the listing already. */
      live: z.boolean(),
      /** What the row changes about an existing listing, with the value that is replaced; null if there is none. */
      changes: z.array(z.object({ field: importColumn, before: importedValue, after: importedValue })),
    }),
  ),
});
export type ImportAnswer = z.infer<typeof importAnswer>;
