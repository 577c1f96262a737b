import { expect, test } from "vitest";
import { endSentences, plainDate } from "./dateText.ts";

test.each(["3 p.m.", "3 p. m.", "3\u202fp.\u00a0m."])("the hour %j has the product's format", (hour) =>
  expect(plainDate(hour)).toBe("3 p. m."),
);

test("an hour at the end of a sentence provides its period", () => {
  expect(endSentences("Tu visita: lunes a las 3 p. m.. Nos vemos.")).toBe("Tu visita: lunes a las 3 p. m. Nos vemos.");
  expect(endSentences("Ya voy...")).toBe("Ya voy...");
});
