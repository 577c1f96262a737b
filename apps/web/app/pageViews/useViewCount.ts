import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../language/LanguageProvider.tsx";
import { sendView, viewOf } from "./countView.ts";
import "./openedView.ts";

/** Counts every page change. The first page's referrer shows whether someone came from outside. */
export function useViewCount(): void {
  const { pathname, search } = useLocation();
  const { language } = useLanguage();
  const counted = useRef<string>(undefined);

  useEffect(() => {
    counted.current ??= window.countedPath;
    if (counted.current === pathname) return;
    const referrer = counted.current === undefined ? document.referrer : null;
    counted.current = pathname;
    const view = viewOf({ pathname, search, referrer, host: location.hostname, language });
    if (view) sendView(view);
  }, [pathname, search, language]);
}
