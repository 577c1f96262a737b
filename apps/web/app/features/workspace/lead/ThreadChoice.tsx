import type { LeadDetail } from "@llave/contract/leads/leads";
import { useNow } from "../../../components/hooks/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { momentText } from "../../leads/detail/history/momentText.ts";
import { catalogs } from "../../leads/detail/texts/catalogs.ts";

interface ThreadChoiceProps {
  threads: LeadDetail["threads"];
  /** The open one. */
  open: string | null;
  name: string;
  onChoose: (conversationId: string) => void;
}

/** The conversations of a renter who wrote from several places, the current one first. */
export function ThreadChoice({ threads, open, name, onChoose }: ThreadChoiceProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const now = useNow();
  if (threads.length < 2) return null;
  return (
    <div className="flex-none border-b border-line px-3 py-2 phone:px-5">
      <nav aria-label={t("thread.choose")} className="flex overflow-x-auto rounded-[10px] bg-fill-2 p-0.5">
        {threads.map(({ conversationId, startedAt, needsYou }, index) => (
          <button
            key={conversationId}
            type="button"
            aria-current={conversationId === open || undefined}
            onClick={() => onChoose(conversationId)}
            className="flex h-11 flex-auto items-center justify-center gap-2 rounded-[8px] px-3 text-sm font-semibold whitespace-nowrap text-ink-2 aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-1 phone:h-8"
          >
            {index === 0 ? t("thread.current") : t("thread.earlier", { day: momentText(startedAt, now, language) })}
            {needsYou && (
              <span className="size-2 rounded-full bg-orange-dot">
                <span className="sr-only">{t("thread.needsYou")}</span>
              </span>
            )}
          </button>
        ))}
      </nav>
      {open !== threads[0]?.conversationId && (
        <p className="mt-2 text-sm text-ink-2">{t("thread.elsewhere", { name })}</p>
      )}
    </div>
  );
}
