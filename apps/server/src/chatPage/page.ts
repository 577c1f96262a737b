import { greeting } from "@llave/assistant";
import type { ChatPage } from "@llave/contract/chat/chatPage";
import type { Home } from "@llave/contract/chat/homes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { presentToRenter } from "../conversations/present.ts";
import { turnContext } from "../conversations/turn/turnContext.ts";
import { listingOf, presentHome } from "../homes/cards.ts";
import { chosenLanguage, languageOf, type PageLanguage } from "../http/language.ts";
import { tileOrigin } from "../http/mapTiles.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import type { LinkContext, LinkPath } from "../smartlinks/contexts.ts";
import { presentConfig } from "../smartlinks/present.ts";
import { messagesForRenter, newestOfVisitor } from "../threads/repository.ts";
import type { ChatRenderer } from "./chatRenderer.ts";
import { previewPath } from "./previewRoute.ts";

const supportEmail = "support@llave.example";

/** The chat page at the three forms of a SmartLink, rendered with its greeting and the visitor's own messages. */
export function smartLinkPages(
  app: FastifyInstance,
  services: Pick<Services, "config" | "db" | "links" | "now" | "origin" | "secret">,
  renderer: ChatRenderer,
): void {
  for (const path of ["/:agentParam/:nameParam/:token", "/:agentParam/:nameParam", "/:agentParam"]) {
    app.get<{ Params: LinkPath }>(`/smartlink${path}`, { onRequest: limitByAddress }, async (request, reply) => {
      const link = await services.links.byPath(request.params);
      const page = link?.abilities.open
        ? await chatPage(services, link, request, reply)
        : unavailablePage(link === null ? "not_found" : "inactive", request);
      return sendPage(services, renderer, { page, link }, request, reply);
    });
  }
}

async function sendPage(
  services: Pick<Services, "config" | "origin">,
  renderer: ChatRenderer,
  { page, link }: { page: ChatPage; link: LinkContext | null },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split("?", 1)[0] ?? "";
  const { mapTiles } = services.config;
  if (page.kind === "chat" && mapTiles) reply.pictureOrigin = tileOrigin(mapTiles);
  const html = await renderer.render({
    page,
    nonce: reply.pageNonce,
    url: services.origin() + path,
    previewImage: page.kind === "chat" && link ? services.origin() + previewPath(link) : null,
  });
  const statuses = { not_found: 404, inactive: 410, other: 500 } as const;
  reply.code(page.kind === "chat" ? 200 : statuses[page.reason]);
  return reply.type("text/html; charset=utf-8").send(html);
}

function unavailablePage(reason: "not_found" | "inactive", request: FastifyRequest): ChatPage {
  return { kind: "unavailable", reason, language: languageOf(request), supportEmail };
}

async function chatPage(
  services: Pick<Services, "db" | "now" | "origin" | "secret">,
  link: LinkContext,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ChatPage> {
  const visitorId = request.server.visitors.knownOrNew(request, reply);
  return {
    kind: "chat",
    config: presentConfig(link),
    brokerage: link.agent.brokerage ?? "",
    licensed: link.licensed,
    licenseMatchedOn: link.licenseMatchedOn,
    home: homeOf(link),
    contact: link.contact,
    language: openingLanguage(link, request),
    greeting: {
      en: greeting(turnContext(services, link, "en")),
      es: greeting(turnContext(services, link, "es")),
    },
    conversation: await ownConversation(services, link, visitorId),
    configPath: `/api${(request.url.split("?", 1)[0] ?? "").replace(/\/$/, "")}`,
  };
}

/** The home the link is about, as long as it is available. */
function homeOf(link: LinkContext): Home | null {
  const listing = listingOf(link, link.propertyId);
  return listing ? presentHome(link, listing) : null;
}

/** The renter's own choice wins, then a link for one language, then the browser. */
function openingLanguage(link: LinkContext, request: FastifyRequest): PageLanguage {
  const chosen = chosenLanguage(request);
  if (chosen) return chosen;
  if (link.language === "bilingual") return languageOf(request);
  return link.language === "spanish" ? "es" : "en";
}

async function ownConversation(
  services: Pick<Services, "db" | "now" | "secret">,
  link: LinkContext,
  visitorId: string,
) {
  const key = { agentId: link.agentId, linkId: link.linkId, visitorId };
  const conversation = await newestOfVisitor(services.db, key);
  if (!conversation) return null;
  const messages = await messagesForRenter(services.db, link.agentId, conversation.conversation_id);
  return presentToRenter(services, link, conversation, messages);
}
