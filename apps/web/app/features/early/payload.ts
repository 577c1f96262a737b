import type { WaitlistRequest } from "@llave/contract/site/waitlist";
import type { Campaign } from "../../campaign/campaign.ts";

/** The early-access form's fields. `website` is the honeypot: people leave it empty. */
export interface Joining {
  name: string;
  email: string;
  isAgent: boolean;
  referral: string;
  website: string;
}

/**
 * The body of `POST /api/waitlist` as in the specification (section 3), without empty fields.
 * @param now the time of sending
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
