import type { SearchFact } from "@llave/contract/conversation";
import { expect, test } from "vitest";
import { textsIn } from "../texts/catalogs.ts";
import { correctionSentence, editableValue } from "./correction.ts";
import { wordFact } from "./facts.ts";

const english = textsIn("en");
const spanish = textsIn("es");

test.each<[SearchFact["slot"], SearchFact["value"], string, string]>([
  ["area", "Brickell", "Brickell", "Brickell"],
  ["area", ["Brickell", "Doral", "Edgewater"], "Brickell, Doral, or Edgewater", "Brickell, Doral o Edgewater"],
  ["bedrooms", 0, "Studio", "Estudio"],
  ["bedrooms", { min: 2 }, "From 2", "Desde 2"],
  ["bathrooms", 1.5, "1.5", "1.5"],
  ["budget", { max: 3200 }, "Up to $3,200", "Hasta $3,200"],
  ["budget", { min: 2000, max: 3200 }, "$2,000 to $3,200", "$2,000 a $3,200"],
  ["move_in", "2026-04-01", "April 1", "1 de abril"],
  ["move_in", { from: "2026-04-01", to: "2026-04-10" }, "April 1 to April 10", "Del 1 de abril al 10 de abril"],
  ["move_in", "asap", "As soon as possible", "Lo antes posible"],
  ["lease_months", 12, "12 months", "12 meses"],
  ["pets", { has: false }, "No pets", "Sin mascotas"],
  ["pets", { has: true, kind: "dog", count: 2 }, "2 dogs", "2 perros"],
  ["pets", { has: true }, "1 pet", "1 mascota"],
  ["parking", true, "Needed", "Lo necesito"],
  ["occupants", 1, "1 person", "1 persona"],
  ["phone", "+13055550142", "(305) 555-0142", "(305) 555-0142"],
  ["name", "Ana", "Ana", "Ana"],
  ["showing_request", { date: "2026-04-03", time: "17:30" }, "Fri, Apr 3, 5:30 PM", "vie, 3 de abr, 5:30 p. m."],
])("%s %j reads %s and %s", (slot, value, en, es) => {
  expect(wordFact({ slot, value }, english)).toBe(en);
  expect(wordFact({ slot, value }, spanish)).toBe(es);
});

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
