import type { AuditPage, BulkInviteResponse, InviteResponse, WaitlistPage } from "@llave/contract/admin/admin";
import type { LicenseStatus, LicensesPage } from "@llave/contract/admin/licenseChecks";
import type { WaitlistStats } from "@llave/contract/site/waitlist";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";
import { request } from "../../data/request.ts";
import { type EntryFilter, entriesByIdPath, entriesPath } from "./waitlist/filter.ts";

/** How often the list is refetched while an invitation's mail is still being sent. Milliseconds. */
const mailWatchMs = 3_000;

/** The figures above the list, refetched every 10 seconds. */
export function useWaitlistStats() {
  return useQuery<WaitlistStats>({ queryKey: ["/api/waitlist/stats"], ...refresh.waitlistStats });
}

/** One page of the list. The previous page stays until the next one has loaded. */
export function useEntries(filter: EntryFilter) {
  return useQuery<WaitlistPage>({
    queryKey: [entriesPath(filter)],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.entries.some(isOnItsWay) ? mailWatchMs : false),
    // Other people join and invite too: a reopened page is refetched.
    staleTime: 0,
  });
}

/** The current state of these entries, even if an action moved them in the list. */
export function useEntriesById(ids: readonly string[]) {
  return useQuery<WaitlistPage>({
    queryKey: [entriesByIdPath(ids)],
    enabled: ids.length > 0,
    refetchInterval: ({ state }) => (state.data?.entries.some(isOnItsWay) ? mailWatchMs : false),
    staleTime: 0,
  });
}

function isOnItsWay({ mail }: WaitlistPage["entries"][number]): boolean {
  return mail?.state === "queued";
}

/** The administrators' actions, newest first. */
export function useAudit(page: number) {
  return useQuery<AuditPage>({ queryKey: [`/api/admin/audit?page=${page}`], placeholderData: keepPreviousData });
}

/** Invites the first `count` people in line. */
export async function inviteFirst(count: number): Promise<BulkInviteResponse> {
  return (await request("POST", "/api/admin/waitlist/bulk-invite", { count })).json();
}

/** Invites chosen entries, or resends their invitation. */
export async function inviteChosen(ids: readonly string[]): Promise<InviteResponse> {
  return (await request("POST", "/api/admin/waitlist/invite", { ids })).json();
}

/** A page of the licenses with a status; those that wait for a check if it is empty. */
export function useLicenses(status: LicenseStatus | "", page: number) {
  return useQuery<LicensesPage>({
    queryKey: [`/api/admin/licenses?status=${status}&page=${page}`],
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Refetches the lists, the figures and the log after a change. */
export function useRefreshAdministration(): () => void {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(admin|waitlist\/stats)/.test(String(queryKey[0])),
    });
}
