import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { publicApi } from "../../apps/server/src/openapi/publicApi.ts";
import { apiTypes } from "./apiTypes.ts";

test("the client's types match the public API; npm run client updates them", () => {
  const written = readFileSync(new URL("../../packages/client/src/api.ts", import.meta.url), "utf8");
  expect(written).toBe(apiTypes(publicApi("")));
});

test("describes nullable values, lists, choices and calls without parameters", () => {
  const text = {
    type: "object",
    required: ["name"],
    properties: {
      name: { type: "string", nullable: true },
      tags: { type: "array", items: { enum: ["hot", "cold"], type: "string" } },
      "x-more": { allOf: [{ $ref: "#/components/schemas/Value" }] },
    },
  };
  const answer = { description: "", content: { "application/json": { schema: text } } };
  const types = apiTypes({
    paths: { "/api/things": { get: { summary: "Things", responses: { 200: answer } } } },
    components: { schemas: { Value: { type: "integer" } }, responses: { Error: answer } },
    "x-webhooks": {},
  });
  const shape = '{ name: string | null; tags?: (("hot" | "cold"))[]; "x-more"?: (Value) }';
  expect(types).toContain("/** Things */\n    get: { parameters: { query?: never; path?: never };");
  expect(types).toContain(`content: { "application/json": ${shape} }`);
  expect(types).toContain(`export type ApiError = ${shape};`);
  expect(types).toContain("export type Value = number;");
});
