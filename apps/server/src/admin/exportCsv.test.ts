import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { csvField, csvLine } from "@llave/contract/csv/csv";
import { describe, expect, test } from "vitest";
import { signedInAdmin } from "../testing/people.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;
const sampleEvery = 20_000_000;
/** A few batches of 500 rows plus what else the process does; all rows together would take more than 70 MB. */
const maxGrowthBytes = 35_000_000;

/**
 * Bytes really in use, not those waiting to be collected. Buffers are freed a while after the collection, later still
 * on a busy machine, so the lowest of several readings counts, or the first that is low enough.
 */
async function usedHeapBytes(enough = 0): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let look = 0; look < 5; look++) {
    collectGarbage();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    least = Math.min(least, heapUsed + arrayBuffers);
    if (least < enough) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return least;
}

async function exported(test: TestApp, query = "") {
  return (await signedInAdmin(test)).get(`/api/admin/waitlist/export.csv${query}`);
}

function add(test: TestApp, name: string, email: string, utmSource: string | null = null) {
  return test.database.pool.query(
    `insert into waitlist_entry (name, email, is_agent, language, referral_code, utm_source, created_at)
     values ($1, $2, false, 'es', $2, $3, '2026-11-02T15:04:05Z')`,
    [name, email, utmSource],
  );
}

describe("the export", () => {
  test("has the columns of the specification, a dated name and every entry", async () => {
    const test = await startTestApp({ now: () => new Date("2026-11-21T23:00:00Z") });
    await test.database.pool.query("delete from waitlist_entry");
    await add(test, 'Núñez, "Pepe"', "pepe@list.example", "meta");
    await add(test, "=HYPERLINK(1)", "x@list.example", "+1");
    const answer = await exported(test);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="waitlist-2026-11-21.csv"');
    expect(answer.text.replace("\ufeff", "").split("\r\n")).toEqual([
      "Name,Email,Agent,Status,Position,UTM Source,Created",
      '"Núñez, ""Pepe""",pepe@list.example,No,pending,1,meta,2026-11-02T15:04:05.000Z',
      `"'=HYPERLINK(1)",x@list.example,No,pending,2,+1,2026-11-02T15:04:05.000Z`,
      "",
    ]);
    expect((await exported(test, "?status=invited")).text.trim().split("\r\n")).toHaveLength(1);
    expect((await exported(test, "?isAgent=true")).text.trim().split("\r\n")).toHaveLength(1);
  });

  test("streams 70 MB of entries in constant memory and frees its connection", { timeout: 240_000 }, async () => {
    const test = await startTestApp();
    await test.database.pool.query("delete from waitlist_entry");
    await test.database.pool.query(
      `insert into waitlist_entry (name, email, is_agent, language, referral_code)
       select repeat('Person ', 500) || n, n || '@list.example', true, 'en', 'BIG' || n from generate_series(1, 20000) n`,
    );
    const admin = await signedInAdmin(test);
    const cookie = `llave_sid=${admin.cookie("llave_sid")}`;
    const response = await fetch(`${test.origin}/api/admin/waitlist/export.csv`, { headers: { cookie } });
    const before = await usedHeapBytes();
    let [bytes, lines, most] = [0, 0, 0];
    for await (const chunk of response.body ?? []) {
      if (Math.floor(bytes / sampleEvery) < Math.floor((bytes + chunk.byteLength) / sampleEvery)) {
        most = Math.max(most, (await usedHeapBytes(before + maxGrowthBytes)) - before);
      }
      bytes += chunk.byteLength;
      for (const byte of chunk) if (byte === 10) lines++;
    }
    expect(lines).toBe(20_001);
    expect(bytes).toBeGreaterThan(70_000_000);
    expect(most).toBeLessThan(maxGrowthBytes);
  });

  test("frees its connection when the client stops reading", async () => {
    const test = await startTestApp();
    const admin = await signedInAdmin(test);
    const cookie = `llave_sid=${admin.cookie("llave_sid")}`;
    for (let i = 0; i < 12; i++) {
      const stop = new AbortController();
      const response = await fetch(`${test.origin}/api/admin/waitlist/export.csv`, {
        headers: { cookie },
        signal: stop.signal,
      });
      await response.body?.getReader().read();
      stop.abort();
    }
    await expect.poll(() => test.database.pool.totalCount - test.database.pool.idleCount).toBe(0);
  });
});

describe("a field", () => {
  test.each([
    ["plain", "plain"],
    ["=1+1", `"'=1+1"`],
    ["+13055550100", "+13055550100"],
    ["-1.5", "-1.5"],
    ["+1+1", `"'+1+1"`],
    ["-1+cmd|' /C calc'!A0", `"'-1+cmd|' /C calc'!A0"`],
    ["@SUM(A1)", `"'@SUM(A1)"`],
    ["\t=1", `"'\t=1"`],
    [" =1", `"' =1"`],
    ["＝1", `"'＝1"`],
    ["a=b", "a=b"],
    ['say "hi"', '"say ""hi"""'],
    ["a,b", '"a,b"'],
    ["a;b", '"a;b"'],
    ["two\nlines", '"two\nlines"'],
    ["", ""],
  ])("%j becomes %j", (text, field) => {
    expect(csvField(text)).toBe(field);
  });

  test("ends its row with CRLF, as RFC 4180 requires", () => {
    expect(csvLine(["a", "b,c"])).toBe('a,"b,c"\r\n');
  });
});
