import { z } from "zod";
import { personName } from "../account/auth.ts";
import { plan } from "../account/plans.ts";
import { communityProfile } from "../site/community.ts";
import { contactWays } from "./contactWays.ts";
import { aiModes, assistantLanguages, maxBrokerageLength, tones } from "./onboardingChoices.ts";
import { ownTextLimits } from "./ownTexts.ts";

/** What counts against the plan, from stored figures. Null: unlimited, or no such price. */
export const planUsage = z.object({
  plan,
  trialEndsAt: z.iso.datetime().nullable(),
  smartLinks: z.object({ used: z.number().int(), included: z.number().int().nullable() }),
  /** Bytes of pictures. */
  storage: z.object({ used: z.number().int(), included: z.number().int().nullable() }),
  conversations: z.object({
    /** The whole trial, or the market's calendar month. */
    period: z.enum(["trial", "month"]),
    used: z.number().int(),
    included: z.number().int().nullable(),
    /** Those beyond the included ones. */
    overage: z.number().int(),
    /** US dollars for each of them. */
    overagePrice: z.number().nullable(),
  }),
});
export type PlanUsage = z.infer<typeof planUsage>;

/** The server's language model, and what it did for the agent in the market's calendar month. */
export const languageModelSettings = z.object({
  /** False if the server has none: the assistant then works without it. */
  available: z.boolean(),
  enabled: z.boolean(),
  month: z.object({
    conversations: z.number().int(),
    /** Renters' messages that it helped with. */
    messages: z.number().int(),
    /** Replies that it phrased. */
    worded: z.number().int(),
    tokens: z.number().int(),
    /** US dollars; null if the server knows no prices. */
    cost: z.number().nullable(),
  }),
});
export type LanguageModelSettings = z.infer<typeof languageModelSettings>;

/** `GET /api/agent/settings`, and the response of `PATCH`. */
export const agentSettings = z.object({
  name: z.string(),
  headline: z.string(),
  brokerage: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
  /** Address of the photo; empty if initials replace it. */
  photo: z.string(),
  license: z.object({
    number: z.string(),
    state: z.string(),
    /** How it was checked: the agent's own word, a photo of the wall license, or the state's record. */
    status: z.enum(["attested", "provisional", "verified", "rejected"]),
    /** What the state's file says; null if it was never imported or checked. */
    finding: z.enum(["match", "name_differs", "not_active", "not_in_file"]).nullable(),
    checkedAt: z.iso.datetime().nullable(),
  }),
  whatsappEnabled: z.boolean(),
  smsEnabled: z.boolean(),
  /** The ways renters can reach the agent in person. */
  renterContact: z.array(z.enum(contactWays)),
  tone: z.enum(tones),
  language: z.enum(assistantLanguages),
  aiMode: z.enum(aiModes),
  /** True if the agent gets no notifications about renters, unless a conversation is set otherwise. */
  muted: z.boolean(),
  /** The agent's own first line in each language; empty for the assistant's. */
  greetingEn: z.string(),
  greetingEs: z.string(),
  /** What a chat in each language opens with now. */
  opening: z.object({ en: z.string(), es: z.string() }),
  brandColor: z.string(),
  languageModel: languageModelSettings,
  usage: planUsage,
});
export type AgentSettings = z.infer<typeof agentSettings>;

const greetingText = z
  .string()
  .trim()
  .max(ownTextLimits.greeting, "too_long")
  .regex(/^[^\p{Cc}\p{Cs}]*$/u);

/**
 * `PATCH /api/agent/settings`: only the fields that change. `photoId` is a portrait that the agent uploaded with `POST
 * /api/pictures`; null removes the photo. License and plan change elsewhere.
 */
export const changeSettingsRequest = z
  .strictObject({
    name: personName,
    headline: communityProfile.shape.headline,
    brokerage: z
      .string()
      .trim()
      .max(maxBrokerageLength, "too_long")
      .regex(/^[^\p{Cc}\p{Cs}]*$/u),
    phone: z.string().trim().max(40, "phone_not_valid"),
    photoId: z.string().min(1).max(100).nullable(),
    whatsappEnabled: z.boolean(),
    smsEnabled: z.boolean(),
    renterContact: z.array(z.enum(contactWays)).max(contactWays.length),
    tone: z.enum(tones),
    language: z.enum(assistantLanguages),
    aiMode: z.enum(aiModes),
    muted: z.boolean(),
    greetingEn: greetingText,
    greetingEs: greetingText,
    brandColor: z.string().regex(/^#[0-9a-f]{6}$/i),
    /** Whether a language model may help, if the server has one. */
    languageModel: z.boolean(),
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0);
export type ChangeSettingsRequest = z.infer<typeof changeSettingsRequest>;
