import { z } from "zod";
import { storedPicture } from "./pictures.ts";
import { maxPhotos } from "./properties.ts";

/** Fields of a listing that a page can contain. */
export const pageFields = [
  "address",
  "area",
  "price",
  "bedrooms",
  "bathrooms",
  "squareFeet",
  "availableFrom",
  "description",
] as const;
export const pageField = z.enum(pageFields);
export type PageField = z.infer<typeof pageField>;

/** Where a value came from: the page's listing data, its preview tags, or its text. */
export const pageSource = z.enum(["data", "summary", "text"]);
export type PageSource = z.infer<typeof pageSource>;

const pageValue = z.object({
  value: z.union([z.string(), z.number()]),
  source: pageSource,
  /** The quote, for a value from the text. */
  quote: z.string().optional(),
});
export type PageValue = z.infer<typeof pageValue>;

/** `POST /api/properties/page`: reads a listing's page; nothing is stored. */
export const readPageRequest = z.object({ url: z.string().trim().min(1).max(2_000) });
export const pageListing = z.object({
  /** The final address after redirects. */
  url: z.string(),
  milliseconds: z.number().int(),
  /** One value if the page agrees with itself; several need a decision. */
  fields: z.partialRecord(pageField, z.array(pageValue)),
  photos: z.array(z.string()).max(maxPhotos),
});
export type PageListing = z.infer<typeof pageListing>;

/** `POST /api/properties/page/photo`: copies one photo of a page into the agent's pictures. */
export const copyPhotoRequest = z.object({ url: z.string().trim().min(1).max(2_000) });
export const copiedPhoto = storedPicture;
