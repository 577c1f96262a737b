import { describe, expect, it } from "vitest";
import { withPronounForAgent } from "./agentNamed.ts";

describe("the agent's name as a pronoun", () => {
  it.each([
    ["ask Reina if she takes dogs", "ask her   if she takes dogs"],
    ["can Reina call me?", "can she   call me?"],
    ["is Reina there on Monday?", "is she   there on Monday?"],
    ["Reina can call me after 5", "she   can call me after 5"],
    ["dile a Reina que voy", "dile a ella  que voy"],
    ["¿va a estar Reina?", "¿va a estar ella ?"],
  ])("reads %j", (message, expected) => {
    const read = withPronounForAgent(message, "Reina Pardo");
    expect(read).toBe(expected);
    expect(read).toHaveLength(message.length);
  });

  it.each([
    "Hi Reina, any studios?",
    "is Reina a real person?",
    "what's Reina's number?",
    "the reinas of Doral",
    "hello",
  ])("leaves %j as it is", (message) => expect(withPronounForAgent(message, "Reina Pardo")).toBe(message));

  it("leaves a name of two letters alone, which is also a word", () => {
    expect(withPronounForAgent("can Al call me?", "Al Pardo")).toBe("can Al call me?");
  });
});
