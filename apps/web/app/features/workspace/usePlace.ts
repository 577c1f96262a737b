import type { QueueItem } from "@llave/contract/dashboard";
import type { Lead } from "@llave/contract/leads";
import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { paths } from "../../paths.ts";
import { filterQuery, fromListQuery, isFromList, readFilter } from "../leads/filter.ts";
import { useLeadList } from "../leads/queries.ts";
import { useQueue } from "./queries.ts";
import { stepsFrom } from "./steps.ts";

/** The people beside an open lead: the queue, or the list it was opened from. */
export interface Place {
  kind: "queue" | "list";
  /** Undefined until they are loaded. */
  queue: readonly QueueItem[] | undefined;
  list: readonly Lead[] | undefined;
  /** 1 for the first; null where the open lead is not among them. */
  index: number | null;
  total: number;
  /** True where there are more than `total`. */
  more: boolean;
  next: PersonInPlace | null;
  previous: PersonInPlace | null;
  /** Who comes once everything of this one is decided: in the queue, after the last, the first that still waits. */
  after: PersonInPlace | null;
  failed: boolean;
  /** Query that keeps the place when another lead opens. */
  query: string;
  /** Where the list itself is. */
  back: string;
}

export type PersonInPlace = Pick<Lead, "id" | "name" | "score" | "status">;

/** Where the open lead stands among those it was opened from, and who comes before and after. */
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
    query: fromList ? fromListQuery(filter) : "",
    back: fromList ? paths.leads + filterQuery(filter) : paths.dashboard,
  };
}

/** A lead that was answered leaves the queue: whoever moved up to its place comes next. */
function useSteps(leadId: string | null, people: readonly PersonInPlace[], moveUp: boolean) {
  const last = useRef<{ id: string; at: number } | null>(null);
  const at = people.findIndex(({ id }) => id === leadId);
  if (at >= 0 && leadId !== null) last.current = { id: leadId, at };
  const before = last.current?.id === leadId ? last.current.at : 0;
  return stepsFrom(people, at, moveUp ? before : null);
}

/** Loads on as the list's end comes near, so that "next" never stops short. */
function useLoadOn({ hasNextPage, isFetching, fetchNextPage }: ReturnType<typeof useLeadList>, atEnd: boolean) {
  useEffect(() => {
    if (atEnd && hasNextPage && !isFetching) void fetchNextPage();
  }, [atEnd, hasNextPage, isFetching, fetchNextPage]);
}
