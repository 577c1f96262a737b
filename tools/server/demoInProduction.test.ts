import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { TestClient } from "../../apps/server/src/testing/client.ts";
import { production } from "../../apps/server/src/testing/production.ts";
import { startProcess, startServer } from "./runningServer.ts";

const runFile = promisify(execFile);

/** A port that nothing uses at the moment: a server in production has to know its address before it starts. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

test("a start in production locks the demo's accounts and prints no password, and a command removes the demo", async () => {
  const LLAVE_DATA_DIR = mkdtempSync(join(tmpdir(), "llave-production-"));
  onTestFinished(() => rmSync(LLAVE_DATA_DIR, { recursive: true, force: true }));
  const trial = await startServer({ LLAVE_DATA_DIR, LLAVE_SECRET: production.LLAVE_SECRET ?? "" });
  const signIn = (origin: string) => new TestClient(origin).post("/api/auth/login", trial.agent);
  expect((await signIn(trial.origin)).status).toBe(200);
  await trial.stop();

  const port = await freePort();
  const ORIGIN = `http://localhost:${port}`;
  const settings = { ...production, LLAVE_DATA_DIR, LLAVE_DEMO: "", ORIGIN, PORT: String(port) };
  const server = await startProcess(settings);
  onTestFinished(() => server.stop());
  expect(server.output).toContain("npm run demo:remove");
  expect(server.output).not.toContain("sign in as");
  expect(server.output).not.toContain(trial.agent.password);
  expect((await signIn(ORIGIN)).status).toBe(401);

  const remove = () =>
    runFile(process.execPath, [join(import.meta.dirname, "../removeDemo.ts")], {
      env: { ...process.env, ...settings, DATABASE_URL: "" },
    });
  expect((await remove()).stdout).toMatch(/^Removed 2 demo accounts and \d+ waitlist entries\.$/m);
  expect((await fetch(`${ORIGIN}/api${trial.smartLinkPath}`)).status).toBe(404);
  expect((await remove()).stdout).toContain("There is no demo data.");
}, 120_000);
