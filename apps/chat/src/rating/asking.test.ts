import { expect, test } from "vitest";
import { isAsking } from "./asking.ts";

const asked = { due: true, sentCount: 4, sentWhenAsked: 4, sentWhenRated: 4 };

test("hides the rating once the renter keeps writing, with or without stars", () => {
  expect(isAsking({ ...asked, step: "stars" })).toBe(true);
  expect(isAsking({ ...asked, step: "stars", sentCount: 5 })).toBe(false);
  expect(isAsking({ ...asked, step: "reasons", due: false })).toBe(true);
  expect(isAsking({ ...asked, step: "reasons", due: false, sentCount: 5 })).toBe(false);
  expect(isAsking({ ...asked, step: "thanks", due: false })).toBe(true);
  expect(isAsking({ ...asked, step: "thanks", due: false, sentCount: 5 })).toBe(false);
  expect(isAsking({ ...asked, step: "over" })).toBe(false);
});
