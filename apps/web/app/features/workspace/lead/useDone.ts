import { useNavigate } from "react-router";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { useUndoable } from "../../leads/useLeadChanges.ts";
import type { Place } from "../place/usePlace.ts";
import { catalogs } from "../texts/catalogs.ts";

/** Puts the open lead aside until its renter writes, which can be undone, and goes on to the next person. */
export function useDone(lead: { id: string; name: string } | null, { after, query }: Place): () => void {
  const t = useTexts(catalogs);
  const change = useUndoable();
  const navigate = useNavigate();
  return () => {
    if (!lead) return;
    const path = `/api/leads/${lead.id}/done`;
    void change(["POST", path], { done: t("done.done", { name: lead.name }), undo: ["DELETE", path] });
    if (after) void navigate(paths.lead(after.id) + query, { replace: true });
  };
}
