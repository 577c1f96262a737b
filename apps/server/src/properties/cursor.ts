import { z } from "zod";

/** The last listing of a page: where the next one goes on. */
export interface Cursor {
  /** What the list is ordered by, as the database wrote it: a time, or a rent. */
  key: string;
  propertyId: string;
}

const cursor = z.tuple([z.string().max(40), z.uuid()]);

/** The text a client sends back as `after`. */
export function writeCursor({ key, propertyId }: Cursor): string {
  return Buffer.from(JSON.stringify([key, propertyId])).toString("base64url");
}

/**
 * Reads a cursor; anything that is none begins at the first page.
 * @param byRent whether the key must be a rent, or else a time
 */
export function readCursor(text: string | undefined, byRent: boolean): Cursor | null {
  if (!text) return null;
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, "base64url").toString()));
  if (!parsed.success) return null;
  const [key, propertyId] = parsed.data;
  const valid = byRent ? /^\d{1,9}$/.test(key) : !Number.isNaN(Date.parse(key));
  return valid ? { key, propertyId } : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
