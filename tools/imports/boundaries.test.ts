import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { type EntryPoints, serverEntryPoints, webEntryPoints } from "./entryPoints.ts";
import { cyclesOf, type Imports, readImports } from "./graph.ts";

const imports = readImports(join(import.meta.dirname, "../.."));

/** Server folders whose every file any feature may import. */
const foundation = new Set([
  "csv",
  "db",
  "http",
  "jobs",
  "mail",
  "plainPages",
  "plugins",
  "process",
  "secrets",
  "time",
]);

/** Folders that put features together, like the files beside them, or use them for tests. */
const aboveFeatures = new Set(["start", "testing"]);

const server = { root: "apps/server/src", shared: new Set([...foundation, "testing"]), entryPoints: serverEntryPoints };
const web = { root: "apps/web/app/features", shared: new Set<string>(), entryPoints: webEntryPoints };

/** An import from one folder of an app into another. */
interface Crossing {
  file: string;
  from: string;
  to: string;
  /** The imported file, within its folder. */
  target: string;
}

/** What an app's folders import from each other. Tests, and helpers only tests use, may import anything. */
function crossingsOf(root: string): Crossing[] {
  const place = (file: string) => {
    const [folder = "", ...rest] = file.startsWith(`${root}/`) ? file.slice(root.length + 1).split("/") : [];
    return rest.length === 0 || aboveFeatures.has(folder) ? null : { folder, path: rest.join("/") };
  };
  return [...imports].flatMap(([file, targets]) => {
    const from = place(file);
    if (from === null || /\.test\.tsx?$/.test(file)) return [];
    return targets.flatMap((target) => {
      const to = place(target);
      return to === null || to.folder === from.folder
        ? []
        : [{ file, from: from.folder, to: to.folder, target: to.path }];
    });
  });
}

describe.each([
  ["the server", server],
  ["the web app", web],
])("the features of %s", (_name, { root, shared, entryPoints }) => {
  const crossings = crossingsOf(root).filter(({ from, to }) => !shared.has(from) && !shared.has(to));

  test("import each other only through entry points", () => {
    const missed = crossings.filter(({ to, target }) => !entryPoints[to]?.includes(target));
    expect(missed.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
  });

  test("list only entry points that are in use", () => {
    const used = new Set(crossingsOf(root).map(({ to, target }) => `${to}/${target}`));
    expect(named(entryPoints).filter((entry) => !used.has(entry))).toEqual([]);
  });
});

test("the number of entry points doesn't grow", () => {
  expect(named(serverEntryPoints).length).toBeLessThanOrEqual(109);
  expect(named(webEntryPoints).length).toBeLessThanOrEqual(54);
});

test("no features import each other, directly or through others", () => {
  const tied = [server, web].flatMap(({ root, shared }) =>
    cyclesOf(byFolder(crossingsOf(root).filter(({ to }) => !shared.has(to)))).map(({ files }) => files.join(" ")),
  );
  expect(tied).toEqual([]);
});

test("shared folders import no feature", () => {
  const upward = crossingsOf(server.root).filter(({ from, to }) => foundation.has(from) && !foundation.has(to));
  expect(upward.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
});

test("the db folder imports nothing else from the server", () => {
  const outward = [...imports].flatMap(([file, targets]) =>
    file.startsWith("apps/server/src/db/") && !file.endsWith(".test.ts")
      ? targets.filter((target) => /^apps\/server\/src\/(?!db\/)/.test(target)).map((target) => `${file} -> ${target}`)
      : [],
  );
  expect(outward).toEqual([]);
});

function named(entryPoints: EntryPoints): string[] {
  return Object.entries(entryPoints).flatMap(([feature, files]) => files.map((file) => `${feature}/${file}`));
}

function byFolder(crossings: Crossing[]): Imports {
  const folders = new Map<string, string[]>();
  for (const { from, to } of crossings) folders.set(from, [...(folders.get(from) ?? []), to]);
  return folders;
}
