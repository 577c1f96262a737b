import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "../language/LanguageProvider.tsx";
import { toastsId } from "../notifications/toasts.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };
/** The element that every page marks as its content. */
export const contentId = "content";

/** Moves focus to the page's content. */
export function focusContent(): void {
  document.getElementById(contentId)?.focus({ preventScroll: true });
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
    // The address changes before the page is rendered: someone may already have moved to the toast with F8.
    if (!document.activeElement?.closest(`#${toastsId}`)) focusContent();
    setAnnounced(document.title);
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
