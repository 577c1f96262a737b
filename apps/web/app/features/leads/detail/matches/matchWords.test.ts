import { translator } from "@llave/ui/translate";
import { expect, test } from "vitest";
import { catalogs } from "../texts/catalogs.ts";
import { matchReasonText } from "./matchWords.ts";

const english = translator(catalogs, "en");
const spanish = translator(catalogs, "es");

test.each([
  ["differs", { allowed: "cat,dog", limit: 30 }, "Pets up to 30 lb", "Mascotas de hasta 30 libras"],
  ["misses", { allowed: "cat,dog", limit: 30 }, "Pets up to 30 lb", "Mascotas de hasta 30 libras"],
  ["misses", { allowed: "cat" }, "Doesn’t take this pet", "No aceptan esta mascota"],
  ["fits", { allowed: "cat,dog" }, "Pets welcome", "Aceptan mascotas"],
] as const)("a pet that %s %j: %s", (outcome, data, en, es) => {
  const reason = { criterion: "pets" as const, outcome, data };
  expect(matchReasonText(reason, "en", english)).toBe(en);
  expect(matchReasonText(reason, "es", spanish)).toBe(es);
});
