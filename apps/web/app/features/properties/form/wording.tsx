import type { WordingAnswer, WordingFinding } from "@llave/contract/properties";
import { createContext, type ReactNode, useContext, useState } from "react";
import { useFormContext } from "react-hook-form";
import { button } from "../../../components/button.ts";
import { Icon } from "../../../components/Icon.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { checkWording } from "../queries.ts";
import { en } from "../texts/en.ts";
import { es } from "../texts/es.ts";
import type { FormValues } from "./values.ts";

const catalogues = { en, es };

interface Wording {
  found: WordingAnswer;
  /** Checks texts by their fields; what was found before about them is forgotten. */
  check(texts: Record<string, string>): Promise<void>;
  forget(field: string): void;
}

const WordingContext = createContext<Wording>({ found: {}, check: async () => {}, forget: () => {} });

/** Remembers what the fair-housing check found in the form's texts. */
export function WordingProvider({ children }: { children: ReactNode }) {
  const [found, setFound] = useState<WordingAnswer>({});
  const without = (before: WordingAnswer, fields: string[]) =>
    Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field)));
  const check = async (texts: Record<string, string>) => {
    // Only advice while typing: where the check cannot be reached, the server still checks what is saved.
    const answer = await checkWording(texts).catch(() => ({}));
    setFound((before) => ({ ...without(before, Object.keys(texts)), ...answer }));
  };
  const forget = (field: string) => setFound((before) => without(before, [field]));
  return <WordingContext value={{ found, check, forget }}>{children}</WordingContext>;
}

export function useWording(): Wording {
  return useContext(WordingContext);
}

/** The words of a field that may not be published, why, and the text without them ready to be taken. */
export function WordingNotice({ field, text }: { field: string; text: string }) {
  const t = useTexts(catalogues);
  const { found, forget } = useWording();
  const { setValue } = useFormContext<FormValues>();
  const about = found[field];
  if (!about) return null;
  const take = () => {
    setValue(field as "description", about.rewrite, { shouldDirty: true, shouldValidate: true });
    forget(field);
  };
  return (
    <div role="alert" className="mt-2 rounded-m border border-danger-line bg-danger-wash px-4 py-3.5">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <Icon name="shield" className="mt-px" />
        {t("wording.title")}
      </p>
      <Marked text={text.normalize("NFC")} findings={about.findings} />
      <ul className="mt-2 grid gap-0.5 text-base text-ink-2">
        {about.findings.map(({ start, phrase, basis }) => (
          <li key={start}>
            <b className="font-semibold text-ink">“{phrase}”</b> {t(`wording.${basis}`)}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm font-semibold">{t("wording.instead")}</p>
      <p className="mt-1 rounded-s border border-mint-line bg-mint-wash px-3 py-2 text-md whitespace-pre-wrap text-ink">
        {about.rewrite}
      </p>
      <button type="button" className={`${button("line", "small")} mt-2.5`} onClick={take}>
        <Icon name="check" small />
        {t("wording.take")}
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
