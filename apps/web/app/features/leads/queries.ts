import type { SavedViews } from "@llave/contract/leads/leadChanges";
import type { LeadDetail, ListedLead } from "@llave/contract/leads/leads";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";
import { getPage } from "../../data/request.ts";
import { type LeadFilter, leadListPath } from "./filter.ts";

interface LeadListPage {
  leads: ListedLead[];
  /** Path of the next page, or null at the end. */
  next: string | null;
}

/** The filtered list, page by page; refetched every 30 seconds and on every live change. */
export function useLeadList(filter: LeadFilter, enabled = true) {
  const path = leadListPath(filter);
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => fetchLeadList(pageParam, signal),
    initialPageParam: path,
    getNextPageParam: (page: LeadListPage) => page.next,
    placeholderData: keepPreviousData,
    enabled,
    ...refresh.leads,
  });
}

/** Minimum number of rows on a page if there are more. */
const screenful = 25;

/**
 * A page of the list. The server ends a page early instead of searching for long, so more are requested until it is
 * full.
 */
async function fetchLeadList(path: string, signal: AbortSignal): Promise<LeadListPage> {
  const page: LeadListPage = { leads: [], next: path };
  while (page.next && page.leads.length < screenful) {
    const more = await getPage<ListedLead[]>(page.next, signal);
    page.leads.push(...more.page);
    page.next = more.next;
  }
  return page;
}

/** The areas that the agent's leads look in. */
export function useLeadAreas() {
  return useQuery<string[]>({ queryKey: ["/api/lead-areas"] });
}

/** The agent's own views and the counts of the standing ones. */
export function useSavedViews() {
  return useQuery<SavedViews>({ queryKey: [savedViewsPath], ...refresh.leads });
}

/** The call of the agent's own views. */
export const savedViewsPath = "/api/saved-views";

/** A lead with everything beside its thread. */
export function useLead(leadId: string) {
  return useQuery<LeadDetail>({ queryKey: [`/api/leads/${leadId}`], ...refresh.leads });
}
