import { describe, expect, it } from "vitest";
import { contextOf } from "../../specs/conversations/conversation.ts";
import { heard } from "../../specs/heard.ts";
import type { TurnContext } from "../turn.ts";
import type { Understanding } from "../types.ts";
import type { Act } from "./act.ts";
import { decide } from "./decide.ts";
import { newState } from "./newState.ts";
import type { DialogueState } from "./state.ts";

const context = contextOf({ language: "en" });

/** Decides one message after another; returns the last one's acts and the state after it. */
function talk(messages: Partial<Understanding>[], given: TurnContext = context): { acts: Act[]; state: DialogueState } {
  let state = newState("en");
  let acts: Act[] = [];
  for (const message of messages) ({ state, acts } = decide(state, heard(message), "", given));
  return { acts, state };
}

function asked(acts: readonly Act[]): string | undefined {
  return acts.find((act) => act.type === "ask")?.slot;
}

describe("questions", () => {
  it("come in order and skip known slots", () => {
    expect(asked(talk([{ slots: { bedrooms: 1, move_in: "asap" } }]).acts)).toBe("area");
    expect(asked(talk([{ slots: { area: "Doral", bedrooms: 1, move_in: "asap" } }]).acts)).toBe("budget_max");
  });

  it("rest for one reply and go after the others when the renter passes them over", () => {
    const question: Partial<Understanding> = { intents: ["ask_price"] };
    expect(asked(talk([question]).acts)).toBe("area");
    expect(asked(talk([question, question]).acts)).toBeUndefined();
    expect(asked(talk([question, question, { slots: { area: "Doral" } }]).acts), "it still stands").toBe("bedrooms");
    expect(asked(talk([question, question, question]).acts)).toBe("bedrooms");
  });

  it("end after each was asked often enough", () => {
    const many = Array.from({ length: 40 }, () => ({ intents: ["ask_price" as const] }));
    const { acts, state } = talk(many);
    expect(asked(acts)).toBeUndefined();
    expect(state.complete).toBe(false);
    expect(Math.max(...Object.values(state.askedCount))).toBe(2);
  });
});

describe("refusals", () => {
  const refuse: Partial<Understanding> = { intents: ["refuse_info"], refused: ["area"] };

  it("are followed by one retry, then accepted for good", () => {
    const first = talk([{ intents: ["greet"] }, refuse]);
    expect(first.acts).toEqual([{ type: "ask", slot: "area", retry: true }]);
    const second = talk([{ intents: ["greet"] }, refuse, refuse]);
    expect(second.acts).toEqual([
      { type: "accept_refusal", slot: "area" },
      { type: "ask", slot: "bedrooms", retry: false },
    ]);
  });

  it("of phone and email count as one", () => {
    const known = { area: "Doral", bedrooms: 1, budget_max: 2000, move_in: "asap" as const, name: "Ana" };
    const { acts, state } = talk([{ slots: known }, { refused: ["phone"] }, { refused: ["email"] }]);
    expect(acts.map((act) => act.type)).toEqual(["accept_refusal", "complete"]);
    expect(state.complete).toBe(true);
  });
});

describe("a known value", () => {
  it("is not confirmed again", () => {
    const { acts } = talk([{ slots: { area: "Doral" } }, { slots: { area: "Doral", bedrooms: 2 } }]);
    expect(acts[0]).toEqual({ type: "confirm", slots: { bedrooms: 2 }, corrected: [], excluded: [], brief: true });
  });

  it("is replaced by a correction, and asked for again after the renter withdraws it", () => {
    const { state } = talk([{ slots: { bedrooms: 2 } }, { slots: { bedrooms: 3 } }]);
    expect(state.corrected).toEqual({ bedrooms: 2 });
    const taken = talk([{ slots: { area: "Doral" } }, { cleared: ["area"] }]);
    expect(taken.acts).toEqual([
      { type: "forget", slots: ["area"] },
      { type: "ask", slot: "area", retry: false },
    ]);
  });
});

describe("the language", () => {
  it("follows the renter, but not a bare name or number", () => {
    expect(talk([{ language: "es", slots: { bedrooms: 2 }, maskedText: "busco 2 cuartos" }]).state.language).toBe("es");
    const name = { slot: "name", start: 0, end: 4, text: "Luis" } as const;
    const bare = { language: "es", slots: { name: "Luis" }, evidence: [name], maskedText: "Luis" } as const;
    expect(talk([{ ...bare, evidence: [name] }]).state.language).toBe("en");
    expect(talk([{ language: "es", languageCertain: false }]).state.language).toBe("en");
  });
});

describe("stored facts", () => {
  it("with a forbidden remark are treated as missing", () => {
    const one = contextOf({ language: "en", setup: { listings: "one" } });
    const { acts } = talk([{ intents: ["ask_property_question"], topics: ["other"] }], one);
    expect(acts[0]).toMatchObject({ type: "will_ask_agent", topic: "other" });
  });
});
