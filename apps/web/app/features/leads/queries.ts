import type { LeadViews } from "@llave/contract/leadChanges";
import type { Lead, LeadDetail } from "@llave/contract/leads";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";
import { nextPath, request } from "../../data/request.ts";
import { type LeadFilter, leadListPath } from "./filter.ts";

interface LeadListPage {
  leads: Lead[];
  /** Path of the page after this one, or null at the end. */
  next: string | null;
}

/** The list as filtered, page by page; asked for again every 30 seconds and on every live change. */
export function useLeadList(filter: LeadFilter) {
  const path = leadListPath(filter);
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => fetchLeadList(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page: LeadListPage) => page.next,
    placeholderData: keepPreviousData,
    ...refresh.leads,
  });
}

async function fetchLeadList(path: string, signal: AbortSignal): Promise<LeadListPage> {
  const response = await request("GET", path, undefined, signal);
  return { leads: await response.json(), next: nextPath(response.headers.get("link")) };
}

/** The agent's own views and the counts of the standing ones. */
export function useLeadViews() {
  return useQuery<LeadViews>({ queryKey: [leadViewsPath], ...refresh.leads });
}

export const leadViewsPath = "/api/lead-views";

export function useLead(leadId: string) {
  return useQuery<LeadDetail>({ queryKey: [`/api/leads/${leadId}`], ...refresh.leads });
}
