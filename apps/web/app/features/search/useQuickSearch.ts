import { type MessageHit, minMessageSearchLength } from "@llave/contract/conversations/conversation";
import type { Lead } from "@llave/contract/leads/leads";
import type { Property } from "@llave/contract/listings/properties";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSettled } from "../../components/hooks/useSettled.ts";
import { getJson, getPage } from "../../data/request.ts";

/** Fewer letters match too many people to be useful. */
const minLetters = 2;
const maxLeads = 5;
const maxProperties = 4;
const maxMessages = 4;
/** The server ends a page early instead of searching for long; how often to ask for more. */
const maxPages = 3;
/** A pause in typing that counts as the end of a word. Milliseconds. */
const typingPauseMs = 200;

export interface QuickResults {
  leads: Lead[];
  properties: Property[];
  messages: MessageHit[];
  /** The link to all results, if there are more than shown. */
  moreLeads: boolean;
  moreProperties: boolean;
}

/** The best leads, newest properties and newest messages that match the typed text, using the lists' calls. */
export function useQuickSearch(typed: string) {
  // An emptied field clears the results immediately.
  const text = useSettled(typed.trim(), typed.trim() === "" ? 0 : typingPauseMs);
  const enabled = text.length >= minLetters;
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
    enabled: typed.trim().length >= minLetters,
    failed: enabled && query.isError,
    retry: () => void query.refetch(),
  };
}

async function search(text: string, signal: AbortSignal): Promise<QuickResults> {
  const [leads, properties, messages] = await Promise.all([
    // One more than shown, if there are that many.
    findUpTo<Lead>(maxLeads + 1, pathOf("/api/leads", { q: text, limit: maxLeads + 1 }), signal),
    getJson<Property[]>(pathOf("/api/properties", { q: text, limit: maxProperties + 1 }), signal),
    // Leads that are listed by their name leave some out.
    text.length < minMessageSearchLength
      ? []
      : findUpTo<MessageHit>(maxMessages + maxLeads, pathOf("/api/conversations/search", { q: text }), signal),
  ]);
  return {
    leads: leads.slice(0, maxLeads),
    properties: properties.slice(0, maxProperties),
    messages,
    moreLeads: leads.length > maxLeads,
    moreProperties: properties.length > maxProperties,
  };
}

/** The first rows of a list, asking for further pages while there are too few. */
async function findUpTo<Row>(count: number, first: string, signal: AbortSignal): Promise<Row[]> {
  const found: Row[] = [];
  let path: string | null = first;
  for (let asked = 0; path !== null && asked < maxPages && found.length < count; asked++) {
    const { page, next }: { page: Row[]; next: string | null } = await getPage(path, signal);
    found.push(...page);
    path = next;
  }
  return found;
}

function pathOf(list: string, query: Record<string, string | number>): string {
  return `${list}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;
}
