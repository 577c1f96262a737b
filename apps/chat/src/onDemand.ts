import { useEffect, useState } from "react";

/**
 * A part of the page that is fetched when it is first due: what comes before does not pay for it. Where it cannot be
 * fetched the page goes on without, and the next change of `due` tries again.
 */
export function useOnDemand<Part extends object>(due: unknown, load: () => Promise<Part>): Partial<Part> {
  const [part, setPart] = useState<Partial<Part>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether it is due decides
  useEffect(() => {
    if (due) load().then(setPart, () => {});
  }, [due]);
  return part;
}
