import type { MeResponse } from "@llave/contract/account/auth";
import { getJson, HttpError, request } from "../data/request.ts";
import { paths } from "../paths.ts";
import { clearSession, readSession, type StoredSession, storeSession } from "./storedSession.ts";
import { clearUnsaved } from "./unsaved/unsavedTexts.ts";

/**
 * Who is signed in here, or null. If nothing is stored but the cookie still works (another tab cleared the storage),
 * the server's answer is stored again.
 */
export async function currentSession(): Promise<StoredSession | null> {
  const stored = readSession(localStorage, Date.now());
  if (stored.state === "valid") return stored.session;
  if (stored.state !== "none") return null;
  try {
    return keepSession(await getJson<MeResponse>("/api/auth/me"));
  } catch (error) {
    if (error instanceof HttpError || error instanceof TypeError) return null;
    throw error;
  }
}

/** Stores what the server says about a session. */
export function keepSession({ user, session }: Pick<MeResponse, "user" | "session">): StoredSession {
  const stored = { token: session.token, user, expiry: session.expiry };
  storeSession(localStorage, stored);
  return stored;
}

/** Signs out with a full page load, so that none of the account's data stays in memory. */
export async function signOut(): Promise<void> {
  await endSession();
  location.assign(paths.login);
}

/** Ends the session on the server and in this browser; the browser clears it even if the call fails. */
export async function endSession(): Promise<void> {
  try {
    await request("POST", "/api/auth/logout");
  } catch (error) {
    if (!(error instanceof HttpError || error instanceof TypeError)) throw error;
  } finally {
    clearSession(localStorage);
    clearUnsaved(localStorage);
  }
}
