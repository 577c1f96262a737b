import { type Language, parseLanguage, rememberLanguage, storedLanguage } from "@llave/ui/language";

/** Marks, across the reload, that the toggle was used by keyboard and needs the focus again. */
const pressedByKey = "languagePressedByKey";

/**
 * Makes the language toggle of a static page work: stores the choice and has the server render the page again. A choice
 * that only local storage has, which the server couldn't see, works the same way.
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

/** A reloaded page starts without focus: keyboard users continue where they were. */
function focusPressedChoice(language: string): void {
  if (taken(pressedByKey) !== language) return;
  document.querySelector<HTMLElement>(`[data-language="${language}"]`)?.focus({ preventScroll: true });
}

function keep(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Storage is blocked: only the focus position is lost.
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

function repaintIn(language: Language): void {
  rememberLanguage(language);
  // If cookies are blocked the server can't see the choice: reloading would go on forever.
  if (document.cookie.includes(`=${language}`)) location.reload();
}
