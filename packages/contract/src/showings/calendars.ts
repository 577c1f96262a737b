import { z } from "zod";
import { language } from "../language.ts";

/** Where an agent can keep a calendar that Llave reads and writes. */
export const calendarProviders = ["google", "microsoft"] as const;
export const calendarProvider = z.enum(calendarProviders);
export type CalendarProvider = z.infer<typeof calendarProvider>;

/** An agent's calendar at one provider. */
export const calendarConnection = z.object({
  provider: calendarProvider,
  /**
   * `unavailable`: this server has no account at the provider, see `missing`. `off`: not connected. `reconnect`: the
   * provider no longer lets Llave in until the agent signs in again.
   */
  state: z.enum(["unavailable", "off", "on", "reconnect"]),
  /** The settings that the server lacks. */
  missing: z.array(z.string()),
  /** The address of the connected account. */
  account: z.string().nullable(),
  /** When busy times were last read; null before the first time. */
  busyReadAt: z.iso.datetime().nullable(),
  /** Since when the provider hasn't answered; null if it does. */
  failingSince: z.iso.datetime().nullable(),
  /** Showings that aren't as they should be in the calendar yet. */
  waiting: z.number().int(),
});
export type CalendarConnection = z.infer<typeof calendarConnection>;

/** `GET /api/calendar-connections`: one entry per provider. */
export const calendarConnections = z.array(calendarConnection);

/** `POST /api/calendar-connections/:provider`: the language of the entries in the calendar. */
export const newCalendarConnection = z.object({ language });
/** Where the agent's browser goes to sign in. */
export const calendarSignIn = z.object({ url: z.string() });

/** A period in which the agent is busy according to a connected calendar. What it is about stays there. */
export const busyTime = z.object({
  /** ISO times, UTC. */
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  provider: calendarProvider,
});
export type BusyTime = z.infer<typeof busyTime>;

/** How a sign-in at a provider can end without a connection; the page's address names it. */
export const calendarSignInProblems = ["denied", "expired", "permission", "failed"] as const;
export type CalendarSignInProblem = (typeof calendarSignInProblems)[number];
