import { z } from "zod";

/** The lead that a page ended with, listed or only looked at, where the next page goes on; as a client sends it back. */
export const leadCursor = z
  .tuple([z.number().int(), z.iso.datetime(), z.uuid()])
  .transform(([score, updatedAt, leadId]) => ({ score, updatedAt, leadId }));

/** `updatedAt` is an ISO time in milliseconds, which is all the precision that the writes store. */
export type Cursor = z.output<typeof leadCursor>;

/** Where a page goes on that ends with a lead. */
export function cursorOf(lead: { score: number; updated_at: Date; lead_id: string }): Cursor {
  return { score: lead.score, updatedAt: lead.updated_at.toISOString(), leadId: lead.lead_id };
}
