// Everything in tools/setup runs before the installation: plain JavaScript for Node 20, no packages.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A reason to stop, written for the person at the terminal: print the message, no stack. */
export class SetupError extends Error {}

/**
 * Runs a program's main function: prints a {@link SetupError} as one line and exits with its exit code.
 * @param {() => Promise<number>} main resolves to the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * A path inside the repository.
 * @param {string[]} parts
 */
export function inProject(...parts) {
  return join(root, ...parts);
}
