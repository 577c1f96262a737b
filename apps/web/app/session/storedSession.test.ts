import { sessionLifetimeMs } from "@llave/contract/account/session";
import { dayMs as day } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { clearSession, extendSession, isRefreshDue, readSession, storeSession } from "./storedSession.ts";

const now = Date.UTC(2026, 10, 21);
const session = { token: "t", user: { id: "u1", email: "ana@example.com" }, expiry: now + 30 * day };

/** A browser's local storage: strings by key. */
function storageWith(entries: Record<string, string> = {}) {
  const values = new Map(Object.entries(entries));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

test("reads back what was stored, including the user's id and address", () => {
  const storage = storageWith();
  storeSession(storage, session);
  expect(readSession(storage, now)).toEqual({ state: "valid", session, expiringSoon: false });
  expect(storage.values.get("userId")).toBe("u1");
  expect(storage.values.get("userEmail")).toBe("ana@example.com");
});

test("no stored session reads as none", () => {
  expect(readSession(storageWith(), now)).toEqual({ state: "none" });
});

test("an expired session is cleared, with everything that belongs to it", () => {
  const storage = storageWith({ demoMode: "1", llave_language: "es" });
  storeSession(storage, { ...session, expiry: now });
  expect(readSession(storage, now)).toEqual({ state: "expired" });
  expect([...storage.values]).toEqual([["llave_language", "es"]]);
});

test.each([
  ["text that is no JSON", "{"],
  ["null", "null"],
  ["a bare value", "7"],
  ["no token", JSON.stringify({ ...session, token: undefined })],
  ["an empty token", JSON.stringify({ ...session, token: "" })],
  ["no user", JSON.stringify({ ...session, user: undefined })],
  ["no user id", JSON.stringify({ ...session, user: { email: "a@b.co" } })],
  ["no user email", JSON.stringify({ ...session, user: { id: "u1" } })],
  ["no expiry", JSON.stringify({ ...session, expiry: undefined })],
])("%s is invalid and cleared", (_name, text) => {
  const storage = storageWith({ llave_session: text, userId: "u1" });
  expect(readSession(storage, now)).toEqual({ state: "invalid" });
  expect(storage.values.size).toBe(0);
});

test("a session expires soon if it has less than a day left", () => {
  const storage = storageWith();
  storeSession(storage, { ...session, expiry: now + day - 1 });
  expect(readSession(storage, now)).toMatchObject({ state: "valid", expiringSoon: true });
});

test("a session needs a refresh a day after it was extended, and then lasts 30 days again", () => {
  expect(isRefreshDue(session, now)).toBe(false);
  expect(isRefreshDue(session, now + day - 1)).toBe(false);
  expect(isRefreshDue(session, now + day)).toBe(true);
  expect(extendSession(session, now + day).expiry).toBe(now + day + sessionLifetimeMs);
});

test("clearing leaves other values alone", () => {
  const storage = storageWith({ "hidden-welcome-banner": "true" });
  storeSession(storage, session);
  clearSession(storage);
  expect([...storage.values.keys()]).toEqual(["hidden-welcome-banner"]);
});
