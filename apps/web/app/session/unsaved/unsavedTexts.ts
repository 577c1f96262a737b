import { sessionLifetimeMs } from "@llave/contract/account/session";
import { brand } from "@llave/ui/brand";

// What the account has typed into a form and not saved yet, in this browser only: a reload or a crash loses nothing. It
// holds one account's texts at a time, so that nobody else who signs in here reads them; they are gone once saved, and
// at sign-out.

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

interface Unsaved {
  userId: string;
  forms: Record<string, { value: unknown; at: number }>;
}

/** What a form of this account contained, and when; undefined if nothing is kept, or it is older than a session lasts. */
export function readUnsaved(storage: Storage, name: string, now: number): { value: unknown; at: number } | undefined {
  const kept = read(storage)?.forms[name];
  return kept && now - kept.at < sessionLifetimeMs ? kept : undefined;
}

/** Keeps what a form contains; undefined removes it. Nothing is kept if nobody is signed in or the browser refuses. */
export function keepUnsaved(storage: Storage, name: string, value: unknown, now: number): void {
  const userId = storage.getItem("userId");
  if (userId === null) return;
  const recent = Object.entries(read(storage)?.forms ?? {}).filter(
    ([other, { at }]) => other !== name && now - at < sessionLifetimeMs,
  );
  if (value !== undefined) recent.push([name, { value, at: now }]);
  const unsaved: Unsaved = { userId, forms: Object.fromEntries(recent) };
  try {
    if (recent.length === 0) clearUnsaved(storage);
    else storage.setItem(brand.unsavedKey, JSON.stringify(unsaved));
  } catch {
    // The storage is full: the form works as if nothing were kept.
  }
}

/** Forgets all of it. */
export function clearUnsaved(storage: Storage): void {
  storage.removeItem(brand.unsavedKey);
}

/** What is kept for the account that is signed in; null if it is another account's. */
function read(storage: Storage): Unsaved | null {
  try {
    const unsaved: Unsaved | null = JSON.parse(storage.getItem(brand.unsavedKey) ?? "null");
    return unsaved?.userId === storage.getItem("userId") ? unsaved : null;
  } catch {
    return null;
  }
}
