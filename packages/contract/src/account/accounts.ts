import { z } from "zod";
import { maxPasswordLength } from "./accountLimits.ts";
import { accountRole, emailAddress, linkToken, newPassword } from "./auth.ts";

const currentPassword = z.string().min(1).max(maxPasswordLength);

/** `GET /api/account`: the account settings. `pendingEmail` still needs its mailed confirmation. */
export const account = z.object({
  name: z.string(),
  email: z.string(),
  /** True once a mailed link has proven the address. */
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  role: accountRole,
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof account>;

/** One row of `GET /api/account/sessions`, newest first. `userAgent` is the browser's own description, shortened. */
export const ownSession = z.object({
  id: z.string(),
  userAgent: z.string(),
  createdAt: z.iso.datetime(),
  /** Accurate to a day: a session is refreshed that often. */
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

/**
 * `POST /api/account/password` returns a new session ({@link auth.loginResponse}); all others end. A wrong current
 * password is 403 `wrong_password`.
 */
export const changePasswordRequest = z.object({ currentPassword, newPassword });

/** `POST /api/account/email` returns `ok` and mails a link `/confirm-email?token=TOKEN` to the new address. */
export const changeEmailRequest = z.object({ newEmail: emailAddress, currentPassword });

/**
 * `POST /api/account/email/verify` returns `ok` and mails such a link to the account's own address, unless it is
 * proven. `POST /api/account/email/confirm` takes both links and works without a session. 400 `link_not_valid` for a
 * used or old link.
 */
export const confirmEmailRequest = z.object({ token: linkToken });

/**
 * `POST /api/account/delete` returns `ok` and ends every session. `GET /api/account/export` is the file to download
 * first.
 */
export const deleteAccountRequest = z.object({ currentPassword });
