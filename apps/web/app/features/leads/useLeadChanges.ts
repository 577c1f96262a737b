import type { QueryClient } from "@tanstack/react-query";
import { useQueryClient } from "@tanstack/react-query";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts } from "../../notifications/toasts.ts";
import { type FailedCall, useAction } from "../../session/useAction.ts";
import { useUndoToast } from "../../undo/useUndoToast.ts";
import { catalogs } from "./texts/catalogs.ts";

/**
 * Refetches what a change of leads may have affected: lists, figures, and the lead itself.
 * @param gone path of a lead that can no longer be fetched
 */
export function refetchLeads(queryClient: QueryClient, gone?: string): void {
  const touched = /^\/api\/(leads|saved-views|showings|agent\/dashboard|dashboard|conversations)/;
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      touched.test(String(path)) && (gone === undefined || !String(path).startsWith(gone)),
  });
}

/** Shows why a lead couldn't be changed. */
export function useLeadFailure(): (failure: FailedCall) => void {
  const t = useTexts(catalogs);
  return ({ error }) => void toasts.add({ title: error ?? t("change.failed"), tone: "destructive" });
}

/** Sends a change; a toast reports failures. Returns true if it was done. */
export function useLeadCommand() {
  const queryClient = useQueryClient();
  const { run } = useAction(useLeadFailure());
  return (method: string, path: string, payload?: unknown): Promise<boolean> =>
    run(async () => {
      await request(method, path, payload);
      refetchLeads(queryClient, method === "DELETE" ? path : undefined);
    });
}

type Command = [method: string, path: string, payload?: unknown];

interface Undoing {
  /** What was done, and more about it. */
  done: string;
  description?: string | undefined;
  undo: Command;
  onUndo?: () => void;
}

/** Sends a change right away and offers an undo. Returns true if it was done. */
export function useUndoable() {
  const offerUndo = useUndoToast();
  const command = useLeadCommand();
  return async ([method, path, payload]: Command, { done, description, undo, onUndo }: Undoing): Promise<boolean> => {
    if (!(await command(method, path, payload))) return false;
    offerUndo({ title: done, ...(description !== undefined && { description }) }, () => {
      void command(...undo);
      onUndo?.();
    });
    return true;
  };
}

/** Removes a lead right away and offers to restore it. Returns true if it was removed. */
export function useRemoval() {
  const t = useTexts(catalogs);
  const command = useUndoable();
  return (leadId: string, name: string) =>
    command(["DELETE", `/api/leads/${leadId}`], {
      done: t("removed", { name }),
      undo: ["POST", `/api/leads/${leadId}/restore`],
    });
}
