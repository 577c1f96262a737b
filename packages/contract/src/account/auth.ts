import { z } from "zod";
import { maxEmailLength, maxNameLength, maxPasswordLength, minPasswordLength } from "./accountLimits.ts";

export { maxSessionMs, sessionLifetimeMs, sessionRefreshMs } from "./session.ts";

export const accessLevel = z.enum(["early_access", "none"]);
export const accountRole = z.enum(["agent", "admin"]);

export const emailAddress = z.email().max(maxEmailLength);
/** One line: a name appears in mails' subjects and headings. */
export const personName = z
  .string()
  .trim()
  .min(1, "required")
  .max(maxNameLength)
  .regex(/^\P{Cc}*$/u);
/** A password someone chooses. The check's message is the id of its error. */
export const newPassword = z.string().min(minPasswordLength, "password_too_short").max(maxPasswordLength);
/** The secret part of a mailed link. */
export const linkToken = z.string().min(1).max(200);

/** `POST /api/auth/login`. `invite` is the token of the mail's `/login?invite=TOKEN`. */
export const loginRequest = z.object({
  email: emailAddress,
  password: z.string().min(1).max(maxPasswordLength),
  invite: linkToken.optional().catch(undefined),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const sessionUser = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

/** The result of the invitation in a sign-up or sign-in; absent without one. */
export const invitationOutcome = z.enum(["accepted", "refused"]).optional();

/**
 * `session.token` is a public handle for the browser's own guards: it names the session and authorizes nothing. The
 * credential is an httpOnly cookie.
 */
export const loginResponse = z.object({
  user: sessionUser,
  session: z.object({ token: z.string(), expiry: z.number().int() }),
  invitation: invitationOutcome,
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** `POST /api/auth/register`. Other fields are ignored; `invite` comes from `/signup?invite=TOKEN`. */
export const registerRequest = z.object({
  name: personName,
  email: emailAddress,
  password: newPassword,
  isAgent: z.boolean().default(false),
  invite: linkToken.optional().catch(undefined),
});
export type RegisterRequest = z.input<typeof registerRequest>;

/** `redirectTo` is a path of this site: `/onboarding` with early access, else `/waitlist`. */
export const registerResponse = loginResponse.extend({
  redirectTo: z.string().startsWith("/"),
  accessLevel,
});
export type RegisterResponse = z.infer<typeof registerResponse>;

/** `POST /api/auth/forgot-password` returns {@link ok} whether or not the account exists. */
export const forgotPasswordRequest = z.object({ email: emailAddress });
/** `POST /api/auth/reset-password` returns {@link ok}; every session of the account ends. */
export const resetPasswordRequest = z.object({ token: linkToken, newPassword });

/**
 * `POST /api/auth/invitation {token}`: the content of an opened invitation, for the sign-up and sign-in pages. 404
 * `invitation_not_valid` if it is unknown, 410 `invitation_used` or `invitation_expired` (after 14 days) if it no
 * longer works.
 */
export const invitationRequest = z.object({ token: linkToken });
export const invitationResponse = z.object({ email: z.string(), name: z.string(), hasAccount: z.boolean() });
export type InvitationResponse = z.infer<typeof invitationResponse>;

/**
 * `POST /api/auth/accept-invitation {token}`: early access for someone who is already signed in. Refused like the call
 * above, and with 403 `invitation_other_address` if the mail went to another address.
 */
export const acceptInvitationResponse = z.object({ accessLevel });

/** `GET /api/auth/me`. */
export const meResponse = loginResponse.omit({ invitation: true }).extend({
  role: accountRole,
  accessLevel,
});
export type MeResponse = z.infer<typeof meResponse>;

/** `GET /api/access/status`; also works without a session. */
export const accessStatus = z.object({
  authenticated: z.boolean(),
  email: z.string().optional(),
  name: z.string().optional(),
  accessLevel,
});
export type AccessStatus = z.infer<typeof accessStatus>;

export const ok = z.object({ ok: z.literal(true) });
