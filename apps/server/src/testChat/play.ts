import { type DialogueState, newState, type Property, takeTurn } from "@llave/assistant";
import type { TestChat, TestChatRequest, TestTurn } from "@llave/contract/chat/testChat";
import { turnContext } from "../conversations/turn/turnContext.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { cleanText } from "../threads/cleanText.ts";

/**
 * The agent's assistant answers a renter played by the agent. Each call replays the whole conversation, so nothing is
 * stored, no lead is created and nothing is counted.
 * @throws ApiError `not_found` without a link, or for a listing that isn't the agent's; `listing_unfinished` for one
 * that the assistant can't answer about yet
 */
export async function playTest(
  services: Pick<Services, "db" | "links" | "now" | "origin">,
  agentId: string,
  request: TestChatRequest,
): Promise<TestChat> {
  const link = await firstLink(services, agentId);
  const asked = request.propertyId ? await listingOf(services, agentId, request.propertyId) : null;
  const others = link.properties.filter(({ id }) => id !== asked?.id);
  const context = {
    ...turnContext(services, link, request.language),
    properties: asked ? [...others, asked] : others,
    freeTimes: link.agenda.freeTimes(services.now()),
  };
  let state: DialogueState = { ...newState(request.language), focus: asked?.id ?? null };
  const turns: TestTurn[] = [];
  for (const message of request.messages) {
    const result = takeTurn(state, cleanText(message), context);
    state = result.state;
    const missing = result.grounds.filter((ground) => ground.missing).map(({ topic }) => topic);
    const ownAnswers = result.grounds.flatMap(({ topic, updated }) =>
      topic === "own_answer" && updated ? [updated] : [],
    );
    const waits = result.drafts.filter(({ needsAnswer }) => !needsAnswer).map(({ text, language }) => text[language]);
    const { reply, replyLanguage: language, storedText: renter } = result;
    turns.push({ renter, reply, language, missing, ownAnswers, waits });
  }
  return { turns };
}

/** The agent's first link, active or not. */
async function firstLink(services: Pick<Services, "db" | "links">, agentId: string): Promise<LinkContext> {
  const row = await services.db
    .selectFrom("smartlink")
    .select("link_id")
    .where("agent_id", "=", agentId)
    .where("deleted_at", "is", null)
    .orderBy("is_first", "desc")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  const link = row && (await services.links.byId(row.link_id));
  if (!link) throw new ApiError("not_found");
  return link;
}

/** One of the agent's listings, whatever its status. */
async function listingOf(services: Pick<Services, "links">, agentId: string, propertyId: string): Promise<Property> {
  const listing = await services.links.listing(agentId, propertyId);
  if (listing === undefined) throw new ApiError("not_found");
  if (listing === null) throw new ApiError("listing_unfinished");
  return listing;
}
