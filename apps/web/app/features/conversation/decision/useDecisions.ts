import type { ConversationDetail, Draft } from "@llave/contract/conversations/inbox";
import { useEffect, useState } from "react";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts, undoMs } from "../../../notifications/toasts.ts";
import { type FailedCall, useAction } from "../../../session/useAction.ts";
import { pendingDecisions, usePendingDecision } from "../../../undo/pendingDecision.ts";
import { useDecideDraft } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { useDraftEdits } from "./draftEdits.ts";
import { inOrder } from "./inOrder.ts";
import { useUndoableSending } from "./useUndoableSending.ts";
import { useWithdrawnDrafts } from "./useWithdrawnDrafts.ts";

interface Around {
  name: string;
  onLast: () => void;
  /** Keeps text that the agent wrote into a draft that was withdrawn. */
  onKeep: (text: string) => void;
}

/** A conversation's decisions, one at a time: the current one, the agent's edit of it, and the actions. */
export function useDecisions(conversation: ConversationDetail, { name, onLast, onKeep }: Around) {
  const pending = usePendingDecision();
  const [chosen, setChosen] = useState<string | null>(null);
  useWithdrawal(conversation);
  const open = conversation.drafts.filter(({ id }) => id !== pending?.id);
  const waiting = open.filter(({ status }) => status === "waiting").toSorted(inOrder);
  const acts = useActs(conversation, name);
  useWithdrawnDrafts(conversation, {
    editedOf: acts.rest.editedOf,
    isPending: (id) => id === pending?.id,
    onKeep: (draft, text) => {
      acts.rest.edit(draft.id, null);
      onKeep(text);
    },
  });
  // Keeps what the agent is editing when new data arrives.
  const edited = waiting.find((draft) => acts.rest.editedOf(draft) !== null);
  const front = waiting.find(({ id }) => id === chosen) ?? edited ?? waiting[0] ?? null;
  return {
    front,
    others: waiting.filter((draft) => draft !== front),
    choose: setChosen,
    /**
     * Approves the current one; after a person's last one, goes to the next person.
     * @returns false if the agent has to complete the draft first
     */
    approve(draft: Draft): boolean {
      const approved = acts.approve(draft);
      if (approved && waiting.length <= 1) onLast();
      return approved;
    },
    /** Shows the next decision. */
    next: () => setChosen(waiting[(waiting.indexOf(front ?? (waiting[0] as Draft)) + 1) % waiting.length]?.id ?? null),
    ...acts.rest,
    /** Dismisses the current one; a declined showing tells the renter, so that waits for an undo like an approval. */
    reject(draft: Draft) {
      if (draft.kind !== "showing") return acts.dismiss(draft);
      acts.decline(draft);
      if (waiting.length <= 1) onLast();
    },
  };
}

export type Decisions = ReturnType<typeof useDecisions>;

/** A draft that a renter's new message supersedes within the five seconds isn't sent. */
function useWithdrawal({ id, drafts }: ConversationDetail): void {
  const pending = usePendingDecision();
  const withdrawn =
    pending?.draft?.conversationId === id && !drafts.some((one) => one.id === pending.id && one.status === "waiting");
  const draftId = pending?.id;
  const t = useTexts(catalogs);
  const text = t("draft.withdrawn");
  useEffect(() => {
    if (!withdrawn || draftId === undefined) return;
    pendingDecisions.withdraw(draftId);
    toasts.add({ title: text, tone: "destructive" });
  }, [withdrawn, draftId, text]);
}

function useActs(conversation: ConversationDetail, name: string) {
  const t = useTexts(catalogs);
  const decide = useDecideDraft(conversation.id);
  const { editedOf, edit } = useDraftEdits();
  const saving = useSaving();
  const sending = useUndoableSending(conversation, name);
  const [problem, setProblem] = useState<Record<string, string>>({});
  const deciding = useAction();

  const refused =
    (id: string) =>
    ({ error = t("draft.failed") }: FailedCall) =>
      setProblem((all) => ({ ...all, [id]: error }));

  const offerUndo = useUndoOffer(conversation.id);
  const reject = async ({ id }: Draft) =>
    !deciding.busy && (await deciding.run(() => decide("reject", id), refused(id)));
  return {
    /** @returns false if the agent has to complete the draft first */
    approve(draft: Draft): boolean {
      const { id, needsAnswer, content } = draft;
      const text = editedOf(draft) ?? undefined;
      if (needsAnswer && (text === undefined || text.trim() === content.trim())) {
        edit(id, text ?? content);
        return false;
      }
      edit(id, null);
      const [save, translation] = [saving.savesOf(draft), saving.translationOf(draft)];
      sending.approve(draft, { edited: text, save, translation });
      return true;
    },
    decline: sending.decline,
    dismiss(draft: Draft) {
      void reject(draft).then((rejected) => rejected && offerUndo(draft));
    },
    rest: {
      pending: deciding.busy,
      editedOf,
      problemOf: (draft: Draft) => problem[draft.id] ?? "",
      edit,
      ...saving,
      /** Shows the edited text of an undone approval. */
      takeBack(draft: Draft) {
        const undone = pendingDecisions.takeUndone(draft.id);
        if (undone === undefined) return;
        edit(draft.id, undone.edited);
        saving.setTranslation(draft, undone.translation);
      },
    },
  };
}

/** An answer about one listing is saved to it unless the agent unchecks the box; any other only if they check it. */
function useSaving() {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({});
  const [translations, setTranslations] = useState<Readonly<Record<string, string>>>({});
  return {
    savesOf: ({ id, savesTo }: Draft) => chosen[id] ?? savesTo !== null,
    setSaves: ({ id }: Draft, saves: boolean) => setChosen((all) => ({ ...all, [id]: saves })),
    translationOf: ({ id }: Draft) => translations[id] ?? "",
    setTranslation: ({ id }: Draft, text: string) => setTranslations((all) => ({ ...all, [id]: text })),
  };
}

/** Offers to undo a dismissal. */
function useUndoOffer(conversationId: string) {
  const t = useTexts(catalogs);
  const decide = useDecideDraft(conversationId);
  const { run } = useAction(() => toasts.add({ title: t("draft.undo.failed"), tone: "destructive" }));
  return ({ id }: Draft) => {
    const restore = () => void run(() => decide("restore", id));
    toasts.add({
      title: t("draft.rejected"),
      duration: undoMs,
      action: { label: t("draft.undo"), instead: t("draft.undo.instead"), run: restore },
    });
  };
}
