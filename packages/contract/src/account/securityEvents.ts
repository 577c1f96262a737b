import { z } from "zod";

/** Kinds of security events. A new kind needs a text in the web app. */
export const securityEventKinds = [
  "signed_in",
  "sign_in_failed",
  "sign_in_blocked",
  "second_step_failed",
  "signed_out",
  "session_ended",
  "sessions_ended",
  "password_changed",
  "password_reset",
  "email_change_asked",
  "email_changed",
  "email_verified",
  "authenticator_added",
  "authenticator_removed",
  "passkey_added",
  "passkey_removed",
  "recovery_codes_made",
  "api_key_created",
  "api_key_revoked",
  "webhook_added",
  "webhook_changed",
  "webhook_removed",
  "mls_connected",
  "mls_disconnected",
  "second_factors_reset",
  "access_given",
  "made_admin",
  "no_longer_admin",
  "account_exported",
  "leads_exported",
  "waitlist_exported",
  "renter_data_copied",
  "renter_data_erased",
  "account_erased",
] as const;
export const securityEventKind = z.enum(securityEventKinds);
export type SecurityEventKind = z.infer<typeof securityEventKind>;

/** How someone proved who they are when they signed in. */
export const signInProofs = ["password", "authenticator", "recovery_code", "passkey", "sign_up"] as const;
export type SignInProof = (typeof signInProofs)[number];

/** One line of `GET /api/account/security-events`, newest first; `Link` names the next page. */
export const securityEvent = z.object({
  id: z.string(),
  kind: securityEventKind,
  /** For a sign-in; null for everything else. */
  proof: z.enum(signInProofs).nullable(),
  /** Browser and system, such as "Chrome, macOS"; empty if neither is known. */
  device: z.string(),
  /** The network it came from, shortened; empty for actions of the server or its operator. */
  network: z.string(),
  at: z.iso.datetime(),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

/**
 * One line of `GET /api/admin/security-events`: the same for every account. Null: no one, or an account that is gone.
 */
export const adminSecurityEvent = securityEvent.extend({ email: z.string().nullable() });
export type AdminSecurityEvent = z.infer<typeof adminSecurityEvent>;

export const securityEventsQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
});
