import type { ImportAnswer } from "@llave/contract/listings/properties";
import { formatMoney } from "@llave/ui/translate";
import { Choice } from "../../../components/form/Choice.tsx";
import { ImportOutcome, PreviewRows } from "../../../csvImport/ImportOutcome.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { sizeText } from "../propertyWords.ts";
import { catalogs } from "../texts/catalogs.ts";
import { changeText } from "./changeText.ts";

const counted = ["created", "updated", "unchanged", "failed"] as const;

interface ImportPreviewProps {
  answer: ImportAnswer;
  /** Whether the listings go live with the import. */
  publish: boolean;
  busy: boolean;
  onPublish: (publish: boolean) => void;
  onCommit: () => void;
}

/** What a file of listings would do. */
export function ImportPreview({ answer, publish, busy, onPublish, onCommit }: ImportPreviewProps) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const changes = answer.created + answer.updated;
  const rows = answer.preview.map((row) => ({
    line: row.line,
    title: row.address,
    text: [row.area, sizeText({ ...row, squareFeet: null }, t, language)].filter(Boolean).join(" · "),
    end: row.price === null ? null : formatMoney(language, row.price),
    change: t(row.live && row.change === "updated" ? "import.row.live" : `import.row.${row.change}`),
    details: row.changes.map((each) => changeText(each, language, t)),
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
      {answer.publishable > 0 && (
        <GoingLive count={answer.publishable} publish={publish} busy={busy} onPublish={onPublish} />
      )}
      <PreviewRows rows={rows} />
    </ImportOutcome>
  );
}

interface GoingLiveProps extends Pick<ImportPreviewProps, "publish" | "busy" | "onPublish"> {
  /** Listings that renters don't see yet. */
  count: number;
}

/** Whether renters see the listings immediately; importing a file never publishes without asking. */
function GoingLive({ count, publish, busy, onPublish }: GoingLiveProps) {
  const t = useTexts(catalogs);
  return (
    <fieldset>
      <legend className="font-semibold">{t("import.live.title")}</legend>
      <div className="mt-2 grid gap-3 phone:grid-cols-2">
        {([false, true] as const).map((choice) => (
          <Choice
            key={String(choice)}
            type="radio"
            name="publish"
            title={t(choice ? "import.live.publish" : "import.live.drafts")}
            text={t(choice ? "import.live.publish.text" : "import.live.drafts.text", { count })}
            checked={publish === choice}
            onChange={() => !busy && onPublish(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
