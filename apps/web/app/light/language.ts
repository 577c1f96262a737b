import { parseLanguage, rememberLanguage, storedLanguage } from "@llave/ui/language";

/**
 * Makes the language toggle of a light page work: the choice is kept and the server paints the page again.
 * A choice that only local storage holds, which the server could not see, counts in the same way.
 */
export function followLanguage(): void {
  const painted = document.documentElement.lang;
  const stored = storedLanguage();
  if (stored !== null && stored !== painted) repaintIn(stored);
  document.addEventListener("click", ({ target }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>("[data-language]")?.dataset.language;
    const language = parseLanguage(choice);
    if (language !== null && language !== document.documentElement.lang) repaintIn(language);
  });
}

function repaintIn(language: "en" | "es"): void {
  rememberLanguage(language);
  // Where cookies are blocked the server cannot see the choice: painting again would go on for ever.
  if (document.cookie.includes(`=${language}`)) location.reload();
}
