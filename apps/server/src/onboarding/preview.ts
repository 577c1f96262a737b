import { type DialogueState, greeting, type TurnContext, type TurnResult, takeTurn } from "@llave/assistant";
import type { PreviewRequest, PreviewResponse } from "@llave/contract/agent/onboarding";
import { licensePortal } from "../conversations/turn/turnContext.ts";
import { searchFacts } from "../leads/searchFacts.ts";
import type { Services } from "../services.ts";
import { cleanText } from "../threads/cleanText.ts";
import { defaultMarket, marketOf } from "../time/markets.ts";
import { firstWorkingHours } from "./workingHours.ts";

/**
 * The agent's assistant answers a renter played by the agent. Each call replays the whole conversation, which takes a
 * millisecond, so nothing is stored and no browser state is trusted.
 */
export function preview(
  services: Pick<Services, "now" | "origin">,
  agentId: string,
  asked: PreviewRequest,
): PreviewResponse {
  const context = previewContext(services, agentId, asked);
  const replies: string[] = [];
  let state: DialogueState | null = null;
  let last: TurnResult | null = null;
  for (const message of asked.messages) {
    last = takeTurn(state, cleanText(message), context);
    state = last.state;
    replies.push(last.reply);
  }
  return { greeting: greeting(context), replies, isComplete: last?.isComplete ?? false, lead: leadOf(last) };
}

function leadOf(result: TurnResult | null): PreviewResponse["lead"] {
  if (!result) return null;
  const { score, state } = result;
  return {
    score: score.value,
    status: score.temperature,
    facts: searchFacts(state.slots, state.petPounds),
  };
}

/** Only what the agent has chosen so far: there are no listings yet to quote. */
function previewContext(
  services: Pick<Services, "now" | "origin">,
  agentId: string,
  asked: PreviewRequest,
): TurnContext {
  const { name, brokerage, tone, language, aiMode, muted, pageLanguage } = asked;
  const market = marketOf(defaultMarket);
  return {
    now: services.now().toISOString(),
    market,
    agent: {
      id: agentId,
      name,
      ...(brokerage && { brokerage }),
      tone,
      language,
      aiMode,
      ...(muted && aiMode === "minimal" && { absent: true }),
      workingHours: firstWorkingHours,
    },
    properties: [],
    languageHint: language === "spanish" ? "es" : language === "english" ? "en" : pageLanguage,
    links: { ownData: `${services.origin()}/my-data`, verifyLicense: licensePortal },
  };
}
