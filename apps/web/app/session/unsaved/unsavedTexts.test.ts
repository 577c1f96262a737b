import { dayMs as day } from "@llave/contract/calendar";
import { brand } from "@llave/ui/brand";
import { expect, test } from "vitest";
import { clearUnsaved, keepUnsaved, readUnsaved } from "./unsavedTexts.ts";

const now = Date.UTC(2026, 10, 27);

/** A browser's local storage, with somebody signed in. */
function signedInAs(userId: string, values = new Map<string, string>()) {
  values.set("userId", userId);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    values,
  };
}

test("keeps each form's text until it is saved", () => {
  const storage = signedInAs("ana");
  keepUnsaved(storage, "note:1", "Call on Friday", now);
  keepUnsaved(storage, "listing:new", { address: "100 SW 10th St" }, now);
  keepUnsaved(storage, "note:1", "Call on Monday", now + 1);
  expect(readUnsaved(storage, "note:1", now + day)?.value).toBe("Call on Monday");
  expect(readUnsaved(storage, "listing:new", now + day)?.value).toEqual({ address: "100 SW 10th St" });
  keepUnsaved(storage, "note:1", undefined, now + 2);
  expect(readUnsaved(storage, "note:1", now + day)).toBeUndefined();
  keepUnsaved(storage, "listing:new", undefined, now + 3);
  expect(storage.values.has(brand.unsavedKey)).toBe(false);
});

test("another account that signs in here reads nothing and replaces what was kept", () => {
  const storage = signedInAs("ana");
  keepUnsaved(storage, "note:1", "Ana's", now);
  storage.values.set("userId", "bea");
  expect(readUnsaved(storage, "note:1", now)).toBeUndefined();
  keepUnsaved(storage, "note:2", "Bea's", now);
  expect(storage.values.get(brand.unsavedKey)).not.toContain("Ana's");
  storage.values.delete("userId");
  keepUnsaved(storage, "note:3", "nobody's", now);
  expect(storage.values.get(brand.unsavedKey)).not.toContain("nobody's");
});

test("forgets what is older than a session lasts, and everything at sign-out", () => {
  const storage = signedInAs("ana");
  keepUnsaved(storage, "note:1", "old", now - 31 * day);
  expect(readUnsaved(storage, "note:1", now)).toBeUndefined();
  keepUnsaved(storage, "note:2", "new", now);
  expect(storage.values.get(brand.unsavedKey)).not.toContain("old");
  clearUnsaved(storage);
  expect(readUnsaved(storage, "note:2", now)).toBeUndefined();
});

test("treats unreadable text or full storage as nothing kept", () => {
  const storage = signedInAs("ana");
  storage.values.set(brand.unsavedKey, "{");
  expect(readUnsaved(storage, "note:1", now)).toBeUndefined();
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  expect(() => keepUnsaved(full, "note:1", "text", now)).not.toThrow();
});
