import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { demoAgent } from "../demo/content.ts";
import { demoAdminEmail } from "../demo/demoAdmin.ts";
import { seedDemo } from "../demo/seed.ts";
import { demoPassword } from "../process/installation.ts";
import { openTestDatabase } from "../testing/databases/database.ts";
import { openFaultyDatabase } from "../testing/databases/faultyDatabase.ts";
import { addressLines } from "./addressLines.ts";

const secret = "a secret for tests only, 32 characters";

test("prints the demo's sign-ins at start, but none in production", async () => {
  const database = await openTestDatabase();
  const trial = readConfig({ LLAVE_DEMO: "1" });
  expect(await seedDemo(database, trial, secret)).toBe(true);
  const printed = async (config = trial) =>
    (await addressLines(database.db, { config, port: 4321, secret })).join("\n");

  const production = readConfig({ NODE_ENV: "production", LLAVE_SECRET: secret, ORIGIN: "https://llave.example" });
  expect(await printed(production)).toBe(
    [
      "Llave is running.",
      "",
      "  Public site   https://llave.example/",
      "  Dashboard     https://llave.example/dashboard",
      "",
      "Ctrl-C stops everything.",
    ].join("\n"),
  );

  const inTrial = await printed();
  expect(inTrial).toContain("http://localhost:4321/smartlink/");
  expect(inTrial).toContain(`sign in as ${demoAgent.email} with ${demoPassword(secret, "agent")}`);
  expect(inTrial).toContain(`sign in as ${demoAdminEmail} with ${demoPassword(secret, "administrator")}`);
});

test("the lines at start leave out the sign-ins while the database is down", async () => {
  const { database, goDown } = await openFaultyDatabase();
  goDown();
  const lines = await addressLines(database.db, { config: readConfig({ LLAVE_DEMO: "1" }), port: 4321, secret });
  expect(lines).toContain("  Dashboard     http://localhost:4321/dashboard");
  expect(lines.join()).not.toContain("sign in");
});
