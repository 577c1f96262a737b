import { parseLanguage, rememberLanguage, storedLanguage } from "@llave/ui/language";

/** Says across the repainting that the toggle was pressed by key, and so has the focus again. */
const pressedByKey = "languagePressedByKey";

/**
 * Makes the language toggle of a light page work: the choice is kept and the server paints the page again.
 * A choice that only local storage holds, which the server could not see, counts in the same way.
 */
export function followLanguage(): void {
  const painted = document.documentElement.lang;
  const stored = storedLanguage();
  if (stored !== null && stored !== painted) repaintIn(stored);
  focusPressedChoice(painted);
  document.addEventListener("click", ({ target, detail: presses }) => {
    const choice = target instanceof Element && target.closest<HTMLElement>("[data-language]")?.dataset.language;
    const language = parseLanguage(choice);
    if (language === null || language === document.documentElement.lang) return;
    if (presses === 0) keep(pressedByKey, language);
    repaintIn(language);
  });
}

/** The page that is painted anew begins with the focus nowhere: whoever came by keyboard goes on where they were. */
function focusPressedChoice(language: string): void {
  if (taken(pressedByKey) !== language) return;
  document.querySelector<HTMLElement>(`[data-language="${language}"]`)?.focus({ preventScroll: true });
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked: the page only loses the place of the focus.
  }
}

function taken(key: string): string | null {
  try {
    const value = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return value;
  } catch {
    return null;
  }
}

function repaintIn(language: "en" | "es"): void {
  rememberLanguage(language);
  // Where cookies are blocked the server cannot see the choice: painting again would go on for ever.
  if (document.cookie.includes(`=${language}`)) location.reload();
}
