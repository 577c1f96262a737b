import type { Language } from "@llave/contract/language";
import { escapeHtml } from "@llave/contract/text/escapeHtml";
import { formatMoney } from "@llave/ui/translate";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { drawingPath, facadeOf } from "../art/facades.ts";
import { listingOf, presentHome } from "../homes/cards.ts";
import { chosenLanguage, languageOf } from "../http/language.ts";
import { askedLanguage, sendPlainPage } from "../plainPages/exchange.ts";
import { plainPage } from "../plainPages/page.ts";
import { limitTo } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { linkPath } from "../smartlinks/present.ts";
import { channelPhrases } from "./consent/phrases.ts";
import { findShortLink } from "./outbound/content/shortLinks.ts";

const words = {
  en: {
    gone: "This home isn’t available anymore",
    ask: "Ask the agent what else is available.",
    chat: "Chat about this home",
    baths: "ba",
  },
  es: {
    gone: "Esta propiedad ya no se ofrece",
    ask: "Pregúntale al agente qué más tiene.",
    chat: "Preguntar por esta propiedad",
    baths: "baños",
  },
};

type Request = FastifyRequest<{ Params: { code: string } }>;

/** A home at its short address: a page that works on any phone, and the preview that a messenger shows. */
export function homePages(app: FastifyInstance, services: Pick<Services, "db" | "links" | "origin">): void {
  app.get("/h/:code", { onRequest: limitTo("openPage") }, async (request: Request, reply) => {
    const language = chosenLanguage(request) ?? askedLanguage(request) ?? languageOf(request);
    const found = await findShortLink(services.db, request.params.code.slice(0, 20));
    const link = found && (await services.links.byId(found.link_id));
    const listing = link && listingOf(link, found.property_id);
    const nonce = reply.pageNonce;
    if (!link || !listing) {
      const { gone, ask } = words[language];
      return sendPlainPage(reply.code(404), plainPage({ language, nonce, title: gone, body: `<p>${ask}</p>` }));
    }
    const home = presentHome(link, listing);
    const facts = [
      channelPhrases[language].bedrooms(home.bedrooms),
      `${home.bathrooms} ${words[language].baths}`,
      home.area,
      formatMoney("en", home.price),
    ].join(" · ");
    const shown = home.photo
      ? { picture: home.photo.medium, type: "image/webp" }
      : { picture: drawingPath(facadeOf(listing), "png"), type: "image/png" };
    const picture = home.photo?.medium ?? home.drawing;
    const head = preview({ title: home.address, facts, picture: services.origin() + shown.picture, type: shown.type });
    return sendPlainPage(
      reply,
      plainPage({ language, nonce, title: home.address, head, body: body(link, { facts, picture, language }) }),
    );
  });
}

interface Preview {
  title: string;
  facts: string;
  picture: string;
  /** The picture's media type. */
  type: string;
}

function preview({ title, facts, picture, type }: Preview): string {
  const tags = {
    "og:title": title,
    "og:description": facts,
    "og:image": picture,
    "og:image:type": type,
    "og:type": "website",
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
    .join("");
}

function body(link: LinkContext, { facts, picture, language }: { facts: string; picture: string; language: Language }) {
  const chat = link.abilities.open
    ? `<p class="actions"><a class="button main" href="${escapeHtml(linkPath(link))}">${words[language].chat}</a></p>`
    : "";
  return `<p><img src="${escapeHtml(picture)}" alt="" width="480"></p><p>${escapeHtml(facts)}</p><p>${escapeHtml(link.agent.name)}</p>${chat}`;
}
