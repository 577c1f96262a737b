import { z } from "zod";

/** The last lead of a page, listed or only checked, where the next one continues; as sent by the client. */
export const leadCursor = z
  .tuple([z.number().int(), z.iso.datetime(), z.uuid()])
  .transform(([score, updatedAt, leadId]) => ({ score, updatedAt, leadId }));

/** `updatedAt` is an ISO time in milliseconds, which is the precision that the writes store. */
export type Cursor = z.output<typeof leadCursor>;

/** Where the page after a lead continues. */
export function cursorOf(lead: { score: number; updated_at: Date; lead_id: string }): Cursor {
  return { score: lead.score, updatedAt: lead.updated_at.toISOString(), leadId: lead.lead_id };
}
