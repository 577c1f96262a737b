import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RunningServer } from "../../../tools/server/runningServer.ts";
import { startDemo } from "./servers.ts";

/** The server that plays the map's server. */
interface Tiles {
  /** The paths of the tiles that pages asked for. */
  asked: string[];
  /** The status it answers with. */
  status: number;
}

/** A Llave server that shows maps, and the server that plays the map's. */
export interface MapServer {
  server: RunningServer;
  tiles: Tiles;
}

export async function withMapServer(use: (started: MapServer) => Promise<void>): Promise<void> {
  const tiles: Tiles = { asked: [], status: 200 };
  const listening = createServer((request, response) => {
    const path = request.url ?? "";
    tiles.asked.push(path);
    response.writeHead(tiles.status, { "content-type": "image/svg+xml" });
    response.end(tiles.status === 200 ? tile(path) : "");
  });
  await new Promise<void>((resolve) => {
    listening.listen(0, "127.0.0.1", resolve);
  });
  const { port } = listening.address() as AddressInfo;
  const server = await startDemo({ MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg` });
  await use({ server, tiles });
  await server.stop();
  listening.close();
}

function tile(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f3ece2"/><path d="M0 60H256M0 180H256M80 0V256M200 0V256" stroke="#fff" stroke-width="8"/><text x="90" y="120" font-size="14">${path}</text></svg>`;
}
