import type { DemoLead, DemoTurn } from "@llave/contract/chat/demo";
import { asOf } from "./asOf.ts";
import recordings from "./recordings.json" with { type: "json" };
import type { Recording } from "./recordingType.ts";

type Language = keyof typeof recordings;

/**
 * The conversations of `recordings.json` as of now, made by `npm run record:demo`; a test fails if the assistant
 * answers differently.
 */
export function recordingIn(language: Language, now = new Date()): Recording {
  return asOf((recordings as Record<Language, Recording>)[language], now);
}

/** The lead from a conversation, or its initial state before the first message. */
export function leadOf({ turns }: Pick<Recording, "turns">): DemoLead {
  return turns.at(-1)?.lead ?? nobody;
}

const nobody: DemoLead = {
  ...{ name: "", score: 0, status: "cold", reasons: [], areas: [], bedrooms: null, budget: null },
  ...{ moveIn: null, pet: null, phone: null, email: null },
};

/** Keeps "p. m." on one line with its hour. */
export function keepOnOneLine(label: string): string {
  return label.replace(/ (?=[ap]\. m\.)| (?=m\.)/g, "\u00a0");
}

/** The most recently shown homes. */
export function homesOf({ turns }: Pick<Recording, "turns">): DemoTurn["homes"] {
  return turns.findLast(({ homes }) => homes.length > 0)?.homes ?? [];
}

/** The turn in which something was first understood, from 0; -1 if it never was. */
export function turnOf({ turns }: Pick<Recording, "turns">, slot: string): number {
  return turns.findIndex(({ understood }) => understood.some((part) => part.slot === slot));
}
