import type { ConversationDetail, Draft } from "@llave/contract/conversations/inbox";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toastFailure, useAction } from "../../../session/useAction.ts";
import { sendApproval, sendDecline } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { approvals, type PendingApproval } from "../undo/pendingApproval.ts";

/** Decisions that the renter learns of. Each is sent after the five seconds in which the agent can undo it. */
export function useUndoableSending({ id: conversationId }: ConversationDetail, name: string) {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const { run } = useAction();
  const aboutOf = ({ id: draftId, content, language }: Draft) => {
    const path = window.location.pathname + window.location.search;
    return { draftId, conversationId, name, path, content, language };
  };
  const failure = (title: string) => ({ title, fallback: t("draft.failed") });
  return {
    approve(draft: Draft, texts: Pick<PendingApproval, "edited" | "save" | "translation">) {
      approvals.begin({ ...aboutOf(draft), ...texts, declines: false }, (pending) => {
        void run(
          () => sendApproval(client, pending),
          (failed) => toastFailure(failed, failure(t("draft.unsent", { name }))),
        );
      });
    },
    decline(draft: Draft) {
      const nothing = { edited: undefined, save: false, translation: "" };
      approvals.begin({ ...aboutOf(draft), ...nothing, declines: true }, (pending) => {
        void run(
          () => sendDecline(client, pending),
          (failed) => toastFailure(failed, failure(t("draft.undeclined", { name }))),
        );
      });
    },
  };
}
