import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { WebPageContext } from "@llave/contract/site/webPage";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { watchPage } from "./newVersion/watchScript.ts";
import { pageContext } from "./pageContext.ts";
import { holdScripts } from "./patient/heldScripts.ts";
import { sharePictureOf } from "./sharing/publicPages.ts";

/** Time limit for a page. Milliseconds. */
export const streamTimeoutMs = 5_000;

/**
 * Creates the function that the web server calls for a page. It is here so that the server doesn't need its own copy of
 * React Router: the only one is in this build.
 */
export function answerWith(build: ServerBuild) {
  const handle = createRequestHandler(build);
  return async (request: Request, page: WebPageContext): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    const response = await handle(request, context);
    if (!response.headers.has("cache-control") && !isPublicPage(request)) {
      response.headers.set("cache-control", "no-store");
    }
    return response;
  };
}

/** Without this, the router prints every error, also those the server answers and logs itself. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // The browser left: nobody waits for the page.
  if (!request.signal.aborted) context.get(pageContext).failed(error);
}

/**
 * True for a page that is the same for everyone, and for its data, which the router requests under the page's own path.
 */
function isPublicPage({ url }: Request): boolean {
  const path = new URL(url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return sharePictureOf(path) !== undefined;
}

/** Renders one page to complete HTML: pages wait for nothing once their loaders are done. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(pageContext);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        onAllReady() {
          clearTimeout(timeout);
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(watchPage(paintFirst(holdScripts(html)), nonce), { headers, status })),
            reject,
          );
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timeout = setTimeout(abort, streamTimeoutMs);
  });
}

/**
 * Makes the browser fetch styles and fonts before the hydration scripts: on a slow connection the text appears sooner,
 * and the scripts arrive no later than the last of them would have.
 */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
