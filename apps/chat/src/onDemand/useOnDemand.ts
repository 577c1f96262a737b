import { useEffect, useState } from "react";

/**
 * A part of the page that loads when it is first needed, so that it doesn't slow down the first screen. If it can't be
 * loaded the page works without it, and the next change of `due` tries again.
 * @param ready the parts that are there from the start
 */
export function useOnDemand<Part extends object>(
  due: unknown,
  load: () => Promise<Part>,
  ready: Partial<Part> = {},
): Partial<Part> {
  const [part, setPart] = useState(ready);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether it is due decides
  useEffect(() => {
    if (due) load().then(setPart, () => {});
  }, [due]);
  return part;
}
