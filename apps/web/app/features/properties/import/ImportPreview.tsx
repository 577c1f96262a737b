import type { ImportAnswer } from "@llave/contract/properties";
import { formatMoney } from "@llave/ui/translate";
import { ImportOutcome, PreviewRows } from "../../../csvImport/ImportOutcome.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { sizeText } from "../propertyWords.ts";
import { catalogs } from "../texts/catalogs.ts";

const counted = ["created", "updated", "unchanged", "failed"] as const;

interface ImportPreviewProps {
  answer: ImportAnswer;
  busy: boolean;
  onCommit: () => void;
}

/** What a file of listings would do. */
export function ImportPreview({ answer, busy, onCommit }: ImportPreviewProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const changes = answer.created + answer.updated;
  const rows = answer.preview.map((row) => ({
    line: row.line,
    title: row.address,
    text: [row.area, sizeText({ ...row, squareFeet: null }, t, language)].filter(Boolean).join(" · "),
    end: row.price === null ? null : formatMoney(language, row.price),
    change: t(`import.row.${row.change}`),
  }));
  return (
    <ImportOutcome
      counts={counted.map((name) => ({ label: t(`import.${name}`), count: answer[name], bad: name === "failed" }))}
      outcome={answer}
      changes={changes}
      commit={t("import.commit", { count: changes })}
      busy={busy}
      onCommit={onCommit}
    >
      <PreviewRows rows={rows} />
    </ImportOutcome>
  );
}
