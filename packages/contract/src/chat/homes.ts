import { z } from "zod";
import { language } from "../language.ts";

/** A photo as renters see it. Addresses are paths on this site; the placeholder is a tiny data URL. */
export const homePhoto = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  placeholder: z.string().nullable(),
  alt: z.string(),
});
export type HomePhoto = z.infer<typeof homePhoto>;

/** A home's current data, as renters see it everywhere. */
export const home = z.object({
  id: z.string(),
  address: z.string(),
  area: z.string(),
  /** Whole USD a month. */
  price: z.number(),
  bedrooms: z.number(),
  bathrooms: z.number(),
  squareFeet: z.number().nullable(),
  availableFrom: z.iso.date().nullable(),
  photo: homePhoto.nullable(),
  /** Path of the drawing that replaces a missing photo. */
  drawing: z.string(),
});
export type Home = z.infer<typeof home>;

/** Why a home matches, or why it doesn't, in the renter's language. */
export const homeReason = z.object({ fits: z.boolean(), text: z.string() });
export type HomeReason = z.infer<typeof homeReason>;

/** A home that a reply proposes. */
export const matchCard = home.extend({
  photoCount: z.number().int(),
  /** How much of the search it meets, 0-100. A near miss never has more than a match beside it. */
  percentage: z.number().int(),
  isNearMiss: z.boolean(),
  /** What distinguishes it from the homes beside it. */
  reasons: z.array(homeReason),
  /** Everything this renter pays before moving in; null if the agent's facts are incomplete. */
  moveInTotal: z.number().nullable(),
});
export type MatchCard = z.infer<typeof matchCard>;

/** Where a map's tiles come from (`{z}`, `{x}` and `{y}` in the address), and who made them. */
export const mapTiles = z.object({ url: z.string(), credit: z.string() });
export type MapTiles = z.infer<typeof mapTiles>;

/** `GET /api/map-tiles`: null where none are configured; a drawing takes the map's place. */
export const mapTilesAnswer = z.object({ tiles: mapTiles.nullable() });

/** `GET /api/renter/home`: a listing of the link; with the visitor's own conversation, also how well it matches. */
export const homeQuery = z.object({
  linkId: z.string().min(1).max(100),
  homeId: z.uuid(),
  conversationId: z
    .string()
    .max(200)
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  language: language.optional().catch(undefined),
});

export const moveInPart = z.enum(["firstMonth", "lastMonth", "deposit", "application", "other", "petFee"]);
export type MoveInPart = z.infer<typeof moveInPart>;

const place = z.object({ name: z.string(), at: z.tuple([z.number(), z.number()]) });

export const homeDetail = home.extend({
  photos: z.array(homePhoto),
  description: z.string(),
  /** The day the agent last confirmed it. */
  updated: z.iso.date(),
  /** Null if the renter's search is unknown. */
  percentage: z.number().int().nullable(),
  isNearMiss: z.boolean(),
  reasons: z.array(homeReason),
  /** The agent's own words about it. `language` is the text's where it doesn't exist in the requested one; else null. */
  notes: z.array(z.object({ label: z.string().nullable(), text: z.string(), language: language.nullable() })),
  /** The pet rules; `fits` is null if the renter named no pet, or it is unknown. */
  pets: z.object({ fits: z.boolean().nullable(), title: z.string(), text: z.string() }).nullable(),
  moveIn: z
    .object({ total: z.number(), parts: z.array(z.object({ part: moveInPart, amount: z.number() })) })
    .nullable(),
  /** What the rent includes, in words; empty if unknown. */
  included: z.string(),
  /** The area's center (latitude, longitude) and the areas around it; null if unknown. */
  locator: place.extend({ around: z.array(place.extend({ miles: z.number() })) }).nullable(),
  /** Where the map's tiles come from, and who made them; null shows the drawn locator instead. */
  mapTiles: mapTiles.nullable(),
});
export type HomeDetail = z.infer<typeof homeDetail>;

/** How a renter reaches the agent in person, as far as the agent allows: E.164 numbers and an email address. */
export interface AgentContact {
  call?: string;
  text?: string;
  whatsapp?: string;
  email?: string;
  /** When the agent answers calls: hours 0-24 in the market, days as in `Date#getUTCDay`. */
  hours: { from: number; to: number; days: readonly number[] };
}
