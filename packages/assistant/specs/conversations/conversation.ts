import { readFileSync } from "node:fs";
import { newState } from "../../src/dialogue/newState.ts";
import type { DialogueState } from "../../src/dialogue/state.ts";
import { takeTurn, turnByCommands } from "../../src/index.ts";
import { southFlorida } from "../../src/markets/southFlorida.ts";
import { acceptCommands, type ModelCommand, noFields } from "../../src/models/commands.ts";
import { type Availability, freeTimes } from "../../src/showings/freeTimes.ts";
import type { ArrangedShowing, TurnContext, TurnResult } from "../../src/turn.ts";
import type {
  AgentProfile,
  AskableSlot,
  Language,
  OwnAnswer,
  Property,
  Slots,
  Understanding,
} from "../../src/types.ts";

/** Expectations about a reply and its effects; only the given ones are checked. */
export interface Expectation {
  /** Patterns that the reply must contain, and patterns it must not; case is ignored. */
  says?: string | string[];
  not?: string | string[];
  /** The slot that the reply asks for; null if the assistant asks nothing. */
  asks?: AskableSlot | null;
  /** Some slots after the turn; null for one that is unknown. */
  slots?: { [Name in keyof Slots]?: Slots[Name] | null };
  /** All events of the turn, as `type`, `task:kind`, `redacted:what` or `security:what`. */
  events?: string[];
  temperature?: "hot" | "warm" | "cold";
  complete?: boolean;
  pending?: boolean;
  /** True if the assistant is silent. */
  silent?: boolean;
  language?: Language;
  /** A pattern for what may be stored of the renter's message. */
  stored?: string;
  storedNot?: string;
  /** Ids of the listings that the reply proposes, in order; none for []. */
  offers?: string[];
  /** How many times for a showing the reply offers. */
  times?: number;
  /** What happens to the showing in this turn, as `action:status`; null for nothing. */
  visit?: string | null;
}

export interface Step {
  renter: string;
  /**
   * What happened since the previous step: days that passed, a listing that was rented, times of the last
   * reply that others took (by their position in it), the agent's confirmation of the showing.
   */
  since?: { days?: number; rented?: string; taken?: number[]; confirmed?: true };
  expect?: Expectation;
  /** What a language model returned: the commands, with the fields they need, and its reading of the message. */
  commands?: (Partial<ModelCommand> & Pick<ModelCommand, "do">)[];
  reading?: Partial<Understanding>;
}

/** One whole conversation, as a line of a data file. */
export interface Conversation {
  id: string;
  /** Compliance entries it covers. */
  rules?: string[];
  language: Language;
  setup?: {
    listings?: keyof typeof listings;
    /** True if showings are arranged in the chat. */
    visits?: boolean;
    now?: string;
    tone?: AgentProfile["tone"];
    aiMode?: AgentProfile["aiMode"];
    /** True if the agent reviews every reply. */
    review?: boolean;
    /** The agent's own answers to questions of many renters. */
    ownAnswers?: Pick<OwnAnswer, "question" | "answer" | "topic">[];
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

/** Including its terms. */
const withTerms: Property = {
  ...brickell,
  terms: {
    pets: { allowed: ["dog", "cat"], most: 2, pounds: 25, fee: 300 },
    fees: { application: 75, firstMonth: true, lastMonth: true, deposit: 3150 },
    parkingSpaces: 1,
  },
  facts: {},
};

const doral: Property = {
  id: "doral",
  address: "8485 NW 41st St, #302",
  area: "Doral",
  price: 2450,
  bedrooms: 1,
  bathrooms: 1,
  squareFeet: 780,
  availableFrom: "2026-04-01",
  terms: { pets: { allowed: [] }, parkingSpaces: 1 },
  facts: {},
  updated: "2026-03-16",
};

/** Its agent hasn't said from when it's free. */
const { availableFrom: _unsaid, ...dateless } = { ...withTerms, price: 2850 };

const wynwood: Property = {
  id: "wynwood",
  address: "250 NW 24th St, #406",
  area: "Wynwood",
  price: 2150,
  bedrooms: 0,
  bathrooms: 1,
  squareFeet: 600,
  availableFrom: "2026-04-01",
  facts: {},
  updated: "2026-03-16",
};

/** Each with its lease: a year at least, and six months to a year. */
const yearly: Property = { ...withTerms, terms: { ...withTerms.terms, lease: { min: 12 } } };
const seasonal: Property = { ...wynwood, terms: { lease: { min: 6, max: 12 } } };

const listings: Record<"none" | "one" | "terms" | "dateless" | "leases" | "three" | "four" | "five", Property[]> = {
  none: [],
  one: [brickell],
  terms: [withTerms],
  dateless: [dateless],
  leases: [yearly, seasonal],
  three: [brickell, biscayne, edgewater],
  four: [withTerms, biscayne, edgewater, doral],
  five: [withTerms, biscayne, edgewater, doral, wynwood],
};

/** Monday to Friday from 10 to 6 and Saturday from 10 to 2. */
const availability: Availability = {
  weekly: [
    ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 10 * 60, to: 18 * 60 })),
    { weekday: 6, from: 10 * 60, to: 14 * 60 },
  ],
  lengthMinutes: 30,
  bufferMinutes: 30,
  noticeMinutes: 180,
  horizonDays: 21,
  daysOff: ["2026-03-26"],
};

/** The turn's context in a conversation: Friday, March 20, 2026, 11 AM in Miami unless it says otherwise. */
export function contextOf(conversation: Pick<Conversation, "language" | "setup">): TurnContext {
  const {
    listings: which = "three",
    now = "2026-03-20T15:00:00Z",
    tone = "friendly",
    aiMode = "balanced",
    review = false,
    ownAnswers = [],
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
    ownAnswers: ownAnswers.map((own, i) => ({ id: `own-${i}`, updated: "2026-03-18", ...own })),
    languageHint: conversation.language,
    review,
    links: { ownData: "https://llave.example/my-data", verifyLicense: "https://license.example/marisol" },
  };
}

/** Reads the conversations of a data file in this folder. */
export function readConversations(file: string): Conversation[] {
  const lines = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Conversation);
}

/** Plays the renter's side and returns the turns. */
export function play(conversation: Conversation): TurnResult[] {
  let state: DialogueState | null = null;
  const scene: Scene = { context: contextOf(conversation), showing: undefined, offered: [], taken: [] };
  return conversation.steps.map((step) => {
    const { renter, since = {} } = step;
    const context = nextContext(scene, since, conversation.setup?.visits ?? false);
    const turn = step.commands ? byCommands(state, step, context) : takeTurn(state, renter, context);
    // The state between turns is plain JSON, because it has to survive being stored.
    state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
    scene.showing = showingAfter(turn, scene.showing);
    scene.offered = turn.offeredTimes.map(({ at }) => at);
    return turn;
  });
}

/** The turn that a model's commands decide. */
function byCommands(
  state: DialogueState | null,
  { renter, commands = [], reading }: Step,
  context: TurnContext,
): TurnResult {
  const heard: Understanding = {
    ...{ language: context.languageHint, languageCertain: true, slots: {}, evidence: [], intents: [], topics: [] },
    ...{ refused: [], cleared: [], excludedAreas: [], maskedText: renter },
    ...reading,
  };
  const accepted = acceptCommands(
    commands.map((command) => ({ ...noFields, ...command })),
    context,
  );
  const turn = accepted && turnByCommands(state ?? newState(context.languageHint), heard, accepted, renter, context);
  if (!turn) throw new Error(`the rules decide about ${JSON.stringify(renter)}`);
  return turn;
}

/** A conversation's surroundings besides the renter's words: the clock, the listings, the arranged showing. */
interface Scene {
  context: TurnContext;
  showing: ArrangedShowing | undefined;
  /** Times that the last reply offered, and those that others took. */
  offered: string[];
  taken: string[];
}

function nextContext(scene: Scene, since: NonNullable<Step["since"]>, visits: boolean): TurnContext {
  const { days = 0, rented, taken = [], confirmed } = since;
  const now = new Date(Date.parse(scene.context.now) + days * 86_400_000).toISOString();
  scene.context = {
    ...scene.context,
    now,
    properties: scene.context.properties.filter(({ id }) => id !== rented),
  };
  if (!visits) return scene.context;
  if (scene.showing && scene.showing.at < now) scene.showing = undefined;
  if (scene.showing && confirmed) scene.showing = { ...scene.showing, status: "confirmed" };
  scene.taken.push(...taken.flatMap((place) => scene.offered[place] ?? []));
  const { timeZone } = scene.context.market;
  const free = freeTimes(availability, [], { now, timeZone, most: 200 });
  return {
    ...scene.context,
    freeTimes: free.filter(({ at }) => !scene.taken.includes(at)),
    ...(scene.showing && { showing: scene.showing }),
  };
}

/** The showing as the server would have stored it. */
function showingAfter(turn: TurnResult, before: ArrangedShowing | undefined): ArrangedShowing | undefined {
  const event = turn.events.find(({ type }) => type === "showing");
  if (event?.type !== "showing") return before;
  if (event.action === "cancel") return undefined;
  const set = turn.acts.find((act) => act.type === "set_showing");
  if (set?.type !== "set_showing") throw new Error("a visit was arranged that the reply does not tell of");
  const { at, status, propertyId } = event;
  return { at, date: set.date, time: set.time, status, ...(propertyId && { propertyId }) };
}

/** Events of a turn in the short form of {@link Expectation}. */
export function eventNames(turn: TurnResult): string[] {
  return turn.events.map((event) => {
    if (event.type === "task") return `task:${event.kind}`;
    return "what" in event ? `${event.type}:${event.what}` : event.type;
  });
}
