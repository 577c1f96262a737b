// npm run fuzz -- [--runs 50000] [--seed N]: sends requests from the API's description to its own server.
import { parseArgs } from "node:util";
import { TestClient } from "../apps/server/src/testing/client.ts";
import { fuzz, idsOf } from "../apps/server/src/testing/fuzz/fuzz.ts";
import { startServer } from "./server/runningServer.ts";
import { endWith } from "./server/withDatabase.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "50000" }, seed: { type: "string" } } });
const admin = { email: "fuzz@llave.example", password: "a long enough password" };

async function main(): Promise<void> {
  const settings = { LLAVE_ADMIN_EMAIL: admin.email, LLAVE_ADMIN_PASSWORD: admin.password };
  const server = await startServer({ ...settings, LLAVE_RATE_FACTOR: "1000000", LLAVE_LOG: "error" });
  server.process.stdout?.pipe(process.stderr);
  try {
    const signedIn = async (who: { email: string; password: string }) => {
      const browser = new TestClient(server.origin);
      const { status, text } = await browser.post("/api/auth/login", who);
      if (status !== 200) throw new Error(`sign-in answered ${status}: ${text}`);
      return browser;
    };
    const agent = await signedIn(server.agent);
    const browsers = { signedOut: new TestClient(server.origin), agent, admin: await signedIn(admin) };
    const started = performance.now();
    const tally = await fuzz(browsers, {
      runs: Number(values.runs),
      ids: await idsOf(agent),
      ...(values.seed !== undefined && { seed: Number(values.seed) }),
      onCall: (done) => done % 5_000 === 0 && console.error(`${done} requests`),
    });
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(
      `No server error in ${values.runs} requests, ${seconds} s. Answers by status: ${JSON.stringify(tally)}`,
    );
  } finally {
    await server.stop();
  }
}

main().catch((error: Error) => {
  // What went wrong; the message has only the request.
  if (error.cause) console.error(error.cause);
  endWith(error);
});
