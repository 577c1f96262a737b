import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toastsId } from "../../notifications/toasts.ts";
import { catalogs } from "../texts/catalogs.ts";

/** The element that every page marks as its content. */
export const contentId = "content";

/** Moves focus to the page's content. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
}

/** A page that loads its name changes its title more than once; the last one is announced. Milliseconds. */
const settledMs = 300;
/** After this long, a changed title is no longer about the page's opening. Milliseconds. */
const watchedMs = 8_000;

/** Announces the page's title once it stops changing: right after the address changes, it is still the previous page's. */
function whenTitled(announce: (title: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => announce(document.title), settledMs);
  };
  const observer = new MutationObserver(wait);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  const end = setTimeout(() => observer.disconnect(), watchedMs);
  wait();
  return () => {
    clearTimeout(timer);
    clearTimeout(end);
    observer.disconnect();
  };
}

/** Skips to the content, focuses it when the page changes and announces the new page's title. */
export function RouteFocus() {
  const t = useTexts(catalogs);
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The address changes before the page is rendered: someone may already have moved to the toast with F8, or typed
    // into the search that Ctrl K opens.
    if (!document.activeElement?.closest(`#${toastsId}, [role=dialog][data-state=open]`)) focusContent();
    return whenTitled(setAnnounced);
  }, [pathname]);

  return (
    <>
      <a
        href={`#${contentId}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-m bg-ink px-4 py-3 font-semibold text-on-night focus:translate-y-0"
      >
        {t("skip")}
      </a>
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  );
}
