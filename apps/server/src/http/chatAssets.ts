import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const client = fileURLToPath(new URL("../../../chat/build/client", import.meta.url));

/** Where the chat page's built files are served. */
export const chatAssetsPath = "/chat-assets/";

/** The folder of the chat page's built files. */
export function chatAssetsRoot(): string {
  const root = `${client}/chat-assets`;
  return existsSync(root) ? root : client;
}

/** Serves the chat page's built files, which carry a hash in their names and never change. */
export async function chatAssets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: chatAssetsRoot(),
    prefix: chatAssetsPath,
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    index: false,
  });
}
