import { z } from "zod";
import { plan } from "./plans.ts";

export { contextMessages, defaultBrandColor, messageMaxLength } from "./chatLimits.ts";

export const tone = z.enum(["friendly", "professional", "warm", "direct"]);
export const linkLanguage = z.enum(["english", "spanish", "bilingual"]);
export type LinkLanguage = z.infer<typeof linkLanguage>;

/**
 * A path segment of a SmartLink. Anything a browser can put there is accepted and
 * answered with "not found", so that a mistyped link gets the unavailable screen.
 */
const segment = z.string().min(1).max(200);
export const smartLinkParams = z.object({
  agentParam: segment,
  nameParam: segment.optional(),
  token: segment.optional(),
});

/** `?src=qr` tells a scanned code from a tapped link; other values count as a tap. */
export const smartLinkQuery = z.object({ src: z.string().max(100).optional().catch(undefined) });

/** `GET /api/smartlink/…`: what the chat page may know of a link and its agent. */
export const smartLinkConfig = z.object({
  linkId: z.string(),
  agentId: z.string(),
  agentName: z.string(),
  tone,
  language: linkLanguage,
  sourceTag: z.string(),
  brandColor: z.string(),
  /** Address of the photo, or null where initials stand in. */
  photo: z.string().nullable(),
});
export type SmartLinkConfig = z.infer<typeof smartLinkConfig>;

/** `GET /api/smartlinks`: a link in the agent's own list. */
export const smartLinkSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** What stands after `/smartlink/`. */
  slug: z.string(),
  /** Absolute address to share: with the slug that the agent chose, else in the three-part form. */
  url: z.string(),
  totalViews: z.number().int(),
  conversationsStarted: z.number().int(),
  leadsGenerated: z.number().int(),
  isActive: z.boolean(),
  /** True for the link that the agent's name alone leads to. */
  isFirst: z.boolean(),
  /** Of the views, those that came by a scanned code. */
  totalScans: z.number().int(),
  /** What leads of this link name as their source. */
  sourceTag: z.string(),
  /** Null where the link follows the agent's own setting; so too tone and brand colour. */
  language: linkLanguage.nullable(),
  tone: tone.nullable(),
  brandColor: z.string().nullable(),
  /** What the agent chose to stand after their own name in the address; null where it was made from the name. */
  customSlug: z.string().nullable(),
  /** The listing it is about; null for a link about all of them. */
  propertyId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type SmartLinkSummary = z.infer<typeof smartLinkSummary>;

/** Letters and digits joined by hyphens. */
export const customSlugMaxLength = 60;
const customSlug = z
  .string()
  .trim()
  .toLowerCase()
  .max(customSlugMaxLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "slug_form");

const linkFields = z.object({
  name: z.string().trim().min(1, "required").max(60),
  sourceTag: z.string().trim().min(1, "required").max(60),
  language: linkLanguage.nullable(),
  tone: tone.nullable(),
  brandColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .nullable(),
  isActive: z.boolean(),
  customSlug: customSlug.nullable().optional(),
});

/** `POST /api/smartlinks`. The name makes the link's address, which later names leave as it is. */
export const createSmartLinkRequest = linkFields;
export type CreateSmartLinkRequest = z.infer<typeof createSmartLinkRequest>;
/** `PATCH /api/smartlinks/:id`: what is given changes. */
export const changeSmartLinkRequest = linkFields.partial();
export type ChangeSmartLinkRequest = z.infer<typeof changeSmartLinkRequest>;

export const smartLinkIdParams = z.object({ id: z.uuid() });

/** `GET /api/smartlinks/:id/days`: so many days up to today. */
export const smartLinkDaysQuery = z.object({
  days: z.coerce.number().int().min(1).max(366).optional().catch(undefined),
});
/** One day of the market, oldest first, days without a visit included. */
export const smartLinkDay = z.object({
  day: z.string(),
  views: z.number().int(),
  scans: z.number().int(),
  conversations: z.number().int(),
  leads: z.number().int(),
});
export type SmartLinkDay = z.infer<typeof smartLinkDay>;

/** `GET /api/smartlinks/allowance`: how many links the agent's plan allows; null is without a limit. */
export const smartLinkAllowance = z.object({
  plan,
  limit: z.number().int().nullable(),
  used: z.number().int(),
});
export type SmartLinkAllowance = z.infer<typeof smartLinkAllowance>;

/** `GET /api/smartlinks/:id/qr.png`: width and height in pixels. */
export const qrQuery = z.object({ size: z.coerce.number().int().min(100).max(3_000).optional().catch(undefined) });
