import { type Language, languages } from "@llave/contract/locale";
import { brand } from "./brand.ts";

export { type Language, languageNames, languages, otherLanguage } from "@llave/contract/locale";

/** How long a chosen language is remembered in the cookie, in seconds (one year). */
const cookieLifetimeSeconds = 31_536_000;

/** Reads a stored choice; anything but one of our languages is ignored. */
export function parseLanguage(value: unknown): Language | null {
  return languages.find((language) => language === value) ?? null;
}

/** The browser's first language if it is one of ours, else English: "es-419,en;q=0.8" is Spanish. */
export function browserLanguage(preferred: string | null | undefined): Language {
  return parseLanguage(/^\s*([a-z]+)/i.exec(preferred ?? "")?.[1]?.toLowerCase()) ?? "en";
}

/**
 * Query parameter of an address that leads to a page in one language: search engines list these and people share them.
 */
export const languageParameter = "lang";

interface RequestLanguage {
  /** The `Cookie` header as received. */
  cookie?: string | null;
  /** The `Accept-Language` header as received. */
  acceptLanguage?: string | null;
  /** Value of {@link languageParameter} in the address. */
  asked?: string | null;
}

/** The language for a request: the stored choice, else the one in the address, else the browser's first language. */
export function requestLanguage({ cookie, acceptLanguage, asked }: RequestLanguage): Language {
  const stored = cookieValue(cookie ?? "", brand.languageKey);
  return parseLanguage(stored) ?? parseLanguage(asked) ?? browserLanguage(acceptLanguage);
}

/** Stores the language from the address if no choice is stored yet: links to other pages have no language. */
export function adoptAskedLanguage(search: URLSearchParams): void {
  const asked = parseLanguage(search.get(languageParameter));
  if (asked !== null && storedLanguage() === null) rememberLanguage(asked);
}

/** The language in this browser: the stored choice, else the browser's first language. */
export function currentLanguage(): Language {
  return storedLanguage() ?? browserLanguage(navigator.language);
}

/** The choice stored in this browser, or null if there is none or storage is blocked. */
export function storedLanguage(): Language | null {
  try {
    const stored = parseLanguage(localStorage.getItem(brand.languageKey));
    if (stored) return stored;
  } catch {
    // Storage is blocked: the cookie may still have the choice.
  }
  return parseLanguage(cookieValue(document.cookie, brand.languageKey));
}

/**
 * Stores the choice for the next visit, for scripts (local storage) and for the server (cookie), and sets `<html
 * lang>`.
 */
export function rememberLanguage(language: Language): void {
  document.documentElement.lang = language;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari and Firefox
  document.cookie = `${brand.languageKey}=${language}; path=/; max-age=${cookieLifetimeSeconds}; samesite=lax`;
  try {
    localStorage.setItem(brand.languageKey, language);
  } catch {
    // Storage is blocked: only the cookie keeps the choice.
  }
}

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(";")) {
    const [key, value] = part.trim().split("=");
    if (key === name) return value ?? null;
  }
  return null;
}
