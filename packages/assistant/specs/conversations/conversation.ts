import { readFileSync } from "node:fs";
import { takeTurn } from "../../src/index.ts";
import { southFlorida } from "../../src/markets/southFlorida.ts";
import type {
  AgentProfile,
  AskableSlot,
  DialogueState,
  Language,
  Property,
  Slots,
  TurnContext,
  TurnResult,
} from "../../src/types.ts";

/** What a reply and what follows from it must be like; only what is given is checked. */
export interface Expectation {
  /** Patterns the reply contains, and patterns it does not; case is ignored. */
  says?: string | string[];
  not?: string | string[];
  /** Slot asked for in the reply; null for no question of the assistant's own. */
  asks?: AskableSlot | null;
  /** Slots after the turn, as far as they are given; null for one that is unknown. */
  slots?: { [Name in keyof Slots]?: Slots[Name] | null };
  /** Events of the turn as `type`, `task:kind`, `redacted:what` or `security:what`; all of them. */
  events?: string[];
  temperature?: "hot" | "warm" | "cold";
  complete?: boolean;
  pending?: boolean;
  /** True when nothing is said. */
  silent?: boolean;
  language?: Language;
  /** Pattern of what may be stored of the renter's message. */
  stored?: string;
  storedNot?: string;
}

export interface Step {
  renter: string;
  expect?: Expectation;
}

/** One whole conversation, as a line of a data file. */
export interface Conversation {
  id: string;
  /** Compliance entries it covers. */
  rules?: string[];
  language: Language;
  setup?: {
    listings?: "none" | "one" | "three";
    now?: string;
    tone?: AgentProfile["tone"];
    aiMode?: AgentProfile["aiMode"];
  };
  steps: Step[];
}

const brickell: Property = {
  id: "brickell",
  address: "1420 Brickell Bay Dr, #1907",
  area: "Brickell",
  price: 3150,
  bedrooms: 2,
  bathrooms: 2,
  squareFeet: 1060,
  availableFrom: "2026-03-28",
  facts: {
    pets: { en: "Dogs up to 25 lb are fine", es: "Se aceptan perros de hasta 25 libras", updated: "2026-03-12" },
    parking: { en: "One assigned space", es: "Un parqueo asignado", updated: "2026-03-12" },
    accessibility: {
      en: "Step-free entrance and elevator",
      es: "Entrada sin escalones y elevador",
      updated: "2026-03-12",
    },
    other: { en: "Adults only building", updated: "2026-03-12" },
  },
  updated: "2026-03-15",
};

const biscayne: Property = {
  id: "biscayne",
  address: "325 S Biscayne Blvd, #2210",
  area: "Downtown Miami",
  price: 3280,
  bedrooms: 2,
  bathrooms: 2,
  squareFeet: 1140,
  availableFrom: "2026-04-10",
  facts: { parking: { en: "Valet only", es: "Solo valet", updated: "2026-03-01" } },
  updated: "2026-03-14",
};

const edgewater: Property = {
  id: "edgewater",
  address: "600 NE 27th St, #1403",
  area: "Edgewater",
  price: 2900,
  bedrooms: 2,
  bathrooms: 1,
  squareFeet: 940,
  availableFrom: "2026-02-01",
  facts: {},
  updated: "2026-03-16",
};

const listings = { none: [], one: [brickell], three: [brickell, biscayne, edgewater] };

/** The turn's context of a conversation: Friday, 20 March 2026, 11 AM in Miami unless it says otherwise. */
export function contextOf(conversation: Pick<Conversation, "language" | "setup">): TurnContext {
  const {
    listings: which = "three",
    now = "2026-03-20T15:00:00Z",
    tone = "friendly",
    aiMode = "balanced",
  } = conversation.setup ?? {};
  return {
    now,
    market: southFlorida,
    agent: {
      id: "agent",
      name: "Marisol Echeverría",
      brokerage: "Bay & Palm Realty",
      phone: "+13055550100",
      email: "marisol@baypalm.example",
      tone,
      aiMode,
      language: "bilingual",
      workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
    },
    properties: listings[which],
    languageHint: conversation.language,
    links: { ownData: "https://llave.example/my-data", verifyLicense: "https://license.example/marisol" },
  };
}

/** Reads the conversations of a data file beside this one. */
export function readConversations(file: string): Conversation[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Conversation);
}

/** Plays the renter's side and returns the turns. */
export function play(conversation: Conversation): TurnResult[] {
  const context = contextOf(conversation);
  let state: DialogueState | null = null;
  return conversation.steps.map(({ renter }) => {
    const turn = takeTurn(state, renter, context);
    // What is kept between turns is plain JSON, so it has to survive being stored.
    state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
    return turn;
  });
}

/** Events of a turn in the short form of {@link Expectation}. */
export function eventNames(turn: TurnResult): string[] {
  return turn.events.map((event) => {
    if (event.type === "task") return `task:${event.kind}`;
    return "what" in event ? `${event.type}:${event.what}` : event.type;
  });
}
