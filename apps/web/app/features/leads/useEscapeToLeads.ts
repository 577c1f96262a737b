import { useEffect } from "react";
import { useNavigate } from "react-router";
import { isTyping } from "../../components/shortcuts.ts";
import { isLeadPage, paths } from "../../paths.ts";
import { filterQuery, isFromList, readFilter } from "./filter.ts";

/**
 * Escape on a lead's page returns to where it was opened from, the list or the queue, except while typing or with an open
 * menu. The dashboard's frame listens, not the page: the address changes before the page is rendered, and the key works
 * from then on.
 */
export function useEscapeToLeads(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
      const { pathname, search } = window.location;
      if (!isLeadPage(pathname) || isTyping(event.target)) return;
      event.preventDefault();
      const query = new URLSearchParams(search);
      navigate(isFromList(query) ? paths.leads + filterQuery(readFilter(query)) : paths.dashboard);
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);
}
