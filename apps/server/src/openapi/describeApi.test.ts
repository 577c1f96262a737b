import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeApi } from "./describeApi.ts";

test("docs/api/openapi.json is what the routes say: npm run openapi writes it anew", async () => {
  const written = readFileSync(new URL("../../../../docs/api/openapi.json", import.meta.url), "utf8");
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(await describeApi())));
});
