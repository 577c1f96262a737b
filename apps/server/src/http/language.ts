import type { FastifyRequest } from "fastify";

export type PageLanguage = "en" | "es";

/** The cookie with the person's own choice; pages read and write it too. */
const languageCookie = "llave_language";

/**
 * The language of the response: the stored choice, else Spanish if the browser's first language is Spanish, else
 * English (specification, section 4).
 */
export function languageOf(request: FastifyRequest): PageLanguage {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  return /^\s*es\b/i.test(request.headers["accept-language"] ?? "") ? "es" : "en";
}

/** The person's stored choice; anything but `en` and `es` is ignored. */
export function chosenLanguage(request: FastifyRequest): PageLanguage | undefined {
  const value = request.cookies?.[languageCookie];
  return value === "en" || value === "es" ? value : undefined;
}
