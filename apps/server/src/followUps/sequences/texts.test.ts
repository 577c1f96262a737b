import { expect, test } from "vitest";
import { fillText, ownTexts } from "./texts.ts";

test("a reminder names the home and, in Spanish, the day with its article", () => {
  const facts = { address: "1420 Brickell Bay Dr, #1907", when: "viernes 27 de noviembre a las 4 p. m.", link: "LINK" };
  expect(fillText(ownTexts.es.showing_day_before, facts, "es")).toBe(
    "Recordatorio: tu visita a 1420 Brickell Bay Dr, #1907 es el viernes 27 de noviembre a las 4 p. m. Para cambiarla: LINK",
  );
  expect(fillText(ownTexts.en.showing_two_hours, { when: "Friday at 4 PM", link: "LINK" }, "en")).toBe(
    "Reminder: your showing at the home is Friday at 4 PM. To change it: LINK",
  );
});
