import { createHash, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** How the next calls fail, in order: with a status, or without an answer. */
export type CalendarFailure =
  | { status: number; headers?: Record<string, string>; body?: object }
  /** The call is carried out, and its answer gets lost. */
  | "after";

/** A call that arrived. */
export interface ArrivedCall {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
}

interface Grant {
  scopes: string[];
  challenge: string;
  redirectUri: string;
}

/** What a provider's server has besides its calendar: sign-ins, tokens, and how it fails. */
export interface SignInState {
  client: { id: string; secret: string };
  /** The account that signs in next. */
  account: string;
  /** The scopes that the person refuses next. */
  refused: string[];
  /** True to press "Cancel" on the provider's page. */
  denies: boolean;
  grants: Map<string, Grant>;
  refreshTokens: Map<string, { scopes: string[] }>;
  accessTokens: Map<string, { scopes: string[] }>;
  revoked: string[];
  failures: CalendarFailure[];
  calls: ArrivedCall[];
}

export type Respond = (status: number, body?: object, headers?: Record<string, string>) => unknown;

interface Provider {
  paths: { authorize: string; token: string; revoke?: string };
  /** The scopes as the token's answer names them. */
  named: (scope: string) => string;
  /** True if a refresh brings another refresh token. */
  rotates: boolean;
  /** The provider's form of an error of its API. */
  apiError: (status: number, reason: string) => object;
  api: (call: ArrivedCall, respond: Respond) => unknown;
}

/**
 * A provider on its own port: the authorization code flow with PKCE, tokens that expire, and its API behind them. It
 * checks what the real one checks: the client's secret, the redirect address, the verifier, and that codes are used
 * once.
 */
export async function openSignInServer(provider: Provider) {
  const state: SignInState = {
    client: { id: "test-client", secret: "test-client-secret" },
    ...{ account: "rosa@mail.example", refused: [], denies: false },
    ...{ grants: new Map(), refreshTokens: new Map(), accessTokens: new Map(), revoked: [], failures: [], calls: [] },
  };
  const server = createServer((request, response) => {
    handle(provider, state, request, response).catch((error: unknown) => {
      response.writeHead(500).end(JSON.stringify({ error: String(error) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  /** Expires all access tokens, as an hour does. */
  const expireTokens = () => state.accessTokens.clear();
  /** Revokes all access, as the person does in the account's settings. */
  const endAccess = () => {
    state.refreshTokens.clear();
    state.accessTokens.clear();
  };
  return { state, url, close, expireTokens, endAccess };
}

async function handle(
  provider: Provider,
  state: SignInState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<unknown> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://provider");
  const respond: Respond = (status, body, headers = {}) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  };
  if (pathname === provider.paths.authorize) return authorize(state, searchParams, response);
  const body = await bodyOf(request);
  if (pathname === provider.paths.token) return giveTokens(provider, state, body as Record<string, string>, respond);
  if (pathname === provider.paths.revoke) {
    state.revoked.push(String(body.token));
    state.refreshTokens.delete(String(body.token));
    return respond(200, {});
  }
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? "")?.[1] ?? "";
  if (!state.accessTokens.has(token)) return respond(401, provider.apiError(401, "authError"));
  const call: ArrivedCall = {
    ...{ method: request.method ?? "", path: pathname, query: searchParams, headers: request.headers, body },
  };
  state.calls.push(call);
  const failure = state.failures.shift();
  if (failure === "after") return provider.api(call, () => request.socket.destroy());
  if (failure) return respond(failure.status, failure.body ?? provider.apiError(failure.status, "x"), failure.headers);
  return provider.api(call, respond);
}

/** The provider's page: the person signs in and agrees, or cancels. */
function authorize(state: SignInState, query: URLSearchParams, response: ServerResponse): void {
  const redirectUri = query.get("redirect_uri") ?? "";
  const isGood =
    query.get("client_id") === state.client.id &&
    query.get("response_type") === "code" &&
    query.get("code_challenge_method") === "S256" &&
    (query.get("code_challenge") ?? "").length === 43 &&
    redirectUri.endsWith("/callback");
  if (!isGood) {
    response.writeHead(400).end("Error 400: invalid_request");
    return;
  }
  const back = new URLSearchParams({ state: query.get("state") ?? "" });
  if (state.denies) back.set("error", "access_denied");
  else {
    const code = randomBytes(16).toString("hex");
    const scopes = (query.get("scope") ?? "").split(" ").filter((scope) => !state.refused.includes(scope));
    state.grants.set(code, { scopes, challenge: query.get("code_challenge") ?? "", redirectUri });
    back.set("code", code);
  }
  response.writeHead(302, { location: `${redirectUri}?${back}` }).end();
}

function giveTokens(provider: Provider, state: SignInState, form: Record<string, string>, respond: Respond): unknown {
  if (form.client_id !== state.client.id || form.client_secret !== state.client.secret) {
    return respond(401, { error: "invalid_client", error_description: "The OAuth client was not found." });
  }
  const failure = state.failures[0];
  if (typeof failure === "object" && failure.body && "tokenError" in failure.body) {
    state.failures.shift();
    return respond(failure.status, { error: failure.body.tokenError });
  }
  const scopes = form.grant_type === "refresh_token" ? refreshed(state, form) : exchanged(state, form);
  if (scopes === null) return respond(400, { error: "invalid_grant", error_description: "Token has been revoked." });
  const accessToken = randomBytes(16).toString("hex");
  state.accessTokens.set(accessToken, { scopes });
  const isNew = form.grant_type !== "refresh_token" || provider.rotates;
  const refreshToken = `refresh-${randomBytes(16).toString("hex")}`;
  if (isNew) state.refreshTokens.set(refreshToken, { scopes });
  const claims = Buffer.from(JSON.stringify({ email: state.account })).toString("base64url");
  return respond(200, {
    ...{ access_token: accessToken, token_type: "Bearer", expires_in: 3_599 },
    ...(isNew && { refresh_token: refreshToken }),
    scope: scopes.map(provider.named).join(" "),
    ...(form.grant_type !== "refresh_token" && { id_token: `e30.${claims}.signature` }),
  });
}

function exchanged(state: SignInState, { code = "", code_verifier = "", redirect_uri }: Record<string, string>) {
  const grant = state.grants.get(code);
  state.grants.delete(code);
  const challenge = createHash("sha256").update(code_verifier).digest("base64url");
  return grant && grant.challenge === challenge && grant.redirectUri === redirect_uri ? grant.scopes : null;
}

function refreshed(state: SignInState, { refresh_token = "" }: Record<string, string>): string[] | null {
  return state.refreshTokens.get(refresh_token)?.scopes ?? null;
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  if (text === "") return {};
  const isForm = request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded");
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as Record<string, unknown>);
}
