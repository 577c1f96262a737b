import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const files = globSync("**/*.{md,ts,tsx,mjs,jsonl}", {
  cwd: root,
  exclude: ["**/node_modules/**", "**/build/**", "data/**"],
});
const pages = files.filter((file) => file.endsWith(".md"));

/** The anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");

test.each(pages)("the links of %s work", (page) => {
  for (const [, target = ""] of read(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)) {
    const [path = "", anchor] = target.split("#");
    const file = join(dirname(page), path);
    expect([target, existsSync(join(root, file))]).toEqual([target, true]);
    if (anchor === undefined) continue;
    const headings = [...read(path === "" ? page : file).matchAll(/^#+ (.+)$/gm)].map(([, text = ""]) =>
      anchorOf(text),
    );
    expect(headings).toContain(anchor);
  }
});

const howTos = pages.filter((page) => page.startsWith("docs/how-to/"));

/** Files that the examples of the how-to pages add. */
const added = [
  "apps/server/src/analytics/stages.ts",
  "apps/server/src/analytics/stages.test.ts",
  "apps/server/src/leads/history/tidyNotes.ts",
  "apps/server/src/leads/history/tidyNotes.test.ts",
  "apps/web/app/features/hours/HoursView.tsx",
  "apps/web/app/features/hours/texts/en.ts",
  "apps/web/app/routes/settings/hours.tsx",
  "formPt.ts",
  "texts/pt.ts",
];

test.each(["README.md", "docs/architecture.md", "docs/features.md", "docs/operations.md", ...howTos])(
  "%s names files, folders and commands that exist",
  (page) => {
    const text = read(page);
    const isNamed = (path: string) => [...files, ...added].some((file) => `/${file}`.endsWith(`/${path}`));
    for (const [, path = ""] of text.matchAll(/`(?:\.{1,2}\/)*([\w./-]+\.(?:tsx?|mjs|md|jsonl))`/g))
      expect([path, isNamed(path)]).toEqual([path, true]);
    for (const [path] of text.matchAll(/(?<=[`\s])(?:apps|docs|packages|tests|tools)\/[\w./-]*[\w-](?=[`\s])/g))
      expect([path, existsSync(join(root, path)) || added.includes(path)]).toEqual([path, true]);
    const { scripts } = JSON.parse(read("package.json"));
    for (const [, script = ""] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g))
      expect(Object.keys(scripts)).toContain(script);
  },
);

test("the files that the how-to pages add are named there, and don't exist", () => {
  const texts = howTos.map(read).join();
  expect(added.filter((path) => !texts.includes(`\`${path}\``) || files.includes(path))).toEqual([]);
});

test("the README lists exactly the existing settings", () => {
  const files = [
    "config.ts",
    "llm/settings/modelSettings.ts",
    "calendars/settings.ts",
    "channels/twilio/settings.ts",
    "channels/email/settings.ts",
    "http/mapTiles.ts",
  ];
  const settings = new Set(files.flatMap((file) => settingsIn(`apps/server/src/${file}`)));
  // Set only by `npm run dev`.
  settings.delete("LLAVE_DEV");
  const table = read("README.md").match(/^\| `[A-Z].*$/gm) ?? [];
  const named = table.flatMap((row) => row.split("|")[1]?.match(/[A-Z_]{4,}/g) ?? []);
  expect(named.sort()).toEqual([...settings].sort());
});

/** The names in capitals that a file gives a value or a shape. */
function settingsIn(file: string): string[] {
  const names: string[] = [];
  const { program } = parseSync(file, read(file));
  new Visitor({
    Property: ({ key }) => {
      if (key.type === "Identifier" && /^[A-Z][A-Z_]+$/.test(key.name)) names.push(key.name);
    },
  }).visit(program);
  return names;
}

test("the index of decisions lists each page once, and their numbers have no gaps", () => {
  const listed = [...read("docs/decisions/README.md").matchAll(/^- \[(\d+)\. .+\]\((\d{4})-.+\.md\)$/gm)];
  const numbers = pages.flatMap((page) => /^docs\/decisions\/(\d{4})-/.exec(page)?.slice(1) ?? []).sort();
  expect(listed.map(([, , number]) => number).sort()).toEqual(numbers);
  expect(numbers.map(Number)).toEqual(numbers.map((_, at) => at + 1));
  expect(listed.filter(([, number, file]) => Number(number) !== Number(file))).toEqual([]);
});

test("every dependency has its reason", () => {
  const reasons = read("docs/decisions/0001-dependencies.md").replace(/`(\S+)\{(.+?)\}`/g, (_, before, names) =>
    names
      .split(",")
      .map((name: string) => `\`${before}${name}\``)
      .join(),
  );
  const hasReason = (name: string) =>
    reasons.includes(`\`${name}\``) || reasons.includes(`\`${name.replace(/\/.*/, "/*")}\``);
  for (const file of ["package.json", ...globSync("{apps,packages}/*/package.json", { cwd: root })]) {
    const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = JSON.parse(read(file));
    for (const name of Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      if (!name.startsWith("@llave/")) expect([file, name, hasReason(name)]).toEqual([file, name, true]);
  }
});
