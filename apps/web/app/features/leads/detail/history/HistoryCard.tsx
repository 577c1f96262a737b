import type { HistoryEntry } from "@llave/contract/leads/leadChanges";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { button } from "../../../../components/button.ts";
import { Card } from "../../../../components/Card.tsx";
import { useNow } from "../../../../components/hooks/useNow.ts";
import { PartFailed } from "../../../../components/states/PartFailed.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { catalogs as listCatalogs } from "../../texts/catalogs.ts";
import { catalogs } from "../texts/catalogs.ts";
import { historyText } from "./historyText.ts";
import { momentText } from "./momentText.ts";

const shownFirst = 6;

/** What happened to a lead besides its messages, newest first. */
export function HistoryCard({ leadId }: { leadId: string }) {
  const t = useTexts(catalogs);
  const words = useTexts(listCatalogs);
  const { language } = useLanguage();
  const now = useNow();
  const [whole, setWhole] = useState(false);
  const history = useQuery<HistoryEntry[]>({ queryKey: [`/api/leads/${leadId}/history`] });
  const { data } = history;
  if (!data) return <PartFailed name={t("history.title")} of={[history]} />;
  return (
    <Card title={t("history.title")}>
      <ol className="mt-2.5 grid gap-2">
        {(whole ? data : data.slice(0, shownFirst)).map((entry) => (
          <li key={entry.id} className="grid grid-cols-[72px_minmax(0,1fr)] gap-2 text-sm">
            <time dateTime={entry.at} className="text-muted">
              {momentText(entry.at, now, language)}
            </time>
            <span>{historyText(entry, language, t, words)}</span>
          </li>
        ))}
      </ol>
      {data.length > shownFirst && !whole && (
        <button type="button" className={`${button("quiet", "small")} mt-2 -ml-2.5`} onClick={() => setWhole(true)}>
          {t("history.more", { count: data.length - shownFirst })}
        </button>
      )}
    </Card>
  );
}
