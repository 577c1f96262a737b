import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  chatEntryPoints,
  type EntryPoints,
  serverEntryPoints,
  toolEntryPoints,
  webEntryPoints,
} from "./entryPoints.ts";
import { cyclesOf, type Imports, readImports } from "./graph.ts";

const imports = readImports(join(import.meta.dirname, "../.."));

/** The server's folders that any feature may import from freely. */
const serverFoundation = new Set([
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

/** The chat's. */
const chatFoundation = new Set(["calls", "icons", "onDemand", "styles", "texts"]);

/** What has folders that others import from. */
interface Area {
  root: string;
  /** Folders that others may import whole. */
  shared: ReadonlySet<string>;
  /** Folders that put the others together, like the files beside them, or use them for tests. */
  above: ReadonlySet<string>;
  entryPoints: EntryPoints;
  /**
   * Files open to every folder, and files open to a single one. A longer list needs a reason; see
   * docs/decisions/0047-name-the-entry-points-of-each-feature.md.
   */
  max: { any: number; one: number };
}

const server: Area = {
  root: "apps/server/src",
  shared: serverFoundation,
  above: new Set(["start", "testing"]),
  entryPoints: serverEntryPoints,
  max: { any: 64, one: 54 },
};
const web: Area = {
  root: "apps/web/app/features",
  shared: new Set(),
  above: new Set(),
  entryPoints: webEntryPoints,
  max: { any: 10, one: 46 },
};
const chat: Area = {
  root: "apps/chat/src",
  shared: chatFoundation,
  above: new Set(),
  entryPoints: chatEntryPoints,
  max: { any: 14, one: 21 },
};
const tools: Area = {
  root: "tools",
  shared: new Set(),
  above: new Set(),
  entryPoints: toolEntryPoints,
  max: { any: 3, one: 5 },
};

/** An import from one folder of an app into another. */
interface Crossing {
  file: string;
  from: string;
  to: string;
  /** The imported file, within its folder. */
  target: string;
}

/**
 * What the folders of an app or of the tools import from each other, and the journeys from them. Tests, and helpers only
 * tests use, may import anything.
 */
function crossingsOf({ root, above }: Pick<Area, "root" | "above">): Crossing[] {
  const place = (file: string) => {
    const [folder = "", ...rest] = file.startsWith(`${root}/`) ? file.slice(root.length + 1).split("/") : [];
    return rest.length === 0 || above.has(folder) ? null : { folder, path: rest.join("/") };
  };
  return [...imports].flatMap(([file, targets]) => {
    const from = file.startsWith("tests/") ? { folder: "journeys" } : place(file);
    if (from === null || /\.test\.(tsx?|mjs)$/.test(file)) return [];
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
  ["the chat", chat],
  ["the tools", tools],
])("the folders of %s", (_name, area) => {
  const { shared, entryPoints, max } = area;
  const crossings = crossingsOf(area).filter(({ from, to }) => !shared.has(from) && !shared.has(to));

  test("import each other only through entry points, and only those open to them", () => {
    const missed = crossings.filter(({ from, to, target }) => !isOpen(entryPoints[to]?.[target], from));
    expect(missed.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
  });

  test("list only entry points that are in use, and open them no wider than needed", () => {
    const users = usersOf(crossingsOf(area));
    const needed = (entry: string) => [...(users.get(entry) ?? [])];
    const wrong = listed(entryPoints).filter(({ entry, openTo }) => {
      const [first, ...others] = needed(entry);
      return openTo !== (others.length > 0 ? "any" : first);
    });
    expect(wrong.map(({ entry, openTo }) => `${entry}: ${openTo}, used by ${needed(entry)}`)).toEqual([]);
  });

  test("have no more entry points than before", () => {
    const toAny = listed(entryPoints).filter(({ openTo }) => openTo === "any").length;
    expect(toAny).toBeLessThanOrEqual(max.any);
    expect(listed(entryPoints).length - toAny).toBeLessThanOrEqual(max.one);
  });

  test("don't import each other, directly or through others", () => {
    expect(tiedFolders(crossingsOf(area).filter(({ to }) => !shared.has(to)))).toEqual([]);
  });
});

test.each([
  ["the server's", server, serverFoundation],
  ["the chat's", chat, chatFoundation],
])("%s shared folders import no feature", (_whose, area, foundation) => {
  const upward = crossingsOf(area).filter(({ from, to }) => foundation.has(from) && !foundation.has(to));
  expect(upward.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
});

describe("the web app's shared folders", () => {
  const screens = new Set(["features", "routes"]);
  const crossings = crossingsOf({ root: "apps/web/app", above: new Set() }).filter(({ from }) => !screens.has(from));

  test("import no feature and no route", () => {
    const upward = crossings.filter(({ to }) => screens.has(to));
    expect(upward.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
  });

  test("don't import each other, directly or through others", () => {
    expect(tiedFolders(crossings)).toEqual([]);
  });
});

test("apps and packages import neither tools nor journeys", () => {
  expect(found((file, target) => /^(apps|packages)\//.test(file) && /^(tools|tests)\//.test(target))).toEqual([]);
});

test("the product imports none of the assistant's tools, such as its simulator or the Schema-Guided Dialogue adapter", () => {
  const inProduct = (file: string) => /^(apps|packages)\/\w+\/(src|app)\//.test(file) && !/\.test\.tsx?$/.test(file);
  const isTool = (target: string) => /^packages\/assistant\/(?!src\/)/.test(target);
  expect(found((file, target) => inProduct(file) && isTool(target))).toEqual([]);
});

test("journeys import from an app only what its tests share", () => {
  const imported = found(
    (file, target) => file.startsWith("tests/") && /^apps\/(?!server\/src\/testing\/)/.test(target),
  );
  // Whether a process is gone is asked of the same system by the server and by the journey that stops it.
  expect(imported).toEqual(["tests/e2e/start.spec.ts -> apps/server/src/db/embedded/processes.ts"]);
});

test("the db folder imports nothing else from the server", () => {
  const inDb = (file: string) => file.startsWith("apps/server/src/db/");
  const outward = found(
    (file, target) =>
      inDb(file) && !file.endsWith(".test.ts") && target.startsWith("apps/server/src/") && !inDb(target),
  );
  expect(outward).toEqual([]);
});

/** The imports of some kind, as lines. */
function found(isMeant: (file: string, target: string) => boolean): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.filter((target) => isMeant(file, target)).map((target) => `${file} -> ${target}`),
  );
}

function isOpen(openTo: string | undefined, folder: string): boolean {
  return openTo === "any" || openTo === folder;
}

/** The entry points of an area, with the folder that each is open to. */
function listed(entryPoints: EntryPoints): { entry: string; openTo: string }[] {
  return Object.entries(entryPoints).flatMap(([folder, files]) =>
    Object.entries(files).map(([file, openTo]) => ({ entry: `${folder}/${file}`, openTo })),
  );
}

/** The folders that import each file. */
function usersOf(crossings: readonly Crossing[]): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const { from, to, target } of crossings) {
    const entry = `${to}/${target}`;
    users.set(entry, (users.get(entry) ?? new Set()).add(from));
  }
  return users;
}

/** The groups of folders that need each other. */
function tiedFolders(crossings: Crossing[]): string[] {
  return cyclesOf(byFolder(crossings)).map(({ files }) => files.join(" "));
}

function byFolder(crossings: Crossing[]): Imports {
  const folders = new Map<string, string[]>();
  for (const { from, to } of crossings) folders.set(from, [...(folders.get(from) ?? []), to]);
  return folders;
}
