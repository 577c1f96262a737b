import type { OwnPlace } from "@llave/contract/waitlist";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { getJson, HttpError } from "../../data/request.ts";
import { ownPlacePath } from "./place.ts";

/** The visitor's own place; null for somebody who is not on the list. Not asked for where nobody could be known. */
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
    // A place moves while others join and are invited: each visit shows the present one.
    gcTime: 0,
  });
}
