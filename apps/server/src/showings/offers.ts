import {
  clockTime,
  type FreeTime,
  type Language,
  type MatchReason,
  matchListing,
  moveInCost,
  type Property,
  type TurnContext,
  type TurnResult,
} from "@llave/assistant";
import type { MatchCard, OfferedTime, Offers } from "@llave/contract/conversation";
import type { TurnWrite } from "../conversations/writeTurns.ts";
import type { Services } from "../services.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { showingToken } from "./book.ts";
import { matchWords, moveInWords } from "./matchWords.ts";
import type { ShowingChange } from "./turn.ts";
import { timeLabel } from "./words.ts";

/** What stands under a reply, as the message keeps it: ids and what was decided; all else is read when it is shown. */
export interface StoredOffers {
  times?: FreeTime[];
  listings?: { propertyId: string; percentage: number; reasons: MatchReason[] }[];
  /** The showing that the reply arranged. */
  showingId?: string;
}

/** What a turn's reply offers; null for most. */
export function storedOffers(
  result: TurnResult,
  context: TurnContext,
  change: ShowingChange | null,
): StoredOffers | null {
  const { offeredTimes: times, offeredListings: listings } = result;
  const arranged = change && change.action !== "cancel" ? change.showingId : null;
  if (times.length === 0 && listings.length === 0 && !arranged) return null;
  return {
    ...(times.length > 0 && { times }),
    ...(listings.length > 0 && {
      listings: listings.map((offered) => ({ ...offered, reasons: reasonsFor(offered.propertyId, result, context) })),
    }),
    ...(arranged && { showingId: arranged }),
  };
}

function reasonsFor(propertyId: string, { state }: TurnResult, context: TurnContext): MatchReason[] {
  const listing = context.properties.find(({ id }) => id === propertyId);
  if (!listing) return [];
  const { date: today } = clockTime(Date.parse(context.now), context.market.timeZone);
  const wishes = { slots: state.slots, excludedAreas: state.excludedAreas };
  return matchListing(wishes, listing, { today, market: context.market }).reasons;
}

/** The offers of the reply that a turn just wrote. */
export function offersOfTurn(services: Services, link: LinkContext, turn: TurnWrite): Offers {
  const stored = turn.messages.at(-1)?.offers ?? null;
  return presentOffers(services, link, stored, {
    language: turn.language,
    conversationId: turn.conversationId,
    isNewest: true,
  });
}

interface Shown {
  language: Language;
  conversationId: string;
  /** Times can be taken under the newest message only. */
  isNewest: boolean;
}

/** What stands under a message now: listings that are still offered, a visit that still stands. */
export function presentOffers(
  services: Services,
  link: LinkContext,
  stored: StoredOffers | null,
  shown: Shown,
): Offers {
  if (!stored) return {};
  const { language } = shown;
  const now = services.now();
  const times = shown.isNewest ? (stored.times ?? []).filter(({ at }) => Date.parse(at) > now.getTime()) : [];
  const matches = (stored.listings ?? []).flatMap((offered) => cardOf(link, offered, language));
  const stands = stored.showingId && link.agenda.of(shown.conversationId, now).showingId === stored.showingId;
  return {
    ...(times.length > 0 && { times: times.map((time) => presentTime(time, language)) }),
    ...(matches.length > 0 && { matches }),
    ...(stands && stored.showingId && { visit: { path: `/visit/${showingToken(services.secret, stored.showingId)}` } }),
  };
}

function presentTime(time: FreeTime, language: Language): OfferedTime {
  return { at: time.at, date: time.date, time: time.time, label: timeLabel(time, language) };
}

type StoredListing = NonNullable<StoredOffers["listings"]>[number];

function cardOf(
  link: LinkContext,
  { propertyId, percentage, reasons }: StoredListing,
  language: Language,
): MatchCard[] {
  const listing = link.properties.find(({ id }) => id === propertyId);
  if (!listing) return [];
  const { id, address, area, price, bedrooms, bathrooms, squareFeet = null } = listing;
  return [
    {
      id,
      address,
      area,
      price,
      bedrooms,
      bathrooms,
      squareFeet,
      percentage,
      reasons: matchWords(reasons, language),
      photo: link.photos.get(id) ?? null,
      allIn: allInOf(listing, language),
    },
  ];
}

function allInOf({ price, terms }: Property, language: Language): MatchCard["allIn"] {
  const cost = moveInCost(price, terms?.fees);
  return cost && { total: cost.total, parts: moveInWords(cost, language) };
}
