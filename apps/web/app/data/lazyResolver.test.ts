import { expect, test } from "vitest";
import { lazyResolver } from "./lazyResolver.ts";

const options = { fields: {}, shouldUseNativeValidation: false };

test("rules that load late still validate", async () => {
  const errors = { name: { type: "required" } };
  const { resolver } = lazyResolver<{ name: string }>(async () => () => ({ values: {}, errors }));
  expect(await resolver({ name: "" }, undefined, options)).toEqual({ values: {}, errors });
});

test("if the rules can't be fetched, the server validates", async () => {
  const { resolver, fetch } = lazyResolver<{ name: string }>(() => Promise.reject(new TypeError("offline")));
  fetch();
  expect(await resolver({ name: "Ana" }, undefined, options)).toEqual({ values: { name: "Ana" }, errors: {} });
});
