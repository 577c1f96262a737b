import { describe, expect, test } from "vitest";
import { cleanText } from "./cleanText.ts";

describe("a renter's message is stored without tricks", () => {
  test.each([
    ["St\u041eP", "StOP"],
    ["\uff33\uff34\uff2f\uff30", "STOP"],
    ["\u{1d412}\u{1d413}\u{1d40e}\u{1d40f}", "STOP"],
    ["\u0405\u0422\u041e\u0420", "STOP"],
    ["S\u200bT\u2060O\ufeffP", "STOP"],
    ["\u202ePOTS\u202c hello", "POTS hello"],
    ["a\r\nb\u0000\u0007", "a\nb"],
    ["half \ud83d", "half \ufffd"],
    ["  \u00a0hello \u200b ", "hello"],
  ])("%j", (written, stored) => {
    expect(cleanText(written)).toBe(stored);
  });

  test.each([
    "¿Dónde está el niño? Ñandú, pingüino",
    "👨‍👩‍👧 2 cuartos",
    "Привет, я ищу квартиру в Brickell",
    "Ψάχνω σπίτι",
    "مرحبا",
    "<b>2 bedrooms</b> & more",
  ])("%s stays", (written) => {
    expect(cleanText(written)).toBe(written);
  });
});
