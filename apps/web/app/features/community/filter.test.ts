import { expect, test } from "vitest";
import { readFilter, writeFilter } from "./filter.ts";

test("unknown values in an address don't filter", () => {
  expect(readFilter(new URLSearchParams("market=mars&specialty=&view=3d"))).toEqual({
    q: "",
    market: "all",
    specialty: "all",
    view: "grid",
  });
});

test.each(["", "q=ana+m&market=brickell", "specialty=family_housing&view=list"])(
  "%s is the same after a round trip",
  (address) => {
    expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
  },
);
