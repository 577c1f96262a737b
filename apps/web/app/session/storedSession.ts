import { sessionLifetimeMs, sessionRefreshMs } from "@llave/contract/account/session";
import { brand } from "@llave/ui/brand";

/** The browser's own note of who is signed in. Its token authorizes nothing: the credential is an httpOnly cookie. */
export interface StoredSession {
  token: string;
  user: { id: string; email: string; name?: string };
  /** Time when the session ends, in milliseconds since 1970. */
  expiry: number;
}

export type SessionState =
  | { state: "none" | "expired" | "invalid" }
  | {
      state: "valid";
      session: StoredSession;
      /** True if less than 24 hours are left. */
      expiringSoon: boolean;
    };

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

/** Everything that is removed together with a session. */
const sessionKeys = [brand.sessionKey, "userId", "userEmail", "demoMode", "isFirstLogin", "hasSeenDemoOffer"];

/** Reads the stored session. Clears one that has ended or can't be used. */
export function readSession(storage: Storage, now: number): SessionState {
  const text = storage.getItem(brand.sessionKey);
  if (text === null) return { state: "none" };
  const session = parseSession(text);
  if (session && session.expiry > now) {
    return { state: "valid", session, expiringSoon: session.expiry - now < sessionRefreshMs };
  }
  clearSession(storage);
  return { state: session ? "expired" : "invalid" };
}

function parseSession(text: string): StoredSession | null {
  let parsed: Partial<StoredSession> | null;
  try {
    parsed = JSON.parse(text);
  } catch {
    return null;
  }
  const { token, user, expiry } = parsed ?? {};
  if (!isText(token) || !isText(user?.id) || !isText(user.email) || typeof expiry !== "number") return null;
  return { token, user, expiry };
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

/** Stores a session after signing in, with the two values that other pages read. */
export function storeSession(storage: Storage, session: StoredSession): void {
  storage.setItem(brand.sessionKey, JSON.stringify(session));
  storage.setItem("userId", session.user.id);
  storage.setItem("userEmail", session.user.email);
}

/** Clears the session and the flags that belong to it. */
export function clearSession(storage: Storage): void {
  for (const key of sessionKeys) storage.removeItem(key);
}

/** True if a valid session was last extended at least 24 hours ago. */
export function isRefreshDue(session: StoredSession, now: number): boolean {
  return session.expiry - now <= sessionLifetimeMs - sessionRefreshMs;
}

/** The session, valid for another 30 days from now. */
export function extendSession(session: StoredSession, now: number): StoredSession {
  return { ...session, expiry: now + sessionLifetimeMs };
}
