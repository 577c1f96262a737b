import { expect, test } from "vitest";
import { lateRules } from "./lateRules.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

test("rules that arrive late still refuse", async () => {
  const errors = { name: { type: "required" } };
  const { resolver } = lateRules<{ name: string }>(async () => () => ({ values: {}, errors }));
  expect(await resolver({ name: "" }, undefined, options)).toEqual({ values: {}, errors });
});

test("if the rules can't be fetched, the server refuses", async () => {
  const { resolver, fetch } = lateRules<{ name: string }>(() => Promise.reject(new TypeError("offline")));
  fetch();
  expect(await resolver({ name: "Ana" }, undefined, options)).toEqual({ values: { name: "Ana" }, errors: {} });
});
