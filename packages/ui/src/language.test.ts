import { expect, test } from "vitest";
import { browserLanguage, parseLanguage, requestLanguage } from "./language.ts";

test("only en and es are stored choices", () => {
  expect([
    parseLanguage("en"),
    parseLanguage("es"),
    parseLanguage("fr"),
    parseLanguage("ES"),
    parseLanguage(null),
  ]).toEqual(["en", "es", null, null, null]);
});

test.each([
  ["es", "es"],
  ["es-419,es;q=0.9,en;q=0.8", "es"],
  ["en-US,es;q=0.9", "en"],
  ["est", "en"],
  [undefined, "en"],
])("a browser that asks for %s reads %s", (header, language) => {
  expect(browserLanguage(header)).toBe(language);
});

test("the stored choice beats the browser, an unknown one doesn't", () => {
  expect(requestLanguage({ cookie: "a=1; llave_language=en", acceptLanguage: "es" })).toBe("en");
  expect(requestLanguage({ cookie: "llave_language=fr", acceptLanguage: "es-CO" })).toBe("es");
  expect(requestLanguage({})).toBe("en");
});

test("a language in the address beats the browser's, but not the stored choice", () => {
  expect(requestLanguage({ asked: "es", acceptLanguage: "en" })).toBe("es");
  expect(requestLanguage({ asked: "es", cookie: "llave_language=en" })).toBe("en");
  expect(requestLanguage({ asked: "fr", acceptLanguage: "es" })).toBe("es");
});
