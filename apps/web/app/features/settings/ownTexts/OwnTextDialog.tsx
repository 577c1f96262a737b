import type { FormEvent, ReactNode } from "react";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { Field } from "../../../components/form/Field.tsx";
import { TextCost } from "../../../components/TextCost.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface OwnTextDialogProps {
  title: string;
  busy: boolean;
  error: string | undefined;
  /** True for two columns side by side. */
  wide?: boolean;
  /** A button at the other end of the row. */
  aside?: ReactNode;
  onClose: () => void;
  onSave: () => void;
  children: ReactNode;
}

/** The form of one text. */
export function OwnTextDialog({ title, busy, error, wide, aside, onClose, onSave, children }: OwnTextDialogProps) {
  const t = useTexts(catalogs);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSave();
  };
  return (
    <Dialog open onClose={onClose} title={title} wide={wide ?? false}>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-4">
        {children}
        {error && (
          <p role="alert" className="text-base font-semibold text-danger">
            {error}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2.5">
          {aside && <div className="mr-auto">{aside}</div>}
          <button type="button" className={button("line", "large")} onClick={onClose}>
            {t("cancel")}
          </button>
          <button type="submit" aria-disabled={busy} className={button("navy", "large")}>
            {t(busy ? "saving" : "save")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface Bilingual {
  en: string;
  es: string;
}

interface BilingualFieldProps {
  name: "question" | "answer" | "text";
  value: Bilingual;
  max: number;
  errors: Record<string, string>;
  onChange: (value: Bilingual) => void;
}

/** A text in both languages, side by side where there is room. A reply also says what it costs by text. */
export function BilingualField({ name, value, max, errors, onChange }: BilingualFieldProps) {
  const t = useTexts(catalogs);
  return (
    <div className="grid gap-4 phone:grid-cols-2">
      {(["en", "es"] as const).map((language) => (
        <div key={language}>
          <Field
            label={t(`${name}.${language}`)}
            error={errors[`${name}.${language}`] ?? (language === "en" ? errors[name] : undefined)}
          >
            {({ className, ...control }) => (
              <textarea
                {...control}
                lang={language}
                rows={name === "question" ? 2 : 4}
                maxLength={max}
                value={value[language]}
                onChange={(event) => onChange({ ...value, [language]: event.target.value })}
                className={`${className} h-auto resize-y py-2 leading-6`}
              />
            )}
          </Field>
          {name === "text" && <TextCost text={value[language]} className="mt-1 text-sm" />}
        </div>
      ))}
    </div>
  );
}
