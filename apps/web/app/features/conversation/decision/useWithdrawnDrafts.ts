import type { ConversationDetail, Draft } from "@llave/contract/conversations/inbox";
import type { Translate } from "@llave/ui/translate";
import { useEffect, useRef } from "react";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { toasts, undoMs } from "../../../notifications/toasts.ts";
import { catalogs } from "../texts/catalogs.ts";
import type { en } from "../texts/en.ts";

interface Withdrawing {
  /** What the agent has made of a draft; null if they haven't changed it. */
  editedOf: (draft: Draft) => string | null;
  /** True for a draft whose approval counts down: undoing it has its own notice. */
  isPending: (id: string) => boolean;
  onKeep: (draft: Draft, text: string) => void;
}

/**
 * Tells the agent when a draft on the screen is withdrawn because the conversation moved on. Text they had written
 * stays in the message field, even if it was withdrawn before the page opened; a draft that is renewed needs no notice.
 */
export function useWithdrawnDrafts({ drafts }: ConversationDetail, withdrawing: Withdrawing): void {
  const t = useTexts(catalogs);
  const waited = useRef(new Set<string>());
  const latest = useRef({ ...withdrawing, t });
  latest.current = { ...withdrawing, t };
  useEffect(() => {
    const waiting = drafts.filter(({ status }) => status === "waiting");
    const withdrawn = drafts.filter(({ id, status }) => status === "superseded" && waited.current.has(id));
    const left = drafts.filter(
      (draft) => draft.status === "superseded" && !withdrawn.includes(draft) && latest.current.editedOf(draft) !== null,
    );
    waited.current = new Set(waiting.map(({ id }) => id));
    for (const draft of [...left, ...withdrawn]) {
      if (latest.current.isPending(draft.id)) continue;
      announce(draft, { ...latest.current, renewed: waiting.some(({ kind }) => kind === draft.kind) });
    }
  }, [drafts]);
}

interface Announcing extends Withdrawing {
  t: Translate<keyof typeof en>;
  renewed: boolean;
}

function announce(draft: Draft, { t, renewed, editedOf, onKeep }: Announcing): void {
  const edited = editedOf(draft);
  if (edited !== null) {
    onKeep(draft, edited);
    toasts.add({ title: t("draft.gone.kept") });
  } else if (!renewed) {
    const action = { label: t("draft.use"), instead: t("draft.use.instead"), run: () => onKeep(draft, draft.content) };
    toasts.add({ title: t("draft.gone"), duration: undoMs, action });
  }
}
