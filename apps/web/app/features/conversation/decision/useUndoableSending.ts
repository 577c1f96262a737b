import type { ConversationDetail, Draft } from "@llave/contract/conversations/inbox";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toastFailure, useAction } from "../../../session/useAction.ts";
import { type DecidedDraft, pendingDecisions } from "../../../undo/pendingDecision.ts";
import { sendApproval, sendDecline } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";

/** Decisions that the renter learns of. Each is sent after the five seconds in which the agent can undo it. */
export function useUndoableSending({ id: conversationId }: ConversationDetail, name: string) {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const { run } = useAction();
  const begin = (kind: "send" | "decline", id: string, draft: DecidedDraft) => {
    const path = window.location.pathname + window.location.search;
    const send = kind === "send" ? sendApproval : sendDecline;
    const title = t(kind === "send" ? "draft.unsent" : "draft.undeclined", { name });
    pendingDecisions.begin({ id, kind, name, path, draft }, () => {
      void run(
        () => send(client, id, draft),
        (failed) => toastFailure(failed, { title, fallback: t("draft.failed") }),
      );
    });
  };
  return {
    approve({ id, content, language }: Draft, texts: Pick<DecidedDraft, "edited" | "save" | "translation">) {
      begin("send", id, { conversationId, content, language, ...texts });
    },
    decline({ id, content, language }: Draft) {
      begin("decline", id, { conversationId, content, language, edited: undefined, save: false, translation: "" });
    },
  };
}
