import { expect, test } from "vitest";
import { readFilter, writeFilter } from "./filter.ts";

test("what an address does not know filters nothing", () => {
  expect(readFilter(new URLSearchParams("market=mars&specialty=&view=3d"))).toEqual({
    q: "",
    market: "all",
    specialty: "all",
    view: "grid",
  });
});

test.each(["", "q=ana+m&market=brickell", "specialty=family_housing&view=list"])(
  "%s reads and writes itself",
  (address) => {
    expect(writeFilter(readFilter(new URLSearchParams(address))).toString()).toBe(address);
  },
);
