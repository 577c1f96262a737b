import { existsSync } from "node:fs";
import { runProgram } from "./programs.mjs";

/** Where systems install the browser for the journeys. The headless shell has no window and takes a fifth less time. */
const systemBrowsers = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * This machine's browser: the system's, else the one Playwright downloaded. Needs the installed packages.
 * @returns {Promise<string | null>} path of the program
 */
export async function findBrowser() {
  const installed = systemBrowsers.find((path) => existsSync(path));
  if (installed !== undefined) return installed;
  const { chromium } = await import("@playwright/test");
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
}

/**
 * Finds a browser, or installs one: Playwright's own if it can be downloaded, else the system's package as root.
 * @param {NodeJS.ProcessEnv} env finds the programs of node_modules
 * @returns {Promise<string | null>} null if none is available
 */
export async function ensureBrowser(env) {
  const found = await findBrowser();
  if (found !== null) return found;
  console.log("Getting a browser for the journeys …");
  const downloadTimeout = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "10000" };
  await runProgram("playwright", ["install", "--with-deps", "chromium"], { env: { ...env, ...downloadTimeout } });
  const downloaded = await findBrowser();
  if (downloaded !== null) return downloaded;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) await installPackage(env);
  return findBrowser();
}

/** @param {NodeJS.ProcessEnv} env */
async function installPackage(env) {
  const quiet = { ...env, DEBIAN_FRONTEND: "noninteractive" };
  await runProgram("apt-get", ["update"], { env: quiet });
  /** @param {string} name */
  const install = (name) =>
    runProgram("apt-get", ["install", "--yes", "--no-install-recommends", name], { env: quiet });
  // Debian has the shell as a separate package, Ubuntu doesn't.
  const { code } = await install("chromium-headless-shell");
  if (code !== 0) await install("chromium");
}
