import { useEffect, useState } from "react";

type Parts = Partial<typeof import("./SearchCard.tsx") & typeof import("./SearchSheet.tsx")>;

/** Width below which the agent's column, with the card, disappears; same as in the style sheet. */
const narrow = "(max-width: 1000px)";

/**
 * Loads "Your search so far" once there is something to show, and only the version that fits the window, so a first
 * visit doesn't pay for it. If it can't be loaded, the chat works without it and the next change tries again.
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
