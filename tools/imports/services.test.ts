import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { filesNamingAll, readSource, readSources, unusedServices } from "./serviceUse.ts";

/** These make all services, and hand each route its own. */
const composition = ["app.ts", "openapi/describeApi.ts", "routes.ts"];

describe("the server's functions", () => {
  const sources = readSources(join(import.meta.dirname, "../../apps/server/src"));

  test("take services by name", () => {
    expect(filesNamingAll(sources)).toEqual(composition);
  });

  test("take no service that they don't use", () => {
    expect(unusedServices(sources).filter(({ at }) => !composition.includes(at.replace(/:.*/, "")))).toEqual([]);
  });
});

describe("what a function uses of the services it takes", () => {
  const services = "export interface Services { db: Db; hub: Hub; now(): Date; secret: string }";
  const lower = `import type { Services } from "./services.ts";
    export async function read({ db }: Pick<Services, "db">) {}`;
  const unusedIn = (code: string) => {
    const file = `import type { Services } from "./services.ts"; import { read } from "./lower.ts"; ${code}`;
    const files = { "services.ts": services, "lower.ts": lower, "upper.ts": file };
    return unusedServices(new Map(Object.entries(files).map(([name, text]) => [name, readSource(name, text)])))[0]
      ?.unused;
  };

  test.each([
    ["a property", "function f(services: Services) { services.db; }", ["hub", "now", "secret"]],
    ["a pattern", "function f({ db, ...rest }: Services) { }", undefined],
    ["a name taken apart", 'function f(s: Pick<Services, "db" | "hub">) { const { hub } = s; }', ["db"]],
    ["a call", 'const f = (s: Pick<Services, "db" | "now">) => read(s);', ["now"]],
    [
      "a call with another service",
      'const f = (s: Omit<Services, "hub">) => read({ ...s, db: 1 });',
      ["db", "now", "secret"],
    ],
    ["a default", 'function f(s: Pick<Services, "db" | "now">, db = s.db) { s.now(); }', undefined],
    ["a named type", 'type Few = Pick<Services, "db" | "now"> & Other; function f(s: Few) { s.now(); }', ["db"]],
    ["an unknown function", "function f(services: Services) { elsewhere(services); }", undefined],
  ])("%s", (_name, code, unused) => {
    expect(unusedIn(code)).toEqual(unused);
  });
});
