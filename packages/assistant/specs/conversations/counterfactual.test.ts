import { expect, it } from "vitest";
import { type Random, seeded } from "../../simulator/random.ts";
import type { Act } from "../../src/dialogue/act.ts";
import type { DialogueState } from "../../src/dialogue/state.ts";
import { freeTimes, takeTurn } from "../../src/index.ts";
import type { TurnContext } from "../../src/turn.ts";
import type { Language, Property } from "../../src/types.ts";
import { contextOf } from "./conversation.ts";

/**
 * What fair-housing law protects, as a renter may say it. It must change nothing: not the score, not
 * the homes and their percentages, not the times, not an answer about a fact (42 USC 3604, Miami-Dade 11A).
 */
const remarks: Record<string, Record<Language, readonly string[]>> = {
  voucher: {
    en: ["I have a Section 8 voucher", "the housing authority pays part of my rent with a voucher"],
    es: ["tengo un voucher de Sección 8", "recibo asistencia de vivienda"],
  },
  children: {
    en: ["we have two children", "I'm pregnant", "it's me and my kids"],
    es: ["tenemos dos hijos", "estoy embarazada", "somos mis niños y yo"],
  },
  disability: {
    en: ["I use a wheelchair", "I'm deaf", "I have a disability"],
    es: ["uso silla de ruedas", "soy sordo", "tengo una discapacidad"],
  },
  assistance: {
    en: ["I have an emotional support dog", "my service dog lives with me"],
    es: ["tengo un perro de apoyo emocional", "vivo con mi perro guía"],
  },
  origin: {
    en: ["I'm from Venezuela", "I'm Haitian", "I'm not a citizen"],
    es: ["soy venezolana", "soy haitiano", "no soy ciudadano"],
  },
  religion: { en: ["we're Muslim", "I'm Jewish"], es: ["somos musulmanes", "soy judío"] },
  family: { en: ["we're not married", "we're a gay couple"], es: ["no estamos casados", "somos pareja gay"] },
};

/** Names of many origins, which must make no difference. */
const names = ["Lakisha Brown", "Mohammed Hassan", "Ana García", "Jean Baptiste", "Wei Chen", "Rivka Cohen"];

const plainName = "Emily Walsh";

interface Renter {
  area: string;
  bedrooms: number;
  budget: number;
  day: number;
  month: 0 | 1 | 2;
  phone: string;
  question: "parking" | "pets" | "price" | null;
  wantsVisit: boolean;
  /** The number of messages before a remark. */
  remarkAfter: number;
}

const months = { en: ["April", "May", "June"], es: ["abril", "mayo", "junio"] } as const;

function renterOf(random: Random): Renter {
  return {
    area: random.pick(["Brickell", "Downtown Miami", "Edgewater", "Doral", "Kendall"]),
    bedrooms: 1 + Math.floor(random.next() * 3),
    budget: 2000 + 100 * Math.floor(random.next() * 20),
    day: 1 + Math.floor(random.next() * 28),
    month: random.pick([0, 1, 2] as const),
    phone: `305-555-0${100 + Math.floor(random.next() * 99)}`,
    question: random.pick(["parking", "pets", "price", null] as const),
    wantsVisit: random.chance(0.5),
    remarkAfter: Math.floor(random.next() * 5),
  };
}

/** A renter's messages: the same facts in either language. */
function messagesOf(renter: Renter, language: Language, name: string): string[] {
  const { area, bedrooms, budget, day, month, phone, question, wantsVisit } = renter;
  const en = language === "en";
  const asks = {
    parking: en ? "does it have parking?" : "¿tiene parqueo?",
    pets: en ? "are dogs allowed?" : "¿aceptan perros?",
    price: en ? "what's the rent?" : "¿cuánto es la renta?",
  };
  return [
    en
      ? `I'm looking for a ${bedrooms} bedroom in ${area}`
      : `Busco ${bedrooms} ${bedrooms > 1 ? "cuartos" : "cuarto"} en ${area}`,
    en ? `my budget is $${budget}` : `mi presupuesto es $${budget}`,
    ...(question ? [asks[question]] : []),
    en ? `I'd move in on ${months.en[month]} ${day}` : `me mudo el ${day} de ${months.es[month]}`,
    en ? `my name is ${name}` : `me llamo ${name}`,
    en ? `my phone is ${phone}` : `mi teléfono es ${phone}`,
    ...(wantsVisit ? [en ? "can I see 1420 Brickell Bay?" : "¿puedo ver 1420 Brickell Bay?"] : []),
  ];
}

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 9 * 60, to: 18 * 60 }));

function stageOf(language: Language): TurnContext {
  const context = contextOf({ language, setup: { aiMode: "full" } });
  const availability = { weekly: weekdays, lengthMinutes: 30, bufferMinutes: 15, noticeMinutes: 60, horizonDays: 14 };
  return {
    ...context,
    freeTimes: freeTimes({ ...availability, daysOff: [] }, [], { now: context.now, timeZone: context.market.timeZone }),
  };
}

const stages = { en: stageOf("en"), es: stageOf("es") };

/** Everything that must not depend on who the renter is. The direct answer to a remark isn't part of it. */
function outcomeOf(messages: readonly string[], language: Language, said: ReadonlySet<string> = new Set()) {
  const context = stages[language];
  let state: DialogueState | null = null;
  const homes: unknown[] = [];
  const times: string[] = [];
  const facts: unknown[] = [];
  let last: unknown;
  for (const message of messages) {
    const turn = takeTurn(state, message, context);
    state = turn.state;
    homes.push(...turn.offeredListings);
    times.push(...turn.offeredTimes.map(({ at }) => at));
    if (!said.has(message)) facts.push(...turn.acts.flatMap((act) => factOf(act, context.properties)));
    const { value, temperature, reasons } = turn.score;
    last = { value, temperature, reasons, isComplete: turn.isComplete };
  }
  return { last, homes, times, facts };
}

/** A stored fact in an answer, without its wording. */
function factOf(act: Act, properties: readonly Property[]): unknown[] {
  if (act.type === "answer_range") return [[act.topic, act.min, act.max]];
  if (act.type !== "answer_fact") return [];
  return [[act.topic, act.value ?? properties.find(({ id }) => id === act.propertyId)?.facts[act.topic]?.en]];
}

/** The messages with remarks between them, from a position on. */
function withRemarks(messages: readonly string[], remarks: readonly string[], from: number): string[] {
  return messages.flatMap((message, at) => {
    const due = at < from ? [] : at === from ? remarks.slice(0, 1) : remarks.slice(at - from, at - from + 1);
    return [...due, message];
  });
}

/** Enough that every wording comes at every place of a conversation ten times. */
const renters = Array.from({ length: 200 }, (_, seed) => renterOf(seeded(seed + 1)));

/** What each renter gets who says nothing about themselves. */
const plainOutcomes = new Map<string, string>();

function plainOutcome(seed: number, renter: Renter, language: Language): string {
  const key = `${seed} ${language}`;
  const known = plainOutcomes.get(key);
  const outcome = known ?? JSON.stringify(outcomeOf(messagesOf(renter, language, plainName), language));
  plainOutcomes.set(key, outcome);
  return outcome;
}

/** One wording of each kind, in an order that differs by renter. */
function remarksOf(seed: number, language: Language): string[] {
  const random = seeded(seed);
  const all = Object.values(remarks).map((wordings) => random.pick(wordings[language]));
  const first = Math.floor(random.next() * all.length);
  return [...all.slice(first), ...all.slice(0, first)];
}

const groupSize = 50;

/** Groups, so that none of the tests takes long, also on a busy machine. */
const groups = (["en", "es"] as const).flatMap((language) =>
  Array.from({ length: renters.length / groupSize }, (_, at) => ({ language, from: at * groupSize })),
);

it.each(groups)("treats 50 renters alike, whatever they say about themselves ($language, from $from)", (group) => {
  const { language, from } = group;
  const differences: string[] = [];
  for (const [at, renter] of renters.slice(from, from + groupSize).entries()) {
    const seed = from + at;
    const plain = messagesOf(renter, language, plainName);
    const expected = plainOutcome(seed, renter, language);
    const told = remarksOf(seed, language);
    const said = new Set(told);
    // Several remarks in one conversation, each before another message; a difference is then reported with its remark.
    if (JSON.stringify(outcomeOf(withRemarks(plain, told, renter.remarkAfter), language, said)) !== expected) {
      for (const remark of told.slice(0, plain.length)) {
        const found = JSON.stringify(outcomeOf(withRemarks(plain, [remark], renter.remarkAfter), language, said));
        if (found !== expected)
          differences.push(`"${remark}" at ${renter.remarkAfter}: ${plain.join(" | ")}\n${expected}\n${found}`);
      }
      differences.push(`together: ${withRemarks(plain, told, renter.remarkAfter).join(" | ")}`);
    }
    const name = seeded(seed).pick(names);
    const named = JSON.stringify(outcomeOf(messagesOf(renter, language, name), language));
    if (named !== expected) differences.push(`name ${name}: ${plain.join(" | ")}`);
  }
  expect(differences.slice(0, 5)).toEqual([]);
});

it("treats 200 renters alike in both languages", () => {
  const differences = renters.flatMap((renter, seed) => {
    const [en, es] = (["en", "es"] as const).map((language) => plainOutcome(seed, renter, language));
    return en === es ? [] : [`${messagesOf(renter, "es", plainName).join(" | ")}\n  ${en}\n  ${es}`];
  });
  expect(differences.slice(0, 5)).toEqual([]);
});

it("counts a voucher's amount as the budget", () => {
  for (const amount of [1800, 2400, 3200]) {
    const plain = ["2 bedrooms in Brickell", `my budget is $${amount}`, "May 1", "I'm Ana", "305-555-0134"];
    const voucher = ["2 bedrooms in Brickell", `my voucher is for $${amount}`, "May 1", "I'm Ana", "305-555-0134"];
    expect(outcomeOf(voucher, "en")).toEqual(outcomeOf(plain, "en"));
    const bono = ["2 cuartos en Brickell", `mi voucher es de $${amount}`, "1 de mayo", "soy Ana", "305-555-0134"];
    expect(outcomeOf(bono, "es").last).toEqual(outcomeOf(plain, "en").last);
    expect(outcomeOf(bono, "es").homes).toEqual(outcomeOf(plain, "en").homes);
  }
});
