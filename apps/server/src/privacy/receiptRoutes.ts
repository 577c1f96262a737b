import { type PrivacyReceipt, privacyReceipt, privacyReceiptsQuery } from "@llave/contract/account/privacy";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import { agentIdOf, requireAgent } from "../auth/session.ts";
import { cutPage, readTimeCursor } from "../http/pageCursor.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { type ReceiptRow, receiptsOf } from "./receipts.ts";

const defaultPage = 20;

/** `GET /api/agent/privacy-receipts`: the renters' requests that were fulfilled. */
export function receiptRoutes(instance: FastifyInstance, services: Pick<Services, "db">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.get(
    "/api/agent/privacy-receipts",
    {
      onRequest: [limitByAddress, requireAgent],
      schema: { querystring: privacyReceiptsQuery, response: { 200: z.array(privacyReceipt) } },
    },
    async (request, reply) => {
      const limit = request.query.limit ?? defaultPage;
      const after = readTimeCursor(request.query.after);
      const rows = await receiptsOf(services.db, agentIdOf(request), { after, limit });
      return cutPage(reply, rows, limit, (last) => [last.created_at, last.receipt_id]).map(presentReceipt);
    },
  );
}

function presentReceipt(row: ReceiptRow): PrivacyReceipt {
  const { receipt_id: id, act, proof, conversations, messages, showings, created_at } = row;
  return { id, act, proof, conversations, messages, showings, createdAt: created_at.toISOString() };
}
