import { fileURLToPath, pathToFileURL } from "node:url";
import type { ChatDocument } from "@llave/contract/chat/chatPage";

const build = fileURLToPath(new URL("../../../chat/build/server/", import.meta.url));

/** Paints the chat page with the server entry of its build, loaded on first use. */
export class ChatRenderer {
  #entry: Promise<{ renderDocument(document: ChatDocument): string }> | undefined;

  /** The whole HTML document. */
  async render(document: ChatDocument): Promise<string> {
    this.#entry ??= import(pathToFileURL(`${build}entry.server.js`).href);
    const { renderDocument } = await this.#entry;
    return renderDocument(document);
  }
}
