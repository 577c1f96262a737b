import { type DialogueState, newState, type TurnContext, type TurnResult, takeTurn } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import type { MadeBy } from "../../db/tables/storedReplies.ts";
import type { Services } from "../../services.ts";
import { type ShowingChange, showingChange } from "../../showings/chat/turn.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import { type ConversationKey, lastMessages, type StoredConversation } from "../../threads/storing/store.ts";
import { isPaused } from "../answering.ts";
import { allowanceKey } from "./allowance.ts";
import type { RenterMessage } from "./renterMessage.ts";
import { renterContext } from "./turnContext.ts";

/** What deciding a turn reads; the language model is its caller's, since one time limit covers all attempts. */
export type DecidingServices = Pick<Services, "allowance" | "now" | "offeredTimes" | "origin" | "pool">;

/** A message, and what is known when it is answered. */
export interface OpenTurn {
  message: RenterMessage;
  key: ConversationKey;
  /** The idempotency key's short form; null if the client sent none. */
  mark: string | null;
  before: StoredConversation | null;
}

/** A decided turn, with what it was based on. */
export interface DecidedTurn extends OpenTurn {
  context: TurnContext;
  result: TurnResult;
  change: ShowingChange | null;
  /** The stages that a language model replaced. */
  madeBy: MadeBy;
}

/** Decides what a message means and what to answer. Nothing is stored. */
export async function decideTurn(
  services: DecidingServices,
  link: LinkContext,
  turn: OpenTurn,
  modelTurn: ReturnType<NonNullable<Services["models"]>["begin"]> | null,
): Promise<DecidedTurn> {
  const { message, key, before } = turn;
  const contactOnly = before?.contactOnly ?? (await services.allowance.isUsedUp(allowanceKey(link), services.now()));
  const paused = before !== null && isPaused(before, services.now());
  const offeredToOthers = () => services.offeredTimes.ofOthers(key, services.now());
  const answering = { before, contactOnly, paused, drafts: Boolean(message.inquiry), offeredToOthers };
  const context = renterContext(services, link, languageHint(message), answering);
  const state = stateBefore(message, link, before, context);
  // No connection is held while a model works: if something is stored in the meantime, writing the turn detects it.
  const decided = modelTurn
    ? await modelTurn.turn(state, message.text, context, () => lastMessages(services.pool, key.agentId, before))
    : takeTurn(state, message.text, context);
  const result = withKnownContact(decided, message);
  return { ...turn, context, result, change: showingChange(result, context), madeBy: modelTurn?.madeBy() ?? {} };
}

/**
 * What the assistant knows before the message. An inquiry about one listing, and a conversation that starts on a link
 * about one, have that listing in focus; the assistant says so if it is gone. Null if there is nothing yet.
 */
function stateBefore(
  { inquiry }: RenterMessage,
  link: LinkContext,
  before: StoredConversation | null,
  { languageHint: language }: TurnContext,
): DialogueState | null {
  const focus = inquiry?.propertyId ?? (before === null ? link.propertyId : null);
  const state = before?.state ?? null;
  return focus === null ? state : { ...(state ?? newState(language)), focus };
}

/** A renter who writes by phone or email has given that number or address; one who asked on a portal, what it says. */
function withKnownContact(result: TurnResult, { by, inquiry }: RenterMessage): TurnResult {
  const { state } = result;
  if (!by || state.optedOut) return result;
  const known = {
    [by.channel === "email" ? "email" : "phone"]: by.address,
    ...(inquiry?.name && { name: inquiry.name }),
    ...(inquiry?.phone && { phone: inquiry.phone }),
  };
  return { ...result, state: { ...state, slots: { ...known, ...state.slots } } };
}

/** A link for one language sets it; on a bilingual one the page does. The message's own language wins over both. */
function languageHint({ link, request, pageLanguage }: RenterMessage): Language {
  if (request.language === "spanish") return "es";
  if (request.language === "english") return "en";
  if (link.language === "spanish") return "es";
  return link.language === "english" ? "en" : pageLanguage;
}
