import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { npmCommand, runProgram } from "./programs.mjs";
import { inProject, SetupError } from "./project.mjs";

const lockFile = inProject("package-lock.json");
const stampFile = inProject("node_modules", ".llave-installed");

/** npm's own record of what it installed. */
const npmRecord = inProject("node_modules", ".package-lock.json");

/** Installs the packages if they are missing or belong to another lock file. */
export async function ensureInstalled() {
  const wanted = stamp();
  if (readStamp() === wanted) return;
  if (!installedByNpm()) await install();
  writeFileSync(stampFile, wanted);
}

function stamp() {
  const hash = createHash("sha256").update(readFileSync(lockFile)).digest("hex");
  return `${process.platform}-${process.arch} ${hash}\n`;
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, "utf8") : null;
}

/** True after a plain `npm ci` or `npm install` with the current lock file. */
function installedByNpm() {
  if (existsSync(stampFile) && statSync(stampFile).mtimeMs > statSync(lockFile).mtimeMs) return false;
  return existsSync(npmRecord) && statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs;
}

async function install() {
  console.log("Installing packages (about a minute) …");
  // Even if the environment says production: the pages are built here.
  const [program, args] = npmCommand(["ci", "--include=dev", "--include=optional"]);
  const { code, output } = await runProgram(program, args);
  if (code === 0) return;
  throw new SetupError(`${output}\nThe installation failed. Check the network and start again.`);
}
