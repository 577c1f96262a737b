import { topics } from "@llave/assistant";
import { expect, test } from "vitest";
import { answers, promiseIn } from "./answers.ts";

const asked = (topic: string) => ({ kind: "knowledge_gap", topic });

test.each([
  ["The pet fee is $350, paid once.", asked("pet_fee"), true],
  ["Son $350 por mascota.", asked("pet_fee"), true],
  ["There's one space in the garage.", asked("pet_fee"), false],
  ["There's one space in the garage.", asked("parking"), true],
  ["Tomorrow at 5 works.", { kind: "showing", topic: "" }, true],
  ["Te espero mañana.", { kind: "showing", topic: "" }, true],
  ["The deposit is one month.", { kind: "showing", topic: "" }, false],
  ["Hi, this is Rosa.", { kind: "ask_human", topic: "" }, true],
  ["Hi, this is Rosa.", { kind: "emergency", topic: "" }, false],
  ["Hi, this is Rosa.", asked("other"), false],
])("%s", (text, item, expected) => expect(answers(text, item)).toBe(expected));

test("a question about each fact of a listing can be answered in words", () => {
  const facts = topics.slice(0, topics.indexOf("other"));
  expect(facts.filter((topic) => answers("", asked(topic)))).toEqual([]);
});

test.each([
  ["Great. I'll send you the building rules later.", "I'll send you the building rules later."],
  ["En un rato te mando el reglamento. ¡Gracias!", "En un rato te mando el reglamento."],
  ["Let me check with the owner", "Let me check with the owner"],
  ["¿Te llamo más tarde?", null],
  ["The rent is $3,000.", null],
])("the promise of %s", (text, expected) => expect(promiseIn(text)).toBe(expected));
