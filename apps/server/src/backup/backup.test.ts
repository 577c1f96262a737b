import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, inject, onTestFinished, test } from "vitest";
import { type DatabaseHandle, openDatabase } from "../db/connect.ts";
import { makeAllMissing } from "../pictures/makeSizes.ts";
import { contentsOf } from "../testing/databases/databaseContents.ts";
import { databaseOn, onServer } from "../testing/databases/databaseServer.ts";
import { createAgent } from "../testing/factories.ts";
import { mailsTo } from "../testing/people.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { writeBackup } from "./writeBackup.ts";

function temporaryFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "llave-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "llave.backup");
}

/** A database without data, and without tables unless `migrated` says so: making them takes longer than a test. */
async function emptyDatabase(migrated = true): Promise<DatabaseHandle> {
  const name = `llave_test_${randomUUID().replaceAll("-", "")}`;
  const server = inject("testServer");
  const template = migrated ? ` template ${inject("templateDatabase")} strategy file_copy` : "";
  await onServer(server, `create database ${name}${template}`);
  const database = openDatabase(databaseOn(server, name), 4);
  onTestFinished(async () => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  });
  return database;
}

/** An installation with chats, leads, pictures and a waiting mail. */
async function filledInstallation() {
  const chat = await startChat();
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const from = chat.client();
      await chat.say(`2 bedrooms in Brickell\tup to $${3000 + index}, \\. "it's" ñandú 🏠`, { from });
      await chat.say(`ana${index}@mail.example`, { from });
    }),
  );
  const browser = await chat.signedIn(chat.agent.email);
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const create = { width: 1600, height: 1200, channels: 3, background: "#808080", noise } as const;
  const photo = await sharp({ create }).jpeg().toBuffer();
  const stored = await browser.send("POST", "/api/pictures?purpose=listing", Uint8Array.from(photo), {
    "content-type": "image/jpeg",
  });
  expect(stored.status).toBe(201);
  await makeAllMissing(chat.database.db);
  return chat;
}

test("a backup of a running installation restores every table and picture", async () => {
  const chat = await filledInstallation();
  // No job changes a table between the backup and the comparison.
  await chat.app.services.jobs.stop();
  const file = temporaryFile();
  const rows = await writeBackup(chat.database, file, new Date());
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const target = await emptyDatabase(false);
  expect(await restoreBackup(target, file)).toBe(rows);
  const [before, after] = [await contentsOf(chat.database), await contentsOf(target)];
  expect(before.filled.picture_size?.rows).toBeGreaterThan(0);
  expect(before.filled.message?.rows).toBeGreaterThan(80);
  expect(after).toEqual(before);

  const restored = await startTestApp({ database: target });
  const browser = await restored.signedIn(chat.agent.email);
  expect((await browser.get("/api/leads?limit=100")).body).toHaveLength(20);
});

test("a backup shows one point in time, even while the server keeps writing", async () => {
  const chat = await startChat();
  let writing = true;
  const renters = (async () => {
    while (writing) await chat.say("2 bedrooms in Brickell", { from: chat.client() });
  })();
  const file = temporaryFile();
  await writeBackup(chat.database, file, new Date());
  writing = false;
  await renters;
  // The constraints between tables hold, or the restore would fail.
  const target = await emptyDatabase();
  expect(await restoreBackup(target, file)).toBeGreaterThan(0);
});

test("a mail waiting in the backup is sent after the restore", async () => {
  const server = await startTestApp();
  const agent = await createAgent(server.database.db);
  await server.database.db
    .insertInto("mail")
    .values({ kind: "password_changed", recipient: agent.email, language: "en", about: agent.agent_id })
    .execute();
  const file = temporaryFile();
  await writeBackup(server.database, file, new Date());
  const target = await emptyDatabase();
  await restoreBackup(target, file);
  const restored = await startTestApp({ database: target });
  await restored.app.services.jobs.start();
  expect(await mailsTo(restored, agent.email, 1)).toHaveLength(1);
});

test("refuses a database with data, and a truncated, invalid or newer file", async () => {
  const server = await startTestApp();
  await createAgent(server.database.db);
  const file = temporaryFile();
  await writeBackup(server.database, file, new Date());
  await expect(restoreBackup(server.database, file)).rejects.toThrow("There is data already.");

  const text = gunzipSync(readFileSync(file)).toString();
  const target = await emptyDatabase();
  const refused = async (content: string | Buffer) => {
    writeFileSync(file, content);
    return restoreBackup(target, file).catch((error: Error) => `${error.name}: ${error.message}`);
  };
  const cut = readFileSync(file);
  expect(await refused(cut.subarray(0, cut.length - 100))).toMatch(/^BackupError: This backup (is incomplete|ends)/);
  expect(await refused(gzipSync(text.slice(0, text.lastIndexOf("{"))))).toMatch(
    /^BackupError: This backup ends too early/,
  );
  expect(await refused("hello")).toMatch(/^BackupError: This backup is incomplete/);
  expect(await refused(gzipSync("hello\n"))).toMatch(/^BackupError: This isn't a Llave backup/);
  const newer = text.replace('"0001_foundation"', '"0001_foundation","9999_from_the_future"');
  expect(await refused(gzipSync(newer))).toMatch(/^NewerDatabaseError: /);
  expect((await contentsOf(target)).filled.account?.rows).toBe(0);
});
