import type { LeadDetail } from "@llave/contract/leads";
import { formatDate } from "@llave/ui/translate";
import { type ReactNode, useState } from "react";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogues = { en, es };

interface ConversationsProps {
  lead: LeadDetail;
  /** Shows one of them. */
  show(conversationId: string): ReactNode;
}

/** The lead's conversation; where leads were merged there are several, and one is open. */
export function Conversations({ lead, show }: ConversationsProps) {
  const t = useTexts(catalogues);
  const { language } = useLanguage();
  const threads = [lead, ...lead.merged].flatMap(({ conversationId, createdAt }) =>
    conversationId === null ? [] : [{ conversationId, createdAt }],
  );
  const [chosen, setChosen] = useState(threads[0]?.conversationId);
  const open = threads.find(({ conversationId }) => conversationId === chosen) ?? threads[0];
  if (!open) {
    return (
      <p className="grid flex-1 place-content-center rounded-l border border-line bg-card p-8 text-center text-muted">
        {t("thread.none")}
      </p>
    );
  }
  return (
    <>
      {threads.length > 1 && (
        <select
          aria-label={t("thread.choose")}
          value={open.conversationId}
          onChange={(event) => setChosen(event.target.value)}
          className="mb-2 h-11 rounded-[10px] border border-field bg-card px-3 text-base font-semibold phone:h-9"
        >
          {threads.map(({ conversationId, createdAt }) => (
            <option key={conversationId} value={conversationId}>
              {t("thread.since", { day: formatDate(language, createdAt, { month: "long", day: "numeric" }) })}
            </option>
          ))}
        </select>
      )}
      {show(open.conversationId)}
    </>
  );
}
