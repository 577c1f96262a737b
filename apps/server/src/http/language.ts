import type { FastifyRequest } from "fastify";

export type PageLanguage = "en" | "es";

/** The cookie that keeps the person's own choice; pages read and write it too. */
const languageCookie = "llave_language";

/**
 * The language to answer in: the stored choice, else Spanish where the browser's
 * first language is Spanish, else English (specification, section 4).
 */
export function languageOf(request: FastifyRequest): PageLanguage {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  return /^\s*es\b/i.test(request.headers["accept-language"] ?? "") ? "es" : "en";
}

/** The person's stored choice; anything but `en` and `es` counts as none. */
export function chosenLanguage(request: FastifyRequest): PageLanguage | undefined {
  const value = request.cookies?.[languageCookie];
  return value === "en" || value === "es" ? value : undefined;
}
