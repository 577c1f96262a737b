import { isDeepStrictEqual } from "node:util";
import { type Draft, proposalAgain, type TurnContext, type TurnResult } from "@llave/assistant";
import { otherLanguage } from "@llave/contract/locale";
import { maxQuoteLength } from "../../db/storedReplies.ts";
import type { StoredConversation } from "../../threads/storing/store.ts";
import type { NewDraft, NewItem } from "../../threads/storing/turnWrite.ts";
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
            urgent: event.urgent,
            quote: result.storedText.slice(0, maxQuoteLength),
          },
        ]
      : [],
  );
}

/** What waits for the agent after a turn. */
export function draftsOf(result: TurnResult, context: TurnContext): NewDraft[] {
  return stored(result.drafts, context);
}

/**
 * What takes the place of a superseded proposal, if one still waits: the listings that fit the changed search. Nothing
 * does once the renter asks to see a home, since they have chosen.
 */
export function renewedDrafts(result: TurnResult, before: StoredConversation | null, context: TurnContext): NewDraft[] {
  const isReplaced = result.drafts.some(({ kind }) => kind === "properties" || kind === "showing");
  if (before === null || isReplaced || result.state.optedOut || !changesSearch(result, before)) return [];
  return stored(proposalAgain(result.state, context), context);
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
 * The waiting drafts that a turn supersedes, as `kind:topic`: a reviewed reply by the renter's next message, suggested
 * listings by another search, any other draft by a new one of its kind and topic, all of them by an opt-out. An answer
 * the renter still waits for stays.
 */
export function overtakenDrafts(result: TurnResult, before: StoredConversation | null): string[] | "all" {
  if (before === null) return [];
  if (result.state.optedOut) return result.events.some(({ type }) => type === "opted_out") ? "all" : [];
  const superseded = result.drafts.map(({ kind, topic }) => `${kind}:${topic ?? ""}`);
  // The suggestions matched the earlier search.
  if (changesSearch(result, before)) superseded.push("properties:");
  // A renter who replies needs no follow-up.
  if (before.state.followedUp) superseded.push("follow_up:");
  return before.control === "review" ? [...new Set(["reply:", ...superseded])] : superseded;
}

function changesSearch(result: TurnResult, before: StoredConversation): boolean {
  return !isDeepStrictEqual(searchOf(before.state.slots), searchOf(result.state.slots));
}

/** What a renter looks for, without who they are. */
function searchOf({ name: _, phone: __, email: ___, ...search }: StoredConversation["state"]["slots"]) {
  return search;
}
