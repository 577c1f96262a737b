import type { ControlChange, ConversationDetail } from "@llave/contract/conversations/inbox";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import { useSetControl } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";

/** Changes who answers a conversation, one change at a time. */
export function useControl({ id }: Pick<ConversationDetail, "id">) {
  const t = useTexts(catalogs);
  const setControl = useSetControl(id);
  const { runOnce } = useAction(() => toasts.add({ title: t("control.failed"), tone: "destructive" }));
  return (change: ControlChange) =>
    void runOnce(async () => {
      await setControl(change);
      toasts.add({ title: t(doneText(change)) });
    });
}

function doneText({ mode, review, muted, resume }: ControlChange) {
  if (resume) return "control.resumed.done";
  if (review) return "control.review.done";
  if (mode) return `control.${mode}.done` as const;
  return muted ? "control.muted.done" : "control.unmuted.done";
}
