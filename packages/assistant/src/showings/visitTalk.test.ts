import { describe, expect, it } from "vitest";
import { readVisitTalk } from "./visitTalk.ts";

const said = (text: string) => text.replace(/\s+/g, " ").trim();

describe("the clauses of a message about a showing", () => {
  it.each([
    ["no sundays huh? ok monday 2pm then", "ok monday 2pm then"],
    ["saturday at 3 is good, we have church sunday", "saturday at 3 is good,"],
    ["10:30 works! I have to drop my daughter at gymnastics at 9:30.", "10:30 works!"],
    ["a las 9 perfecto. la guagua de la escuela pasa a las 8", "a las 9 perfecto."],
    ["a las 11 entonces. pero tengo que salir antes de las 12", "a las 11 entonces."],
    ["cant do 10, 11 works", "11 works"],
    ["tuesday doesn't work but wednesday at 3 does", "but wednesday at 3 does"],
    ["I said 530 not 4", "I said 530"],
    ["my flight is delayed what about saturday morning", "what about saturday morning"],
    ["el domingo no abren? bueno entonces el lunes a las 5", "bueno entonces el lunes a las 5"],
    ["sat 2:30 if thats still open, sunday im driving to orlando", "sat 2:30 if thats still open,"],
    ["is the 9 am one in rush hour?", ""],
    ["is 3 ok?", "is 3 ok?"],
    ["Perfect, 9:30. My sister comes, she's a nurse and works at 11", "Perfect, 9:30. My sister comes,"],
    // Nothing here is about another time.
    ["I can't wait! saturday at 2", "I can't wait! saturday at 2"],
    ["i have monday off, can i come then?", "i have monday off, can i come then?"],
    ["trabajo cerca, puedo el lunes a las 5", "puedo el lunes a las 5"],
    ["el sábado después del trabajo", "el sábado después del trabajo"],
  ])("take a time in %j", (message, takes) => {
    expect(said(readVisitTalk(message).takes)).toBe(takes);
  });

  it.each([
    ["monday and tuesday dont work, no saturdays at all?", [1, 2]],
    ["monday, tuesday and wednesday dont work for me", [1, 2, 3]],
    ["can we see it on a saturday? we both work during the week", [1, 2, 3, 4, 5]],
    ["trabajo de lunes a viernes, tiene que ser el sábado", [1, 2, 3, 4, 5]],
    ["ni lunes ni martes puedo", [1, 2]],
    ["ese sábado es el cumpleaños del niño", [6]],
    // An hour or a part of the day leaves the rest of the day open.
    ["i work saturday till 3", []],
    ["monday morning doesn't work", []],
    ["i have monday off", []],
    ["saturday works", []],
  ])("rule days out in %j", (message, days) => {
    expect(readVisitTalk(message).ruledOut).toEqual(days);
  });

  it.each([
    ["tues or weds evening, gf gets off at 5", "gf gets off at 5"],
    ["i teach til 4. any saturday?", "i teach til 4."],
    ["i work 9 to 5", "i work 9 to 5"],
    ["salgo a las 5 del trabajo, el sábado mejor", "salgo a las 5 del trabajo,"],
  ])("limit the hours in %j", (message, limits) => {
    expect(said(readVisitTalk(message).limits)).toBe(limits);
  });

  it("keep the offsets of the message", () => {
    const message = "no sundays huh? ok monday 2pm then";
    const { takes } = readVisitTalk(message);
    expect(takes.indexOf("monday")).toBe(message.indexOf("monday"));
    expect(takes).toHaveLength(message.length);
  });

  it("take time in proportion to the length of a message", () => {
    const started = process.cpuUsage();
    for (const unit of ["tues ", "monday, ", "i work ", "no sunday? ", "puedo ", "a,", "not 4 "])
      readVisitTalk(unit.repeat(400));
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(3000);
  });
});
