import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { isPublicAddress } from "../webPages/publicAddress.ts";
import { WebPages } from "../webPages/webPages.ts";

/** Someone else's site on this machine, and a reader that treats it as part of the internet. */
export async function startPageServer(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** The addresses each name resolved to, in order: a second answer is what a rebinding name server gives. */
  const names = new Map<string, string[]>([["listings.example", ["127.0.0.2"]]]);
  const webPages = new WebPages({
    resolve: async (name) => {
      const answers = names.get(name) ?? [];
      const address = answers.length > 1 ? answers.shift() : answers[0];
      return address ? [{ address, family: 4 }] : [];
    },
    // 127.0.0.2 plays the public internet; every other address of this machine counts as internal.
    isAllowed: (address) => address === "127.0.0.2" || isPublicAddress(address),
    ports: [port],
    postSchemes: ["http:", "https:"],
  });
  return { server, port, names, webPages, url: (path: string) => `http://listings.example:${port}${path}` };
}
