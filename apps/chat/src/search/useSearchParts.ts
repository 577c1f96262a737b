import { useEffect, useState } from "react";

type Parts = typeof import("./parts.ts");

/**
 * "Your search so far" is fetched when there is something to show: a first visit does not
 * pay for it. Where it cannot be fetched, the chat goes on without and the next change tries again.
 * @param known number of facts
 */
export function useSearchParts(known: number): Parts | null {
  const [parts, setParts] = useState<Parts | null>(null);
  useEffect(() => {
    if (known === 0 || parts) return;
    import("./parts.ts").then(setParts, () => {});
  }, [known, parts]);
  return parts;
}
