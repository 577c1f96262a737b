import { expect, test } from "vitest";
import { catalog } from "../texts/en.ts";
import { textsOf } from "../texts/texts.ts";
import { licenseName, licenseNote } from "./licenseNote.ts";

test("calls a license verified only if it matched the state's records", () => {
  const { t } = textsOf(catalog, "en");
  expect(t(licenseName("2026-03-20"))).toBe("License-Verified Agent");
  expect(t(licenseName(null))).toBe("Licensed Agent");
});

test("says whether we matched the license with the state's records or only have the agent's word", () => {
  const texts = textsOf(catalog, "en");
  expect(licenseNote("2026-03-20", "Marisol", texts)).toMatch(/^Matched with the state’s .* on Mar 20, 2026\.$/);
  expect(licenseNote(null, "Marisol", texts)).toMatch(/^Marisol .* active license\./);
});
