import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LanguageProvider } from "../language/LanguageProvider.tsx";
import { TextCost } from "./TextCost.tsx";

function shown(language: "en" | "es", text: string): string {
  return renderToStaticMarkup(
    <LanguageProvider painted={language}>
      <TextCost text={text} className="note" />
    </LanguageProvider>,
  );
}

const accented = `¿Te gustaría verla? ${"á".repeat(130)}`;

test.each([
  ["en", "Hi Ana", "1 text segment, about $0.008 plus carrier fees."],
  ["en", "a".repeat(161), "2 text segments, about $0.017 plus carrier fees."],
  [
    "en",
    accented,
    "3 text segments, about $0.025 plus carrier fees. Accents like á, í, ó and ú make segments of 70 characters.",
  ],
  [
    "es",
    accented,
    "3 segmentos de texto, unos $0.025 más lo que cobra la compañía telefónica. Acentos como á, í, ó y ú hacen segmentos de 70 caracteres.",
  ],
] as const)("M9: a text shows its segments and their cost (%s, %j)", (language, text, words) => {
  expect(shown(language, text)).toContain(words);
});

test("shows nothing for an empty text", () => {
  expect(shown("en", "  ")).toBe("");
});
