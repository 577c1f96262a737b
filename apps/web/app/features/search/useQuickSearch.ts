import type { Lead } from "@llave/contract/leads";
import type { Property } from "@llave/contract/properties";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { getJson, getPage } from "../../data/request.ts";

/** Fewer letters match too many people to be useful. */
const fewestLetters = 2;
const mostLeads = 5;
const mostProperties = 4;
/** The server ends a page of leads early instead of searching for long; how often to ask for more. */
const mostPages = 3;
/** A pause in typing that counts as the end of a word. Milliseconds. */
const typingPause = 200;

export interface QuickResults {
  leads: Lead[];
  properties: Property[];
  /** The link to all results, if there are more than shown. */
  moreLeads: boolean;
  moreProperties: boolean;
}

/** The best leads and newest properties that match the typed text, using the lists' calls. */
export function useQuickSearch(typed: string) {
  const text = useSettled(typed.trim());
  const enabled = text.length >= fewestLetters;
  const query = useQuery<QuickResults>({
    queryKey: ["quick-search", text],
    queryFn: ({ signal }) => search(text, signal),
    enabled,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return {
    /** The query the results are for. */
    text,
    results: enabled ? query.data : undefined,
    /** True once the results are for the complete typed text. */
    settled: enabled && text === typed.trim() && query.isSuccess && !query.isPlaceholderData,
    /** True if the typed text is long enough to search for. */
    enabled: typed.trim().length >= fewestLetters,
    failed: enabled && query.isError,
    retry: () => void query.refetch(),
  };
}

async function search(text: string, signal: AbortSignal): Promise<QuickResults> {
  const [leads, properties] = await Promise.all([
    findLeads(text, signal),
    getJson<Property[]>(pathOf("/api/properties", text, mostProperties + 1), signal),
  ]);
  return {
    leads: leads.slice(0, mostLeads),
    properties: properties.slice(0, mostProperties),
    moreLeads: leads.length > mostLeads,
    moreProperties: properties.length > mostProperties,
  };
}

/** One more than shown, if there are that many. */
async function findLeads(text: string, signal: AbortSignal): Promise<Lead[]> {
  const found: Lead[] = [];
  let path: string | null = pathOf("/api/leads", text, mostLeads + 1);
  for (let asked = 0; path !== null && asked < mostPages && found.length <= mostLeads; asked++) {
    const { page, next }: { page: Lead[]; next: string | null } = await getPage(path, signal);
    found.push(...page);
    path = next;
  }
  return found;
}

function pathOf(list: string, text: string, limit: number): string {
  return `${list}?${new URLSearchParams({ q: text, limit: String(limit) })}`;
}

/** A text after a short pause in changes; an emptied one immediately. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
