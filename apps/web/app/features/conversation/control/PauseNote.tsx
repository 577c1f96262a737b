import type { ConversationDetail } from "@llave/contract/conversations/inbox";
import { useEffect, useState } from "react";
import { button } from "../../../components/button.ts";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { useRefreshConversation } from "../queries.ts";
import { catalogs } from "../texts/catalogs.ts";
import { useControl } from "./useControl.ts";

/** The assistant is paused because the agent wrote: how long, and the way to end it. */
export function PauseNote({ conversation, name }: { conversation: ConversationDetail; name: string }) {
  const t = useTexts(catalogs);
  const change = useControl(conversation);
  const left = usePauseLeft(conversation);
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 border-b border-mint-line bg-mint-wash px-5 py-2 text-sm text-mint-ink">
      <p role="timer">{t(conversation.muted ? "pause.left.muted" : "pause.left", { time, name })}</p>
      <button type="button" className={button("line", "small")} onClick={() => change({ resume: true })}>
        {t("pause.resume")}
      </button>
    </div>
  );
}

/** Seconds left by the server's clock: counted from its answer, so a wrong clock here makes no difference. */
function usePauseLeft({ id, pauseLeft }: ConversationDetail): number {
  const refresh = useRefreshConversation(id);
  const total = pauseLeft ?? 0;
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const began = performance.now();
    setPassed(0);
    const timer = setInterval(() => {
      const seconds = Math.floor((performance.now() - began) / 1000);
      setPassed(seconds);
      if (seconds < total) return;
      clearInterval(timer);
      refresh();
    }, 1000);
    return () => clearInterval(timer);
  }, [total, refresh]);
  return Math.max(0, total - passed);
}
