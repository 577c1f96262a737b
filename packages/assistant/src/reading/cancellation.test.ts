import { describe, expect, it } from "vitest";
import { newState } from "../dialogue/newState.ts";
import { southFlorida, takeTurn } from "../index.ts";
import type { TurnContext } from "../turn.ts";
import { cancellationOf } from "./cancellation.ts";

const verbs = ["cancel", "cancel it", "cancel my visit", "cancel the tour", "call it off", "scrap it"];
const verbos = ["canceles", "la canceles", "la cancele", "cancelen la visita", "me la cancelen", "anules la cita"];
const infinitives = ["cancelar", "cancelarla", "cancelar la visita"];
const refusals = [
  ...verbs.flatMap((verb) => [
    `do not ${verb}`,
    `please don't ${verb}`,
    `don't, whatever you do, ${verb}`,
    `no don't ${verb} just checking`,
    `i don't want to ${verb}`,
    `i never asked you to ${verb}`,
    `no need to ${verb}, i was only asking`,
    `i'm not going to ${verb}`,
    `i didn't say ${verb}`,
    `i wouldn't ${verb}`,
    `${verb}? no`,
    `hope i don't have to ${verb}`,
    `what if i need to ${verb}?`,
    `will you ever not ${verb}`,
    `DO NOT ${verb.toUpperCase()}`,
  ]),
  ...verbos.flatMap((verb) => [`no ${verb}`, `por favor no ${verb}`, `no me ${verb}`, `que no ${verb}, solo pregunto`]),
  ...infinitives.flatMap((verb) => [
    `no quiero ${verb}`,
    `no hace falta ${verb}`,
    `sin ${verb}`,
    `en vez de ${verb}, muévela`,
  ]),
  "is it cancelled?",
  "did you cancel it?",
  "my flight got cancelled but i'm still coming",
  "keep it, don't cancel",
  "no keep it",
  "¿la cancelaste?",
];

const at = "2026-03-24T15:00:00.000Z";
const context = (status: "held" | "confirmed"): TurnContext => ({
  now: "2026-03-20T15:00:00Z",
  market: southFlorida,
  agent: {
    id: "agent",
    name: "Marisol Echeverría",
    tone: "friendly",
    aiMode: "full",
    language: "bilingual",
    workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
  },
  properties: [],
  languageHint: "en",
  links: { ownData: "https://llave.example/my-data", verifyLicense: "https://license.example/marisol" },
  freeTimes: [{ at: "2026-03-25T15:00:00.000Z", date: "2026-03-25", time: "11:00" }],
  showing: { at, date: "2026-03-24", time: "11:00", status },
});

describe("a refusal to cancel", () => {
  it.each(["held", "confirmed"] as const)("never cancels a %s showing", (status) => {
    const wish = { showing_request: { date: "2026-03-24", time: "11:00" } };
    const canceled = refusals.filter((message) =>
      [newState("en"), { ...newState("en"), slots: wish }, { ...newState("es"), slots: wish, asked: "phone" as const }]
        .map((state) => takeTurn({ ...state, turns: 3 }, message, context(status)))
        .some(({ events }) => events.some((event) => event.type === "showing" && event.action === "cancel")),
    );
    expect(canceled).toEqual([]);
  });
});

describe("what a clause about canceling comes to", () => {
  it.each([
    "cancel it",
    "no, cancel it",
    "cancel it, I can't make it",
    "I no longer need it, cancel please",
    "no voy a poder ir, cancélala",
    "no puedo ir, cancela",
    "quiero cancelar la visita",
    "consider it cancelled",
    "cancel my visit please, not feeling well",
  ])("%s: cancels", (text) => {
    expect(cancellationOf(text, false)).toBe("cancel");
  });

  it.each(["I might have to cancel", "maybe cancel it"])("%s: is asked back", (text) => {
    expect(cancellationOf(text, false)).toBe("unsure");
  });

  it.each(["can you cancel it?", "¿me la cancelas?", "could you please cancel my tour?"])("%s: cancels", (text) => {
    expect(cancellationOf(text, true)).toBe("cancel");
  });
});
