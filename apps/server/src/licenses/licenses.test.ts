import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { newcomer, onboardingPayload } from "../testing/onboarding.ts";
import { signedInAdmin } from "../testing/people.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";
import { csvRows } from "./csvRows.ts";
import { importLicenses } from "./importFile.ts";
import { namesMatch } from "./names.ts";
import { readFiles } from "./readFiles.ts";

/** A text as it comes from a file: in small chunks that end anywhere. */
async function* pieces(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const line = (fields: string[]) => fields.map((field) => `"${field}"`).join(",");

/** A line like those in the files of Florida's regions, with made-up people; the whole number may be missing. */
function florida(number: string, name: string, primary = "Current", secondary = "Active", expires = "09/30/2027") {
  const person = ["25", "2501 Real Estate Broker or Sales", name, "", "SL Sales Associate"];
  const place = ["1 MAIN ST", "", "", "MIAMI", "FL", "33131", "23", "Dade"];
  return line([...person, ...place, number, primary, secondary, "01/02/2019", "10/01/2025", expires, "", "", "", ""]);
}

/** The same license as in the file for the whole state. */
function statewide(number: string, name: string, rank = "BK Broker") {
  const person = ["2501 Real Estate Broker or Sales", name, "", rank, "1 MAIN ST", "", "", "MIAMI", "FL", "33131"];
  const dates = ["01/02/2019", "10/01/2025", "09/30/2027"];
  const whole = rank.slice(0, 2) + number;
  return line([...person, "Dade", number, "Current", "Active", ...dates, whole, "", "BAY & PALM REALTY", "1000001"]);
}

const now = new Date("2026-11-21T12:00:00Z");

function importFlorida(app: TestApp, lines: string[]) {
  return importLicenses(app.database.db, { state: "FL", chunks: pieces(`${lines.join("\r\n")}\r\n`, 4096), now });
}

async function onboarded(app: TestApp, overrides: Parameters<typeof onboardingPayload>[0] = {}) {
  const person = await newcomer(app, overrides.name ?? "Marisol Echeverría");
  const answer = await person.browser.post("/api/auth/complete-agent-onboarding", onboardingPayload(overrides));
  return { ...person, status: answer.body.licenseStatus as string };
}

async function statusOf(app: TestApp, id: string): Promise<unknown[]> {
  const { rows } = await app.database.pool.query(
    "select license_status, license_finding from agent where agent_id = $1",
    [id],
  );
  return [rows[0].license_status, rows[0].license_finding];
}

describe("a state's file", () => {
  test("verifies matching licenses now and after the next import; an administrator decides the rest", async () => {
    const app = await startTestApp();
    await app.database.pool.query("delete from license_import");
    await app.database.pool.query("delete from license_record");
    const early = await onboarded(app, { licenseNumber: "SL3418762" });
    expect([early.status, ...(await statusOf(app, early.id))]).toEqual(["attested", "attested", null]);
    const outcome = await importFlorida(app, [
      florida("3418762", "ECHEVERRIA, MARISOL INES"),
      florida("3500001", "PENA, JOSE", "Current", "Inactive"),
      florida("3500002", "PENA, JOSE", "Current", "Active", "09/30/2026"),
      florida("3500003", "SOMEBODY, ELSE"),
      florida("", ""),
    ]);
    expect(outcome).toEqual({ rows: 4, skipped: 1, verified: 1 });
    expect(await statusOf(app, early.id)).toEqual(["verified", "match"]);

    const inactive = await onboarded(app, { name: "José Peña", licenseNumber: "SL3500001" });
    const expired = await onboarded(app, { name: "José Peña", licenseNumber: "SL3500002" });
    const named = await onboarded(app, { name: "José Peña", licenseNumber: "SL3500003" });
    const unknown = await onboarded(app, { licenseNumber: "SL3500009" });
    const elsewhere = await onboarded(app, { licenseNumber: "3500009", licenseState: "TX" });
    expect(await statusOf(app, inactive.id)).toEqual(["attested", "not_active"]);
    expect(await statusOf(app, expired.id)).toEqual(["attested", "not_active"]);
    expect(await statusOf(app, named.id)).toEqual(["attested", "name_differs"]);
    expect(await statusOf(app, unknown.id)).toEqual(["attested", "not_in_file"]);
    expect(await statusOf(app, elsewhere.id)).toEqual(["attested", null]);

    const next = await importFlorida(app, [florida("3500009", "ECHEVERRIA, MARISOL")]);
    expect(next).toEqual({ rows: 1, skipped: 0, verified: 1 });
    expect(await statusOf(app, unknown.id)).toEqual(["verified", "match"]);
    const { rows } = await app.database.pool.query("select number from license_record where state = 'FL'");
    expect(rows).toEqual([{ number: "SL3500009" }]);
  });

  test("needs a header row for other states; without one it is refused and changes nothing", async () => {
    const app = await startTestApp();
    const text = `License Number,Full Name,Status,Expiration Date\n01876543,"TORRES, ANA",Licensed,2027-05-01\n`;
    const outcome = await importLicenses(app.database.db, { state: "CA", chunks: pieces(text), now });
    expect(outcome).toMatchObject({ rows: 1, skipped: 1 });
    const agent = await onboarded(app, { name: "Ana Torres", licenseState: "CA", licenseNumber: "01876543" });
    expect(agent.status).toBe("verified");
    for (const wrong of ["1,2,3\n4,5,6\n", "", "License Number,Full Name\n"]) {
      await expect(importLicenses(app.database.db, { state: "CA", chunks: pieces(wrong), now })).rejects.toThrow();
    }
    const { rows } = await app.database.pool.query("select number from license_record where state = 'CA'");
    expect(rows).toEqual([{ number: "01876543" }]);
  });
});

test("reads the sample of Florida's layout as documented", async () => {
  const app = await startTestApp();
  const sample = fileURLToPath(new URL("../../../../docs/samples/florida-licenses.csv", import.meta.url));
  const outcome = await importLicenses(app.database.db, { state: "FL", chunks: readFiles([sample]), now });
  expect(outcome).toMatchObject({ rows: 5, skipped: 0 });
  const { rows } = await app.database.pool.query(
    "select number, active, expires_on from license_record where state = 'FL' order by number",
  );
  expect(rows).toEqual([
    { number: "BK3456780", active: true, expires_on: "2028-03-31" },
    { number: "BL0377410", active: false, expires_on: "2021-09-30" },
    { number: "CQ1000001", active: true, expires_on: "2028-03-31" },
    { number: "SL3418762", active: true, expires_on: "2027-09-30" },
    { number: "SL3500021", active: false, expires_on: "2027-09-30" },
  ]);
});

test("imports several Florida files together, in either layout and in the old encoding", async () => {
  const app = await startTestApp();
  const folder = await mkdtemp(join(tmpdir(), "licenses-"));
  const files = { region: join(folder, "RE_rgn7.csv"), state: join(folder, "REALESTATE2501LICENSE_1.csv") };
  await writeFile(files.region, Buffer.from(florida("3500001", "PEÑA, JOSÉ"), "latin1"));
  await writeFile(files.state, `\uFEFF${statewide("468849", "DELGADO, ROSA MARÍA")}\r\n`);
  const chunks = readFiles(Object.values(files));
  expect(await importLicenses(app.database.db, { state: "FL", chunks, now })).toMatchObject({ rows: 2, skipped: 0 });
  await rm(folder, { recursive: true });
  const { rows } = await app.database.pool.query(
    "select number, holder, active, expires_on from license_record where state = 'FL' order by number",
  );
  expect(rows).toEqual([
    { number: "BK0468849", holder: "DELGADO, ROSA MARÍA", active: true, expires_on: "2027-09-30" },
    { number: "SL3500001", holder: "PEÑA, JOSÉ", active: true, expires_on: "2027-09-30" },
  ]);
  const broker = await onboarded(app, { name: "Rosa Delgado", licenseNumber: "BK0468849" });
  expect(broker.status).toBe("verified");
});

describe("the photo of a wall license", () => {
  const photo = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: "#fff" } })
      .jpeg()
      .toBuffer();
  const upload = async ({ browser }: Pick<Awaited<ReturnType<typeof newcomer>>, "browser">) =>
    browser.send("POST", "/api/agent/license-photo", new Uint8Array(await photo()), { "content-type": "image/jpeg" });

  test("gives provisional access and is visible only to the agent and administrators", async () => {
    const app = await startTestApp();
    const person = await newcomer(app);
    expect((await upload(person)).body).toEqual({ hasLicensePhoto: true });
    expect((await person.browser.get("/api/onboarding/draft")).body.hasLicensePhoto).toBe(true);
    const licenseNumber = "SL7654321";
    const done = await person.browser.post("/api/auth/complete-agent-onboarding", onboardingPayload({ licenseNumber }));
    expect(done.body.licenseStatus).toBe("provisional");
    expect((await person.browser.get("/api/agent/license-photo")).headers.get("content-type")).toBe("image/webp");

    const { rows } = await app.database.pool.query("select picture_id from picture where agent_id = $1", [person.id]);
    expect((await fetch(`${app.origin}/pictures/${rows[0].picture_id}/large.webp`)).status).toBe(404);
    const other = await newcomer(app);
    expect((await other.browser.get("/api/agent/license-photo")).status).toBe(404);
    const forAdmins = `/api/admin/licenses/${person.id}/photo`;
    expect((await other.browser.get(forAdmins)).status).toBe(403);
    const admin = await signedInAdmin(app);
    expect((await admin.get(forAdmins)).headers.get("cache-control")).toBe("no-store");
    expect((await admin.get("/api/admin/audit")).body.acts[0]).toMatchObject({
      act: "license_photo_viewed",
      detail: { state: "FL" },
    });
    await person.browser.send("DELETE", "/api/agent/license-photo");
    expect((await statusOf(app, person.id))[0]).toBe("attested");
    expect((await admin.get(forAdmins)).status).toBe(404);
  });
});

test("shows administrators which licenses to check, and logs their decisions", async () => {
  const app = await startTestApp();
  await app.database.pool.query("delete from agent");
  const [good, bad] = [
    await onboarded(app, { licenseNumber: "9876543210", licenseState: "NY", name: "Ana Torres" }),
    await onboarded(app, { licenseNumber: "9876543211", licenseState: "NY", name: "Juan Prado" }),
  ];
  const admin = await signedInAdmin(app);
  const list = async (query = "") => (await admin.get(`/api/admin/licenses${query}`)).body;
  const waiting = await list();
  expect(waiting.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
  expect(waiting.licenses[0]).toMatchObject({
    agentId: good.id,
    email: good.email,
    number: "9876543210",
    finding: null,
  });

  const decide = (id: string, status: string) => admin.post(`/api/admin/licenses/${id}`, { status });
  expect((await decide(good.id, "verified")).body).toEqual({ status: "verified" });
  expect((await decide(bad.id, "rejected")).body).toEqual({ status: "rejected" });
  expect((await decide(bad.id, "attested")).status).toBe(400);
  expect((await decide(crypto.randomUUID(), "verified")).status).toBe(404);
  expect((await bad.browser.post(`/api/admin/licenses/${bad.id}`, { status: "verified" })).status).toBe(403);
  expect((await list()).pagination.total).toBe(0);
  expect((await list("?status=rejected")).licenses.map(({ agentId }: { agentId: string }) => agentId)).toEqual([
    bad.id,
  ]);
  expect((await bad.browser.get("/api/agent/profile")).body.licenseStatus).toBe("rejected");
  const { acts } = (await admin.get("/api/admin/audit")).body;
  expect(acts.slice(0, 2).map(({ act }: { act: string }) => act)).toEqual(["license_rejected", "license_verified"]);
});

test.each([
  ["Rosa Delgado", "DELGADO, ROSA MARIA", true],
  ["Rosa María Delgado-Ortiz", "DELGADO ORTIZ, ROSA", true],
  ["José Núñez Jr.", "NUNEZ, JOSE JR", true],
  ["Rob O'Neill", "ONEILL, ROBERT", true],
  ["R. Delgado", "DELGADO, ROSA", true],
  ["Bay & Palm Realty", "BAY & PALM REALTY LLC", true],
  ["Rosa Delgado", "DELGADO, MARIA", false],
  ["Rosa Delgado", "DELGADILLO, ROSA", false],
  ["Rosa", "DELGADO, ROSA", false],
  ["", "DELGADO, ROSA", false],
  ["Palm Realty", "BAY & PINE REALTY", false],
])("%j and %j are the same person: %s", (agent, holder, same) => {
  expect(namesMatch(agent, holder)).toBe(same);
});

test.each([1, 2, 3, 1000])("reads CSV completely in chunks of %i characters", async (size) => {
  const text = `a,"b ""c"", d",e\r\n\r\n"line\nbreak",,"x"\nlast,one`;
  const rows = [];
  for await (const row of csvRows(pieces(text, size))) rows.push(row);
  expect(rows).toEqual([
    ["a", 'b "c", d', "e"],
    ["line\nbreak", "", "x"],
    ["last", "one"],
  ]);
});
