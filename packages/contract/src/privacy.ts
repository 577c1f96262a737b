import { z } from "zod";

/** What a renter was given or had erased, without saying who; the trace that the agent keeps. */
export const privacyReceipt = z.object({
  id: z.string(),
  act: z.enum(["copy", "erasure"]),
  /** How the renter proved who they are: a code to the address on record, or the device that wrote. */
  proof: z.enum(["code", "device"]),
  conversations: z.number().int(),
  messages: z.number().int(),
  /** Coming visits that an erasure called off. */
  showings: z.number().int(),
  createdAt: z.iso.datetime(),
});
export type PrivacyReceipt = z.infer<typeof privacyReceipt>;

/** `GET /api/agent/privacy-receipts`, newest first; the next page is named in `Link`. */
export const privacyReceiptsQuery = z.object({
  after: z.string().max(500).optional().catch(undefined),
  limit: z.coerce.number().int().min(1).max(50).optional().catch(undefined),
});
