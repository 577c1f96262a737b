import type { CalendarProvider } from "@llave/contract/showings/calendars";
import type { CalendarClient } from "../settings.ts";
import { googleCalendar } from "./google.ts";
import { microsoftCalendar } from "./microsoft.ts";
import type { CalendarApi } from "./provider.ts";

const apis: Record<CalendarProvider, (origin: string | undefined) => CalendarApi> = {
  google: googleCalendar,
  microsoft: microsoftCalendar,
};

/** The calls of a provider, for the server's account there. */
export function calendarApi(provider: CalendarProvider, { testOrigin }: CalendarClient): CalendarApi {
  return apis[provider](testOrigin);
}
