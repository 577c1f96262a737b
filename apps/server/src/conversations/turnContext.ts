import type { FreeTime, Language, TurnContext } from "@llave/assistant";
import type { Services } from "../services.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { marketOf } from "../smartlinks/markets.ts";
import type { StoredConversation } from "./store.ts";

/** The public lookup page for Florida licenses. */
export const licencePortal = "https://www.myfloridalicense.com/wl11.asp";

/** What the assistant may know in a turn: only stored data, nothing from the request. */
export function turnContext(services: Services, link: LinkContext, languageHint: Language): TurnContext {
  return {
    now: services.now().toISOString(),
    market: marketOf(link.market),
    agent: link.agent,
    properties: link.properties,
    languageHint,
    links: { ownData: `${services.origin()}/my-data`, verifyLicense: licencePortal },
  };
}

/** A turn's context with its conversation's status and showing. */
export interface RenterContext extends TurnContext {
  showingId?: string;
}

/**
 * The context of one conversation's turn. Free times are worked out only where the turn looks at them:
 * most arrange no showing. Where the agent reviews every reply no time is given away before the review.
 */
export function renterContext(
  services: Services,
  link: LinkContext,
  languageHint: Language,
  { before, contactOnly }: { before: StoredConversation | null; contactOnly: boolean },
): RenterContext {
  const now = services.now();
  const review = before?.control === "review";
  const agentAnswers = before?.control === "agent" || before?.control === "muted";
  const { endsAt: _, ...own } = before ? link.agenda.of(before.conversationId, now) : {};
  return {
    ...turnContext(services, link, languageHint),
    now: now.toISOString(),
    review,
    agentAnswers,
    contactOnly,
    ...own,
    get freeTimes(): readonly FreeTime[] {
      return review ? [] : link.agenda.freeTimes(now, own.showingId);
    },
  };
}
