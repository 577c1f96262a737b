import { startServer } from "../../../tools/server/runningServer.ts";
import type { Credentials } from "./accounts.ts";
import { test as journey } from "./journey.ts";

/** A server of one worker's own: who is invited, and who is first in the queue, is then up to its journeys alone. */
export interface OwnServer {
  origin: string;
  admin: Credentials;
  agent: Credentials;
}

const admin: Credentials = { email: "ileana@llave.example", password: "the-key-of-ileana" };

/** Playwright's test for journeys that invite: pages open on the worker's own server, which has an administrator. */
export const test = journey.extend<object, { own: OwnServer }>({
  own: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({
        LLAVE_RATE_FACTOR: "1000",
        LLAVE_ADMIN_EMAIL: admin.email,
        LLAVE_ADMIN_PASSWORD: admin.password,
      });
      await use({ origin: server.origin, admin, agent: server.agent });
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ own }, use) => {
    await use(own.origin);
  },
});
