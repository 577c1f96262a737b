import { describe, expect, it } from "vitest";
import { contextOf } from "../../specs/conversations/conversation.ts";
import type { Act } from "../dialogue/act.ts";
import type { Language } from "../types.ts";
import { greeting } from "./greeting.ts";
import { phrase } from "./phrase.ts";
import { shortName } from "./templates.ts";
import { clock, money, phone } from "./values.ts";

const { agent } = contextOf({ language: "en", setup: { tone: "direct" } });

function say(language: Language, ...acts: Act[]): string {
  return phrase(acts, { language, agent, today: "2026-03-20", recent: [] }).text;
}

describe("values", () => {
  it.each([
    [3200, "$3,200"],
    [950, "$950"],
    [1234567, "$1,234,567"],
    [1850.5, "$1,850.50"],
  ])("money %s → %s", (value, text) => {
    expect(money(value)).toBe(text);
  });

  it.each([
    ["17:30", "5:30 PM"],
    ["09:00", "9 AM"],
    ["12:15", "12:15 PM"],
    ["0", "12 AM"],
    ["24", "12 AM"],
  ])("clock %s → %s", (time, text) => {
    expect(clock(time)).toBe(text);
  });

  it("formats American phone numbers and leaves others alone", () => {
    expect(phone("+13055550134")).toBe("(305) 555-0134");
    expect(phone("+5352345678")).toBe("+5352345678");
  });

  it.each([
    ["Marisol Echeverría", "Marisol"],
    ["The Rivera Group", "The Rivera Group"],
    ["Dr. Ana Pérez", "Dr. Ana Pérez"],
  ])("calls %s %s", (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

describe("the renter's search", () => {
  const search = (language: Language, slots: Extract<Act, { type: "confirm" }>["slots"], excluded: string[] = []) =>
    say(language, { type: "confirm", slots, corrected: [], excluded });

  it.each([
    [{ bedrooms: 0, area: ["Brickell", "Doral"] }, "A studio in Brickell or Doral.", "Un estudio en Brickell o Doral."],
    [
      { bedrooms: { min: 3 }, bathrooms: 1 },
      "At least 3 bedrooms and 1 bathroom.",
      "Al menos 3 habitaciones y 1 baño.",
    ],
    [{ budget_min: 2000, budget_max: 2500 }, "$2,000 to $2,500 a month.", "Entre $2,000 y $2,500 al mes."],
    [{ move_in: "2027-01-05" }, "Move-in on January 5, 2027.", "Mudanza el 5 de enero de 2027."],
    [
      { move_in: { from: "2026-04-01", to: "2026-04-10" } },
      "Move-in between April 1 and 10.",
      "Mudanza del 1 al 10 de abril.",
    ],
    [{ move_in: { from: "2026-05-01", to: "2026-05-31" } }, "Move-in in May.", "Mudanza en mayo."],
    [
      { move_in: { from: "2026-12-25", to: "2027-01-05" } },
      "Move-in between December 25 and January 5, 2027.",
      "Mudanza del 25 de diciembre al 5 de enero de 2027.",
    ],
    [{ bedrooms: { min: 0, max: 1 } }, "A studio or 1 bedroom.", "Un estudio o 1 habitación."],
    [{ pets: { has: true, kind: "cat", count: 1 } }, "A cat.", "Un gato."],
    [{ email: "ana@mail.example" }, "ana@mail.example.", "ana@mail.example."],
    [{ pets: { has: true, kind: "dog", count: 2 }, furnished: true }, "2 dogs, furnished.", "2 perros, amueblado."],
    [{ pets: { has: false }, parking: false }, "No pets, no parking needed.", "Sin mascotas, sin parqueo."],
    [{ occupants: 1, lease_months: 6 }, "A lease of 6 months, 1 person.", "Contrato de 6 meses, 1 persona."],
  ] as const)("%o", (slots, english, spanish) => {
    expect(search("en", slots as never)).toBe(english);
    expect(search("es", slots as never)).toBe(spanish);
  });

  it("names the excluded places", () => {
    expect(search("en", {}, ["Homestead"])).toBe("Anywhere but Homestead.");
    expect(search("es", { area: "Kendall" }, ["Opa-locka", "Doral"])).toBe("Kendall, menos Opa-locka y Doral.");
  });
});

describe("showings", () => {
  it("writes the hour as Miami does", () => {
    const visit: Act = { type: "note_showing", date: "2026-04-04", time: "13:00" };
    expect(say("en", visit)).toContain("on Saturday, April 4 at 1 PM");
    expect(say("es", visit)).toContain("el sábado 4 de abril a la 1 p. m.");
  });
});

describe("wordings", () => {
  it("don't repeat while another is left", () => {
    const ask: Act = { type: "ask", slot: "area", retry: false };
    const texts: string[] = [];
    let recent: readonly string[] = [];
    for (let turn = 0; turn < 5; turn++) {
      const reply = phrase([ask], { language: "es", agent, today: "2026-03-20", recent });
      texts.push(reply.text);
      recent = reply.recent;
    }
    expect(new Set(texts.slice(0, 4)).size).toBe(4);
    expect(texts[4]).toBe(texts[0]);
  });
});

describe("greeting", () => {
  it("says that an AI answers and asks one thing, in both languages of a bilingual link", () => {
    const text = greeting(contextOf({ language: "en" }));
    expect(text).toMatch(/^Hi! I'm Marisol's AI assistant\./);
    expect(text).toMatch(/\nTambién hablo español/);
    expect(text.match(/\?/g)).toHaveLength(1);
    expect(greeting(contextOf({ language: "es" }))).toMatch(
      /^¡Hola! Soy el asistente de IA de Marisol\.[\s\S]*\nI also speak English/,
    );
  });

  it("uses the link's single language, and says who answers in minimal mode", () => {
    const context = contextOf({ language: "en", setup: { aiMode: "minimal" } });
    expect(greeting({ ...context, agent: { ...context.agent, language: "spanish" } })).toMatch(
      /^¡Hola! Soy el asistente de IA de Marisol\. Aquí responde Marisol en persona[^\n]*$/,
    );
  });
});
