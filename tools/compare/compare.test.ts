import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeTurn } from "../../packages/assistant/src/index.ts";
import { differences, type TakeTurn } from "./compare.ts";
import { readConversations } from "./conversations.ts";
import { sideBySide } from "./report.ts";

const start = "2026-11-23T15:00:00Z";
const messages = ["Hi, I need a 2 bedroom in Brickell", "Up to 3200", "Can I see it tomorrow?"];
const renterSide = { id: "one", turns: messages.map((renter) => ({ renter })) };

/** Answers the second message differently and forgets the budget. */
const otherSecond: TakeTurn = (before, message, context) => {
  const turn = takeTurn(before, message, context);
  if (message !== messages[1]) return turn;
  const { budget_max: _, ...slots } = turn.state.slots;
  return { ...turn, reply: "Something else.", state: { ...turn.state, slots } };
};

describe("reading conversations", () => {
  it("reads one document, conversations a line and turns a line", () => {
    expect(readConversations('{"id":"a","turns":[{"renter":"Hi","at":"2026-11-23T15:00:00Z","reply":"Hey"}]}')).toEqual(
      [{ id: "a", turns: [{ renter: "Hi", at: "2026-11-23T15:00:00Z" }] }],
    );
    expect(readConversations('{"id":"b","messages":["Hi","Bye"]}\n')).toEqual([
      { id: "b", turns: [{ renter: "Hi" }, { renter: "Bye" }] },
    ]);
    expect(readConversations('{"conversation":"c","renter":"Hi"}\n\n{"conversation":"c","renter":"Bye"}')).toEqual([
      { id: "c", turns: [{ renter: "Hi" }, { renter: "Bye" }] },
    ]);
  });

  it.each(["[]", "nothing", '{"id":"a"}'])("names the line that it can't read: %s", (line) => {
    expect(() => readConversations(`{"id":"a","messages":[]}\n${line}`)).toThrow("Line 2 is neither");
  });
});

describe("comparing two revisions", () => {
  it("finds no difference between a revision and itself", () => {
    expect(differences(renterSide, { base: takeTurn, changed: takeTurn }, start)).toEqual([]);
  });

  it("reports the turn that differs, and continues from the base's answer", () => {
    const found = differences(renterSide, { base: takeTurn, changed: otherSecond }, start);
    expect(found.map(({ turn }) => turn)).toEqual([2]);
    expect(found[0]?.changed).toMatchObject({ reply: "Something else." });
    expect(found[0]?.base.slots).toMatchObject({ budget_max: 3200 });
    expect(found[0]?.changed.slots).not.toHaveProperty("budget_max");
    expect(found[0]?.before).toHaveLength(1);
  });
});

describe("the list for grading", () => {
  const [difference] = differences(renterSide, { base: takeTurn, changed: otherSecond }, start);
  const many = Array.from({ length: 40 }, () => difference).filter((one) => one !== undefined);

  it("puts the changed reply where the key says", () => {
    const { list, key } = sideBySide(many, 1);
    const entries = list.split(/^## /m).slice(1);
    expect(entries).toHaveLength(40);
    for (const [index, entry] of entries.entries())
      expect(entry).toContain(`${key[index + 1]}: Something else.\n   [slots: `);
  });

  it("shows the two in random order, the same for the same seed", () => {
    expect(new Set(Object.values(sideBySide(many, 1).key))).toEqual(new Set(["A", "B"]));
    expect(sideBySide(many, 7)).toEqual(sideBySide(many, 7));
    expect(sideBySide(many, 7).key).not.toEqual(sideBySide(many, 8).key);
  });
});

describe("npm run compare", () => {
  const root = join(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "llave-compare-test-"));
  const [file, keyFile] = [join(folder, "chat.json"), join(folder, "key.json")];
  const tool = join(root, "tools/compare.ts");
  beforeAll(() => writeFileSync(file, JSON.stringify(renterSide)));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("compares the folder with a revision and writes the key", () => {
    const revision = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
    const ran = spawnSync(process.execPath, [tool, "--base", revision, "--key", keyFile, file], { encoding: "utf8" });
    expect(ran.stderr).toMatch(/^\d of 3 turns differ\.\n$/);
    expect(ran.status).toBe(0);
    const key: unknown = JSON.parse(readFileSync(keyFile, "utf8"));
    expect(Object.keys(key as object)).toHaveLength(Number(ran.stderr[0]));
  });

  it("explains itself if no base is named", () => {
    const ran = spawnSync(process.execPath, [tool, file], { encoding: "utf8" });
    expect(ran.status).toBe(2);
    expect(ran.stdout).toContain("--base REV");
  });
});
