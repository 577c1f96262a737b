import type { QueueItem } from "@llave/contract/agent/dashboard";
import type { Lead } from "@llave/contract/leads/leads";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { paths } from "../../../paths.ts";
import { filterQuery, fromListQuery, isFromList, readFilter } from "../../leads/filter.ts";
import { useLeadList } from "../../leads/queries.ts";
import { useQueue } from "../queries.ts";
import { stepsFrom } from "./steps.ts";

/** The people next to an open lead: the queue, or the list it was opened from. */
export interface Place {
  kind: "queue" | "list";
  /** Undefined until loaded. */
  queue: readonly QueueItem[] | undefined;
  list: readonly Lead[] | undefined;
  /** 1 for the first; null if the open lead isn't among them. */
  index: number | null;
  total: number;
  /** True if there are more than `total`. */
  more: boolean;
  next: PersonInPlace | null;
  previous: PersonInPlace | null;
  /** Who comes next once this person is decided; after the last one in the queue, the first who still waits. */
  after: PersonInPlace | null;
  failed: boolean;
  /** Loads the people again. */
  reload: () => void;
  /** Query that keeps the list when another lead opens. */
  query: string;
  /** The list's own address. */
  back: string;
}

export type PersonInPlace = Pick<Lead, "id" | "name" | "score" | "status">;

/** The open lead's place among those it was opened from, with the previous and next one. */
export function usePlace(leadId: string | null): Place {
  const [search] = useSearchParams();
  const fromList = isFromList(search);
  const filter = readFilter(search);
  const list = useLeadList(filter, fromList);
  const queue = useQueue(!fromList);
  const leads = fromList ? list.data?.pages.flatMap((page) => page.leads) : undefined;
  const people: readonly PersonInPlace[] = leads ?? queue.data?.items ?? [];
  const steps = useSteps(leadId, people, !fromList);
  useLoadOn(list, fromList && steps.index !== null && steps.next === null);
  const total = fromList ? people.length : (queue.data?.total ?? 0);
  return {
    kind: fromList ? "list" : "queue",
    queue: fromList ? undefined : queue.data?.items,
    list: leads,
    ...steps,
    after: steps.next ?? (fromList ? null : (people.find(({ id }) => id !== leadId) ?? null)),
    total,
    more: fromList && list.hasNextPage,
    failed: fromList ? list.isLoadingError : queue.isLoadingError,
    reload: () => void (fromList ? list : queue).refetch(),
    query: fromList ? fromListQuery(filter) : "",
    back: fromList ? paths.leads + filterQuery(filter) : paths.dashboard,
  };
}

/** An answered lead leaves the queue: the one that moved up into its place comes next. */
function useSteps(leadId: string | null, people: readonly PersonInPlace[], moveUp: boolean) {
  const last = useRef<{ id: string; at: number } | null>(null);
  const at = people.findIndex(({ id }) => id === leadId);
  if (at >= 0 && leadId !== null) last.current = { id: leadId, at };
  const before = last.current?.id === leadId ? last.current.at : 0;
  return stepsFrom(people, at, moveUp ? before : null);
}

/** Loads more near the list's end, so "next" always works. */
function useLoadOn({ hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useLeadList>, atEnd: boolean) {
  useEffect(() => {
    if (atEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [atEnd, hasNextPage, isFetching, fetchNextPage]);
}
