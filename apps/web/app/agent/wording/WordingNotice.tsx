import type { WordingAnswer, WordingFinding } from "@llave/contract/listings/properties";
import type { ReactNode } from "react";
import { button } from "../../components/button.ts";
import { Icon } from "../../components/Icon.tsx";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface WordingNoticeProps {
  /** The findings in the text; nothing is shown without any. */
  about: WordingAnswer[string] | undefined;
  text: string;
  /** Replaces the text with the neutral wording. */
  onTake(rewrite: string): void;
}

/** The parts of a listing's text that can't be published, why, and the text without them, ready to accept. */
export function WordingNotice({ about, text, onTake }: WordingNoticeProps) {
  const t = useTexts(catalogs);
  if (!about) return null;
  return (
    <div role="alert" className="mt-2 rounded-m border border-danger-line bg-danger-wash px-4 py-3.5">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <Icon name="shield" className="mt-px" />
        {t("title")}
      </p>
      <Marked text={text.normalize("NFC")} findings={about.findings} />
      <ul className="mt-2 grid gap-0.5 text-base text-ink-2">
        {about.findings.map(({ start, phrase, basis }) => (
          <li key={start}>
            <b className="font-semibold text-ink">“{phrase}”</b> {t(`basis.${basis}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm font-semibold">{t("instead")}</p>
      <p className="mt-1 rounded-s border border-mint-line bg-mint-wash px-3 py-2 text-md whitespace-pre-wrap text-ink">
        {about.rewrite}
      </p>
      <button type="button" className={`${button("line", "small")} mt-2.5`} onClick={() => onTake(about.rewrite)}>
        <Icon name="check" small />
        {t("take")}
      </button>
    </div>
  );
}

/** A text with its remarks marked. */
function Marked({ text, findings }: { text: string; findings: readonly WordingFinding[] }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of findings) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className="rounded-xs bg-hot-wash px-0.5 font-semibold text-hot underline decoration-wavy">
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return <p className="mt-2 text-md whitespace-pre-wrap text-ink">{[...parts, text.slice(from)]}</p>;
}
