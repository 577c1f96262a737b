import type { ConversationDetail, Draft } from "@llave/contract/inbox";
import { useState } from "react";
import { useSingleKeys } from "../../agent/shortcuts.ts";
import { useKeys } from "../../agent/useKeys.ts";
import { refusalOf } from "../../data/refusal.ts";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { toasts, undoFor } from "../../notifications/toasts.ts";
import { DraftCard } from "./DraftCard.tsx";
import { useDecideDraft } from "./queries.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface DraftsProps {
  conversation: ConversationDetail;
  /** Puts an overtaken draft's words where the agent writes. */
  onUse: (text: string) => void;
}

/** What waits for the agent's word, the oldest in front. Its keys are a, Enter and x. */
export function Drafts({ conversation, onUse }: DraftsProps) {
  const t = useTexts(catalogues);
  const { drafts } = conversation;
  const decision = useDecision(conversation.id);
  const front = drafts.find(({ status }) => status === "waiting");
  useKeys(front ? decision.keysOf(front) : {});
  const keysWork = useSingleKeys();
  if (drafts.length === 0) return null;
  return (
    <section aria-label={t("drafts.label")} className="grid gap-3 px-3 pb-3 phone:px-5 phone:pb-4">
      {drafts.map((draft) => (
        <DraftCard
          key={draft.id}
          draft={draft}
          front={draft.id === front?.id}
          keys={keysWork && draft.id === front?.id}
          {...decision.of(draft)}
          onUse={() => {
            onUse(draft.content);
            decision.of(draft).onDismiss();
          }}
        />
      ))}
      <p className="text-xs text-muted max-phone:hidden">{front && keysWork && t("drafts.keys")}</p>
    </section>
  );
}

/** Decides drafts: what is being edited, what went wrong, and the acts of each. */
function useDecision(conversationId: string) {
  const t = useTexts(catalogues);
  const { mutate, isPending } = useDecideDraft(conversationId);
  const [edited, setEdited] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<Record<string, string>>({});

  const onError = (id: string) => (error: Error) =>
    setProblem((all) => ({ ...all, [id]: refusalOf(error).error ?? t("draft.failed") }));
  const onEdit = (id: string) => (text: string | null) =>
    setEdited(({ [id]: _, ...others }) => (text === null ? others : { ...others, [id]: text }));

  // A showing's time is free again and the renter was told: that is not taken back.
  function offerUndo({ id, kind }: Draft) {
    if (kind === "showing") return;
    const restore = () => mutate({ act: "restore", id }, { onError: () => toasts.add(undoFailed) });
    toasts.add({
      title: t("draft.rejected"),
      duration: undoFor,
      action: { label: t("draft.undo"), instead: t("draft.undo.instead"), run: restore },
    });
  }
  const undoFailed = { title: t("draft.undo.failed"), tone: "destructive" } as const;

  function of(draft: Draft) {
    const { id, needsAnswer } = draft;
    const text = edited[id];
    return {
      edited: text ?? null,
      pending: isPending,
      problem: problem[id] ?? "",
      onEdit: onEdit(id),
      onApprove() {
        if (isPending) return;
        if (needsAnswer && (text === undefined || text.trim() === draft.content.trim()))
          onEdit(id)(text ?? draft.content);
        else mutate({ act: "approve", id, ...(text !== undefined && { text }) }, { onError: onError(id) });
      },
      onReject() {
        if (isPending) return;
        mutate({ act: "reject", id }, { onError: onError(id), onSuccess: () => offerUndo(draft) });
      },
      onDismiss() {
        if (!isPending) mutate({ act: "reject", id }, { onError: onError(id) });
      },
    };
  }

  return {
    of,
    keysOf(draft: Draft) {
      const { onApprove, onEdit: edit, onReject } = of(draft);
      return { a: onApprove, Enter: () => edit(draft.content), x: onReject };
    },
  };
}
