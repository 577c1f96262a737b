import type { OwnPlace } from "@llave/contract/site/waitlist";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { getJson, HttpError } from "../../data/request.ts";
import { ownPlacePath } from "./place.ts";

/** The visitor's own place; null for someone who isn't on the list. Not fetched if the visitor can't be known. */
export function useOwnPlace(mayHavePlace: boolean) {
  const path = ownPlacePath(useSearchParams()[0]);
  return useQuery({
    queryKey: [path],
    queryFn: async ({ signal }): Promise<OwnPlace | null> => {
      try {
        return await getJson<OwnPlace>(path, signal);
      } catch (error) {
        if (error instanceof HttpError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: mayHavePlace,
    // A place changes while others join and are invited: each view fetches it again.
    gcTime: 0,
  });
}
