import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, runProgram } from "./programs.mjs";
import { inProject, SetupError } from "./project.mjs";

/** What each built app uses besides its own folder. */
const sharedSources = ["packages/ui", "packages/contract", "tsconfig.base.json", "package-lock.json"];

/** @type {{ name: string, title: string, sources: string[] }[]} */
const apps = [
  { name: "chat", title: "chat page", sources: ["apps/chat"] },
  { name: "web", title: "site and dashboard", sources: ["apps/web"] },
  { name: "server", title: "server", sources: ["apps/server", "packages/assistant/src"] },
];

/** Folders with build results, not sources. */
const results = new Set(["node_modules", "build", "dist", ".react-router"]);

/**
 * Builds the pages and the server if their sources changed since their last build.
 * @param {readonly string[]} names folders in `apps` to look at
 */
export async function ensureBuilt(names = apps.map(({ name }) => name)) {
  for (const { name, title, sources } of apps.filter((app) => names.includes(app.name))) {
    const wanted = hashSources([...sources, ...sharedSources]);
    if (builtFrom(name) === wanted) continue;
    console.log(`Building the ${title} …`);
    await build(name, title);
    mkdirSync(inProject("apps", name, "build"), { recursive: true });
    writeFileSync(stampOf(name), wanted);
  }
}

/** The program that {@link ensureBuilt} builds of the server. */
export const builtServer = inProject("apps", "server", "build", "server.js");

/** The server's program: the built one if it belongs to today's sources, else the sources, which start more slowly. */
export function serverProgram() {
  const isCurrent = apps.some(
    ({ name, sources }) => name === "server" && builtFrom(name) === hashSources([...sources, ...sharedSources]),
  );
  return isCurrent ? builtServer : inProject("apps", "server", "src", "main.ts");
}

/**
 * The hash of the sources that an app was built from.
 * @param {string} name
 */
function builtFrom(name) {
  return existsSync(stampOf(name)) ? readFileSync(stampOf(name), "utf8") : null;
}

/** @param {string} name */
function stampOf(name) {
  return inProject("apps", name, "build", ".sources");
}

/**
 * @param {string} name
 * @param {string} title
 */
async function build(name, title) {
  const [program, args] = npmCommand(["run", "build", "--workspace", `@llave/${name}`]);
  const { code, output } = await runProgram(program, args, { env: { ...process.env, NODE_ENV: "production" } });
  if (code !== 0) throw new SetupError(`${output}\nThe ${title} could not be built.`);
}

/**
 * One hash of the contents of files and folders.
 * @param {string[]} paths inside the repository
 */
function hashSources(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap(sourceFiles)) hash.update(file).update(readFileSync(inProject(file)));
  return hash.digest("hex");
}

/**
 * The file itself, or all files below a folder in a fixed order. Skips tests, which aren't built.
 * @param {string} path inside the repository
 * @returns {string[]}
 */
function sourceFiles(path) {
  if (statSync(inProject(path)).isFile()) return isSource(path) ? [path] : [];
  const entries = readdirSync(inProject(path)).sort();
  return entries.filter((entry) => !results.has(entry)).flatMap((entry) => sourceFiles(join(path, entry)));
}

/** @param {string} path */
function isSource(path) {
  return !/\.test\.tsx?$|\.tsbuildinfo$/.test(path);
}
