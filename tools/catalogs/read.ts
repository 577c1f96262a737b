import { globSync } from "node:fs";
import { join } from "node:path";

const project = join(import.meta.dirname, "../..");

/** One text of a catalog, by its key; parts of a longer text have keys such as `sections.cookies.body.0`. */
export type Texts = Map<string, string>;

/** The same texts in both languages. */
export interface Catalog {
  /** The English file, relative to the project. */
  file: string;
  en: Texts;
  es: Texts;
  /** Keys as code names them, for a flat catalog read by `t()`; null for texts read in another way. */
  keys: string[] | null;
}

const sources = ["apps/{web/app,chat/src,server/src}/**/*{en,En}.ts", "packages/ui/src/**/*{en,En}.ts"];

/** Every catalog of the pages, the mails and the errors, with its translation. */
export async function readCatalogs(): Promise<Catalog[]> {
  const files = globSync(sources, { cwd: project, exclude: ["**/node_modules/**", "**/build/**"] });
  const catalogs = await Promise.all(files.filter(isCatalog).sort().map(readFolderPair));
  return [...catalogs.flat(), await readErrors()];
}

/** `en.ts`, or a part such as `termsEn.ts`, in a texts folder. */
function isCatalog(file: string): boolean {
  return /(?:^|\/)texts\/(?:en|\w+En)\.ts$/.test(file);
}

async function readFolderPair(file: string): Promise<Catalog[]> {
  const english: Record<string, unknown> = await import(join(project, file));
  const spanish: Record<string, unknown> = await import(join(project, file.replace(/(en|En)\.ts$/, inSpanish)));
  const names = Object.keys(english).filter((name) => /^en$|En$/.test(name));
  return names.map((name) => {
    const texts = english[name];
    return {
      file,
      en: textsOf(texts),
      es: textsOf(spanish[name.replace(/(en|En)$/, inSpanish)]),
      keys: isFlat(texts) && !file.includes("/mail/") ? Object.keys(texts) : null,
    };
  });
}

const inSpanish = (ending: string) => ending.replace("n", "s");

/** Texts or plural forms by key, and nothing deeper. */
function isFlat(texts: unknown): texts is Record<string, string | { one: string }> {
  return Object.values(texts ?? {}).every((text) => typeof text === "string" || "one" in Object(text));
}

async function readErrors(): Promise<Catalog> {
  const file = "packages/contract/src/errors.ts";
  const { errorCatalog } = await import(join(project, file));
  const entries: [string, { en: string; es: string }][] = Object.entries(errorCatalog);
  const pick = (language: "en" | "es") => new Map(entries.map(([code, texts]) => [code, texts[language]]));
  return { file, en: pick("en"), es: pick("es"), keys: entries.map(([code]) => code) };
}

/** Values that a text function can use, each shown as a placeholder with its name. */
const valuesOf = (given: object) =>
  new Proxy(given, { get: (_, name) => Reflect.get(given, name) ?? `{${String(name)}}` });

/** The states of a showing: its mails have a text for each. */
const showingStates = ["requested", "confirmed", "moved", "canceled"];

/** The texts of a function, called once for each state of a showing. */
function textsOfFunction(makeText: (values: object) => unknown, path: string): Texts {
  const texts = showingStates.map((state) => textsOf(makeText(valuesOf({ showing: valuesOf({ state }) })), path));
  const [first = new Map()] = texts;
  const differs = (at: string) => texts.some((other) => other.get(at) !== first.get(at));
  return new Map(
    texts.flatMap((own, index) =>
      [...own].map(([at, text]) => [differs(at) ? `${at}.${showingStates[index]}` : at, text] as const),
    ),
  );
}

/** All texts below a value, with the path to each. */
function textsOf(value: unknown, path = ""): Texts {
  if (typeof value === "string") return new Map([[path, value]]);
  if (typeof value === "function") return textsOfFunction((values) => value(values), path);
  if (typeof value !== "object" || value === null) return new Map();
  return new Map(
    Object.entries(value).flatMap(([key, part]) => [...textsOf(part, path === "" ? key : `${path}.${key}`)]),
  );
}
