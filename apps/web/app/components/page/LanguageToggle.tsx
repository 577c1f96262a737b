import { languageNames, languages } from "@llave/ui/language";
import { useLanguage } from "../../language/LanguageProvider.tsx";

/** In both languages: people who look for this control may not read the page's language. */
const groupName = "Language · Idioma";

/**
 * English or Spanish, in one tap. Each option is named in its own language. The narrowest phones have room for the other
 * language only.
 */
export function LanguageToggle() {
  const { language, setLanguage } = useLanguage();
  return (
    <fieldset aria-label={groupName} className="inline-flex rounded-[10px] bg-fill-2 p-0.5">
      {languages.map((choice) => (
        <button
          key={choice}
          type="button"
          lang={choice}
          data-language={choice}
          aria-pressed={language === choice}
          onClick={() => setLanguage(choice)}
          className="h-[26px] rounded-[7px] px-2.5 text-xs font-semibold text-ink-2 max-phone:h-11 max-phone:min-w-11 max-[22.4rem]:aria-pressed:hidden aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-1 forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]"
        >
          {choice.toUpperCase()} <span className="sr-only">{languageNames[choice]}</span>
        </button>
      ))}
    </fieldset>
  );
}
