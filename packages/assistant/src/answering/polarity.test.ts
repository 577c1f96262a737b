import { expect, test } from "vitest";
import type { ListingTopic } from "../types.ts";
import { polarityOf } from "./polarity.ts";

const read: [ListingTopic, string, boolean | undefined][] = [
  ["balcony", "No balcony", false],
  ["balcony", "Balcony of 90 sq ft", true],
  ["parking", "Street parking only", false],
  ["parking", "No extra charge for parking", true],
  ["parking", "Garage, no guest spots", true],
  ["internet", "Not included", false],
  ["internet", "No está incluido", false],
  ["elevator", "Sin ascensor", false],
  ["elevator", "Sin ascensor, solo escaleras", false],
  ["pool", "Pool, but no lifeguard", true],
  ["pool", "Pool without lifeguard", undefined],
  ["pool", "No hay piscina", false],
  ["gym", "Ask the front desk", undefined],
  ["smoking", "No se permite fumar", false],
  ["smoking", "Smoke-free building", false],
  ["smoking", "Allowed on the balcony", true],
  ["laundry", "None in the building", false],
  ["storage", "None", false],
  ["guests", "Depende de la asociación", undefined],
];

test.each(read)("%s: “%s” is read as %s", (topic, text, holds) => {
  expect(polarityOf(text, topic)).toBe(holds);
});
