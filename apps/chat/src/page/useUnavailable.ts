import { useEffect, useState } from "react";

type Part = Partial<typeof import("./ClosedChat.ts")>;

/**
 * Loads the unavailable screen when an open chat's link closes, which few renters ever see. Until it is there, or if it
 * can't be fetched, the chat keeps its messages and accepts no more.
 */
export function useUnavailable(due: boolean): Part {
  const [part, setPart] = useState<Part>({});
  useEffect(() => {
    if (due) import("./ClosedChat.ts").then(setPart, () => {});
  }, [due]);
  return part;
}
