import type { LeadDetail } from "@llave/contract/leads/leads";
import { useNavigate } from "react-router";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { paths } from "../../../paths.ts";
import { pageAddress } from "../../../undo/pageAddress.ts";
import { useLeadCommand, useUndoable } from "../../leads/useLeadChanges.ts";
import type { Place } from "../place/usePlace.ts";
import { catalogs } from "../texts/catalogs.ts";
import { stillOpen } from "./stillOpen.ts";

export interface Done {
  /** Puts the lead aside until its renter writes, and goes on to the next person; undefined if it is already. */
  putAside?: () => void;
  /** Takes that back; undefined if it isn't put aside. */
  putBack?: () => void;
}

/** Putting the open lead aside, with an undo that comes back to it, and putting it back later. */
export function useDone(lead: LeadDetail | undefined, name: string, { after, query }: Place): Done {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const change = useUndoable();
  const command = useLeadCommand();
  const navigate = useNavigate();
  if (!lead) return {};
  const path = `/api/leads/${lead.id}/done`;
  if (lead.doneAt !== null) return { putBack: () => void command("DELETE", path) };
  const putAside = () => {
    const from = pageAddress();
    const open = stillOpen(lead.tasks, language);
    void change(["POST", path], {
      done: t("done.done", { name }),
      description: open === "" ? undefined : t("done.open", { items: open }),
      undo: ["DELETE", path],
      // As after every undo: back to the page where it was done.
      onUndo: () => from !== pageAddress() && void navigate(from, { replace: true }),
    });
    if (after) void navigate(paths.lead(after.id) + query, { replace: true });
  };
  return { putAside };
}
