import type { AuditPage, BulkInviteResponse, InviteResponse, WaitlistPage } from "@llave/contract/admin";
import type { LicenseStatus, LicensesPage } from "@llave/contract/licenseChecks";
import type { WaitlistStats } from "@llave/contract/waitlist";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";
import { request } from "../../data/request.ts";
import { type EntryFilter, entriesPath } from "./filter.ts";

/** How often the list is asked for again while an invitation's mail is still on its way. Milliseconds. */
const mailWatch = 3_000;

/** The figures above the list, asked for again every 10 seconds. */
export function useWaitlistStats() {
  return useQuery<WaitlistStats>({ queryKey: ["/api/waitlist/stats"], ...refresh.waitlistStats });
}

/** One page of the list. The page before stays until the next is there. */
export function useEntries(filter: EntryFilter) {
  return useQuery<WaitlistPage>({
    queryKey: [entriesPath(filter)],
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.entries.some(isOnItsWay) ? mailWatch : false),
    // Others join and invite too: a page that is opened again is asked for again.
    staleTime: 0,
  });
}

function isOnItsWay({ mail }: WaitlistPage["entries"][number]): boolean {
  return mail?.state === "queued";
}

/** What administrators did, newest first. */
export function useAudit(page: number) {
  return useQuery<AuditPage>({ queryKey: [`/api/admin/audit?page=${page}`], placeholderData: keepPreviousData });
}

/** Invites the first `count` of the queue; afterwards the list, the figures and the log are asked for again. */
export function useBulkInvite() {
  const refreshAll = useRefreshAll();
  return useMutation({
    mutationFn: async (count: number): Promise<BulkInviteResponse> =>
      (await request("POST", "/api/admin/waitlist/bulk-invite", { count })).json(),
    onSuccess: refreshAll,
  });
}

/** Invites chosen entries, or sends their invitation again. */
export function useInviteChosen() {
  const refreshAll = useRefreshAll();
  return useMutation({
    mutationFn: async (ids: string[]): Promise<InviteResponse> =>
      (await request("POST", "/api/admin/waitlist/invite", { ids })).json(),
    onSuccess: refreshAll,
  });
}

/** A page of the licences in a status; those that wait for a check where it is empty. */
export function useLicenses(status: LicenseStatus | "", page: number) {
  return useQuery<LicensesPage>({
    queryKey: [`/api/admin/licenses?status=${status}&page=${page}`],
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Decides on a licence; afterwards the list and the log are asked for again. */
export function useDecideLicense() {
  const refreshAll = useRefreshAll();
  return useMutation({
    mutationFn: ({ agentId, status }: { agentId: string; status: "verified" | "rejected" }) =>
      request("POST", `/api/admin/licenses/${agentId}`, { status }),
    onSuccess: refreshAll,
  });
}

function useRefreshAll() {
  const queryClient = useQueryClient();
  return () =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => /^\/api\/(admin|waitlist\/stats)/.test(String(queryKey[0])),
    });
}
