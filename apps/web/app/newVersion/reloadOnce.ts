/** When this tab last reloaded by itself for a new version. Session storage. */
export const reloadedKey = "llave_new_version";

/** A page that fails again within this time after its own reload waits for the reader. Milliseconds. */
export const reloadAgainMs = 60_000;

/** What browsers call the failure of a script that a page imports later. */
export const failedImport = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** True for the error of a script or style sheet that the server no longer has: after a deployment their names change. */
export function isFailedImport(error: unknown): boolean {
  return error instanceof Error && failedImport.test(error.message);
}

/**
 * Reloads the page for its new version, unless it just did: a page that fails every time must not reload forever.
 * @returns false if it doesn't reload
 */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(reloadedKey));
  if (Date.now() - last < reloadAgainMs) return false;
  sessionStorage.setItem(reloadedKey, String(Date.now()));
  location.reload();
  return true;
}
