import { isDeepStrictEqual } from "node:util";
import {
  type AgentProfile,
  type ArrangedShowing,
  type Availability,
  askableSlots,
  type DialogueState,
  type FreeTime,
  freeTimes,
  type Language,
  type Property,
  southFlorida,
  type TurnContext,
  type TurnResult,
  takeTurn,
} from "../src/index.ts";
import { type Faults, faultsOf } from "./faults.ts";
import { open, type Renter, type RenterKind, renterKinds, reply } from "./kinds.ts";
import { profileOf, slotsOf } from "./profile.ts";
import { type Random, seeded } from "./random.ts";

/** The outcome of one conversation. */
export interface Outcome extends Faults {
  kind: RenterKind;
  language: Language;
  /** Everything is known, or the renter asked for a person, who takes over. */
  completed: boolean;
  /** Renter messages until then. */
  turns: number;
  /** Slots given, and slots stored as they were meant. */
  told: number;
  right: number;
  transcript: string[];
}

const mostTurns = 24;
const firstDay = Date.parse("2026-03-20T15:00:00Z");
const day = 86_400_000;

const agent: AgentProfile = {
  id: "agent",
  name: "Marisol Echeverría",
  brokerage: "Bay & Palm Realty",
  phone: "+13055550100",
  tone: "friendly",
  aiMode: "balanced",
  language: "bilingual",
  workingHours: { from: 9, to: 18, days: [1, 2, 3, 4, 5] },
};

/** A listing in each area that renters name, and a second one in some; its other values depend on its rent. */
const listings: Property[] = [
  ["Brickell", 3150, 2],
  ["Brickell", 2450, 1],
  ["Edgewater", 2900, 2],
  ["Downtown Miami", 2200, 0],
  ["Doral", 2480, 1],
  ["Doral", 2980, 3],
  ["Kendall", 1950, 1],
  ["Hialeah", 1700, 2],
  ["Aventura", 3900, 3],
].map(([area, price, bedrooms], index) => ({
  id: `listing${index}`,
  address: `${100 + index * 37} NW ${2 + index}th Ave, #${index + 1}`,
  area: String(area),
  price: Number(price),
  bedrooms: Number(bedrooms),
  bathrooms: Math.max(1, Number(bedrooms) - 1),
  availableFrom: "2026-03-28",
  facts: {},
  terms: { pets: { allowed: ["cat", "dog"] }, parkingSpaces: index % 3 },
  updated: "2026-03-15",
}));

const availability: Availability = {
  weekly: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: 10 * 60, to: 18 * 60 })),
  lengthMinutes: 30,
  bufferMinutes: 30,
  noticeMinutes: 180,
  horizonDays: 14,
  daysOff: ["2026-03-25"],
};

interface Setting {
  tone: AgentProfile["tone"];
  aiMode: AgentProfile["aiMode"];
  properties: Property[];
}

function settingOf(kind: RenterKind, random: Random): Setting {
  const tone = random.pick(["friendly", "professional", "warm", "direct"] as const);
  const isFull = kind === "wants a visit" || kind === "returns after a week" || random.chance(0.6);
  return {
    tone,
    aiMode: isFull ? "full" : "balanced",
    properties: kind === "wants a visit" || random.chance(0.7) ? listings : [],
  };
}

/** Free times by the hour, cached because many conversations share one. */
const worked = new Map<number, FreeTime[]>();

function timesAt(now: number): FreeTime[] {
  const hour = Math.floor(now / 3_600_000);
  const known = worked.get(hour);
  if (known) return known;
  const times = freeTimes(availability, [], {
    now: new Date(hour * 3_600_000).toISOString(),
    timeZone: southFlorida.timeZone,
    most: 200,
  });
  worked.set(hour, times);
  return times;
}

function contextOf(
  language: Language,
  now: number,
  { tone, aiMode, properties }: Setting,
  showing: ArrangedShowing | undefined,
): TurnContext {
  return {
    now: new Date(now).toISOString(),
    market: southFlorida,
    agent: { ...agent, tone, aiMode },
    properties,
    languageHint: language,
    links: { ownData: "https://llave.example/privacy", verifyLicense: "https://license.example" },
    ...(properties.length > 0 && { freeTimes: timesAt(now) }),
    ...(showing && { showing }),
  };
}

/** The showing after a turn. */
function showingAfter(turn: TurnResult, before: ArrangedShowing | undefined): ArrangedShowing | undefined {
  const event = turn.events.find(({ type }) => type === "showing");
  const set = turn.acts.find((act) => act.type === "set_showing");
  if (event?.type !== "showing" || event.action === "cancel" || set?.type !== "set_showing") return before;
  const { at, status, propertyId } = event;
  return { at, date: set.date, time: set.time, status, ...(propertyId && { propertyId }) };
}

/** Plays one conversation to its end; the same kind, language and seed give the same one. */
export function playOne(kind: RenterKind, language: Language, seed: number): Outcome {
  const random = seeded(seed);
  const renter: Renter = {
    kind,
    profile: profileOf(random, language),
    random,
    said: 0,
    wrong: null,
    asked: undefined,
    daysAway: 0,
    visit: "none",
  };
  const setting = settingOf(kind, random);
  const moments: number[] = [];
  let showing: ArrangedShowing | undefined;
  const turns: TurnResult[] = [];
  const transcript: string[] = [];
  let state: DialogueState | null = null;
  let now = firstDay;
  let message: string | null = open(renter);
  while (message !== null && turns.length < mostTurns) {
    now += renter.daysAway * day + 60_000;
    renter.daysAway = 0;
    if (showing && Date.parse(showing.at) < now) showing = undefined;
    const turn: TurnResult = takeTurn(state, message, contextOf(language, now, setting, showing));
    showing = showingAfter(turn, showing);
    moments.push(now);
    state = JSON.parse(JSON.stringify(turn.state)) as DialogueState;
    renter.said++;
    turns.push(turn);
    transcript.push(`renter: ${message}`, `assistant: ${turn.reply}`);
    message = turn.isComplete && renter.wrong === null && !awaitsChoice(turn) ? null : reply(renter, turn);
  }
  return { ...measure(renter, turns, moments), transcript };
}

/** A choice of times, or the offer of a showing, still needs an answer. */
function awaitsChoice(turn: TurnResult): boolean {
  return turn.offeredTimes.length > 0;
}

function measure(
  { kind, profile }: Renter,
  turns: readonly TurnResult[],
  moments: readonly number[],
): Omit<Outcome, "transcript"> {
  const last = turns[turns.length - 1] as TurnResult;
  const meant = slotsOf(profile);
  const told = askableSlots.filter((slot) => last.state.slots[slot] !== undefined);
  return {
    kind,
    language: profile.language,
    completed: last.isComplete || last.pending,
    turns: turns.length,
    ...faultsOf(turns, moments),
    told: told.length,
    right: told.filter((slot) => isRight(last.state.slots[slot], meant[slot])).length,
  };
}

/** A month that contains the day is right if the renter named no day. */
function isRight(kept: unknown, meant: unknown): boolean {
  if (typeof kept === "object" && kept !== null && "from" in kept && "to" in kept)
    return String(kept.from) <= String(meant) && String(meant) <= String(kept.to);
  return isDeepStrictEqual(kept, meant);
}
/** Plays this many conversations, taking turns through kinds and languages. */
export function simulate(count: number, seed = 1): Outcome[] {
  return Array.from({ length: count }, (_, index) => {
    const kind = renterKinds[index % renterKinds.length] as RenterKind;
    const language = Math.floor(index / renterKinds.length) % 2 === 0 ? "en" : "es";
    return playOne(kind, language, seed * 1_000_003 + index);
  });
}
