import type { LiveEvent } from "@llave/contract/agent/agent";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isLive, isTouched, listenToChanges } from "./liveChanges.ts";

/**
 * Changes within this time are fetched together, so that a burst of messages costs one round of calls. Milliseconds.
 */
const gatherMs = 250;

/**
 * Fetches what a live event reports as changed, as long as the dashboard is open. While a change is being sent, it waits:
 * the server would answer without it, and what the screen already shows would jump back.
 */
export function useLiveChanges(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    let gathered: LiveEvent[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchGathered = () => {
      if (queryClient.isMutating() > 0) {
        timer = setTimeout(fetchGathered, gatherMs);
        return;
      }
      const changes = gathered;
      gathered = [];
      timer = undefined;
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => changes.some((change) => isTouched(String(queryKey[0]), change)),
      });
    };
    const stop = listenToChanges("/api/events", {
      onChange(event) {
        gathered.push(event);
        timer ??= setTimeout(fetchGathered, gatherMs);
      },
      onOpen: () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isLive(String(queryKey[0])) }),
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [queryClient]);
}
