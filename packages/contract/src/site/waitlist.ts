import { z } from "zod";
import { emailAddress, personName } from "../account/auth.ts";

export const waitlistStatus = z.enum(["pending", "invited", "onboarded"]);
export type WaitlistStatus = z.infer<typeof waitlistStatus>;

/** Text from an address bar: anything too long or invalid is left out and never stops a sign-up. */
const fromAddress = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .optional()
  .catch(undefined);

/**
 * `POST /api/waitlist`. The server decides `status`, `extended_trial` and the time itself and ignores what is sent for
 * them. `website` is the honeypot: an input that people don't see.
 */
export const waitlistRequest = z.object({
  data: z.object({
    name: personName,
    email: emailAddress,
    is_agent: z.boolean().default(false),
    referred_by: fromAddress,
    status: z.unknown().optional(),
    extended_trial: z.unknown().optional(),
    timestamp: z.unknown().optional(),
    utm_source: fromAddress,
    utm_medium: fromAddress,
    utm_campaign: fromAddress,
    utm_term: fromAddress,
    utm_content: fromAddress,
    website: z.string().max(1000).optional().catch("filled"),
  }),
});
export type WaitlistRequest = z.input<typeof waitlistRequest>;

/**
 * The response to a sign-up. `joined` is false if the address was already on the list. `position` is null once the
 * person was invited. `referralCode` is only present for people who just joined.
 */
export const waitlistResponse = z.object({
  joined: z.boolean(),
  status: waitlistStatus,
  position: z.number().int().min(1).nullable(),
  referralCode: z.string().nullable(),
});
export type WaitlistResponse = z.infer<typeof waitlistResponse>;

/**
 * `GET /api/waitlist/own?place=TOKEN`: the place of a person who joined in this browser (signed cookie), is signed in,
 * or opens the confirmation mail's `/waitlist?place=TOKEN` (which sets the cookie). 404 `not_on_waitlist` for anyone
 * else: then the page shows its example.
 */
export const ownPlaceQuery = z.object({ place: z.string().max(200).optional().catch(undefined) });
export const ownPlace = z.object({
  status: waitlistStatus,
  /** Null once invited. */
  position: z.number().int().min(1).nullable(),
  /** Whole days at the pace of the last 30 days' invitations; null if that says too little yet. */
  estimatedDays: z.number().int().min(0).nullable(),
  referrals: z.number().int().min(0),
  referralCode: z.string(),
  /** `{origin}/early?ref={code}`. */
  referralLink: z.string(),
});
export type OwnPlace = z.infer<typeof ownPlace>;

/**
 * `POST /api/waitlist/own/invitation` mails people their invitation again; who they are is known as for their place.
 * `sent` is false if one was sent within the last minute or there is none to send. 404 `not_on_waitlist` for others.
 */
export const ownInvitationResponse = z.object({ sent: z.boolean() });

/** `GET /api/waitlist/stats`, administrators only. `avgWaitDays` has one decimal. */
export const waitlistStats = z.object({
  total: z.number().int(),
  agents: z.number().int(),
  pending: z.number().int(),
  avgWaitDays: z.number(),
});
export type WaitlistStats = z.infer<typeof waitlistStats>;
