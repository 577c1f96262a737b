import { demoAgent, demoListings } from "../../apps/server/src/demo/content.ts";
import { type RecordedScore, type Recording, reasonIds } from "../../apps/web/app/features/landing/recording.ts";
import type {
  DialogueState,
  ListingTerms,
  Property,
  TurnContext,
  TurnResult,
} from "../../packages/assistant/src/index.ts";
import { greeting, matchListing, southFlorida, takeTurn } from "../../packages/assistant/src/index.ts";
import { confirmedOn, recordedAt, recordedDay, type Script } from "./script.ts";

/** Plays a script against the assistant as it is now, and keeps what the landing page shows of it. */
export function record(script: Script): Recording {
  const context = contextOf(script.page);
  const turns = play(script.shown, context);
  return {
    greeting: greeting(context).split("\n"),
    turns: turns.map((turn, index) => ({
      renter: script.shown[index] ?? "",
      renterLanguage: turn.understanding.language,
      understood: turn.understanding.evidence.map(({ slot, start, end }) => ({ slot, start, end })),
      reply: turn.reply,
      replyLanguage: turn.replyLanguage,
      score: scoreOf(turn),
    })),
    lead: leadOf(lastOf(turns)),
    homes: homesFor(lastOf(turns), context),
    others: script.others.map((messages) => scoreOf(lastOf(play(messages, context)))),
  };
}

function play(messages: readonly string[], context: TurnContext): TurnResult[] {
  let state: DialogueState | null = null;
  return messages.map((message) => {
    const turn: TurnResult = takeTurn(state, message, context);
    state = turn.state;
    return turn;
  });
}

function lastOf(turns: readonly TurnResult[]): TurnResult {
  const last = turns.at(-1);
  if (!last) throw new Error("A conversation has at least one message.");
  return last;
}

function scoreOf({ state, score }: TurnResult): RecordedScore {
  const { value, temperature } = score;
  // A reason without points says what is missing; the page counts what there is.
  const reasons = score.reasons
    .filter(({ points }) => points !== 0)
    .map((reason) => ({ ...reason, id: worded(reason.id) }));
  return { name: state.slots.name ?? "", score: value, status: temperature, reasons };
}

function worded(id: string): RecordedScore["reasons"][number]["id"] {
  const known = reasonIds.find((reason) => reason === id);
  if (!known) throw new Error(`The landing page has no words for the reason ${id}.`);
  return known;
}

function leadOf(turn: TurnResult): Recording["lead"] {
  const { area, bedrooms, budget_max, move_in, pets } = turn.state.slots;
  if (typeof area !== "string" || typeof bedrooms !== "number" || typeof move_in !== "string") {
    throw new Error(`Not understood as the page shows it: ${JSON.stringify(turn.state.slots)}`);
  }
  return {
    ...scoreOf(turn),
    ...{ area, bedrooms, budget: budget_max ?? 0, moveIn: move_in, pet: pets?.kind ?? null },
  };
}

/** The three listings that match best, as every agent's own page ranks them. */
function homesFor({ state }: TurnResult, context: TurnContext): Recording["homes"] {
  const wishes = { slots: state.slots, excludedAreas: state.excludedAreas };
  const facts = { today: recordedDay, market: context.market };
  const matched = context.properties.map((listing) => ({ listing, match: matchListing(wishes, listing, facts) }));
  return matched
    .filter(({ match }) => match.fits)
    .sort((a, b) => (b.match.percentage ?? 0) - (a.match.percentage ?? 0))
    .slice(0, shownHomes)
    .map(({ listing, match }) => ({
      address: listing.address,
      area: listing.area,
      price: listing.price,
      bedrooms: listing.bedrooms,
      bathrooms: listing.bathrooms,
      squareFeet: listing.squareFeet ?? 0,
      match: match.percentage ?? 0,
      reasons: match.reasons.map(({ criterion, outcome, data }) => ({ criterion, fits: outcome === "fits", data })),
    }));
}

const shownHomes = 3;

/** The demo agent's own link and listings, on the night of the recording. */
function contextOf(page: "en" | "es"): TurnContext {
  const { name, brokerage, phone, email, tone, language, working_hours } = demoAgent;
  return {
    now: recordedAt,
    market: southFlorida,
    agent: {
      ...{ id: "demo", name, brokerage, phone, email, tone, language },
      aiMode: "full",
      workingHours: working_hours,
    },
    properties: demoListings.map(property),
    languageHint: page,
    links: { ownData: "https://llave.example/my-data", verifyLicense: "https://llave.example/license" },
  };
}

function property(listing: (typeof demoListings)[number]): Property {
  const { address, area, price, bedrooms, bathrooms, square_feet, freeInDays, terms, facts } = listing;
  const free = new Date(Date.parse(recordedDay) + freeInDays * 86_400_000);
  return {
    ...{ id: address, address, area, price, bedrooms, bathrooms },
    squareFeet: square_feet,
    availableFrom: free.toISOString().slice(0, 10),
    terms: structuredClone(terms) as ListingTerms,
    facts: Object.fromEntries(Object.entries(facts).map(([topic, text]) => [topic, { ...text, updated: confirmedOn }])),
    updated: confirmedOn,
  };
}
