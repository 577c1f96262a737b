import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adversarialMessages } from "../../bench/adversarial.ts";
import { southFlorida } from "../markets/southFlorida.ts";
import { intents, type Language, type SlotName, topics } from "../types.ts";
import { understand } from "./understand.ts";

const askable: readonly (SlotName | null)[] = [
  null,
  "area",
  "bedrooms",
  "bathrooms",
  "budget_max",
  "move_in",
  "lease_months",
  "pets",
  "parking",
  "furnished",
  "occupants",
  "name",
  "phone",
  "email",
  "showing_request",
];

function read(text: string, asked: SlotName | null = null, languageHint: Language = "en") {
  return understand(text, { asked, referenceDate: "2026-03-20", languageHint, market: southFlorida });
}

/** Fragments that mean something to some reader, so that random texts reach deep into the code. */
const piece = fc.oneof(
  fc.constantFrom(
    "2 bedrooms",
    "dos cuartos",
    "Doral",
    "not",
    "menos",
    "$2,500",
    "hasta",
    "or",
    "y",
    "1/2",
    "June 31",
    "el 30 de febrero",
    "next",
    "at 25:99",
    "mañana",
    "my dog",
    "305-555-0142",
    "maria arroba",
    "punto com",
    "a@b.co",
    "is it",
    "¿",
    "?",
    "4111 1111 1111 1111",
    "k",
    "mil",
    "1e9",
    "99999999999999999999",
    "soy",
    "\ud800",
    "\u202e",
    "🏠",
    "\n",
    "\u0000",
  ),
  fc.string({ unit: "binary", maxLength: 12 }),
);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 400 }),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(" ")),
);

describe("any message", () => {
  test("is read without an error, with evidence inside the text and known words only", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...askable), fc.constantFrom<Language>("en", "es"), (text, asked, hint) => {
        const said = read(text, asked, hint);
        for (const { start, end, text: words } of said.evidence) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(said.maskedText.length);
          expect(start).toBeLessThan(end);
          expect(words).toBe(said.maskedText.slice(start, end));
        }
        for (const slot of Object.keys(said.slots)) expect(said.evidence.map((item) => item.slot)).toContain(slot);
        for (const intent of said.intents) expect(intents).toContain(intent);
        for (const topic of said.topics) expect(topics).toContain(topic);
        expect(new Set(said.intents).size).toBe(said.intents.length);
        expect(new Set(said.topics).size).toBe(said.topics.length);
        const states = Object.keys(said.slots).some((slot) => slot !== "showing_request");
        if (!said.intents.includes("stop")) expect(said.intents.includes("give_info")).toBe(states);
      }),
      { numRuns: 500 },
    );
  });

  test("gives the same understanding when read twice", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(text)).toEqual(read(text));
      }),
      { numRuns: 100 },
    );
  });

  test.each(Object.entries(adversarialMessages()))("of 2,000 characters of %s is read", (_name, text) => {
    expect(read(text).maskedText.length).toBeGreaterThan(0);
  });
});

describe("masking", () => {
  test.each([
    ["my SSN is 123-45-6789", "my SSN is •••"],
    ["mi seguro social es 123456789", "mi seguro social es •••"],
    ["card 4111 1111 1111 1111 ok", "card ••• ok"],
    ["5500-0000-0000-0004", "•••"],
  ])("%s", (text, masked) => {
    expect(read(text).maskedText).toBe(masked);
    expect(read(text).topics).toContain("sensitive_data");
  });

  test.each(["call 305-555-0142", "4111 1111 1111 1112", "786 555 0188 and 305 555 0142", "+58 412 555 0199"])(
    "%s stays",
    (text) => {
      expect(read(text).maskedText).toBe(text);
    },
  );
});

describe("phones", () => {
  test.each([
    ["(305) 555-0148", "+13055550148"],
    ["305.555.0148", "+13055550148"],
    ["1 305 555 0148", "+13055550148"],
    ["+1-305-555-0148", "+13055550148"],
    ["3055550148", "+13055550148"],
    ["+52 55 1234 5678", "+525512345678"],
    ["0058 412 555 0199", "+584125550199"],
    ["apt 504, 305 555 0148", "+13055550148"],
    ["seven eight six double five five oh one two three", "+17865550123"],
    ["siete ochenta y seis, cinco cincuenta y cinco, cero uno veintitrés", "+17865550123"],
  ])("%s", (text, phone) => {
    expect(read(text, "phone").slots.phone).toBe(phone);
  });

  test.each(["4111 1111 1111 1111", "my SSN is 123-45-6789", "2500", "12345678901234567890", "105 555 0148"])(
    "%s is none",
    (text) => {
      expect(read(text).slots.phone).toBeUndefined();
    },
  );
});

describe("dates", () => {
  test.each([
    ["February 29", "2028-02-29"],
    ["the 20th", "2026-03-20"],
    ["the 19th", "2026-04-19"],
    ["2026-07-01", "2026-07-01"],
    ["13/5", "2026-05-13"],
    ["Friday", "2026-03-27"],
    ["Saturday the 28th", "2026-03-28"],
    ["in 2 months", "2026-05-20"],
    ["mid month", { from: "2026-03-10", to: "2026-03-20" }],
    ["end of February", { from: "2027-02-22", to: "2027-02-28" }],
    ["este mes", { from: "2026-03-01", to: "2026-03-31" }],
    ["el viernes de la semana que viene", "2026-03-27"],
  ])("%s", (text, expected) => {
    expect(read(text, "move_in").slots.move_in).toEqual(expected);
  });

  test.each(["February 30", "2026-13-01", "32/13", "the 45th"])("%s isn't a day", (text) => {
    expect(JSON.stringify(read(text, "move_in").slots)).not.toMatch(/Invalid|NaN|02-30|-13-|-45/);
  });

  test("an invalid reference date gives no dates", () => {
    const context = { asked: null, referenceDate: "someday", languageHint: "en", market: southFlorida } as const;
    expect(understand("June 1, tomorrow at 3", context).slots).toEqual({});
  });
});

describe("a choice among offers", () => {
  const choose = (text: string) =>
    understand(text, {
      asked: null,
      referenceDate: "2026-03-20",
      languageHint: "en",
      market: southFlorida,
      offered: ["1200 West Ave", "55 SE 6th St", "801 Brickell Bay"],
    }).choice;

  test.each([
    ["the second one", 1],
    ["la primera", 0],
    ["option 3", 2],
    ["the last one please", 2],
    ["801 Brickell Bay looks great", 2],
    ["2", 1],
  ])("%s", (text, index) => {
    expect(choose(text)).toBe(index);
  });

  test.each(["I need 2 bedrooms", "the fourth one", "none of them"])("%s chooses nothing", (text) => {
    expect(choose(text)).toBeUndefined();
  });
});

test.each([
  ["We have 2 kids and a service dog", undefined],
  ["Tenemos 2 hijos y un perro de servicio", undefined],
  ["my wife and I, 2 kids and a service dog", 4],
  ["me and my 2 kids and a dog", 3],
])("%j tells of %j people", (text, occupants) => {
  expect(read(text).slots.occupants).toBe(occupants);
});
