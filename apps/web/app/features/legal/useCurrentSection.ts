import { useEffect, useState } from "react";
import type { LegalText } from "./legalText.ts";

/** The part of the window where a section counts as being read: from below the navigation bar to the lower middle. */
const readingZone = { rootMargin: "-100px 0px -40% 0px" };

/** The section being read: the first in the zone, or the one just jumped to. Null above the first. */
export function useCurrentSection(text: LegalText): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const ids = Object.keys(text.sections);
    const seen = new Set<string>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) seen.add(target.id);
        else seen.delete(target.id);
      }
      // The last sections can't scroll to the top, so after a jump another one may be above them.
      const jumpedTo = location.hash.slice(1);
      setCurrent(seen.has(jumpedTo) ? jumpedTo : (ids.find((id) => seen.has(id)) ?? null));
    }, readingZone);
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [text]);
  return current;
}
