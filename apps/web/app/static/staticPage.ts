import { type ClientLoaderFunctionArgs, redirectDocument, useMatches, useRouteError } from "react-router";

/*
 * A static page is rendered by the server and never hydrated: it loads `entry.static.ts`, a few kilobytes, instead of
 * React and the router. A route becomes one by `export { clientLoader, handle } from "../../static/staticPage.ts"`, and
 * `loader` if it has none of its own: without one the router would leave the page to the browser.
 * Its components must then work without scripts: everything interactive is in `entry.static.ts`.
 */

/** Marks a route as a static page. */
export const handle = { static: true } as const;

/** A route whose only loader runs in the browser would not be rendered by the server. */
export const loader = () => null;

/** A link from a hydrated page loads the static page as a new document. */
export function clientLoader({ request }: ClientLoaderFunctionArgs): never {
  throw redirectDocument(request.url);
}

/** True on a static page, unless an error page has replaced it. */
export function useStaticPage(): boolean {
  const failed = (useRouteError() ?? null) !== null;
  const matches = useMatches();
  return !failed && matches.some((match) => (match.handle as Partial<typeof handle> | undefined)?.static === true);
}
