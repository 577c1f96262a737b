import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Connection, type DatabaseHandle, openDatabase } from "../../db/connect.ts";
import { openTestDatabase } from "./database.ts";

/** The test file's database behind a network that can fail. */
export interface FaultyDatabase {
  database: DatabaseHandle;
  /** Breaks all connections and refuses new ones. */
  goDown(): void;
  /** Accepts connections and answers nothing, like a database that is stuck. */
  hang(): void;
  /** Answers nothing on the open connections ever again, like a firewall that forgot them; new ones work. */
  forget(): void;
  /** Works again; what hung continues. */
  recover(): void;
}

/** Opens the test file's database through a relay on this machine. */
export async function openFaultyDatabase(): Promise<FaultyDatabase> {
  const { connection } = await openTestDatabase();
  const sockets = new Set<Socket>();
  const forgotten = new Set<Socket>();
  let state: "up" | "down" | "hanging" = "up";
  const relay = createServer((client) => {
    if (state === "down") return void client.destroy();
    const server = connect(addressOf(connection));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on("data", (data) => to.write(data)).on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
      if (state === "hanging") from.pause();
    }
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const { port } = relay.address() as AddressInfo;
  const database = openDatabase(through(connection, port), 10);
  onTestFinished(async () => {
    for (const socket of [...sockets, ...forgotten]) socket.destroy();
    relay.close();
    await database.close();
  });
  return {
    database,
    goDown() {
      state = "down";
      for (const socket of sockets) socket.destroy();
    },
    hang() {
      state = "hanging";
      for (const socket of sockets) socket.pause();
    },
    forget() {
      for (const socket of sockets) forgotten.add(socket.pause());
      sockets.clear();
    },
    recover() {
      state = "up";
      for (const socket of sockets) socket.resume();
    },
  };
}

function addressOf(connection: Connection) {
  if (typeof connection !== "string") return { path: join(connection.host, `.s.PGSQL.${connection.port ?? 5432}`) };
  const { hostname, port } = new URL(connection);
  return { host: hostname, port: Number(port || 5432) };
}

function through(connection: Connection, port: number): Connection {
  if (typeof connection !== "string") return { ...connection, host: "127.0.0.1", port };
  const url = new URL(connection);
  url.host = `127.0.0.1:${port}`;
  return url.href;
}
