import type { Lead } from "@llave/contract/leads";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { isTyping, singleKeysWork } from "../../../agent/shortcuts.ts";
import { paths } from "../../../paths.ts";
import { neighborsOf } from "./neighbours.ts";

const directions = { j: "next", k: "previous" } as const;

/**
 * j and k step through the list, except while typing or with an open menu. They start from the lead in the address,
 * which changes before the page is rendered; otherwise a key pressed in between would start from the previous lead.
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
      const lead = neighborsOf(leadId, leads)?.[directions[event.key as keyof typeof directions]];
      if (!lead) return;
      event.preventDefault();
      navigate(paths.lead(lead.id) + query, { replace: true });
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [navigate]);
}
