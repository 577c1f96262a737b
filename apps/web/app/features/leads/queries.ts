import type { ThreadPage } from "@llave/contract/conversation";
import type { Lead, LeadDetail } from "@llave/contract/leads";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { refresh } from "../../data/queryClient.ts";
import { getJson, request } from "../../data/request.ts";
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

/** The address that a `Link` header names as the next page, or null. */
export function nextPath(header: string | null): string | null {
  return /<([^>]+)>\s*;\s*rel="next"/.exec(header ?? "")?.[1] ?? null;
}

export function useLead(leadId: string) {
  return useQuery<LeadDetail>({ queryKey: [`/api/leads/${leadId}`], ...refresh.leads });
}

/** A conversation's messages: the newest page first, older ones as they are asked for. */
export function useThread(conversationId: string) {
  const path = `/api/conversations/${conversationId}/messages`;
  return useInfiniteQuery({
    queryKey: [path],
    queryFn: ({ pageParam, signal }) => getJson<ThreadPage>(pageParam ? `${path}?before=${pageParam}` : path, signal),
    initialPageParam: "",
    getNextPageParam: (page: ThreadPage) => page.before,
    ...refresh.leads,
  });
}
