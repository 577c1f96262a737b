import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chatEntryPoints, type EntryPoints, serverEntryPoints, webEntryPoints } from "./entryPoints.ts";
import { cyclesOf, type Imports, readImports } from "./graph.ts";

const imports = readImports(join(import.meta.dirname, "../.."));

/** The server's folders whose every file any feature may import. */
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

interface App {
  root: string;
  /** Folders that others may import whole. */
  shared: ReadonlySet<string>;
  entryPoints: EntryPoints;
  /** A longer list needs a reason; see docs/decisions/0047-name-the-entry-points-of-each-feature.md. */
  maxEntryPoints: number;
}

const server: App = {
  root: "apps/server/src",
  shared: new Set([...serverFoundation, "testing"]),
  entryPoints: serverEntryPoints,
  maxEntryPoints: 109,
};
const web: App = {
  root: "apps/web/app/features",
  shared: new Set<string>(),
  entryPoints: webEntryPoints,
  maxEntryPoints: 54,
};
const chat: App = {
  root: "apps/chat/src",
  shared: chatFoundation,
  entryPoints: chatEntryPoints,
  maxEntryPoints: 35,
};

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
    return rest.length === 0 || folder === "testing" ? null : { folder, path: rest.join("/") };
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
  ["the chat", chat],
])("the features of %s", (_name, { root, shared, entryPoints, maxEntryPoints }) => {
  const crossings = crossingsOf(root).filter(({ from, to }) => !shared.has(from) && !shared.has(to));

  test("import each other only through entry points", () => {
    const missed = crossings.filter(({ to, target }) => !entryPoints[to]?.includes(target));
    expect(missed.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
  });

  test("list only entry points that are in use", () => {
    const used = new Set(crossingsOf(root).map(({ to, target }) => `${to}/${target}`));
    expect(named(entryPoints).filter((entry) => !used.has(entry))).toEqual([]);
  });

  test("have no more entry points than before", () => {
    expect(named(entryPoints).length).toBeLessThanOrEqual(maxEntryPoints);
  });

  test("don't import each other, directly or through others", () => {
    expect(tiedFolders(crossingsOf(root).filter(({ to }) => !shared.has(to)))).toEqual([]);
  });
});

test.each([
  ["the server's", server.root, serverFoundation],
  ["the chat's", chat.root, chatFoundation],
])("%s shared folders import no feature", (_whose, root, foundation) => {
  const upward = crossingsOf(root).filter(({ from, to }) => foundation.has(from) && !foundation.has(to));
  expect(upward.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
});

describe("the web app's shared folders", () => {
  const screens = new Set(["features", "routes"]);
  const crossings = crossingsOf("apps/web/app").filter(({ from }) => !screens.has(from));

  test("import no feature and no route", () => {
    const upward = crossings.filter(({ to }) => screens.has(to));
    expect(upward.map(({ file, to, target }) => `${file} -> ${to}/${target}`)).toEqual([]);
  });

  test("don't import each other, directly or through others", () => {
    expect(tiedFolders(crossings)).toEqual([]);
  });
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

/** The groups of folders that need each other. */
function tiedFolders(crossings: Crossing[]): string[] {
  return cyclesOf(byFolder(crossings)).map(({ files }) => files.join(" "));
}

function byFolder(crossings: Crossing[]): Imports {
  const folders = new Map<string, string[]>();
  for (const { from, to } of crossings) folders.set(from, [...(folders.get(from) ?? []), to]);
  return folders;
}
