import { type ClientLoaderFunctionArgs, redirectDocument, useMatches, useRouteError } from "react-router";

/*
 * A light page is painted by the server and never hydrated: it loads `main.ts`, a few kilobytes, in place of
 * React and the router. A route becomes one by `export { clientLoader, handle } from "../light/lightPage.ts"`,
 * and `loader` beside them where it has none of its own: without one the router would leave the page to the browser.
 * Its components must then need no script: what has to react stands in `main.ts`.
 */

/** Marks a route as a light page. */
export const handle = { light: true } as const;

/** A route with a loader in the browser alone would be left for the browser to paint. */
export const loader = () => null;

/** A link from a hydrated page loads the light page as a document of its own. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}

/** True on a light page, while it is not replaced by the page that tells of an error. */
export function useLightPage(): boolean {
  const failed = (useRouteError() ?? null) !== null;
  const matches = useMatches();
  return !failed && matches.some((match) => (match.handle as Partial<typeof handle> | undefined)?.light === true);
}
