import type { ImportAnswer } from "@llave/contract/properties";
import { formatMoney, formatNumber } from "@llave/ui/translate";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useLanguage, useTexts } from "../../../language/LanguageProvider.tsx";
import { sizeText } from "../propertyWords.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";

const catalogs = { en, es };
const cell = "border-b border-line px-3 py-2.5 text-left align-top";

interface ImportPreviewProps {
  answer: ImportAnswer;
  busy: boolean;
  onCommit: () => void;
}

/** What a file would do: how many listings it creates and changes, which rows are skipped and why. */
export function ImportPreview({ answer, busy, onCommit }: ImportPreviewProps) {
  const t = useTexts(catalogs);
  const changes = answer.created + answer.updated;
  return (
    <div className="mt-5 grid gap-5" aria-live="polite">
      <Counts answer={answer} />
      {answer.errors.length > 0 && <Errors answer={answer} />}
      {answer.ignoredColumns.length > 0 && (
        <p className="text-base text-muted">{t("import.ignored", { columns: answer.ignoredColumns.join(", ") })}</p>
      )}
      {answer.preview.length > 0 && <Preview answer={answer} />}
      <div className="flex flex-wrap items-center gap-3">
        <button
          type="button"
          aria-disabled={busy || changes === 0}
          className={button(changes === 0 ? "line" : "accent", "large")}
          onClick={() => !busy && changes > 0 && onCommit()}
        >
          {t(busy ? "import.busy" : "import.commit", { count: changes })}
        </button>
        {changes === 0 && <p className="text-base text-muted">{t("import.nothing")}</p>}
        {changes > 0 && answer.failed > 0 && (
          <p className="text-base text-muted">{t("import.without", { count: answer.failed })}</p>
        )}
      </div>
    </div>
  );
}

function Counts({ answer }: { answer: ImportAnswer }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-m border border-line phone:grid-cols-4">
      {(["created", "updated", "unchanged", "failed"] as const).map((name) => (
        <div
          key={name}
          className="border-line px-4 py-3 not-first:border-l max-phone:nth-3:border-l-0 max-phone:nth-[n+3]:border-t"
        >
          <dt className="text-sm text-muted">{t(`import.${name}`)}</dt>
          <dd className={`text-xl font-semibold ${name === "failed" && answer.failed > 0 ? "text-danger" : ""}`}>
            {formatNumber(language, answer[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Errors({ answer }: { answer: ImportAnswer }) {
  const t = useTexts(catalogs);
  return (
    <div>
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <Icon name="alert" />
        {t("import.errors")}
      </h2>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t("import.errors")}
        className="mt-2 max-h-72 overflow-auto rounded-m border border-line"
      >
        <table className="w-full border-collapse text-base">
          <thead className="text-sm text-muted">
            <tr>
              <th className={`${cell} font-medium`}>{t("import.line")}</th>
              <th className={`${cell} font-medium`}>{t("import.column")}</th>
              <th className={`${cell} w-full font-medium`}>{t("import.problem")}</th>
            </tr>
          </thead>
          <tbody>
            {answer.errors.map(({ line, column, text }) => (
              <tr key={`${line} ${column}`}>
                <td className={cell}>{line}</td>
                <td className={`${cell} font-semibold`}>{column}</td>
                <td className={cell}>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Preview({ answer }: { answer: ImportAnswer }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return (
    <div>
      <h2 className="font-semibold">{t("import.preview", { count: answer.preview.length })}</h2>
      <ul className="mt-2 divide-y divide-line rounded-m border border-line">
        {answer.preview.map((row) => (
          <li key={row.line} className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 px-3.5 py-2.5">
            <b className="min-w-0 font-semibold">{row.address}</b>
            <span className="text-muted">
              {[row.area, sizeText({ ...row, squareFeet: null }, t, language)].filter(Boolean).join(" · ")}
            </span>
            <span className="ml-auto flex items-baseline gap-3">
              {row.price !== null && formatMoney(language, row.price)}
              <span className="text-sm text-muted">{t(`import.row.${row.change}`)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
