import { useEffect, useState } from "react";

type Parts = Partial<typeof import("./SearchCard.tsx") & typeof import("./SearchSheet.tsx")>;

/** Where the agent's column, which holds the card, gives way to the chat alone; as in the style sheet. */
const narrow = "(max-width: 1000px)";

/**
 * "Your search so far" is fetched when there is something to show, and only the form that the
 * window has room for: a first visit does not pay for it. Where it cannot be fetched, the chat
 * goes on without and the next change tries again.
 * @param known number of facts
 */
export function useSearchParts(known: number): Parts {
  const [parts, setParts] = useState<Parts>({});
  useEffect(() => {
    if (known === 0) return;
    const media = matchMedia(narrow);
    const load = () => {
      const part: Promise<Parts> = media.matches ? import("./SearchSheet.tsx") : import("./SearchCard.tsx");
      part.then(
        (loaded) => setParts((before) => ({ ...before, ...loaded })),
        () => {},
      );
    };
    load();
    media.addEventListener("change", load);
    return () => media.removeEventListener("change", load);
  }, [known]);
  return parts;
}
