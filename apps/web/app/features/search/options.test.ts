import type { SmartLinkSummary } from "@llave/contract/chat/smartlink";
import type { MessageHit } from "@llave/contract/conversations/conversation";
import type { Lead } from "@llave/contract/leads/leads";
import type { Property } from "@llave/contract/listings/properties";
import { describe, expect, it } from "vitest";
import type { Command } from "./command.ts";
import { matches } from "./matches.ts";
import { groupsOf, stepTo } from "./options.ts";

const lead = { id: "l1" } as Lead;
const property = { id: "p1" } as Property;
const link = { id: "s1", name: "Brickell rentals", slug: "brickell" } as SmartLinkSummary;
const hit = { conversationId: "c1", leadId: "l2", leadName: "Ana", messageId: "7" } as MessageHit;
const command: Command = {
  key: "goTo-x",
  group: "goTo",
  label: "Análisis",
  words: "Análisis figures",
  icon: "chart",
  to: "/dashboard/analytics",
};
const atHand = { links: [link], commands: [command] };
const found = { leads: [lead], properties: [property], messages: [hit], moreLeads: true, moreProperties: false };

describe("the lines of the search", () => {
  it("lead to what they show, and to the whole list only if it is cut off", () => {
    const groups = groupsOf(found, atHand, "ana & co");
    expect(groups.map(({ title }) => title)).toEqual(["leads", "properties", "messages"]);
    expect(groups[0]?.options.map(({ to }) => to)).toEqual(["/dashboard/leads/l1", "/dashboard/leads?q=ana+%26+co"]);
    expect(groups[1]?.options.map(({ to }) => to)).toEqual(["/dashboard/properties/p1"]);
    expect(groups[2]?.options.map(({ to }) => to)).toEqual(["/dashboard/leads/l2?thread=c1&message=7"]);
  });

  it("include links and messages with the words, except a listed lead's", () => {
    const titles = (text: string, results = found) => groupsOf(results, atHand, text).map(({ title }) => title);
    expect(titles("brick")).toEqual(["leads", "properties", "links", "messages"]);
    expect(titles("brick", { ...found, leads: [{ id: "l2" } as Lead] })).toEqual(["leads", "properties", "links"]);
  });

  it("are commands if nothing is typed, found without accents and by other words", () => {
    expect(groupsOf(undefined, atHand, "").map(({ title }) => title)).toEqual(["goTo"]);
    expect(groupsOf(undefined, atHand, "anal")[0]?.options).toHaveLength(1);
    expect(groupsOf(undefined, atHand, "fig")[0]?.options).toHaveLength(1);
    expect(groupsOf(undefined, atHand, "gures")).toEqual([]);
  });

  it("wrap around at both ends", () => {
    expect([stepTo(0, 1, 3), stepTo(2, 1, 3), stepTo(0, -1, 3)]).toEqual([1, 0, 2]);
  });
});

it("every typed word starts a word of the text, in any order", () => {
  expect(matches("Copiar el SmartLink “Brickell”", "brick cop")).toBe(true);
  expect(matches("Copiar el SmartLink", "link")).toBe(false);
});
