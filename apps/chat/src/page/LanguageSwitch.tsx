import { type Language, languageNames, languages, otherLanguage } from "@llave/ui/language";
import { createContext, useContext } from "react";
import { useTexts } from "../texts/texts.ts";

export const ChooseLanguage = createContext<(language: Language) => void>(() => {});

/** English or Spanish; on a phone one button names the other language. */
export function LanguageSwitch() {
  const { language, t } = useTexts();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own box and legend */}
      <div className="languages pair" role="group" aria-label={t("language")}>
        {languages.map((code) => (
          <LanguageButton key={code} code={code} pressed={code === language} />
        ))}
      </div>
      <div className="languages single">
        <LanguageButton code={otherLanguage(language)} />
      </div>
    </>
  );
}

function LanguageButton({ code, pressed }: { code: Language; pressed?: boolean }) {
  const choose = useContext(ChooseLanguage);
  return (
    <button type="button" lang={code} aria-pressed={pressed} onClick={() => choose(code)}>
      {code.toUpperCase()}
      <span className="hidden"> {languageNames[code]}</span>
    </button>
  );
}
