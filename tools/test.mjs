// npm test: all checks, one line per stage, and the total as the last line. Plain JavaScript for Node 20.
import { rmSync } from "node:fs";
import { ensureBuilt } from "./setup/build.mjs";
import { ensureInstalled } from "./setup/install.mjs";
import { checkNode } from "./setup/programs.mjs";
import { runMain, SetupError } from "./setup/project.mjs";
import { resultsDirectory, runCheck, runJourneys, runVitest } from "./testing/stages.mjs";

/** @typedef {import("./testing/stages.mjs").StageResult} StageResult */

/** @typedef {[title: string, run: () => Promise<StageResult>]} Stage */

/**
 * One step after the other. The stages of one step run at the same time: most use one core each.
 * @type {Stage[][]}
 */
const steps = [
  [["Route types", () => runCheck("react-router", ["typegen"], "apps/web")]],
  [
    ["Format and lint", () => runCheck("biome", ["check", "--error-on-warnings", "."])],
    ["Unused code", () => runCheck("knip", [])],
    ["Types", () => runCheck("tsc", ["-b"])],
    ["Build", build],
  ],
  [["Unit and integration", runVitest]],
  [["Browser journeys", runJourneys]],
];

/** @returns {Promise<StageResult>} */
async function build() {
  try {
    await ensureBuilt();
    return { passed: 1, failed: 0, output: "" };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { passed: 0, failed: 1, output: error.message };
  }
}

/**
 * @param {Stage} stage
 * @returns {Promise<StageResult>}
 */
async function runStage([title, run]) {
  const started = performance.now();
  const result = await run();
  report(title, result, started);
  return result;
}

/**
 * @param {string} title
 * @param {StageResult} result
 * @param {number} started
 */
function report(title, result, started) {
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const failed = result.failed > 0 ? `, ${result.failed} failed` : "";
  if (result.failed > 0) console.log(result.output);
  console.log(`${result.failed > 0 ? "✗" : "✓"} ${title}: ${result.passed} passed${failed} (${seconds} s)`);
  if (result.note !== undefined) console.log(result.note);
}

await runMain(async () => {
  checkNode();
  await ensureInstalled();
  rmSync(resultsDirectory, { recursive: true, force: true });
  let passed = 0;
  let failed = 0;
  for (const stages of steps) {
    for (const result of await Promise.all(stages.map(runStage))) {
      passed += result.passed;
      failed += result.failed;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
