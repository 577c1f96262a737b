import { expect, it } from "vitest";
import { contextOf } from "../../specs/conversations/conversation.ts";
import { takeTurn } from "../takeTurn.ts";
import type { Language } from "../types.ts";

const laundry = { en: "Laundry room on each floor", es: "Cuarto de lavado en cada piso", updated: "2026-03-12" };

function ask(message: string, language: Language): string {
  const context = contextOf({ language, setup: { listings: "one" } });
  const properties = context.properties.map((home) => ({ ...home, facts: { ...home.facts, laundry } }));
  return takeTurn(null, message, { ...context, properties }).reply;
}

it.each([
  ["washer and dryer?", "en", /^(Not in the unit|No, not in the unit): .*laundry room on each floor/],
  ["is there a washer in the unit?", "en", /^(Not in the unit|No, not in the unit): /],
  ["lavadora y secadora?", "es", /^(Dentro no|No, dentro no): .*cuarto de lavado en cada piso/],
  ["¿tiene lavadora adentro?", "es", /^(Dentro no|No, dentro no): /],
] as const)("%s gets its no before where the laundry is", (message, language, answer) => {
  expect(ask(message, language)).toMatch(answer);
});

it("says where the laundry is to someone who asks where", () => {
  expect(ask("where do I do laundry?", "en")).not.toMatch(/not in the unit/i);
});
