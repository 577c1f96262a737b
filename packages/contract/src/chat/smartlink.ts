import { z } from "zod";
import { plan } from "../account/plans.ts";

export { contextMessages, defaultBrandColor, maxMessageLength } from "./chatLimits.ts";

export const tone = z.enum(["friendly", "professional", "warm", "direct"]);
export const linkLanguage = z.enum(["english", "spanish", "bilingual"]);
export type LinkLanguage = z.infer<typeof linkLanguage>;

/**
 * A path segment of a SmartLink. Accepts anything a browser can send and answers "not found", so that a mistyped link
 * gets the unavailable screen.
 */
const segment = z.string().min(1).max(200);
export const smartLinkParams = z.object({
  agentParam: segment,
  nameParam: segment.optional(),
  token: segment.optional(),
});

/** `?src=qr` distinguishes a scanned code from a tapped link; other values count as a tap. */
export const smartLinkQuery = z.object({ src: z.string().max(100).optional().catch(undefined) });

/** `GET /api/smartlink/…`: what the chat page may know about a link and its agent. */
export const smartLinkConfig = z.object({
  linkId: z.string(),
  agentId: z.string(),
  agentName: z.string(),
  tone,
  language: linkLanguage,
  sourceTag: z.string(),
  brandColor: z.string(),
  /** Address of the photo, or null if initials replace it. */
  photo: z.string().nullable(),
});
export type SmartLinkConfig = z.infer<typeof smartLinkConfig>;

/** `open`: renters can open it and chat; without it, sharing the link makes no sense. */
export const linkAbilities = z.object({ open: z.boolean() });
export type LinkAbilities = z.infer<typeof linkAbilities>;

/** `GET /api/smartlinks`: a link in the agent's own list. */
export const smartLinkSummary = z.object({
  id: z.string(),
  name: z.string(),
  /** The part after `/smartlink/`. */
  slug: z.string(),
  /** Absolute address to share: with the agent's chosen slug, else in the three-part form. */
  url: z.string(),
  totalViews: z.number().int(),
  conversationsStarted: z.number().int(),
  leadsGenerated: z.number().int(),
  isActive: z.boolean(),
  /** True for the link that the agent's name alone leads to. */
  isFirst: z.boolean(),
  /** How many of the views came from a scanned code. */
  totalScans: z.number().int(),
  /** The source tag of this link's leads. */
  sourceTag: z.string(),
  /** Null if the link uses the agent's own setting; the same goes for tone and brand color. */
  language: linkLanguage.nullable(),
  tone: tone.nullable(),
  brandColor: z.string().nullable(),
  /** The part of the address that the agent chose; null if it was made from the name. */
  customSlug: z.string().nullable(),
  /** The listing it is about; null for a link about all of them. */
  propertyId: z.string().nullable(),
  createdAt: z.iso.datetime(),
  abilities: linkAbilities,
});
export type SmartLinkSummary = z.infer<typeof smartLinkSummary>;

/** Letters and digits joined by hyphens. */
export const maxCustomSlugLength = 60;
const customSlug = z
  .string()
  .trim()
  .toLowerCase()
  .max(maxCustomSlugLength)
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

/** `POST /api/smartlinks`. The name determines the link's address, which stays when the link is renamed. */
export const createSmartLinkRequest = linkFields;
export type CreateSmartLinkRequest = z.infer<typeof createSmartLinkRequest>;
/** `PATCH /api/smartlinks/:id`: changes only the given fields. */
export const changeSmartLinkRequest = linkFields.partial();
export type ChangeSmartLinkRequest = z.infer<typeof changeSmartLinkRequest>;

export const smartLinkIdParams = z.object({ id: z.uuid() });

/** `GET /api/smartlinks/:id/days`: this many days up to today. */
export const smartLinkDaysQuery = z.object({
  days: z.coerce.number().int().min(1).max(366).optional().catch(undefined),
});
/** One day of the market, oldest first, including days without views. */
export const smartLinkDay = z.object({
  day: z.string(),
  views: z.number().int(),
  scans: z.number().int(),
  conversations: z.number().int(),
  leads: z.number().int(),
});
export type SmartLinkDay = z.infer<typeof smartLinkDay>;

/** `create`: the plan has room for another link. */
export const allowanceAbilities = z.object({ create: z.boolean() });
export type AllowanceAbilities = z.infer<typeof allowanceAbilities>;

/** `GET /api/smartlinks/allowance`: how many links the agent's plan allows; null means unlimited. */
export const smartLinkAllowance = z.object({
  plan,
  limit: z.number().int().nullable(),
  used: z.number().int(),
  abilities: allowanceAbilities,
});
export type SmartLinkAllowance = z.infer<typeof smartLinkAllowance>;

/** `GET /api/smartlinks/:id/qr.png`: width and height in pixels. */
export const qrQuery = z.object({ size: z.coerce.number().int().min(100).max(3_000).optional().catch(undefined) });
