import type { CalendarProvider } from "@llave/contract/showings/calendars";
import { z } from "zod";

const address = z
  .url({ protocol: /^https?$/, error: "must be an address such as https://calendar.example" })
  .transform((value) => new URL(value).origin)
  .optional();

/** The server's accounts at Google and Microsoft, for agents' own calendars; see the README. */
export const calendarSettings = {
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_API_URL: address,
  MICROSOFT_CLIENT_ID: z.string().min(1).optional(),
  MICROSOFT_CLIENT_SECRET: z.string().min(1).optional(),
  MICROSOFT_API_URL: address,
};

type CalendarSettings = z.infer<z.ZodObject<typeof calendarSettings>>;
type SettingName = keyof CalendarSettings & string;

/** One account at a provider. */
export interface CalendarClient {
  clientId: string;
  clientSecret: string;
  /** Origin of a server that speaks the provider's protocols; undefined for the provider itself. */
  testOrigin: string | undefined;
}

export type CalendarClients = Partial<Record<CalendarProvider, CalendarClient>>;

/** The settings that an account needs. */
export const clientSettings = {
  google: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  microsoft: ["MICROSOFT_CLIENT_ID", "MICROSOFT_CLIENT_SECRET"],
} as const satisfies Record<CalendarProvider, readonly SettingName[]>;

/** What is wrong with the settings, with one message each. */
export function wrongCalendarSettings(
  s: CalendarSettings,
  { production }: { production: boolean },
): { name: SettingName; error: string }[] {
  const pairs = Object.values(clientSettings).flatMap(([id, secret]) => [
    { name: id, other: secret },
    { name: secret, other: id },
  ]);
  const halves = pairs
    .filter(({ name, other }) => s[name] === undefined && s[other] !== undefined)
    .map(({ name, other }) => ({ name, error: `goes together with ${other}` }));
  // Tokens must not travel in plain text.
  const open = (["GOOGLE_API_URL", "MICROSOFT_API_URL"] as const)
    .filter((name) => production && s[name]?.startsWith("http:"))
    .map((name) => ({ name, error: "must begin with https:// in production" }));
  return [...halves, ...open];
}

/** The server's accounts. */
export function calendarClientsOf(s: CalendarSettings): CalendarClients {
  const google = clientOf(s.GOOGLE_CLIENT_ID, s.GOOGLE_CLIENT_SECRET, s.GOOGLE_API_URL);
  const microsoft = clientOf(s.MICROSOFT_CLIENT_ID, s.MICROSOFT_CLIENT_SECRET, s.MICROSOFT_API_URL);
  return { ...(google && { google }), ...(microsoft && { microsoft }) };
}

function clientOf(
  clientId: string | undefined,
  clientSecret: string | undefined,
  testOrigin: string | undefined,
): CalendarClient | undefined {
  return clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret, testOrigin } : undefined;
}
