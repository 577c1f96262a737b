import { z } from "zod";

/** The lead that a page ended with, listed or only looked at: where the next page goes on. */
export interface Cursor {
  score: number;
  /** ISO time in milliseconds, which is all the precision that the writes store. */
  updatedAt: string;
  leadId: string;
}

/** Where a page goes on that ends with a lead. */
export function cursorOf(lead: { score: number; updated_at: Date; lead_id: string }): Cursor {
  return { score: lead.score, updatedAt: lead.updated_at.toISOString(), leadId: lead.lead_id };
}

const cursor = z.tuple([z.number().int(), z.iso.datetime(), z.uuid()]);

/** The text a client sends back as `after`. */
export function writeCursor({ score, updatedAt, leadId }: Cursor): string {
  return Buffer.from(JSON.stringify([score, updatedAt, leadId])).toString("base64url");
}

/** Reads a cursor; anything that is none begins at the first page. */
export function readCursor(text: string | undefined): Cursor | null {
  if (!text) return null;
  const parsed = cursor.safeParse(parseJson(Buffer.from(text, "base64url").toString()));
  if (!parsed.success) return null;
  const [score, updatedAt, leadId] = parsed.data;
  return { score, updatedAt, leadId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
