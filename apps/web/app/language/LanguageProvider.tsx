import { type Language, rememberLanguage, storedLanguage } from "@llave/ui/language";
import { type Catalogs, type Messages, type Translate, translator } from "@llave/ui/translate";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";

interface LanguageChoice {
  language: Language;
  setLanguage(language: Language): void;
}

const LanguageContext = createContext<LanguageChoice>({ language: "en", setLanguage: () => {} });

/** The page's language, first as the server rendered it, then as the person chooses. */
export function LanguageProvider({ painted, children }: { painted: Language; children: ReactNode }) {
  const [language, setState] = useState(painted);

  useEffect(() => {
    // A choice in local storage beats what the server could see, which is only the cookie.
    const stored = storedLanguage();
    if (stored === null || stored === painted) return;
    rememberLanguage(stored);
    setState(stored);
  }, [painted]);

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      setLanguage(next) {
        rememberLanguage(next);
        setState(next);
      },
    }),
    [language],
  );
  return <LanguageContext value={choice}>{children}</LanguageContext>;
}

/** The page's language and how to change it. */
export function useLanguage(): LanguageChoice {
  return use(LanguageContext);
}

/** `t()` for one feature's catalogs in the page's language. */
export function useTexts<Source extends Messages>(catalogs: Catalogs<Source>): Translate<keyof Source & string> {
  const { language } = useLanguage();
  return useMemo(() => translator(catalogs, language), [catalogs, language]);
}
