import type { LeadDetail } from "@llave/contract/leads";
import { type ReactNode, useState } from "react";
import { useNow } from "../../../components/useNow.ts";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { momentText } from "./momentText.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface ConversationsProps {
  lead: LeadDetail;
  name: string;
  /** Shows one of them. */
  show(conversationId: string): ReactNode;
}

/**
 * The lead's conversations. A renter who wrote from several places has several: the current one is open, and the page
 * follows the renter until the agent opens an earlier one.
 */
export function Conversations({ lead, name, show }: ConversationsProps) {
  const t = useTexts(catalogues);
  const [chosen, setChosen] = useState<string | null>(null);
  const [current] = lead.threads;
  if (!current) {
    return (
      <p className="grid flex-1 place-content-center rounded-l border border-line bg-card p-8 text-center text-muted">
        {t("thread.none")}
      </p>
    );
  }
  const open = lead.threads.find(({ conversationId }) => conversationId === chosen) ?? current;
  return (
    <>
      {lead.threads.length > 1 && (
        <ThreadChoice
          threads={lead.threads}
          open={open.conversationId}
          onChoose={(id) => setChosen(id === current.conversationId ? null : id)}
        />
      )}
      {open !== current && <p className="mb-2 text-sm text-ink-2">{t("thread.elsewhere", { name })}</p>}
      {show(open.conversationId)}
    </>
  );
}

interface ThreadChoiceProps {
  threads: LeadDetail["threads"];
  open: string;
  onChoose: (conversationId: string) => void;
}

function ThreadChoice({ threads, open, onChoose }: ThreadChoiceProps) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const now = useNow();
  return (
    <nav aria-label={t("thread.choose")} className="mb-2 flex overflow-x-auto rounded-[10px] bg-fill-2 p-0.5">
      {threads.map(({ conversationId, startedAt, needsYou }, index) => {
        const isOpen = conversationId === open;
        return (
          <button
            key={conversationId}
            type="button"
            aria-current={isOpen || undefined}
            onClick={() => onChoose(conversationId)}
            className="flex h-11 flex-auto items-center justify-center gap-2 rounded-[8px] px-3 text-sm font-semibold whitespace-nowrap text-ink-2 aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-1 phone:h-9"
          >
            {index === 0 ? t("thread.current") : t("thread.earlier", { day: momentText(startedAt, now, language) })}
            {needsYou && (
              <span className="size-2 rounded-full bg-orange-dot">
                <span className="sr-only">{t("thread.needsYou")}</span>
              </span>
            )}
          </button>
        );
      })}
    </nav>
  );
}
