import type { FollowUpPlan, LeadFollowUps, PlannedFollowUp } from "@llave/contract/followUps/followUps";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../data/request.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts, undoMs } from "../../notifications/toasts.ts";
import { toastFailure, useAction } from "../../session/useAction.ts";
import { lookEveryMs, lookForMs } from "../channels/queries.ts";
import { isUnderway } from "./itemText.ts";
import { catalogs } from "./texts/catalogs.ts";

const dayPath = "/api/follow-ups";

/** While a message is being sent, the page checks whether it was. */
function lookAgain(items: PlannedFollowUp[] = []): number | false {
  const now = Date.now();
  const isExpected = (item: PlannedFollowUp) => isUnderway(item, now) && now - Date.parse(item.at) < lookForMs;
  return items.some(isExpected) ? lookEveryMs : false;
}

/** Today's plan. */
export function useFollowUpPlan() {
  return useQuery<FollowUpPlan>({
    queryKey: [dayPath],
    refetchInterval: ({ state }) => lookAgain(state.data?.items),
  });
}

/** What is planned for a lead, and what was sent. */
export function useLeadFollowUps(leadId: string) {
  return useQuery<LeadFollowUps>({
    queryKey: [`/api/leads/${leadId}/follow-ups`],
    refetchInterval: ({ state }) => lookAgain(state.data?.items),
  });
}

/** Skips, puts back or sends one message; a toast says what was done. */
export function useItemCommands() {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const { busy, run, runOnce } = useAction((failure) => {
    toastFailure(failure, { title: t("failed"), fallback: t("failed.action") });
    void refetch();
  });
  const refetch = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [key] }) => /follow-ups$|\/messages$/.test(String(key)) });
  const post =
    (act: "skip" | "send" | "restore", { leadId, id }: PlannedFollowUp) =>
    async () => {
      await request("POST", `${dayPath}/${act}`, { leadId, id });
      await refetch();
    };
  return {
    busy,
    async skip(item: PlannedFollowUp): Promise<void> {
      if (!(await runOnce(post("skip", item)))) return;
      toasts.add({
        title: t("skipped"),
        duration: undoMs,
        action: {
          label: t("undo"),
          instead: t("undo.instead"),
          run: () => void run(post("restore", item)),
        },
      });
    },
    restore: (item: PlannedFollowUp) => void runOnce(post("restore", item)),
    async send(item: PlannedFollowUp): Promise<void> {
      if (await runOnce(post("send", item))) toasts.add({ title: t("sent") });
    },
  };
}
