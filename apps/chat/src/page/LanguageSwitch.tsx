import { type Language, languages } from "@llave/ui/language";
import { createContext, useContext } from "react";
import { useTexts } from "../texts/texts.ts";

const names: Record<Language, string> = { en: "English", es: "Español" };

export const ChooseLanguage = createContext<(language: Language) => void>(() => {});

/** English or Spanish; on a phone only the other language is offered. */
export function LanguageSwitch() {
  const { language, t } = useTexts();
  const choose = useContext(ChooseLanguage);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend
    <div className="languages" role="group" aria-label={t("language")}>
      {languages.map((code) => (
        <button type="button" key={code} lang={code} aria-pressed={code === language} onClick={() => choose(code)}>
          {code.toUpperCase()}
          <span className="hidden"> {names[code]}</span>
        </button>
      ))}
    </div>
  );
}
