import type { WaitlistRequest } from "@llave/contract/waitlist";
import type { Campaign } from "./campaign.ts";

/** What the early-access form holds. `website` is the honeypot: people leave it empty. */
export interface Joining {
  name: string;
  email: string;
  isAgent: boolean;
  referral: string;
  website: string;
}

/**
 * The body of `POST /api/waitlist` as the specification writes it (section 3): what was left empty is left away.
 * @param now the moment of sending
 */
export function waitlistPayload(joining: Joining, campaign: Campaign, now: Date): WaitlistRequest {
  const referral = joining.referral.trim();
  return {
    data: {
      name: joining.name.trim(),
      email: joining.email.trim(),
      is_agent: joining.isAgent,
      ...(referral && { referred_by: referral }),
      status: "pending",
      extended_trial: true,
      timestamp: now.toISOString(),
      ...campaign,
      ...(joining.website && { website: joining.website }),
    },
  };
}
