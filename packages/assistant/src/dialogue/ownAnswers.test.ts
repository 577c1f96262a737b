import { describe, expect, it } from "vitest";
import { contextOf } from "../../specs/conversations/conversation.ts";
import { greeting } from "../phrasing/greeting.ts";
import { takeTurn } from "../takeTurn.ts";
import type { Language, OwnAnswer } from "../types.ts";
import { newState } from "./newState.ts";

const fee: OwnAnswer = {
  id: "fee",
  question: { en: "Do you charge renters a fee?", es: "¿Les cobras comisión a los inquilinos?" },
  answer: { en: "No. The owner pays my commission.", es: "No. El dueño paga mi comisión." },
  updated: "2026-03-09",
};
const apply: OwnAnswer = {
  id: "apply",
  topic: "application",
  question: { en: "What do I need to apply?" },
  answer: { en: "ID, two pay stubs and a $75 application fee per adult" },
  updated: "2026-03-02",
};

function ask(message: string, language: Language = "en", ownAnswers: OwnAnswer[] = [fee, apply]) {
  return takeTurn(newState(language), message, { ...contextOf({ language }), ownAnswers });
}

describe("the agent's own answers", () => {
  it.each([
    ["Do you charge renters a fee?", "en", "The owner pays my commission"],
    ["what fee do you charge to renters", "en", "The owner pays my commission"],
    ["¿le cobras alguna comisión al inquilino?", "es", "El dueño paga mi comisión"],
    ["What do I need to apply?", "en", "ID, two pay stubs and a $75 application fee per adult"],
  ] as const)("%s", (message, language, answer) => {
    const { reply, events, grounds } = ask(message, language);
    expect(reply).toContain(answer);
    expect(events.filter(({ type }) => type === "task")).toEqual([]);
    expect(grounds).toContainEqual(expect.objectContaining({ topic: "own_answer" }));
  });

  it("answer any question about their topic that no listing answers", () => {
    expect(ask("What's the application process?").reply).toContain("ID, two pay stubs");
  });

  it("are given as stored if the renter's language is missing", () => {
    expect(ask("¿Qué documentos piden para la solicitud?", "es").reply).toContain("ID, two pay stubs");
  });

  it("leave everything else to the listings and the agent", () => {
    const { reply, events } = ask("Is there a gym?");
    expect(reply).not.toContain("says");
    expect(events).toContainEqual(expect.objectContaining({ kind: "knowledge_gap" }));
    expect(ask("I'd like to apply my budget of $3,000 to 2 bedrooms").reply).not.toContain("pay stubs");
  });

  it("never replace a stored fact of a home that the question names", () => {
    const pets: OwnAnswer = {
      ...fee,
      question: { en: "Are dogs allowed at Brickell Bay?" },
      answer: { en: "Ask me" },
    };
    const { reply } = ask("Are dogs allowed at 1420 Brickell Bay?", "en", [pets]);
    expect(reply).toContain("25 lb");
    expect(reply).not.toContain("Ask me");
  });

  it("are never quoted with a remark that fair-housing law forbids", () => {
    const unfair = { ...fee, answer: { en: "No children, adults only" } };
    expect(ask("Do you charge renters a fee?", "en", [unfair]).reply).not.toContain("adults");
  });

  it("don't replace a rule of conduct", () => {
    const own: OwnAnswer = { ...fee, question: { en: "Is it a safe neighborhood?" }, answer: { en: "Very safe" } };
    expect(ask("Is it a safe neighborhood?", "en", [own]).reply).not.toContain("Very safe");
  });
});

it("the agent's own greeting replaces the first line while the assistant answers", () => {
  const { agent, ...context } = contextOf({ language: "en" });
  const own = { ...agent, greeting: { en: "Hi, this is Rosa's AI assistant." } };
  expect(greeting({ ...context, agent: { ...own, aiMode: "full" } })).toMatch(/^Hi, this is Rosa's AI assistant\./);
  expect(greeting({ ...context, agent: { ...own, aiMode: "minimal" } })).not.toContain("this is Rosa's");
  expect(greeting({ ...context, languageHint: "es", agent: { ...own, aiMode: "full" } })).toMatch(/^¡?Hola/);
});
