import { taskKind } from "@llave/contract/leads/leads";
import { expect, test } from "vitest";
import { taskText } from "./tasks.ts";

test.each(taskKind.options)("a task of the kind %s has its own text in both languages", (kind) => {
  const [english, spanish] = [taskText({ kind, topic: null }, "en"), taskText({ kind, topic: null }, "es")];
  for (const { title, help } of [english, spanish]) {
    expect(title).not.toMatch(/^task\.|\{/);
    expect(help).not.toMatch(/^task\.|\{/);
  }
  expect(spanish.title).not.toBe(english.title);
});

test("an open question says what it is about", () => {
  const kind = "knowledge_gap";
  expect(taskText({ kind, topic: "move_in_cost" }, "en").title).toBe("Answer a question about the total to move in");
  expect(taskText({ kind, topic: "move_in_cost" }, "es").title).toBe(
    "Responde una pregunta sobre el costo para mudarse",
  );
  expect(taskText({ kind, topic: "availability" }, "en").title).toBe("None of your listings fit their search");
  expect(taskText({ kind, topic: "availability", ofHome: true }, "en").title).toMatch(/^Answer a question about /);
  expect(taskText({ kind, topic: "other" }, "en").title).toBe("Answer a question");
});
