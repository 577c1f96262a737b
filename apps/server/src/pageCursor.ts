import { z } from "zod";

/** Where a page ended that is ordered by time: the last row's time, to the millisecond, and its id. */
export interface PageCursor {
  at: string;
  id: string;
}

const pageCursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** The text a client sends back as `after`. */
export function writePageCursor(at: Date, id: string): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");
}

/** Reads a cursor; anything that is none begins at the first page. */
export function readPageCursor(text: string | undefined): PageCursor | null {
  if (!text) return null;
  try {
    const [at, id] = pageCursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { at, id };
  } catch {
    return null;
  }
}

/** The `Link` header that names the page after the one that ended with a row. */
export function nextPageLink(url: string, at: Date, id: string): string {
  const next = new URL(url, "http://path-only");
  next.searchParams.set("after", writePageCursor(at, id));
  return `<${next.pathname}${next.search}>; rel="next"`;
}
