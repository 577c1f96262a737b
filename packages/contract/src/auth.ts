import { z } from "zod";

export { sessionLifetime, sessionRefreshEvery } from "./session.ts";

export const accessLevel = z.enum(["early_access", "none"]);

/** `POST /api/auth/login`. */
export const loginRequest = z.object({
  email: z.email().max(254),
  password: z.string().min(1).max(1000),
});
export type LoginRequest = z.infer<typeof loginRequest>;

export const sessionUser = z.object({ id: z.string(), email: z.string(), name: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

/**
 * `session.token` is a public handle for the browser's own guards: it names the
 * session and authorises nothing. The credential is an httpOnly cookie.
 */
export const loginResponse = z.object({
  user: sessionUser,
  session: z.object({ token: z.string(), expiry: z.number().int() }),
});
export type LoginResponse = z.infer<typeof loginResponse>;

/** `GET /api/auth/me`. */
export const meResponse = loginResponse;
export type MeResponse = z.infer<typeof meResponse>;

/** `GET /api/access/status`; answers without a session too. */
export const accessStatus = z.object({
  authenticated: z.boolean(),
  email: z.string().optional(),
  name: z.string().optional(),
  accessLevel,
});
export type AccessStatus = z.infer<typeof accessStatus>;

export const ok = z.object({ ok: z.literal(true) });
