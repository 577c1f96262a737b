import { expect, test } from "vitest";
import { storedFact } from "../dialogue/storedFact.ts";
import type { Language, Property, Topic } from "../types.ts";
import { moveInCost } from "./moveInCost.ts";

const home: Property = {
  id: "home",
  address: "77 SW 9th St, #5",
  area: "Brickell",
  price: 2500,
  bedrooms: 1,
  bathrooms: 1,
  terms: {
    pets: { allowed: ["cat", "dog"], most: 2, pounds: 30, fee: 300 },
    fees: { application: 75, firstMonth: true, lastMonth: true, deposit: 2500, other: 120 },
    parkingSpaces: 1,
    furnished: false,
    lease: { min: 6, max: 12 },
    utilities: ["water", "internet"],
  },
  facts: {
    parking: { en: "Space 114, level 2", updated: "2026-03-01" },
    pool: { en: "Adults only pool", updated: "2026-03-01" },
  },
  updated: "2026-03-10",
};

const told: [Topic, Language, string][] = [
  ["pets", "en", "Cats and dogs welcome, 2 at most, up to 30 lb each"],
  ["pets", "es", "Se aceptan gatos y perros, 2 como máximo, de hasta 30 libras cada uno"],
  ["pet_fee", "en", "$300 once for each pet; none for assistance animals"],
  ["deposit", "es", "Depósito de $2,500"],
  ["fees", "en", "Application fee of $75; Other fees of $120"],
  ["application", "es", "Solicitud: $75"],
  ["furnished", "en", "Unfurnished"],
  ["lease_term", "es", "Contrato de 6 a 12 meses"],
  ["internet", "es", "La renta incluye agua e internet"],
  ["utilities", "en", "Water and internet included in the rent"],
  ["parking", "en", "1 parking space included. Space 114, level 2"],
  [
    "move_in_cost",
    "en",
    "$7,695 to move in: first month $2,500, last month $2,500, deposit $2,500, application $75, other fees $120",
  ],
];

test.each(told)("answers a question about %s from the terms (%s)", (topic, language, text) => {
  expect(storedFact(home, topic, language)?.text).toBe(text);
});

test("doesn't answer what the terms leave open, or with a forbidden remark", () => {
  const { terms: _, ...bare } = home;
  expect(storedFact(bare, "pets", "en")).toBeNull();
  expect(storedFact(home, "pool", "en")).toBeNull();
  expect(storedFact({ ...home, terms: {} }, "move_in_cost", "en")).toBeNull();
});

test("dates a fact by its oldest part", () => {
  expect(storedFact(home, "parking", "en")?.updated).toBe("2026-03-01");
  expect(storedFact(home, "pets", "en")?.updated).toBe("2026-03-10");
});

test("doesn't count an application fee alone as a move-in cost", () => {
  expect(moveInCost(2500, { application: 75 })).toBeNull();
  // A rent and a deposit from a spreadsheet: the deposit alone isn't the total.
  expect(moveInCost(3050, { deposit: 3050 })).toBeNull();
  expect(moveInCost(3050, { firstMonth: true, lastMonth: true })).toBeNull();
  expect(moveInCost(2500, { firstMonth: true, deposit: 0 })).toEqual({
    total: 2500,
    parts: [{ part: "firstMonth", amount: 2500 }],
  });
});
