import { z } from "zod";

/** The agent's anonymous record of a copy or erasure that a renter asked for. */
export const privacyReceipt = z.object({
  id: z.string(),
  act: z.enum(["copy", "erasure"]),
  /** How the renter proved who they are: a code to the address on record, or the device that wrote. */
  proof: z.enum(["code", "device"]),
  conversations: z.number().int(),
  messages: z.number().int(),
  /** Upcoming showings that an erasure canceled. */
  showings: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type PrivacyReceipt = z.infer<typeof privacyReceipt>;

/** `GET /api/agent/privacy-receipts`, newest first; `Link` names the next page. */
export const privacyReceiptsQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
});
