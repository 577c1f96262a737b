import { useEffect, useState } from "react";

type Part = Partial<typeof import("./ClosedChat.ts")>;

/**
 * The screen for a SmartLink that leads nowhere is fetched when an open chat's link closes: hardly any renter meets
 * it. Until it is there, and where it cannot be fetched, the chat stays with its messages and takes no more.
 */
export function useUnavailable(due: boolean): Part {
  const [part, setPart] = useState<Part>({});
  useEffect(() => {
    if (due) import("./ClosedChat.ts").then(setPart, () => {});
  }, [due]);
  return part;
}
