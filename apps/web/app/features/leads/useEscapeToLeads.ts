import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../../agent/shortcuts.ts";
import { paths } from "../../paths.ts";
import { filterQuery, readFilter } from "./filter.ts";

const leadPath = /^\/dashboard\/leads\/[^/]+$/;

/**
 * Escape on a lead's page returns to the list it was opened from, except while typing or with an open menu. The
 * dashboard's frame listens, not the page: the address changes before the page is rendered, and the key works from then
 * on.
 */
export function useEscapeToLeads(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { pathname, search } = window.location;
      if (!leadPath.test(pathname) || isTyping(event.target)) return;
      event.preventDefault();
      navigate(paths.leads + filterQuery(readFilter(new URLSearchParams(search))));
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);
}
