import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import type { WebPageContext } from "@llave/contract/webPage";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import { pageContext } from "./pageContext.ts";
import { sharePictureOf } from "./sharing/publicPages.ts";

/** A page that takes longer is cut off. Milliseconds. */
export const streamTimeout = 5_000;

/**
 * Makes the function by which the web server asks for a page. It stands here so that the
 * server needs nothing of React Router: one copy of it exists, the one of this build.
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

/** True for a page that is for everybody, and for its data, which the router asks for under the page's own path. */
function isPublicPage({ url }: Request): boolean {
  const path = new URL(url).pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  return sharePictureOf(path) !== undefined;
}

/** Renders one page to HTML, complete: no page waits for anything once its loaders are done. */
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
            (html) => resolve(new Response(paintFirst(html), { headers, status })),
            reject,
          );
        },
        onShellError: reject,
        onError: reject,
      },
    );
    const timeout = setTimeout(abort, streamTimeout);
  });
}

/**
 * Has the browser fetch styles and fonts before the scripts that make the page react: on a slow line the words
 * stand sooner, and the scripts are there no later than the last of them would have been.
 */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}
