import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { isAlive } from "../../apps/server/src/db/embedded/processes.ts";
import { Browser } from "../../tools/replay/browser.ts";

/** Everything `npm start` starts runs in one process group, as in a terminal. */
class Installation {
  readonly dataDir = mkdtempSync(join(tmpdir(), "llave-start-"));
  #npm: ChildProcess | undefined;

  /** Runs `npm start` until it says how to stop it, or ends; returns its output. */
  async start(settings: Record<string, string> = {}): Promise<{ output: string; exitCode: number | null }> {
    const env = { ...process.env, DATABASE_URL: "", PORT: "0", LLAVE_DATA_DIR: this.dataDir, ...settings };
    const npm = spawn("npm", ["start"], { cwd: join(import.meta.dirname, "../.."), env, detached: true });
    let output = "";
    const ended = once(npm, "close");
    const ready = new Promise<void>((resolve) => {
      for (const stream of [npm.stdout, npm.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          output += text;
          if (output.includes("Ctrl-C")) resolve();
        });
      }
    });
    await Promise.race([ready, ended]);
    if (npm.exitCode === null) this.#npm = npm;
    return { output, exitCode: npm.exitCode };
  }

  /** Signals the whole group, as the terminal does on Ctrl-C (SIGINT), or only npm, as a script does. */
  async signal(signal: NodeJS.Signals, to: "group" | "npm" = "group"): Promise<void> {
    const npm = this.#npm;
    if (npm?.pid === undefined) throw new Error("nothing runs");
    const ended = once(npm, "exit");
    process.kill(to === "group" ? -npm.pid : npm.pid, signal);
    await ended;
  }

  databasePid(): number {
    return Number.parseInt(readFileSync(join(this.dataDir, "postgres/postmaster.pid"), "utf8"), 10);
  }

  remove(): void {
    if (this.#npm?.pid !== undefined && this.#npm.exitCode === null && this.#npm.signalCode === null) {
      process.kill(-this.#npm.pid, "SIGKILL");
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

let installation: Installation;

test.beforeEach(() => {
  installation = new Installation();
});

test.afterEach(() => installation.remove());

function addresses(output: string) {
  const smartLink = new URL(output.match(/SmartLink\s+(\S+)/)?.[1] ?? "");
  const [, email, password] = output.match(/sign in as (\S+) with (\S+)/) ?? [];
  return { origin: smartLink.origin, smartLinkPath: smartLink.pathname, email, password };
}

test("npm start prints addresses that work, a second start says why it can't, and Ctrl-C stops everything", async () => {
  const { output } = await installation.start();
  const { origin, smartLinkPath, email, password } = addresses(output);
  const visitor = new Browser(origin);
  expect((await visitor.get("/")).status).toBe(200);
  expect((await visitor.get(smartLinkPath)).status).toBe(200);
  expect((await visitor.post("/api/auth/login", { email, password })).status).toBe(200);

  const sameData = await installation.start();
  expect(sameData.output).toContain(`The data directory ${installation.dataDir} is in use by another Llave`);
  expect(sameData.exitCode).toBeGreaterThan(0);
  const other = new Installation();
  const { port } = new URL(origin);
  const samePort = await other.start({ PORT: port });
  expect(samePort.output).toContain(`Port ${port} is taken.`);
  expect(samePort.exitCode).toBeGreaterThan(0);
  other.remove();

  const database = installation.databasePid();
  await installation.signal("SIGINT");
  await expect.poll(() => isAlive(database)).toBe(false);
  await expect.poll(() => existsSync(join(installation.dataDir, "app.lock"))).toBe(false);
});

for (const signal of ["SIGINT", "SIGKILL"] as const) {
  test(`${signal} to npm alone stops everything`, async () => {
    await installation.start({ LLAVE_DEMO: "0" });
    const database = installation.databasePid();
    await installation.signal(signal, "npm");
    await expect.poll(() => isAlive(database)).toBe(false);
    await expect.poll(() => existsSync(join(installation.dataDir, "app.lock"))).toBe(false);
  });
}

test("kill -9 and a new start lose nothing that was answered; SIGTERM to npm alone stops everything", async () => {
  const first = addresses((await installation.start()).output);
  const renter = new Browser(first.origin);
  const { body: link } = await renter.get<{ linkId: string }>(`/api${first.smartLinkPath}`);
  const turn = { linkId: link.linkId, conversationId: "one", message: "A studio in Doral, please" };
  expect((await renter.post("/api/smartlink/openai-conversation", turn)).status).toBe(200);
  const killedDatabase = installation.databasePid();
  await installation.signal("SIGKILL");

  const second = addresses((await installation.start()).output);
  renter.origin = second.origin;
  const query = new URLSearchParams({ linkId: link.linkId, conversationId: "one" });
  const { body } = await renter.get<{ messages: { content: string }[] }>(`/api/renter/conversation?${query}`);
  expect(body.messages.map(({ content }) => content)).toContain(turn.message);
  expect(isAlive(killedDatabase)).toBe(false);
  expect(second.password).toBe(first.password);
  const database = installation.databasePid();
  await installation.signal("SIGTERM", "npm");
  await expect.poll(() => isAlive(database)).toBe(false);
  await expect.poll(() => existsSync(join(installation.dataDir, "app.lock"))).toBe(false);
});
