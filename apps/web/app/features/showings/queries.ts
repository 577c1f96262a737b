import { addDays } from "@llave/contract/calendar";
import type { BusyTime } from "@llave/contract/showings/calendars";
import type { AvailabilitySettings, BlockedTime, Showing } from "@llave/contract/showings/showings";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";
import { marketMoment } from "../../wording/marketClock.ts";

/** More showings than fit into the hours of a week. */
const maxShowings = 100;

/** The call that lists the showings of some days, without canceled ones. */
export function showingsPath(days: readonly string[]): string {
  return `/api/showings?${rangeQuery(days)}&withoutCanceled=true&limit=${maxShowings}`;
}

export function useShowings(days: readonly string[]) {
  return useQuery<Showing[]>({ queryKey: [showingsPath(days)], ...refresh.leads });
}

/** The showings between two days from date fields, which may be empty. */
export function useShowingsBetween(first: string, last: string) {
  const enabled = first !== "" && last >= first;
  return useQuery<Showing[]>({
    queryKey: [enabled ? showingsPath([first, last]) : "/api/showings"],
    enabled,
    ...refresh.leads,
  });
}

/** Upcoming showings that need the agent's confirmation, earliest first. */
export function useRequestedShowings() {
  return useQuery<Showing[]>({
    queryKey: ["/api/showings?withoutCanceled=true&limit=100"],
    select: (showings) => showings.filter(({ status }) => status === "requested"),
    ...refresh.leads,
  });
}

export function useBlockedTimes(days: readonly string[]) {
  return useQuery<BlockedTime[]>({ queryKey: [`/api/blocked-times?${rangeQuery(days)}`] });
}

/** When the agent is busy according to connected calendars. */
export function useBusyTimes(days: readonly string[]) {
  return useQuery<BusyTime[]>({ queryKey: [`/api/busy-times?${rangeQuery(days)}`], ...refresh.notifications });
}

export function useAvailability() {
  return useQuery<AvailabilitySettings>({ queryKey: ["/api/agent/availability"] });
}

export function refetchBlockedTimes(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/api\/blocked-times/.test(String(path)),
  });
}

function rangeQuery(days: readonly string[]): URLSearchParams {
  const [first = "", last = first] = [days[0], days.at(-1)];
  return new URLSearchParams({ from: marketMoment(first, 0), to: marketMoment(addDays(last, 1), 0) });
}
