import { expect, test } from "vitest";
import { catalog } from "../texts/en.ts";
import { textsOf } from "../texts/texts.ts";
import { licenseNote } from "./licenseNote.ts";

test("says whether we matched the license with the state's records or only have the agent's word", () => {
  const texts = textsOf(catalog, "en");
  expect(licenseNote("2026-03-20", "Marisol", texts)).toMatch(/^Matched with the state’s .* on Mar 20, 2026\.$/);
  expect(licenseNote(null, "Marisol", texts)).toMatch(/^Marisol .* active license\./);
});
