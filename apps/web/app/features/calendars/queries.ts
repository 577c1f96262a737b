import type { CalendarConnection } from "@llave/contract/showings/calendars";
import type { CalendarFeed } from "@llave/contract/showings/showings";
import { useQuery } from "@tanstack/react-query";

export const connectionsKey = ["/api/calendar-connections"] as const;

/** How often the state of the connections is fetched: the server reads calendars every five minutes. */
const refetchInterval = 60_000;

/** The agent's own calendars, one entry per provider. */
export function useConnections() {
  return useQuery<CalendarConnection[]>({ queryKey: connectionsKey, refetchInterval, staleTime: 0 });
}

/** What a connection's label says: a provider that doesn't answer is connected, but not working. */
export function stateOf({ state, failingSince }: CalendarConnection): "off" | "on" | "reconnect" | "failing" {
  if (state === "unavailable") return "off";
  return state === "on" && failingSince !== null ? "failing" : state;
}

/** The call about the secret address that calendar apps subscribe to. */
export const feedKey = ["/api/calendar-feed"] as const;

export function useCalendarFeed() {
  return useQuery<CalendarFeed>({ queryKey: feedKey });
}
