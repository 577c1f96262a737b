import { language } from "@llave/contract/language";
import type { FastifyInstance } from "fastify";
import { languageOf } from "../http/language.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { publicApi } from "./publicApi.ts";
import { referencePage } from "./referencePage.ts";

/** The description of the calls for API keys: for programs, and as a page for people. */
export function referenceRoutes(app: FastifyInstance, services: Pick<Services, "origin">): void {
  const options = { onRequest: limitByAddress, schema: { hide: true } };
  app.get("/api/openapi.json", options, async (_request, reply) =>
    reply.header("access-control-allow-origin", "*").send(publicApi(services.origin())),
  );

  app.get<{ Querystring: { lang?: string } }>("/api/reference", options, async (request, reply) => {
    const { lang } = request.query;
    const chosen = language.safeParse(lang).data ?? languageOf(request);
    const frame = { language: chosen, nonce: reply.pageNonce, origin: services.origin() };
    return reply.type("text/html; charset=utf-8").send(referencePage(frame, publicApi(services.origin())));
  });
}
