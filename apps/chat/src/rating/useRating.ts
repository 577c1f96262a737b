import { useEffect, useState } from "react";

type Part = Partial<typeof import("./Rating.tsx")>;

/** The rating is fetched when a chat has reached an end: what comes before does not pay for it. */
export function useRating(due: boolean): Part {
  const [part, setPart] = useState<Part>({});
  useEffect(() => {
    if (due) import("./Rating.tsx").then(setPart, () => {});
  }, [due]);
  return part;
}
