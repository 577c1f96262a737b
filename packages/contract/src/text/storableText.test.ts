import { describe, expect, test } from "vitest";
import { storable, unstorablePath } from "./storableText.ts";

describe("a text that can't be stored", () => {
  test.each([
    ["alone", "a\0", []],
    ["as half a pair", "\ud83d", []],
    ["in a field", { name: "Ana\0" }, ["name"]],
    ["in a list", { texts: ["fine", { en: "\udc00" }] }, ["texts", "1", "en"]],
    ["as a key", { facts: { "par\0king": "One" } }, ["facts"]],
    ["in a form", new URLSearchParams("code=%00"), ["code"]],
  ])("%s is found", (_name, value, path) => {
    expect(unstorablePath(value)).toEqual(path);
  });

  test.each(["👩‍👩‍👧‍👦 ñandú \u0001 مرحبا", { a: [null, true, 1, { b: "c" }] }, new Uint8Array([0, 0]), undefined])(
    "is not %j",
    (value) => {
      expect(unstorablePath(value)).toBeNull();
    },
  );

  test("is found at any depth", () => {
    let value: unknown = "\0";
    for (let i = 0; i < 20_000; i++) value = [value];
    expect(unstorablePath(value)).toHaveLength(20_000);
  });
});

test("cleans every text in an outside value, and keeps its bytes", () => {
  const content = Buffer.from("a\0b");
  const received = { "na\0me": "Ja\0ne", files: [{ name: null, content }], headers: new Map([["x\0", "\ud83d!"]]) };
  const cleaned = storable(received);
  expect(cleaned).toEqual({ name: "Jane", files: [{ name: null, content }], headers: new Map([["x", "\ufffd!"]]) });
  expect(cleaned.files[0]?.content).toBe(content);
});
