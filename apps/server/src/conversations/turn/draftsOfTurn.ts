import { isDeepStrictEqual } from "node:util";
import { type Draft, proposalAgain, type TurnContext, type TurnResult } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import { otherLanguage } from "@llave/contract/locale";
import { maxQuoteLength } from "../../db/tables/storedReplies.ts";
import { compareHomes, isFitting } from "../../homes/fittingHomes.ts";
import type { StoredConversation } from "../../threads/storing/store.ts";
import { answerTo, type NewDraft, type NewItem, subjectOf } from "../../threads/storing/turnWrite.ts";
import { marketDay } from "../../time/marketDay.ts";
import { groundsOf } from "./explanation.ts";

/** The open items that a turn leaves the agent, in the renter's own words. */
export function tasksOf(result: TurnResult): NewItem[] {
  return result.events.flatMap((event) =>
    event.type === "task"
      ? [
          {
            kind: event.kind,
            topic: event.topic ?? "",
            property_id: event.propertyId ?? null,
            urgent: event.kind === "negotiation" ? namesAmount(result.storedText) : event.urgent,
            quote: isAsked(event, result) ? result.storedText.slice(0, maxQuoteLength) : "",
          },
        ]
      : [],
  );
}

/** "$2,700 and I sign today" is an offer that won't wait; "can the rent be negotiated?" is a question like others. */
function namesAmount(text: string): boolean {
  return /\d[\d.,]{2,}/.test(text);
}

/**
 * Whether the renter's message is the question that an item is about. That no home fits a search is an item as well, and
 * then the message may have been "the 1st" or have asked for something else.
 */
function isAsked(
  { kind, topic, propertyId }: { kind: string; topic?: string | undefined; propertyId?: string | undefined },
  { acts, understanding }: TurnResult,
): boolean {
  if (kind !== "knowledge_gap" && kind !== "answer") return true;
  if (topic !== "availability" || propertyId !== undefined) return true;
  const others = acts.some(
    (act) => act.type === "no_others" || (act.type === "aside" && (act.about === "notify" || act.about === "room")),
  );
  return others || understanding.topics.includes("availability");
}

/** What waits for the agent after a turn; a turn without a question starts no draft of an answer. */
export function draftsOf(result: TurnResult, context: TurnContext): NewDraft[] {
  const drafts = result.drafts.flatMap((draft) => (draft.kind === "properties" ? proposal(result, context) : [draft]));
  return stored(
    drafts.filter((draft) => isAsked(draft, result)),
    context,
  );
}

/**
 * The proposal has homes of the matches shown beside it, those that fit, but not the one the renter asks about: proposing
 * it would answer nothing, and read as if nobody had followed the conversation.
 */
function proposal({ state }: TurnResult, context: TurnContext): Draft[] {
  const { slots, excludedAreas, petPounds, near, focus } = state;
  const facts = { today: marketDay(new Date(context.now), context.market.timeZone), market: context.market };
  const compared = compareHomes({ slots, excludedAreas, petPounds, near }, context.properties, facts);
  const properties = compared
    .filter(({ match, listing }) => isFitting(match) && listing.id !== focus)
    .map(({ listing }) => listing);
  return proposalAgain(state, { ...context, properties });
}

/**
 * What takes the place of a superseded proposal, if one still waits: the listings that fit the changed search. Nothing
 * does once the renter asks to see a home, since they have chosen.
 */
export function renewedDrafts(result: TurnResult, before: StoredConversation | null, context: TurnContext): NewDraft[] {
  const isReplaced = result.drafts.some(({ kind }) => kind === "properties" || kind === "showing");
  if (before === null || isReplaced || result.state.optedOut || !changesSearch(result, before)) return [];
  return stored(proposal(result, context), context);
}

function stored(drafts: readonly Draft[], context: TurnContext): NewDraft[] {
  return drafts.map(({ kind, topic, propertyId, text, language, needsAnswer, grounds }) => ({
    kind,
    topic: topic ?? "",
    property_id: propertyId ?? null,
    content: text[language],
    translation: text[otherLanguage(language)],
    language,
    needs_answer: needsAnswer,
    grounds: groundsOf(grounds, context),
  }));
}

/**
 * The waiting drafts that a turn supersedes, by subject: a reviewed reply by the renter's next message, suggested
 * listings by another search or a question, a begun answer by a reply that gives the fact, any other draft by a new one of its subject,
 * all of them by an opt-out. An answer the renter still waits for stays.
 */
export function supersededDrafts(result: TurnResult, before: StoredConversation | null): string[] | "all" {
  if (before === null) return [];
  if (result.state.optedOut) return result.events.some(({ type }) => type === "opted_out") ? "all" : [];
  const superseded = result.drafts.map(({ kind, topic = "", propertyId: property_id = null }) =>
    subjectOf({ kind, topic, property_id }),
  );
  superseded.push(...givenAnswers(result, before));
  // The suggestions matched the earlier search, or would ignore what the renter asks now.
  if (changesSearch(result, before) || asksOnwards(result)) superseded.push("properties:");
  // A renter who replies needs no follow-up.
  if (before.state.followedUp) superseded.push("follow_up:");
  return before.control === "review" ? [...new Set(["reply:", ...superseded])] : superseded;
}

/** The language that waiting drafts change to, with the renter; null if it stays the same. */
export function rewordsTo({ state }: TurnResult, before: StoredConversation | null): Language | null {
  return before === null || before.state.language === state.language ? null : state.language;
}

/**
 * What a reply says about homes from stored facts, as subjects of answers: an earlier question about the same is
 * answered, since the agent has added the fact in the meantime.
 */
export function givenAnswers({ reply, grounds }: TurnResult, before: StoredConversation | null): string[] {
  // Nothing was passed on that the reply could answer.
  if (before === null || reply === "" || before.state.raised.length === 0) return [];
  const given = grounds.flatMap(({ topic, propertyId, missing }) =>
    propertyId && !missing ? [answerTo(topic, propertyId)] : [],
  );
  return [...new Set(given)];
}

/** True for a message that asks something or is about a certain home. */
function asksOnwards({ state, understanding }: TurnResult): boolean {
  return understanding.topics.length > 0 || understanding.slots.showing_request !== undefined || state.focus !== null;
}

function changesSearch(result: TurnResult, before: StoredConversation): boolean {
  return !isDeepStrictEqual(searchOf(before.state.slots), searchOf(result.state.slots));
}

/** What a renter looks for, without who they are. */
function searchOf({ name: _, phone: __, email: ___, ...search }: StoredConversation["state"]["slots"]) {
  return search;
}
