import { expect, test } from "vitest";
import { neverOne, sameInBoth } from "./allowed.ts";
import { differentPlaceholders, missingKeys, sameTexts, withoutSingular } from "./compare.ts";
import { type Catalog, readCatalogs } from "./read.ts";
import { addUses, isUsed, type Uses, usesOf } from "./uses.ts";

const catalogs = await readCatalogs();

/** The keys that a check finds, by file; empty if all is well. */
function found(check: (catalog: Catalog) => string[]): string[] {
  return catalogs.flatMap((catalog) => check(catalog).map((key) => `${catalog.file}: ${key}`));
}

test("every catalog is read: pages, chat, mails and errors", () => {
  const files = catalogs.map(({ file }) => file).join("\n");
  for (const part of [
    "apps/web/app/features/site/",
    "apps/chat/",
    "server/src/mail/",
    "contract/src/errors",
    "privacyEn",
  ]) {
    expect(files).toContain(part);
  }
});

test("no key is missing in a language", () => {
  expect(found(missingKeys)).toEqual([]);
});

test("every key is used", () => {
  const unused = ({ file, keys }: Catalog) => {
    const uses = usesOf(file);
    return (keys ?? []).filter((key) => !isUsed(uses, key));
  };
  expect(found(unused)).toEqual([]);
});

test("no text is the same in both languages unless it is allowed to be", () => {
  expect(found((catalog) => sameTexts(catalog, sameInBoth))).toEqual([]);
  const texts = new Set(catalogs.flatMap(({ en }) => [...en.values()]));
  expect(
    [...sameInBoth].filter((text) => !texts.has(text)),
    "on the list, but in no catalog",
  ).toEqual([]);
});

test("both languages use the same values", () => {
  expect(found(differentPlaceholders)).toEqual([]);
});

test("a text that counts has a form for one", () => {
  expect(found((catalog) => withoutSingular(catalog, neverOne))).toEqual([]);
});

test("every text writes three dots, as the specification does", () => {
  const dotted = ({ en, es }: Catalog) =>
    [en, es].flatMap((texts) => [...texts].filter(([, text]) => text.includes("…")).map(([key]) => key));
  expect(found(dotted)).toEqual([]);
});

test("the checks find what they look for", () => {
  const broken = {
    file: "",
    keys: null,
    en: new Map([
      ["a", "Hello {name}"],
      ["b", "Leads"],
      ["c", "{n} / {m}"],
      ["d", "Chat"],
    ]),
    es: new Map([
      ["a", "Hola {nombre}"],
      ["b", "Leads"],
      ["c", "{n} / {m}"],
      ["e", "Chat"],
    ]),
  };
  const counting = {
    ...broken,
    en: new Map([
      ["a", "{leads} leads from {views} views"],
      ["b.one", "{count} lead"],
      ["b.other", "{count} leads"],
    ]),
  };
  expect(withoutSingular(counting, neverOne)).toEqual(["a"]);
  expect(missingKeys(broken)).toEqual(["d (only in English)", "e (only in Spanish)"]);
  expect(sameTexts(broken, new Set())).toEqual(["b"]);
  expect(differentPlaceholders(broken)).toEqual(["a"]);
  const uses: Uses = { names: new Set(), templates: [], joined: false };
  const code = ['t("title");', "t(`status.$", "{one}`);", "const table = { hot: 1 }; // cold: 'state.invited'"].join(
    "",
  );
  addUses(uses, "page.tsx", code);
  expect(["title", "status.invited", "hot", "titles", "cold", "state.invited"].map((key) => isUsed(uses, key))).toEqual(
    [true, true, true, false, false, false],
  );
});
