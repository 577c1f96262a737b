import { z } from "zod";

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
  /** Absolute address in the three-part form. */
  url: z.string(),
  totalViews: z.number().int(),
  conversationsStarted: z.number().int(),
  leadsGenerated: z.number().int(),
  isActive: z.boolean(),
});
export type SmartLinkSummary = z.infer<typeof smartLinkSummary>;
