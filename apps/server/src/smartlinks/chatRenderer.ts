import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import type { ChatDocument } from "@llave/contract/chatPage";
import type { FastifyInstance } from "fastify";

const build = fileURLToPath(new URL("../../../chat/build/", import.meta.url));

/** Renders the chat page with the server entry of its build, loaded on first use. */
export class ChatRenderer {
  #entry: Promise<{ renderDocument(document: ChatDocument): string }> | undefined;

  /** The whole HTML document. */
  async render(document: ChatDocument): Promise<string> {
    this.#entry ??= import(pathToFileURL(`${build}server/entry.server.js`).href);
    const { renderDocument } = await this.#entry;
    return renderDocument(document);
  }
}

/** Where the chat page's built files are served. */
export const chatAssetsPath = "/chat-assets/";

/** The folder of the chat page's built files. */
export function chatAssetsRoot(): string {
  const root = `${build}client/chat-assets`;
  return existsSync(root) ? root : `${build}client`;
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
