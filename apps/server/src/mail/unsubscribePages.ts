import type { FastifyInstance, FastifyReply } from "fastify";
import { readSignedId } from "../auth/signing.ts";
import { languageOf, type PageLanguage } from "../language.ts";
import { limitByAddress } from "../plugins/limits.ts";
import type { Services } from "../services.ts";
import { escapeHtml } from "./html.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

type Query = { Querystring: { token?: string } };
const url = "/unsubscribe";

/**
 * Ending waitlist mails. One POST does it, without sign-in or another click: from a mail program
 * (RFC 8058) or from the button. Opening the link never does, since scanners open links.
 */
export function unsubscribePages(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    // Mail programs and the button send a form; what it says does not matter, the address holds it all.
    scope.addContentTypeParser(
      ["application/x-www-form-urlencoded", "multipart/form-data"],
      { parseAs: "string" },
      (_request, _body, done) => done(null, undefined),
    );
    scope.get<Query>(url, { onRequest: limitByAddress }, async (request, reply) => {
      const known = readSignedId(services.secret, "unsubscribe", request.query.token) !== null;
      return sendPage(reply, languageOf(request), known ? "question" : "broken", request.url);
    });
    scope.post<Query>(url, { onRequest: limitByAddress }, async (request, reply) => {
      const entryId = readSignedId(services.secret, "unsubscribe", request.query.token);
      if (!entryId) return sendPage(reply.code(400), languageOf(request), "broken", request.url);
      await services.db
        .updateTable("waitlist_entry")
        .set({ unsubscribed_at: services.now() })
        .where("entry_id", "=", entryId)
        .where("unsubscribed_at", "is", null)
        .execute();
      return sendPage(reply, languageOf(request), "done", request.url);
    });
  });
}

function sendPage(reply: FastifyReply, language: PageLanguage, state: "question" | "done" | "broken", action: string) {
  const texts = (language === "es" ? es : en).unsubscribePage;
  const button = `<form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(texts.button)}</button></form>`;
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(texts.title)} · Llave</title><style nonce="${reply.pageNonce}">
body{margin:0;padding:48px 16px;background:#fbf8f4;color:#1c2238;font:17px/1.5 system-ui,sans-serif}
main{max-width:480px;margin:0 auto;padding:28px 24px;background:#fff;border:1px solid #e8e2d9;border-radius:16px}
h1{margin:0 0 12px;font-size:26px;line-height:1.2}
button{padding:14px 24px;border:0;border-radius:12px;background:#ffa56b;color:#1c2238;font:700 16px system-ui,sans-serif;cursor:pointer}
button:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
</style></head><body><main><h1>${escapeHtml(texts.title)}</h1>
<p role="status">${escapeHtml(texts[state])}</p>
${state === "question" ? button : ""}</main></body></html>
`;
  return reply.header("cache-control", "no-store").type("text/html; charset=utf-8").send(html);
}
