import { existsSync, readFileSync } from "node:fs";
import { delimiter, join, relative } from "node:path";
import { ensureBrowser } from "../setup/browser.mjs";
import { runProgram } from "../setup/programs.mjs";
import { inProject } from "../setup/project.mjs";

/**
 * What a stage found. `output` is shown when something failed, `note` always.
 * @typedef {{ passed: number, failed: number, output: string, note?: string }} StageResult
 */

/** Where the test runners write their results. */
export const resultsDirectory = inProject("test-results");

/** The environment with the programs of node_modules, including Node 24. */
const environment = {
  ...process.env,
  PATH: `${inProject("node_modules", ".bin")}${delimiter}${process.env.PATH ?? ""}`,
};

/**
 * A program that either finds problems or doesn't.
 * @param {string} program
 * @param {string[]} args
 * @param {string} [folder] inside the repository
 * @returns {Promise<StageResult>}
 */
export async function runCheck(program, args, folder) {
  const { code, output } = await runProgram(program, args, { env: environment, folder });
  return code === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}

/** @returns {Promise<StageResult>} */
export async function runVitest() {
  const file = join(resultsDirectory, "vitest.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { code, output } = await runProgram("vitest", args, { env: environment });
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  const note = slowest(timesOfTests(testResults));
  return { passed: numPassedTests, failed: failures(numFailedTests, code), output, note };
}

/** @returns {Promise<StageResult>} */
export async function runJourneys() {
  const browser = await ensureBrowser(environment);
  if (browser === null) return withoutBrowser();
  const file = join(resultsDirectory, "journeys.json");
  const env = { ...environment, LLAVE_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const { code, output } = await runProgram("playwright", ["test", "--reporter=list,json"], { env });
  if (!existsSync(file)) return { passed: 0, failed: 1, output };
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  const { expected, unexpected, flaky } = stats;
  const notes = [
    slowest(timesOfJourneys(suites)),
    ...(flaky === 0 ? [] : [secondTries(suites)]),
    ...(unexpected === 0 ? [] : ["To record what failed: npx playwright test --last-failed --trace on"]),
  ];
  return { passed: expected + flaky, failed: failures(unexpected, code), output, note: notes.join("\n") };
}

/**
 * The journeys that passed on their second try, each with what went wrong on the first.
 * @param {JourneySuite[]} suites
 */
function secondTries(suites) {
  const lines = journeysOf(suites)
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .flatMap(({ file, title, tests }) => [
      `${file} › ${title}`,
      ...tests.flatMap(({ results }) => results[0]?.errors ?? []).map(({ message }) => indent(message ?? "")),
    ]);
  return ["Passed on the second try:", ...lines].join("\n  ");
}

/** @param {string} message */
function indent(message) {
  return `  ${message.split("\n").slice(0, 12).join("\n    ")}`;
}

/**
 * How long a test took, in milliseconds.
 * @typedef {{ name: string, ms: number }} TestTime
 */

/**
 * The ten slowest tests, one line each.
 * @param {TestTime[]} times
 */
function slowest(times) {
  const lines = times
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1)} s  ${name}`);
  return ["The ten slowest:", ...lines].join("\n  ");
}

/**
 * @param {{ name: string, assertionResults: { fullName: string, duration?: number | null }[] }[]} files
 * @returns {TestTime[]}
 */
function timesOfTests(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(inProject("."), name)} › ${fullName}`,
      ms: duration ?? 0,
    })),
  );
}

/**
 * @typedef {{ duration: number, errors: { message?: string }[] }} Attempt
 * @typedef {{ title: string, file: string, tests: { status: string, results: Attempt[] }[] }} Journey
 * @typedef {{ suites?: JourneySuite[], specs?: Journey[] }} JourneySuite
 */

/**
 * @param {JourneySuite[]} suites
 * @returns {Journey[]}
 */
function journeysOf(suites) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [...specs, ...journeysOf(inner)]);
}

/**
 * @param {JourneySuite[]} suites
 * @returns {TestTime[]}
 */
function timesOfJourneys(suites) {
  return journeysOf(suites).map(({ title, file, tests }) => ({
    name: `${file} › ${title}`,
    ms: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  }));
}

/** @returns {StageResult} */
function withoutBrowser() {
  const note = "No browser: none is installed, and none could be downloaded. The journeys did not run.";
  return process.env.CI ? { passed: 0, failed: 1, output: note } : { passed: 0, failed: 0, output: "", note };
}

/**
 * A runner that ends with an error although no test failed (a file that can't be loaded, an unhandled rejection)
 * counts as one failure.
 * @param {number} failedTests
 * @param {number} code
 */
function failures(failedTests, code) {
  return failedTests === 0 && code !== 0 ? 1 : failedTests;
}
