import type { FreeTime, Language, TurnContext } from "@llave/assistant";
import type { Services } from "../../services.ts";
import type { LinkContext } from "../../smartlinks/contexts.ts";
import type { StoredConversation } from "../../threads/storing/store.ts";
import { marketOf } from "../../time/markets.ts";
import { answeredBy } from "../answering.ts";

/** The public lookup page for Florida licenses. */
export const licensePortal = "https://www.myfloridalicense.com/wl11.asp";

/** What the assistant may know in a turn: only stored data, nothing from the request. */
export function turnContext(
  services: Pick<Services, "now" | "origin">,
  link: LinkContext,
  languageHint: Language,
): TurnContext {
  return {
    now: services.now().toISOString(),
    market: marketOf(link.market),
    agent: link.agent,
    properties: link.properties,
    ownAnswers: link.ownAnswers,
    languageHint,
    links: { ownData: `${services.origin()}/my-data`, verifyLicense: licensePortal },
  };
}

/** A turn's context with its conversation's status and showing. */
export interface RenterContext extends TurnContext {
  showingId?: string;
}

/**
 * The context of one conversation's turn. Free times are computed only when the turn needs them: most turns arrange no
 * showing. If the agent reviews every reply, or this one (`drafts`), no time is promised before the review.
 */
export function renterContext(
  services: Pick<Services, "now" | "origin">,
  link: LinkContext,
  languageHint: Language,
  {
    before,
    contactOnly,
    paused = false,
    drafts = false,
    offeredToOthers,
  }: {
    before: StoredConversation | null;
    contactOnly: boolean;
    paused?: boolean;
    drafts?: boolean;
    /** Times that other renters are choosing from, as ISO timestamps. */
    offeredToOthers(): ReadonlySet<string>;
  },
): RenterContext {
  const now = services.now();
  const review = drafts || before?.control === "review";
  const { endsAt: _, ...own } = before ? link.agenda.of(before.conversationId, now) : {};
  // On a closed link the assistant is off; by text or mail, its renters still reach the agent.
  const aiMode = link.abilities.open ? (before?.mode ?? link.agent.aiMode) : "minimal";
  const nobody = answeredBy(before && { ...before, mode: aiMode }, { aiMode, muted: link.muted }, now) === "nobody";
  return {
    ...turnContext(services, link, languageHint),
    agent: { ...link.agent, aiMode, ...(nobody && { absent: true }) },
    now: now.toISOString(),
    review,
    contactOnly,
    paused,
    ...own,
    get freeTimes(): readonly FreeTime[] {
      if (review) return [];
      const free = link.agenda.freeTimes(now, own.showingId);
      const offered = offeredToOthers();
      if (offered.size === 0) return free;
      return free.map((time) => (offered.has(time.at) ? { ...time, isOffered: true as const } : time));
    },
  };
}
