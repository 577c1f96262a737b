import type { ClientInstrumentation } from "react-router";

/** Where the reader is on the way to, while its scripts load. Session storage. */
const openingKey = "llave_opening";

/**
 * Notes where each navigation leads before the router loads its scripts. If one of them is gone, the router reloads the
 * page that the reader was leaving and the navigation never ends, so the note stays for `continueOpening`. An effect
 * would be too late: it runs after React has rendered, when the page may be reloading already.
 */
export const noteOpening: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(callNavigate, { to }) {
        // Back and forward give a number of steps.
        if (typeof to !== "string") return void (await callNavigate());
        const { pathname, search, hash } = new URL(to, location.href);
        const wanted = pathname + search + hash;
        sessionStorage.setItem(openingKey, wanted);
        await callNavigate();
        if (sessionStorage.getItem(openingKey) === wanted) sessionStorage.removeItem(openingKey);
      },
    });
  },
};

/** After the router's reload, leads on to where the reader wanted to go: its HTML names the new version's scripts. */
export function continueOpening(): void {
  const wanted = sessionStorage.getItem(openingKey);
  sessionStorage.removeItem(openingKey);
  if (wanted === null || !wasReloaded()) return;
  if (wanted !== location.pathname + location.search + location.hash) location.replace(wanted);
}

function wasReloaded(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return opened?.type === "reload";
}
