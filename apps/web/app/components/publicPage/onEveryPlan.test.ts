import { expect, test } from "vitest";
import { catalogs } from "../texts/catalogs.ts";

test.each([
  ["en", ["beta", "texts", "WhatsApp", "API", "every plan"]],
  ["es", ["beta", "mensajes de texto", "WhatsApp", "API", "todos los planes"]],
] as const)("what the plans list as extra is said to work on each of them (%s)", (language, words) => {
  const sentence = catalogs[language]["plans.onEvery"];
  for (const word of words) expect(sentence).toContain(word);
});
