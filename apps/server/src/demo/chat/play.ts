import {
  type ArrangedShowing,
  type DialogueState,
  type FreeTime,
  greeting,
  type Language,
  type TurnContext,
  type TurnResult,
  takeTurn,
} from "@llave/assistant";
import type { DemoChat, DemoLead, DemoTurn } from "@llave/contract/chat/demo";
import { quickReplies } from "../../conversations/turn/quickReplies.ts";
import { licensePortal } from "../../conversations/turn/turnContext.ts";
import { listingOf, presentCards } from "../../homes/cards.ts";
import { closingQuestion } from "../../showings/chat/closingQuestion.ts";
import { presentTime, proposedHomes } from "../../showings/chat/offers.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { marketOf } from "../../time/markets.ts";
import { publicDemoLink } from "./demoLink.ts";

export interface DemoScript {
  messages: readonly string[];
  language: Language;
}

/** The demo assistant's answers to these messages at a given time, starting with the first. Nothing is stored. */
export function playDemoChat({ messages, language }: DemoScript, now: Date): DemoChat {
  const link = publicDemoLink(now);
  const context = contextOf(link, language, now);
  const turns: DemoTurn[] = [];
  let state: DialogueState | null = null;
  let showing: ArrangedShowing | undefined;
  let spoken = language;
  for (const message of messages) {
    const freeTimes = link.agenda.freeTimes(now);
    const result = takeTurn(state, message, { ...context, freeTimes, ...(showing && { showing }) });
    const before = showing;
    showing = showingAfter(result, freeTimes, before);
    turns.push(presentTurn(link, result, { now, showing: showing === before ? undefined : showing }));
    state = result.state;
    spoken = result.replyLanguage;
  }
  return {
    greeting: greeting(context).split("\n"),
    turns,
    quickReplies: state ? quickReplies(link, state, spoken, now) : [],
    ended: state !== null && state.farewellTurn === state.turns,
  };
}

function contextOf(link: LinkContext, languageHint: Language, now: Date): TurnContext {
  return {
    now: now.toISOString(),
    market: marketOf(link.market),
    agent: link.agent,
    properties: link.properties,
    languageHint,
    links: { ownData: "/my-data", verifyLicense: licensePortal },
  };
}

/** The showing after a turn has arranged, moved, booked or canceled it. */
function showingAfter(
  { events }: TurnResult,
  free: readonly FreeTime[],
  before: ArrangedShowing | undefined,
): ArrangedShowing | undefined {
  const event = events.find(({ type }) => type === "showing");
  if (event?.type !== "showing") return before;
  if (event.action === "cancel") return undefined;
  const time = free.find(({ at }) => at === event.at) ?? before;
  if (!time) return before;
  const { at, date, time: clock } = time;
  return { at, date, time: clock, status: event.status, ...(event.propertyId && { propertyId: event.propertyId }) };
}

function presentTurn(
  link: LinkContext,
  result: TurnResult,
  { now, showing }: { now: Date; showing: ArrangedShowing | undefined },
): DemoTurn {
  const { understanding, reply, replyLanguage, state, offeredListings, offeredTimes, storedText } = result;
  const { listings = [], wishes = {} } = proposedHomes(link, state, offeredListings, now);
  return {
    renter: storedText,
    renterLanguage: understanding.language,
    understood: understanding.evidence.map(({ slot, start, end }) => ({ slot, start, end })),
    reply,
    replyLanguage,
    homes: presentCards(link, listings, { wishes, language: replyLanguage, now }),
    ...(listings.length > 0 && closingQuestion(result)),
    times: offeredTimes.map((time) => presentTime(time, replyLanguage)),
    // A held time isn't a showing yet: the page would call it booked, and book it twice.
    showing:
      showing && showing.status !== "held"
        ? { ...presentTime(showing, replyLanguage), address: listingOf(link, showing.propertyId)?.address ?? null }
        : null,
    lead: leadOf(result),
  };
}

function leadOf({ state: { slots }, score }: TurnResult): DemoLead {
  const { area, bedrooms, budget_max, move_in, pets, name, phone, email } = slots;
  return {
    name: name ?? "",
    score: score.value,
    status: score.temperature,
    // A reason without points names missing details; the card shows only reasons that count.
    reasons: score.reasons.filter(({ points }) => points !== 0) as DemoLead["reasons"],
    areas: [area ?? []].flat(),
    bedrooms: typeof bedrooms === "number" ? bedrooms : (bedrooms?.min ?? bedrooms?.max ?? null),
    budget: budget_max ?? null,
    moveIn: typeof move_in === "string" ? move_in : (move_in?.from ?? null),
    pet: pets?.kind ?? null,
    phone: phone ?? null,
    email: email ?? null,
  };
}
