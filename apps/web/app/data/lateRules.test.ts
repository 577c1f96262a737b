import { expect, test } from "vitest";
import { lateRules } from "./lateRules.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

test("rules that arrive late refuse what they refuse", async () => {
  const errors = { name: { type: "required" } };
  const { resolver } = lateRules<{ name: string }>(async () => () => ({ values: {}, errors }));
  expect(await resolver({ name: "" }, undefined, options)).toEqual({ values: {}, errors });
});

test("rules that cannot be fetched leave the refusing to the server", async () => {
  const { resolver, fetch } = lateRules<{ name: string }>(() => Promise.reject(new TypeError("offline")));
  fetch();
  expect(await resolver({ name: "Ana" }, undefined, options)).toEqual({ values: { name: "Ana" }, errors: {} });
});
