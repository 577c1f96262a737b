import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isPublicAddress } from "../../webPages/publicAddress.ts";
import { WebPages } from "../../webPages/webPages.ts";

/** A `Property` as the MLS stores it. */
export type MlsProperty = Record<string, unknown> & { ListingKey: string; ListAgentMlsId: string };

/** How the server behaves; tests change it while it runs. */
export interface MlsBehavior {
  properties: MlsProperty[];
  /** Tokens that open the service. */
  tokens: Set<string>;
  /** The client that gets new tokens. */
  client: { id: string; secret: string };
  /** How the token endpoint wants the client to say who it is. */
  clientIn: "header" | "body";
  /** Requests that a token survives; it then has expired. */
  requestsPerToken: number;
  /** Answers the next requests for listings instead of the service. */
  failures: { status: number; headers?: Record<string, string> }[];
  /** Milliseconds before an answer. */
  delayMs: number;
  /** A field that this MLS doesn't have: a query that selects it is refused. */
  unknownField: string | null;
  /** True if it takes no filter on the agent. */
  refusesFilter: boolean;
  /** True if it ignores the filter. */
  ignoresFilter: boolean;
  /** Where the next page is; null keeps it on this server. */
  nextOrigin: string | null;
  photo: Buffer;
}

const maxPage = 2;

/**
 * An MLS that speaks the RESO Web API: OAuth client credentials or a bearer token, and the OData queries that real ones
 * take (`$filter` with `eq`, `ge` and `and`, `$select`, `$top`, `$orderby`, `$expand`), in pages of two.
 */
export async function startMlsServer(changes: Partial<MlsBehavior> = {}) {
  const mls: MlsBehavior = {
    properties: [],
    tokens: new Set(["mls-token"]),
    client: { id: "llave", secret: "s3cret" },
    clientIn: "header",
    requestsPerToken: 1_000,
    failures: [],
    delayMs: 0,
    unknownField: null,
    refusesFilter: false,
    ignoresFilter: false,
    nextOrigin: null,
    photo: Buffer.alloc(0),
    ...changes,
  };
  const requests: { path: string; query: URLSearchParams; authorization: string }[] = [];
  const used = new Map<string, number>();
  const listener: RequestListener = async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://mls.example");
    const { authorization = "" } = request.headers;
    requests.push({ path: pathname, query: searchParams, authorization });
    if (mls.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, mls.delayMs));
    if (pathname === "/token") return answerToken(mls, request, response);
    if (pathname.startsWith("/photo/")) return response.writeHead(200, { "content-type": "image/jpeg" }).end(mls.photo);
    if (pathname !== "/odata/Property") return response.writeHead(404).end();
    const failure = mls.failures.shift();
    if (failure) return response.writeHead(failure.status, failure.headers).end("{}");
    const token = authorization.replace(/^Bearer /, "");
    const times = (used.get(token) ?? 0) + 1;
    used.set(token, times);
    if (!mls.tokens.has(token) || times > mls.requestsPerToken) return problem(response, 401, "Unauthorized");
    return answerQuery(mls, searchParams, response, `http://${request.headers.host}`);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  const { port } = server.address() as AddressInfo;
  const webPages = new WebPages({
    // 127.0.0.2 plays the public internet; every other address of this machine counts as internal.
    resolve: async (name) => (name.endsWith("mls.example") ? [{ address: "127.0.0.2", family: 4 }] : []),
    isAllowed: (address) => address === "127.0.0.2" || isPublicAddress(address),
    ports: [port],
    postSchemes: ["http:", "https:"],
  });
  return {
    mls,
    requests,
    webPages,
    url: (path: string) => `http://mls.example:${port}${path}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function problem(response: ServerResponse, status: number, message: string): ServerResponse {
  return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error: { message } }));
}

async function answerToken(
  mls: MlsBehavior,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ServerResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const [, basic = ""] = (request.headers.authorization ?? "").split("Basic ");
  const [id, secret] =
    mls.clientIn === "header"
      ? Buffer.from(basic, "base64").toString().split(":").map(decodeURIComponent)
      : [form.get("client_id"), form.get("client_secret")];
  if (form.get("grant_type") !== "client_credentials" || id !== mls.client.id || secret !== mls.client.secret) {
    return problem(response, 401, "invalid_client");
  }
  const token = `token-${mls.tokens.size}`;
  mls.tokens.add(token);
  const answer = { access_token: token, token_type: "Bearer", expires_in: 3600 };
  return response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer));
}

function answerQuery(
  mls: MlsBehavior,
  query: URLSearchParams,
  response: ServerResponse,
  origin: string,
): ServerResponse {
  const selected = query.get("$select")?.split(",") ?? null;
  if (mls.unknownField !== null && selected?.includes(mls.unknownField)) {
    return problem(response, 400, `Could not find a property named '${mls.unknownField}'`);
  }
  const filter = query.get("$filter") ?? "";
  if (mls.refusesFilter) return problem(response, 400, "ListAgentMlsId is not searchable");
  const tests = mls.ignoresFilter ? [] : filter.split(" and ").map(readTest);
  if (tests.includes(null)) return problem(response, 400, `Syntax error in '${filter}'`);
  const [orderField = "ListingKey", direction] = (query.get("$orderby") ?? "").split(" ");
  const found = mls.properties
    .filter((property) => tests.every((test) => test?.(property)))
    .sort((a, b) => String(a[orderField]).localeCompare(String(b[orderField])) * (direction === "desc" ? -1 : 1));
  const skip = Number(query.get("$skiptoken") ?? 0);
  const top = Number(query.get("$top") ?? maxPage);
  const page = found.slice(skip, skip + Math.min(top, maxPage));
  const next = new URLSearchParams(query);
  next.set("$skiptoken", String(skip + page.length));
  const isMore = skip + page.length < Math.min(found.length, top);
  const answer = {
    "@odata.context": `${origin}/odata/$metadata#Property`,
    value: page.map((property) => shown(property, selected, query.get("$expand") === "Media")),
    ...(isMore && { "@odata.nextLink": `${mls.nextOrigin ?? origin}/odata/Property?${next}` }),
  };
  return response
    .writeHead(200, { "content-type": "application/json;odata.metadata=minimal" })
    .end(JSON.stringify(answer));
}

/** `Field eq 'text'` and `Field ge time`; null for anything else. */
function readTest(text: string): ((property: MlsProperty) => boolean) | null {
  const equal = /^(\w+) eq '((?:[^']|'')*)'$/.exec(text);
  if (equal) return (property) => property[equal[1] ?? ""] === equal[2]?.replaceAll("''", "'");
  const since = /^(\w+) ge (\S+)$/.exec(text);
  if (!since || Number.isNaN(Date.parse(since[2] ?? ""))) return null;
  return (property) => Date.parse(String(property[since[1] ?? ""])) >= Date.parse(since[2] ?? "");
}

function shown(property: MlsProperty, selected: readonly string[] | null, withMedia: boolean): Record<string, unknown> {
  const fields = Object.entries(property).filter(([name]) =>
    name === "Media" ? withMedia : selected === null || selected.includes(name),
  );
  return Object.fromEntries(fields);
}
