import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import compress from "@fastify/compress";
import fastifyStatic from "@fastify/static";
import { dayMs, hourMs } from "@llave/contract/calendar";
import type { WebPageContext } from "@llave/contract/site/webPage";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../http/errors.ts";
import { tileOrigin } from "../http/mapTiles.ts";
import type { Services } from "../services.ts";
import { limitByAddress } from "./limits.ts";

const web = new URL("../../../web/", import.meta.url);
const year = 365 * dayMs;

/** The script that shows pushed notifications; it may load its icon and call this site, and nothing else. */
const pushWorker = "/push-worker.js";
const pushWorkerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'; img-src 'self'",
};

/** What the server needs from `apps/web/vite/developmentServer.ts`. */
interface DevelopmentServer {
  answer(request: IncomingMessage, response: ServerResponse, next: (error?: Error) => void): void;
  loadBuild(): Promise<ServerBuild>;
  close(): Promise<void>;
}

type Answer = (request: Request, context: WebPageContext) => Promise<Response>;

/** What the pages' server build provides besides React Router's own parts; see `apps/web/app/entry.server.tsx`. */
interface ServerBuild {
  entry: { module: { answerWith(build: unknown): Answer } };
}

/**
 * Serves the public site and the dashboard for every path without another route. The build loads with the first page,
 * so that the API doesn't wait for it at start.
 */
export async function registerWeb(app: FastifyInstance, services: Pick<Services, "config" | "origin">): Promise<void> {
  await app.register(async (scope) => {
    // React Router reads bodies itself.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _body, done) => done(null));
    await scope.register(compress, { encodings: ["gzip"] });
    const answer = services.config.dev ? await developmentPages(scope) : await builtPages(scope);
    scope.all("/*", { preHandler: limitByAddress }, async (request, reply) => {
      if (request.method !== "GET" && request.method !== "HEAD") throw new ApiError("method_not_allowed");
      // The dashboard's map of a day; its pages also open without a load, from any other one.
      if (services.config.mapTiles) reply.pictureOrigin = tileOrigin(services.config.mapTiles);
      const { context, failures, isPersonal } = pageContext(services, request, reply);
      const response = await answer(webRequest(request, services.origin()), context);
      // The page would report its own failure; a database failure gets the same response as everywhere else.
      if (failures.length > 0) throw failures[0];
      return sendResponse(response, reply, isPersonal());
    });
  });
}

/** Pages from the build, and its files: hashed names never change, the others are revalidated. */
async function builtPages(scope: FastifyInstance): Promise<Answer> {
  const root = new URL("build/client/", web);
  const files = { preCompressed: true, index: false as const, cacheControl: true };
  await scope.register(fastifyStatic, {
    ...files,
    root: new URL("assets/", root),
    prefix: "/assets/",
    // A route for each file: one for all of them lists the folder's 600 names for every request.
    wildcard: false,
    globIgnore: ["**/*.br", "**/*.gz"],
    decorateReply: false,
    immutable: true,
    maxAge: year,
  });
  await scope.register(fastifyStatic, {
    ...files,
    root,
    wildcard: false,
    globIgnore: ["assets/**"],
    decorateReply: false,
    maxAge: hourMs,
    setHeaders: (reply, path) => {
      if (path.includes(pushWorker)) reply.headers(pushWorkerHeaders);
    },
  });

  scope.get("/assets/*", (_request, reply) => reply.callNotFound());

  let loaded: Promise<Answer> | undefined;
  const load = async () => answering(await import(new URL("build/server/index.js", web).href));
  return async (request, context) => {
    loaded ??= load();
    return (await loaded)(request, context);
  };
}

/** Pages from the source, reloaded for every request through Vite. */
async function developmentPages(scope: FastifyInstance): Promise<Answer> {
  const { startDevelopmentServer } = await import(new URL("vite/developmentServer.ts", web).href);
  const vite: DevelopmentServer = await startDevelopmentServer(scope.server);
  scope.addHook("onClose", () => vite.close());
  scope.addHook("onRequest", (request, reply, next) => vite.answer(request.raw, reply.raw, next));
  return async (request, context) => answering(await vite.loadBuild())(request, { ...context, nonce: undefined });
}

function answering(build: ServerBuild): Answer {
  return build.entry.module.answerWith(build);
}

/** A page's context, the database error if one happened while the page used it, and whether it is about someone. */
function pageContext(services: Pick<Services, "origin">, request: FastifyRequest, reply: FastifyReply) {
  const failures: unknown[] = [];
  // An invitation's address signs someone up.
  let personal = Object.hasOwn(request.query as object, "invite");
  const noting = async <Value>(value: Promise<Value>): Promise<Value> => {
    try {
      return await value;
    } catch (error) {
      failures.push(error);
      throw error;
    }
  };
  const context: WebPageContext = {
    nonce: reply.pageNonce,
    origin: services.origin(),
    access: async () => {
      const session = await noting(request.server.sessions.find(request, reply));
      personal ||= session !== null;
      return { authenticated: session !== null, accessLevel: session?.accessLevel ?? "none" };
    },
    failed(error) {
      if (!failures.includes(error)) request.log.error({ err: error }, "page not made");
    },
  };
  return { context, failures, isPersonal: () => personal };
}

function webRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  // Joined as text: resolved as a reference, a path such as "//host" would name another site.
  return new Request(origin + request.url, { method: request.method, headers });
}

/**
 * Copies a web response to the reply; a page's text depends on the reader's language, so shared caches must not store
 * it, and no cache stores what is made for one person.
 */
function sendResponse(response: Response, reply: FastifyReply, isPersonal: boolean): FastifyReply {
  reply.code(response.status);
  reply
    .header("cache-control", isPersonal ? "no-store" : "private, no-cache")
    .header("vary", "cookie, accept-language");
  response.headers.forEach((value, name) => {
    reply.header(name, value);
  });
  return reply.send(response.body ? Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]) : "");
}
