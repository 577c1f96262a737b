import { createHash, randomBytes } from "node:crypto";
import type { Language } from "@llave/contract/language";
import type { CalendarProvider } from "@llave/contract/showings/calendars";
import { storable } from "@llave/contract/text/storableText";
import { z } from "zod";
import { seal, unseal } from "../secrets/sealing.ts";
import { tokenHash } from "../secrets/signing.ts";
import type { Services } from "../services.ts";
import { call } from "./providers/call.ts";
import { CalendarError, type SignInEndpoints } from "./providers/provider.ts";
import type { CalendarClient } from "./settings.ts";

const verifierPurpose = "calendar sign-in";
/** How long an agent may take at the provider. Milliseconds. */
const signInMs = 10 * 60_000;

/** The address where a provider sends the agent back to; it has to be registered there. */
export function callbackUrl({ origin }: Pick<Services, "origin">, provider: CalendarProvider): string {
  return `${origin()}/api/calendar-connections/${provider}/callback`;
}

interface StartedSignIn {
  agentId: string;
  provider: CalendarProvider;
  language: Language;
}

/**
 * Begins a sign-in: the authorization code flow with PKCE (RFC 7636). Its `state` works once and only for the agent who
 * began it.
 * @returns the address at the provider
 */
export async function beginSignIn(
  services: Pick<Services, "db" | "now" | "origin" | "secret">,
  client: CalendarClient,
  endpoints: SignInEndpoints,
  { agentId, provider, language }: StartedSignIn,
): Promise<string> {
  const state = randomBytes(32).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  await services.db
    .insertInto("calendar_sign_in")
    .values({
      ...{ agent_id: agentId, provider, language, state_hash: tokenHash(state) },
      verifier: seal(services.secret, verifierPurpose, verifier),
      expires_at: new Date(services.now().getTime() + signInMs),
    })
    .execute();
  const query = new URLSearchParams({
    client_id: client.clientId,
    redirect_uri: callbackUrl(services, provider),
    response_type: "code",
    scope: endpoints.scopes.join(" "),
    state,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...endpoints.more,
  });
  return `${endpoints.authorize}?${query}`;
}

/** Takes a sign-in by its `state`; null if this agent has none with the provider, or it took too long. */
export async function takeSignIn(
  { db, now, secret }: Pick<Services, "db" | "now" | "secret">,
  state: string,
  { agentId, provider }: Omit<StartedSignIn, "language">,
): Promise<{ verifier: string; language: Language } | null> {
  const row = await db
    .deleteFrom("calendar_sign_in")
    .where("state_hash", "=", tokenHash(state))
    .where("agent_id", "=", agentId)
    .where("provider", "=", provider)
    .returning(["verifier", "language", "expires_at"])
    .executeTakeFirst();
  if (!row || row.expires_at <= now()) return null;
  return { verifier: unseal(secret, verifierPurpose, row.verifier), language: row.language };
}

/** What a provider returns for a code or a refresh token. */
export interface Tokens {
  accessToken: string;
  /** Seconds. */
  expiresIn: number;
  /** Null if the earlier one stays valid. */
  refreshToken: string | null;
}

const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().default(3_600),
  refresh_token: z.string().min(1).optional(),
  scope: z.string().default(""),
  id_token: z.string().optional(),
});

/**
 * Exchanges the code of a finished sign-in.
 * @throws CalendarError; `permission` if the agent didn't grant one
 */
export async function exchangeCode(
  client: CalendarClient,
  endpoints: SignInEndpoints,
  { code, verifier, redirectUri }: { code: string; verifier: string; redirectUri: string },
): Promise<Tokens & { refreshToken: string; account: string }> {
  const answer = await askForTokens(client, endpoints, {
    ...{ grant_type: "authorization_code", code, redirect_uri: redirectUri, code_verifier: verifier },
  });
  const granted = answer.scope.toLowerCase().split(" ");
  // Microsoft returns the short names of its own scopes.
  const isGranted = (scope: string) =>
    [scope, scope.replace("https://graph.microsoft.com/", "")].some((name) => granted.includes(name.toLowerCase()));
  if (!endpoints.required.every(isGranted))
    throw new CalendarError("permission", "not all that a connection needs was granted");
  const { refreshToken } = tokensOf(answer);
  if (refreshToken === null) throw new CalendarError("refused", "no lasting access");
  return { ...tokensOf(answer), refreshToken, account: accountOf(answer.id_token) };
}

/** A new access token. @throws CalendarError `revoked` once the agent has to sign in again */
export async function refreshTokens(
  client: CalendarClient,
  endpoints: SignInEndpoints,
  refreshToken: string,
): Promise<Tokens> {
  return tokensOf(await askForTokens(client, endpoints, { grant_type: "refresh_token", refresh_token: refreshToken }));
}

/**
 * Revokes the access at the provider, if it has a call for that. Ignores access that is already gone, and doesn't wait
 * for an outage.
 */
export async function revokeAccess(endpoints: SignInEndpoints, refreshToken: string): Promise<void> {
  if (endpoints.revoke === null) return;
  await call(endpoints.revoke, { method: "POST", form: { token: refreshToken } }, z.unknown()).catch(() => {});
}

function askForTokens(client: CalendarClient, { token }: SignInEndpoints, fields: Record<string, string>) {
  const form = { client_id: client.clientId, client_secret: client.clientSecret, ...fields };
  return call(token, { method: "POST", form }, tokenAnswer);
}

function tokensOf({ access_token, expires_in, refresh_token }: z.output<typeof tokenAnswer>): Tokens {
  return { accessToken: access_token, expiresIn: expires_in, refreshToken: refresh_token ?? null };
}

const claims = z.object({ email: z.string().optional(), preferred_username: z.string().optional() });

/**
 * The account's address. The token came from the provider itself over TLS, so its signature proves nothing more (OpenID
 * Connect Core, 3.1.3.7).
 */
function accountOf(idToken: string | undefined): string {
  const payload = idToken?.split(".")[1] ?? "";
  try {
    const said: unknown = JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
    const { email, preferred_username } = claims.parse(storable(said));
    return email ?? preferred_username ?? "";
  } catch {
    return "";
  }
}
