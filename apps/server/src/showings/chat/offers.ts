import type { FreeTime, Language, TurnContext, TurnResult } from "@llave/assistant";
import type { ArrangedShowing, OfferedTime, Offers } from "@llave/contract/conversations/conversation";
import type { StoredOffers } from "../../db/tables/storedReplies.ts";
import { listingOf, matchNow, presentCards, presentHome } from "../../homes/cards.ts";
import type { Services } from "../../services.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import type { TurnWrite } from "../../threads/storing/turnWrite.ts";
import { timeLabel } from "../../time/dayAndTime.ts";
import { showingToken } from "../booking/book.ts";
import { closingQuestion } from "./closingQuestion.ts";
import type { ShowingChange } from "./turn.ts";

/** The offers in a turn's reply; null for most. */
export function storedOffers(
  result: TurnResult,
  link: LinkContext,
  context: TurnContext,
  change: ShowingChange | null,
): StoredOffers | null {
  const { offeredTimes: times, offeredListings: listings, state } = result;
  const arranged = change && change.action !== "cancel" ? change.showingId : null;
  const reach = result.acts.some(asksToReach);
  if (times.length === 0 && listings.length === 0 && !arranged && !reach) return null;
  const now = new Date(context.now);
  return {
    ...(times.length > 0 && { times, ...(state.focus && { timesFor: state.focus }) }),
    ...(listings.length > 0 && proposedHomes(link, state, listings, now)),
    ...(listings.length > 0 && closingQuestion(result)),
    ...(arranged && { showingId: arranged }),
    ...(reach && { reach }),
  };
}

/** True for the answer to a renter who wants the agent's number, or the agent instead of the assistant. */
function asksToReach(act: TurnResult["acts"][number]): boolean {
  return (act.type === "aside" && act.about === "number") || (act.type === "conduct" && act.rule === "human");
}

/** Proposed listings, with how well each matches the renter's search. */
export function proposedHomes(
  link: LinkContext,
  {
    slots,
    excludedAreas,
    petPounds,
    near,
  }: Pick<TurnResult["state"], "slots" | "excludedAreas" | "petPounds" | "near">,
  proposed: readonly { propertyId: string; percentage?: number }[],
  now: Date,
): Pick<StoredOffers, "listings" | "wishes"> {
  const { move_in, pets } = slots;
  const listings = proposed.flatMap(({ propertyId, percentage }) => {
    const listing = listingOf(link, propertyId);
    if (!listing) return [];
    const match = matchNow(link, listing, { slots, excludedAreas, petPounds, near }, now);
    return [{ propertyId, percentage: percentage ?? match.percentage ?? 0, reasons: match.reasons }];
  });
  return { listings, wishes: { ...(move_in && { move_in }), ...(pets && { pets }) } };
}

/** The offers of the reply that a turn just wrote. */
export function offersOfTurn(services: Pick<Services, "now" | "secret">, link: LinkContext, turn: TurnWrite): Offers {
  const stored = turn.messages.at(-1)?.offers ?? null;
  const { language, conversationId } = turn;
  return presentOffers(services, link, stored, { language, conversationId, isNewest: true });
}

interface Shown {
  language: Language;
  conversationId: string;
  /** Only the newest message's times can be taken. */
  isNewest: boolean;
}

/** What a message shows now: listings still available, a showing still arranged. */
export function presentOffers(
  services: Pick<Services, "now" | "secret">,
  link: LinkContext,
  stored: StoredOffers | null,
  shown: Shown,
): Offers {
  if (!stored) return {};
  const { language, isNewest } = shown;
  const now = services.now();
  const offered = (stored.times ?? []).map((time) => presentTime(time, language));
  const times = isNewest ? offered.filter(({ at }) => Date.parse(at) > now.getTime()) : [];
  const home = listingOf(link, stored.timesFor);
  const matches = presentCards(link, stored.listings ?? [], { wishes: stored.wishes ?? {}, language, now });
  const showing = stored.showingId ? arrangedShowing(services, link, stored.showingId, shown) : null;
  return {
    ...(times.length > 0 && { times }),
    ...(!isNewest && offered.length > 0 && { earlierTimes: offered }),
    ...(home && offered.length > 0 && { timesFor: presentHome(link, home) }),
    ...(matches.length > 0 && { matches }),
    ...(matches.length > 0 && stored.question && { question: stored.question }),
    ...(showing && { showing }),
    ...(stored.reach && link.contact && { reach: true as const }),
  };
}

/** A conversation's showing, unless it was canceled. */
function arrangedShowing(
  services: Pick<Services, "now" | "secret">,
  link: LinkContext,
  showingId: string,
  { conversationId, language }: Shown,
): ArrangedShowing | null {
  const { showing, showingId: activeId, endsAt } = link.agenda.of(conversationId, services.now());
  if (!showing || activeId !== showingId || !endsAt) return null;
  const listing = listingOf(link, showing.propertyId);
  return {
    path: `/visit/${showingToken(services.secret, showingId)}`,
    status: showing.status,
    ...presentTime(showing, language),
    endsAt: endsAt.toISOString(),
    home: listing ? presentHome(link, listing) : null,
  };
}

/** A time the way a renter would say it. */
export function presentTime(time: FreeTime, language: Language): OfferedTime {
  return { at: time.at, date: time.date, time: time.time, label: timeLabel(time, language) };
}
