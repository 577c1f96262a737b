import type { FastifyReply, FastifyRequest } from "fastify";
import { escapeHtml } from "../http/html.ts";
import { languageOf } from "../http/language.ts";
import { sendPlainPage } from "./exchange.ts";
import { plainPage } from "./page.ts";

const texts = {
  en: { title: "One moment, please", again: "Try again" },
  es: { title: "Un momento, por favor", again: "Reintentar" },
} as const;

/** True where a person asked for a page with a browser, rather than a program for data. */
export function wantsPage(request: FastifyRequest): boolean {
  return !request.url.startsWith("/api/") && /\btext\/html\b/.test(request.headers.accept ?? "");
}

/** Answers with a page that says why there is none and offers to try again. The status is already set. */
export function sendFailedPage(request: FastifyRequest, reply: FastifyReply, reason: string): FastifyReply {
  const language = languageOf(request);
  const { title, again } = texts[language];
  const body = `<p>${escapeHtml(reason)}</p>
<p class="actions"><a class="button main" href="${escapeHtml(ownPath(request))}">${again}</a></p>`;
  return sendPlainPage(reply, plainPage({ language, nonce: reply.pageNonce, title, body }));
}

/** The address that was asked for. One slash begins it: with two it would name another site. */
function ownPath(request: FastifyRequest): string {
  return request.url.replace(/^\/[/\\]*/, "/");
}
