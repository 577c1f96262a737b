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
  // These only sound like answers.
  ["Please give me your email.", asked("lease_term"), false],
  ["I have two homes for you.", asked("lease_term"), false],
  ["Mañana hay dos baños.", asked("lease_term"), false],
  ["One minute...", asked("distance"), false],
  ["Give me 15 minutes.", asked("distance"), false],
  ["That's a fair price.", asked("air_conditioning"), false],
  ["There are stairs.", asked("air_conditioning"), false],
  ["The owner will review it.", asked("view"), false],
  ["The bathroom is new.", asked("bedrooms"), false],
  ["It's near Bayfront Park.", asked("parking"), false],
  ["The deposit is $500.", asked("price"), false],
  ["El depósito es de $500.", asked("storage"), false],
  ["Dogs are welcome.", asked("pet_fee"), false],
  ["The dishwasher is new.", asked("laundry"), false],
  ["You can move in on May 1.", asked("move_in_cost"), false],
  ["The next step is a visit.", asked("accessibility"), false],
  ["Es obligatorio.", asked("pets"), false],
  ["Happy to meet you in person.", asked("occupancy_limit"), false],
  // Promises, questions and doubts.
  ["I will find out about the parking.", asked("parking"), false],
  ["I'll ask Mr. Lopez about the parking.", asked("parking"), false],
  ["Te averiguo. Voy a preguntar por el parqueo.", asked("parking"), false],
  ["I need to check the parking.", asked("parking"), false],
  ["No sé si hay parqueo.", asked("parking"), false],
  ["Do you need parking?", asked("parking"), false],
  ["Hola Ana, ¿necesitas parqueo?", asked("parking"), false],
  ["Do you need parking? There's one space in the garage.", asked("parking"), true],
  ["I'll ask about the pool. Parking is included.", asked("parking"), true],
  ["I'll write you Monday.", { kind: "showing", topic: "" }, false],
  ["I'll call you at 5 p.m. about the showing.", { kind: "showing", topic: "" }, false],
  ["Have a great Saturday!", { kind: "showing", topic: "" }, false],
  ["Please confirm your email.", { kind: "showing", topic: "" }, false],
  ["It's at 12 SW 9th St.", { kind: "showing", topic: "" }, false],
  ["I'll write you Monday.", { kind: "ask_human", topic: "" }, true],
  // Answers in other words.
  ["I can show it Saturday.", { kind: "showing", topic: "" }, true],
  ["5:30 is fine", { kind: "showing", topic: "" }, true],
  ["Confirmado, nos vemos allí.", { kind: "showing", topic: "" }, true],
  ["Te la muestro a las 4.", { kind: "showing", topic: "" }, true],
  ["12 months, renewable.", asked("lease_term"), true],
  ["Un año como mínimo.", asked("lease_term"), true],
  ["It has central A/C.", asked("air_conditioning"), true],
  ["Tiene aire en cada cuarto.", asked("air_conditioning"), true],
  ["The views are of the bay.", asked("view"), true],
  ["A 10-minute walk.", asked("distance"), true],
  ["Queda a 5 minutos.", asked("distance"), true],
  ["It's $3,000.", asked("price"), true],
  ["First month and deposit: $6,000.", asked("move_in_cost"), true],
])("%s", (text, item, expected) => expect(answers(text, item)).toBe(expected));

test("a question about each fact of a listing can be answered in words", () => {
  const facts = topics.slice(0, topics.indexOf("other"));
  expect(facts.filter((topic) => answers("", asked(topic)))).toEqual([]);
});

test.each([
  ["Great. I'll send you the building rules later.", "I'll send you the building rules later."],
  ["En un rato te mando el reglamento. ¡Gracias!", "En un rato te mando el reglamento."],
  ["Let me check with the owner", "Let me check with the owner"],
  ["I'll write you Monday", "I'll write you Monday"],
  ["I'll call you at 5 p.m. on Friday. Ok?", "I'll call you at 5 p.m. on Friday."],
  ["I'll see you tomorrow at 5.", null],
  ["¿Te llamo más tarde?", null],
  ["The rent is $3,000.", null],
])("the promise of %s", (text, expected) => expect(promiseIn(text)).toBe(expected));
