import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { inProject, root, SetupError } from "./project.mjs";

const windows = process.platform === "win32";

/** Oldest Node whose type stripping runs the server's source. */
const oldestServerNode = [22, 22];

/** Oldest Node that runs the tools themselves. */
const oldestToolNode = [20, 0];

/**
 * @param {string} version as in `process.versions.node`
 * @param {number[]} oldest major and minor
 */
export function isAtLeast(version, oldest) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldest;
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** Exits with one line if the machine's Node is too old for the tools. */
export function checkNode() {
  if (isAtLeast(process.versions.node, oldestToolNode)) return;
  throw new SetupError(`Llave needs Node ${oldestToolNode[0]} or newer; this is ${process.version}.`);
}

/** The Node that runs the server: the one in node_modules, or the machine's own if it is new enough. */
export function serverNode() {
  const installed = inProject("node_modules", ".bin", "node");
  if (existsSync(installed)) return installed;
  if (isAtLeast(process.versions.node, oldestServerNode)) return process.execPath;
  throw new SetupError(
    `There is no ready-made Node 24 for ${process.platform}-${process.arch}, and the server needs Node ${oldestServerNode.join(".")} or newer; this is ${process.version}.`,
  );
}

/**
 * A command line for npm: the npm that runs this script, or the one on the path.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
export function npmCommand(args) {
  const running = process.env.npm_execpath;
  if (running !== undefined && /npm-cli\.c?js$/.test(running)) return [process.execPath, [running, ...args]];
  return [windows ? "npm.cmd" : "npm", args];
}

/**
 * The exit code a shell would report for a finished process.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  return code ?? 128 + (signal === null ? 0 : constants.signals[signal]);
}

/**
 * Runs a program in the repository to its end and keeps what it prints.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, folder?: string }} [options] `folder`: where it runs, inside the repository
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runProgram(program, args, { env = process.env, folder = "." } = {}) {
  return new Promise((resolve) => {
    const shell = windows;
    const child = spawn(program, args, { cwd: inProject(folder), env, shell, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.once("error", (error) => resolve({ code: 127, output: `${output}${program}: ${error.message}\n` }));
    child.once("close", (code, signal) => resolve({ code: exitCodeOf(code, signal), output }));
  });
}

/**
 * If npm, or a shell between it and this process, was killed, it can't forward signals anymore: a program that lost
 * either of them should stop.
 * @param {() => void} stop
 */
function whenNpmIsGone(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atStart = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === atStart) return;
    clearInterval(watch);
    stop();
  }, 200);
  watch.unref();
}

/** Process ids of the parent and, if the system reports it, of its parent. */
function ancestors() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, "utf8");
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]}`;
  } catch {
    return `${process.ppid}`;
  }
}

/**
 * Runs a program in the foreground until it ends, forwarding the signals that ask it to stop. Ctrl-C also reaches the
 * program directly, so it must cope with getting the signal twice.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<number>} its exit code
 */
export function runForeground(program, args, env) {
  // The channel tells the program if this process was killed and can't forward anything anymore.
  const child = spawn(program, args, { cwd: root, env, stdio: ["inherit", "inherit", "inherit", "ipc"] });
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  whenNpmIsGone(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new SetupError(`Cannot run ${program}: ${error.message}`)));
    child.once("exit", (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}
