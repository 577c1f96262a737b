import type { Lead } from "@llave/contract/leads";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isTyping, singleKeysWork } from "../../../agent/shortcuts.ts";
import { paths } from "../../../paths.ts";
import { neighboursOf } from "./neighbours.ts";

const directions = { j: "next", k: "previous" } as const;

/**
 * j and k go through the list; not while something is typed or a menu is open. They start from the lead in the address:
 * it changes before the page is drawn, and a key pressed in between would otherwise start from the lead before.
 * @param query of the list that the lead was opened from
 */
export function useLeadKeys(leads: readonly Lead[], query: string): void {
  const navigate = useNavigate();
  const latest = useRef({ leads, query });
  latest.current = { leads, query };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (!Object.hasOwn(directions, event.key) || !singleKeysWork()) return;
      const { leads, query } = latest.current;
      const leadId = window.location.pathname.split("/").at(-1) ?? "";
      const lead = neighboursOf(leadId, leads)?.[directions[event.key as keyof typeof directions]];
      if (!lead) return;
      event.preventDefault();
      navigate(paths.lead(lead.id) + query, { replace: true });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);
}
