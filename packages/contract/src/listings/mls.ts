import { z } from "zod";
import { maxPhotos, property } from "./properties.ts";

/**
 * How Llave gets access to an MLS: with a token that the MLS issued, or with an OAuth client that gets its own tokens.
 */
export const mlsAuthKinds = ["token", "client"] as const;
export const mlsAuthKind = z.enum(mlsAuthKinds);
export type MlsAuthKind = z.infer<typeof mlsAuthKind>;

const address = z.string().trim().min(1).max(1_000);
/** The characters of an id in a query; anything else could change what the query asks for. */
const memberId = z
  .string()
  .trim()
  .regex(/^[\w.:-]{1,50}$/);

/** `PUT /api/agent/mls`: connects the agent's MLS after it answered once. */
export const mlsConnectRequest = z.discriminatedUnion("auth", [
  z.object({
    auth: z.literal("token"),
    /** Where its RESO Web API begins: the address before `/Property`. */
    serviceUrl: address,
    /** The agent's id there, `ListAgentMlsId`. */
    memberId,
    token: z.string().trim().min(1).max(4_000),
  }),
  z.object({
    auth: z.literal("client"),
    serviceUrl: address,
    memberId,
    /** Where the client gets its tokens. */
    tokenUrl: address,
    clientId: z.string().trim().min(1).max(300),
    clientSecret: z.string().trim().min(1).max(1_000),
  }),
]);
export type MlsConnectRequest = z.infer<typeof mlsConnectRequest>;

/** A connection, without its credentials. */
export const mlsConnection = z.object({
  serviceUrl: z.string(),
  memberId: z.string(),
  auth: mlsAuthKind,
  connectedAt: z.iso.datetime(),
  /** When listings were last imported; null before the first time. */
  importedAt: z.iso.datetime().nullable(),
});
export type MlsConnection = z.infer<typeof mlsConnection>;

/** `GET /api/agent/mls`: null if no MLS is connected. */
export const mlsState = z.object({ connection: mlsConnection.nullable() });
export type MlsState = z.infer<typeof mlsState>;

/** Fields that an import can change in a listing that exists already. */
export const mlsFields = [
  "address",
  "area",
  "price",
  "bedrooms",
  "bathrooms",
  "squareFeet",
  "status",
  "availableFrom",
  "description",
  "terms",
] as const;
export const mlsField = z.enum(mlsFields);

/** One of the agent's listings in the MLS, and what importing it would do. */
export const mlsListing = property
  .pick({ address: true, area: true, price: true, bedrooms: true, bathrooms: true, squareFeet: true, status: true })
  .extend({
    /** Its key in the MLS. */
    key: z.string(),
    /** Its number in the MLS, as agents quote it; null if it has none. */
    number: z.string().nullable(),
    change: z.enum(["created", "updated", "unchanged"]),
    /** The fields that would change in the existing listing. */
    changes: z.array(mlsField),
    /** What it lacks to be published. */
    missing: z.array(z.enum(["address", "area", "price", "bedrooms", "bathrooms"])),
    /** True if its description says what no listing may say; the import leaves the description out. */
    withoutDescription: z.boolean(),
    /** How many photos could be copied: none if the existing listing has its own. */
    photos: z.number().int().min(0).max(maxPhotos),
  });
export type MlsListing = z.infer<typeof mlsListing>;

/** How many listings one reading takes. */
export const maxMlsListings = 500;

/** `POST /api/agent/mls/preview`: reads the agent's listings; nothing is stored. */
export const mlsPreview = z.object({ listings: z.array(mlsListing) });
export type MlsPreview = z.infer<typeof mlsPreview>;

const key = z.string().min(1).max(100);

/** `POST /api/agent/mls/import`: stores the chosen listings. */
export const mlsImportRequest = z.object({ keys: z.array(key).min(1).max(maxMlsListings) });
export const mlsImported = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  /** Stored listings whose photos can be copied, one `POST /api/agent/mls/photos` each. */
  withPhotos: z.array(z.string()),
});
export type MlsImported = z.infer<typeof mlsImported>;

/** `POST /api/agent/mls/photos`: copies the photos of one imported listing that has none. */
export const mlsPhotosRequest = z.object({ key });
export const mlsPhotos = z.object({ copied: z.number().int(), failed: z.number().int() });
export type MlsPhotos = z.infer<typeof mlsPhotos>;
