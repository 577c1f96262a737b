import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describeApi } from "./describeApi.ts";

test("docs/api/openapi.json matches the routes; npm run openapi updates it", async () => {
  const written = readFileSync(new URL("../../../../docs/api/openapi.json", import.meta.url), "utf8");
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(await describeApi())));
});

test("every reference resolves, and each path declares exactly its parameters", async () => {
  const description = await describeApi();
  for (const [, kind = "", name = ""] of JSON.stringify(description).matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
    expect(Object.keys(description.components[kind] ?? {})).toContain(name);
  for (const [path, operations] of Object.entries(description.paths))
    for (const { parameters = [] } of Object.values(operations)) {
      const named = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => `{${name}}`);
      expect([path, named.sort()]).toEqual([path, (path.match(/\{\w+\}/g) ?? []).sort()]);
    }
});
