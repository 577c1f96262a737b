import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from "@tanstack/react-query";
import { getJson, HttpError, isSessionEnd, isSignedOutError } from "./request.ts";

type On401 = "throw" | "null";

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** What a 401 does to this query: fail (the default), or return null. */
      on401?: On401;
    };
  }
}

/** The default fetch: a GET of the key's first element, read as JSON. */
async function fetchByKey({ queryKey, signal, meta }: QueryFunctionContext): Promise<unknown> {
  try {
    return await getJson(String(queryKey[0]), signal);
  } catch (error) {
    if (meta?.on401 === "null" && error instanceof HttpError && error.status === 401) return null;
    throw error;
  }
}

/** True while the next page of a list is being fetched. */
function isFetchingPage({ state }: Query): boolean {
  return state.fetchStatus === "fetching" && state.fetchMeta?.fetchMore !== undefined;
}

/**
 * Refetching a list would cancel the next page that someone just requested, and leave the list without it. A live event
 * can come at any moment, so it waits until such pages have arrived.
 */
class PagingQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const pages = this.getQueryCache()
      .findAll(filters)
      .filter(isFetchingPage)
      // The response of the fetch in progress is used.
      .map((query) => query.fetch());
    if (pages.length > 0) await Promise.allSettled(pages);
    return super.invalidateQueries(filters, options);
  }
}

/**
 * What a change writes into a query is newer than a fetch in progress, which the server may have answered before the
 * change: such a fetch starts over. Before showing an expected result that the server hasn't confirmed, call
 * `cancelQueries`, since a new fetch would bring the old one back.
 */
function keepChanges(client: QueryClient): QueryClient {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success" || !event.action.manual) return;
    const { queryKey, state } = event.query;
    if (state.fetchStatus !== "fetching") return;
    void client.invalidateQueries({ queryKey, exact: true, refetchType: "all" });
  });
  return client;
}

/**
 * The rules of the specification's section 7: no retries, nothing becomes stale, returning to the window fetches
 * nothing. Queries that refresh say so themselves.
 * @param onSignedOut called when a fetch or a change finds that the session has ended
 */
export function makeQueryClient(onSignedOut: () => void): QueryClient {
  const client = new PagingQueryClient({
    queryCache: new QueryCache({
      onError(error) {
        if (isSignedOutError(error)) onSignedOut();
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        if (isSessionEnd(error)) onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      // Without a network a change fails right away instead of waiting, so that the person can try again.
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return keepChanges(client);
}

const second = 1_000;
const minute = 60 * second;

/** How long responses are kept, and how often they are refetched (specification, section 7). Milliseconds. */
export const refresh = {
  analytics: { refetchInterval: 2 * minute },
  conversations: { refetchInterval: minute },
  leads: { refetchInterval: 30 * second },
  notifications: { refetchInterval: minute },
  me: { staleTime: 5 * minute },
  profile: { staleTime: 10 * minute },
  properties: { staleTime: 10 * minute },
  smartLinks: { staleTime: 5 * minute },
  waitlistStats: { refetchInterval: 10 * second },
} as const;
