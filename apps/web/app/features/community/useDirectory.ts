import type { CommunityPage } from "@llave/contract/site/community";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { getPage } from "../../data/request.ts";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import type { DirectoryFilter } from "./filter.ts";

/**
 * The matching agents, page by page. Specialties are searched by their names in the page's language, so the key
 * includes it.
 */
export function useDirectory({ q, market, specialty }: Omit<DirectoryFilter, "view">) {
  const { language } = useLanguage();
  const first = `/api/community?${new URLSearchParams({ q: q.trim(), market, specialty })}`;
  return useInfiniteQuery({
    queryKey: [first, language],
    queryFn: ({ pageParam, signal }) => getPage<CommunityPage>(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }: { next: string | null }) => next,
    placeholderData: keepPreviousData,
  });
}
