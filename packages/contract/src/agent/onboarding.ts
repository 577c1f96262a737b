import { z } from "zod";
import { maxNameLength } from "../account/accountLimits.ts";
import { personName } from "../account/auth.ts";
import { onboardingPlan, plan } from "../account/plans.ts";
import { searchFact } from "../conversations/conversation.ts";
import { language } from "../language.ts";
import { defaultLicenseState } from "./licenses.ts";
import {
  aiModes,
  assistantLanguages,
  brandColors,
  maxBrokerageLength,
  maxDraftPhotoLength,
  maxListingLength,
  maxNeighborhoodsLength,
  maxPreviewMessages,
  onboardingSteps,
  propertyTypes,
  tones,
} from "./onboardingChoices.ts";

const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u);
const brandColor = z.string().regex(/^#[0-9a-f]{6}$/i);

const attestations = z.object({
  licensed: z.boolean(),
  truthful: z.boolean(),
  consent: z.boolean(),
  verification: z.boolean(),
});

/** What an agent has entered so far (specification, section 3, with its defaults). */
export const onboardingDraft = z.object({
  name: line(maxNameLength),
  /** The account's own address and id; the server sets both. */
  email: z.string().max(300),
  userId: z.string().max(100),
  brokerage: line(maxBrokerageLength),
  phone: line(40),
  /** A data URL, or empty. The server stores it as a square of 512 pixels without EXIF. */
  photo: z.string().max(maxDraftPhotoLength),
  aiMode: z.enum(aiModes),
  /** Whether the agent wants no notifications about renters. Drafts from before this choice have none. */
  muted: z.boolean().default(false),
  plan: onboardingPlan,
  licenseNumber: line(50),
  /** Empty while none is chosen. */
  licenseState: line(10),
  licenseVerified: z.boolean(),
  tone: z.enum(tones),
  language: z.enum(assistantLanguages),
  brandColor,
  propertyTypes: z.array(z.enum(propertyTypes)).max(propertyTypes.length),
  neighborhoods: line(maxNeighborhoodsLength),
  /** Reserved from the last step on, and active once setup is finished; empty until then. The server sets it. */
  smartLink: z.object({ url: z.string().max(500), created: z.boolean(), token: z.string().max(100) }),
  whatsappEnabled: z.boolean(),
  smsEnabled: z.boolean(),
  emailEnabled: z.literal(true),
  listings: z.array(z.object({ url: line(maxListingLength) })).max(20),
  attestations,
});
export type OnboardingDraft = z.infer<typeof onboardingDraft>;

/** The draft of someone who has entered nothing yet. */
export function emptyDraft(account: { id: string; email: string; name: string }): OnboardingDraft {
  return {
    name: account.name,
    email: account.email,
    userId: account.id,
    brokerage: "",
    phone: "",
    photo: "",
    aiMode: "balanced",
    muted: false,
    plan: "trial",
    licenseNumber: "",
    licenseState: defaultLicenseState,
    licenseVerified: false,
    tone: "friendly",
    language: "bilingual",
    brandColor: brandColors[0],
    propertyTypes: [],
    neighborhoods: "",
    smartLink: { url: "", created: false, token: "" },
    whatsappEnabled: true,
    smsEnabled: false,
    emailEnabled: true,
    listings: [],
    attestations: { licensed: false, truthful: false, consent: false, verification: false },
  };
}

/** The step that the setup opens at, 1 to 9. */
const step = z.number().int().min(1).max(onboardingSteps);

/**
 * `GET /api/onboarding/draft`. `onboarded` is true once setup is finished: then there is nothing left to enter.
 * `hasLicensePhoto` says whether a photo of the wall license was uploaded.
 */
export const onboardingState = z.object({
  draft: onboardingDraft,
  step,
  onboarded: z.boolean(),
  hasLicensePhoto: z.boolean(),
  /** Three months for people from the early-access list, else 14 days. */
  extendedTrial: z.boolean(),
  /** True for people who said they are licensed when they joined the waitlist or signed up. */
  saidLicensed: z.boolean(),
});
export type OnboardingState = z.infer<typeof onboardingState>;

/** `PUT /api/onboarding/draft`: the whole draft after a step; returns it as stored. */
export const saveDraftRequest = z.object({ draft: onboardingDraft, step });
export type SaveDraftRequest = z.infer<typeof saveDraftRequest>;

const optionalLine = (most: number) => line(most).nullish().default("");

/**
 * `POST /api/auth/complete-agent-onboarding` (specification, section 7). The account comes only from the session:
 * `email` is ignored. License, phone and attestations have their own rules and texts, which the server checks after the
 * fields' format.
 */
export const completeOnboardingRequest = z.object({
  name: personName,
  email: z.string().max(300).nullish(),
  phone: optionalLine(40),
  licenseNumber: z.string().max(100).nullish().default(""),
  licenseState: z.string().max(100).nullish().default(""),
  brokerage: optionalLine(maxBrokerageLength),
  selectedPlan: onboardingPlan,
  tone: z.enum(tones),
  brandColor,
  language: z.enum(assistantLanguages),
  aiMode: z.enum(aiModes),
  photo: z.string().max(maxDraftPhotoLength).nullish().default(""),
  whatsappEnabled: z.boolean(),
  smsEnabled: z.boolean(),
  firstListingUrl: optionalLine(maxListingLength),
  attestations: attestations.partial().nullish().default({}),
});
export type CompleteOnboardingRequest = z.input<typeof completeOnboardingRequest>;

/** What the finished setup created; the same if called again. */
export const completeOnboardingResponse = z.object({
  ok: z.literal(true),
  redirectTo: z.literal("/dashboard"),
  agentId: z.string(),
  licenseStatus: z.enum(["attested", "provisional", "verified", "rejected"]),
  plan,
  trialEndsAt: z.iso.datetime().nullable(),
  smartLink: z.object({
    id: z.string(),
    /** The part after `/smartlink/`. */
    slug: z.string(),
    /** Absolute address in the three-part form. */
    url: z.string(),
  }),
});
export type CompleteOnboardingResponse = z.infer<typeof completeOnboardingResponse>;

/**
 * `POST /api/onboarding/preview`: the agent's own assistant, as chosen so far, answers a renter played by the agent.
 * Nothing is stored: each call sends all of the renter's messages; without any, it returns the greeting.
 */
export const previewRequest = z.object({
  name: line(maxNameLength),
  brokerage: line(maxBrokerageLength),
  tone: z.enum(tones),
  language: z.enum(assistantLanguages),
  aiMode: z.enum(aiModes),
  muted: z.boolean().default(false),
  /** Language of the page, if the assistant speaks both. */
  pageLanguage: language,
  messages: z.array(z.string().trim().min(1).max(500)).max(maxPreviewMessages),
});
export type PreviewRequest = z.infer<typeof previewRequest>;

export const previewResponse = z.object({
  greeting: z.string(),
  /** The assistant's answer to each message; empty if it stays silent. */
  replies: z.array(z.string()),
  isComplete: z.boolean(),
  /** What the assistant understood about the renter; null before the first message. */
  lead: z
    .object({
      score: z.number().int(),
      status: z.enum(["hot", "warm", "cold"]),
      facts: z.array(searchFact),
    })
    .nullable(),
});
export type PreviewResponse = z.infer<typeof previewResponse>;
