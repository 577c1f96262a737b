import type { CommunityPage } from "@llave/contract/community";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { request } from "../../data/request.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import type { DirectoryFilter } from "./filter.ts";

interface LoadedPage extends CommunityPage {
  /** Path of the next page; undefined on the last. */
  next: string | undefined;
}

/** The agents that match, page by page. Names of specialties are searched in the page's language, hence its place in the key. */
export function useDirectory({ q, market, specialty }: Omit<DirectoryFilter, "view">) {
  const { language } = useLanguage();
  const first = `/api/community?${new URLSearchParams({ q: q.trim(), market, specialty })}`;
  return useInfiniteQuery({
    queryKey: [first, language],
    queryFn: ({ pageParam, signal }) => loadPage(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}

async function loadPage(path: string, signal: AbortSignal): Promise<LoadedPage> {
  const response = await request("GET", path, undefined, signal);
  const next = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  return { ...(await response.json()), next };
}
