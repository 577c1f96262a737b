import { z } from "zod";
import { markets, maxIntroductionLength, specialties, spokenLanguages } from "./communityChoices.ts";

export const market = z.enum(markets);
export type Market = z.infer<typeof market>;
export const specialty = z.enum(specialties);
export type Specialty = z.infer<typeof specialty>;
export const spokenLanguage = z.enum(spokenLanguages);

/**
 * `GET /api/community`. `q` is part of a name, specialty or market in the reader's language, ignoring case and accents.
 * `all` and unknown values don't filter.
 */
export const communityQuery = z.object({
  q: z.string().max(200).optional().catch(undefined),
  market: z.string().max(50).optional().catch(undefined),
  specialty: z.string().max(50).optional().catch(undefined),
  after: z.string().max(1000).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(100).optional().catch(undefined),
});

/**
 * An agent in the directory. Figures without stored data are null. `license` says what the badge is based on;
 * only `verified` is called License-Verified. A `sample` profile shows what one looks like: it isn't a real person.
 */
export const communityAgent = z.object({
  id: z.string(),
  name: z.string(),
  initials: z.string(),
  /** Address of a picture on this site. */
  photo: z.string().nullable(),
  headline: z.string(),
  specialty: specialty.nullable(),
  markets: z.array(market),
  /** 1 to 5. */
  rating: z.number().nullable(),
  /** Leases. */
  deals: z.number().int().nullable(),
  /** Minutes. */
  responseTime: z.number().nullable(),
  /** Years, as the agent says. */
  experience: z.number().int().nullable(),
  verified: z.boolean(),
  license: z.enum(["attested", "provisional", "verified"]),
  languages: z.array(spokenLanguage),
  testimonial: z.string().nullable(),
  sample: z.boolean(),
});
export type CommunityAgent = z.infer<typeof communityAgent>;

/**
 * A page of the directory: agents by name, followed by the sample profiles. `total` counts all matches, `samples` those
 * that are samples. `Link: rel="next"` names the next page.
 */
export const communityPage = z.object({
  agents: z.array(communityAgent),
  total: z.number().int(),
  samples: z.number().int(),
});
export type CommunityPage = z.infer<typeof communityPage>;

/** `POST /api/community/:agentId/connect`: the text of an introduction. */
export const introductionRequest = z.object({
  message: z.string().trim().min(1, "message_blank").max(maxIntroductionLength, "too_long"),
});

const listing = {
  headline: z
    .string()
    .trim()
    .max(120)
    .regex(/^\P{Cc}*$/u),
  specialty: specialty.nullable(),
  markets: z.array(market).max(markets.length),
  languages: z.array(spokenLanguage).max(spokenLanguages.length),
  experience: z.number().int().min(0).max(70).nullable(),
};

/** `GET` and `PUT /api/community/profile`: the agent's own entry. A listed agent needs a specialty and a market. */
export const communityProfile = z.object({ listed: z.boolean(), ...listing });
export type CommunityProfile = z.infer<typeof communityProfile>;
export const communityProfileRequest = communityProfile
  .refine(({ listed, specialty }) => !listed || specialty !== null, { path: ["specialty"], message: "required" })
  .refine(({ listed, markets }) => !listed || markets.length > 0, { path: ["markets"], message: "required" });
