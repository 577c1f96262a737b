import { demoChat, demoChatRequest } from "@llave/contract/chat/demo";
import type { FastifyInstance } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { limitTo } from "../../plugins/limits.ts";
import type { Services } from "../../services.ts";
import { cleanText } from "../../threads/cleanText.ts";
import { playDemoChat } from "./play.ts";

/** `POST /api/demo/chat`: the public demo. It stores nothing, sends nothing and belongs to no account. */
export function demoChatRoute(instance: FastifyInstance, { now }: Pick<Services, "now">): void {
  const app = instance.withTypeProvider<ZodTypeProvider>();
  app.post(
    "/api/demo/chat",
    { onRequest: limitTo("demoChat"), schema: { body: demoChatRequest, response: { 200: demoChat } } },
    async ({ body: { messages, language } }) =>
      playDemoChat({ messages: messages.map((message) => cleanText(message)), language }, now()),
  );
}
