import type { Services } from "../services.ts";
import { type ConnectionRow, updateConnection } from "./connections.ts";
import { calendarApi } from "./providers/apis.ts";
import { type CalendarApi, CalendarError } from "./providers/provider.ts";
import { refreshTokens } from "./signIn.ts";
import { openToken, sealToken } from "./tokens.ts";

/** A token is renewed this long before it ends, so that it lasts for the calls. Milliseconds. */
const marginMs = 60_000;

type AccessServices = Pick<Services, "config" | "db" | "now" | "secret">;

/**
 * Runs calls with an access token of a connection. Renews an expired token first, and retries once with a new token if
 * the provider rejects the old one.
 * @throws CalendarError
 */
export async function withAccess<Result>(
  services: AccessServices,
  connection: ConnectionRow,
  work: (api: CalendarApi, accessToken: string) => Promise<Result>,
): Promise<Result> {
  const api = apiOf(services, connection);
  const stored = storedToken(services, connection);
  if (stored !== null) {
    try {
      return await work(api, stored);
    } catch (error) {
      if (!(error instanceof CalendarError) || error.fault !== "expired") throw error;
    }
  }
  return work(api, await renew(services, connection, api));
}

/** @throws CalendarError `unavailable` once the server's account at the provider is gone from its settings */
function apiOf({ config }: Pick<Services, "config">, { provider }: ConnectionRow): CalendarApi {
  const client = config.calendars[provider];
  if (!client) throw new CalendarError("unavailable", `no account at ${provider} in the settings`);
  return calendarApi(provider, client);
}

function storedToken(
  { now, secret }: Pick<Services, "now" | "secret">,
  { access_token, access_until }: ConnectionRow,
): string | null {
  if (access_token === null || access_until === null) return null;
  return access_until.getTime() - marginMs > now().getTime() ? openToken(secret, access_token) : null;
}

async function renew(services: AccessServices, connection: ConnectionRow, { signIn }: CalendarApi): Promise<string> {
  const client = services.config.calendars[connection.provider];
  if (!client) throw new CalendarError("unavailable", "no account in the settings");
  const refreshToken = openToken(services.secret, connection.refresh_token);
  const tokens = await refreshTokens(client, signIn, refreshToken);
  await updateConnection(services.db, connection, {
    access_token: sealToken(services.secret, tokens.accessToken),
    access_until: new Date(services.now().getTime() + tokens.expiresIn * 1_000),
    ...(tokens.refreshToken !== null && { refresh_token: sealToken(services.secret, tokens.refreshToken) }),
  });
  return tokens.accessToken;
}
