import { escapeHtml } from "@llave/contract/text/escapeHtml";
import type { FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "../http/language.ts";
import { sendPlainPage } from "./exchange.ts";
import { plainPage } from "./page.ts";

const texts = {
  en: { title: "One moment, please", again: "Try again" },
  es: { title: "Un momento, por favor", again: "Reintentar" },
} as const;

/** True if a person requested a page with a browser, not a program requesting data. */
export function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith("/api/") && /\btext\/html\b/.test(request.headers.accept ?? "");
}

/** Sends a page that explains the failure and offers to try again. The status is already set. */
export function sendFailedPage(request: FastifyRequest, reply: FastifyReply, reason: string): FastifyReply {
  const language = languageOf(request);
  const { title, again } = texts[language];
  const body = `<p>${escapeHtml(reason)}</p>
<p class="actions"><a class="button main" href="${escapeHtml(ownPath(request))}">${again}</a></p>`;
  return sendPlainPage(reply, plainPage({ language, nonce: reply.pageNonce, title, body }));
}

/** The requested address. It starts with one slash: with two it would name another site. */
function ownPath(request: FastifyRequest): string {
  return request.url.replace(/^\/[/\\]*/, "/");
}
