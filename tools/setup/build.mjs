import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand, runProgram } from "./programs.mjs";
import { inProject, SetupError } from "./project.mjs";

/** What each built app uses besides its own folder. */
const sharedSources = ["packages/ui", "packages/contract", "tsconfig.base.json", "package-lock.json"];

const apps = [
  { name: "chat", title: "chat page" },
  { name: "web", title: "site and dashboard" },
];

/** Folders with build results, not sources. */
const results = new Set(["node_modules", "build", "dist", ".react-router"]);

/**
 * Builds the pages whose sources changed since their last build.
 * @param {readonly string[]} names folders in `apps` of the pages to look at
 */
export async function ensureBuilt(names = apps.map(({ name }) => name)) {
  for (const { name, title } of apps.filter((app) => names.includes(app.name))) {
    const stampFile = inProject("apps", name, "build", ".sources");
    const wanted = hashSources([`apps/${name}`, ...sharedSources]);
    if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted) continue;
    console.log(`Building the ${title} …`);
    await build(name, title);
    mkdirSync(inProject("apps", name, "build"), { recursive: true });
    writeFileSync(stampFile, wanted);
  }
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
