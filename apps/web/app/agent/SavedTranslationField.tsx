import type { SavedTranslation } from "@llave/contract/conversations/inbox";
import { maxFactLength } from "@llave/contract/listings/properties";
import { type Language, otherLanguage } from "@llave/ui/language";
import { Field } from "../components/form/Field.tsx";
import { useTexts } from "../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

interface SavedTranslationFieldProps {
  /** The language of the renter who asked. */
  asked: Language;
  text: string;
  onChange: (text: string) => void;
}

/** An answer that the agent saves, in the language that the renter who asked doesn't use. */
export function SavedTranslationField({ asked, text, onChange }: SavedTranslationFieldProps) {
  const t = useTexts(catalogs);
  const language = otherLanguage(asked);
  return (
    <Field label={t(`savedTranslation.${language}`)} hint={t(`savedTranslation.hint.${language}`)} optional>
      {({ className, ...control }) => (
        <textarea
          {...control}
          lang={language}
          rows={1}
          value={text}
          maxLength={maxFactLength}
          onChange={(event) => onChange(event.target.value)}
          className={`${className} field-sizing-content h-auto max-h-40 min-h-10 py-2`}
        />
      )}
    </Field>
  );
}

/** What is sent of it; undefined if the agent gave no translation. */
export function savedTranslation(asked: Language, text: string): SavedTranslation | undefined {
  return text.trim() === "" ? undefined : { language: otherLanguage(asked), text };
}
