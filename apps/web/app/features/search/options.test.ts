import type { Lead } from "@llave/contract/leads";
import type { Property } from "@llave/contract/properties";
import { describe, expect, it } from "vitest";
import { optionsOf, stepTo } from "./options.ts";

const lead = { id: "l1" } as Lead;
const property = { id: "p1" } as Property;

describe("the lines of the search", () => {
  it("lead to what they show, and to the whole list only if it is cut off", () => {
    const cut = optionsOf(
      { leads: [lead], properties: [property], moreLeads: true, moreProperties: false },
      "ana & co",
    );
    expect(cut.ofLeads.map(({ to }) => to)).toEqual(["/dashboard/leads/l1", "/dashboard/leads?q=ana+%26+co"]);
    expect(cut.ofProperties.map(({ to }) => to)).toEqual(["/dashboard/properties/p1"]);
  });

  it("wrap around at both ends", () => {
    expect([stepTo(0, 1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3)]).toEqual([1, 0, 2]);
  });
});
