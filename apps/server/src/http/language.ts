import { type Language, language } from "@llave/contract/language";
import type { FastifyRequest } from "fastify";

export type PageLanguage = Language;

/** The cookie with the person's own choice; pages read and write it too. */
const languageCookie = "llave_language";

/**
 * The language of the response: the stored choice, else the browser's first language if it is one of ours, else English
 * (specification, section 4).
 */
export function languageOf(request: FastifyRequest): PageLanguage {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  const [, preferred] = /^\s*([a-z]+)/i.exec(request.headers["accept-language"] ?? "") ?? [];
  return language.safeParse(preferred?.toLowerCase()).data ?? "en";
}

/** The person's stored choice; anything but one of our languages is ignored. */
export function chosenLanguage(request: FastifyRequest): PageLanguage | undefined {
  return language.safeParse(request.cookies?.[languageCookie]).data;
}
