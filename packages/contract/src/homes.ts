import { z } from "zod";

/** A photo as renters see it. Addresses are paths of this site; the placeholder is a tiny data address. */
export const homePhoto = z.object({
  small: z.string(),
  medium: z.string(),
  large: z.string(),
  placeholder: z.string().nullable(),
  alt: z.string(),
});
export type HomePhoto = z.infer<typeof homePhoto>;

/** What a home is, wherever renters see it, from what is stored of it now. */
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
  /** Path of the drawing that stands in for a photo. */
  drawing: z.string(),
});
export type Home = z.infer<typeof home>;

/** Why a home fits, or in what it does not, in the renter's language. */
export const homeReason = z.object({ fits: z.boolean(), text: z.string() });
export type HomeReason = z.infer<typeof homeReason>;

/** A home that a reply proposes. */
export const matchCard = home.extend({
  photoCount: z.number().int(),
  /** How much of what is wished for it has, 0-100. A near miss never has more than a match beside it. */
  percentage: z.number().int(),
  isNearMiss: z.boolean(),
  /** What tells it from the homes beside it. */
  reasons: z.array(homeReason),
  /** All that this renter pays before moving in; null where the agent's facts do not say it all. */
  moveInTotal: z.number().nullable(),
});
export type MatchCard = z.infer<typeof matchCard>;

/** `GET /api/renter/home`: a listing of the link; with a conversation of the visitor's own also how it fits. */
export const homeQuery = z.object({
  linkId: z.string().min(1).max(100),
  homeId: z.uuid(),
  conversationId: z
    .string()
    .max(200)
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  language: z.enum(["en", "es"]).optional().catch(undefined),
});

export const moveInPart = z.enum(["firstMonth", "lastMonth", "deposit", "application", "other", "petFee"]);
export type MoveInPart = z.infer<typeof moveInPart>;

const place = z.object({ name: z.string(), at: z.tuple([z.number(), z.number()]) });

export const homeDetail = home.extend({
  photos: z.array(homePhoto),
  description: z.string(),
  /** The day the agent confirmed it last. */
  updated: z.iso.date(),
  /** Null where nothing is known of what the renter looks for. */
  percentage: z.number().int().nullable(),
  isNearMiss: z.boolean(),
  reasons: z.array(homeReason),
  /** The agent's own words about it, in the renter's language where there are such. */
  notes: z.array(z.string()),
  /** The rules for pets; `fits` is null where the renter named no pet, or nobody knows. */
  pets: z.object({ fits: z.boolean().nullable(), title: z.string(), text: z.string() }).nullable(),
  moveIn: z
    .object({ total: z.number(), parts: z.array(z.object({ part: moveInPart, amount: z.number() })) })
    .nullable(),
  /** What the rent includes, in words; empty where nothing is known. */
  included: z.string(),
  /** The area's middle (latitude, longitude) and the areas around it; null where it is not known. */
  locator: place.extend({ around: z.array(place.extend({ miles: z.number() })) }).nullable(),
});
export type HomeDetail = z.infer<typeof homeDetail>;

/** How a renter reaches the agent in person, as far as the agent allows: E.164 numbers and an address. */
export interface AgentContact {
  call?: string;
  text?: string;
  whatsapp?: string;
  email?: string;
  /** When the agent answers calls: hours 0-24 of the market, days as `Date#getUTCDay` counts them. */
  hours: { from: number; to: number; days: readonly number[] };
}
