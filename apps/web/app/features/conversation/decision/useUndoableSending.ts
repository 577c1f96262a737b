import type { ConversationDetail, Draft } from "@llave/contract/conversations/inbox";
import { useQueryClient } from "@tanstack/react-query";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toastFailure, useAction } from "../../../session/useAction.ts";
import { pageAddress } from "../../../undo/pageAddress.ts";
import { type DecidedDraft, pendingDecisions } from "../../../undo/pendingDecision.ts";
import { decideDraft, sendApproval } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";

/** Decisions that the renter learns of. Each is sent after the five seconds in which the agent can undo it. */
export function useUndoableSending({ id: conversationId }: ConversationDetail, name: string) {
  const t = useTexts(catalogs);
  const client = useQueryClient();
  const { run } = useAction();
  const begin = (kind: "send" | "decline", id: string, draft: DecidedDraft) => {
    const send = () =>
      kind === "send" ? sendApproval(client, id, draft) : decideDraft(client, conversationId, "reject", id);
    const title = t(kind === "send" ? "draft.unsent" : "draft.undeclined", { name });
    pendingDecisions.begin({ id, kind, name, path: pageAddress(), draft }, () => {
      void run(send, (failed) => toastFailure(failed, { title, fallback: t("draft.failed") }));
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
