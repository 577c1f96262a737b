import type { SearchFact } from "@llave/contract/conversations/conversation";
import { expect, test } from "vitest";
import { textsIn } from "../texts/catalogs.ts";
import { correctionSentence, editableValue } from "./correction.ts";

const english = textsIn("en");
const spanish = textsIn("es");

test.each<[SearchFact["slot"], string, string, string]>([
  ["area", "Doral", "Actually, I’m looking in Doral", "Mejor busco en Doral"],
  ["bedrooms", "0", "Actually, I need a studio", "Mejor un estudio"],
  ["bedrooms", "1", "Actually, I need 1 bedroom", "Mejor 1 habitación"],
  ["bedrooms", "3", "Actually, I need 3 bedrooms", "Mejor 3 habitaciones"],
  ["budget", "3200", "Actually, my budget is $3,200", "Mejor pon $3,200 de presupuesto"],
  ["move_in", "2026-05-01", "Actually, I’d move in on May 1, 2026", "Mejor me mudo el 1 de mayo de 2026"],
  ["parking", "no", "Actually, I don’t need parking", "Ya no necesito parqueo"],
  ["email", " a@b.co ", "Actually, my email is a@b.co", "Mejor usa este correo: a@b.co"],
])("correcting %s to %s sends %s or %s", (slot, entered, en, es) => {
  expect(correctionSentence(slot, entered, english)).toBe(en);
  expect(correctionSentence(slot, entered, spanish)).toBe(es);
});

test("sends nothing for a blank entry or for words instead of a number", () => {
  expect(correctionSentence("area", "  ", english)).toBeNull();
  expect(correctionSentence("budget", "cheap", english)).toBeNull();
  expect(correctionSentence("bedrooms", "-1", english)).toBeNull();
});

test("editing starts with the value in its field's format", () => {
  expect(editableValue({ slot: "budget", value: { min: 2000, max: 3200 } }, english)).toBe("3200");
  expect(editableValue({ slot: "bedrooms", value: { min: 2 } }, english)).toBe("2");
  expect(editableValue({ slot: "move_in", value: "flexible" }, english)).toBe("");
  expect(editableValue({ slot: "furnished", value: false }, english)).toBe("no");
  expect(editableValue({ slot: "area", value: ["Doral", "Kendall"] }, spanish)).toBe("Doral o Kendall");
});
