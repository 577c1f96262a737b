import { useEffect, useState } from "react";

type Part = Partial<typeof import("./Offers.tsx")>;

/**
 * What stands under replies is fetched when the first one has something: a first visit does not pay for it.
 * Where it cannot be fetched the words of the reply say the same, and the next offer tries again.
 * @param count replies with something under them
 */
export function useOffers(count: number): Part {
  const [part, setPart] = useState<Part>({});
  useEffect(() => {
    if (count > 0) import("./Offers.tsx").then(setPart, () => {});
  }, [count]);
  return part;
}
